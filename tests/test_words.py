"""Both languages are complete: the same messages with the same arguments."""

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from automatable import games
from automatable.locales import FALLBACK, FOLDER, LANGUAGES

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(path):
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("file", FILES)
def test_english_and_russian_have_the_same_messages_with_the_same_arguments(file):
    same(messages(FOLDER / "en" / file), messages(FOLDER / "ru" / file))


def same(en, other):
    assert en.keys() == other.keys(), en.keys() ^ other.keys()
    assert en == other


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_complete_in_every_language_it_declares(name):
    game = games.door(name)
    assert FALLBACK in game.languages and set(game.languages) <= set(LANGUAGES)
    english, *others = (messages(game.folder / "words" / f"{language}.ftl") for language in game.languages)
    for other in others:
        same(english, other)


@pytest.mark.parametrize("file", FILES)
def test_messages_of_a_file_begin_with_its_name(file):
    allowed = {"core.ftl": ("core-", "play-")}.get(file, (file.removesuffix(".ftl") + "-",))
    for message in messages(FOLDER / "en" / file):
        assert message.startswith(allowed)


@pytest.mark.parametrize("name", games.names())
def test_messages_of_a_game_name_it(name):
    allowed = (f"{name}-", f"web-{name}-")
    for message in messages(games.door(name).folder / "words" / "en.ftl"):
        assert message.startswith(allowed)
