"""Own boxes are kept whole or not at all."""

import os
from pathlib import Path

import pytest

from automatable.core.refused import Refused
from automatable.play.folder import own_box, own_box_path, write_own_box, write_whole


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    return tmp_path


def test_an_own_box_reads_back_as_it_was_written():
    tables = {"cards": {"7": {"worker": "purple", "votes": -1}}, "track": {"rows": [10, 12]}}
    write_own_box("pendulum", tables)
    assert own_box("pendulum") == tables
    assert [path.name for path in own_box_path("pendulum").parent.iterdir()] == ["pendulum.toml"]


def test_a_write_that_fails_leaves_the_old_box_as_it_was(monkeypatch):
    write_own_box("pendulum", {"cards": {"7": {"votes": 1}}})

    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(Refused, match="play-disk"):
        write_own_box("pendulum", {"cards": {"7": {"votes": 2}}})
    assert own_box("pendulum") == {"cards": {"7": {"votes": 1}}}
    assert len(list(own_box_path("pendulum").parent.iterdir())) == 1


def test_an_unwritable_place_is_refused(home):
    with pytest.raises(Refused, match="play-disk"):
        write_whole(home / "nowhere" / "file", "text")
    (home / "boxes").write_text("not a folder")
    with pytest.raises(Refused, match="play-disk"):
        write_own_box("pendulum", {})


@pytest.mark.parametrize("place", ["", ".", "..", "/"])
def test_a_folder_is_no_file_to_write(place):
    with pytest.raises(Refused) as caught:
        write_whole(Path(place), "text")
    assert caught.value.message == "play-disk-trouble"


@pytest.mark.parametrize("name", ["../outside", "a" * 5_000, "chess", ""])
def test_a_name_nobody_knows_never_becomes_the_name_of_a_file(name):
    for touch in (own_box, own_box_path, lambda game: write_own_box(game, {})):
        with pytest.raises(Refused, match="core-unknown-game"):
            touch(name)
