"""The owner's box: what is still missing, entering it, and the box's shape of what was learned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.question import Ask, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import using
from automatable.games.golem.printed import BONUSES, BOOK_COLOURS, CRITERIA
from automatable.games.golem.reading import nested
from automatable.games.golem.setup import Setup, new
from automatable.games.golem.state import BOTTOM, COLOURS
from automatable.games.golem.tables import Box
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
}
CELL_PARTS = ("artifact", "cost", "tile")
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


LENGTHS = {
    "board.golem_track_top": ("board.track_steps", "board.track_points"),
    "board.study_track_top": ("board.study_points",),
    "board.graveyard_cells": ("graveyard",),
}
"""Values that say how many others there are: those come up once it is known."""


def keys(box: Box) -> tuple[str, ...]:
    """Every key of the box a player could be asked for."""
    counted = tuple(f"{around}." for several in LENGTHS.values() for around in several)
    found = [key for key in box.flat if key.startswith("board.") and not key.startswith(counted)]
    for key, several in LENGTHS.items():
        if box.is_known(key):
            begin = 1 if key == "board.graveyard_cells" else 0
            found += [f"{around}.{n}" for around in several for n in range(begin, box.flat[key] + 1)]
    for things, parts in PARTS.items():
        found += [f"{things}.{id}.{part}" for id in getattr(box.printed, things) for part in parts]
    for id, tile in box.printed.artifact_tiles.items():
        found += [f"artifact_tiles.{id}.income.{number}" for number in tile.income]
        found += [f"artifact_tiles.{id}.cells.{cell}.{part}" for cell in tile.cells for part in CELL_PARTS]
    return tuple(found)


def missing(box: Box) -> tuple[str, ...]:
    """The keys nobody has told yet."""
    return tuple(key for key in keys(box) if not box.is_known(key))


def next_entry(box: Box, key: str, answers: Mapping[str, Any]) -> Question | None:
    """What to ask next about a missing value; None when it is all answered."""
    try:
        _told(box, key, answers)
    except Ask as ask:
        return ask.question
    return None


def entered(box: Box, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """A missing value that is all answered, as tables of a box."""
    return tables({key: _told(box, key, answers)})


def _told(box: Box, key: str, answers: Mapping[str, Any]) -> Any:
    """The value of a missing key, asked for with the same questions as while playing."""
    if key not in missing(box):
        raise Refused("core-unknown-key", key=key)
    owner = new(box, Setup(box="owner"))
    table = using.table(box, owner, Resolving(False, answers))
    *_, field = key.split(".")
    if key.endswith(".effects") or key.startswith("graveyard.") or ".income." in key:
        table.effects(key)
    elif field in SEQUENCES:
        table.sequence(key, SEQUENCES[field])
    elif field in WORDS:
        table.word(key, WORDS[field])
    elif field.endswith("_half"):
        table.flag(key)
    else:
        table.number(key)
    return table.learned[key]


def tables(learned: Mapping[str, Any]) -> dict[str, Any]:
    """Values by dotted key as nested tables, each marked as known."""
    found = nested(learned)
    return {**found, "known": dict.fromkeys(learned, True)} if learned else found
