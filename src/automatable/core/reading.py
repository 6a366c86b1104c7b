"""A position, or a printed thing, read as fields: of each value the kind, the name and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from typing import TYPE_CHECKING, Any

from msgspec import inspect, structs

from automatable.core import sheets
from automatable.core.fields import Bounds, Field, Fields, Named, Sheet
from automatable.core.question import Option
from automatable.core.things import key_of
from automatable.core.types import At, bare, is_list, item, items

if TYPE_CHECKING:
    from automatable.core.game import Game


def fields(game: Game[Any, Any], state: Any) -> Fields:
    """All values of a position that can be set by hand."""
    families = dict(game.families(state))
    if game.levels:
        families["level"] = [Option(level, f"{game.id}-level-{level}") for level in game.levels]
    reading = Reading(game, families, game.bounds(state))
    data = dict(game.to_json(structs.replace(state, pending=None)))
    data.pop("pending", None)
    found = tuple(reading.read(_form(type(game)), data, At()))
    return reading.fields(found)


@cache
def _form(game: type[Game[Any, Any]]) -> inspect.Type:
    """The types of the position; a game that names none has values that are only typed in."""
    return inspect.type_info(game.Form or getattr(game, "State", dict[str, Any]))


class Reading:
    """One position, or one printed thing, being read."""

    def __init__(
        self,
        game: Game[Any, Any],
        families: Mapping[str, Iterable[Option]],
        bounds: Mapping[str, Bounds],
    ) -> None:
        self.game = game
        self.given = frozenset(families)
        self.choices = {family: tuple(options) for family, options in families.items()}
        self.bounds = bounds
        self.used: list[str] = []
        self.sheets: dict[str, Sheet] = {}
        self.read_sheets: dict[str, tuple[str, tuple[type, ...]]] = {}

    def fields(self, found: Iterable[Field]) -> Fields:
        """Fields that were read, with what can be chosen there and what stands inside of them."""
        used = {family: self.choices[family] for family in dict.fromkeys(self.used)}
        return Fields(tuple(found), used, self.sheets)

    def read(self, type_: inspect.Type, value: Any, at: At) -> Iterator[Field]:
        """The fields of a value of this type."""
        type_, at = bare(type_, value, at)
        if "told" in at.marks:
            yield self._told(value, at)
        elif isinstance(type_, inspect.StructType):
            for one in type_.fields if value is not None else ():
                if one.encode_name in value:
                    name = Named(f"{self.game.id}-field-{one.name}")
                    yield from self.read(
                        one.type, value[one.encode_name], at.inside(one.name, name, one.name)
                    )
        elif isinstance(type_, inspect.DictType) and "counts" not in at.marks:
            family = item(type_.key_type, at)[1].family
            for key, each in value.items():
                yield from self.read(type_.value_type, each, at.inside(key, Named(self.word(family, key))))
        elif "places" in at.marks:
            for number, each in enumerate(value):
                name = self._place(at.marks["places"], number)
                yield from self.read(items(type_, number), each, at.inside(number, name))
        else:
            yield self.leaf(type_, value, at)

    def leaf(self, type_: inspect.Type, value: Any, at: At) -> Field:
        """A value that is set as a whole."""
        low, high = self.bounds.get(at.key, (0, None))
        found = Field(key=at.key, names=at.names, kind="text", value=value)
        if "none" in at.marks:
            found = structs.replace(found, none=f"{self.game.id}-field-{at.field}-none")
        if isinstance(type_, inspect.BoolType):
            return structs.replace(found, kind="switch")
        if isinstance(type_, inspect.DictType):
            family = self._offered(*item(type_.key_type, at))
            return structs.replace(found, kind="counts", choices=family, low=low, high=high)
        if is_list(type_):
            return self._list(found, type_, at)
        if sheets.is_sheet(type_):
            return structs.replace(found, kind="table", sheet=sheets.name_of(self, type_, at))
        if family := self._offered(type_, at):
            return structs.replace(found, kind="choice", choices=family)
        if isinstance(type_, inspect.IntType):
            unit = at.marks.get("unit", 1)
            return structs.replace(found, kind="number", low=low, high=high, unit=unit)
        return found

    def _list(self, found: Field, type_: inspect.Type, at: At) -> Field:
        inner, within = item(items(type_), at)
        if sheets.is_sheet(inner):
            return structs.replace(found, kind="rows", sheet=sheets.name_of(self, inner, within))
        family = self._offered(inner, within)
        if not family and isinstance(inner, inspect.IntType):
            return structs.replace(found, kind="numbers")
        return structs.replace(found, kind="list", choices=family, repeats="repeats" in at.marks)

    def _told(self, value: Mapping[str, Any], at: At) -> Field:
        game, rows = self.game, []
        for thing, told in game.taken_apart(value).items():
            values = [
                (game.field_names(thing, field), game.described(key_of(thing, field), each))
                for field, each in told.values.items()
            ]
            rows.append({"thing": thing, "name": Named(*game.thing_name(thing)), "values": values})
        return Field(key=at.key, names=at.names, kind="told", value=rows)

    def _offered(self, type_: inspect.Type, at: At) -> str:
        """The family, if there is something to choose from."""
        family = at.family
        if family not in self.given:
            options = tuple(self._options(type_, at))
            if not options:
                return ""
            if self.choices.setdefault(family, options) != options:  # words that others have too
                family = at.key
                self.choices[family] = options
        self.used.append(family)
        return family

    def _options(self, type_: inspect.Type, at: At) -> Iterator[Option]:
        """The choices of a type, or those its marks name: the values themselves, or the keys of a table."""
        for marks in at.marks.get("either", (at.marks,)):
            of = type_.values if isinstance(type_, inspect.LiteralType) else marks.get("of", ())
            values = reduce(getattr, of.split("."), self.game.printed) if isinstance(of, str) else of
            for one in values:
                if one is not None:
                    yield Option(one, self.word(str(marks.get("words", at.family)), one))

    def _place(self, family: str, number: int) -> Named:
        """The name of a place: as the game names it, or the family's word for its number."""
        if family in self.choices:
            place = self.choices[family][number]
            return Named(place.message, place.args)
        return Named(self.word(family, number + 1))

    def word(self, family: str, value: object) -> str:
        """The message for a value of a family."""
        return f"{self.game.id}-{family}-{'none' if value == '' else value}"
