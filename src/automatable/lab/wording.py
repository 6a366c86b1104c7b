"""The lab's names in words: levels, models, measures, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from typing import Any

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab.statistics import Estimate
from automatable.locales import Words


class Wording:
    """Words for one game's numbers in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.words = Words(language, game)
        self.game = game
        self.entries = doors.load(game).rulebook.entries

    def say(self, message: str, **args: Any) -> str:
        """A sentence of the lab."""
        return self.words.say(f"lab-{message}", args)

    def level(self, level: str) -> str:
        """The name of a level."""
        return str(self.words.name(f"@level-{level}"))

    def tables(self, tables: tuple[str, ...]) -> str:
        """Tables of the box, as the shelf calls them."""
        return self.words.tables(tables)

    def model(self, model: str) -> str:
        """The name of a human model; own models are called as they are."""
        return self._known(f"lab-model-{model}", model)

    def option(self, key: str, value: object) -> str:
        """A set-up option and what was chosen, as the page calls them."""
        named = [
            f"{self.game}-setup-{key}-{value}",
            f"{self.game}-{key}-{value}",
            f"{self.game}-faction-{value}",
        ]
        chosen = next((self.words.say(each) for each in named if self.words.has(each)), str(value))
        return f"{self._known(f'{self.game}-setup-{key}', key)}: {chosen.split(':')[0]}"

    def variant(self, text: str) -> str:
        """One side of a comparison: a level, an option, a card left out, or the name of a box as it is."""
        return ", ".join(self._part(part) for part in text.split("+"))

    def _part(self, part: str) -> str:
        if part.startswith("without:"):
            return self.say("without", card=part.removeprefix("without:"))
        key, equals, value = part.partition("=")
        if equals:
            return self.option(key, value)
        return self.level(part) if self.words.has(f"{self.game}-level-{part}") else part

    def measure(self, measure: str) -> str:
        """The name of a measure: a part of the score, one of a row such as ``star-3``, or one's own."""
        if measure.startswith("part "):
            return self.words.say(measure.removeprefix("part "))
        stem, _, number = measure.rpartition("-")
        if number.isdigit() and self.words.has(f"lab-measure-{stem}"):
            return self.words.say(f"lab-measure-{stem}", {"n": int(number)})
        return self._known(f"lab-measure-{measure}", measure)

    def rule(self, rule: str) -> str:
        """The heading of a rule in the index; what it says where several stand under one heading."""
        heading = self.heading(rule) or rule
        several = sum(self.heading(each) == heading for each in self.entries) > 1
        return f"{heading}: {self.said(rule)}" if several else heading

    def said(self, rule: str) -> str:
        """What a rule or ruling says; empty for one the index does not have."""
        return self.entries[rule].said(self.words.language) if rule in self.entries else ""

    def heading(self, rule: str) -> str:
        """The heading of a rule or ruling; empty for one the index does not have."""
        return self.entries[rule].headed(self.words.language) if rule in self.entries else ""

    def tie_break(self, tie_break: str) -> str:
        """What a tie-break looks at; empty stands for a choice that needed none."""
        return self._known(tie_break, tie_break) if tie_break else self.say("no-tie")

    def fallback(self, message: str) -> str:
        """What the Automa did instead."""
        return self.words.say(f"lab-fallback-{message}")

    def _known(self, message: str, otherwise: str) -> str:
        return self.words.say(message) if self.words.has(message) else otherwise


@contextmanager
def telling() -> Iterator[None]:
    """What is refused inside carries its sentence as a note, so that a traceback in a notebook says it."""
    try:
        yield
    except Refused as refused:
        if not getattr(refused, "__notes__", ()):
            refused.add_note(Words("en").refusal(refused))
        raise


def rounded(value: float, digits: int, sign: str = "") -> str:
    """A number with so many digits; one that too few games tell is a question mark."""
    return f"{value:{sign}.{digits}f}" if isfinite(value) else "?"


def number(value: float) -> str:
    """A number as short as it can be read."""
    return rounded(value, 0 if float(value).is_integer() else 2)


def shown(estimate: Estimate) -> str:
    """A number with its interval."""
    value, low, high = (number(each) for each in estimate)
    if low == high == "?":
        return f"{value} [?]"
    return f"{value} [{low}, {high}]"
