"""The player's own box: what is saved reads back the same, and an unreadable box never disables its game."""

import os

import pytest
import toy
from browser_disk import CommittedStorage, FakeDisk, Worker
from service_client import play_to_the_end, say, user_error

from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words
from automatable.play.boxes import box_link
from automatable.play.boxes.box_link import SharedBox
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage
from automatable.play.storage.sqlite import SqliteStorage

NOTES = {
    "newlines": "\n" * 1_000,
    "control signs": "\x01\x7f" * 500,
    "digits": "1234567890" * 100,
    "quotes": "\"'\\" * 333,
    "quotes in threes": '"""' * 333 + "\n",
    "separators": "a\u2028b\x85c\r\nd\t" * 100,
    "dots": "a.b." * 250,
}


def noted(note, cards=1):
    """A box with a note about each of so many cards."""
    source = {"kind": "transcribed", "source": "print", "note": note}
    numbers = range(1, cards + 1)
    return {
        "cards": {f"{number}": 7 for number in numbers},
        "provenance": {f"cards.{number}": source for number in numbers},
    }


TOO_LONG = noted("x" * 1_000, 250)
"""Each value is one a box may hold; together they are longer than a file may be."""


# --- kept only if it can be read back --------------------------------------------------------------------


@pytest.mark.parametrize("note", NOTES)
def test_whatever_a_note_may_hold_is_read_back(service, note):
    tables = noted(NOTES[note])
    assert say(service, "box-save", game="toy", tables=tables)["own"] == tables
    assert say(service, "box", game="toy")["own"] == tables
    say(service, "new", game="toy")
    file = say(service, "export-all")["file"]
    assert file["boxes"] == {"toy": tables}
    assert say(service, "import-all", file=file)["boxes"] == ["toy"]
    shared = box_link.read(say(service, "box-share", game="toy")["toml"])
    assert [source["note"] for source in shared.tables["provenance"].values()] == [NOTES[note]]


def writes(tables):
    """Every message that writes a box."""
    return {
        "save": {"op": "box-save", "game": "toy", "tables": tables},
        "take": {"op": "box-take", "text": box_link.to_text(SharedBox(game="toy", tables=tables))},
        "import": {
            "op": "import-all",
            "file": {"everything": 1, "games": [], "boxes": {"toy": tables}, "settings": {}},
        },
    }


@pytest.mark.parametrize("way", ["save", "take", "import"])
def test_a_box_that_could_not_be_read_back_is_refused_and_the_one_before_stays(service, way):
    say(service, "box-save", game="toy", tables={"cards": {"2": 5}})
    problem = user_error(service, **writes(TOO_LONG)[way])
    assert problem.message == "play-box-not-kept"
    if not isinstance(service, Worker):  # the page words it itself
        assert "200,000" in problem.en and problem.en != problem.ru
    assert say(service, "box", game="toy")["own"] == {"cards": {"2": 5}}
    assert say(service, "new", game="toy")["position"]


def test_learned_values_that_could_not_be_read_back_stop_no_game(service, monkeypatch):
    monkeypatch.setattr(toy.ToyComponents, "entered_values", lambda self, state: TOO_LONG)
    say(service, "box-save", game="toy", tables={"cards": {"2": 5}})
    play_to_the_end(service)
    assert say(service, "box", game="toy")["own"] == {"cards": {"2": 5}}


@pytest.mark.parametrize(
    "tables", [{"cards": [None]}, {"cards": {"1": None}}, {"provenance": {"": {"a": [None]}}}]
)
def test_null_is_not_a_value_of_a_shared_box(service, tables):
    """TOML has no word for nothing."""
    for message in writes(tables).values():
        try:
            service.handle(message)
        except UserError as caught:
            assert not caught.message.startswith("play-bug")
    assert say(service, "new", game="toy")["position"]


# --- one that cannot be read -----------------------------------------------------------------------------

POISON = {
    "no TOML": b"][",
    "no text": b"\xff\xfe\x00",
    "too long": b"# " + b"x" * 300_000,
    "too deep": b"a = " + b"[" * 60 + b"]" * 60,
    "an unknown table": b"[nonsense]\na = 1\n",
    "a wrong value": b'[cards]\n1 = "seven"\n',
    "a number too large": b"[cards]\n1 = 1000000\n",
}


@pytest.fixture
def kept(tmp_path, toys):
    """A service over SQLite with a box, and a game that was begun with it."""
    store = SqliteStorage(tmp_path / "games.sqlite")
    service = Service(store)
    say(service, "box-save", game="toy", tables={"cards": {"1": 7}})
    say(service, "new", game="toy")
    yield service
    store.close()


