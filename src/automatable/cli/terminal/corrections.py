"""Corrections in the terminal: values are found by name or key and set by words or numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from automatable.cli.terminal.nested_corrections import NestedCorrectionPrompt
from automatable.cli.terminal.set_up import value_of
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Field, Form, Named, Option
from automatable.locales import Words

FEW = 8
"""Up to this many choices are printed one per line; more share lines."""
NOTHING = ("-", "–")
HOW = {
    "list": "cli-set-list",
    "numbers": "cli-set-numbers",
    "counts": "cli-set-counts",
    "entered": "cli-set-told",
}
"""Kinds of fields whose prompt explains what to type."""
YES_OR_NO = (Option(True, "core-value-yes"), Option(False, "core-value-no"))


class CorrectionPrompt:
    """Prompts for the fields of a position or component; ``read`` prints a text and reads a line."""

    def __init__(self, found: Form, words: Words, read: Callable[[str], str]) -> None:
        self.form, self.fields = found, found.fields
        self.words, self.read = words, read

    def corrected(self, typed: str) -> dict[str, Any]:
        """Return values by key for ``KEY VALUE``, ``WORDS`` or ``WORDS = VALUE``; empty if cancelled."""
        first, _, rest = typed.partition(" ")
        known = {field.key: field for field in self.fields}
        if "." in first and first not in known and rest:
            return {first: value_of(rest)}  # a key inside a value
        name, _, typed_value = (first, "", rest) if first in known else typed.partition("=")
        field = known.get(name) or self._chosen(self._named(name))
        return self._changes(field, typed_value.strip()) if field else {}

    def one(self) -> dict[str, Any] | None:
        """Show all values, ask for one, return the change by key; None if cancelled."""
        while (field := self._chosen(self.fields)) is not None:
            if (changes := self._changes(field, "")) or len(self.fields) == 1:
                return changes or None
        return None

    def typed(self, field: Field) -> Any:
        """Ask for a field; return its new value, or the old one if nothing was typed."""
        return self._changes(field, "").get(field.key, field.value)

    def line(self, field: Field) -> str:
        """Return a field and its value on one line."""
        return f"{self._name(field)}: {self._value(field)}"

    def _changes(self, field: Field, typed: str) -> dict[str, Any]:
        if not typed and field.kind in ("rows", "table"):
            after = NestedCorrectionPrompt(self).changed(field)
            return {} if after == field.value else {field.key: after}
        typed = typed or self.read(self._prompt(field))
        return self._set(field, typed) if typed else {}

    def headings(self) -> Iterator[str]:
        """Yield every heading with its number of values."""
        counted: dict[str, int] = {}
        for field in self.fields:
            heading = self._say(field.names[0])
            counted[heading] = counted.get(heading, 0) + 1
        for heading, count in counted.items():
            yield f"  {heading}" if count == 1 else f"  {heading} ({count})"

    def _named(self, wanted: str) -> list[Field]:
        """Return the fields whose names contain all words, or only the exact match."""
        parts = wanted.casefold().split()
        found = [
            field for field in self.fields if all(part in self._name(field).casefold() for part in parts)
        ]
        if not found:
            raise UserError("cli-set-nothing", wanted=wanted.strip())
        exact = [field for field in found if self._name(field).casefold() == wanted.strip().casefold()]
        return exact or found

    def _chosen(self, found: Sequence[Field]) -> Field | None:
        if len(found) == 1:
            return found[0]
        rows = [f"  {n}  {self._name(field)} – {self._value(field)}" for n, field in enumerate(found, 1)]
        number = self.read("\n".join([*rows, self.words.say("cli-set-which")]))
        if not number:
            return None
        if not number.isdecimal() or not 1 <= int(number) <= len(found):
            raise UserError("cli-set-number", most=len(found))
        return found[int(number) - 1]

    def _prompt(self, field: Field) -> str:
        """Return the field with its value and its choices."""
        text = f"{self._name(field)} – {self._value(field)}"
        options = self._options(field)
        if not options and field.low is not None and field.high is not None:
            return f"{text} [{field.low // field.unit}–{field.high // field.unit}]"
        rows = [f"{number}  {self._say(option)}" for number, option in numbered(options)]
        apart = "\n  " if len(rows) <= FEW else " · "
        said = "\n  ".join([text, apart.join(rows)] if rows else [text])
        return f"{said}\n{self.words.say(HOW[field.kind])}" if field.kind in HOW else said

    def _options(self, field: Field) -> tuple[Option, ...]:
        if field.kind == "switch":
            return YES_OR_NO
        if field.kind == "entered":
            return tuple(
                Option(one["component"], one["name"].message, one["name"].args) for one in field.value
            )
        return self.form.options(field)

    def _set(self, field: Field, typed: str) -> dict[str, Any]:
        if field.none and typed.casefold() in (*NOTHING, "null", self.words.say(field.none).casefold()):
            return {field.key: None}
        if field.kind == "entered":
            return {f"{field.key}.{self._option(field, typed)}": None}
        plain = value_of(typed)
        if field.kind in ("list", "counts") and not isinstance(plain, list | dict):
            return {
                field.key: self._listed(field, typed) if field.kind == "list" else self._counted(field, typed)
            }
        if field.kind in ("choice", "switch"):
            return {field.key: self._option(field, typed)}
        if field.kind == "numbers" and not isinstance(plain, list):
            return {field.key: self._numbers(typed)}
        if field.kind == "text":
            return {field.key: typed if isinstance(field.value, str) else plain}
        return {field.key: plain * field.unit if isinstance(plain, int) else plain}

    def _listed(self, field: Field, typed: str) -> list[Any]:
        """Parse a whole list, or additions (+) and removals (-)."""
        if typed in NOTHING:
            return []
        there, sign = list(field.value or ()), typed[0]
        named = [self._option(field, one) for one in _split(typed.lstrip("+-"))]
        if sign == "+":
            return there + named
        return [one for one in there if one not in named] if sign == "-" else named

    def _numbers(self, typed: str) -> list[int]:
        if not all(one.removeprefix("-").isdecimal() for one in typed.replace(",", " ").split()):
            raise UserError("cli-bad-command", usage=self.words.say("cli-set-numbers"))
        return [int(one) for one in typed.replace(",", " ").split()]

    def _counted(self, field: Field, typed: str) -> dict[str, int]:
        """Parse ``NAME NUMBER`` pairs; other counts stay unchanged."""
        counts = dict(field.value or {})
        for one in typed.split(","):
            name, _, number = one.strip().rpartition(" ")
            if not number.isdecimal():
                raise UserError("cli-bad-command", usage=self.words.say("cli-set-counts"))
            counts[self._option(field, name)] = int(number)
        return {name: count for name, count in counts.items() if count}

    def _option(self, field: Field, typed: str) -> Any:
        """Return the choice with this number, key, or unique words."""
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
            raise UserError("cli-set-several", typed=typed, names=", ".join(found))
        raise UserError("cli-set-no-choice", typed=typed)

    def _value(self, field: Field) -> str:
        """Return the value in words."""
        if field.value is None:
            return self.words.say(field.none) if field.none else "–"
        named = {option.value: self._say(option) for option in self._options(field)}
        if field.kind == "entered":
            return ", ".join(named.values()) or self.words.say("core-none")
        if field.kind == "list":
            return ", ".join(str(named.get(one, one)) for one in field.value) or self.words.say("core-none")
        if field.kind == "counts":
            counted = (f"{named.get(one, one)} {count}" for one, count in field.value.items())
            return ", ".join(counted) or self.words.say("core-none")
        if field.kind in ("rows", "table"):
            return NestedCorrectionPrompt(self).said(field)
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
    """Return options with the number to type: their own if they are numbers, else their place."""
    if any(type(option.value) is int for option in options):
        return [(int(option.value), option) for option in options]
    return list(enumerate(options, 1))


def _split(typed: str) -> list[str]:
    """Split at commas; numbers also at spaces."""
    plain = typed.replace(",", " ").split()
    return plain if all(one.isdecimal() for one in plain) else [one.strip() for one in typed.split(",")]
