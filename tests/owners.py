"""Invented printed sets: boxes of owners who have typed in everything. No figure here was read in print."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from automatable import games
from automatable.core.box import shipped
from automatable.games.golem.things import things


def _untold(tables: dict[str, Any]) -> list[str]:
    box = games.load("golem", tables).box
    return [key for keys in things(box).values() for key in keys if not box.is_known(key)]


def golem_owner() -> dict[str, Any]:
    """A whole Golem box, with other values than the practice box where it matters to see whose they are."""
    game = games.load("golem")
    tables: dict[str, Any] = {"known": {}}
    plain = deepcopy(shipped(game.folder / "box"))
    while more := _untold(tables):  # a length brings up what it counts
        for key in more:
            *path, last = key.split(".")
            inner, value = tables, plain
            for step in path:
                inner, value = inner.setdefault(step, {}), value[step]
            inner[last] = value.get(last, [])
            tables["known"][key] = True
    tables["board"]["gold_price"] += 1
    cards = tables["automa_cards"]
    cards["01"], cards["02"] = cards["02"], cards["01"]
    return tables


def pendulum_owner() -> dict[str, Any]:
    """A whole Pendulum box: the practice deck turned round, so that every card differs."""
    plain = deepcopy(shipped(games.door("pendulum").folder / "box"))
    cards = list(plain["cards"].values())
    turned = dict(zip(plain["cards"], reversed(cards), strict=True))
    return {
        "cards": {id: {**card, "left": "printed", "right": "printed"} for id, card in turned.items()},
        "scoring": {
            level: {round: {**cell, "provenance": "printed"} for round, cell in row.items()}
            for level, row in plain["scoring"].items()
        },
        "track": {**plain["track"], "provenance": "printed"},
    }
