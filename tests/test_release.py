"""A release: its version stands in one place, and the changelog says what came with it."""

import json
import re
from pathlib import Path

from click.testing import CliRunner

from automatable import __version__
from automatable.cli import cli

ROOT = Path(__file__).parents[1]


def test_the_version_stands_in_one_place_and_everything_else_asks_for_it():
    assert "version" not in json.loads((ROOT / "webapp" / "package.json").read_text(encoding="utf-8"))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in project and __version__ not in project
    assert CliRunner().invoke(cli, ["--version"]).output == f"automatable, version {__version__}\n"


def test_the_changelog_has_this_release_below_what_is_not_released_yet():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, second, *_ = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert first == "Unreleased"
    assert second.startswith(f"{__version__}, ")
    assert "### Engine" in text.split(f"## {second}")[1]
