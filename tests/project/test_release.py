"""A release: its version stands in one place, and the changelog says what came with it."""

import json
import re
from pathlib import Path

from click.testing import CliRunner

from automatable import __version__
from automatable.cli import cli

ROOT = Path(__file__).parents[2]


def test_the_version_stands_in_one_place_and_everything_else_asks_for_it():
    assert "version" not in json.loads((ROOT / "webapp" / "package.json").read_text(encoding="utf-8"))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in project and __version__ not in project
    assert CliRunner().invoke(cli, ["--version"]).output == f"automatable, version {__version__}\n"


HEADINGS = {"Added", "Changed", "Fixed", "Removed"}


def test_the_changelog_follows_keep_a_changelog():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, second, *_ = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert first == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d", second)
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= HEADINGS


def test_an_entry_of_the_changelog_starts_with_a_game_or_a_part_and_is_short():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entries = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
    assert len(entries) > 50
    assert len(set(entries)) == len(entries), "an entry stands twice"
    for entry in entries:
        assert re.match(r"[A-Z][\w -]*: ", entry), entry
        assert len(entry) <= 240, entry
