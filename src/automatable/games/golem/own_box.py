"""The owner's box: what is missing, entering it thing by thing, and the box's shape of what was learned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.games.golem import things
from automatable.games.golem.reading import nested
from automatable.games.golem.tables import Box


def keys(box: Box) -> tuple[str, ...]:
    """Every thing of the box a player can enter: cards, tiles and boards."""
    return tuple(things.things(box))


def missing(box: Box) -> tuple[str, ...]:
    """The things of which something is not told yet."""
    found = things.things(box)
    return tuple(thing for thing, keys in found.items() if not all(map(box.is_known, keys)))


def next_entry(box: Box, key: str, answers: Mapping[str, Any]) -> Question | None:
    """The thing as one screen, filled in with what was told of it; None once it is answered."""
    return None if key in answers else _question(box, key)


def entered(box: Box, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """A thing that is answered, as tables of a box."""
    question = _question(box, key)
    question.check(answers.get(key))
    told: dict[str, Any] = {}
    for part, answer in answers[key].items():
        told |= things.values_of(part, answer, _told(box))
    things.check_tiles(box, lambda key: told.get(key, _told(box)(key)), told)
    return tables(told)


def _question(box: Box, thing: str) -> Question:
    found = things.things(box)
    if thing not in found:
        raise Refused("core-unknown-key", key=thing)
    keys = [key for key in found[thing] if not things.printed_for_all(key) and not key.endswith(".level")]
    parts = tuple(things.part(box, key, _told(box), {}, True, _told(box)(key)) for key in keys)
    message, args = things.heading(keys)
    return Question(thing, message, "owners-box", args, parts=parts)


def _told(box: Box) -> things.Told:
    return lambda key: box.flat.get(key) if box.is_known(key) else None


def tables(learned: Mapping[str, Any]) -> dict[str, Any]:
    """Values by dotted key as nested tables, each marked as known unless only the top of it was told."""
    known = {key: True for key in learned if not key.startswith(f"{things.TOPS}.")}
    return {**nested(learned), "known": known} if learned else {}
