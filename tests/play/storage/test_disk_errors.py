"""Disk errors become sentences, nothing that was saved is lost, and what can be read is read."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

import pytest
from server_process import PATIENCE
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError
from automatable.play.history import saved_games
from automatable.play.service import Service
from automatable.play.session import Start, Step
from automatable.play.storage.data_dir import write_private, write_whole
from automatable.play.storage.sqlite import SqliteStorage
from automatable.play.storage.sqlite_schema import NOW

START = Start("scythe", {"level": "automa"}, seed=5)
LEAF = 0x0A
"""The first byte of a page of entries, where one page holds them all."""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "games.sqlite"


def database(service):
    """The file behind a service, for what no service would do to it."""
    assert isinstance(service.storage, SqliteStorage)
    return service.storage.db


def played(path, games=6, turns=4):
    """A file of saved games, closed, with what each of them holds."""
    with closing(SqliteStorage(path)) as store:
        for number in range(games):
            _, session = store.create(Start("scythe", {}, seed=number))
            for _ in range(turns):
                session.deal()
        return {saved.id: store.read(saved.id) for saved in store.games()}


# --- one bad save ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "column", "bad"),
    [
        ("game", "start", '{"game": "scythe", "setup": 7, "seed": 1}'),
        ("game", "start", '{"game": "scythe", "se'),
        ("game", "start", '{"game": "no-such-game", "setup": {}, "seed": 1}'),
        ("game", "start", '{"game": "scythe", "setup": {"level": "none"}, "seed": 1}'),
        ("game", "start", b"\xff\xfe\x00"),
        ("entry", "step", '{"event": {"type": "no-such-event"}}'),
        ("entry", "step", "cut"),
        ("entry", "step", b"\xff"),
        ("game", "summary", '{"id": 1}'),
        ("game", "summary", "cut"),
    ],
)
def test_one_bad_save_never_hides_the_others(path, table, column, bad):
    played(path, games=3)
    service = Service(SqliteStorage(path))
    service.handle({"op": "tables"})
    database(service).execute(
        f"UPDATE {table} SET {column} = CAST(? AS TEXT) WHERE {'id' if table == 'game' else 'game'} = 2",
        (bad,),
    )
    if column != "summary":
        database(service).execute("UPDATE game SET summarised = -1 WHERE id = 2")
    listed = {one["id"]: one for one in Service(service.storage).handle({"op": "tables"})}
    assert set(listed) == {1, 2, 3}
    assert listed[1]["position"] and listed[3]["position"]
    if column == "summary":
        assert listed[2]["position"], "what the list remembers is made anew"
        return
    assert listed[2]["problem"]["en"] and listed[2]["problem"]["ru"]
    assert not service.handle({"op": "history"})["games"]
    exported = Service(service.storage).handle({"op": "export", "table": 2})
    assert exported["file"]
    readable = Service(service.storage).handle({"op": "export-all"})["file"]["games"]
    assert len(readable) >= 2
    service.handle({"op": "delete", "table": 2})
    assert {one["id"] for one in service.handle({"op": "tables"})} == {1, 3}


def test_a_save_that_cannot_be_read_is_exported_as_it_stands(path):
    played(path, games=1)
    service = Service(SqliteStorage(path))
    database(service).execute("UPDATE game SET start = 'cut off'")
    exported = service.handle({"op": "export", "table": 1})
    assert exported["name"] == "damaged-1.json"
    assert exported["file"]["raw"]["start"] == "cut off"
    assert len(exported["file"]["raw"]["entries"]) == 4
    with raises_user_error("play-save-damaged"):
        service.handle({"op": "view", "table": 1})


# --- many saves --------------------------------------------------------------------------------------------


def test_a_list_out_of_patience_names_its_games_and_goes_on_when_it_is_asked_again(path, monkeypatch):
    played(path, games=3)
    with closing(SqliteStorage(path)) as store:
        service = Service(store)
        with monkeypatch.context() as hurried:
            hurried.setattr(saved_games, "PATIENCE", -1)
            named = service.handle({"op": "tables"})
            assert [(one["waiting"], one["position"], one["steps"]) for one in named] == [(True, None, 4)] * 3
            assert service.handle({"op": "history"})["waiting"] == 3
        assert all(one["position"] and not one["waiting"] for one in service.handle({"op": "tables"}))


def test_thousands_of_saved_games_are_listed_a_page_at_a_time(path, monkeypatch):
    monkeypatch.setattr(saved_games, "PATIENCE", 0.1)
    with closing(SqliteStorage(path)) as store:
        with store._writing():
            for number in range(10_000):
                store.db.execute(
                    "INSERT INTO game (start) VALUES (?)",
                    (b'{"game":"scythe","setup":{},"seed":%d}' % number,),
                )
        service = Service(store)
        began = time.process_time()
        first = service.handle({"op": "tables"})
        assert len(first) == 50
        assert any(one["waiting"] for one in first) or all(one["position"] for one in first)
        second = service.handle({"op": "tables", "offset": 50, "limit": 50})
        assert {one["id"] for one in first}.isdisjoint(one["id"] for one in second)
        spent = time.process_time() - began
        assert len(service.handle({"op": "tables", "offset": 9_990})) == 10
        session = service.open(first[0]["id"])
        began = time.process_time()
        for _ in range(2_000):
            session.game.apply(session.state, session.game.decode_event({"type": "card-turned", "card": 3}))
        assert spent < 20 * (time.process_time() - began), "two pages cost no more than some thousand turns"


def test_a_finished_game_is_in_the_history_though_nobody_has_listed_it(path):
    service = Service(SqliteStorage(path))
    table = service.handle({"op": "new", "game": "scythe", "seed": 3})["table"]
    service.handle({"op": "event", "table": table, "event": {"type": "corrected", "set": {"human.stars": 6}}})
    while questions := service.handle({"op": "view", "table": table})["questions"]:
        value = questions[0].get("default") or questions[0].get("low") or 0
        service.handle({"op": "answer", "table": table, "value": value})
    assert [one["table"] for one in service.handle({"op": "history"})["games"]] == [table]


# --- full, read-only, locked -------------------------------------------------------------------------------


def test_a_full_disk_says_that_the_step_was_not_kept_and_loses_nothing(path):
    service = Service(SqliteStorage(path))
    table = service.handle({"op": "new", "game": "scythe", "seed": 5})["table"]
    service.handle({"op": "deal", "table": table})
    database(service).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = database(service).execute("PRAGMA page_count").fetchone()[0]
    database(service).execute(f"PRAGMA max_page_count = {pages}")
    with raises_user_error("play-disk-full"):
        for _ in range(400):
            before = service.handle({"op": "view", "table": table})
            service.handle({"op": "deal", "table": table})
            service.handle({"op": "undo", "table": table})
    after = service.handle({"op": "view", "table": table})
    assert (after["version"], after["position"]) in (
        (before["version"], before["position"]),
        (before["version"] + 1, after["position"]),
    )
    assert service.handle({"op": "tables"})[0]["id"] == table, "a list needs no write"
    database(service).execute("PRAGMA max_page_count = 1000000")
    assert service.handle({"op": "deal", "table": table})["version"] == after["version"] + 1


def test_a_store_that_cannot_be_written_is_read(path):
    kept = played(path, games=2)
    service = Service(SqliteStorage(path))
    database(service).execute("PRAGMA query_only = 1")
    assert len(service.handle({"op": "tables"})) == 2
    assert service.handle({"op": "view", "table": 1})["table"] == 1
    with raises_user_error("play-disk-read-only"):
        service.handle({"op": "deal", "table": 1})
    assert service.storage.read(1) == kept[1]


def test_a_locked_store_is_mentioned_at_once_and_read_on(path):
    played(path, games=1)
    service = Service(SqliteStorage(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with raises_user_error("play-store-busy"):
            service.handle({"op": "deal", "table": 1})
        assert service.handle({"op": "view", "table": 1})["version"] == 4
        assert len(service.handle({"op": "tables"})) == 1
        other.execute("ROLLBACK")
    assert service.handle({"op": "deal", "table": 1})["version"] == 5


# root may write everywhere, unless it gives that up
HUMBLE = ("setpriv", "--bounding-set", "-dac_override") if getattr(os, "geteuid", lambda: 1)() == 0 else ()


@pytest.mark.skipif(os.name != "posix" or bool(HUMBLE and not shutil.which("setpriv")), reason="needs modes")
def test_a_read_only_folder_from_the_command_line(tmp_path):
    home = tmp_path / "home"
    played(home / "games.sqlite", games=2)
    for file in home.iterdir():
        file.chmod(0o400)
    home.chmod(0o500)
    mine = tmp_path / "mine.toml"
    mine.write_text("[game]\nautoma_coins = 5\n")

    def run(*words):
        return subprocess.run(
            [*HUMBLE, sys.executable, "-m", "automatable", *words],
            env={**os.environ, "AUTOMATABLE_HOME": str(home), "AUTOMATABLE_LANG": "en"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    try:
        listed = run("log")
        assert (listed.returncode, listed.stderr) == (0, ""), "reading goes on"
        assert listed.stdout.count("Scythe") == 2
        for words in (
            ("new", "scythe"),
            ("box", "import", "scythe", str(mine)),
            ("serve", "--lan", "--no-open", "--port", "0"),
        ):
            user_error = run(*words)
            assert user_error.returncode == 1, words
            assert "cannot be written" in user_error.stderr and user_error.stderr.count("\n") == 1, words
    finally:
        home.chmod(0o700)


# --- damaged -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_random_bytes_flipped_cost_at_most_what_they_hit(path, seed):
    kept = played(path, games=8, turns=6)
    chance = random.Random(seed)
    data = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 8, 64))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)
    store = opened(path)
    for _ in range(3):  # a broken page may show itself only when it is read
        try:
            listed = Service(store).handle({"op": "tables"})
            for one in listed:
                if one["problem"] is None and not one["waiting"]:
                    _, steps, _ = store.read(one["id"])
                    assert len(steps) <= len(kept[one["id"]][1])
            break
        except UserError as user_error:
            assert user_error.message in ("play-store-damaged", "play-save-damaged")
    else:
        pytest.fail("it stays unreadable")
    table = Service(store).handle({"op": "new", "game": "scythe"})["table"]
    assert store.version(table) == 0
    store.close()


def changed(path, statement):
    """Do to a closed file what no damage is seen by: SQLite finds the file whole."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


