"""Words: Fluent files in English and Russian, and the one place where message ids become sentences.

What every game needs lies here; what one game says lies in its folder, ``words/<language>.ftl``.
Fluent is imported when the first word is wanted: a desk whose page has the words seldom wants one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from automatable import games
from automatable.core.fields import Named
from automatable.core.refused import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ru")
FALLBACK = "en"
LONGEST = 10**15
"""Numbers beyond this are no numbers of a game: Fluent cannot format them, they are quoted as they are."""

_ADDED_LEVEL = re.compile(r"[a-z-]+?-(?:level|letter)-(.+)")
"""A level without words is one that a box added; its key is its name in every language."""


class Words:
    """Wording of messages in one language, for one game (or for none: the core's own).

    A message the language has no words for is said in English.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language = known(language)
        self.game = game

    def has(self, message: str) -> bool:
        """Whether somebody wrote words for this message."""
        return self._bundle(message) is not None

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence. A reference (``@territory-R3C5``) among the arguments is worded too."""
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
        """A reference as its word, a message said; lists joined; anything else as it is."""
        if isinstance(value, str) and value.startswith("@"):
            return self.say(f"{self.game}-{value[1:]}")
        if isinstance(value, Named):
            return self.say(value.message, value.args)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.name(each)) for each in value) or self.say("core-none")
        if type(value) is int and abs(value) > LONGEST:
            return str(value)
        return value

    def tables(self, tables: Iterable[str]) -> str:
        """Tables of the box as the shelf calls them; one without words by its key."""
        ids = {table: f"{self.game}-things-{table.replace('_', '-')}" for table in tables}
        named = [self.say(id) if self.has(id) else table for table, id in ids.items()]
        return ", ".join(name[:1].lower() + name[1:] for name in named)

    def value(self, row: list[Any] | None) -> str:
        """A printed value, which comes as a row of words, numbers, references and sentences."""
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
        """What something is called: what it is part of, and itself; what has no words, by its key."""
        return ": ".join(
            self.say(one.message, one.args)
            if self.has(one.message)
            else " ".join((one.message.partition("-")[2], *map(str, one.args.values())))
            for one in names
        )

    def refusal(self, refused: Refused) -> str:
        """What was wrong, as one sentence; its references are those of the game that refused."""
        refusing = [name for name in games.names() if refused.message.startswith(f"{name}-")]
        words = Words(self.language, max(refusing, key=len, default=self.game))
        return words.say(
            refused.message, {name: words._quoted(value) for name, value in refused.args_.items()}
        )

    def _quoted(self, value: Any) -> Any:
        """What somebody typed may begin with ``@`` too: without a word for it, it is only quoted.

        A refusal that is the reason of another one is its sentence, without the full stop.
        """
        if isinstance(value, Refused):
            return self.refusal(value).removesuffix(".")
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        message = f"{self.game}-{value[1:]}"
        return value if self.has(message) or _ADDED_LEVEL.fullmatch(message) else f"“{value}”"


def _named(level: str) -> str:
    """The name of a level that a box added: its key, as one writes a name."""
    name = level.replace("-", " ")
    return name[:1].upper() + name[1:]


def known(language: str) -> str:
    """The language, if we speak it."""
    if language not in LANGUAGES:
        raise Refused("core-unknown-language", language=language, languages=", ".join(LANGUAGES))
    return language


def files(language: str, game: str) -> Iterator[Path]:
    """The Fluent files of a language: those every game needs, then the game's own."""
    yield from sorted((FOLDER / language).glob("*.ftl"))
    if game:
        yield from own_files(language, game)


def own_files(language: str, game: str) -> Iterator[Path]:
    """The game's own Fluent file in this language, if it has one."""
    path = games.door(game).folder / "words" / f"{known(language)}.ftl"
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
