"""Values that hold tables, corrected in the terminal: row by row, field by field, until an empty line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import structs

from automatable.core.fields import Field, Sheet, Variant
from automatable.core.refused import Refused

if TYPE_CHECKING:
    from automatable.cli.correcting import Correcting

MINUS = "-−"


class Tables:
    """What stands inside of a value at a terminal."""

    def __init__(self, correcting: Correcting) -> None:
        self.at = correcting

    def changed(self, field: Field) -> Any:
        """The value after all that was typed."""
        if field.kind == "rows":
            return self._rows(field, list(field.value))
        return self._table(self.at.sheets[field.sheet], field.value)

    def said(self, field: Field) -> str:
        """The value in one line."""
        sheet = self.at.sheets[field.sheet]
        rows = field.value if field.kind == "rows" else [field.value]
        return "; ".join(", ".join(self._lines(sheet, row)) for row in rows) or self.at.words.say("core-none")

    def _rows(self, field: Field, rows: list[Any]) -> list[Any]:
        sheet = self.at.sheets[field.sheet]

        def take(typed: str) -> None:
            if typed == "+":
                begins = next(iter(sheet.variants.values())).begins
                rows.append(self._table(sheet, begins))
            elif typed[0] in MINUS:
                del rows[_place(typed[1:], len(rows))]
            else:
                place = _place(typed, len(rows))
                rows[place] = self._table(sheet, rows[place])

        self._ask("cli-set-rows", lambda: [", ".join(self._lines(sheet, row)) for row in rows], take)
        return rows

    def _table(self, sheet: Sheet, table: Any) -> Any:
        held: dict[str, Any] = _by_key(table)

        def take(typed: str) -> None:
            nonlocal held
            fields = [*filter(None, [sheet.kind]), *_variant(sheet, held).fields]
            field = fields[_place(typed.lstrip(MINUS), len(fields))]
            if typed[0] in MINUS:
                if field.optional:
                    held.pop(field.key, None)
                return
            value = self.at.typed(structs.replace(field, value=held.get(field.key, field.value)))
            if field is sheet.kind:
                held = _become(sheet, held, value)
            else:
                held[field.key] = value

        self._ask("cli-set-table", lambda: [*self._lines(sheet, held, all=True)], take)
        return list(held.values()) if isinstance(table, list | tuple) else held

    def _ask(self, how: str, lines: Callable[[], list[str]], take: Callable[[str], None]) -> None:
        """Lines with their numbers, and what is typed to them; a slip gets a sentence and is asked again."""
        wrong = ""
        while True:
            rows = [f"  {number}  {line}" for number, line in enumerate(lines(), 1)]
            typed = self.at.read("\n".join([*rows, *filter(None, [wrong]), self.at.words.say(how)]))
            if not typed:
                return
            wrong = ""
            try:
                take(typed)
            except Refused as refused:
                wrong = self.at.words.refusal(refused)

    def _lines(self, sheet: Sheet, table: Any, all: bool = False) -> Iterator[str]:
        """The fields of a table with their values; with ``all`` those that are not there too."""
        held = _by_key(table)
        for field in (*filter(None, [sheet.kind]), *_variant(sheet, held).fields):
            if field.key in held:
                yield self.at.line(structs.replace(field, value=held[field.key]))
            elif all:
                yield f"{self.at.words.called(field.names)}: –"


def _by_key(table: Any) -> dict[str, Any]:
    if isinstance(table, list | tuple):
        return {str(place): one for place, one in enumerate(table)}
    return dict(table)


def _variant(sheet: Sheet, held: dict[str, Any]) -> Variant:
    return sheet.variants[held[sheet.kind.key] if sheet.kind else ""]


def _become(sheet: Sheet, held: dict[str, Any], kind: str) -> dict[str, Any]:
    """The same table as another kind: what both have stays, as far as it is entered the same way."""
    before = {field.key: (field.kind, field.choices) for field in _variant(sheet, held).fields}
    after = sheet.variants[kind]
    kept = {
        field.key: held[field.key]
        for field in after.fields
        if field.key in held and before.get(field.key) == (field.kind, field.choices)
    }
    return {**after.begins, **kept}


def _place(typed: str, most: int) -> int:
    if not typed.isdecimal() or not 1 <= int(typed) <= most:
        raise Refused("cli-set-number", most=most)
    return int(typed) - 1