def test_a_game_that_lost_a_step_in_the_middle_is_mentioned(path):
    kept = played(path, games=3)
    changed(path, "UPDATE entry SET version = 9 WHERE game = 2 AND version = 3")
    with closing(SqliteStorage(path)) as store:
        with raises_user_error("play-store-damaged") as shown:
            store.read(2)
        assert (shown.value.args_["whole"], shown.value.args_["partly"]) == (2, 1)
        start, steps, _ = kept[2]
        assert store.read(2) == (start, steps[:2], 2)
        assert store.read(1) == kept[1] and store.read(3) == kept[3]


def test_a_game_with_fewer_steps_than_when_it_was_listed_is_mentioned(path):
    played(path, games=3)
    with closing(SqliteStorage(path)) as store:
        Service(store).handle({"op": "tables"})
    changed(path, "DELETE FROM entry WHERE game = 2")
    with closing(SqliteStorage(path)) as store:
        with raises_user_error("play-store-damaged") as shown:
            store.games()
        assert (shown.value.args_["whole"], shown.value.args_["partly"]) == (2, 1)
        assert [saved.steps for saved in store.games()].count(0) == 1


def test_steps_that_cannot_be_found_by_their_game_are_rescued_all_the_same(path):
    """The steps stand on their page in another order, so that a search for a game misses them."""
    kept = played(path, games=3)
    with closing(SqliteStorage(path)) as store:
        Service(store).handle({"op": "tables"})
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'").fetchone()
    data = bytearray(path.read_bytes())
    start = (page - 1) * 4096
    assert data[start] == LEAF
    cells = int.from_bytes(data[start + 3 : start + 5], "big")
    places = [bytes(data[start + 8 + 2 * at : start + 10 + 2 * at]) for at in range(cells)]
    data[start + 8 : start + 8 + 2 * cells] = b"".join(reversed(places))
    path.write_bytes(data)
    with closing(SqliteStorage(path)) as store:
        with raises_user_error("play-store-damaged") as shown:
            store.games()
        assert (shown.value.args_["whole"], shown.value.args_["partly"]) == (3, 0)
        assert {saved.id: store.read(saved.id) for saved in store.games()} == kept


