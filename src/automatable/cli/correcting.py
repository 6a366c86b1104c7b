"""Correct anything in the terminal: values found by their names, set by words, by numbers or by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from automatable.cli.correcting_tables import Tables
from automatable.cli.opening import value_of
from automatable.core.fields import Field, Fields, Named
from automatable.core.question import Option
from automatable.core.refused import Refused
from automatable.locales import Words

FEW = 8
"""So many choices stand one below the other; more stand close together."""
NOTHING = ("-", "–")
HOW = ("list", "numbers", "counts", "told")
"""Where it has to be said how something is typed."""
YES_OR_NO = (Option(True, "core-value-yes"), Option(False, "core-value-no"))


class Correcting:
    """The fields of a position at a terminal; ``read`` says a line and takes one."""

    def __init__(self, found: Fields, words: Words, read: Callable[[str], str]) -> None:
        self.fields, self.choices, self.sheets = found.fields, found.choices, found.sheets
        self.words, self.read = words, read

    def corrected(self, typed: str) -> dict[str, Any]:
        """What is set, by key, for ``KEY VALUE``, ``WORDS`` or ``WORDS = VALUE``; nothing if it is left."""
        first, _, rest = typed.partition(" ")
        known = {field.key: field for field in self.fields}
        if "." in first and first not in known and rest:
            return {first: value_of(rest)}  # a key inside of a value
        name, _, told = (first, "", rest) if first in known else typed.partition("=")
        field = known.get(name) or self._chosen(self._named(name))
        return self._told(field, told.strip()) if field else {}

    def one(self) -> dict[str, Any] | None:
        """What is set, by key, where all values are shown and one is chosen; None if none is."""
        while (field := self._chosen(self.fields)) is not None:
            if (told := self._told(field, "")) or len(self.fields) == 1:
                return told or None
        return None

    def typed(self, field: Field) -> Any:
        """What stands in a field after it was asked for; what stood there, if nothing was typed."""
        return self._told(field, "").get(field.key, field.value)

    def line(self, field: Field) -> str:
        """A field and what stands there, within a line."""
        return f"{self._name(field)}: {self._value(field)}"

    def _told(self, field: Field, told: str) -> dict[str, Any]:
        if not told and field.kind in ("rows", "table"):
            after = Tables(self).changed(field)
            return {} if after == field.value else {field.key: after}
        told = told or self.read(self._asked(field))
        return self._set(field, told) if told else {}

    def headings(self) -> Iterator[str]:
        """What there is to correct: every heading with how many values stand under it."""
        counted: dict[str, int] = {}
        for field in self.fields:
            heading = self._say(field.names[0])
            counted[heading] = counted.get(heading, 0) + 1
        for heading, count in counted.items():
            yield f"  {heading}" if count == 1 else f"  {heading} ({count})"

    def _named(self, wanted: str) -> list[Field]:
        """The values whose names have all these words; one that is called just so stands for all."""
        parts = wanted.casefold().split()
        found = [
            field for field in self.fields if all(part in self._name(field).casefold() for part in parts)
        ]
        if not found:
            raise Refused("cli-set-nothing", wanted=wanted.strip())
        just = [field for field in found if self._name(field).casefold() == wanted.strip().casefold()]
        return just or found

    def _chosen(self, found: Sequence[Field]) -> Field | None:
        if len(found) == 1:
            return found[0]
        rows = [f"  {n}  {self._name(field)} – {self._value(field)}" for n, field in enumerate(found, 1)]
        number = self.read("\n".join([*rows, self.words.say("cli-set-which")]))
        if not number:
            return None
        if not number.isdecimal() or not 1 <= int(number) <= len(found):
            raise Refused("cli-set-number", most=len(found))
        return found[int(number) - 1]

    def _asked(self, field: Field) -> str:
        """A value with what stands there, and what can."""
        text = f"{self._name(field)} – {self._value(field)}"
        options = self._options(field)
        if not options and field.low is not None and field.high is not None:
            return f"{text} [{field.low // field.unit}–{field.high // field.unit}]"
        rows = [f"{number}  {self._say(option)}" for number, option in numbered(options)]
        apart = "\n  " if len(rows) <= FEW else " · "
        said = "\n  ".join([text, apart.join(rows)] if rows else [text])
        return f"{said}\n{self.words.say(f'cli-set-{field.kind}')}" if field.kind in HOW else said

    def _options(self, field: Field) -> tuple[Option, ...]:
        if field.kind == "switch":
            return YES_OR_NO
        if field.kind == "told":
            return tuple(Option(one["thing"], one["name"].message, one["name"].args) for one in field.value)
        return self.choices.get(field.choices, ())

    def _set(self, field: Field, told: str) -> dict[str, Any]:
        if field.none and told.casefold() in (*NOTHING, "null", self.words.say(field.none).casefold()):
            return {field.key: None}
        if field.kind == "told":
            return {f"{field.key}.{self._option(field, told)}": None}
        plain = value_of(told)
        if field.kind in ("list", "counts") and not isinstance(plain, list | dict):
            return {
                field.key: self._listed(field, told) if field.kind == "list" else self._counted(field, told)
            }
        if field.kind in ("choice", "switch"):
            return {field.key: self._option(field, told)}
        if field.kind == "numbers" and not isinstance(plain, list):
            return {field.key: self._numbers(told)}
        if field.kind == "text":
            return {field.key: told if isinstance(field.value, str) else plain}
        return {field.key: plain * field.unit if isinstance(plain, int) else plain}

    def _listed(self, field: Field, told: str) -> list[Any]:
        """A whole list, or what is put on it (+) and taken away (-)."""
        if told in NOTHING:
            return []
        there, sign = list(field.value or ()), told[0]
        named = [self._option(field, one) for one in _split(told.lstrip("+-"))]
        if sign == "+":
            return there + named
        return [one for one in there if one not in named] if sign == "-" else named

    def _numbers(self, told: str) -> list[int]:
        if not all(one.lstrip("-").isdecimal() for one in told.replace(",", " ").split()):
            raise Refused("cli-bad-command", usage=self.words.say("cli-set-numbers"))
        return [int(one) for one in told.replace(",", " ").split()]

    def _counted(self, field: Field, told: str) -> dict[str, int]:
        """How many of what: the others stay as they are."""
        counts = dict(field.value or {})
        for one in told.split(","):
            name, _, number = one.strip().rpartition(" ")
            if not number.isdecimal():
                raise Refused("cli-bad-command", usage=self.words.say("cli-set-counts"))
            counts[self._option(field, name)] = int(number)
        return {name: count for name, count in counts.items() if count}

    def _option(self, field: Field, typed: str) -> Any:
        """One of the choices: by its number, its key, or words that only it has."""
        options, wanted = self._options(field), typed.strip().casefold()
        names = {self._say(option).casefold(): option.value for option in options}
        keys = {str(option.value).casefold(): option.value for option in options}
        known = {**names, **keys, **{str(number): option.value for number, option in numbered(options)}}
        if wanted in known:
            return known[wanted]
        found = [name for name in names if wanted in name]
        if len(found) == 1:
            return names[found[0]]
        if found:
            raise Refused("cli-set-several", typed=typed, names=", ".join(found))
        raise Refused("cli-set-no-choice", typed=typed)

    def _value(self, field: Field) -> str:
        """What stands there, in words."""
        if field.value is None:
            return self.words.say(field.none) if field.none else "–"
        named = {option.value: self._say(option) for option in self._options(field)}
        if field.kind == "told":
            return ", ".join(named.values()) or self.words.say("core-none")
        if field.kind == "list":
            return ", ".join(str(named.get(one, one)) for one in field.value) or self.words.say("core-none")
        if field.kind == "counts":
            counted = (f"{named.get(one, one)} {count}" for one, count in field.value.items())
            return ", ".join(counted) or self.words.say("core-none")
        if field.kind in ("rows", "table"):
            return Tables(self).said(field)
        if field.kind == "numbers":
            return ", ".join(map(str, field.value))
        if field.kind == "number":
            return str(field.value // field.unit)
        return str(named.get(field.value, field.value))

    def _name(self, field: Field) -> str:
        return self.words.called(field.names)

    def _say(self, one: Named | Option) -> str:
        return self.words.called([Named(one.message, one.args)])


def numbered(options: Sequence[Option]) -> list[tuple[int, Option]]:
    """Options with the number that is typed for each: its own, if they are numbers, or its place."""
    if any(type(option.value) is int for option in options):
        return [(int(option.value), option) for option in options]
    return list(enumerate(options, 1))


def _split(told: str) -> list[str]:
    """Several, with commas; numbers also with spaces."""
    plain = told.replace(",", " ").split()
    return plain if all(one.isdecimal() for one in plain) else [one.strip() for one in told.split(",")]
