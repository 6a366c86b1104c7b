"""Paced humans: they end as their parameters or the player's own games say."""

from functools import partial

import pytest
from click.testing import CliRunner
from msgspec import UNSET
from msgspec.structs import replace
from user_errors import raises_user_error

from automatable import games
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.core.topics.simulation import ModelContext
from automatable.lab import make_plan, run
from automatable.lab.analysis.statistics import mean
from automatable.lab.humans.pace import FEWEST, my_pace, pace_of
from automatable.lab.runs.saved_game import saved_game
from automatable.lab.runs.stepping import play
from automatable.play.dealer import splitmix64
from automatable.play.simulations import simulation_of
from automatable.play.storage.sqlite import SqliteStorage


def test_a_pace_from_parameters_is_any_of_its_ranges():
    pace = pace_of("paced:score=60-62,turn=20")
    seen = {pace.of(ModelContext(partial(splitmix64, n))) for n in range(20)}
    assert seen == {(20, 60), (20, 61), (20, 62)}
    assert pace_of("paced:turn=3-4,score=-2").scores == (-2,)


@pytest.mark.parametrize(
    "text",
    [
        "paced:",
        "paced:score=5",
        "paced:score=9-5,turn=2",
        "paced:score=1-9999,turn=2",
        "paced:score=5,turn=2,score=6",
        "paced:luck=3,turn=2",
    ],
)
def test_what_is_no_pace_is_refused(text):
    with raises_user_error("lab-bad-pace"):
        make_plan("scythe", human=text)


@pytest.mark.parametrize(
    ("game", "level", "pace", "turns", "scores"),
    [
        ("scythe", "autometta", "paced:score=200-210,turn=9-12", range(9, 13), range(200, 211)),
        ("red-rising", "2", "paced:score=190-200,turn=6-8", range(5, 9), range(190, 201)),
        ("golem", "normal", "paced:score=70-75,turn=1", None, range(70, 76)),
        ("golem", "normal", "paced:score=-9--5,turn=1", None, range(-9, -4)),
        ("pendulum", "B", "paced:score=10-12,turn=50", range(50, 51), range(10, 13)),
        ("pendulum", "E", "paced:score=4,turn=20", range(20, 21), range(4, 5)),
        ("pendulum", "B", "paced:score=25,turn=150", range(150, 151), range(25, 26)),
        ("pendulum", "A", "paced:score=-13--1,turn=0", range(1), range(-13, 0)),
        ("pendulum", "A", "paced:score=0-3,turn=9", range(9, 10), range(-1, 0)),  # no mat has these
        ("scythe", "automa", "paced:score=22,turn=10", range(10, 11), range(22, 23)),
        ("scythe", "automa", "paced:score=30,turn=22", range(15, 23), range(30, 31)),
        ("scythe", "automa", "paced:score=0,turn=10", range(10, 11), range(22, 23)),  # stars, two territories
        ("scythe", "automa", "paced:score=300,turn=10", range(10, 11), range(300, 301)),
    ],
)
def test_a_paced_human_ends_as_configured(game, level, pace, turns, scores):
    results = run(game, level=level, human=pace, games=12, cards=0)
    if turns is not None:
        assert set(results.values(level, "paced", "turns")) <= set(turns)
    assert set(results.values(level, "paced", "human")) <= set(scores)
    assert sum(results.values(level, "paced", "human").values()) == 12


@pytest.mark.parametrize(
    ("game", "score", "known"),
    [
        ("pendulum", "26", (-14, 25)),
        ("pendulum", "-15-3", (-14, 25)),
        ("scythe", "-1", (0, 300)),
        ("scythe", "290-301", (0, 300)),
        ("golem", "501", (-100, 500)),
    ],
)
def test_a_score_nobody_can_have_is_refused_with_those_there_are(game, score, known):
    with raises_user_error("lab-pace-scores") as user_error:
        make_plan(game, human=f"paced:score={score},turn=9")
    assert (user_error.value.args_["low"], user_error.value.args_["high"]) == known


def test_two_paces_are_distinguished():
    slow, fast = "paced:score=80,turn=12", "paced:score=70,turn=8"
    results = run("scythe", level="automa", human=[slow, "steady", fast], games=4, cards=0)
    assert [source.name for source in results.plan.models] == [slow, "steady", fast]
    assert set(results.values("automa", slow, "human")) == {80}
    assert set(results.values("automa", fast, "human")) == {70}
    assert results.drawn(slow) and results.drawn(fast) and not results.drawn("steady")
    with raises_user_error("lab-twice"):
        make_plan("scythe", human=[slow, slow])


