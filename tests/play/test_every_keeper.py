"""One promise, three keepers: in memory, in SQLite, and in memory with an outbox for a browser's disk."""

import pytest
from disk import Committed, Shelves

from automatable.core.refused import Refused
from automatable.play.keeper import Entry, fold
from automatable.play.session import Start, Step

START = Start("toy", {"level": "hard"}, 1, ("automa",), {"cards": {"1": 7}})
TIMES = ("2024-01-02T03:04:05.678Z", "2024-02-03T04:05:06.789Z")


def step(number):
    return Step({"type": "scored", "points": number}, dealt=number % 2 == 0)


def test_entries_are_only_ever_added(keeper):
    id = keeper.insert(START)
    journal = keeper.journal(id, 0)
    journal.append(0, [step(1), step(2)])
    journal.move(1)
    journal.append(1, [step(3)])
    expected = [Entry(0, step(1)), Entry(1, step(2)), Entry(1), Entry(1, step(3))]
    assert keeper.entries(id) == expected
    assert fold(expected) == ([step(1), step(3)], 2)
    assert keeper.read(id) == (START, [step(1), step(3)], 2)
    assert keeper.version(id) == journal.version == 4


def test_no_two_writers_write_the_same_version(keeper):
    id = keeper.insert(START)
    first, second = keeper.journal(id, 0), keeper.journal(id, 0)
    first.append(0, [step(1)])
    for attempt in (lambda: second.append(0, [step(2)]), lambda: second.move(0)):
        with pytest.raises(Refused, match="play-changed-elsewhere"):
            attempt()
    assert keeper.entries(id) == [Entry(0, step(1))]


def test_nobody_writes_to_a_game_that_is_gone(keeper):
    id = keeper.insert(START)
    journal = keeper.journal(id, 0)
    keeper.delete(id)
    with pytest.raises(Refused, match="play-changed-elsewhere"):
        journal.append(0, [step(1)])
    assert keeper.games() == []


@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_game_that_arrives_whole_keeps_its_redo(keeper, at):
    steps = [step(1), step(2), step(3)]
    id = keeper.insert(START, steps, at)
    assert keeper.read(id) == (START, steps, at)
    (saved,) = keeper.games()
    assert (saved.id, saved.start, saved.steps, saved.version) == (id, START, at, 3 + (at != 3))


def test_a_game_kept_elsewhere_keeps_its_times_until_it_is_touched(keeper):
    old = keeper.insert(START, [step(1)], 1, TIMES)
    new = keeper.insert(START)
    assert [saved.id for saved in keeper.games()] == [new, old]
    assert (keeper.games()[1].created, keeper.games()[1].updated) == TIMES
    keeper.journal(old, 1).append(1, [step(2)])
    saved = next(one for one in keeper.games() if one.id == old)
    assert saved.created == TIMES[0]
    assert saved.updated > TIMES[1]


def test_a_number_is_never_given_twice(keeper):
    first, second = keeper.insert(START), keeper.insert(START)
    keeper.delete(second)
    third = keeper.insert(START)
    assert first < second < third
    assert {saved.id for saved in keeper.games()} == {first, third}


def test_a_game_that_is_not_there_is_refused_in_every_way(keeper):
    keeper.delete(keeper.insert(START))
    for ask in (keeper.read, keeper.version, keeper.delete):
        with pytest.raises(Refused, match="play-no-such-game"):
            ask(1)


def test_a_summary_is_remembered_with_its_version_and_touches_nothing_else(keeper):
    id = keeper.insert(START, [step(1)], 1, TIMES)
    keeper.summarise(id, 1, {"over": False, "position": {"left": ["1"]}})
    (saved,) = keeper.games()
    assert (saved.summary, saved.summarised) == ({"over": False, "position": {"left": ["1"]}}, 1)
    assert saved.updated == TIMES[1]
    keeper.journal(id, 1).move(0)
    (saved,) = keeper.games()
    assert (saved.summarised, saved.version, saved.steps) == (1, 2, 0)


def test_settings_lie_over_each_other_and_none_forgets(keeper):
    keeper.save_settings({"language": "ru", "size": 1.5, "sounds": True})
    keeper.save_settings({"size": None, "sounds": False, "never": None})
    assert keeper.settings() == {"language": "ru", "sounds": False}


def test_an_own_box_replaces_the_one_before_and_is_nobody_else_s_to_change(keeper):
    assert keeper.own_box("pendulum") == {}
    tables = {"cards": {"1": 7, "2": 8}}
    keeper.save_own_box("pendulum", tables)
    tables["cards"]["1"] = 0
    keeper.own_box("pendulum")["cards"]["1"] = 0
    assert keeper.own_box("pendulum") == {"cards": {"1": 7, "2": 8}}
    keeper.save_own_box("pendulum", {"cards": {"3": 9}})
    assert keeper.own_box("pendulum") == {"cards": {"3": 9}}


def test_a_disk_that_another_page_has_written_to_takes_nothing_of_a_message_met_without_it():
    shelves = Shelves()
    keeper = Committed(shelves)
    id = keeper.insert(START)
    changes = [("put", "setting", "sounds", True), ("add", "entry", (id, 1), {"at": 0, "step": None})]
    keeper.journal(id, 0).append(0, [step(1)])
    with pytest.raises(KeyError):
        shelves.commit(changes)
    assert keeper.settings() == {}
    assert keeper.entries(id) == [Entry(0, step(1))]
