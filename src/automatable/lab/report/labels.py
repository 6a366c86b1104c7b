"""Labels of levels, models, measures and tie-breaks in words, and numbers as they are written."""

from __future__ import annotations

from math import isfinite

from automatable import games as all_games
from automatable.lab.analysis.statistics import Estimate
from automatable.locales import Words


class Labels:
    """Words for one game's numbers in one language.

    The words of a game's measures, models, attacks and fallbacks lie in its own folder.
    """

    def __init__(self, language: str, game: str) -> None:
        self.words = Words(language, game)
        self.game = game
        self.entries = all_games.load(game).rulebook.entries

    def say(self, message: str, **args: object) -> str:
        """A sentence of the lab."""
        return self.words.say(f"lab-{message}", args)

    def level(self, level: str) -> str:
        """The name of a level."""
        return str(self.words.name(f"@level-{level}"))

    def tables(self, tables: tuple[str, ...]) -> str:
        """Tables of the box, as the catalog names them."""
        return self.words.tables(tables)

    def practice(self, tables: tuple[str, ...]) -> str:
        """Who made up these practice values, which are never shown as official (ruling G3)."""
        return self.say("practice", tables=self.tables(tables), package=all_games.package_of(self.game))

    def model(self, model: str) -> str:
        """The name of a human model; a designer's own model is called as it is."""
        return self._first(f"{self.game}-model-{model}", f"lab-model-{model}") or model

    def option(self, key: str, value: object) -> str:
        """A set-up option and its value, as the page names them."""
        named = [
            f"{self.game}-setup-{key}-{value}",
            f"{self.game}-{key}-{value}",
            f"{self.game}-faction-{value}",
        ]
        chosen = self._first(*named) or str(value)
        return f"{self._first(f'{self.game}-setup-{key}') or key}: {chosen.split(':')[0]}"

    def variant(self, text: str) -> str:
        """One side of a comparison: a level, an option, a card left out, or a box or variant by its name."""
        return ", ".join(self._part(part) for part in text.split("+"))

    def _part(self, part: str) -> str:
        if part.startswith("without:"):
            return self.say("without", card=part.removeprefix("without:"))
        key, equals, value = part.partition("=")
        if equals:
            return self.option(key, value)
        return self.level(part) if self.words.has(f"{self.game}-level-{part}") else part

    def measure(self, measure: str) -> str:
        """The name of a measure: a part of the score, one of a row (``star-3``), or a designer's own."""
        if measure.startswith("part "):
            part = measure.removeprefix("part ")
            return self._first(part) or part
        stem, _, number = measure.rpartition("-")
        if number.isdigit() and self.words.has(f"{self.game}-measure-{stem}"):
            return self.words.say(f"{self.game}-measure-{stem}", {"n": int(number)})
        return self._first(f"{self.game}-measure-{measure}", f"lab-measure-{measure}") or measure

    def attack(self, name: str) -> str:
        """What the Automa does to the human."""
        return self._first(f"{self.game}-attack-{name}") or name

    def about_model(self, model: str) -> str:
        """What a human model does."""
        return self._first(f"{self.game}-human-{model}", f"lab-says-{model}") or self.say("own-model")

    def rule(self, rule: str) -> str:
        """The heading of a rule in the index; with its text where several have the same heading."""
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
        """What a tie-break compares; empty means a choice that needed none."""
        return (self._first(tie_break) or tie_break) if tie_break else self.say("no-tie")

    def fallback(self, message: str) -> str:
        """What the Automa did instead."""
        return self._first(f"{self.game}-fallback-{message.removeprefix(f'{self.game}-')}") or message

    def _first(self, *messages: str) -> str:
        """The first of these messages that has words; empty where none has."""
        return next((self.words.say(each) for each in messages if self.words.has(each)), "")


def rounded(value: float, digits: int, sign: str = "") -> str:
    """A number with so many digits; a question mark where too few games were played."""
    return f"{value:{sign}.{digits}f}" if isfinite(value) else "?"


def number(value: float) -> str:
    """A number as short as it can be read."""
    return rounded(value, 0 if float(value).is_integer() else 2)


def percent(estimate: Estimate) -> str:
    """A share with its interval, in percent with a decimal."""
    value, low, high = (100 * each for each in estimate)
    return f"{value:.1f} % ({low:.1f}–{high:.1f})"


def shown(estimate: Estimate) -> str:
    """A number with its interval."""
    value, low, high = (number(each) for each in estimate)
    if low == high == "?":
        return f"{value} [?]"
    return f"{value} [{low}, {high}]"
