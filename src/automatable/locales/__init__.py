"""Words: Fluent files in English and Russian, and the one place where message ids become sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from automatable.core.refused import Refused
from automatable.games import NAMES

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ru")
LONGEST = 10**15
"""Numbers beyond this are no numbers of a game: Fluent cannot format them, they are quoted as they are."""


class Words:
    """Wording of messages in one language, for one game (or for none: the core's own)."""

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise Refused("core-unknown-language", language=language, languages=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.bundle = _bundle(language)

    def has(self, message: str) -> bool:
        """Whether the language has this message."""
        return bool(self.bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence. A reference (``@territory-R3C5``) among the arguments is worded too."""
        if not self.has(message):
            raise KeyError(f"{message} has no words in {self.language}")
        worded = {name: self.name(value) for name, value in (args or {}).items()}
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} is empty in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, worded)
        if errors:
            raise KeyError(f"{message} in {self.language}: {errors[0]!r}")
        return str(text)

    def name(self, value: Any) -> Any:
        """A reference as its word; lists joined; anything else as it is."""
        if isinstance(value, str) and value.startswith("@"):
            return self.say(f"{self.game}-{value[1:]}")
        if isinstance(value, list | tuple):
            return ", ".join(str(self.name(each)) for each in value) or self.say("core-none")
        if type(value) is int and abs(value) > LONGEST:
            return str(value)
        return value

    def refusal(self, refused: Refused) -> str:
        """What was wrong, as one sentence; its references are those of the game that refused."""
        game = next((name for name in NAMES if refused.message.startswith(f"{name}-")), self.game)
        words = Words(self.language, game)
        return words.say(
            refused.message, {name: words._quoted(value) for name, value in refused.args_.items()}
        )

    def _quoted(self, value: Any) -> Any:
        """What somebody typed may begin with ``@`` too: without a word for it, it is only quoted."""
        typed = isinstance(value, str) and value.startswith("@") and not self.has(f"{self.game}-{value[1:]}")
        return f"“{value}”" if typed else value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
