"""An invented printed set of Golem: every card and tile has other values than in the practice box."""

from __future__ import annotations

from typing import Any

from owners import golem_owner

TURNED = ("automa_cards", "action_tiles", "books", "characters", "starting_tiles")
"""Kinds whose values are dealt to other numbers: what our 01 shows stands on another of hers."""


def invented(by: int) -> dict[str, Any]:
    """A whole box: the same kinds of cards and tiles, each with what another shows in the practice box."""
    tables = golem_owner()
    for kind in TURNED:
        ids = list(tables[kind])
        values = [tables[kind][id] for id in ids]
        tables[kind] = {id: values[(n + by) % len(ids)] for n, id in enumerate(ids)}
    for district in ("red", "yellow", "blue"):
        ids = [id for id in tables["quarters"] if id.startswith(district)]
        values = [tables["quarters"][id] for id in ids]
        tables["quarters"] |= {id: values[(n + by) % len(ids)] for n, id in enumerate(ids)}
    tables["board"]["control_cost"] += 1
    tables["board"]["golem_cost"] = {at: cost + 1 for at, cost in tables["board"]["golem_cost"].items()}
    return tables
