"""What someone answers who has a printed set before them: values of a box, as the screens ask for them."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable.core.engine.question import Question
from automatable.core.forms.form import Field
from automatable.games.golem.box.keys import SYMBOL, column_of, is_effects, reach_of
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry.effect_taps import taps_of
from automatable.games.golem.entry.fields import END
from automatable.games.golem.entry.marble_answers import SEPARATOR


def answer(box: Box, key: str, before: str = "") -> Any:
    """The answer for a key of the box; None if it has none. ``before`` is the card turned before this one."""
    if is_effects(key):
        return taps_of(msgspec.to_builtins(box.effects_of.get(key, ())))
    if column := column_of(key):
        entered, place = box.flat[column], int(key.rpartition(".")[2])
        return entered[place - 1] if place <= len(entered) else END
    if level := reach_of(key):
        bonus = answer(box, key.rpartition(".")[0])
        return bonus if bonus == "none" or int(bonus.rpartition("-")[2]) <= level else "none"
    component, _, name = key.rpartition(".")
    if name == SYMBOL:
        return bool(box.flat.get(f"automa_cards.{before}.right_half") and box.flat[f"{component}.left_half"])
    if name == "bonus":
        bonus = box.flat[key]
        return bonus if bonus == "none" else f"{bonus}-{box.flat[f'{component}.level']}"
    value = box.flat.get(key)
    return list(value) if isinstance(value, tuple | list) else value


def cheapest(box: Box, question: Question) -> dict[str, str]:
    """Which upgrade costs the least and how much, or none; of equals the first."""
    kind, at_most = question.id.partition(".")[0], int(question.args["cost"])
    ids = dict.fromkeys(str(option.value).rpartition("-")[0] for option in question.fields[0].options[1:])
    costs = {id: box.flat[f"{kind}.{id}.cost"] for id in ids}
    low = min(costs, key=lambda id: costs[id])
    return {"cheapest": f"{low}-{costs[low]}" if costs[low] <= at_most else "none"}


def needed(box: Box, part: Field, before: str = "") -> Any:
    """The answer to one part of a screen, nothing for one that can wait; of the marbles anything."""
    if part.key.startswith("in-"):
        return 1
    entered = answer(box, part.key, before) if not part.optional else None
    return next(
        (one.value for one in part.options if str(one.value).startswith(f"{entered}{SEPARATOR}")), entered
    )
