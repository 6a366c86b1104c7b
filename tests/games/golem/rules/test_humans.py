"""The humans' turns as far as they are entered (p. 2)."""

import pytest
from games.golem.positions import GAME, happen, position, rows
from user_errors import raises_user_error

from automatable import games
from automatable.locales import Words

LIBRARY = ["01", "02", "03", "04", "05"]
MARBLES = rows(work="red", study="red blue", mirror="white")


def humans_turn(table=None, **rest):
    """The second turn of the round: a human's."""
    return position(
        {}, {"rows": MARBLES, "library": LIBRARY, **(table or {})}, turn=1, phase="actions", **rest
    )


def acted(state, did, **answers):
    return happen(state, {"type": "acted", "did": did}, answers).state


@pytest.mark.rule("several-humans")
@pytest.mark.parametrize("did", ["study-red", "row-study", "mirror-white"])
def test_p02_a_entered_study_turn_asks_for_its_book(did):
    after = acted(humans_turn(), did, bought=2)
    assert after.library == ("01", "03", "04", "05", "") and after.gone_books == ("02",)
    assert acted(humans_turn(), did, bought=0).library == tuple(LIBRARY), "or none was bought"


@pytest.mark.rule("several-humans")
def test_p02_a_entered_rabbi_asks_for_the_book_or_the_grave_its_tile_offers():
    tiles = {"tiles": ["06", "02", "03"]}  # a book, a killed golem, neither
    assert acted(humans_turn(tiles), "tile-1", bought=1).gone_books == ("01",)
    assert acted(humans_turn(tiles), "tile-2", buried=3).graves == 1 << 3
    assert acted(humans_turn(tiles), "tile-3").graves == 0
    assert acted(humans_turn(tiles), "tile-6", buried=1).graves == 1 << 1, "the printed space kills"


@pytest.mark.rule("several-humans", "owners-box")
def test_p02_an_untold_turn_forgets_rows_library_and_graveyard():
    owner = humans_turn({"graves": [1]}, box="owner")
    after = acted(owner, "untold")
    assert after.rows == (-1, 0, 0, -1, -1), "an empty row stays empty"
    assert set(after.library) == {""} and after.graves_untold
    assert GAME.from_json(GAME.to_json(after)) == after == GAME.from_text(GAME.to_text(after))
    practice = humans_turn()
    assert acted(practice, "untold").library == practice.library, "what the app dealt nobody has touched"


@pytest.mark.rule("bury-where", "owners-box")
def test_p07_after_an_untold_turn_the_leftmost_free_cell_is_asked_for():
    learned = {"board": {"graveyard_cells": 6}, "graveyard": {"4": []}}
    automa = {"golems": ["red-9"], "cards": ["01", "02"], "marbles": ["red", "blue"]}
    cards = {"07": {"bonus": "none", "rabbi": [1, 2, 3, 4, 5]}}
    state = position(
        automa,
        {"graves": [1], "graves_untold": True, "taken": [1, 2, 3]},
        box="owner",
        learned={**learned, "automa_cards": cards},
        phase="actions",
    )
    after = happen(state, {"type": "card-turned", "card": "07"}, {"grave-1": 4}).state
    assert after.graves == 0b11110 and after.dead == 1, "the cells left of it are taken as well"
    full = happen(state, {"type": "card-turned", "card": "07"}, {"grave-1": 0}).state
    assert full.graves == 0b1111110


@pytest.mark.rule("several-humans", "choose-action")
def test_p03_a_third_marble_in_a_round_is_neither_offered_nor_accepted():
    state = humans_turn({"drawn": [1]})
    after = acted(state, "work-red")
    assert after.drawn == (2,) and GAME.from_text(GAME.to_text(after)) == after
    third = humans_turn({"drawn": [2]})
    offered = {str(option.value).split("-")[0] for option in GAME.questions(third)[0].options}
    assert offered == {"tile", "passed", "untold"}
    for did in ("work-red", "row-work"):
        with raises_user_error("third-marble"):
            acted(third, did)
    assert acted(third, "tile-3").rabbis == (2,)
    assert acted(humans_turn({"drawn": [0]}), "row-work").drawn == (1,), (
        "a marble of a colour not told counts"
    )
    assert acted(humans_turn({"drawn": [1]}), "passed").drawn == (1,), "passing takes none"


