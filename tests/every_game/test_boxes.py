"""The boxes that owners gave: all that lies in boxes/ is sound, signed and free of sentences."""

from pathlib import Path

import pytest

from automatable import games
from automatable.play.boxes import box_link, box_sharing, contributions

FOLDER = Path(__file__).parents[2] / "boxes"
INVENTED = Path(__file__).parent / "invented_boxes"


def faults(path):
    carried = box_link.read(path.read_text(encoding="utf-8"), path.name)
    game = games.load(carried.game, carried.tables, path.name)
    return [*game.components.defects(), *contributions.faults(game, carried)]


@pytest.mark.parametrize(
    "path", [*sorted(FOLDER.glob("*.toml")), *sorted(INVENTED.glob("sound*.toml"))], ids=str
)
def test_a_box_in_the_folder_is_sound(path):
    assert faults(path) == []


@pytest.mark.parametrize("path", sorted(INVENTED.glob("bad*.toml")), ids=lambda path: path.stem)
def test_the_check_finds_what_does_not_belong_there(path):
    wanted = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    assert [fault.message for fault in faults(path)] == [wanted]


def test_nothing_but_boxes_and_their_readme_lies_there():
    assert {path.suffix for path in FOLDER.iterdir()} <= {".toml", ".md"}


def test_the_example_of_the_readme_is_a_box_that_may_lie_there(tmp_path):
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    example = tmp_path / "golem-anna.toml"
    example.write_text(text.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    assert faults(example) == []


def test_a_box_of_the_folder_is_offered_as_a_choice(monkeypatch):
    assert all(game.name for name in games.names() for game in box_sharing.contributed(name))
    monkeypatch.setattr(box_sharing, "contributed_files", lambda: sorted(INVENTED.glob("sound*.toml")))
    (offered,) = box_sharing.contributed("pendulum")
    assert (offered.name, offered.components, offered.sources[0].by) == ("sound", 1, "Nobody")
    assert box_link.read(offered.text).game == "pendulum"
    assert box_sharing.contributed("golem") == []


def test_the_folder_is_found_in_the_repository():
    assert box_sharing.contributed_files() == sorted(FOLDER.glob("*.toml"))
