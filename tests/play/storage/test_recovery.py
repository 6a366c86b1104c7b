"""Recovery of a damaged file on a full disk, with other processes, after a kill."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest
from server_process import PATHS, PATIENCE, Served
from small_disk import mounted
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words
from automatable.play.service import Service
from automatable.play.session import Start, Step
from automatable.play.storage import recovery
from automatable.play.storage.sqlite import SqliteStorage

PAGE = 4096
GAMES = 40


@pytest.fixture(autouse=True)
def plain(toys):
    """The toy game alone."""


def filled(path, games=GAMES):
    """A file with games, closed; and what stands in it."""
    with closing(SqliteStorage(path)) as store:
        for number in range(games):
            steps = [Step({"type": "scored", "points": points}) for points in range(30)]
            store.insert(Start("toy", {}, number), steps)
        return contents(store)


def contents(store):
    return {number: store.read(number) for number in store.numbers()}


def spoil(path, where="first"):
    """Damage a page: the first, or one in the middle."""
    data = bytearray(path.read_bytes())
    at = 0 if where == "first" else len(data) // PAGE // 2 * PAGE
    data[at : at + PAGE] = random.Random(5).randbytes(PAGE)
    path.write_bytes(data)


def names(folder):
    return sorted(each.name for each in folder.iterdir())


def asides(folder):
    return [name for name in names(folder) if name.startswith("games.damaged-") and name.endswith(".sqlite")]


# --- no room --------------------------------------------------------------------------------------------


def test_without_room_nothing_is_changed_and_the_rescue_succeeds_once_there_is_some(tmp_path):
    with mounted(tmp_path / "disk", "4m") as disk:
        path = disk.path / "games.sqlite"
        kept = filled(path)
        spoil(path)
        disk.fill()
        before = path.read_bytes()
        for _ in range(3):
            with raises_user_error("play-rescue-no-room") as caught:
                SqliteStorage(path)
        for language in LANGUAGES:
            assert "1" in Words(language).error_sentence(caught.value)
        assert path.read_bytes() == before
        assert asides(disk.path) == [] and "filler" in names(disk.path)
        disk.free()
        with raises_user_error("play-store-damaged") as caught:
            SqliteStorage(path)
        assert caught.value.args_["whole"] == GAMES
        with closing(SqliteStorage(path)) as store:
            assert contents(store) == kept
        assert asides(disk.path) == [caught.value.args_["file"]]
        assert not [name for name in names(disk.path) if "rescue" in name]


def test_a_store_that_is_open_serves_what_can_be_read_until_there_is_room(tmp_path):
    with mounted(tmp_path / "disk", "4m") as disk:
        path = disk.path / "games.sqlite"
        kept = filled(path)
        spoil(path, "middle")
        disk.fill(leave=100_000)  # enough for SQLite's own files, not for a second file
        with closing(SqliteStorage(path)) as store:
            found, user_error = {}, set()
            for number in kept:
                try:
                    found[number] = store.read(number)
                except UserError as caught:
                    user_error.add(caught.message)
            assert user_error == {"play-rescue-no-room"} and len(found) > GAMES / 2
            assert all(found[number] == kept[number] for number in found)
            assert asides(disk.path) == []
            disk.free()
            with raises_user_error("play-store-damaged"):
                contents(store)
            after = contents(store)
            assert {number: after[number] for number in found} == found
            assert len(asides(disk.path)) == 1


def test_a_disk_that_fills_during_the_rescue_changes_nothing_either(tmp_path, monkeypatch):
    with mounted(tmp_path / "disk", "4m") as disk:
        path = disk.path / "games.sqlite"
        kept = filled(path)
        spoil(path)
        lie = shutil._ntuple_diskusage(10**9, 0, 10**9)
        size = path.stat().st_size
        for leave in (
            0,
            8_192,
            size // 2,
            size - PAGE,
            size + 12 * PAGE,
        ):  # the last: a copy, but no new file
            before = path.read_bytes()
            disk.fill(leave)
            with monkeypatch.context() as lying:
                lying.setattr(recovery.shutil, "disk_usage", lambda path: lie)
                lying.setattr(recovery, "_delete", lambda copy: None)
                with raises_user_error("play-rescue-no-room"):
                    SqliteStorage(path)
            assert path.read_bytes() == before and asides(disk.path) == []
            disk.free()
        with raises_user_error("play-store-damaged"):
            SqliteStorage(path)
        with closing(SqliteStorage(path)) as store:
            assert contents(store) == kept


def test_a_full_temporary_folder_stops_no_rescue(tmp_path, monkeypatch):
    path = tmp_path / "home" / "games.sqlite"
    kept = filled(path)
    spoil(path)
    with mounted(tmp_path / "tmp", "64k") as disk:
        disk.fill()
        monkeypatch.setenv("TMPDIR", str(disk.path))
        monkeypatch.setenv("SQLITE_TMPDIR", str(disk.path))
        monkeypatch.setattr(tempfile, "tempdir", None)
        with raises_user_error("play-store-damaged"):
            SqliteStorage(path)
        with closing(SqliteStorage(path)) as store:
            assert contents(store) == kept
    assert len(asides(path.parent)) == 1


# --- stopped in between -----------------------------------------------------------------------------------


class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("moment", range(4))
def test_who_is_stopped_in_the_middle_of_a_rescue_loses_nothing(tmp_path, monkeypatch, moment):
    path = tmp_path / "home" / "games.sqlite"
    kept = filled(path)
    spoil(path)
    moves = []
    replace = os.replace

    def killing(*names):
        if len(moves) == moment:
            raise Killed
        moves.append(names)
        replace(*names)

    with monkeypatch.context() as killed:
        killed.setattr(recovery.os, "replace", killing)
        try:
            SqliteStorage(path)
        except Killed:
            pass
        except UserError as user_error:
            assert user_error.message == "play-store-damaged"
    for _ in range(2):
        try:
            store = SqliteStorage(path)
            break
        except UserError as user_error:
            assert user_error.message == "play-store-damaged"
    assert contents(store) == kept
    store.close()
    assert len(asides(path.parent)) == 1
    assert not [name for name in names(path.parent) if "rescue" in name]


# --- two processes ----------------------------------------------------------------------------------------

BUSY_WRITER = """
import sys, time
from pathlib import Path
import toy
from automatable.core.engine.errors import UserError
from automatable.play.session import Start
from automatable.play.storage.sqlite import SqliteStorage

