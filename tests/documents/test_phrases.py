"""Sentences that readers stumbled over do not come back, in either language."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = [
    *ROOT.glob("src/automatable/**/*.ftl"),
    *ROOT.glob("src/automatable/games/*/rulebook.toml"),
    *ROOT.glob("packages/*/*/words/*.ftl"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("*.md"),
]

GONE = (
    *("lies before you", "may come in", "not told yet", "From a metre", "} apart.", "need not be told"),
    *("Your star (", "[own] your own", "ask me later", "votes of yours", "over any it has"),
    *("less the glory asked for", "How does it stand", "The rest, if you like", "Symbols on it"),
    *("= The next one:", "what was done?", "web-net = now", "Whose hands hold", "ability touch the"),
    *("Bring a file of everything", "what hangs on cards", "told what came of it", "wrong inside, whole"),
    *(
        "Куда он пойдёт",
        "Какой шар он возьмёт",
        "За метр",
        "Положите голема:",
        "= Куда\n",
        "печати не видели",
    ),
    *("Выложите жетоны действий: {", "printed-space = место на поле", "что сделано?", "Как всё стоит"),
    *("спросите потом", "о чём ещё не сказано"),
)


@pytest.mark.parametrize("phrase", GONE)
def test_a_phrase_that_had_to_be_read_twice_is_gone(phrase):
    files = [file for file in TEXTS if file.name != "CHANGELOG.md"]
    assert len(files) > 20
    assert [file.name for file in files if phrase in file.read_text(encoding="utf-8")] == []


def test_no_english_text_contains_russian():
    files = [file for file in TEXTS if file.name == "en.ftl" or file.parent.name == "en"]
    russian = {
        file.name: re.findall("(?m)^.*[а-яА-ЯёЁ].*$", file.read_text(encoding="utf-8")) for file in files
    }
    assert not {name: found for name, found in russian.items() if found}
