"""A backup holds all saved games, boxes and settings, and any storage restores it."""

import subprocess

import msgspec
import pytest
from browser_disk import CommittedStorage, FakeDisk, Worker
from service_client import play_to_the_end, say, user_error
from small_disk import mounted
from user_errors import raises_user_error

from automatable.locales import LANGUAGES, Words
from automatable.play.browser_api import BrowserApi
from automatable.play.export import backup
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.play.storage.sqlite import SqliteStorage


def furnished(service):
    """A service with a finished game, one with something to redo, an own box and a setting."""
    play_to_the_end(service, setup={"level": "hard"})
    table = say(service, "new", game="toy")["table"]
    say(service, "event", table=table, event={"type": "scored", "points": 3})
    say(service, "undo", table=table)
    say(service, "box-save", game="toy", tables={"cards": {"1": 7}})
    say(service, "settings-save", settings={"language": "ru"})
    return service


def test_a_backup_restores_games_with_their_times_and_redo_elsewhere(service):
    furnished(service)
    out = say(service, "export-all")
    assert out["name"].startswith("automatable-") and out["name"].endswith(".json")
    other = Worker(CommittedStorage(FakeDisk()))
    assert say(other, "import-all", file=out["file"]) == {"games": 2, "known": 0, "boxes": ["toy"]}
    assert say(other, "history") == say(service, "history")
    assert say(other, "tables") == say(service, "tables")
    assert say(other, "settings") == say(service, "settings")
    assert say(other, "box", game="toy") == say(service, "box", game="toy")
    assert say(other, "redo", table=2)["position"]["player"] == 3
    assert say(service, "export-all")["file"] == out["file"]


def test_what_is_here_already_does_not_come_twice_and_what_is_only_here_stays(service):
    furnished(service)
    file = say(service, "export-all")["file"]
    only = say(service, "new", game="toy")["table"]
    assert say(service, "import-all", file=file) == {"games": 0, "known": 2, "boxes": ["toy"]}
    assert [one["id"] for one in say(service, "tables")].index(only) == 0
    assert len(say(service, "tables")) == 3


def test_values_of_the_file_lie_over_those_of_the_own_box_here(service):
    file = say(furnished(Service(MemoryStorage())), "export-all")["file"]
    say(service, "box-save", game="toy", tables={"cards": {"1": 1, "2": 5}})
    say(service, "import-all", file=file)
    assert say(service, "box", game="toy")["own"] == {"cards": {"1": 7, "2": 5}}


def test_a_game_that_cannot_be_played_through_comes_along_and_is_listed_with_its_reason(service):
    file = say(furnished(Service(MemoryStorage())), "export-all")["file"]
    file["games"][0]["steps"][0]["event"] = {"type": "forgotten"}
    assert say(service, "import-all", file=file)["games"] == 2
    assert [one["problem"] is None for one in say(service, "tables")] == [True, False]


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda file: file.clear(), "play-import-version"),
        (lambda file: file.update(everything=2), "play-import-version"),
        (lambda file: file["games"][0].update(at=99), "play-import-unreadable"),
        (lambda file: file["games"][0].update(created="yesterday"), "play-import-unreadable"),
        (lambda file: file["games"][0].update(more=1), "play-import-unreadable"),
        (lambda file: file.update(settings={"size": []}), "play-import-unreadable"),
        (lambda file: file["boxes"].update(toy={"cards": {"1": "x"}}), "core-box-value"),
        (lambda file: file["boxes"].update(chess={}), "core-unknown-game"),
    ],
)
def test_a_file_that_cannot_be_is_refused_whole(service, spoil, id):
    file = say(furnished(Service(MemoryStorage())), "export-all")["file"]
    spoil(file)
    assert user_error(service, "import-all", file=file).message == id
    assert say(service, "tables") == [] and say(service, "settings") == {"settings": {}}


def test_a_link_becomes_a_code_for_the_camera_unless_it_is_too_long(service):
    assert say(service, "qr", text="https://example.org/#/open/toy/easy")["svg"].startswith("<svg")
    assert say(service, "qr", text="х" * 3000)["svg"] == ""


# --- many games --------------------------------------------------------------------------------------------


