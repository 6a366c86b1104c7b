"""The keys of printed values: what is printed on which card, tile or board, and how values nest in a box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from automatable.core.box import loader as boxes
from automatable.core.box.dotted_keys import tables_of
from automatable.core.engine.explanation import Data
from automatable.games.golem.box.printed import CRITERIA
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.state import BOTTOM, DISTRICTS

SYMBOL = "symbol"
"""Whether a card forms the rabbi symbol with the card before it: its owner sees both halves at once."""
TOPS = "tops"
"""The table of columns that are known from the top only; one place of a column is its key and a number."""
PLACES = tuple(range(1, BOTTOM + 1))
PARTS: dict[str, tuple[str, ...]] = {
    "automa_cards": ("left_half", "right_half", "bonus", "level", "first", "marble", "rabbi", "book"),
    "action_tiles": ("effects",),
    "books": ("colour", "cost", "effects"),
    "characters": ("left", "right", "steps", "cost", "effects"),
    "quarters": ("effects",),
    "starting_tiles": ("effects",),
    "golem_upgrades": ("cost", "menorahs", "effects"),
    "study_upgrades": ("cost", "menorahs", "effects"),
}
"""The values printed on a component of each kind, in the order in which they are entered."""
CELL_PARTS = ("artifact", "cost", "tile")
COLUMNS: dict[str, tuple[int | str, ...]] = {"rabbi": PLACES, "book": PLACES, "marble": CRITERIA}
"""The columns of a card that are read from the top, and what each can name."""
UPGRADES = ("golem_upgrades", "", "study_upgrades")
"""The table of each kind of upgrade; artifact upgrades are cells of an artifact tile."""
LENGTHS = {
    "board.golem_track_top": ("board.track_steps", "board.track_points"),
    "board.study_track_top": ("board.study_points",),
    "board.graveyard_cells": ("graveyard",),
}
"""Values that say how many others there are; those are entered once this one is known."""


@cache
def _printed_in_the_rules() -> frozenset[str]:
    return frozenset(boxes.shipped(Path(__file__).parent)["known"])


def printed_in_the_rules(key: str) -> bool:
    """Whether the rulebook itself prints this value, so that nobody is asked for it."""
    return key in _printed_in_the_rules()


def is_effects(key: str) -> bool:
    """Whether a key holds a list of effects."""
    return key.endswith(".effects") or ".income." in key or key.startswith(("graveyard.", "street."))


def component_of(key: str) -> str:
    """The card or tile a key belongs to."""
    return ".".join(key.split(".")[:2])


def column_of(key: str) -> str:
    """The column that a key is a place of; empty for any other key."""
    column, _, place = key.rpartition(".")
    return column if place.isdecimal() and column.rpartition(".")[2] in COLUMNS else ""


def reach_of(key: str) -> int:
    """The level up to which a bonus is asked for; 0 for any other key."""
    bonus, _, level = key.rpartition(".")
    return int(level) if bonus.endswith(".bonus") else 0


def parts_of(box: Box, component: str) -> tuple[str, ...]:
    """The keys of everything printed on one card or tile; none for a value of a board."""
    kind, _, id = component.partition(".")
    if kind == "artifact_tiles" and id in box.printed.artifact_tiles:
        tile = box.printed.artifact_tiles[id]
        income = [f"{component}.income.{number}" for number in tile.income]
        return (*income, *(f"{component}.cells.{cell}.{part}" for cell in tile.cells for part in CELL_PARTS))
    if kind in PARTS and id in getattr(box.printed, kind):
        return tuple(f"{component}.{part}" for part in PARTS[kind])
    return ()


def components(box: Box) -> dict[str, tuple[str, ...]]:
    """Everything that can be entered, one screen each: a component with its keys, in the box's order."""
    found = {"board": tuple(_board_keys(box))}
    for length, several in LENGTHS.items():
        if box.is_known(length):
            begin = 1 if length == "board.graveyard_cells" else 0
            spaces = range(begin, box.flat[length] + 1)
            found[several[-1]] = tuple(f"{around}.{n}" for n in spaces for around in several)
    for kind in ("golem_upgrades", "study_upgrades"):
        ids = box.golem_ids if kind == "golem_upgrades" else box.study_ids
        found[kind] = tuple(key for id in ids for key in parts_of(box, f"{kind}.{id}"))
    for district in DISTRICTS:
        sections = range(1, box.base.sections + 1)
        found[f"street.{district}"] = tuple(f"street.{district}-{section}" for section in sections)
    for kind in (*PARTS, "artifact_tiles"):
        if kind not in found:
            found |= {
                f"{kind}.{id}": parts_of(box, f"{kind}.{id}") for id in sorted(getattr(box.printed, kind))
            }
    return found


def _board_keys(box: Box) -> list[str]:
    counted = tuple(f"{around}." for several in LENGTHS.values() for around in several)
    return [key for key in box.flat if key.startswith("board.") and not key.startswith(counted)]


def missing(box: Box) -> tuple[str, ...]:
    """The components of which a value is not known yet."""
    found = components(box)
    return tuple(component for component, keys in found.items() if not all(map(box.is_known, keys)))


def box_tables(values: Mapping[str, object]) -> Data:
    """Values by dotted key as tables of a box, marked as known unless only the top of a column is."""
    known = {key: True for key in values if not key.startswith(f"{TOPS}.")}
    return {**tables_of(values), "known": known} if values else {}
