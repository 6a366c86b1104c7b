"""The practice box and the owner's box."""

from typing import Any

import msgspec
import pytest
from games.golem.entry.printed_answers import answer
from games.golem.positions import BOX, GAME, happen, noted, own, position, rows, used
from random_play import Driver
from user_errors import raises_user_error

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND, Ask
from automatable.games.golem.box import keys
from automatable.games.golem.box.effect_names import described
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.entry.effect_taps import effects_of, taps_of


def typed(own, key, **other):
    """An own box with one component more, entered as our practice box has it but for what is named here."""
    game = games.load("golem", own)
    question = game.components.entry_question(key, {})

    def one(part):
        name = part.key.rpartition(".")[2]
        if name in other:
            return other[name]
        return answer(BOX, part.key)

    answers = {question.id: question.filled(one)}
    assert game.components.entry_question(key, answers) is None
    return boxes.merged(own, game.components.entry_tables(key, answers))


def shown(events):
    """Every printed value that was entered in these events, by its key; alone or on a screen."""
    found = set()
    for event in events:
        if event["type"] == "answered" and event["value"] != BY_HAND:
            value = event["value"]
            found |= set(value) if isinstance(value, dict) else {event["question"]}
    return found


@pytest.mark.rule("practice-box")
def test_the_practice_box_fulfils_every_constraint_and_every_table_says_where_it_comes_from():
    assert GAME.components.defects() == ()
    tables = [name for name in BOX.printed.__struct_fields__ if name not in ("provenance", "known", "tops")]
    assert sorted(BOX.printed.provenance) == sorted(tables)
    assert BOX.printed.provenance["automa_cards"].kind == "practice"
    assert BOX.printed.provenance["automa"].kind == "printed"


@pytest.mark.rule("practice-box")
@pytest.mark.parametrize(
    ("check", "own"),
    [
        ("counts", {"books": {"39": {"colour": "red", "cost": 1, "effects": []}}}),
        ("fixed", {"golem_upgrades": {"leg-2": {"cost": 4}}}),
        ("rabbi-numbers", {"automa_cards": {"01": {"rabbi": [1, 2, 3]}}}),
        ("book-numbers", {"automa_cards": {"01": {"book": [1, 1]}}}),
        ("criteria", {"automa_cards": {"01": {"marble": ["work"]}}}),
        ("bonus-levels", {"automa_cards": {"01": {"level": 5}}}),
        ("mostly-marbles", {"automa_cards": {f"{n:02}": {"first": "rabbi"} for n in range(1, 16)}}),
        ("halves", {"automa_cards": {f"{n:02}": {"left_half": False} for n in range(1, 21)}}),
        ("characters", {"characters": {"01": {"right": "red"}}}),
        ("characters", {"characters": {"01": {"left": "black"}}}),
        ("menorahs", {"golem_upgrades": {"head": {"menorahs": 1}}}),
        ("menorahs", {"artifact_tiles": {"01": {"cells": {"6": {"tile": "grey"}}}}}),
        ("special", {"artifact_tiles": {"01": {"cells": {"2": {"tile": "grey"}}}}}),
        ("images", {"images": {"1": {"artifact": 3}}}),
        ("red-zone", {"board": {"red_zone": {"1": 30}}}),
        ("rising-costs", {"board": {"golem_cost": {"1": 1}}}),
        ("lengths", {"board": {"golem_track_top": 14}}),
        ("lengths", {"board": {"graveyard_cells": 9}}),
        ("sections", {"base": {"sections": 9}}),
        ("black-books", {"books": {f"{n:02}": {"colour": "red"} for n in range(33, 39)}}),
    ],
)
def test_a_broken_constraint_is_named(check, own):
    game = games.load("golem", own)
    assert f"golem-check-{check}" in {defect.message for defect in game.components.defects()}


@pytest.mark.rule("practice-box", "owners-box")
def test_ingots_an_owner_counted_are_not_measured_against_our_pictures():
    own = {"board": {"ingots": {"1": 9}}}
    found = [(defect.message, defect.args["key"]) for defect in games.load("golem", own).components.defects()]
    assert found == [("golem-check-images", "board.ingots.1")]
    assert games.load("golem", {**own, "known": {"board.ingots.1": True}}).components.defects() == ()


@pytest.mark.rule("owners-box")
def test_what_is_entered_while_playing_is_learned_in_the_shape_of_a_box_and_never_asked_again():
    driver = Driver("golem", {"box": "owner"}, seed=3, explain=False).to_the_end()
    learned = driver.game.components.entered_values(driver.state)
    assert learned["known"] and learned["automa_cards"]
    asked = shown(driver.events)
    game = games.load("golem", learned)
    for key in learned["known"]:
        assert game.box.is_known(key)
    again = Driver("golem", {"box": "owner"}, seed=3, explain=False)
    again.game = game
    again.to_the_end()
    asked_again = shown(again.events)
    assert not asked_again & set(learned["known"]) and asked & set(learned["known"])
    assert GAME.components.entered_values(driver.game.new(driver.game.decode_setup({}))) == {}


