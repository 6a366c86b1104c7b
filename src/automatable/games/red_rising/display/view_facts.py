"""Facts about a position that the page and the terminal show and do not compute themselves."""

from __future__ import annotations

import msgspec

from automatable.core.engine.choices import each
from automatable.core.engine.explanation import Data
from automatable.core.forms.form import Named
from automatable.games.red_rising.box.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import State, Tokens
from automatable.games.red_rising.rules import bonuses, cards, game_end, scoring, turn
from automatable.games.red_rising.rules.abilities import use


def facts(box: Box, state: State) -> Data:
    """The facts about a position."""
    prepared = bool(state.priorities)
    return {
        "sides": Named("red-rising-sides", {"house": f"@house-{state.house}"}),
        "places": _places(state),
        "luna_shows": LOCATIONS[bonuses.luna_card(box, state.priorities)] if prepared else None,
        "last_turned": [_automus_card(box, state, n) for n in state.discard[-box.automus.cards_per_turn :]],
        "until_reshuffle": 0 if turn.deck_is_out(box, state) else box.cards_in_play - len(state.discard),
        "deployable": [box.ids[card] for card in state.human_hand] if _deploys_known(state) else [],
        "usable": _usable(box, state),
        "neutral": box.board.neutral_influence,
        "human": _side(box, state, state.human, state.automus, "human"),
        "automus": {
            **_side(box, state, state.automus, state.human, "automus"),
            "maxed": [t for t in TRACKS if getattr(state.automus, t) >= box.automus.caps[t]],
        },
        "hand": [] if state.count is None else [msgspec.to_builtins(card) for card in state.count.cards],
    }


def _places(state: State) -> dict[str, int]:
    """The number of cards in each place."""
    piles: dict[str, int] = {name: len(pile) for name, pile in zip(LOCATIONS, state.locations, strict=True)}
    aside = {place: len(getattr(state, field)) for place, field in cards.PILES.items()}
    return {**piles, "deck": cards.deck_size(state), **aside}


def _automus_card(box: Box, state: State, number: int) -> Data:
    """A card of the Automus in the reading of this game; ``unsure``: its print is not certain (R2)."""
    card = msgspec.to_builtins(box.decks[state.card_five][number - 1])
    return {"number": number, **card, "unsure": str(number) in box.automus.transcribed}


def _deploys_known(state: State) -> bool:
    return state.cards == "app" and state.phase == "human" and state.pending is None


def _usable(box: Box, state: State) -> list[str]:
    """The characters whose ability against the Automus may be used now."""
    if state.phase != "deployed" or state.pending is not None:
        return []
    return [box.ids[character] for character in use.usable_now(box, state)]


def _side(box: Box, state: State, own: Tokens, other: Tokens, who: str) -> Data:
    """The laurels of a side's tokens now, and the thresholds that it has reached."""
    others = (other.influence, box.board.neutral_influence)
    parts = scoring.token_parts(box, own, state.sovereign == who, others)
    return {
        "token_laurels": sum(value for _, value in parts),
        "reached": [TRACKS[track] for track in each(game_end.reached(box, own))],
    }
