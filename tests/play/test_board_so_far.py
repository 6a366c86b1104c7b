"""A question during a turn is asked over the board so far."""

import pytest
from recorded_views import names, taken

from automatable.play.session import Session
from automatable.play.view import make_view

SAMPLE = {"scythe": (1, 2), "golem": (4,), "red-rising": (0, 1), "pendulum": (9,)}
"""Recorded games in which much is asked."""


def midst(game):
    """Every moment of some recorded games at which a turn waits for an answer, with its event."""
    for number in SAMPLE[game]:
        session = Session(*taken(game, number))
        for at in range(1, len(session.steps) + 1):
            session.at = at
            pending = session.state.pending
            if pending is not None:
                yield pending.event, make_view(1, at, session)


def newest(game, view):
    """The Automa card that lies open on the board of the turn in progress."""
    board = view.so_far
    if game == "scythe":
        return board.position["top"]
    if game == "golem":
        return board.position["automa"]["cards"][-1]
    return board.shown["last_turned"][-1]["number"]


@pytest.mark.parametrize(
    ("game", "type"), [("scythe", "card-turned"), ("golem", "card-turned"), ("red-rising", "turned")]
)
def test_the_card_of_the_turn_in_progress_lies_open(game, type):
    turns = [(event, view) for event, view in midst(game) if event["type"] == type]
    assert turns
    for event, view in turns:
        if event["card"] not in ("new", "by-hand") and not event.get("second"):
            first = newest(game, view)
            two = game == "red-rising" and view.so_far.shown["last_turned"][-2:][0]["number"]
            assert event["card"] in (first, two)


def test_a_piece_is_where_the_turn_has_moved_it():
    moved = 0
    for event, view in midst("scythe"):
        instructed = [one for row in view.rows for one in row.instructions if one.message == "scythe-do-move"]
        if event["type"] == "card-turned" and instructed:
            automa = view.so_far.position["automa"]
            where = [automa["character"], *automa["mechs"], *automa["workers"]]
            assert instructed[-1].args["to"].removeprefix("@territory-").removeprefix("@") in where
            moved += 1
    assert moved


def test_pendulum_shows_the_card_that_was_drawn_while_its_values_are_asked_for():
    acted = [view for event, view in midst("pendulum") if event["type"] in ("worker-lifted", "timer-flipped")]
    asked = [view for view in acted if view.questions[0].id.startswith("card-")]
    assert asked
    for view in asked:
        assert view.questions[0].args["card"] == view.so_far.shown["last"]["card"]


@pytest.mark.parametrize("game", names())
def test_between_events_there_is_no_other_board(game):
    session = Session(*taken(game, 0))
    assert make_view(1, 1, session).so_far is None
