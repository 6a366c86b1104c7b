"""Which level to try next follows its stated rule."""

import pytest

from automatable.core.game import Result, Side
from automatable.play import advice, history
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.replies import TableInfo


def played(level, won, number=0):
    sides = (Side("human", (), 1), Side("automa", (), 0))
    result = Result(sides, "human" if won else "automa", "x")
    return TableInfo(
        id=number, game="scythe", setup={}, level=level, created="", updated="", steps=1, over=True,
        result=result, position={}, shown={},
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
    monkeypatch.setattr(history, "own", lambda desk: (games, 0))
    told = advice.next_level(Desk(MemoryStore()), "scythe")
    assert (told.way, told.try_level) == (way, level)
    assert told.low <= 100 * told.won / told.games <= told.high


def test_no_games_say_nothing():
    assert Desk(MemoryStore()).handle({"op": "advice", "game": "scythe"})["way"] == "unknown"


@pytest.mark.parametrize(
    ("level", "won", "way"),
    [("ultimaszyna", 5, "hardest"), ("autometta", 0, "easiest"), ("ultimaszyna", 2, "same")],
)
def test_where_there_is_no_level_above_or_below_it_says_that(monkeypatch, level, won, way):
    games = [played(level, n < won, n) for n in range(5)]
    monkeypatch.setattr(history, "own", lambda desk: (games, 0))
    told = advice.next_level(Desk(MemoryStore()), "scythe")
    assert (told.way, told.try_level) == (way, level)


def test_few_games_are_unsure_and_many_are_surer(monkeypatch):
    widths = []
    for number in (3, 10):
        monkeypatch.setattr(
            history, "own", lambda desk, n=number: ([played("automa", True, i) for i in range(n)], 0)
        )
        told = advice.next_level(Desk(MemoryStore()), "scythe")
        widths.append(told.high - told.low)
    assert widths[0] > widths[1]
