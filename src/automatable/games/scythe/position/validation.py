"""The reasons why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from automatable.core.engine.choices import each
from automatable.core.engine.rules import Defect
from automatable.games.scythe.box.tables import FOREIGN, Box
from automatable.games.scythe.position.corrections import bounds
from automatable.games.scythe.position.state import (
    Automa,
    Human,
    State,
    automa_stars,
    automa_territories,
    combat_units,
    contested,
    territories,
    water_open,
)
from automatable.games.scythe.rules.human_turn import wayfares


def defects(box: Box, state: State) -> Iterator[Defect]:
    """Every reason why this position is impossible."""
    yield from _side_defects(box, state.automa)
    yield from _side_defects(box, state.human)
    yield from _number_defects(box, state)
    if state.automa.faction == state.human.faction:
        yield Defect("scythe-same-faction", {"faction": f"@faction-{state.human.faction}"})
    if not water_open(box, state):
        for place in each(automa_territories(state) & box.lakes):
            yield Defect("scythe-lake-while-closed", {"at": box.references[place]})
    both = automa_territories(state) & territories(combat_units(state.human) + state.human.workers)
    for place in each(both & ~contested(state)):
        yield Defect("scythe-shared-territory", {"at": box.references[place]})
    for place in each(state.encounters & ~box.encounters):
        yield Defect("scythe-no-encounter-space", {"at": box.references[place]})
    yield from _token_defects(box, state.human)
    yield from _base_defects(box, state)
    yield from _card_defects(box, state)
    yield from _star_defects(box, state)
    if state.modifiers.passes and state.level not in ("automa", "automaszyna"):
        yield Defect("scythe-passes-level", {"level": f"@level-{state.level}", "ruling": "S24"})
    for place in each(state.human.structures & box.lakes):
        yield Defect("scythe-structure-on-lake", {"at": box.references[place]})


def _token_defects(box: Box, human: Human) -> Iterator[Defect]:
    token = box.printed.factions[human.faction].token
    if (human.tokens and token is None) or (human.disarmed and token != "trap"):
        yield Defect("scythe-no-tokens", {"faction": f"@faction-{human.faction}"})
    for place in each(human.tokens & human.disarmed):
        yield Defect("scythe-trap-twice", {"at": box.references[place]})


def _base_defects(box: Box, state: State) -> Iterator[Defect]:
    """Only Crimea's Wayfare allows units on the base of a faction that is not in the game (S39)."""
    for place in (*combat_units(state.automa), *state.automa.workers):
        if place >= FOREIGN:
            yield Defect("scythe-no-wayfare", {"base": box.references[place], "ruling": "S39"})
    for place in (*combat_units(state.human), *state.human.workers):
        if place >= FOREIGN and not wayfares(box, state, place):
            yield Defect("scythe-no-wayfare", {"base": box.references[place], "ruling": "S39"})


def _card_defects(box: Box, state: State) -> Iterator[Defect]:
    """Each card is in one place; if the main pile has cards, the top one is one of them."""
    for card in each(state.deck & state.combat_pile):
        yield Defect("scythe-card-twice", {"card": card})
    top = state.top
    if top and top not in box.cards:
        yield Defect("scythe-no-such-card", {"card": top})
    elif top_unlikely(box, state):
        yield Defect("scythe-top-card", {"card": top})


def top_unlikely(box: Box, state: State) -> bool:
    """Whether a top card was entered that is not on the main pile.

    A card that was shuffled in stays remembered (S26): after a combat without a deck, or a switch of schemes.
    """
    main = box.deck & ~state.deck & ~state.combat_pile
    if not state.top:
        return False
    if main:
        return not main >> state.top & 1
    switched = state.scheme == 2 and state.automa.tracker == box.first_star[state.level]
    return not state.combat_pile and not switched


def _star_defects(box: Box, state: State) -> Iterator[Defect]:
    """The first star of the card switches the scheme, and the end of the power track is a star."""
    first = box.first_star[state.level]
    if state.over is None and (state.automa.tracker >= first) != (state.scheme == 2):
        yield Defect("scythe-scheme-and-tracker", {"scheme": state.scheme, "first": first + 1})
    if state.automa.power >= box.printed.game.power_most and not state.automa.power_star:
        yield Defect("scythe-power-without-star", {"most": box.printed.game.power_most})


def _side_defects(box: Box, side: Automa | Human) -> Iterator[Defect]:
    faction = f"@faction-{side.faction}"
    numbers = box.printed.game
    if len(side.mechs) > numbers.mechs:
        yield Defect("scythe-too-many-mechs", {"faction": faction, "most": numbers.mechs})
    if len(side.workers) > numbers.workers:
        yield Defect("scythe-too-many-workers", {"faction": faction, "most": numbers.workers})


def _number_defects(box: Box, state: State) -> Iterator[Defect]:
    numbers, human = box.printed.game, state.human
    for key, (low, high) in bounds(box, state).items():
        yield from _outside(key, attrgetter(key)(state) or 0, low, high)
    yield from _outside("human.combat_stars", human.combat_stars, 0, human.stars)
    yield from _outside("human.structures", human.structures.bit_count(), 0, numbers.structures)
    yield from _outside("human.tokens", (human.tokens | human.disarmed).bit_count(), 0, numbers.tokens)
    for place, count in human.resources:
        if count < 0:
            yield Defect("scythe-out-of-range", {"key": box.references[place], "value": count, **_RANGE})
    card = box.printed.star_cards[state.level]
    if 0 <= state.automa.tracker < card.spaces and automa_stars(box, state) > numbers.stars_to_end:
        yield Defect("scythe-too-many-stars", {"most": numbers.stars_to_end})


_RANGE = {"low": 0, "most": 999}


def _outside(key: str, value: int, low: int | None, high: int | None) -> Iterator[Defect]:
    if value < (low or 0) or (high is not None and value > high):
        name = f"@key-{key.replace('.', '-').replace('_', '-')}"
        most = _RANGE["most"] if high is None else high
        yield Defect("scythe-out-of-range", {"key": name, "value": value, "low": low or 0, "most": most})
