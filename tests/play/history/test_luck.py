"""Was it luck?: the Automa's score among simulated games, and the turns that gave it most points."""

from functools import cache

import pytest
from msgspec import structs
from recorded_views import taken

from automatable import games as all_games
from automatable.core.engine.rules import other_sides
from automatable.core.topics.simulation import STEPS
from automatable.lab import make_plan
from automatable.lab.analysis.par import needed
from automatable.lab.runs.saved_game import saved_game
from automatable.play import requests
from automatable.play.history import luck
from automatable.play.history.par import SHOWN, AtTurn, shipped, turns_of
from automatable.play.service import Service
from automatable.play.session import Session
from automatable.play.simulations import simulation_of
from automatable.play.storage.base import MemoryStorage
from automatable.play.view import level


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
    assert all(gain.progress is None for gain in found.gains)
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
    usual = [10, 20, 30, 40]
    assert luck.pulled_ahead(usual, [12, 19, 30, 45]) == 2
    assert luck.pulled_ahead(usual, [12, 20, 30, 45]) == 0
    assert luck.pulled_ahead(usual, [12, 20, 30, 39]) is None
    assert luck.pulled_ahead([], []) is None


@pytest.mark.parametrize(("game", "level"), [("scythe", "automa"), ("red-rising", "2")])
def test_it_says_from_which_turn_on_it_was_ahead_or_that_it_never_was(game, level):
    said = set()
    for number in range(4):
        found, session = read(game, level, number), Session(*recorded(game, level, number))
        turns, par = list(luck.automa_turns(session)), shipped(session.game.folder)
        ahead = [turn.after >= par.at(level, turn.number).score(SHOWN["half"]) for turn in turns]
        since = next((n for n in range(len(ahead)) if all(ahead[n:])), None)
        expected = "ahead" if since is not None else "once" if any(ahead) else "never"
        assert (found.led, found.ahead, found.event) == (expected, None if since is None else since + 1, None)
        said.add(found.led)
    assert len(said) > 1, "the games differ"


def with_cards_at_the_table():
    start, steps = taken("red-rising", 0)
    assert Session(start, tuple(steps)).state.cards == "table"
    return start, tuple(steps)


EVENTS = {
    "golem": lambda: recorded("golem", "easy"),
    "pendulum": lambda: recorded("pendulum", "C"),
    "red-rising": with_cards_at_the_table,
}


@pytest.mark.parametrize("game", EVENTS)
def test_where_the_total_is_known_only_at_the_end_events_are_turns_and_the_last_of_them_has_the_total(game):
    start, steps = EVENTS[game]()
    session = Session(start, steps)
    assert not list(luck.automa_turns(session))
    events = list(luck.all_events(session))
    total = max(side.total for side in other_sides(session.game.result(session.state)))
    assert events[-1].after == total
    assert events[0].before + sum(event.after - event.before for event in events) == total
    assert [event.number for event in events if event.number] == list(range(1, turns_of(session) + 1))


@pytest.mark.parametrize("game", EVENTS)
def test_councils_rounds_and_the_final_count_are_among_the_best_turns_with_their_reasons(game):
    service, (start, steps) = Service(MemoryStorage()), EVENTS[game]()
    found = service.respond(requests.ReadLuck(service.storage.insert(start, steps, len(steps))))
    session = Session(start, steps)
    events = {event.first: event for event in luck.all_events(session)}
    rises = sorted((event.after - event.before for event in events.values()), reverse=True)
    assert [gain.points for gain in found.gains] == rises[:3] and rises[2] > 0
    kinds = set()
    for gain in found.gains:
        kinds.add(session.steps[gain.number].event["type"])
        assert gain.turn == events[gain.number].number
        assert gain.explanation and gain.before.position
        assert (gain.progress is None) == (bool(gain.turn) or game == "red-rising")
    assert kinds & {"round-ended", "council-held", "counted"}
    half = shipped(session.game.folder).at_end(level(session), turns_of(session)).score(SHOWN["half"])
    since = luck.pulled_ahead([half] * len(events), [event.after for event in events.values()])
    if since is None:
        assert found.led == "never" and found.event is None
    else:
        reached = list(events.values())[since]
        assert found.led == ("reached-turn" if reached.number else "reached-event")
        assert found.ahead == (reached.number or None) and (found.event is None) == bool(reached.number)


def test_a_turn_of_golem_counts_what_its_pieces_would_bring_at_the_end():
    """The final count multiplies what was made before, so it is not the turn that made it."""
    start, steps = recorded("golem", "normal", 2)
    session, so_far = Session(start, steps), simulation_of("golem").so_far
    events = list(luck.all_events(session))
    made = [event for event in events if event.number and event.after - event.before > 10]
    for event in made:
        before, after = (session.resolutions[at].state for at in (event.first, event.end))
        assert after.points - before.points < event.after - event.before
    assert made and any(gain.turn for gain in read("golem", "normal", 2).gains)
    last = next(event for event in reversed(events) if event.after != event.before)
    assert last.after - last.before < last.after / 4
    for box in ("owner", "hand"):
        unknown = structs.replace(session.resolutions[made[0].end].state, box=box)
        assert so_far(session.game, unknown) == unknown.points


def test_an_unknown_printed_track_of_pendulum_gives_no_turns():
    start, steps = recorded("pendulum", "C")
    session = Session(start, steps)
    own = structs.replace(session.state, values="printed")
    assert simulation_of("pendulum").so_far(session.game, session.state) is not None
    assert simulation_of("pendulum").so_far(session.game, own) is None


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
