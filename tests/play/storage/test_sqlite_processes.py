"""One SQLite file and several processes: it survives kills and concurrent writers."""

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from user_errors import raises_user_error

from automatable.play.session import Start, Step
from automatable.play.storage.base import JournalEntry, fold
from automatable.play.storage.sqlite import SqliteStorage
from automatable.play.storage.sqlite_schema import VERSION


def step(number):
    return Step({"type": "scored", "points": number})


def test_a_file_of_a_newer_form_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "games.sqlite"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    with raises_user_error("play-store-newer"):
        SqliteStorage(path)


def test_a_folder_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "file").write_text("x")
    with raises_user_error("play-disk-trouble"):
        SqliteStorage(tmp_path / "file" / "games.sqlite")


def test_entries_are_only_ever_added(tmp_path):
    store = SqliteStorage(tmp_path / "games.sqlite")
    id = store.insert(Start("toy", {}, 1))
    journal = store.journal(id, 0)
    journal.append(0, [step(1), step(2)])
    journal.move(1)
    journal.append(1, [step(3)])
    expected = [JournalEntry(0, step(1)), JournalEntry(1, step(2)), JournalEntry(1), JournalEntry(1, step(3))]
    assert store.entries(id) == expected
    assert fold(expected) == ([step(1), step(3)], 2)
    assert store.version(id) == journal.version == 4
    store.close()


WRITER = """
import sys
from pathlib import Path
from automatable.play.session import Start, Step
from automatable.play.storage.sqlite import SqliteStorage
store = SqliteStorage(Path(sys.argv[1]))
id = store.insert(Start("toy", {}, 1))
journal = store.journal(id, 0)
number = 0
while True:
    journal.append(number, [Step({"type": "scored", "points": number})])
    number += 1
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
"""


@pytest.mark.parametrize("trial", range(3))
def test_a_process_killed_while_it_writes_loses_nothing_it_has_shown(tmp_path, trial):
    path = tmp_path / "games.sqlite"
    writer = subprocess.Popen([sys.executable, "-c", WRITER, path], stdout=subprocess.PIPE, text=True)
    assert writer.stdout
    shown = [writer.stdout.readline()]  # it writes
    time.sleep(random.Random(trial).uniform(0.05, 0.3))
    writer.kill()
    shown += [line for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    writer.stdout.close()
    assert writer.wait() != 0
    last = int(shown[-1])
    store = SqliteStorage(path)
    _, steps, at = store.read(1)
    assert steps == [step(number) for number in range(at)]
    assert last <= at <= last + 1
    assert store.db.execute("PRAGMA integrity_check").fetchone() == (b"ok",)
    store.close()


def test_a_broken_own_box_says_where(tmp_path):
    store = SqliteStorage(tmp_path / "games.sqlite")
    path = tmp_path / "boxes" / "pendulum.toml"
    store.save_own_box("pendulum", {"cards": {"1": 7}})
    assert store.own_box("pendulum") == {"cards": {"1": 7}}
    assert [each.name for each in Path(tmp_path / "boxes").iterdir()] == ["pendulum.toml"]
    path.write_text("][")
    with raises_user_error("core-box-toml"):
        store.own_box("pendulum")
    store.close()
