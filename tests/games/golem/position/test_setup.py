"""Set-up (p. 1)."""

import contextlib

import pytest
from games.golem.positions import BOX, GAME, happen, own
from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.games.golem.position.marble_row import count
from automatable.games.golem.position.state import COLOURS, ROWS
from automatable.games.golem.rules.round.dealing import next_deck


def fresh(**setup):
    return GAME.new(GAME.decode_setup(setup))


def dealt(state, **wanted):
    """Everything dealt: the wanted item of a deck, otherwise the first possible."""
    left = {deck.replace("_", "-"): list(items) for deck, items in wanted.items()}
    while state.pending is not None or next_deck(BOX, state) is not None:
        question = GAME.open_questions(state)[0]
        items = left.get(question.message.removeprefix("golem-deal-"))
        item = items.pop(0) if items else question.options[0].value
        state = GAME.apply(state, GAME.decode_event(question.answer(item)), explain=True).state
    return state


@pytest.mark.rule(
    "p01-example-set-up", "set-up-tokens", "set-up-golems", "set-up-starting-tiles", "set-up-track"
)
def test_p01_example_easy_level_marker_on_three_golems_in_yellow_and_red_yellow_student_on():
    state = dealt(fresh(level="easy"), tokens=["yellow", "red"], starting_tiles=["01"])
    after = own(state)
    assert after["tokens"] == ["yellow", "red", "blue"]
    assert after["golems"] == ["red-1", "yellow-1"]
    assert after["resources"] == 3
    assert after["students"] == {"red": 1, "yellow": 2, "blue": 1}
    assert state.phase == "begin"


@pytest.mark.rule("set-up", "set-up-first", "set-up-starting-tiles", "set-up-artifact-tile")
@pytest.mark.parametrize(("level", "humans"), [("easy", 1), ("normal", 2), ("hard", 3), ("expert", 3)])
def test_p01_every_level_and_number_of_players(level, humans):
    state = dealt(fresh(level=level, humans=humans))
    assert state.order[0] == 0, "the Automa goes first"
    assert len(state.tiles) == humans + 1 + BOX.base.tiles_over_players
    assert len(state.starting) == state.level
    assert state.artifact_tile and all(state.quarters) and all(state.characters)
    assert GAME.position.defects(state) == ()


@pytest.mark.rule("set-up-special", "set-up-goals", "set-up-deck", "set-up-tokens", "set-up-track")
def test_p01_the_checklist_tells_what_to_put_where():
    state = fresh(level="expert")
    instructed = {each.message: each for each in GAME.checklist(state).instructions}
    assert [each.rule for each in instructed.values()] == [
        "set-up-special",
        "set-up-first",
        "set-up-starting-tiles",
        "set-up-goals",
        "set-up-artifact-tile",
        "set-up-tokens",
        "set-up-track",
        "set-up",
        "set-up-deck",
        "study-track",
        "never-passes",
    ]
    goals = {"number": BOX.automa.goals, "drawn": 6, "kept": 3, "left": 3, "solo": "yes"}
    assert instructed["golem-do-set-up-goals"].args == goals, "the unchosen ones go under the deck"
    assert instructed["golem-do-set-up-track"].args == {"level": 4, "start": 0}
    several = GAME.checklist(fresh(humans=2)).instructions[3]
    assert several.args["solo"] == "no"


def test_where_only_marbles_are_left_to_fall_the_first_begins_and_the_others_follow():
    laid = dealt(fresh())
    waiting = structs.replace(laid, rows=(0,) * len(ROWS), falling=0, phase="deal")
    after = dealt(waiting, marbles=["mirror"])
    fallen = [sum(count(row, colour) for colour in range(len(COLOURS))) for row in after.rows]
    assert (fallen[ROWS.index("mirror")], sum(fallen)) == (1, len(BOX.marble_order))
    assert after.phase == "begin"


def test_what_cannot_come_out_is_refused():
    for item in ("green", "new"):
        with pytest.raises(UserError):
            happen(fresh(), {"type": "dealt", "item": item})
    with pytest.raises(UserError):
        fresh(humans=4)


def test_a_rule_asked_before_anything_is_dealt_is_refused():
    for rule in GAME.rules:
        with contextlib.suppress(UserError):
            GAME.decide(rule, fresh(), {})
