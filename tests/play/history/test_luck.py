"""Was it luck?: the Automa's score among simulated games, and the turns that gave it most points."""

from functools import cache

import pytest

from automatable import games as all_games
from automatable.core.engine.rules import other_sides
from automatable.core.topics.simulation import STEPS
from automatable.lab import make_plan
from automatable.lab.analysis.par import needed
from automatable.lab.runs.saved_game import saved_game
from automatable.play import requests
from automatable.play.history import luck
from automatable.play.history.par import AtTurn, Par, shipped
from automatable.play.service import Service
from automatable.play.session import Session
from automatable.play.simulations import simulation_of
from automatable.play.storage.base import MemoryStorage


@cache
def recorded(game, level, number=1):
    start, steps, _ = saved_game(make_plan(game, level=level, human="steady", games=6, cards=0), number)
    return start, tuple(steps)


def read(game, level, number=1, at=None):
    service, (start, steps) = Service(MemoryStorage()), recorded(game, level, number)
    table = service.storage.insert(start, steps, len(steps) if at is None else at)
    return service.respond(requests.ReadLuck(table))


def test_the_share_is_within_a_step_of_the_simulated_totals():
    totals = sorted((number * number * 37) % 101 + number % 40 for number in range(1000))
    row = AtTurn(0, len(totals), needed(totals))
    shares = [row.below(score) for score in range(totals[0], totals[-1] + 2)]
    assert shares == sorted(shares)
    assert len(set(shares)) > 2 * len(STEPS), "between the steps too"
    for score, share in enumerate(shares, totals[0]):
        true = sum(total < score for total in totals) / 10
        if share in (0, 95):
            assert true < 5 if share == 0 else true >= 95
        else:
            assert share - 5 <= true < share + 5


def test_scores_that_many_games_share_keep_the_last_step_they_reach():
    row = AtTurn(0, 100, (3,) * 9 + (7,) * 10)
    assert [row.below(score) for score in (2, 3, 5, 7, 9)] == [0, 45, 47, 95, 95]


@pytest.mark.parametrize(("game", "level"), [("scythe", "automa"), ("red-rising", "2")])
def test_the_score_is_judged_among_games_of_the_same_length(game, level):
    found, session = read(game, level), Session(*recorded(game, level))
    total = max(side.total for side in other_sides(session.game.result(session.state)))
    row = shipped(session.game.folder).at(level, len(list(luck.automa_turns(session))))
    assert (found.automa, found.below, found.turn) == (total, row.below(total), row.turn)
    assert not found.practice


@pytest.mark.parametrize(("game", "level"), [("scythe", "automa"), ("red-rising", "2")])
def test_the_best_turns_name_their_points_and_carry_their_reasons(game, level):
    found, session = read(game, level), Session(*recorded(game, level))
    standing = simulation_of(game).standing
    ends = dict(luck.events(session))
    rises = [turn.after - turn.before for turn in luck.automa_turns(session)]
    assert [gain.points for gain in found.gains] == sorted(rises, reverse=True)[:3]
    for gain in found.gains:
        before, after = (session.resolutions[n].state for n in (gain.number, ends[gain.number]))
        scores = [standing(session.game, state) for state in (before, after)]
        assert None not in scores and scores[1] == (scores[0] or 0) + gain.points
        assert gain.points > 0
        assert rises[gain.turn - 1] == gain.points
        assert gain.before.position == session.game.to_json(before)
        assert gain.rows and gain.explanation
        for way in (way for row in gain.rows for one in row.instructions for way in one.why):
            assert way[0] < len(gain.explanation)


def test_it_pulled_ahead_in_the_turn_from_which_on_it_stayed_above_half_of_the_games():
    rows = tuple(AtTurn(turn, 100, (10 * turn,) * 19) for turn in (1, 2, 3, 4))
    par = Par("x", 100, 1, "steady", "", (), {"easy": rows})
    assert luck.pulled_ahead(par, "easy", [12, 19, 30, 45]) == 3
    assert luck.pulled_ahead(par, "easy", [12, 20, 30, 45]) == 1
    assert luck.pulled_ahead(par, "easy", [12, 20, 30, 39]) is None
    assert luck.pulled_ahead(par, "easy", []) is None
    assert luck.pulled_ahead(par, "hard", [12]) is None


@pytest.mark.parametrize(("game", "level"), [("golem", "easy"), ("pendulum", "A")])
def test_a_score_known_only_at_the_end_has_a_share_with_practice_values_and_no_turns(game, level):
    found = read(game, level)
    assert found.below is not None and found.practice and found.turn == 0
    assert found.ahead is None and not found.gains


def test_a_game_that_goes_on_says_nothing():
    assert read("scythe", "automa", at=40) == luck.Luck("scythe")


def test_without_a_table_it_says_nothing(monkeypatch):
    monkeypatch.setattr(luck, "shipped", lambda folder: None)
    assert read("scythe", "automa") == luck.Luck("scythe")


def test_a_game_that_started_at_a_position_says_nothing_where_its_length_matters():
    service, (start, steps) = Service(MemoryStorage()), recorded("scythe", "automa")
    session = Session(start, steps)
    text = session.game.to_text(session.state)
    table = service.respond(requests.OpenLink("scythe", text)).table
    assert session.game.result(service.open(table).state) is not None
    assert service.respond(requests.ReadLuck(table)) == luck.Luck("scythe")


def test_the_history_has_the_share_of_each_game_and_the_mean_over_all():
    service = Service(MemoryStorage())
    for number in (1, 2):
        start, steps = recorded("scythe", "automa", number)
        own = {name: getattr(start, name) for name in ("game", "setup", "seed", "physical", "box")}
        service.storage.insert(type(start)(**own), steps, len(steps))
    history = service.respond(requests.ReadHistory())
    shares = {read("scythe", "automa", number).below for number in (1, 2)}
    assert {game.below for game in history.games} == shares
    (statistics,) = history.statistics
    assert statistics.below == round(sum(shares) / 2) and not statistics.practice


def test_a_broken_game_leaves_the_history_whole(monkeypatch):
    service = Service(MemoryStorage())
    start, steps = recorded("scythe", "automa")
    own = {name: getattr(start, name) for name in ("game", "setup", "seed", "physical", "box")}
    service.storage.insert(type(start)(**own), steps, len(steps))
    service.respond(requests.ReadHistory())
    monkeypatch.setattr(all_games, "FOUND", {})
    (game,) = service.respond(requests.ReadHistory()).games
    assert game.below is None
