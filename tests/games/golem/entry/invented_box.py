"""An invented printed set of Golem: every card and tile has other values than in the practice box."""

from __future__ import annotations

from random import Random
from typing import Any

from owners import golem_owner

from automatable.games.golem.position.state import COLOURS, DISTRICTS, ROWS

TURNED = ("automa_cards", "action_tiles", "books", "characters", "starting_tiles")
"""Kinds whose values are dealt to other numbers: what our 01 shows stands on another of hers."""


def invented(seed: int) -> dict[str, Any]:
    """A whole box: the same kinds of cards and tiles, each with what another shows in the practice box."""
    tables, chance = golem_owner(), Random(seed)
    for kind in TURNED:
        tables[kind] = _shuffled(tables[kind], chance)
    for district in DISTRICTS:
        tiles = {id: tile for id, tile in tables["quarters"].items() if id.startswith(district)}
        tables["quarters"] |= _shuffled(tiles, chance)
    tables["board"]["control_cost"] += 1
    tables["board"]["golem_cost"] = {at: cost + 1 for at, cost in tables["board"]["golem_cost"].items()}
    return tables


def _shuffled(components: dict[str, Any], chance: Random) -> dict[str, Any]:
    values = list(components.values())
    chance.shuffle(values)
    return dict(zip(components, values, strict=True))


def dropped(seed: int) -> dict[str, list[str]]:
    """The marbles in the rows of the synagogue, three of each colour."""
    chance, rows = Random(seed), {row: list[str]() for row in ROWS}
    for colour in COLOURS:
        for _ in range(3):
            rows[chance.choice(ROWS)].append(colour)
    return rows
