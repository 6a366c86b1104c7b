"""The named defects of a position: every reason why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.choosing import each
from automatable.core.game import Defect
from automatable.games.scythe.human import contested
from automatable.games.scythe.state import (
    Automa,
    Human,
    State,
    automa_stars,
    combat_units,
    territories,
    water_open,
)
from automatable.games.scythe.tables import Box


def defects(box: Box, state: State) -> Iterator[Defect]:
    """Every reason why this position cannot be."""
    yield from _side_defects(box, state.automa)
    yield from _side_defects(box, state.human)
    yield from _number_defects(box, state)
    if state.automa.faction == state.human.faction:
        yield Defect("scythe-same-faction", {"faction": f"@faction-{state.human.faction}"})
    if not water_open(box, state):
        for place in each(territories(combat_units(state.automa) + state.automa.workers) & box.lakes):
            yield Defect("scythe-lake-while-closed", {"at": box.references[place]})
    both = territories(combat_units(state.automa) + state.automa.workers) & territories(
        combat_units(state.human) + state.human.workers
    )
    for place in each(both & ~contested(state)):
        yield Defect("scythe-shared-territory", {"at": box.references[place]})
    for place in each(state.encounters & ~box.encounters):
        yield Defect("scythe-no-encounter-space", {"at": box.references[place]})
    for card in each(state.deck & state.combat_pile):
        yield Defect("scythe-card-twice", {"card": card})
    if state.modifiers.passes and state.level not in ("automa", "automaszyna"):
        yield Defect("scythe-passes-level", {"level": f"@level-{state.level}"})
    if state.top and state.top not in box.cards:
        yield Defect("scythe-no-such-card", {"card": state.top})


def _side_defects(box: Box, side: Automa | Human) -> Iterator[Defect]:
    faction = f"@faction-{side.faction}"
    numbers = box.printed.game
    if len(side.mechs) > numbers.mechs:
        yield Defect("scythe-too-many-mechs", {"faction": faction, "most": numbers.mechs})
    if len(side.workers) > numbers.workers:
        yield Defect("scythe-too-many-workers", {"faction": faction, "most": numbers.workers})


def _number_defects(box: Box, state: State) -> Iterator[Defect]:
    numbers, card = box.printed.game, box.printed.star_cards[state.level]
    limits = (
        ("automa.power", state.automa.power, numbers.power_most),
        ("human.power", state.human.power, numbers.power_most),
        ("human.popularity", state.human.popularity, numbers.popularity_most),
        ("automa.tracker", state.automa.tracker, card.spaces - 1),
        ("automa.combat_stars", state.automa.combat_stars, numbers.combat_stars),
        ("human.stars", state.human.stars, numbers.stars_to_end),
        ("human.combat_stars", state.human.combat_stars, _combat_stars_most(box, state.human)),
        ("human.structures", state.human.structures.bit_count(), numbers.structures),
        ("automa.coins", state.automa.coins, None),
        ("automa.combat_cards", state.automa.combat_cards, None),
        ("human.coins", state.human.coins, None),
        ("turn", state.turn, None),
        ("structure_bonus", state.structure_bonus or 0, numbers.structure_bonus_most),
    )
    for key, value, most in limits:
        if value < 0 or (most is not None and value > most):
            yield Defect(
                "scythe-out-of-range", {"key": key, "value": value, "most": 999 if most is None else most}
            )
    for place, count in state.human.resources:
        if count < 0:
            yield Defect("scythe-out-of-range", {"key": box.names[place], "value": count, "most": 999})
    if abs(state.modifiers.coins) > 2 or abs(state.modifiers.power) > 2:
        yield Defect("scythe-modifier-range", {})
    if 0 <= state.automa.tracker < card.spaces and automa_stars(box, state) > numbers.stars_to_end:
        yield Defect("scythe-too-many-stars", {"most": numbers.stars_to_end})


def _combat_stars_most(box: Box, human: Human) -> int:
    return human.stars if human.faction == "saxony" else min(human.stars, box.printed.game.combat_stars)
