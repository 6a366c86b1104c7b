"""The store: one SQLite file that survives kills, older forms and strange files."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from automatable.core.refused import Refused
from automatable.play.keeper import Entry, fold
from automatable.play.session import Start, Step
from automatable.play.store import VERSION, Store


def step(number):
    return Step({"type": "scored", "points": number})


VERSION_1 = """
CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, start TEXT NOT NULL, at INTEGER NOT NULL DEFAULT 0,
    created TEXT NOT NULL DEFAULT (datetime('now')), updated TEXT NOT NULL DEFAULT (datetime('now')));
CREATE TABLE step (game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    step TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
INSERT INTO game (id, start, at) VALUES
    (1, '{"game":"toy","setup":{},"seed":1}', 2), (4, '{"game":"toy","setup":{},"seed":1}', 1),
    (5, '{"game":"toy","setup":{},"seed":1}', 0);
INSERT INTO step VALUES
    (1, 0, '{"event":{"type":"scored","points":0}}'), (1, 1, '{"event":{"type":"scored","points":1}}'),
    (4, 0, '{"event":{"type":"scored","points":0}}'), (4, 1, '{"event":{"type":"scored","points":1}}');
PRAGMA user_version = 1;
"""


def test_saved_games_of_the_first_form_are_carried_over(tmp_path):
    db = sqlite3.connect(tmp_path / "games.sqlite")
    db.executescript(VERSION_1)
    db.close()
    store = Store(tmp_path / "games.sqlite")
    start = Start("toy", {}, 1)
    assert store.read(1) == (start, [step(0), step(1)], 2)
    assert store.read(4) == (start, [step(0), step(1)], 1)
    assert store.read(5) == (start, [], 0)
    assert {saved.id: saved.steps for saved in store.games()} == {1: 2, 4: 1, 5: 0}
    assert all(saved.created.endswith("Z") for saved in store.games())
    assert store.insert(start) == 6
    store.delete(4)
    assert store.db.execute("SELECT count(*) FROM entry WHERE game = 4").fetchone() == (0,)
    store.close()
    again = Store(tmp_path / "games.sqlite")
    assert [saved.id for saved in again.games()] == [6, 5, 1]
    again.close()


def test_a_file_of_a_newer_form_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "games.sqlite"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    with pytest.raises(Refused, match="play-store-newer"):
        Store(path)


def test_a_file_that_is_no_store_is_refused(tmp_path):
    (tmp_path / "games.sqlite").write_bytes(b"not a database at all" * 100)
    with pytest.raises(Refused, match="play-store-unreadable"):
        Store(tmp_path / "games.sqlite")
    (tmp_path / "file").write_text("x")
    with pytest.raises(Refused, match="play-store-unreadable"):
        Store(tmp_path / "file" / "games.sqlite")


def test_entries_are_only_ever_added(tmp_path):
    store = Store(tmp_path / "games.sqlite")
    id = store.insert(Start("toy", {}, 1))
    journal = store.journal(id, 0)
    journal.append(0, [step(1), step(2)])
    journal.move(1)
    journal.append(1, [step(3)])
    expected = [Entry(0, step(1)), Entry(1, step(2)), Entry(1), Entry(1, step(3))]
    assert store.entries(id) == expected
    assert fold(expected) == ([step(1), step(3)], 2)
    assert store.version(id) == journal.version == 4
    store.close()


WRITER = """
import sys
from pathlib import Path
from automatable.play.session import Start, Step
from automatable.play.store import Store
store = Store(Path(sys.argv[1]))
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
    writer.stdout.readline()  # it writes
    time.sleep(random.Random(trial).uniform(0.05, 0.3))
    writer.send_signal(signal.SIGKILL)
    shown = [line for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    last = int(shown[-1])
    store = Store(path)
    _, steps, at = store.read(1)
    assert steps == [step(number) for number in range(at)]
    assert last <= at <= last + 1
    assert store.db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store.close()


def test_a_broken_own_box_says_where(tmp_path):
    store = Store(tmp_path / "games.sqlite")
    path = tmp_path / "boxes" / "toy.toml"
    store.save_own_box("toy", {"cards": {"1": 7}})
    assert store.own_box("toy") == {"cards": {"1": 7}}
    assert [each.name for each in Path(tmp_path / "boxes").iterdir()] == ["toy.toml"]
    path.write_text("][")
    with pytest.raises(Refused, match="core-box-toml"):
        store.own_box("toy")
    store.close()