def backup_file(count, steps=40):
    """A file with so many games, each of them different."""
    event = {"event": {"type": "scored", "points": 1}, "dealt": False, "auto": False}
    times = [f"2024-01-01T{n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}.{n % 997:03}Z" for n in range(count)]
    games = [
        {
            "start": {"game": "toy", "setup": {}, "seed": n, "physical": [], "box": {}, "position": None},
            "steps": [event] * steps,
            "at": steps - n % 2,
            "created": time,
            "updated": time,
        }
        for n, time in enumerate(times)
    ]
    return {"everything": 1, "games": games, "boxes": {"toy": {"cards": {"1": 7}}}, "settings": {"size": 2.0}}


def out_in_pieces(service, games):
    """The whole file as the page puts it together."""
    piece = say(service, "export-all", games=games)
    file, asked = piece["file"], 1
    while piece["next"] is not None:
        piece = say(service, "export-all", games=games, after=piece["next"])
        assert piece["file"]["boxes"] == piece["file"]["settings"] == {}
        assert len(piece["file"]["games"]) <= games
        file["games"] += piece["file"]["games"]
        asked += 1
    return file, asked


def in_pieces(service, file, games):
    """A file as the page sends it."""
    came = []
    for first in range(0, len(file["games"]), games):
        some = file["games"][first : first + games]
        came.append(say(service, "import-all", file={**file, "games": some, "boxes": {}, "settings": {}}))
    came.append(say(service, "import-all", file={**file, "games": []}))
    return [sum(one["games"] for one in came), sum(one["known"] for one in came), came[-1]["boxes"]]


@pytest.mark.parametrize("service", ["memory", "sqlite", "worker"], indirect=True)
def test_a_backup_of_hundreds_of_games_comes_back_whole_or_in_pieces(service):
    file = backup_file(700)
    assert in_pieces(service, file, 100) == [700, 0, ["toy"]]
    assert say(service, "export-all")["file"] == file
    assert out_in_pieces(service, 300) == (file, 3)
    assert say(service, "import-all", file=file) == {"games": 0, "known": 700, "boxes": ["toy"]}
    other = Service(MemoryStorage())
    assert say(other, "import-all", file=file) == {"games": 700, "known": 0, "boxes": ["toy"]}
    assert say(other, "export-all")["file"] == file


@pytest.mark.slow
def test_a_backup_of_ten_thousand_games_comes_back(toys, tmp_path):
    file = backup_file(10_000, steps=25)
    store = SqliteStorage(tmp_path / "games.sqlite")
    service = Service(store)
    assert say(service, "import-all", file=file) == {"games": 10_000, "known": 0, "boxes": ["toy"]}
    found, asked = out_in_pieces(service, 100)
    assert asked == 100 and found == file
    assert in_pieces(service, file, 100) == [0, 10_000, ["toy"]]
    store.close()


def test_a_game_that_was_deleted_between_two_pieces_costs_no_other(service):
    file = backup_file(5, steps=2)
    say(service, "import-all", file=file)
    first = say(service, "export-all", games=2)
    assert (first["next"], first["total"]) == (2, 5)
    say(service, "delete", table=2)
    say(service, "delete", table=3)
    rest = say(service, "export-all", games=2, after=first["next"])
    assert rest["next"] is None
    assert first["file"]["games"] + rest["file"]["games"] == [file["games"][n] for n in (0, 1, 3, 4)]


def test_each_game_of_a_file_is_measured_by_itself(service):
    file = backup_file(2, steps=2)
    file["games"][1]["steps"] = [{"event": {"type": "scored", "points": [[0] * 1000] * 1200}}]
    assert user_error(service, "import-all", file=file).message == "core-too-many-values"
    file["games"] = [{}] * (backup.MOST + 1)
    assert user_error(service, "import-all", file=file).message == "core-too-many-values"
    assert (
        user_error(service, "import-all", file={"everything": 1, "games": 5}).message
        == "play-import-unreadable"
    )
    assert say(service, "tables") == []


