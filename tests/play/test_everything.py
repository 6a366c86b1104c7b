"""All that is kept goes out as one file and comes back, at any desk."""

import pytest
from asking import play_to_the_end, refused, say
from disk import Committed, Page, Shelves

from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore


def furnished(desk):
    """A desk with a finished game, one with something to redo, an own box and a setting."""
    play_to_the_end(desk, setup={"level": "hard"})
    table = say(desk, "new", game="toy")["table"]
    say(desk, "event", table=table, event={"type": "scored", "points": 3})
    say(desk, "undo", table=table)
    say(desk, "box-save", game="toy", tables={"cards": {"1": 7}})
    say(desk, "settings-save", settings={"language": "ru"})
    return desk


def test_everything_comes_back_at_another_desk_with_its_times_and_its_redo(desk):
    furnished(desk)
    out = say(desk, "export-all")
    assert out["name"].startswith("automatable-") and out["name"].endswith(".json")
    other = Page(Committed(Shelves()))
    assert say(other, "import-all", file=out["file"]) == {"games": 2, "known": 0, "boxes": ["toy"]}
    assert say(other, "history") == say(desk, "history")
    assert say(other, "tables") == say(desk, "tables")
    assert say(other, "settings") == say(desk, "settings")
    assert say(other, "box", game="toy") == say(desk, "box", game="toy")
    assert say(other, "redo", table=2)["position"]["player"] == 3
    assert say(desk, "export-all")["file"] == out["file"]


def test_what_is_here_already_does_not_come_twice_and_what_is_only_here_stays(desk):
    furnished(desk)
    file = say(desk, "export-all")["file"]
    only = say(desk, "new", game="toy")["table"]
    assert say(desk, "import-all", file=file) == {"games": 0, "known": 2, "boxes": ["toy"]}
    assert [one["id"] for one in say(desk, "tables")].index(only) == 0
    assert len(say(desk, "tables")) == 3


def test_values_of_the_file_lie_over_those_of_the_own_box_here(desk):
    file = say(furnished(Desk(MemoryStore())), "export-all")["file"]
    say(desk, "box-save", game="toy", tables={"cards": {"1": 1, "2": 5}})
    say(desk, "import-all", file=file)
    assert say(desk, "box", game="toy")["own"] == {"cards": {"1": 7, "2": 5}}


def test_a_game_that_cannot_be_played_through_comes_along_and_is_listed_with_its_reason(desk):
    file = say(furnished(Desk(MemoryStore())), "export-all")["file"]
    file["games"][0]["steps"][0]["event"] = {"type": "forgotten"}
    assert say(desk, "import-all", file=file)["games"] == 2
    assert [one["problem"] is None for one in say(desk, "tables")] == [True, False]


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
def test_a_file_that_cannot_be_is_refused_whole(desk, spoil, id):
    file = say(furnished(Desk(MemoryStore())), "export-all")["file"]
    spoil(file)
    assert refused(desk, "import-all", file=file).message == id
    assert say(desk, "tables") == [] and say(desk, "settings") == {"settings": {}}


def test_a_link_becomes_a_code_for_the_camera_unless_it_is_too_long(desk):
    assert say(desk, "qr", text="https://example.org/#/open/toy/easy")["svg"].startswith("<svg")
    assert say(desk, "qr", text="х" * 3000)["svg"] == ""
