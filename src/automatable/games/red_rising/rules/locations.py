"""Locations (p. 3): chosen by symbol or letter, then along the arrow, from one end on to the other."""

from __future__ import annotations

from typing import NamedTuple

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, fewest
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.red_rising.box.printed import LOCATIONS, LUNA, AutomusCard
from automatable.games.red_rising.box.tables import Box, sign_word
from automatable.games.red_rising.position.state import State, Tokens

ALL: Mask = (1 << len(LOCATIONS)) - 1


class ArrowSearch(NamedTuple):
    """A search along the arrow: its start, its direction, the locations that fit."""

    start: int
    step: int
    fit: Mask


def place(location: int) -> str:
    """A location as a reference to its word."""
    return f"@location-{LOCATIONS[location]}"


def named(ctx: object, location: int) -> str:
    """The name of a candidate."""
    return place(location)


def _steps(search: ArrowSearch, location: int) -> int:
    return (location - search.start) * search.step % len(LOCATIONS)


_ALONG = fewest("red-rising-steps-along-arrow", _steps)

CAN_GAIN: Keep[ArrowSearch] = Keep(
    "gain-location",
    named,
    Condition("red-rising-holds-a-card", lambda search: search.fit),
    what="red-rising-gain-from",
)
GAIN: Pick[ArrowSearch] = Pick("gain-location", named, _ALONG, what="red-rising-gain-from")

NOT_MAXED: Keep[ArrowSearch] = Keep(
    "bonus-location",
    named,
    Condition("red-rising-bonus-not-maxed", lambda search: search.fit),
    what="red-rising-bonus-of",
)
REDIRECT: Pick[ArrowSearch] = Pick("bonus-location", named, _ALONG, what="red-rising-bonus-of")


def selected(state: State, sign: str) -> int:
    """The location of a symbol, or the one whose priority card shows the letter."""
    return _SYMBOLS[sign] if sign in _SYMBOLS else state.priorities.index(sign)


_SYMBOLS = {name: location for location, name in enumerate(LOCATIONS)}


def _open(box: Box, tokens: Tokens, location: int) -> bool:
    bonus = box.bonus_of[location]
    return bonus == "sovereign" or getattr(tokens, bonus) < box.automus.caps[bonus]


def deploy_location(state: State, card: AutomusCard, r: Resolver) -> int:
    """Rule deploy-location: where the deployed character goes."""
    location = selected(state, card.deploy)
    if r.explaining:
        _note_sign(r, "deploy-location", card.deploy, location)
    return location


def gain_location(state: State, card: AutomusCard, r: Resolver) -> int | None:
    """Rule gain-location: the selected location, or the first along the arrow that holds a card (R4)."""
    start = selected(state, card.gain)
    if r.explaining:
        _note_sign(r, "gain-location", card.gain, start)
    if state.locations[start]:
        return start
    fit = sum(1 << at for at, pile in enumerate(state.locations) if pile)
    search = ArrowSearch(start, card.step, fit)
    chosen = GAIN.among(CAN_GAIN.among(ALL, search, r), search, r)
    if chosen is None and r.explaining:
        r.note("red-rising-nothing-to-gain", "gain-location", ruling="R4")
    return chosen


def bonus_location(
    box: Box, tokens: Tokens, start: int, step: int, r: Resolver, from_luna: bool = False
) -> int | None:
    """Rule bonus-location: this location, or if its bonus is maxed the first one along the arrow that is not.

    Luna is never maxed, but its bonus card does not lead back to it (R5).
    """
    if _open(box, tokens, start) and not (from_luna and start == LUNA):
        return start
    fit = sum(1 << location for location in range(len(LOCATIONS)) if _open(box, tokens, location))
    search = ArrowSearch(start, step, fit)
    if from_luna and r.explaining and REDIRECT.among(fit, search, SILENT) == LUNA:
        r.note("red-rising-not-back-to-luna", "bonus-location", ruling="R5")
    among = ALL & ~(1 << LUNA) if from_luna else ALL
    return REDIRECT.among(NOT_MAXED.among(among, search, r), search, r)


def _note_sign(r: Resolver, rule: str, sign: str, location: int) -> None:
    by = "red-rising-by-symbol" if len(sign) > 1 else "red-rising-by-letter"
    r.note(by, rule, at=LOCATIONS[location], sign=sign_word(sign), where=place(location))
