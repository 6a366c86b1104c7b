"""The screens of the owner's box: a component at a time, outside of a game."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.games.golem.box.keys import box_tables, components, missing, printed_in_the_rules
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry import fields
from automatable.games.golem.entry.wording import heading

__all__ = ["entry_question", "entry_tables", "keys", "missing"]


def keys(box: Box) -> tuple[str, ...]:
    """Every component that a player can enter: cards, tiles and boards."""
    return tuple(components(box))


def entry_question(box: Box, key: str, answers: Mapping[str, Data]) -> Question | None:
    """The screen of a component, filled in with what is known; None once it is answered."""
    return None if key in answers else _question(box, key)


def entry_tables(box: Box, key: str, answers: Mapping[str, Data]) -> Data:
    """The answers for a component as tables of a box."""
    _question(box, key).check(answers.get(key))
    known = _known(box)
    values: Data = {}
    for part, answer in answers[key].items():
        values |= fields.values_of(part, answer, known)
    fields.check_tiles(box, lambda key: values.get(key, known(key)), values)
    return box_tables(values)


def _question(box: Box, component: str) -> Question:
    found = components(box)
    if component not in found:
        raise UserError("core-unknown-key", key=component)
    keys = [key for key in found[component] if not printed_in_the_rules(key) and not key.endswith(".level")]
    known = _known(box)
    parts = tuple(fields.part(box, key, known, {}, True, known(key)) for key in keys)
    message, args = heading(keys)
    return Question(component, message, "owners-box", args, fields=parts)


def _known(box: Box) -> fields.Known:
    return lambda key: box.flat.get(key) if box.is_known(key) else None
