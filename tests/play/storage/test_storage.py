"""Every storage behaves the same: in memory, in SQLite, and in a browser."""

import pytest
from browser_disk import CommittedStorage, FakeDisk
from user_errors import raises_user_error

from automatable.play.session import Start, Step
from automatable.play.storage.base import JournalEntry, fold

START = Start("toy", {"level": "hard"}, 1, ("automa",), {"cards": {"1": 7}})
TIMES = ("2024-01-02T03:04:05.678Z", "2024-02-03T04:05:06.789Z")


def step(number):
    return Step({"type": "scored", "points": number}, dealt=number % 2 == 0)


def test_entries_are_only_ever_added(storage):
    id = storage.insert(START)
    journal = storage.journal(id, 0)
    journal.append(0, [step(1), step(2)])
    journal.move(1)
    journal.append(1, [step(3)])
    expected = [JournalEntry(0, step(1)), JournalEntry(1, step(2)), JournalEntry(1), JournalEntry(1, step(3))]
    assert storage.entries(id) == expected
    assert fold(expected) == ([step(1), step(3)], 2)
    assert storage.read(id) == (START, [step(1), step(3)], 2)
    assert storage.version(id) == journal.version == 4


def test_no_two_writers_write_the_same_version(storage):
    id = storage.insert(START)
    first, second = storage.journal(id, 0), storage.journal(id, 0)
    first.append(0, [step(1)])
    for attempt in (lambda: second.append(0, [step(2)]), lambda: second.move(0)):
        with raises_user_error("play-changed-elsewhere"):
            attempt()
    assert storage.entries(id) == [JournalEntry(0, step(1))]


def test_nobody_writes_to_a_game_that_is_gone(storage):
    id = storage.insert(START)
    journal = storage.journal(id, 0)
    storage.delete(id)
    with raises_user_error("play-changed-elsewhere"):
        journal.append(0, [step(1)])
    assert storage.games() == []


@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_game_that_arrives_whole_keeps_its_redo(storage, at):
    steps = [step(1), step(2), step(3)]
    id = storage.insert(START, steps, at)
    assert storage.read(id) == (START, steps, at)
    (saved,) = storage.games()
    assert (saved.id, saved.start, saved.steps, saved.version) == (id, START, at, 3 + (at != 3))


def test_a_game_kept_elsewhere_keeps_its_times_until_it_is_touched(storage):
    old = storage.insert(START, [step(1)], 1, TIMES)
    new = storage.insert(START)
    assert [saved.id for saved in storage.games()] == [new, old]
    assert (storage.games()[1].created, storage.games()[1].updated) == TIMES
    storage.journal(old, 1).append(1, [step(2)])
    saved = next(one for one in storage.games() if one.id == old)
    assert saved.created == TIMES[0]
    assert saved.updated > TIMES[1]


def test_a_number_is_never_given_twice(storage):
    first, second = storage.insert(START), storage.insert(START)
    storage.delete(second)
    third = storage.insert(START)
    assert first < second < third
    assert {saved.id for saved in storage.games()} == {first, third}


def test_a_game_that_is_not_there_is_refused_in_every_way(storage):
    storage.delete(storage.insert(START))
    for ask in (storage.read, storage.version, storage.delete):
        with raises_user_error("play-no-such-game"):
            ask(1)


def test_a_summary_is_remembered_with_its_version_and_touches_nothing_else(storage):
    id = storage.insert(START, [step(1)], 1, TIMES)
    storage.summarise(id, 1, {"over": False, "position": {"left": ["1"]}})
    (saved,) = storage.games()
    assert (saved.summary, saved.summarised) == ({"over": False, "position": {"left": ["1"]}}, 1)
    assert saved.updated == TIMES[1]
    storage.journal(id, 1).move(0)
    (saved,) = storage.games()
    assert (saved.summarised, saved.version, saved.steps) == (1, 2, 0)


def test_settings_lie_over_each_other_and_none_forgets(storage):
    storage.save_settings({"language": "ru", "size": 1.5, "sounds": True})
    storage.save_settings({"size": None, "sounds": False, "never": None})
    assert storage.settings() == {"language": "ru", "sounds": False}


def test_an_own_box_replaces_the_one_before_and_is_nobody_else_s_to_change(storage):
    assert storage.own_box("pendulum") == {}
    tables = {"cards": {"1": 7, "2": 8}}
    storage.save_own_box("pendulum", tables)
    tables["cards"]["1"] = 0
    storage.own_box("pendulum")["cards"]["1"] = 0
    assert storage.own_box("pendulum") == {"cards": {"1": 7, "2": 8}}
    storage.save_own_box("pendulum", {"cards": {"3": 9}})
    assert storage.own_box("pendulum") == {"cards": {"3": 9}}


def test_a_disk_that_another_tab_has_written_to_takes_no_change_of_a_stale_request():
    disk = FakeDisk()
    storage = CommittedStorage(disk)
    id = storage.insert(START)
    changes = [("put", "setting", "sounds", True), ("add", "entry", (id, 1), {"at": 0, "step": None})]
    storage.journal(id, 0).append(0, [step(1)])
    with pytest.raises(KeyError):
        disk.commit(changes)
    assert storage.settings() == {}
    assert storage.entries(id) == [JournalEntry(0, step(1))]
