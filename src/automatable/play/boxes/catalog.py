"""The catalog: the components of a game by kind, with their values and sources."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from automatable.core.box import components
from automatable.core.box import loader as boxes
from automatable.core.box.components import PROVENANCE, ComponentKind, ComponentValues, key_of, overlap
from automatable.core.box.loader import Provenance
from automatable.core.engine.errors import UserError
from automatable.core.engine.rules import Defect
from automatable.core.forms import labels
from automatable.core.forms.form import Field
from automatable.play import requests
from automatable.play.responses import (
    BoxComponent,
    CatalogEntry,
    CatalogGroup,
    ComponentValue,
    Named,
    ValueText,
)
from automatable.play.simulations import AnyGame, tables_of

if TYPE_CHECKING:
    from automatable.play.service import Service

OWN = "own"
"""The source of values that the player typed in."""
NOTHING = ComponentValues({}, {})
SHOWN = 8
"""Values of a component that the catalog shows."""


def catalog(game: AnyGame) -> tuple[CatalogGroup, ...]:
    """All components by kind; a kind that only holds numbers of the rules comes last."""
    tables = tables_of(game)
    own, whole = game.components.split(game.own), game.components.split(tables)
    missing, asked = game.components.missing(), type(game)().components.missing()
    return tuple(
        CatalogGroup(
            kind.table,
            kind.shape,
            kind_name(game, kind.table),
            any(overlap(key, kind.table) for key in asked),
            tuple(
                _entry(game, key, own.get(key, NOTHING), whole.get(key, NOTHING), missing)
                for key in kind.keys(tables)
            ),
        )
        for kind in game.components.catalog
        or components.catalog_of(boxes.shipped(game.folder / "box"), game.components.annotation_tables)
    )


def _entry(
    game: AnyGame, key: str, own: ComponentValues, whole: ComponentValues, missing: tuple[str, ...]
) -> CatalogEntry:
    left = next((each for each in missing if overlap(each, key)), None)
    state: Literal["done", "begun", "missing"] = (
        "done" if left is None else "begun" if own.values else "missing"
    )
    kind, source = _source(game, key, "", own)
    values = {"done": whole.values, "begun": own.values, "missing": {}}[state]
    says = tuple(
        ValueText(
            field,
            game.display.field_names(key, field),
            game.display.describe_value(key_of(key, field), value),
        )
        for field, value in islice(values.items(), SHOWN)
    )
    return CatalogEntry(
        key, Named(*game.display.component_name(key)), state, kind, source.by, source.edition, left, says
    )


def read_component(service: Service, request: requests.ReadComponent) -> BoxComponent:
    """Return one component with all its values in words and their sources."""
    game, key = service.game(request.game), request.key
    kind = next(
        (
            kind
            for kind in game.components.kinds()
            if kind.component_of(key) == key and key != _table_of(kind)
        ),
        None,
    )
    whole = game.components.split(tables_of(game)).get(key)
    if kind is None or whole is None or not whole.values:
        raise UserError("core-unknown-key", key=key)
    own = game.components.split(game.own).get(key, NOTHING)
    found = labels.fields(game, key, whole.values)
    named = zip(whole.values, found.fields, strict=True)
    values = tuple(_value(game, key, name, field, own) for name, field in named)
    return BoxComponent(
        game.id, key, Named(*game.display.component_name(key)), values, found.choices, found.forms
    )


def defects(game: AnyGame) -> tuple[Defect, ...]:
    """What contradicts the rulebook, with the names of components in place of their keys."""
    return tuple(
        Defect(one.message, one.args | ({"key": called(game, key)} if isinstance(key, str) else {}))
        for one in game.components.defects()
        for key in [one.args.get("key")]
    )


def kind_name(game: AnyGame, table: str) -> Named:
    """The name of the components of a table."""
    return Named(f"{game.id}-things-{table.replace('.', '-').replace('_', '-')}")


def called(game: AnyGame, key: str) -> list[Named]:
    """The name of a key of a box: of a kind of components, a component, or a value."""
    component = components.component_of(game.components.kinds(), key)
    if any(kind.table == component and not kind.whole for kind in game.components.kinds()):
        return [kind_name(game, component)]
    field = key[len(component) + 1 :]
    return [
        Named(*game.display.component_name(component)),
        *(game.display.field_names(component, field) if field else ()),
    ]


def _table_of(kind: ComponentKind) -> str:
    return "" if kind.whole else kind.table


def _value(game: AnyGame, key: str, name: str, field: Field, own: ComponentValues) -> ComponentValue:
    kind, source = _source(game, key, name, own)
    return ComponentValue(
        field, game.display.describe_value(field.key, field.value), kind, source.by, source.edition
    )


def _source(game: AnyGame, key: str, field: str, own: ComponentValues) -> tuple[str, Provenance]:
    """The source of a value, and its kind: typed by the player, from a shared box, or shipped."""
    if field in own.values or (not field and own.values):
        if found := own.mark(PROVENANCE, field):
            source = msgspec.convert(found, Provenance)
            return source.kind, source
        return OWN, Provenance("transcribed", "")
    shipped: dict[str, Any] = boxes.shipped(game.folder / "box").get(PROVENANCE, {})
    around = key
    while around and around not in shipped:
        around = around.rpartition(".")[0]
    source = msgspec.convert(shipped[around], Provenance) if around else Provenance("practice", "")
    return source.kind, source
