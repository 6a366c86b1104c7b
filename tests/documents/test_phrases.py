"""Sentences that readers stumbled over do not come back, in either language."""

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
WORDS = [
    *ROOT.glob("src/automatable/**/*.ftl"),
    *ROOT.glob("packages/*/*/words/*.ftl"),
    *ROOT.glob("examples/*/*/words/*.ftl"),
]
RULEBOOKS = [*ROOT.glob("src/automatable/games/*/rulebook.toml"), *ROOT.glob("packages/*/*/rulebook.toml")]
DOCUMENTS = [
    file
    for pattern in ("*.md", "docs/**/*.md", "packages/*/README.md", "examples/*/README.md")
    for file in ROOT.glob(pattern)
    if file.name != "CHANGELOG.md"
]
VARIANTS = 64
"""A message with more renderings than this is read pattern by pattern only."""

STUMBLED_OVER = {
    "Which game lies before you?": r"lies before you",
    "Only this device may come in": r"may come in",
    "something not told yet?": r"not told yet",
    "From a metre": r"from a metre",
    "39 to 65. Closest: stars, 2 apart": r"closest: |apart\.?$",
    "What the Automa cannot see need not be told": r"need not be told",
    "Your star (your own): 2 of 6": r"\(your own\)",
    "done, ask me later": r"ask me later",
    "COUNCIL: 6 VOTES OF YOURS": r"votes of yours",
    "lay a card, over any it has": r"over any it has",
    "farthest from its end, less the glory asked for": r"less the glory",
    "How does it stand now?": r"how does it stand",
    "The rest, if you like": r"the rest, if you like",
    "Symbols on it": r"symbols on it",
    "The next one: ×1": r"the next one:",
    "Player 1: what was done?": r"what was done\?",
    "now": r"^(now|сейчас)$",
    "Куда он пойдёт": r"куда он (пойдёт|идёт)",
    "Какой шар он возьмёт": r"какой шар он\b",
    "За метр": r"\bза метр\b",
    "Положите голема": r"положите голема(?! плашмя)",
    "работник внизу слева, куда: вверху справа": r", куда:",
    "В печати не видели": r"в печати не видели",
    "Выложите жетоны действий: 3": r"выложите жетоны действий: ",
    "место на поле": r"\bместо на поле\b",
    "Игрок 1: что сделано?": r"что сделано\?",
    "Как всё стоит сейчас?": r"как всё стоит",
    "сделано, спросите потом": r"спросите потом",
    "о чём ещё не сказано?": r"о чём ещё не сказано",
    "дальше всего от конца за вычетом названной славы": r"за вычетом (названной )?славы",
    "Whose hands hold the cards?": r"whose hands hold",
    "58 points after 20 turns of the Automa win half of the games": r"turns of the automa win",
    "Did an ability touch the Automus?": r"ability touch",
    "Bring a file of everything": r"file of everything",
    "you do what hangs on cards not entered yet and tell what came of it": r"hangs on cards|what came of it",
    "Show what went wrong inside, whole": r"wrong inside, whole",
    "Keep the run here; stopped, it goes on": r"stopped, it goes on",
    "Where do your tokens stand now?": r"your tokens stand",
    "from the oldest on it would have taken another": r"oldest on it",
    "How usual the Automa’s score is": r"how usual the automa",
    "Tap anywhere: then this page can sound.": r"page can sound",
}
"""What was read twice, and a pattern that finds it again, whatever its numbers and names were."""


def said(element):
    """Every text that a part of a message can become; a value that is filled in is “1”."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [text for variant in inner.variants for text in renderings(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [inner.value]
    return ["1"]


def renderings(pattern):
    """Every text that a message can become."""
    parts = [said(element) for element in pattern.elements]
    texts = ["".join(one) for one, _ in zip(product(*parts), range(VARIANTS), strict=False)]
    return [*texts, *("".join(part) for part in parts if len(part) > VARIANTS)]


def strings(value):
    """Every text in a table, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def sentences(file):
    """Each text of a file that a reader sees."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl":
        entries = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
        return [one for entry in entries if entry.value for one in renderings(entry.value)]
    if file.suffix == ".toml":
        return list(strings(tomllib.loads(text)))
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


@pytest.fixture(scope="module")
def read():
    files = [*WORDS, *RULEBOOKS, *DOCUMENTS]
    assert {file.suffix for file in files} == {".ftl", ".toml", ".md"} and len(WORDS) > 20
    found = {file.relative_to(ROOT).as_posix(): sentences(file) for file in files}
    assert [name for name, texts in found.items() if not texts] == []
    return found


@pytest.mark.parametrize(("quoted", "pattern"), STUMBLED_OVER.items(), ids=range(len(STUMBLED_OVER)))
def test_a_phrase_that_had_to_be_read_twice_is_gone(read, quoted, pattern):
    wanted = re.compile(pattern, re.IGNORECASE)
    assert wanted.search(quoted), "the pattern finds the phrase as it was read"
    assert [
        (name, text) for name, texts in read.items() for text in texts if wanted.search(text.strip())
    ] == []


def test_no_english_text_contains_russian():
    files = [file for file in WORDS if file.name == "en.ftl" or file.parent.name == "en"]
    russian = {
        file.name: re.findall("(?m)^.*[а-яА-ЯёЁ].*$", file.read_text(encoding="utf-8")) for file in files
    }
    assert not {name: found for name, found in russian.items() if found}
