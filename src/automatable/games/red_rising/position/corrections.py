"""Corrections by hand: the choices of each field and the bounds of each number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from automatable.core.forms.form import Option
from automatable.core.forms.marks import Bounds
from automatable.games.red_rising.box.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import Closing, Phase, State


def families(box: Box, state: State) -> dict[str, Iterable[Option]]:
    """The choices of each family of fields."""
    out = box.removed(state.variant)
    counted = state.count.cards if state.count else ()
    locations = [_word("place", location) for location in LOCATIONS]
    return {
        "phase": [_word("phase", phase) for phase in get_args(Phase)],
        "closing": [Option(one, f"red-rising-closing-{one or 'not'}") for one in get_args(Closing)],
        "who": [Option("", "red-rising-nobody"), _word("side", "human"), _word("side", "automus")],
        "deployed": [Option("", "red-rising-nowhere"), *locations],
        "scoring-side": [
            Option("", "red-rising-side-not-told"),
            *(Option(side, f"red-rising-scoring-side-{side}") for side in ("even", "odd")),
        ],
        "character": [option for number, option in enumerate(box.options) if number not in out],
        "automus-card": [
            Option(number + 1, "red-rising-card-number", {"card": number + 1})
            for number in range(len(box.automus.cards))
        ],
        "hand-card": [Option(n, "red-rising-hand-card", {"number": n + 1}) for n in range(len(counted))],
    }


def _word(family: str, value: str) -> Option:
    return Option(value, f"red-rising-{family}-{value}")


def bounds(box: Box, state: State) -> dict[str, Bounds]:
    """The lowest and highest value of each number: tracks of both sides, piles of cards, the count."""
    ends = {"fleet": box.board.fleet_end, "influence": box.board.influence_tokens}
    piles = (*(f"locations.{at}" for at in LOCATIONS), "deck.top", "deck.rest", "deck.bottom")
    piles = (*piles, "banished", "human.hand", "automus.hand")
    counted = state.count.cards if state.count else ()
    return {
        **{f"human.{track}": (0, ends.get(track)) for track in TRACKS},
        **{f"automus.{track}": (0, box.automus.caps.get(track)) for track in TRACKS},
        **{pile: (0, len(box.ids) - len(box.removed(state.variant))) for pile in piles},
        **{f"count.{part}": (None, None) for part in ("core", "bonus", "ability")},
        **{
            f"count.cards.{n}.{part}": (None, None) for n in range(len(counted)) for part in ("core", "bonus")
        },
    }
