"""Storage in SQLite: what was shown is saved, whatever happens to the process."""

import gc
import json
import sqlite3
import subprocess
import sys
import time

import pytest
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError
from automatable.play.export import game_file
from automatable.play.session import Start
from automatable.play.storage.sqlite import SqliteStorage
from automatable.play.storage.sqlite_schema import VERSION

START = Start("scythe", {"level": "automa"}, seed=5)


@pytest.fixture
def store(tmp_path):
    kept = SqliteStorage(tmp_path / "deep" / "games.sqlite")
    yield kept
    kept.close()


def test_a_game_is_resumed_where_it_was_left_undo_and_redo_included(store):
    id, session = store.create(START)
    for _ in range(4):
        session.deal()
    session.undo()
    again = store.open(id)
    assert again.state == session.state
    assert again.next_redo == session.next_redo
    again.redo()
    assert store.open(id).state == again.state


def test_a_store_nobody_closes_lets_go_of_its_file(tmp_path):
    forgotten = SqliteStorage(tmp_path / "games.sqlite")
    db = forgotten.db
    del forgotten
    gc.collect()
    with pytest.raises(sqlite3.ProgrammingError):
        db.execute("SELECT 1")


def test_games_are_listed_and_deleted(store):
    first, _ = store.create(START)
    second, _ = store.create(Start("scythe", {}, seed=6))
    assert {saved.id for saved in store.games()} == {first, second}
    store.delete(first)
    assert [saved.id for saved in store.games()] == [second]
    for attempt in (store.delete, store.open):
        with raises_user_error("play-no-such-game"):
            attempt(first)


def test_a_refused_start_leaves_nothing_behind(store):
    with pytest.raises(UserError):
        store.create(Start("scythe", {"level": "x"}, seed=1))
    assert store.games() == []


def test_a_file_of_a_newer_version_is_refused(tmp_path):
    newer = tmp_path / "newer.sqlite"
    db = sqlite3.connect(newer)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    with raises_user_error("play-store-newer"):
        SqliteStorage(newer)


WRITER = """
import sys
from pathlib import Path
from automatable.play.session import Start
from automatable.play.storage.sqlite import SqliteStorage
id, session = SqliteStorage(Path(sys.argv[1])).create(Start("scythe", {"level": "automa"}, seed=5))
print(id, flush=True)
while True:
    if session.state.over is not None:
        for _ in range(10):
            session.undo()
    session.deal()
    print(session.at, session.state.turn, session.state.top, flush=True)
"""


@pytest.mark.parametrize("after", [0.05, 0.2, 0.45])
def test_a_killed_process_loses_nothing_that_was_shown(tmp_path, after):
    path = tmp_path / "games.sqlite"
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        id = int(writer.stdout.readline())
        writer.stdout.readline()
        time.sleep(after)
        writer.kill()
        shown = [line.split() for line in writer.stdout.read().splitlines() if line.count(" ") == 2]
    store = SqliteStorage(path)
    session = store.open(id)
    if shown:
        at, turn, top = (int(word) for word in shown[-1])
        assert at - 10 <= session.at <= at + 1, (
            "what was shown, or one step more, or some of the ten taken back, kept but not yet shown"
        )
        if session.at == at:
            assert (session.state.turn, session.state.top) == (turn, top)
    assert store.db.execute("PRAGMA integrity_check").fetchone() == (b"ok",)
    store.close()


def test_export_and_import_give_the_same_game(store):
    id, session = store.create(START)
    for _ in range(6):
        session.deal()
    session.undo()
    text = game_file.dump(*store.read(id))
    file = game_file.load(text)
    copy = store.open(store.insert(file.start, file.steps, file.at))
    assert copy.state == session.state
    assert copy.next_redo == session.next_redo
    assert len(text) < 3000, "a small file"


def test_version_1_files_stay_readable():
    """Written by the first release; must load in every later one."""
    text = """{"automatable": 1, "start": {"game": "scythe", "setup": {"level": "automa"}, "seed": 5,
      "physical": ["automa"], "box": {}}, "steps": [{"event": {"type": "card-turned", "card": 3}},
      {"event": {"type": "human-moved", "piece": "worker", "from": "R3C1", "to": "R4C2"}}], "at": 2}"""
    file = game_file.load(text)
    assert len(file.steps) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[1]",
        '{"automatable": 9}',
        '{"automatable": 1}',
        '{"automatable": 1, "start": 3, "steps": [], "at": 0}',
        "\x00",
        "null",
    ],
)
def test_what_is_no_exported_game_is_refused(text):
    with raises_user_error("play-import"):
        game_file.load(text)


def test_an_exported_game_whose_first_step_cannot_be_done_is_refused():
    good = json.loads(game_file.dump(START, [], 0))
    good["steps"] = [{"event": {"type": "card-turned", "card": 99}}] * 2
    good["at"] = 2
    with raises_user_error("scythe-"):
        game_file.load(json.dumps(good))
