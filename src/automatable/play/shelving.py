"""The shelf: printed things by kind, in the order in which they lie, what is told of each and by whom."""

from __future__ import annotations

from itertools import islice
from typing import Any, Literal

import msgspec

from automatable.core import box as boxes
from automatable.core import inscriptions, things
from automatable.core.box import Provenance
from automatable.core.fields import Field
from automatable.core.game import Defect, Game
from automatable.core.refused import Refused
from automatable.core.things import PROVENANCE, Things, Told, key_of, overlap
from automatable.play.replies import BoxThing, Named, Says, Shelf, Shelved, ThingValue
from automatable.play.studies import tables_of

OWN = "own"
"""What the player typed in, and what came from nobody else."""
NOTHING = Told({}, {})
SHOWN = 8
"""So many values of a thing are shown while it lies among others."""


def shelf(game: Game[Any, Any]) -> tuple[Shelf, ...]:
    """All rows; a kind that only holds the figures of the rules comes last."""
    tables = tables_of(game)
    own, whole = game.taken_apart(game.own), game.taken_apart(tables)
    missing, asked = game.missing(), type(game)().missing()
    return tuple(
        Shelf(
            kind.table,
            kind.shape,
            kind_name(game, kind.table),
            any(overlap(key, kind.table) for key in asked),
            tuple(
                _shelved(game, key, own.get(key, NOTHING), whole.get(key, NOTHING), missing)
                for key in kind.keys(tables)
            ),
        )
        for kind in game.shelf or things.shelf_of(boxes.shipped(game.folder / "box"), game.marking)
    )


def _shelved(game: Game[Any, Any], key: str, own: Told, whole: Told, missing: tuple[str, ...]) -> Shelved:
    left = next((each for each in missing if overlap(each, key)), None)
    state: Literal["done", "begun", "missing"] = (
        "done" if left is None else "begun" if own.values else "missing"
    )
    kind, source = _source(game, key, "", own)
    told = {"done": whole.values, "begun": own.values, "missing": {}}[state]
    says = tuple(
        Says(field, game.field_names(key, field), game.described(key_of(key, field), value))
        for field, value in islice(told.items(), SHOWN)
    )
    return Shelved(key, Named(*game.thing_name(key)), state, kind, source.by, source.edition, left, says)


def thing(game: Game[Any, Any], key: str) -> BoxThing:
    """One thing with all its values in words, and where each comes from."""
    kind = next((kind for kind in game.kinds() if kind.thing_of(key) == key and key != _table_of(kind)), None)
    told = game.taken_apart(tables_of(game)).get(key)
    if kind is None or told is None or not told.values:
        raise Refused("core-unknown-key", key=key)
    own = game.taken_apart(game.own).get(key, NOTHING)
    found = inscriptions.fields(game, key, told.values)
    named = zip(told.values, found.fields, strict=True)
    values = tuple(_value(game, key, name, field, own) for name, field in named)
    return BoxThing(game.id, key, Named(*game.thing_name(key)), values, found.choices, found.sheets)


def defects(game: Game[Any, Any]) -> tuple[Defect, ...]:
    """What breaks the book's constraints; what is wrong is called by its name, not by its key."""
    return tuple(
        Defect(one.message, one.args | ({"key": called(game, key)} if isinstance(key, str) else {}))
        for one in game.box_defects()
        for key in [one.args.get("key")]
    )


def kind_name(game: Game[Any, Any], table: str) -> Named:
    """What the things of a table are called."""
    return Named(f"{game.id}-things-{table.replace('.', '-').replace('_', '-')}")


def called(game: Game[Any, Any], key: str) -> list[Named]:
    """What stands under a key of a box: a kind of things, a thing, or a value of one."""
    thing = things.thing_of(game.kinds(), key)
    if any(kind.table == thing and not kind.whole for kind in game.kinds()):
        return [kind_name(game, thing)]
    field = key[len(thing) + 1 :]
    return [Named(*game.thing_name(thing)), *(game.field_names(thing, field) if field else ())]


def _table_of(kind: Things) -> str:
    return "" if kind.whole else kind.table


def _value(game: Game[Any, Any], key: str, name: str, field: Field, own: Told) -> ThingValue:
    kind, source = _source(game, key, name, own)
    return ThingValue(field, game.described(field.key, field.value), kind, source.by, source.edition)


def _source(game: Game[Any, Any], key: str, field: str, own: Told) -> tuple[str, Provenance]:
    """The kind of a source and the source: the player's own, that of a shared box, or ours."""
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
