"""The docs are true: README runs, every command is named, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from automatable.cli import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_readmes_examples_run():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 4
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_command_is_named_in_the_docs():
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    for command in COMMANDS:
        assert re.search(rf"automatable {command}\b|`{command}`", text), command