def test_a_damaged_version_number_is_no_newer_version(path):
    kept = played(path, games=2)
    changed(path, "PRAGMA user_version = 524290")
    with raises_user_error("play-store-damaged"):
        SqliteStorage(path)
    with closing(SqliteStorage(path)) as store:
        assert {saved.id: store.read(saved.id) for saved in store.games()} == kept


def opened(path):
    """The store, after it reported once that it was damaged."""
    try:
        return SqliteStorage(path)
    except UserError as user_error:
        assert user_error.message == "play-store-damaged", user_error
        return SqliteStorage(path)


def test_a_broken_first_page_loses_no_game(path):
    kept = played(path)
    data = bytearray(path.read_bytes())
    data[:4096] = b"\x5a" * 4096
    path.write_bytes(data)
    with raises_user_error("play-store-damaged") as shown:
        SqliteStorage(path)
    assert shown.value.args_["whole"] == len(kept)
    with closing(SqliteStorage(path)) as store:
        assert {saved.id: store.read(saved.id) for saved in store.games()} == kept
    aside = list(path.parent.glob("games.damaged-*.sqlite"))
    assert [one.name for one in aside] == [shown.value.args_["file"]]


def test_a_broken_page_inside_loses_only_what_stood_on_it(path):
    kept = played(path, games=12, turns=8)
    data = bytearray(path.read_bytes())
    pages = len(data) // 4096
    data[4096 * (pages // 2) : 4096 * (pages // 2 + 1)] = os.urandom(4096)
    path.write_bytes(data)
    store = opened(path)
    try:
        Service(store).handle({"op": "tables"})
        for id in kept:
            store.read(id)
    except UserError as user_error:
        assert user_error.message == "play-store-damaged", user_error
    found = {saved.id for saved in store.games()}
    assert len(found) >= len(kept) // 2
    store.close()


def test_tables_that_were_changed_by_damage_are_made_anew_with_what_was_in_them(path):
    kept = played(path, games=2)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_schema SET sql = replace(sql, ?, 'NULL')", (NOW,))
    with closing(SqliteStorage(path)) as store:
        service = Service(store)
        with raises_user_error("play-store-damaged"):
            service.handle({"op": "new", "game": "scythe"})
        service.handle({"op": "new", "game": "scythe"})
        assert {id: store.read(id) for id in kept} == kept


def test_a_text_that_has_become_a_number_hides_no_other_game(path):
    played(path, games=2)
    with closing(SqliteStorage(path)) as store:
        store.db.execute("PRAGMA writable_schema = ON")
        store.db.execute("UPDATE sqlite_schema SET sql = replace(sql, 'start TEXT', 'start INT')")
    with closing(SqliteStorage(path)) as store:
        store.db.execute("UPDATE game SET start = 5, summarised = -1 WHERE id = 1")
        listed = {one["id"]: one["problem"] for one in Service(store).handle({"op": "tables"})}
        assert listed[1]["message"] == "play-save-damaged" and listed[2] is None


def test_what_is_no_database_at_all_is_set_aside(path):
    path.parent.mkdir()
    path.write_bytes(b"this is no database, " * 1000)
    store = opened(path)
    assert store.games() == []
    assert next(path.parent.glob("games.damaged-*")).read_bytes().startswith(b"this is no database")
    store.close()


# --- files -------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_folder_and_files_are_their_owners_alone(path):
    with closing(SqliteStorage(path)) as store:
        id = store.insert(START)
        store.journal(id, 0).append(0, [Step({"type": "x"})])
        store.save_own_box("scythe", {"a": {"b": 1}})
        for each in (path.parent, path.parent / "boxes"):
            assert each.stat().st_mode & 0o777 == 0o700
        for each in (*path.parent.glob("games.sqlite*"), path.parent / "boxes" / "scythe.toml"):
            assert each.stat().st_mode & 0o777 == 0o600, each


def test_what_a_kill_left_half_written_is_swept(tmp_path):
    left = tmp_path / ".scythe.toml.4711"
    left.write_text("half")
    os.utime(left, (time.time() - 3600,) * 2)
    write_private(tmp_path / "scythe.toml", "whole")
    assert [each.name for each in tmp_path.iterdir()] == ["scythe.toml"]


def test_an_export_deletes_nothing_beside_it(tmp_path):
    names = [".vimrc.bak", ".x.4711", ".notes.1", ".[a].1"]
    for name in names:
        (tmp_path / name).write_text("mine")
        os.utime(tmp_path / name, (time.time() - 3600,) * 2)
    for name in ("vimrc", "x", "*", "[a]"):
        write_whole(tmp_path / name, "whole")
    assert {each.name for each in tmp_path.iterdir()} == {*names, "vimrc", "x", "*", "[a]"}
