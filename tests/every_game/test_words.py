"""Both languages are complete: the same messages with the same arguments."""

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from language_check import amiss

from automatable import games
from automatable.locales import FALLBACK, FOLDER, LANGUAGES

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})


FOR_THE_TERMINAL = {"cli.ftl", "serve.ftl", "lab.ftl"}
OF_COMMANDS_AND_FILES = {
    *(
        "web-elsewhere-closed",
        "offline-devices-hint",
        "offline-failed",
        "core-box-level",
        "play-contribute-game",
    ),
    *("web-published-hint", "web-published-wrong"),
    *("play-contribute-source", "golem-refused-acted", "golem-box-levels", "scythe-unknown-territory"),
}
"""Sentences that quote what is typed in a terminal or stands in a file, besides the terminal's own help."""


class Text(Visitor):
    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):
        self.found.append(node.value)


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
    game = games.game_class(name)
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
    for message in messages(games.game_class(name).folder / "words" / "en.ftl"):
        assert message.startswith(allowed)


def texts(path):
    """What a file says, message by message, without its variables and keys."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Text()
            visitor.visit(entry)
            yield entry.id.name, " ".join(visitor.found)


def words_of(language):
    own = (games.game_class(name).folder / "words" / f"{language}.ftl" for name in games.names())
    return [*(path for path in FOLDER.glob(f"{language}/*.ftl") if path.name not in FOR_THE_TERMINAL), *own]


@pytest.mark.parametrize("path", words_of("ru"), ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_russian_is_written_in_russian(path):
    foreign = {
        message: left
        for message, said in texts(path)
        if message not in OF_COMMANDS_AND_FILES and "-help-" not in message
        if (left := amiss("ru", said))
    }
    assert not foreign


@pytest.mark.parametrize("path", words_of("en"), ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_english_is_written_in_english(path):
    wrong = [message for message, said in texts(path) if amiss("en", said)]
    assert not set(wrong) - OF_COMMANDS_AND_FILES
