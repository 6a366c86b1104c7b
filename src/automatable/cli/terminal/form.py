"""A form in the terminal: set-up, questions, components, events and corrections are drawn and typed here.

Every value is typed in the same way: an option by its number, its words or its key; several values separated
by commas; a switch as yes or no. ``-`` is an empty list, or null where that is a value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import click
from msgspec import structs

from automatable.cli.json_input import typed_text, value_of
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import LISTS, Field, Form, Named, Option, by_key, check
from automatable.locales import Words

Read = Callable[[str], str]
FEW = 8
"""Up to this many options are printed one per line; more share lines."""
NOTHING = ("-", "–")
MINUS = "-−"
HOW = {
    "list": "cli-set-list",
    "numbers": "cli-set-numbers",
    "counts": "cli-set-counts",
    "entered": "cli-set-told",
}
"""Kinds of fields whose prompt explains what to type."""


class EntryStopped(Exception):
    """The user typed an empty line where a value is required."""


def typed_line(said: str) -> str:
    """Print a prompt and read one line; end of input counts as an empty line."""
    click.echo(said)
    try:
        return typed_text(input("> "))
    except EOFError:
        return ""


def chosen(rows: Sequence[str], words: Words, read: Read) -> int | None:
    """Ask for one of several rows; None for an empty line."""
    if len(rows) == 1:
        return 0
    typed = read("\n".join([*_rows(rows), words.say("cli-set-which")]))
    return _place(typed, len(rows)) if typed else None


class FormPrompt:
    """Prompts for the fields of a form; ``read`` prints a text and reads a line."""

    def __init__(self, form: Form, words: Words, read: Read = typed_line) -> None:
        self.form, self.words, self.read = form, words, read

    # --- drawing -----------------------------------------------------------------------------------------

    def drawn(self, field: Field) -> str:
        """A field with its value, its bounds or options, and how to type it."""
        text = self.name(field) if field.value is None else f"{self.name(field)} – {self.value(field)}"
        options = self.options(field)
        if not options and field.low is not None and field.high is not None:
            text += f" [{field.low // field.unit}–{field.high // field.unit}]"
        rows = [
            said if type(option.value) is int else f"{number}  {said}"
            for number, option, said in self._numbered(options)
        ]
        lines = [text, *([f"  {row}" for row in rows] if len(rows) <= FEW else ["  " + " · ".join(rows)])]
        how = [self.words.say(HOW[field.kind])] if field.kind in HOW else []
        return "\n".join([*(line for line in lines if line.strip()), *how])

    def line(self, field: Field) -> str:
        """A field and its value on one line."""
        return f"{self.name(field)}: {self.value(field)}"

    def headings(self) -> Iterator[str]:
        """Every heading with its number of values."""
        counted: dict[str, int] = {}
        for field in self.form.fields:
            heading = self.words.called(field.names[:1])
            counted[heading] = counted.get(heading, 0) + 1
        for heading, count in counted.items():
            yield f"  {heading}" if count == 1 else f"  {heading} ({count})"

    def name(self, field: Field) -> str:
        """The name of a field, after what it is part of."""
        return self.words.called(field.names)

    def value(self, field: Field) -> str:
        """The value of a field in words."""
        value = field.value
        if value is None:
            return self.words.say(field.none) if field.none else NOTHING[1]
        named = {option.value: said for _, option, said in self._numbered(self.options(field))}
        if field.kind == "entered":
            found = [*named.values()]
        elif field.kind == "counts":
            found = [f"{named.get(one, one)} {count}" for one, count in value.items()]
        elif field.kind in ("rows", "table"):
            form = self.form.forms[field.form]
            rows = value if field.kind == "rows" else [value]
            return "; ".join(", ".join(self._lines(form, row)) for row in rows) or self.words.say("core-none")
        elif field.kind == "number" and not named:
            return str(value // field.unit)
        else:
            found = [str(named.get(one, one)) for one in (value if field.kind in LISTS else [value])]
        return ", ".join(found) or self.words.say("core-none")

    def options(self, field: Field) -> tuple[Option, ...]:
        """The options of a field; those of entered values are the components that can be forgotten."""
        if field.kind == "entered":
            return tuple(
                Option(one["component"], one["name"].message, one["name"].args) for one in field.value
            )
        return self.form.options(field)

    def _numbered(self, options: Sequence[Option]) -> Iterator[tuple[int, Option, str]]:
        """Options in words, with the number to type: their own if they are numbers, else their place.

        One that is no number among numbers, such as "none", has 0.
        """
        numbers = sum(str(option.value).isdecimal() for option in options)
        own = numbers and numbers >= len(options) - 1
        for place, option in enumerate(options, 1):
            said, number = self.words.called([Named(option.message, option.args)]), option.args.get("number")
            if number is not None and str(number) not in said:
                said = f"{said} {number}"
            if own:
                place = int(option.value) if str(option.value).isdecimal() else 0
            yield place, option, said

    # --- what was typed ----------------------------------------------------------------------------------

    def parsed(self, field: Field, typed: str) -> Any:
        """The value of a field that was typed; an error says why it is none."""
        if field.none and typed.casefold() in (*NOTHING, "null", self.words.say(field.none).casefold()):
            return None
        value = self._parsed(field, typed)
        check(field, value, self.form)
        return value

    def _parsed(self, field: Field, typed: str) -> Any:
        plain = value_of(typed)
        if field.kind == "text":
            return typed if isinstance(field.value, str | None) else plain
        if isinstance(plain, list | dict):
            return plain
        if field.kind == "counts":
            return self._counts(field, typed)
        if field.kind == "numbers":
            return [value_of(one) for one in typed.replace(",", " ").split() if one not in NOTHING]
        if field.kind == "list":
            return self._list(field, typed)
        if self.options(field):
            return self.option(field, typed)
        return plain * field.unit if type(plain) is int else plain

    def option(self, field: Field, typed: str) -> Any:
        """The option with this number, name, key, first letter of two, or unique part of a name."""
        options, wanted = self.options(field), typed.strip().casefold()
        numbered = list(self._numbered(options))
        names = {said.casefold(): option.value for _, option, said in numbered}
        known = {name[:1]: value for name, value in names.items()} if len(options) == 2 else {}
        known |= names
        known |= {str(option.value).casefold(): option.value for option in options}
        known |= {str(number): option.value for number, option, _ in numbered}
        if wanted in known:
            return known[wanted]
        found = [name for name in names if wanted in name] if len(wanted) > 1 else []
        if len(found) == 1:
            return names[found[0]]
        if found:
            raise UserError("cli-set-several", typed=typed, names=", ".join(found))
        raise UserError("core-answer-option", question=field.label, value=typed, options=self.possible(field))

    def possible(self, field: Field) -> str:
        """What may be typed for a field: the names of its options, or its bounds."""
        if options := self.options(field):
            return ", ".join(dict.fromkeys(said for _, _, said in self._numbered(options)))
        low = (field.low or 0) // field.unit
        return f"{low} …" if field.high is None else f"{low}–{field.high // field.unit}"

    def _list(self, field: Field, typed: str) -> list[Any]:
        """A whole list, or additions (+) and removals (-)."""
        if typed in NOTHING:
            return []
        there, sign = list(field.value or ()), typed[0]
        listed = self._split(field, typed.lstrip("+-"))
        if sign == "+":
            return there + listed
        return [one for one in there if one not in listed] if sign == "-" else listed

    def _split(self, field: Field, typed: str) -> list[Any]:
        """The values between commas, or between spaces where each word is a value."""
        words = typed.split(",") if "," in typed else typed.split()
        if not self.options(field):
            return [value_of(each.strip()) for each in words]
        if "," not in typed:
            try:
                return [self.option(field, typed)]
            except UserError:
                if len(words) < 2:
                    raise
        return [self.option(field, each) for each in words if each.strip()]

    def _counts(self, field: Field, typed: str) -> dict[str, int]:
        """``NAME NUMBER`` pairs; other counts stay unchanged."""
        counts = dict(field.value or {})
        for one in typed.split(","):
            name, _, number = one.strip().rpartition(" ")
            if not number.isdecimal():
                raise UserError("cli-bad-command", usage=self.words.say("cli-set-counts"))
            counts[self.option(field, name)] = int(number)
        return {name: count for name, count in counts.items() if count}

    # --- filling in --------------------------------------------------------------------------------------

    def fill(self) -> dict[str, Any]:
        """Ask field by field; an empty line skips optional fields and accepts known values."""
        return self.form.filled(self.ask)

    def ask(self, field: Field) -> Any:
        """Ask until the value is valid; an empty line keeps what is known."""
        if field.kind in ("rows", "table"):
            return self.nested(field)
        said = self.drawn(field)
        while typed := self.read(said):
            try:
                return self.parsed(field, typed)
            except UserError as user_error:
                said = self.words.error_sentence(user_error)
        if field.value is None and not field.optional:
            raise EntryStopped
        return field.value

    # --- corrections -------------------------------------------------------------------------------------

    def corrected(self, typed: str) -> dict[str, Any]:
        """Values by key for ``KEY VALUE``, ``WORDS`` or ``WORDS = VALUE``; empty if cancelled."""
        first, _, rest = typed.partition(" ")
        known = {field.key: field for field in self.form.fields}
        if "." in first and first not in known and rest:
            return {first: value_of(rest)}  # a key inside a value
        name, _, value = (first, "", rest.lstrip()) if first in known else typed.partition("=")
        field = known.get(name.strip()) or self._chosen(self._named(name))
        return self._changes(field, value.removeprefix("=").strip()) if field else {}

    def one(self) -> dict[str, Any] | None:
        """Show all values, ask for one, return the change by key; None if cancelled."""
        while (field := self._chosen(self.form.fields)) is not None:
            if (changes := self._changes(field, "")) or len(self.form.fields) == 1:
                return changes or None
        return None

    def _changes(self, field: Field, typed: str) -> dict[str, Any]:
        if not typed and field.kind in ("rows", "table"):
            after = self.nested(field)
            return {} if after == field.value else {field.key: after}
        typed = typed or self.read(self.drawn(field))
        if not typed:
            return {}
        if field.kind == "entered":  # forget it: it is asked for again
            return {f"{field.key}.{self.option(field, typed)}": None}
        return {field.key: self.parsed(field, typed)}

    def _named(self, wanted: str) -> list[Field]:
        """The fields whose names contain all words, or only the exact match."""
        names = {field.key: self.name(field).casefold() for field in self.form.fields}
        parts = wanted.casefold().split()
        found = [field for field in self.form.fields if all(part in names[field.key] for part in parts)]
        if not found:
            raise UserError("cli-set-nothing", wanted=wanted.strip())
        return [field for field in found if names[field.key] == wanted.strip().casefold()] or found

    def _chosen(self, found: Sequence[Field]) -> Field | None:
        rows = [f"{self.name(field)} – {self.value(field)}" for field in found]
        place = chosen(rows, self.words, self.read)
        return None if place is None else found[place]

    # --- tables inside values ----------------------------------------------------------------------------

    def nested(self, field: Field) -> Any:
        """Ask for changes inside a value, row by row and field by field, and return the new value."""
        form = self.form.forms[field.form]
        if field.kind == "table":
            return self._table(form, field.value)
        rows = list(field.value or ())

        def take(typed: str) -> None:
            if typed == "+":
                rows.append(self._table(form, form.begun()))
            elif typed[0] in MINUS:
                del rows[_place(typed[1:], len(rows))]
            else:
                place = _place(typed, len(rows))
                rows[place] = self._table(form, rows[place])

        self._until_done("cli-set-rows", lambda: [", ".join(self._lines(form, row)) for row in rows], take)
        return rows

    def _table(self, form: Form, table: Any) -> Any:
        def take(typed: str) -> None:
            nonlocal table
            held = by_key(table) or {}
            fields = form.asked(held)
            field = fields[_place(typed.lstrip(MINUS), len(fields))]
            if typed[0] in MINUS:
                if field.optional:
                    table = {key: value for key, value in held.items() if key != field.key}
                return
            value = self.ask(structs.replace(field, value=held.get(field.key, field.value)))
            table = form.with_value(table, field.key, value)

        self._until_done("cli-set-table", lambda: [*self._lines(form, table, all=True)], take)
        return table

    def _until_done(self, how: str, lines: Callable[[], list[str]], take: Callable[[str], None]) -> None:
        """Print numbered lines and take typed commands until an empty line; explain errors."""
        wrong: list[str] = []
        while typed := self.read("\n".join([*_rows(lines()), *wrong, self.words.say(how)])):
            try:
                take(typed)
                wrong = []
            except UserError as user_error:
                wrong = [self.words.error_sentence(user_error)]

    def _lines(self, form: Form, table: Any, all: bool = False) -> Iterator[str]:
        """The fields of a table with their values; with ``all`` also the missing ones."""
        held = by_key(table) or {}
        for field in form.asked(held):
            if all or field.key in held:
                yield self.line(structs.replace(field, value=held.get(field.key)))


def _rows(lines: Sequence[str]) -> list[str]:
    return [f"  {number}  {line}" for number, line in enumerate(lines, 1)]


def _place(typed: str, most: int) -> int:
    if not typed.isdecimal() or not 1 <= int(typed) <= most:
        raise UserError("cli-set-number", most=most)
    return int(typed) - 1
