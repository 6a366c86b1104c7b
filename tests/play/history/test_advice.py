"""Which level to try next follows its stated rule."""

import pytest

from automatable import games as all_games
from automatable.core.engine.rules import Result, Side
from automatable.play import requests
from automatable.play.history import advice, saved_games
from automatable.play.history.par import shipped
from automatable.play.responses import TableInfo
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage


def played(level, won, number=0, game="scythe", human="human", total=1, turns=None):
    sides = (Side(human, (), total), Side("automa", (), 0))
    result = Result(sides, human if won else "automa", "x")
    return TableInfo(
        id=number, game=game, setup={}, level=level, created="", updated="", steps=1, over=True,
        result=result, position={}, shown={}, turns=turns,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("won", "way", "level"),
    [
        ([True, True], "unknown", None),
        ([True, True, False], "up", "automaszyna"),
        ([True, False, False], "same", "automa"),
        ([False, False, False], "down", "autometta"),
        ([True] * 10 + [False] * 30, "up", "automaszyna"),
    ],
)
def test_six_of_ten_won_means_up_two_of_ten_down(monkeypatch, won, way, level):
    games = [played("automa", each, n) for n, each in enumerate(won)] + [played("ultimaszyna", False, 99)]
    monkeypatch.setattr(saved_games, "own_finished", lambda service: (games, 0))
    found = advice.read_advice(Service(MemoryStorage()), requests.ReadAdvice("scythe"))
    assert (found.way, found.try_level) == (way, level)
    assert found.low <= 100 * found.won / found.games <= found.high


def test_no_games_say_nothing():
    assert Service(MemoryStorage()).handle({"op": "advice", "game": "scythe"})["way"] == "unknown"


@pytest.mark.parametrize(
    ("level", "won", "way"),
    [("ultimaszyna", 5, "hardest"), ("autometta", 0, "easiest"), ("ultimaszyna", 2, "same")],
)
def test_where_there_is_no_level_above_or_below_it_says_that(monkeypatch, level, won, way):
    games = [played(level, n < won, n) for n in range(5)]
    monkeypatch.setattr(saved_games, "own_finished", lambda service: (games, 0))
    found = advice.read_advice(Service(MemoryStorage()), requests.ReadAdvice("scythe"))
    assert (found.way, found.try_level) == (way, level)


def test_few_games_are_unsure_and_many_are_surer(monkeypatch):
    widths = []
    for number in (3, 10):
        games = [played("automa", True, i) for i in range(number)]
        monkeypatch.setattr(saved_games, "own_finished", lambda service, games=games: (games, 0))
        found = advice.read_advice(Service(MemoryStorage()), requests.ReadAdvice("scythe"))
        widths.append(found.high - found.low)
    assert widths[0] > widths[1]


@pytest.mark.parametrize("human", ["human-1", "human-2", "human-3"])
def test_advice_and_history_agree_on_who_won_with_several_humans(monkeypatch, human):
    level = all_games.game_class("golem").levels[0]
    games = [played(level, True, n, "golem", human) for n in range(3)]
    monkeypatch.setattr(saved_games, "own_finished", lambda service: (games, 0))
    service = Service(MemoryStorage())
    (statistics,) = saved_games.read_history(service, requests.ReadHistory()).statistics
    assert advice.read_advice(service, requests.ReadAdvice("golem")).won == statistics.won == 3


def advised(monkeypatch, *games):
    monkeypatch.setattr(saved_games, "own_finished", lambda service: (list(games), 0))
    return advice.read_advice(Service(MemoryStorage()), requests.ReadAdvice(games[0].game))


def half(game, level, turn):
    """The score that wins half of the games of this length, straight from the shipped table."""
    rows = shipped(all_games.game_class(game).folder).levels[level]
    return next(row.needed[9] for row in rows if row.turn == turn)


def test_the_first_game_is_compared_with_par_of_its_length_and_the_next_level_names_its_own(monkeypatch):
    found = advised(monkeypatch, played("automa", True, total=70, turns=12))
    assert found.way == "unknown" and found.try_level is None
    assert (found.last.human, found.last.par, found.last.turn) == (70, half("scythe", "automa", 12), 12)
    assert (found.next.level, found.next.par) == ("automaszyna", half("scythe", "automaszyna", 12))
    assert not found.practice and not found.last.longer
    assert found.next.par > found.last.par


def test_a_game_longer_than_any_row_says_so(monkeypatch):
    assert advised(monkeypatch, played("automa", True, total=70, turns=90)).last.longer


@pytest.mark.parametrize(
    ("level", "won", "next_level"),
    [("ultimaszyna", True, None), ("automa", False, "autometta"), ("autometta", False, "automa")],
)
def test_the_named_par_is_that_of_the_level_to_try_or_of_the_next_harder_one(
    monkeypatch, level, won, next_level
):
    found = advised(monkeypatch, *(played(level, won, n, total=40, turns=12) for n in range(3)))
    assert (found.next and found.next.level) == next_level


def test_where_the_length_does_not_matter_it_need_not_be_known(monkeypatch):
    first, second, *_ = all_games.game_class("golem").levels
    found = advised(monkeypatch, played(first, True, game="golem", total=90))
    assert (found.last.par, found.next.par) == (half("golem", first, 0), half("golem", second, 0))
    assert found.practice


def test_a_summary_of_an_earlier_version_without_its_length_says_nothing_of_par(monkeypatch):
    found = advised(monkeypatch, played("automa", True, total=70))
    assert found.last is None and found.next is None


def test_a_lost_game_that_no_score_would_have_won_says_what_it_lacked(monkeypatch):
    lost = advised(monkeypatch, played("A", False, game="pendulum"))
    assert lost.last is None and lost.needs and lost.next is not None
    assert advised(monkeypatch, played("A", True, game="pendulum")).last is not None