def test_a_faster_pace_gives_pendulums_automas_more_actions():
    slow, fast = (
        run("pendulum", level="B", human=f"paced:score=1,turn={turn}", games=10, cards=0) for turn in (12, 60)
    )
    means = [sum(v * n for v, n in each.values("B", "paced", "turns").items()) for each in (slow, fast)]
    assert means[0] < means[1]


def own_game(plan, number):
    """A game of the lab as if I had played it."""
    start, steps, _ = saved_game(plan, number)
    return replace(start, watched=UNSET), steps


def test_my_pace_is_that_of_my_own_finished_games(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    plan = make_plan("scythe", level="autometta", human="paced:score=150-170,turn=6-9", games=9, cards=0)
    store, played = SqliteStorage(tmp_path / "games.sqlite"), []
    for number in range(FEWEST):
        store.insert(*own_game(plan, number))
        *_, last = play("scythe", level="autometta", human="paced:score=150-170,turn=6-9", number=number)
        result = games.load("scythe").result(last.resolution.state)
        total = next(side.total for side in result.sides if side.name == "human")
        played.append((last.resolution.state.turn, total))
    unfinished, steps = own_game(plan, 8)
    store.insert(unfinished, steps[:5])
    store.insert(*saved_game(plan, 7)[:2])  # of the lab, and nobody's own
    store.insert(*own_game(plan, 0))  # brought again
    pace = my_pace("scythe")
    assert sorted(zip(pace.turns, pace.scores, strict=True)) == sorted(played)
    results = run("scythe", level="automa", human="mine", games=8, cards=0)
    assert set(results.values("automa", "mine", "human")) <= {score for _, score in played}


def test_my_own_game_of_pendulum_without_the_legendary_point_is_played_without_it(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    store = SqliteStorage(tmp_path / "games.sqlite")
    for human, number in (("absent", 0), ("steady", 0), ("steady", 1), ("steady", 2), ("steady", 3)):
        plan = make_plan("pendulum", level="A", human=human, games=FEWEST, cards=0)
        store.insert(*own_game(plan, number))
    lowest = -games.load("pendulum").box.mat.before
    pace = my_pace("pendulum")
    assert pace.scores.count(lowest) == 1 and 0 not in pace.scores
    results = run("pendulum", level="A", human="mine", games=30, cards=0)
    assert 0 < results.values("A", "mine", "human")[lowest] < 30, "about one in five"
    ends = [[*play("pendulum", level="A", human="mine", number=n)][-1].resolution.state for n in range(30)]
    assert sum(not end.human.legendary for end in ends) == results.values("A", "mine", "human")[lowest]


def test_my_own_games_of_pendulum_give_their_points_wins_and_actions(tmp_path, monkeypatch):
    """The Automas have no turns there: what the lab measures, their actions, is counted in own games too."""
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    store, number = SqliteStorage(tmp_path / "games.sqlite"), 10
    plan = make_plan("pendulum", level="B", human="steady", games=number, cards=0)
    for each in range(number):
        store.insert(*own_game(plan, each))
    played = run("pendulum", level="B", human="steady", games=number, cards=0)
    pace = my_pace("pendulum")
    for measure, mine in (("turns", pace.turns), ("human", pace.scores)):
        known = played.values("B", "steady", measure)
        assert sorted(mine) == sorted(value for value, times in known.items() for _ in range(times))
    again = run("pendulum", level="B", human="mine", games=200, cards=0)
    for measure, near in (("turns", 1.5), ("human", 1), ("human-wins", 0.15)):
        then, now = mean(played.values("B", "steady", measure)), mean(again.values("B", "mine", measure))
        assert abs(then.value - now.value) < near, measure


def test_too_few_own_games_are_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    done = CliRunner().invoke(cli, ["lab", "run", "scythe", "--human", "mine", "--games", "2"])
    assert isinstance(done.exception, UserError)
    assert done.exception.message == "lab-few-mine"
    assert done.exception.args_ == {"game": "scythe", "games": 0, "fewest": FEWEST}


def test_a_game_that_says_nothing_of_a_pace_is_a_sentence(monkeypatch):
    monkeypatch.setattr(type(simulation_of("golem")), "paced", lambda self, name, pace: None)
    with raises_user_error("lab-no-pace"):
        make_plan("golem", human="paced:score=1,turn=1")


def test_my_pace_needs_a_store(tmp_path):
    with raises_user_error("lab-few-mine"):
        my_pace("golem", tmp_path)
