"""Corrections of nested values in the terminal: row by row, field by field, until an empty line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Field, Form, by_key

if TYPE_CHECKING:
    from automatable.cli.terminal.corrections import CorrectionPrompt

MINUS = "-−"


class NestedCorrectionPrompt:
    """Prompts for the rows and fields inside one value."""

    def __init__(self, prompt: CorrectionPrompt) -> None:
        self.prompt = prompt

    def changed(self, field: Field) -> Any:
        """Ask for changes and return the new value."""
        if field.kind == "rows":
            return self._rows(field, list(field.value))
        return self._table(self.prompt.form.forms[field.form], field.value)

    def said(self, field: Field) -> str:
        """Return the value on one line."""
        form = self.prompt.form.forms[field.form]
        rows = field.value if field.kind == "rows" else [field.value]
        return "; ".join(", ".join(self._lines(form, row)) for row in rows) or self.prompt.words.say(
            "core-none"
        )

    def _rows(self, field: Field, rows: list[Any]) -> list[Any]:
        form = self.prompt.form.forms[field.form]

        def take(typed: str) -> None:
            if typed == "+":
                rows.append(self._table(form, form.begun()))
            elif typed[0] in MINUS:
                del rows[_place(typed[1:], len(rows))]
            else:
                place = _place(typed, len(rows))
                rows[place] = self._table(form, rows[place])

        self._ask("cli-set-rows", lambda: [", ".join(self._lines(form, row)) for row in rows], take)
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
            value = self.prompt.typed(structs.replace(field, value=held.get(field.key, field.value)))
            table = form.with_value(table, field.key, value)

        self._ask("cli-set-table", lambda: [*self._lines(form, table, all=True)], take)
        return table

    def _ask(self, how: str, lines: Callable[[], list[str]], take: Callable[[str], None]) -> None:
        """Print numbered lines and take typed commands until an empty line; explain errors."""
        wrong = ""
        while True:
            rows = [f"  {number}  {line}" for number, line in enumerate(lines(), 1)]
            typed = self.prompt.read("\n".join([*rows, *filter(None, [wrong]), self.prompt.words.say(how)]))
            if not typed:
                return
            wrong = ""
            try:
                take(typed)
            except UserError as user_error:
                wrong = self.prompt.words.error_sentence(user_error)

    def _lines(self, form: Form, table: Any, all: bool = False) -> Iterator[str]:
        """Yield the fields of a table with their values; with ``all`` also the missing ones."""
        held = by_key(table) or {}
        for field in form.asked(held):
            if field.key in held:
                yield self.prompt.line(structs.replace(field, value=held[field.key]))
            elif all:
                yield f"{self.prompt.words.called(field.names)}: –"


def _place(typed: str, most: int) -> int:
    if not typed.isdecimal() or not 1 <= int(typed) <= most:
        raise UserError("cli-set-number", most=most)
    return int(typed) - 1
