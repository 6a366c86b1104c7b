"""Texts in Fluent files, and the one place where message ids become sentences.

Texts for all games are here; those of one game are in its folder, ``words/<language>.ftl``. Fluent is
imported when the first text is needed: a service whose page has the words seldom needs one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Named

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ru")
FALLBACK = "en"
LONGEST = 10**15
"""Larger numbers are quoted unchanged, because Fluent cannot format them."""

_ADDED_LEVEL = re.compile(r"[a-z-]+?-(?:level|letter)-(.+)")
"""A level without words was added by a box; its key is its name in every language."""


class Words:
    """Texts of messages in one language, for one game or for none.

    A message the language has no words for is said in English.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language = known(language)
        self.game = game

    def has(self, message: str) -> bool:
        """Return whether this message has a text."""
        return self._bundle(message) is not None

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """Return the sentence; references among the arguments (``@territory-R3C5``) are put into words."""
        bundle = self._bundle(message)
        if bundle is None:
            if added := _ADDED_LEVEL.fullmatch(message):
                return _named(added[1])
            raise KeyError(f"{message} has no words in {self.language}")
        worded = {name: self.name(value) for name, value in (args or {}).items()}
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} is empty in {self.language}")
        text, errors = bundle.format_pattern(pattern, worded)
        if errors:
            raise KeyError(f"{message} in {self.language}: {errors[0]!r}")
        return str(text)

    def _bundle(self, message: str) -> FluentBundle | None:
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language, self.game)
            if bundle.has_message(message):
                return bundle
        return None

    def name(self, value: Any) -> Any:
        """Return a value in words: references and messages as texts, lists joined, the rest unchanged."""
        if isinstance(value, str) and value.startswith("@"):
            return self.say(f"{self.game}-{value[1:]}")
        if isinstance(value, Named):
            return self.called([value])
        if isinstance(value, list | tuple):
            return ", ".join(str(self.name(each)) for each in value) or self.say("core-none")
        if type(value) is int and abs(value) > LONGEST:
            return str(value)
        return value

    def tables(self, tables: Iterable[str]) -> str:
        """Return the names of tables of the box; a table without words is named by its key."""
        ids = {table: f"{self.game}-things-{table.replace('_', '-')}" for table in tables}
        named = [self.say(id) if self.has(id) else table for table, id in ids.items()]
        return ", ".join(name[:1].lower() + name[1:] for name in named)

    def value(self, row: list[Any] | None) -> str:
        """Return a printed value, a sequence of words, numbers, references and sentences, as text."""
        if row is None:
            return "–"
        said = [self.say(f"core-{'yes' if one else 'no'}") if isinstance(one, bool) else one for one in row]
        try:
            parts = [str(self.name(one)) for one in said]
        except KeyError:  # a game without words for it
            parts = [str(one).removeprefix("@") for one in said]
        apart = "; " if any(isinstance(one, Named) for one in row) else " "
        return apart.join(parts) or self.say("core-none")

    def called(self, names: Iterable[Named]) -> str:
        """Return a name, with what it is part of; without words, the key."""
        return ": ".join(
            self.say(one.message, one.args)
            if self.has(one.message)
            else " ".join((one.message.partition("-")[2] or one.message, *map(str, one.args.values())))
            for one in names
        )

    def error_sentence(self, user_error: UserError) -> str:
        """Return the error as one sentence; its references belong to the game that raised it."""
        messages = [
            user_error.message,
            *(one.message for one in user_error.args_.values() if isinstance(one, Named)),
        ]
        refusing = [
            name for name in games.names() if any(message.startswith(f"{name}-") for message in messages)
        ]
        words = Words(self.language, max(refusing, key=len, default=self.game))
        return words.say(
            user_error.message, {name: words._quoted(value) for name, value in user_error.args_.items()}
        )

    def _quoted(self, value: Any) -> Any:
        """Return an argument of an error. Users may type ``@`` too: without a word for it, it is only quoted.

        An error that is the reason of another one is its sentence, without the full stop.
        """
        if isinstance(value, UserError):
            return self.error_sentence(value).removesuffix(".")
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        message = f"{self.game}-{value[1:]}"
        return value if self.has(message) or _ADDED_LEVEL.fullmatch(message) else f"“{value}”"


def _named(level: str) -> str:
    """Return the name of a level that a box added: its key, written as a name."""
    name = level.replace("-", " ")
    return name[:1].upper() + name[1:]


def known(language: str) -> str:
    """Return the language, or raise an error if there is none of this name."""
    if language not in LANGUAGES:
        raise UserError("core-unknown-language", language=language, languages=", ".join(LANGUAGES))
    return language


def files(language: str, game: str) -> Iterator[Path]:
    """Yield the Fluent files of a language: those for all games, then the game's own."""
    yield from sorted((FOLDER / language).glob("*.ftl"))
    if game:
        yield from own_files(language, game)


def own_files(language: str, game: str) -> Iterator[Path]:
    """Return the game's own Fluent file in this language, if it has one."""
    path = games.game_class(game).folder / "words" / f"{known(language)}.ftl"
    if path.is_file():
        yield path


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language, game):
        bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))
