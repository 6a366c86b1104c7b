"""Invented printed sets: boxes of owners who have typed in everything. No figure here was read in print."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from automatable import games
from automatable.core.box.loader import shipped
from automatable.games.golem.box.keys import components


def _untold(tables: dict[str, Any]) -> list[str]:
    box = games.load("golem", tables).box
    return [key for keys in components(box).values() for key in keys if not box.is_known(key)]


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
    plain = deepcopy(shipped(games.game_class("pendulum").folder / "box"))
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


def scythe_owner() -> dict[str, Any]:
    """A Scythe box whose Automa cards are those of the shipped box turned round: every card differs."""
    cards = deepcopy(shipped(games.game_class("scythe").folder / "box"))["cards"]
    return {"cards": dict(zip(cards, reversed(list(cards.values())), strict=True))}


def red_rising_owner() -> dict[str, Any]:
    """A Red Rising box whose Automus cards are turned round and whose characters are worth one more."""
    plain = deepcopy(shipped(games.game_class("red-rising").folder / "box"))
    cards = plain["automus"]["cards"]
    turned = dict(zip(cards, reversed(list(cards.values())), strict=True))
    characters = {id: {**one, "value": one["value"] + 1} for id, one in plain["characters"].items()}
    return {"automus": {"cards": turned}, "characters": characters}
