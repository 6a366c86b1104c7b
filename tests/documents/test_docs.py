"""The documents are true: examples run, commands and options exist, links work, paragraphs are short."""

import doctest
import re
from pathlib import Path

import click
import pytest

from automatable import games
from automatable.cli import COMMANDS, cli
from automatable.locales import Words

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").rglob("*.md"),
        ROOT / "webapp" / "README.md",
    ]
)


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md"])
def test_examples_run(page):
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried >= 4
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_of_the_repository_exist(page):
    elsewhere = page.name == "CHANGELOG.md" or page.parent.name == "webapp"  # see test_guides.py
    text = "" if elsewhere else page.read_text(encoding="utf-8")
    for path in re.findall(r"`((?:\.github|bench|docs|examples|src|tests|webapp)/[\w./-]+)`", text):
        written_by_the_page = f"`{path}`:\n\n```" in text
        assert "GAME" in path or written_by_the_page or (ROOT / path).exists(), path


@pytest.mark.parametrize("name", games.names())
def test_the_table_of_games_says_where_the_values_come_from(name):
    game = games.load(name)
    title = Words("en", name).say(f"{name}-name")
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    cell = next(line for line in text.splitlines() if line.startswith(f"| **{title}**")).split("|")[5]
    kinds = {each.kind for each in game.printed.provenance.values()}
    assert ("practice" in cell) == ("practice" in kinds)
    assert "practice" in kinds or ("transcribed" in cell) == ("transcribed" in kinds)


def test_only_pictures_that_a_document_shows_are_committed():
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    shown = set(re.findall(r"images/([\w-]+\.png)", text))
    assert {path.name for path in (ROOT / "docs" / "images").iterdir()} == shown


def test_every_command_is_named_in_the_docs():
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    for command in COMMANDS:
        assert re.search(rf"automatable {command}\b|`{command}`", text), command


LONG_PAGES = {"docs/lab.md"}
"""A reference page with longer paragraphs."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_paragraph_has_at_most_four_lines(page):
    if page.relative_to(ROOT).as_posix() in LONG_PAGES:
        return
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for paragraph in re.split(r"\n\s*\n", text):
        if re.match(r"[|#]|!\[", paragraph.strip()):
            continue
        for item in re.split(r"\n(?=- |\d+\. )", paragraph.strip()):
            lines = item.splitlines()
            assert len(lines) <= 4 and all(len(line) <= 150 for line in lines), item


def commands_in(text):
    """Every command that a page shows, word by word, up to a pipe or a comment."""
    for line in re.findall(r"(?:^|[`/\\|] ?)(?:automatable) ([a-z][^`\n|]*)", text, re.MULTILINE):
        yield re.split(r"\s+#|…", line)[0].split()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_and_options_exist(page):
    for words in commands_in(page.read_text(encoding="utf-8")):
        command: click.Command | None = cli
        context = click.Context(cli)
        for word in words:
            if not isinstance(command, click.Group) or not re.fullmatch(r"[a-z-]+", word):
                break
            command = command.get_command(context, word)
            assert command is not None, words
        assert command is not None
        options = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
        for option in (word.split("=")[0] for word in words if word.startswith("--")):
            assert option in options | {"--help", "--debug"}, words