def test_a_browser_brings_only_the_entries_that_a_piece_needs(toys):
    file = backup_file(120, steps=3)
    page = Worker(CommittedStorage(FakeDisk()))
    in_pieces(page, file, 40)
    api = BrowserApi(page.storage.disk.read())

    def missing(**request):
        return msgspec.json.decode(api.missing(msgspec.json.encode(request).decode()))

    assert missing(op="export-all", games=30, after=60) == list(range(61, 91))
    piece = {**file, "games": file["games"][10:20]}
    assert missing(op="import-all", file=piece) == list(range(11, 21))
    assert missing(op="import-all", file=7) == []
    assert len(missing(op="tables", offset=20, limit=15)) == 15
    assert len(missing(op="history")) == len(missing(op="advice", game="toy")) == 50


def test_a_browser_s_memory_does_not_grow_with_the_games_that_pass_through_it(toys):
    file = backup_file(120, steps=3)
    api = BrowserApi(FakeDisk().read())
    for op, more in (("import-all", {"file": file}), ("export-all", {}), ("tables", {}), ("history", {})):
        handled = say_to(api, op, **more)
        assert handled["status"] == 200, handled
        assert len(api.storage._entries) <= 20, op


def say_to(api, op, **more):
    """Send a request to a service whose disk holds everything."""
    text = msgspec.json.encode({"op": op, **more}).decode()
    kept = api.__dict__.setdefault("kept", {})
    for id in msgspec.json.decode(api.missing(text)):
        api.load(id, msgspec.json.encode(kept[id]).decode())
    handled = msgspec.json.decode(api.handle(text))
    for kind, store, key, value in handled["changes"]:
        if store == "entry" and kind == "add":
            kept.setdefault(key[0], []).append(value)
    return handled


def test_a_long_history_is_played_through_a_little_at_a_time(service):
    say(service, "import-all", file=backup_file(130, steps=1))
    waiting = [say(service, "history")["waiting"] for _ in range(4)]
    assert waiting[0] >= 80 and waiting == sorted(waiting, reverse=True)
    while say(service, "history")["waiting"]:
        pass


# --- a disk that fills -------------------------------------------------------------------------------------


def test_a_disk_that_fills_says_how_many_games_were_kept_and_the_rest_come_later(toys, tmp_path):
    file = backup_file(1_000)
    with mounted(tmp_path / "disk", "3m") as disk:
        store = SqliteStorage(disk.path / "games.sqlite")
        service = Service(store)
        problem = user_error(service, "import-all", file=file)
        assert problem.message == "play-brought-part" and problem.args["of"] == 1_000
        kept = problem.args["games"]
        assert kept % backup.PIECE == 0 and 0 < kept < 1_000
        for language in LANGUAGES:
            said = getattr(problem, language)
            assert str(kept) in said and Words(language).say("play-disk-full", {"file": ""})[:15] in said
        assert len(store.numbers()) == kept
        assert say(service, "export-all")["file"]["games"] == file["games"][:kept]
        store.close()
        subprocess.run(["mount", "-o", "remount,size=20m", disk.path], check=True)
        store = SqliteStorage(disk.path / "games.sqlite")
        service = Service(store)
        assert say(service, "import-all", file=file) == {
            "games": 1_000 - kept,
            "known": kept,
            "boxes": ["toy"],
        }
        assert say(service, "export-all")["file"]["games"] == file["games"]
        store.close()


def test_a_backup_that_does_not_fit_is_mentioned_from_the_file_too(toys, tmp_path):
    text = msgspec.json.encode(backup_file(1_000))
    with mounted(tmp_path / "disk", "3m") as disk:
        store = SqliteStorage(disk.path / "games.sqlite")
        with raises_user_error("play-brought-part") as caught:
            list(backup.restore(Service(store), text))
        assert caught.value.args_["games"] == len(store.numbers()) > 0
        store.close()


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda file: file["games"][150].update(at=99), "play-import-unreadable"),
        (lambda file: file.update(more=1), "play-import-unreadable"),
        (lambda file: file.update(everything=2), "play-import-version"),
        (lambda file: file.update(games=[7]), "play-import-unreadable"),
    ],
)
def test_a_file_with_a_fault_anywhere_is_refused_before_any_piece_is_kept(toys, spoil, id):
    file = backup_file(160, steps=2)
    spoil(file)
    service = Service(MemoryStorage())
    with raises_user_error(id):
        list(backup.restore(service, msgspec.json.encode(file)))
    assert service.storage.numbers() == []
