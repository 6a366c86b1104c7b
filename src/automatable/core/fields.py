"""The values of a position as people set them: each with its name and with what can be chosen there.

What kind of field a value is follows from its type in the position's JSON form. What a type cannot say is
said by a mark beside it (``Annotated[str, words("territory")]``); what is printed, by the game's ``families``
and ``bounds``. A field is called ``<game>-field-<name>``, a value ``<game>-<family>-<value>``, where the
family is the one of the mark, or the name of the field.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Meta, Struct, inspect, structs

from automatable.core.question import Option
from automatable.core.story import Args
from automatable.core.things import key_of

if TYPE_CHECKING:
    from automatable.core.game import Game

Bounds = tuple[int | None, int | None]
"""The least and the most a number can be."""
Kind = Literal["number", "switch", "choice", "list", "counts", "told", "text"]


def words(family: str, of: tuple[str, ...] | str = ()) -> Meta:
    """Values that are worded, and chosen, as this family.

    ``of`` are the choices of a printed value: the values themselves, or the table whose keys they are.
    """
    return Meta(extra={"words": family, **({"of": of} if of else {})})


def places(family: str) -> Meta:
    """A list whose places have names: each is set on its own, and their number does not change."""
    return Meta(extra={"places": family})


NONE = Meta(extra={"none": True})
"""Null is a value here; the word for it is ``<game>-field-<name>-none``."""
REPEATS = Meta(extra={"repeats": True})
"""A list in which the same may come more than once."""
COUNTS = Meta(extra={"counts": True})
"""A table of how many, in which any of the choices may come."""
TOLD = Meta(extra={"told": True})
"""Printed values the table told: null forgets a thing, and it is asked for again when it matters."""
MILLISECONDS = Meta(extra={"unit": 1000})
"""A moment, which people tell in seconds."""


class Named(Struct, frozen=True):
    """A name: a message and its arguments."""

    message: str
    args: Args = msgspec.field(default_factory=dict)


class Field(Struct, frozen=True, kw_only=True):
    """A value that can be set: its dotted key, the names of what it is part of with its own as the last.

    ``choices`` is the family of what can be chosen; ``none`` the message for null, where that is a value. A
    number is shown in units of ``unit``. The value of what was ``told`` is a row of things, each with names
    and words of what was told of it.
    """

    key: str
    names: tuple[Named, ...]
    kind: Kind
    value: Any
    choices: str = ""
    low: int | None = None
    high: int | None = None
    unit: int = 1
    repeats: bool = False
    none: str = ""


class Fields(Struct, frozen=True):
    """Everything that can be set, and the choices by family."""

    fields: tuple[Field, ...]
    choices: dict[str, tuple[Option, ...]]


def fields(game: Game[Any, Any], state: Any) -> Fields:
    """All values of a position that can be set by hand."""
    families = dict(game.families(state))
    if game.levels:
        families["level"] = [Option(level, f"{game.id}-level-{level}") for level in game.levels]
    reading = Reading(game, families, game.bounds(state))
    data = dict(game.to_json(structs.replace(state, pending=None)))
    data.pop("pending", None)
    found = tuple(reading.read(_form(type(game)), data, At()))
    return Fields(found, {family: reading.choices[family] for family in dict.fromkeys(reading.used)})


@cache
def _form(game: type[Game[Any, Any]]) -> inspect.Type:
    """The types of the position; a game that names none has values that are only typed in."""
    return inspect.type_info(game.Form or getattr(game, "State", dict[str, Any]))


class At(Struct, frozen=True):
    """Where in a position a value stands, and what is known of it from outside."""

    key: str = ""
    names: tuple[Named, ...] = ()
    field: str = ""
    marks: dict[str, Any] = {}

    @property
    def family(self) -> str:
        return str(self.marks.get("words", self.field))

    def inside(self, step: object, name: Named, field: str = "") -> At:
        key = f"{self.key}.{step}" if self.key else str(step)
        return At(key, (*self.names, name), field or self.field)


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
            family = self._offered(*item(items(type_), at))
            return structs.replace(found, kind="list", choices=family, repeats="repeats" in at.marks)
        if family := self._offered(type_, at):
            return structs.replace(found, kind="choice", choices=family)
        if isinstance(type_, inspect.IntType):
            unit = at.marks.get("unit", 1)
            return structs.replace(found, kind="number", low=low, high=high, unit=unit)
        return found

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
            values = type_.values if isinstance(type_, inspect.LiteralType) else self._of(at)
            options = tuple(Option(one, self.word(family, one)) for one in values if one is not None)
            if not options:
                return ""
            if self.choices.setdefault(family, options) != options:  # words that others have too
                family = at.key
                self.choices[family] = options
        self.used.append(family)
        return family

    def _of(self, at: At) -> tuple[Any, ...]:
        """The choices a mark names: the values themselves, or the keys of a table."""
        of = at.marks.get("of", ())
        return tuple(reduce(getattr, of.split("."), self.game.printed) if isinstance(of, str) else of)

    def _place(self, family: str, number: int) -> Named:
        """The name of a place: as the game names it, or the family's word for its number."""
        if family in self.choices:
            place = self.choices[family][number]
            return Named(place.message, place.args)
        return Named(self.word(family, number + 1))

    def word(self, family: str, value: object) -> str:
        """The message for a value of a family."""
        return f"{self.game.id}-{family}-{'none' if value == '' else value}"


def bare(type_: inspect.Type, value: Any, at: At) -> tuple[inspect.Type, At]:
    """The type without its marks, and of several types the one this value has."""
    while isinstance(type_, inspect.Metadata | inspect.UnionType):
        if isinstance(type_, inspect.Metadata):
            at = structs.replace(at, marks={**at.marks, **(type_.extra or {})})
            type_ = type_.type
        else:
            type_ = _one_of(type_.types, value)
    return type_, at


def _one_of(types: Iterable[inspect.Type], value: Any) -> inspect.Type:
    some = [each for each in types if not isinstance(each, inspect.NoneType)]
    if all(isinstance(each, inspect.LiteralType) for each in some):
        return inspect.LiteralType(tuple(one for each in some for one in each.values))  # type: ignore[attr-defined]
    fitting = [each for each in some if is_list(each) == isinstance(value, list)]
    return (fitting or some)[0]


def is_list(type_: inspect.Type) -> bool:
    if isinstance(type_, inspect.Metadata):
        return is_list(type_.type)
    return isinstance(type_, inspect.CollectionType | inspect.TupleType)


def items(type_: inspect.Type, number: int = 0) -> inspect.Type:
    if isinstance(type_, inspect.TupleType):
        return type_.item_types[number]
    assert isinstance(type_, inspect.CollectionType)
    return type_.item_type


def item(type_: inspect.Type, at: At) -> tuple[inspect.Type, At]:
    """What stands in a list, or as the key of a table: its type, and what is known of it."""
    return bare(type_, None, At(key=at.key, field=at.family))
