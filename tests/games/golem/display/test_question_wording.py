"""A question about a printed card, tile or book says where it lies on the table."""

import re

import pytest
from games.golem.positions import GAME, position
from random_play import Driver

from automatable.core.engine.question import Ask
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import books, upgrades
from automatable.games.golem.rules.golems import creation, work
from automatable.games.golem.rules.turn import rabbi
from automatable.locales import Words

KINDS = (
    "automa-cards",
    "action-tiles",
    "books",
    "characters",
    "quarters",
    "starting-tiles",
    "artifact-tiles",
)
ABOUT_A_COMPONENT = tuple(f"golem-ask-{kind}-" for kind in KINDS)
HIDDEN = [""] * 30


def asked(do, state):
    """The first question of a rule, in both languages."""
    with pytest.raises(Ask) as found:
        do(new_context(GAME.box, state, Resolver()))
    question = found.value.question
    return [Words(language, "golem").say(question.message, question.args) for language in ("en", "ru")]


def owner(automa=None, table=None, **rest):
    return position(automa, {"tiles": ["", "", ""], "quarters": HIDDEN, **(table or {})}, box="owner", **rest)


@pytest.mark.rule("owners-box", "rabbi-place")
def test_the_first_action_tile_that_is_entered_is_named_by_its_place():
    card = {"automa_cards": {"07": {"bonus": "none", "rabbi": [3, 1, 2, 4, 5]}}}
    state = owner({"cards": ["05", "06"], "marbles": ["red", "blue"]}, learned=card)
    found = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    (question,) = found.questions
    assert question.id == "action_tiles.01.effects", "our number of it, which stands nowhere on the table"
    said = [Words(language, "golem").say(question.message, question.args) for language in ("en", "ru")]
    assert said == [
        "Action tile 3 from the top: what does it show?",
        "Жетон действия 3 (считая сверху): что на нём?",
    ]


@pytest.mark.rule("owners-box", "rabbi-place")
def test_a_tile_that_was_named_before_is_asked_for_by_its_place_too():
    table = {"tiles": ["", "05", ""]}
    english, _ = asked(lambda t: rabbi.act(t, owner({}, table), lambda *_: (2, 1, 3)), owner({}, table))
    assert english == "Action tile 2 from the top: what does it show?"


@pytest.mark.rule("owners-box", "buy-book")
def test_a_book_is_named_by_its_place_in_the_library():
    learned = {"automa_cards": {"07": {"book": [4, 1, 2, 3, 5]}}, "board": {"students_from": 1}}
    state = owner({"cards": ["07"]}, learned=learned)
    assert asked(lambda t: books.choose(t, state), state) == ["Book 4 from the left", "4-я книга слева"]


@pytest.mark.rule("owners-box", "activate-books")
def test_a_bought_book_is_named_by_its_column():
    learned = {"books": {"01": {"colour": "red"}, "02": {"colour": "red"}}}
    state = owner({"books": [[], [], ["02", "01"], [], []]}, learned=learned)
    english, _ = asked(lambda t: books.activate(t, state, 1), state)
    assert english == "Book 1 of the Automa’s column 3"


@pytest.mark.rule("owners-box", "work-who")
def test_a_neighbourhood_tile_is_named_by_its_section():
    state = owner({"golems": ["yellow-4"]})
    assert asked(lambda t: work.work(t, state, 1), state) == [
        "Neighbourhood tile, yellow district, section IV: what does it show?",
        "Жетон округа, жёлтый район, секция IV: что на нём?",
    ]
    named = owner({}, {"quarters": [*HIDDEN[:20], "blue-07", *HIDDEN[21:]]})
    english, _ = asked(lambda t: creation.use_quarter(t, named, 2, 1, "work"), named)
    assert english.startswith("Neighbourhood tile, blue district, section I:")


@pytest.mark.rule("owners-box", "upgrade-artifact")
def test_what_the_automa_has_once_is_named_as_that():
    state = owner({"artifact_tile": "03"})
    english, _ = asked(lambda t: upgrades.make(t, state, 1), state)
    assert english == "The Automa’s artifact tile"


@pytest.mark.rule("owners-box")
@pytest.mark.parametrize(("setup", "seed"), [({"box": "owner"}, 3), ({"box": "owner", "humans": 3}, 4)])
def test_in_whole_games_no_question_names_a_component_by_our_number(setup, seed):
    driver, found = Driver("golem", setup, seed), set()
    while driver.step():
        for question in driver.resolutions[-1].questions:
            if question.message.startswith((*ABOUT_A_COMPONENT, "golem-thing-there")):
                for language in ("en", "ru"):
                    said = Words(language, "golem").say(question.message, question.args)
                    assert not re.search(r"\b\d\d\b", said), said
                assert question.args["thing"] not in ("@at-tile", "@at-book", "@at-quarter"), question.id
                found.add(question.id.partition(".")[0])
            assert not re.fullmatch(f"golem-thing-({'|'.join(KINDS)})", question.message), question.id
    assert {"automa_cards", "action_tiles", "books", "characters", "quarters"} <= found
