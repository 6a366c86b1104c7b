"""With the printed game no practice value counts that nobody was asked for: other practice, the same game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from games.golem.entry.test_owner import Owner
from random_play import Driver

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.box.dotted_keys import tables_of

OWNER = {"golem": {"box": "owner", "level": "hard"}, "pendulum": {"values": "printed"}}
PRACTICE = {"golem": {"box": "practice", "level": "hard"}, "pendulum": {"values": "practice"}}
MARKED = {"golem": (), "pendulum": ("icons",)}
"""Tables that count all the same, and are named at the table as practice."""
NOT_OF_A_COPY = (".order", ".before", ".ability", ".district", ".left", ".right", ".provenance")
"""Which of them a piece is, by its name on the board; and marks."""
BOUNDS = "answers"
"""How far a number can be typed in."""


def practice_values(name: str) -> dict[str, Any]:
    """Every value of a practice table that nobody knows."""
    game = games.load(name)
    plain = msgspec.to_builtins(game.printed)
    practice = [table for table, source in game.printed.provenance.items() if source.kind == "practice"]
    values = boxes.leaves({each: plain[each] for each in practice if each not in (BOUNDS, *MARKED[name])})
    return {
        key: value
        for key, value in values
        if not key.endswith(NOT_OF_A_COPY) and not _known(game, plain, key)
    }


def _known(game: Any, plain: dict[str, Any], key: str) -> bool:
    if game.id == "golem":
        return bool(game.box.is_known(key))
    table, id, *rest = key.split(".")
    return table == "scoring" and plain[table][id][rest[0]]["provenance"] != "practice"


def another_practice(name: str) -> dict[str, Any]:
    """Every practice value another: all of them dealt on to the next of their kind, numbers one higher."""
    found, kinds, other = practice_values(name), dict[str, list[str]](), dict[str, Any]()
    for key in found:
        table, *_, field = key.split(".")
        kinds.setdefault(f"{table}.{'' if field[-1].isdigit() else field}", []).append(key)
    for keys in kinds.values():
        for key, source in zip(keys, [*keys[1:], keys[0]], strict=True):
            value = found[source]
            other[key] = _longer(value) if type(value) is int or key.startswith("track.") else value
    return tables_of(other)


def _longer(value: Any) -> Any:
    return value + 1 if isinstance(value, int) else [_longer(one) for one in value]


def played(name: str, own: dict[str, Any], setup: dict[str, Any], seed: int) -> list[Any]:
    """A whole game: what happened, what was shown, what the board showed."""
    driver = (Owner if name == "golem" else Driver)(name, setup, seed)
    driver.game = games.load(name, own)
    driver.state = driver.game.new(driver.game.decode_setup(setup))
    assert driver.game.components.practice(driver.state) == MARKED[name] or setup == PRACTICE[name]
    seen: list[Any] = []
    while driver.step():
        instructed = [(one.message, one.args) for one in driver.resolutions[-1].instructions]
        form = driver.game.to_json(driver.state)
        seen.append((driver.events[-1], instructed, driver.game.display.facts(driver.state), form))
    return seen


@pytest.mark.parametrize("name", OWNER)
@pytest.mark.parametrize("seed", range(3))
def test_an_owners_game_is_the_same_whatever_the_practice_box_says(name, seed):
    ours = played(name, {}, OWNER[name], seed)
    assert ours == played(name, another_practice(name), OWNER[name], seed)


@pytest.mark.parametrize(("name", "values"), [("golem", 600), ("pendulum", 200)])
def test_with_the_practice_box_every_value_counts(name, values):
    assert len(practice_values(name)) > values
    ours = played(name, {}, PRACTICE[name], 0)
    assert ours != played(name, another_practice(name), PRACTICE[name], 0)
