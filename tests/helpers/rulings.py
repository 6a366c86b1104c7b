"""Rulings under test: what an explanation cites, and whether a ruling decided.

A reading is a function that patches a game's rules so that one ruling is taken away: read otherwise, or left
open (``Open``). A ruling decides where the same event then ends otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Kept, Node, Noted, Picked, Section, Summed


class Open(Exception):
    """The book does not say what happens."""


def cited(explanation: Iterable[Node]) -> set[str]:
    """Every ruling an explanation names."""
    found: set[str | None] = set()
    for node in explanation:
        if isinstance(node, Section):
            found |= cited(node.steps)
        elif isinstance(node, Noted | Summed):
            found.add(node.ruling)
        elif isinstance(node, Kept):
            found |= {cut.ruling for cut in node.cuts}
        elif isinstance(node, Picked):
            found |= {weighed.ruling for weighed in node.weighed}
    return {ruling for ruling in found if ruling}


def outcome(game: Any, resolution: Any) -> tuple[Any, ...]:
    """What came of an event for the table: the position, the count, what is asked and shown."""
    instructed = [(one.message, one.args) for one in resolution.instructions]
    asked = [(one.id, [option.value for option in one.options]) for one in resolution.questions]
    return game.to_json(resolution.state), game.result(resolution.state), asked, instructed


def decides(
    game: Any,
    readings: Iterable[Callable[..., None]],
    happen: Callable[[], Any],
    found: Any,
    outcome: Callable[[Any, Any], tuple[Any, ...]] = outcome,
) -> bool:
    """Whether the event ends otherwise without the ruling, in one of its readings."""
    as_ruled = outcome(game, found)
    for reading in readings:
        with pytest.MonkeyPatch.context() as patch:
            reading(patch, game.box)
            try:
                if outcome(game, happen()) != as_ruled:
                    return True
            except (Open, UserError):
                return True
    return False