@pytest.mark.rule("owners-box")
def test_entering_beforehand_says_which_components_are_missing_adds_one_and_checks_it():
    missing = GAME.components.missing()
    assert (
        "automa_cards.07" in missing
        and "board" in missing
        and set(missing) <= set(GAME.components.entry_keys())
    )
    asked = [part.key for part in GAME.components.entry_question("golem_upgrades", {}).fields]
    assert "golem_upgrades.head.cost" in asked and "golem_upgrades.leg-2.cost" not in asked, (
        "the book prints it"
    )
    own = typed({}, "automa_cards.07", rabbi=[2, 1, 3])
    game = games.load("golem", own)
    assert game.box.printed.automa_cards["07"].rabbi == (2, 1, 3)
    assert game.components.missing() == tuple(key for key in missing if key != "automa_cards.07")
    assert [(defect.message, defect.args["key"]) for defect in game.components.defects()] == [
        ("golem-check-rabbi-numbers", "automa_cards.07.rabbi")
    ]
    again = {part.key: part.value for part in game.components.entry_question("automa_cards.07", {}).fields}
    assert again["automa_cards.07.rabbi"] == [2, 1, 3], "filled in with what was told"


@pytest.mark.rule("owners-box", "practice-box")
def test_the_practice_box_typed_in_component_by_component_is_the_shipped_one():
    own = {}
    while left := games.load("golem", own).components.missing():
        for key in left:
            own = typed(own, key)
    game = games.load("golem", own)
    assert game.box.effects_of | BOX.effects_of == game.box.effects_of
    assert all(not effects for key, effects in game.box.effects_of.items() if key not in BOX.effects_of)
    for table in (*keys.PARTS, "board", "artifact_tiles", "graveyard"):
        assert getattr(game.box.printed, table) == getattr(BOX.printed, table), table
    assert game.components.defects() == ()
    with pytest.raises(UserError):
        GAME.components.entry_question("automa.low", {})


@pytest.mark.rule("owners-box")
def test_a_card_is_one_screen_and_a_bonus_and_its_number_are_one_tap():
    question = GAME.components.entry_question("automa_cards.07", {})
    assert question.id == "automa_cards.07" and len(question.fields) == 7
    parts = {part.key.rpartition(".")[2]: part for part in question.fields}
    assert parts["bonus"].value == "none" and parts["left_half"].value is False, (
        "nothing printed, nothing tapped"
    )
    card = games.load("golem", typed({}, "automa_cards.07", bonus="gold-3"))
    assert (card.box.printed.automa_cards["07"].bonus, card.box.printed.automa_cards["07"].level) == (
        "gold",
        3,
    )
    filled_in = {
        part.key: part.value for part in card.components.entry_question("automa_cards.07", {}).fields
    }
    assert filled_in["automa_cards.07.bonus"] == "gold-3"
    own = typed({}, "automa_cards.01")
    assert (
        own["automa_cards"]["01"]["level"] == 1
        and "automa_cards.01" not in games.load("golem", own).components.missing()
    )


@pytest.mark.rule("practice-box")
def test_practice_tables_are_named_until_they_are_entered_whole():
    fresh = GAME.new(GAME.decode_setup({}))
    named = set(GAME.components.practice(fresh))
    assert {"automa_cards", "books", "board"} <= named and not {"automa", "base"} & named
    own = {}
    for key in GAME.components.missing():
        if key.startswith("action_tiles."):
            own = typed(own, key)
    assert "action_tiles" not in games.load("golem", own).components.practice(fresh)
    assert GAME.components.practice(GAME.new(GAME.decode_setup({"box": "owner"}))) == (), (
        "what is missing is asked for"
    )


@pytest.mark.rule("owners-box")
def test_the_practice_box_asks_for_nothing_printed():
    driver = Driver("golem", {"level": "hard"}, seed=5, explain=False).to_the_end()
    answered = [event["question"] for event in driver.events if event["type"] == "answered"]
    assert all(
        question.startswith(("deal-", "library-", "free-", "order-", "bought", "buried"))
        for question in answered
    )


