"""A question in the middle of an event is asked over the board as the instructions so far leave it."""

from __future__ import annotations

import pytest
from random_play import Driver, table_of

from automatable import games
from automatable.core.engine.game import Game
from automatable.core.engine.resolution import Resolver

CASES = [
    pytest.param(name, setup, id=f"{name}-{number}")
    for name in games.names()
    for number, setup in enumerate(table_of(name).SETUPS)
]
SEEDS = (1, 2)

VALUES = {
    "scythe-net-power": "automa.power",
    "scythe-net-coins": "automa.coins",
    "scythe-net-your-power": "human.power",
    "scythe-net-your-coins": "human.coins",
    "scythe-net-your-popularity": "human.popularity",
    "golem-net-points": "automa.points",
    "golem-net-resources": "automa.resources",
    "golem-net-golem-track": "automa.golem_track",
    "golem-net-study-track": "automa.study_track",
}
"""Where in the position the value lies that a net result tells."""


class Watched:
    """What was shown after the last checkpoint of each event that stopped at a question."""

    def __init__(self, monkeypatch):
        self.after_checkpoint = []
        self.checkpoints = {}
        stands, wait = Resolver.checkpoint, Game._wait

        def watched_stands(r, state):
            stands(r, state)
            if r.explaining:
                self.checkpoints[id(state)] = len(r.instructions), state

        def watched_wait(game, state, event, answers, r, ask):
            if r.explaining:
                shown, _ = self.checkpoints.get(id(r.so_far), (0, None))
                self.after_checkpoint = [one.message for one in r.instructions[shown:]]
                self.checkpoints = {}
            return wait(game, state, event, answers, r, ask)

        monkeypatch.setattr(Resolver, "checkpoint", watched_stands)
        monkeypatch.setattr(Game, "_wait", watched_wait)


def stops(name, setup, seed):
    """Every resolution of a random game that stopped at a question."""
    driver = Driver(name, setup, seed)
    while driver.step():
        if driver.state.pending is not None:
            yield driver.game, driver.resolutions[-1]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "setup"), CASES)
def test_every_instruction_before_a_question_is_on_the_board_of_the_question(name, setup, seed, monkeypatch):
    watched = Watched(monkeypatch)
    missing = {
        (message, resolution.questions[0].id)
        for _, resolution in stops(name, setup, seed)
        for message in watched.after_checkpoint
    }
    assert not missing


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "setup"), CASES)
def test_a_net_result_shown_before_a_question_is_the_value_on_the_board(name, setup, seed):
    for game, resolution in stops(name, setup, seed):
        for shown in resolution.instructions:
            if shown.net:
                assert resolution.so_far is not None, shown
                assert value_of(game.to_json(resolution.so_far), shown) == shown.args["after"], shown


def value_of(position, shown):
    """The value of the position that a net result tells."""
    if shown.message == "pendulum-net-marker":
        return position["automas"][str(shown.args["of"])]["points"]
    if shown.message not in VALUES:
        return shown.args["after"]
    value = position
    for key in VALUES[shown.message].split("."):
        value = value[key]
    return value


def last_instruction(resolution, message):
    """The arguments of the last instruction of this kind, or None."""
    return next((one.args for one in reversed(resolution.instructions) if one.message == message), None)


@pytest.mark.parametrize("level", ["B", "E"])
def test_while_a_council_asks_the_privilege_board_shows_the_order_that_was_shown(level):
    final = 0
    for seed in SEEDS:
        for game, resolution in stops("pendulum", {"level": level}, seed):
            shown = last_instruction(resolution, "pendulum-do-privilege")
            if shown:
                board = game.to_json(resolution.so_far)
                assert [f"@side-{player}" for player in board["privilege"]] == list(shown.values())
                final += board["round"] == 4
    assert final, "the final council asked nothing after the order was told"


def test_while_a_card_is_resolved_the_moved_worker_is_on_its_new_space():
    moved = 0
    for game, resolution in stops("pendulum", {"level": "B", "timers": "sand"}, 2):
        shown = last_instruction(resolution, "pendulum-do-move")
        if shown:
            workers = game.to_json(resolution.so_far)["workers"][shown["area"].removeprefix("@area-")]
            assert shown["target"].removeprefix("@space-") in workers
            assert shown["source"].removeprefix("@space-") not in workers
            moved += 1
    assert moved


def test_the_board_of_a_question_offers_a_pause_at_most():
    for game, resolution in stops("pendulum", {"level": "B"}, 1):
        if resolution.so_far is not None:
            assert game.display.facts(resolution.so_far)["acts"] in ([], ["paused"], ["resumed"])
