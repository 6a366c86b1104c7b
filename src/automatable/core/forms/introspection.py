"""Read a position or a printed component as form fields: the kind, name and options of each value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial, reduce
from typing import TYPE_CHECKING, Any, TypeVar, cast

from msgspec import Struct, inspect, structs

from automatable.core.box.components import key_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.resolution import State
from automatable.core.engine.rules import Defect
from automatable.core.forms import nested
from automatable.core.forms.form import Field, Form, Kind, Named, One, Option, check
from automatable.core.forms.marks import Bounds
from automatable.core.forms.types import At, bare, bounds_of, is_list, item, items

if TYPE_CHECKING:
    from automatable.core.engine.game import AnyGame, Game

S = TypeVar("S", bound=State)
B = TypeVar("B")


def fields(game: Game[S, B], state: S) -> Form:
    """All values of a position that can be set by hand."""
    reading = reading_of(game, state)
    data = dict(game.to_json(structs.replace(state, pending=None)))
    data.pop("pending", None)
    found = tuple(reading.read(_form(type(game)), data, At()))
    return reading.form(found)


def value_defects(game: Game[S, B], state: S) -> Iterator[Defect]:
    """The values of a position that cannot be entered by hand."""
    found = fields(game, state)
    for field in found.fields:
        try:
            check(field, field.value, found)
        except UserError as error:
            yield Defect(error.message, error.args_)


def reading_of(game: Game[S, B], state: S) -> Reading:
    """A reading with the options and bounds of this position."""
    families = dict(game.position.families(state))
    if game.levels:
        families["level"] = [Option(level, f"{game.id}-level-{level}") for level in game.levels]
    return Reading(game, families, game.position.bounds(state), partial(_entered, game))


def _entered(game: AnyGame, value: Mapping[str, Any]) -> list[Data]:
    """The components that were entered during the game, each with its values in words."""
    rows: list[Data] = []
    for component, found in game.components.split(value).items():
        values = [
            (
                game.display.field_names(component, field),
                game.display.describe_value(key_of(component, field), each),
            )
            for field, each in found.values.items()
            if each is not None
        ]
        if not values:  # it was removed by a correction
            continue
        name = Named(*game.display.component_name(component))
        rows.append({"component": component, "name": name, "values": values})
    return rows


@cache
def _form(game: type[AnyGame]) -> inspect.Type:
    """The types of the position's JSON form."""
    return inspect.type_info(game.position.Form or game.State)


class FormSource(Struct, frozen=True):
    """What a form is read with in place of a game: its name, and its printed values."""

    id: str
    printed: Any


class Reading:
    """The state of reading one position or one component."""

    def __init__(
        self,
        game: AnyGame | FormSource,
        families: Mapping[str, Iterable[Option]],
        bounds: Mapping[str, Bounds],
        entered: Callable[[Mapping[str, Any]], list[Data]] = lambda value: [],
        low: int | None = 0,
    ) -> None:
        self.game = game
        self.given = frozenset(families)
        self.choices = {family: tuple(options) for family, options in families.items()}
        self.bounds = bounds
        self.entered = entered
        self.low = low  # of a number whose type does not say it
        self.used: list[str] = []
        self.forms: dict[str, Form] = {}
        self.read_forms: dict[str, tuple[str, tuple[type, ...]]] = {}

    def form(self, found: Iterable[Field]) -> Form:
        """The fields that were read, with their options and the forms of tables inside them."""
        fields = tuple(found)
        used = {family: self.choices[family] for family in dict.fromkeys(self.used)}
        return Form(fields, used, self.forms)

    def read(self, type_: inspect.Type, value: Any, at: At) -> Iterator[Field]:
        """The fields of a value of this type."""
        type_, at = bare(type_, value, at)
        if "entered" in at.marks:
            yield self.field(at, "entered", self.entered(value))
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
                name = self._place(at.marks["places"], at.marks["named"], number)
                yield from self.read(items(type_, number), each, at.inside(number, name))
        else:
            yield self.leaf(type_, value, at)

    def leaf(self, type_: inspect.Type, value: Any, at: At) -> Field:
        """The field of a value that is set as a whole."""
        low, high = self.bounds.get(at.key) or bounds_of(type_, self.low)
        found = self.field(at, "text", value)
        if "none" in at.marks:
            found = structs.replace(found, none=f"{self.game.id}-field-{at.field}-none")
        if isinstance(type_, inspect.BoolType):
            return structs.replace(found, kind="switch")
        if isinstance(type_, inspect.DictType):
            family = self._offered(*item(type_.key_type, at))
            return structs.replace(found, kind="counts", choices=family, low=low, high=high)
        if is_list(type_):
            return self._list(found, type_, at)
        if nested.is_nested(type_):
            return structs.replace(found, kind="table", form=nested.name_of(self, type_, at))
        if family := self._offered(type_, at):
            return structs.replace(found, kind="choice", choices=family)
        if isinstance(type_, inspect.IntType):
            unit = at.marks.get("unit", 1)
            return structs.replace(found, kind="number", low=low, high=high, unit=unit)
        return found

    def field(self, at: At, kind: Kind, value: Any) -> Field:
        """A field of a kind at a place."""
        *within, name = at.names
        return Field(at.key, name.message, name.args, kind=kind, value=value, within=tuple(within))

    def _list(self, found: Field, type_: inspect.Type, at: At) -> Field:
        inner, within = item(items(type_), at)
        if nested.is_nested(inner):
            return structs.replace(found, kind="rows", form=nested.name_of(self, inner, within))
        family = self._offered(inner, within)
        if not family and isinstance(inner, inspect.IntType):
            return structs.replace(found, kind="numbers", repeats=True)
        return structs.replace(found, kind="list", choices=family, repeats="repeats" in at.marks)

    def _offered(self, type_: inspect.Type, at: At) -> str:
        """The family of the options, if there are any."""
        family = at.family
        if family not in self.given:
            options = tuple(self._options(type_, at))
            if not options:
                return ""
            if self.choices.setdefault(family, options) != options:  # another family has these words too
                family = at.key
                self.choices[family] = options
        self.used.append(family)
        return family

    def _options(self, type_: inspect.Type, at: At) -> Iterator[Option]:
        """The options of a type, or those of its marks: the values themselves, or the keys of a table."""
        for marks in at.marks.get("either", (at.marks,)):
            of = marks.get("of", type_.values if isinstance(type_, inspect.LiteralType) else ())
            values: Iterable[One | None] = (
                reduce(getattr, of.split("."), cast(Any, self.game.printed)) if isinstance(of, str) else of
            )
            for one in values:
                if one is not None:
                    family = str(marks.get("words", at.family))
                    # one message for all numbers; a level has a name even where it is a number
                    numbered = "of" in marks and family != "level" and str(one).isdecimal()
                    word = f"{self.game.id}-{family}" if numbered else self.word(family, one)
                    yield Option(one, word, {family: one} if numbered else {})

    def _place(self, family: str, of: Sequence[str], number: int) -> Named:
        """The name of a place: from the mark, from the game, or the family's word for its number."""
        if of:
            return Named(self.word(family, of[number]))
        if family in self.choices:
            place = self.choices[family][number]
            return Named(place.message, place.args)
        return Named(self.word(family, number + 1))

    def word(self, family: str, value: object) -> str:
        """The message for a value of a family."""
        return f"{self.game.id}-{family}-{'none' if value == '' else value}"