@pytest.mark.rule("owners-box")
def test_a_tile_with_a_slash_is_entered_with_buttons():
    state = GAME.from_json(
        {
            "box": "owner",
            "automa": {"marbles": ["red", "blue"], "cards": ["05", "06"], "starting": ["01", "02"]},
        }
    )
    event = {"type": "card-turned", "card": "07"}
    taps = ["coins", "coins", "choice", "kill", "or", "points", "points", "points"]
    answers = {
        "automa_cards.07.bonus.2": {"automa_cards.07.bonus.2": "none", "automa_cards.07.rabbi.1": 2},
        "action_tiles.01.effects": taps,
    }  # nobody can be killed, so the slash is decided: the card's left or right is not asked for
    resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        answer = GAME.decode_event(question.answer(answers.pop(question.id)))
        resolution = GAME.apply(resolution.state, answer, explain=True)
    assert not answers
    assert (resolution.state.resources, resolution.state.points) == (2, 3)
    tile = GAME.components.entered_values(resolution.state)["action_tiles"]["01"]["effects"]
    assert tile[1] == {
        "do": "choice",
        "left": [{"do": "kill"}],
        "right": [{"do": "points", "amount": 3}],
    }
    assert msgspec.json.encode(tile)


@pytest.mark.rule("owners-box", "refresh")
def test_when_the_tiles_run_out_the_discarded_ones_can_lie_there_again():
    shown = {f"action_tiles.{id}.effects": [{"do": "points", "amount": 1}] for id in BOX.printed.action_tiles}
    ids = list(BOX.printed.action_tiles)
    card = {"automa_cards.07.bonus": "none", "automa_cards.07.rabbi": [1, 2, 3, 4, 5]}
    form: dict[str, Any] = {
        "level": "easy",
        "humans": 3,
        "box": "owner",
        "round": 3,
        "automa": {"marbles": ["red", "blue"], "cards": ["05", "06"], "starting": ["01"]},
        "table": {"used_tiles": ids[:10], "tiles": ["", ids[10], ids[11], "", ""]},
        "learned": {**shown, **card},
    }
    state = GAME.from_json(form)
    resolution = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    question = resolution.questions[0]
    assert question.id == "tile-1" and {option.value for option in question.options} == set(ids[:10])
    early = GAME.from_json({**form, "round": 2, "table": {**form["table"], "used_tiles": ids[:5]}})
    resolution = GAME.apply(early, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    assert {option.value for option in resolution.questions[0].options} == set(ids[5:10])


@pytest.mark.rule("owners-box")
def test_one_learned_value_can_be_corrected_or_forgotten_by_its_key():
    learned = {"books": {"07": {"cost": 3, "colour": "red"}}, "board": {"gold_price": 2}}
    state = GAME.from_json({"box": "owner", "learned": learned})
    assert state.learned == {"books.07.cost": 3, "books.07.colour": "red", "board.gold_price": 2}
    assert GAME.from_json(GAME.to_json(state)) == state == GAME.from_text(GAME.to_text(state))
    corrected = {"type": "corrected", "set": {"learned.books.07.cost": 5, "learned.board.gold_price": None}}
    after = GAME.apply(state, GAME.decode_event(corrected)).state
    assert after.learned == {"books.07.cost": 5, "books.07.colour": "red"}
    for key, value in (("learned.books.07.cost", "much"), ("learned.books.07.colour", "pink")):
        with raises_user_error("golem-defect-learned"):
            GAME.apply(state, GAME.decode_event({"type": "corrected", "set": {key: value}}))


@pytest.mark.rule("owners-box")
def test_hundreds_of_values_entered_are_read_without_asking_the_box_again():
    own = {}
    for key in GAME.components.missing():
        if key.startswith("action_tiles."):
            own = typed(own, key)
    box = games.load("golem", own).box
    assert box.is_known("action_tiles.07.effects") and not box.is_known("books.07.effects")
    assert ("action_tiles", "07") in box.known_ids and ("books", "07") not in box.known_ids


@pytest.mark.rule("owners-box", "practice-box")
def test_every_effect_of_the_practice_box_can_be_tapped_in():
    lists = {key: msgspec.to_builtins(effects) for key, effects in BOX.effects_of.items()}
    assert len(lists) > 100
    for key, effects in lists.items():
        assert msgspec.convert(effects_of(taps_of(effects)), Effects) == BOX.effects_of[key], key


@pytest.mark.rule("owners-box")
@pytest.mark.parametrize(
    "taps",
    [["discount"], ["coins", "free"], ["choice", "coins"], ["or"], ["book", "free"], ["choice", "or", "or"]],
)
def test_taps_that_make_no_effect_are_refused_in_words(taps):
    with raises_user_error("golem-refused-effects"):
        effects_of(taps)


@pytest.mark.rule("owners-box")
def test_an_order_is_tapped_in_one_go_and_the_last_number_follows_by_itself():
    own = typed({}, "automa_cards.07", rabbi=[3, 1, 5, 2])
    assert own["automa_cards"]["07"]["rabbi"] == [3, 1, 5, 2, 4]
    with raises_user_error("core-answer-twice"):
        typed({}, "automa_cards.07", rabbi=[3, 3])


@pytest.mark.rule("owners-box")
@pytest.mark.parametrize("sort", ["grey", "special", "menorahs"])
def test_an_artifact_tile_that_cannot_be_is_refused_as_it_is_entered(sort):
    assert typed({}, "artifact_tiles.01")["artifact_tiles"]["01"]["cells"]["6"]["tile"] == "menorahs"
    with raises_user_error("golem-refused-artifact-tile"):
        typed({}, "artifact_tiles.01", tile=sort)


@pytest.mark.rule("owners-box", "study-track", "golem-track")
@pytest.mark.parametrize(
    ("track", "effect"),
    [
        ("study_track", {"do": "study-up", "steps": 1}),
        ("golem_track", {"do": "golem-track", "steps": 1, "way": "up"}),
    ],
)
def test_a_track_is_not_said_to_end_below_its_marker(track, effect):
    with pytest.raises(Ask) as asked:
        used(position({track: 5}, box="owner"), effect)
    question = asked.value.question
    assert (question.id, question.low) == (f"board.{track}_top", 5)
    with pytest.raises(UserError):
        question.check(3)


@pytest.mark.rule("owners-box", "golem-movement", "leg-two")
def test_steps_are_asked_for_only_where_someone_makes_them():
    def begun(automa, answers):
        learned = {"characters": {"01": {"left": "red", "right": "blue"}}}
        state = position(automa, box="owner", learned=learned, phase="begin")
        return happen(state, {"type": "round-begun", "round": 1}, answers)

    assert "no-golems" in noted(begun({}, {})), "nobody moves: nothing is asked"
    leg = {"golems": ["red-1"], "upgrades": {"golem": ["leg-2"]}}
    moved = begun(leg, {"board.track_steps.0": 1})
    assert own(moved.state)["golems"] == ["red-2"], "the character's steps are not made"


@pytest.mark.rule("owners-box", "automa-turn")
def test_once_every_card_is_entered_the_app_draws_them_and_shows_what_stands_on_each():
    own = {}
    for key in GAME.components.missing():
        if key.startswith("automa_cards."):
            own = typed(own, key)
    game = games.load("golem", own)
    state = position(box="owner", phase="actions")
    draw = game.next_draw(state)
    assert draw is not None and draw.question() == game.questions(state)[0]
    seventh = {option.value: option for option in draw.question().options}["07"]
    assert (
        seventh.message == "golem-option-shown"
        and f"@word-{BOX.flat['automa_cards.07.bonus']}" in (seventh.args["shows"])
    )
    assert GAME.next_draw(state) is None, "with cards not entered yet the owner says which was turned"


@pytest.mark.rule("owners-box", "work")
def test_a_section_where_the_owner_sees_nothing_has_no_tile():
    state = position(
        {"golems": ["red-1"], "resources": 5},
        {"quarters": [""] * 30, "rows": rows(work="white")},
        box="owner",
        phase="actions",
        learned={
            "automa_cards": {"07": {"bonus": "none", "first": "marble", "marble": ["work", "left"]}},
            "characters": {"01": {"left": "red", "right": "yellow"}},
        },
    )
    resolution = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        value = [] if question.many else question.low or 0
        answer = GAME.decode_event(question.answer(value))
        resolution = GAME.apply(resolution.state, answer, explain=True)
    assert resolution.state.quarters[0] == "-" and "no-tile" in noted(resolution)
    assert not any(key.startswith("quarters.") for key in resolution.state.learned)


@pytest.mark.rule("owners-box", "buy-book")
def test_when_every_book_has_been_out_any_of_them_may_lie_there_again():
    ids = list(BOX.printed.books)
    learned = {"books": {id: {"cost": 1} for id in ids}, "board": {"students_from": 1}}
    state = position({}, {"gone_books": ids, "library": [""] * 5}, box="owner", learned=learned)
    with pytest.raises(Ask) as asked:
        used(state, {"do": "book"})
    assert {option.value for option in asked.value.question.options} == set(ids)


@pytest.mark.rule("owners-box", "place-ingot")
def test_the_last_artifact_has_one_ingot_where_the_others_leave_no_more():
    share = BOX.base.gold // BOX.base.seats
    shown = {"1": 1, "2": 1, "3": share - 3}
    with pytest.raises(Ask) as asked:
        used(position(box="owner", learned={"board": {"ingots": {"1": 1, "2": 1}}}), {"do": "gold"})
    assert "board.ingots.4" in asked.value.question.id
    after = used(position(box="owner", learned={"board": {"ingots": shown}}), {"do": "gold"})
    assert after.ingots == 1


def test_what_goes_without_saying_in_an_effect_is_tapped_and_said_all_the_same():
    assert taps_of([{"do": "gold"}, {"do": "upgrade", "free": True}]) == ["gold", "upgrade-any", "free"]
    assert described([{"do": "study-up"}]) == ["@button-study-up", 1]
