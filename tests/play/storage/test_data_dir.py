"""Own boxes are written atomically."""

import os
import stat
from pathlib import Path

import pytest
from user_errors import raises_user_error

from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.lab.runs import folder
from automatable.locales import LANGUAGES, Words
from automatable.play.storage.data_dir import own_box, own_box_path, write_own_box, write_whole


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
    with raises_user_error("play-disk"):
        write_own_box("pendulum", {"cards": {"7": {"votes": 2}}})
    assert own_box("pendulum") == {"cards": {"7": {"votes": 1}}}
    assert len(list(own_box_path("pendulum").parent.iterdir())) == 1


def test_an_unwritable_place_is_refused(home):
    with raises_user_error("play-disk"):
        write_whole(home / "nowhere" / "file", "text")
    (home / "boxes").write_text("not a folder")
    with raises_user_error("play-disk"):
        write_own_box("pendulum", {})


@pytest.mark.parametrize("place", ["", ".", "..", "/"])
def test_a_folder_is_no_file_to_write(place):
    with pytest.raises(UserError) as caught:
        write_whole(Path(place), "text")
    assert (caught.value.message, caught.value.args_["what"]) == ("play-not-a-file", "folder")


def device(path):
    """A harmless device like /dev/null; only root can make one."""
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("needs root")


SPECIAL = {
    "link": lambda path: path.symlink_to(path.with_name("other.json")),
    "pipe": os.mkfifo,
    "device": device,
}


@pytest.mark.skipif(os.name != "posix", reason="links, pipes and devices")
@pytest.mark.parametrize("kind", SPECIAL)
@pytest.mark.parametrize(
    "write",
    [
        lambda path: write_whole(path, "text"),
        lambda path: folder.write(path, b"text"),
        folder.can_write,
    ],
    ids=["ours", "the lab's", "the lab's question"],
)
def test_a_link_a_pipe_or_a_device_is_refused_and_stays_what_it_is(home, kind, write):
    path = home / "file"
    (home / "other.json").write_text("mine")
    SPECIAL[kind](path)
    before = path.lstat()
    with pytest.raises(UserError) as caught:
        write(path)
    assert caught.value.message == "play-not-a-file"
    for language in LANGUAGES:
        assert str(path) in Words(language).error_sentence(caught.value)
    assert (path.lstat().st_ino, path.lstat().st_mode) == (before.st_ino, before.st_mode)
    assert (home / "other.json").read_text() == "mine"


@pytest.mark.skipif(os.name != "posix", reason="links")
def test_a_box_kept_elsewhere_by_a_link_is_written_there(home, tmp_path_factory):
    elsewhere = tmp_path_factory.mktemp("synced") / "pendulum.toml"
    write_own_box("pendulum", {"cards": {"7": {"votes": 1}}})
    own_box_path("pendulum").rename(elsewhere)
    own_box_path("pendulum").symlink_to(elsewhere)
    write_own_box("pendulum", {"cards": {"7": {"votes": 2}}})
    assert own_box_path("pendulum").is_symlink()
    assert loader.read(elsewhere) == own_box("pendulum") == {"cards": {"7": {"votes": 2}}}


def test_asking_whether_a_file_can_be_written_changes_nothing(home):
    empty = home / "empty"
    empty.touch()
    folder.can_write(empty)
    folder.can_write(home / "new" / "file")
    assert empty.exists() and not (home / "new" / "file").exists()


@pytest.mark.parametrize("name", ["../outside", "a" * 5_000, "chess", ""])
def test_a_name_nobody_knows_never_becomes_the_name_of_a_file(name):
    for touch in (own_box, own_box_path, lambda game: write_own_box(game, {})):
        with raises_user_error("core-unknown-game"):
            touch(name)