@pytest.mark.rule("several-humans", "owners-box")
def test_more_marbles_than_the_box_holds_are_refused():
    hidden = dict.fromkeys(MARBLES)
    learned = {"automa_cards": {"07": {"bonus": "none", "first": "marble", "marble": ["work"]}}}
    learned["characters"] = {"01": {"left": "red", "right": "yellow"}}
    table = {"rows": hidden, "human_marbles": ["red", "white", "white", "white"]}
    state = position({}, table, box="owner", learned=learned, phase="actions", humans=2)
    asked = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    question = asked.questions[0]
    assert question.id == "rows-work-golem-artifact-study-mirror"
    colours = {option.value for part in question.fields for option in part.options}
    assert colours == {"red", "yellow", "blue", "black"}, "all three white ones are taken"

    def rows(*named):
        return question.answer({part.key: ["red"] if part.key in named else [] for part in question.fields})

    three = GAME.decode_event(rows("work", "golem", "mirror"))
    with raises_user_error("too-many-marbles"):
        GAME.apply(asked.state, three)
    GAME.apply(asked.state, GAME.decode_event(rows("work", "golem")))
    with raises_user_error("too-many-marbles"):
        happen(state, {"type": "marbles-placed", "rows": {"work": ["white"]}})


@pytest.mark.rule("several-humans", "owners-box")
def test_a_marble_taken_from_a_row_nobody_has_entered_is_out_of_the_synagogue_too():
    hidden = humans_turn({"rows": dict.fromkeys(MARBLES)}, box="owner", humans=2)
    after = acted(hidden, "work-white")
    assert GAME.to_json(after)["table"]["human_marbles"] == ["white"] and after.rows == hidden.rows
    third = humans_turn(
        {"rows": dict.fromkeys(MARBLES), "human_marbles": ["white"] * 3}, box="owner", humans=2
    )
    with raises_user_error("too-many-marbles"):
        acted(third, "work-white")


@pytest.mark.parametrize("rows", [{"cellar": ["red"]}, {"work": ["green"]}])
def test_marbles_lie_in_rows_and_have_colours(rows):
    with raises_user_error("golem-refused-rows"):
        happen(humans_turn(), {"type": "marbles-placed", "rows": rows})


@pytest.mark.parametrize("book", ["99", "20"])
def test_a_book_of_the_automa_or_of_no_box_does_not_lie_in_the_library(book):
    state = position({"books": [["20"], [], [], [], []]}, {"library": LIBRARY}, phase="actions", turn=1)
    with raises_user_error("golem-refused-library"):
        happen(state, {"type": "books-shown", "books": [book, *LIBRARY[1:]]})


@pytest.mark.rule("several-humans", "book-choice")
def test_a_rabbi_on_a_tile_with_a_slash_asks_for_what_either_side_may_do():
    sides = {"left": [{"do": "book"}], "right": [{"do": "kill"}]}
    tile = [{"do": "points", "amount": 1}, {"do": "choice", **sides}]
    game = games.load("golem", {"action_tiles": {"03": {"effects": tile}}})
    asked = game.apply(humans_turn(), game.decode_event({"type": "acted", "did": "tile-3"}))
    assert asked.questions[0].id == "bought"
    asked = game.apply(asked.state, game.decode_event(asked.questions[0].answer(0)))
    assert asked.questions[0].id == "buried"


ROUND = {"round": 1}


@pytest.mark.rule("choose-action")
@pytest.mark.parametrize(
    ("event", "phase"),
    [
        ({"type": "dealt", "item": "01"}, "end"),
        ({"type": "round-begun", **ROUND}, "actions"),
        ({"type": "round-begun", "round": 2}, "begin"),
        ({"type": "round-ended", **ROUND}, "actions"),
        ({"type": "round-ended", "round": 2}, "end"),
        ({"type": "card-turned", "card": "07"}, "end"),
        ({"type": "acted", "did": "passed"}, "begin"),
        ({"type": "human-scored", "points": 30}, "actions"),
    ],
)
def test_everything_has_its_phase(event, phase):
    state = position({}, {"rows": MARBLES, "library": LIBRARY}, phase=phase)
    with raises_user_error("golem-refused-phase"):
        happen(state, event)


@pytest.mark.parametrize(
    ("did", "said"),
    [
        ("tile-3", "action tile 3"),
        ("row-study", "study"),
        ("study-red", "red marble, row “study”"),
        ("untold", "not entered yet"),
    ],
)
def test_a_humans_turn_is_named_by_what_was_done(did, said):
    message, args = GAME.display.event_name({"type": "acted", "did": did})
    assert said in Words("en", "golem").say(message, args)


@pytest.mark.parametrize("place", ["²", "9" * 5_000, "٣٣٣", "0", "-1", "x", ""])
def test_a_rabbi_on_a_place_that_is_no_number_is_refused(place):
    with raises_user_error("golem-refused-tile"):
        acted(humans_turn(), f"tile-{place}")