toy.register()
path, name, until = Path(sys.argv[1]), int(sys.argv[2]), time.monotonic() + 120
store, number = None, 0
while number < 150 and time.monotonic() < until:
    try:
        store = store or SqliteStorage(path)
        id = store.insert(Start("toy", {"level": "hard"}, name * 1_000 + number))
        print("kept", name * 1_000 + number, flush=True)
        number += 1
        store.games(0, 5)
    except UserError as user_error:
        print(user_error.message, flush=True)
        time.sleep(0.01)
"""


def test_two_processes_never_rescue_at_once_and_every_game_that_was_kept_is_there(tmp_path):
    path = tmp_path / "home" / "games.sqlite"
    filled(path)
    spoil(path)
    command = [sys.executable, "-c", BUSY_WRITER, str(path)]
    env = {**os.environ, "PYTHONPATH": PATHS}
    writers = [
        subprocess.Popen([*command, str(name)], stdout=subprocess.PIPE, text=True, env=env)
        for name in (1, 2, 3)
    ]
    said = [writer.communicate(timeout=PATIENCE)[0].split("\n") for writer in writers]
    shown = [line for lines in said for line in lines if line]
    acknowledged = {int(line.split()[1]) for line in shown if line.startswith("kept")}
    assert len(acknowledged) == 450, set(shown) - {line for line in shown if line.startswith("kept")}
    assert shown.count("play-store-damaged") == 1
    assert set(shown) - {f"kept {seed}" for seed in acknowledged} <= {"play-store-damaged", "play-store-busy"}
    with closing(SqliteStorage(path)) as store:
        assert {start.seed for start, _, _ in contents(store).values()} >= acknowledged | set(range(GAMES))
    assert len(asides(path.parent)) == 1


@pytest.mark.slow
def test_two_servers_on_one_folder_keep_every_game_they_have_answered_for(tmp_path):
    path = tmp_path / "home" / "games.sqlite"
    filled(path)
    spoil(path)
    with ThreadPoolExecutor(4) as together, ExitStack() as stack:
        started = together.map(lambda _: Served(path.parent, "--port", "0"), range(2))
        one, other = (stack.enter_context(served) for served in started)
        begun = list(together.map(lambda n: begin((one, other)[n % 2], n), range(60)))
        seeds = {served.say("export", table=table).json()["file"]["start"]["seed"] for served, table in begun}
    assert seeds == set(range(1_000, 1_060))
    with closing(SqliteStorage(path)) as store:
        assert {start.seed for start, _, _ in contents(store).values()} == seeds | set(range(GAMES))
    assert len(asides(path.parent)) == 1


def begin(served, number):
    """A game on this server, asked for until it is kept."""
    while not (reply := served.say("new", game="toy", seed=1_000 + number)).is_success:
        assert reply.status_code == 503, reply.text
    return served, reply.json()["table"]


def test_a_store_that_was_open_goes_on_with_the_file_that_another_has_rescued(tmp_path):
    path = tmp_path / "home" / "games.sqlite"
    filled(path)
    with closing(SqliteStorage(path)) as first:
        mine = first.insert(Start("toy", {}, 777))
        first.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        spoil(path)
        with raises_user_error("play-store-damaged"):
            SqliteStorage(path)
        with closing(SqliteStorage(path)) as second:
            theirs = second.insert(Start("toy", {}, 888))
            assert first.read(theirs)[0].seed == 888
            again = first.insert(Start("toy", {}, 999))
            assert second.read(again)[0].seed == 999 and second.read(mine)[0].seed == 777
    assert len(asides(path.parent)) == 1


def test_a_file_behind_a_link_is_rescued_where_it_lies(tmp_path):
    path, real = tmp_path / "home" / "games.sqlite", tmp_path / "real" / "games.sqlite"
    kept = filled(real)
    path.parent.mkdir()
    path.symlink_to(real)
    spoil(real)
    with raises_user_error("play-store-damaged"):
        SqliteStorage(path)
    with closing(SqliteStorage(path)) as store:
        assert contents(store) == kept
    assert path.is_symlink() and len(asides(real.parent)) == 1


# --- only to be read --------------------------------------------------------------------------------------


def with_log(path, folder):
    """A copy of a file as a power cut leaves it: what was written last lies beside it."""
    source = folder / "games.sqlite"
    filled(source, 3)
    store = SqliteStorage(source)
    store.insert(Start("toy", {}, 777))
    for part in ("games.sqlite", "games.sqlite-wal"):
        shutil.copyfile(source.with_name(part), path.with_name(part))
    found = contents(store)
    store.close()
    return found


@pytest.mark.parametrize("log", [False, True], ids=["closed", "cut off"])
def test_a_read_only_disk_serves_what_was_kept(tmp_path, log):
    with mounted(tmp_path / "disk", "4m") as disk:
        path = disk.path / "games.sqlite"
        kept = with_log(path, tmp_path / "other") if log else filled(path)
        (disk.path / "boxes").mkdir(exist_ok=True)
        (disk.path / "boxes" / "toy.toml").write_text("][")
        disk.read_only()
        with closing(SqliteStorage(path)) as store:
            assert contents(store) == kept
            service = Service(store)
            assert len(service.handle({"op": "tables"})) == len(kept)
            assert service.handle({"op": "view", "table": 1})["position"]
            assert len(service.handle({"op": "export-all"})["file"]["games"]) == len(kept)
            assert service.handle({"op": "box", "game": "toy"})["notice"]["message"] == "play-box-unread"
            for message in (
                {"op": "new", "game": "toy"},
                {"op": "deal", "table": 1},
                {"op": "delete", "table": 1},
                {"op": "settings-save", "settings": {"size": 1.0}},
            ):
                with raises_user_error("play-disk-read-only"):
                    service.handle(message)


@pytest.mark.slow
def test_a_server_on_a_read_only_disk_answers(tmp_path):
    with mounted(tmp_path / "disk", "4m") as disk:
        filled(disk.path / "games.sqlite")
        disk.read_only()
        with Served(disk.path, "--port", "0") as served:
            assert len(served.say("tables").json()) == GAMES
            assert served.say("view", table=1).is_success
            user_error = served.say("new", game="toy")
            assert user_error.status_code == 507 and "cannot be written" in user_error.json()["error"]["en"]


def test_a_damaged_file_on_a_read_only_disk_gets_a_sentence(tmp_path):
    with mounted(tmp_path / "disk", "4m") as disk:
        path = disk.path / "games.sqlite"
        filled(path)
        spoil(path)
        disk.read_only()
        with raises_user_error("play-disk-read-only"):
            SqliteStorage(path)


@pytest.mark.parametrize("log", [False, True], ids=["closed", "cut off"])
def test_a_full_disk_serves_what_was_kept_and_is_written_again_once_there_is_room(tmp_path, log):
    with mounted(tmp_path / "disk", "4m") as disk:
        path = disk.path / "games.sqlite"
        kept = with_log(path, tmp_path / "other") if log else filled(path)
        disk.fill()
        with closing(SqliteStorage(path)) as store:
            assert contents(store) == kept
            for _ in range(2):
                with raises_user_error("play-disk-full"):
                    store.insert(Start("toy", {}, 1))
            disk.free()
            new = store.insert(Start("toy", {}, 1))
            assert set(contents(store)) == {*kept, new}
        with closing(SqliteStorage(path)) as store:
            assert set(contents(store)) == {*kept, new}