@pytest.mark.parametrize("poison", POISON)
@pytest.mark.parametrize("first", ["games", "box", "new", "export-all", "box-share", "import-all", "deal"])
def test_a_box_that_cannot_be_read_is_set_aside_with_a_sentence_and_the_game_plays_on(
    kept, tmp_path, poison, first
):
    path = tmp_path / "boxes" / "toy.toml"
    path.write_bytes(POISON[poison])
    more = {
        "games": {},
        "box": {"game": "toy"},
        "new": {"game": "toy"},
        "export-all": {},
        "box-share": {"game": "toy"},
        "import-all": writes({"cards": {"2": 5}})["import"],
        "deal": {"table": 1},
    }[first]
    if first == "box-share":
        assert user_error(kept, first, **more).message == "play-box-empty"
    else:
        say(kept, **{"op": first, **more})
    say(kept, "deal", table=say(kept, "new", game="toy")["table"])
    (aside,) = (tmp_path / "boxes").glob("toy.damaged-*.toml")
    assert aside.read_bytes() == POISON[poison]
    (notice,) = [one["notice"] for one in say(kept, "games") if one["id"] == "toy"]
    assert notice == say(kept, "box", game="toy")["notice"]
    assert notice["message"] == "play-box-set-aside"
    for language in LANGUAGES:
        assert aside.name in notice[language] and len(notice[language]) < 500
    assert all(one["notice"] is None for one in say(kept, "games") if one["id"] != "toy")


def test_the_notice_is_gone_once_there_is_a_box_again(kept, tmp_path):
    (tmp_path / "boxes" / "toy.toml").write_bytes(b"][")
    assert say(kept, "box", game="toy")["notice"]
    view = say(kept, "box-save", game="toy", tables={"cards": {"1": 4}})
    assert view["notice"] is None and view["own"] == {"cards": {"1": 4}}
    assert len(list((tmp_path / "boxes").iterdir())) == 2


def test_learned_values_go_into_a_new_box_beside_the_one_that_was_set_aside(kept, tmp_path, monkeypatch):
    monkeypatch.setattr(toy.ToyComponents, "entered_values", lambda self, state: {"cards": {"3": 6}})
    (tmp_path / "boxes" / "toy.toml").write_bytes(b"][")
    say(kept, "event", table=1, event={"type": "scored", "points": 3})
    assert loader.read(tmp_path / "boxes" / "toy.toml") == {"cards": {"3": 6}}
    assert len(list((tmp_path / "boxes").glob("toy.damaged-*"))) == 1


@pytest.mark.parametrize("poison", [{"nonsense": 1}, {"cards": {"1": "seven"}}, {"cards": 7}, [1], "x", 7])
def test_a_box_in_a_browser_that_does_not_fit_is_set_aside_too(toys, poison):
    disk = FakeDisk()
    disk.commit([("put", "box", "toy", poison)])
    page = Worker(CommittedStorage(disk))
    (notice,) = [one["notice"] for one in say(page, "games") if one["id"] == "toy"]
    assert notice["message"] == "play-box-set-aside"
    say(page, "new", game="toy")
    assert say(page, "export-all")["file"]["boxes"] == {}
    (aside,) = disk.stores["box"]
    assert aside.startswith("toy.damaged-") and aside == notice["args"]["file"]


def test_a_box_in_memory_that_does_not_fit_is_set_aside_too(toys):
    storage = MemoryStorage()
    storage.save_own_box("toy", {"nonsense": {"a": 1}})
    service = Service(storage)
    assert say(service, "new", game="toy")["position"]
    assert say(service, "box", game="toy")["notice"]["message"] == "play-box-set-aside"
    assert storage.own_box("toy") == {}


def test_a_box_that_the_disk_cannot_read_is_not_set_aside(kept, tmp_path):
    path = tmp_path / "boxes" / "toy.toml"
    path.unlink()
    path.mkdir()
    assert user_error(kept, "new", game="toy").message == "core-box-unreadable"
    assert path.is_dir()


def test_a_box_that_cannot_be_set_aside_disables_no_game_either(kept, tmp_path, monkeypatch):
    (tmp_path / "boxes" / "toy.toml").write_bytes(b"][")

    def read_only(*args):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "replace", read_only)
    for _ in range(2):
        assert say(kept, "new", game="toy")["position"]
        notice = say(kept, "box", game="toy")["notice"]
        assert notice["message"] == "play-box-unread"
    for language in LANGUAGES:
        assert "toy.toml" in notice[language]
    assert (tmp_path / "boxes" / "toy.toml").read_bytes() == b"]["


def test_the_reason_is_worded_in_every_language():
    found = UserError(
        "play-box-set-aside", box="a.toml", file="b", reason=UserError("core-too-deep", most=24)
    )
    assert "24 levels" in Words("en").error_sentence(found)
    assert "24" in Words("ru").error_sentence(found) and "core-" not in Words("ru").error_sentence(found)
