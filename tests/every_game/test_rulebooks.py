"""Every entry of every rulebook index has a test."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

from automatable import games

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
SECTIONS = re.compile(r"\b[IVX]+\b")
"""Roman numbers are printed on the boards."""


@pytest.mark.parametrize("name", games.names())
def test_every_entry_has_a_test(name):
    rulebook = games.load(name).rulebook
    entries, evidence = rulebook.entries, rulebook.evidence
    missing = [id for id in entries if id not in evidence]
    assert not missing, f"no test proves: {', '.join(missing)}"
    unknown = [id for id in evidence if id not in entries]
    assert not unknown, f"tests name unknown entries: {', '.join(unknown)}"


@pytest.mark.parametrize("name", games.names())
def test_every_entry_is_headed_and_said_in_every_language_of_the_game(name):
    """A text that was never translated shows by its letters."""
    if "ru" not in games.game_class(name).languages:
        return
    for id, entry in games.load(name).rulebook.entries.items():
        assert entry.heading and entry.says and entry.heading_ru and entry.says_ru, id
        assert not CYRILLIC.search(entry.heading + entry.says), id
        assert CYRILLIC.search(entry.heading_ru) and CYRILLIC.search(entry.says_ru), id
        assert not re.search(r"[A-Za-z]{3,}", SECTIONS.sub("", entry.heading_ru + entry.says_ru)), id


def test_a_book_printed_in_another_language_is_cited_by_its_own_heading_too():
    scythe = games.load("scythe").rulebook
    english, russian = scythe.cited("en")["move-worker"], scythe.cited("ru")["move-worker"]
    assert (english.heading, english.printed) == ("Moving a worker", {"ru": "Перемещение рабочего"})
    assert (russian.heading, russian.printed) == ("Перемещение рабочего", {})
    assert scythe.cited("en")["S8"].printed == {}, "a ruling stands on no page"
    pendulum = games.load("pendulum").rulebook
    assert pendulum.cited("en")["move-worker"].printed == pendulum.cited("ru")["move-worker"].printed == {}


@pytest.mark.parametrize("name", games.names())
def test_the_code_behind_an_entry_exists(name):
    package = games.game_class(name).__module__
    for entry in games.load(name).rulebook.entries.values():
        assert entry.code, f"{entry.id} names no code"
        module, _, component = entry.code.rpartition(".")
        imported = importlib.import_module(f"{package}.{module}")
        assert not component or hasattr(imported, component), entry.code


@pytest.mark.parametrize("name", games.names())
def test_rules_cited_in_the_code_are_entries(name):
    """A rule id that no played game happens to reach must still exist."""
    package = importlib.import_module(games.game_class(name).__module__)
    entries = games.load(name).rulebook.entries
    for path in Path(inspect.getfile(package)).parent.rglob("*.py"):
        for ruling in re.findall(r'ruling="([^"]+)"', path.read_text(encoding="utf-8")):
            assert ruling in entries, f"{path.name}: {ruling}"
