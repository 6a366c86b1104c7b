"""The owner's box: what is still missing, adding an entry, and the box's shape of what was learned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core import box as boxes
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import checks, using
from automatable.games.golem.components import BONUSES, BOOK_COLOURS, CRITERIA, Box
from automatable.games.golem.printed import nested
from automatable.games.golem.setup import new
from automatable.games.golem.state import BOTTOM, COLOURS, Setup
from automatable.games.golem.turn import ACTIONS
from automatable.games.golem.upgrades import TILES

CARD_PARTS = ("bonus", "level", "first", "rabbi", "marble", "book", "left_half", "right_half")
PARTS: dict[str, tuple[str, ...]] = {
    "automa_cards": CARD_PARTS,
    "action_tiles": ("effects",),
    "books": ("colour", "cost", "effects"),
    "characters": ("left", "right", "steps", "cost", "effects"),
    "quarters": ("effects",),
    "starting_tiles": ("effects",),
    "golem_upgrades": ("cost", "menorahs", "effects"),
    "study_upgrades": ("cost", "menorahs", "effects"),
    "images": ("artifact",),
}
CELL_PARTS = ("artifact", "cost", "tile")
WHOLE = ("graveyard",)
PLACES = tuple(range(1, BOTTOM + 1))
SEQUENCES: dict[str, tuple[Any, ...]] = {"rabbi": PLACES, "book": PLACES, "marble": CRITERIA}
WORDS: dict[str, tuple[str, ...]] = {
    "bonus": BONUSES,
    "first": ACTIONS,
    "colour": BOOK_COLOURS,
    "left": COLOURS,
    "right": COLOURS,
    "tile": TILES,
}


def keys(box: Box) -> tuple[str, ...]:
    """Every key of the box a player could be asked for."""
    found = [key for key in box.flat if key.startswith("base.")]
    for table, parts in PARTS.items():
        found += [f"{table}.{id}.{part}" for id in getattr(box, table) for part in parts]
    for id, tile in box.artifact_tiles.items():
        found += [f"artifact_tiles.{id}.income.{number}" for number in tile.income]
        found += [f"artifact_tiles.{id}.cells.{cell}.{part}" for cell in tile.cells for part in CELL_PARTS]
    for table in WHOLE:
        found += [f"{table}.{id}" for id in getattr(box, table)]
    return tuple(key for key in found if key != "base.far")


def missing(box: Box) -> tuple[str, ...]:
    """The keys nobody has told yet."""
    return tuple(key for key in keys(box) if not box.is_known(key))


def added(own: Mapping[str, Any], key: str, value: Any) -> dict[str, Any]:
    """The own box with one more value, marked as known."""
    return boxes.merged(own, tables({key: value}))


def told(box: Box, key: str, answers: Mapping[str, Any]) -> Any:
    """The value of a missing key, asked for with the same questions as while playing."""
    if key not in missing(box):
        raise Refused("core-unknown-key", key=key)
    owner = new(box, Setup(box="owner"))
    t = using.table(box, owner, Resolving(False, answers))
    *_, field = key.split(".")
    if key.endswith(".effects") or key.startswith("graveyard.") or ".income." in key:
        t.effects(key)
    elif field in SEQUENCES:
        t.sequence(key, SEQUENCES[field])
    elif field in WORDS:
        t.word(key, WORDS[field])
    elif field.endswith("_half"):
        t.flag(key)
    else:
        t.number(key)
    return t.learned[key]


def tables(learned: Mapping[str, Any]) -> dict[str, Any]:
    """Values by dotted key as nested tables, each marked as known."""
    found = nested(learned)
    return {**found, "known": dict.fromkeys(learned, True)} if learned else found


def faults(box: Box) -> tuple[checks.Fault, ...]:
    """Where the entered values break a constraint of the book; a whole table counts once it is entered."""
    left = missing(box)
    return tuple(
        fault
        for fault in checks.faults(box)
        if not any(f"{key}.".startswith(f"{fault.key}.") for key in left)
    )
