"""Corrections of paired values: the player enters one of a pair, and the other follows."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import structs

from automatable.core.engine.choices import mask_of
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import State

FLIPPED_OUT = ("called", "rewards", "end", "over")
"""Phases after the last purple flip of a round."""


def complete_correction(box: Box, state: State, changed: Collection[str], r: Resolver) -> State:
    """Complete a corrected position: level and variant, cards and deck, phase with flips and turn."""
    if "level" in changed and "advanced" not in changed:
        state = structs.replace(state, advanced=state.advanced or box.levels[state.level].advanced)
    laid = {"last", "automas.1.cards", "automas.2.cards"} & set(changed)
    if laid and "deck" not in changed:
        cards = [card for automa in state.automas for card in automa.cards] + [state.last]
        out = mask_of([card for card in cards if card is not None and card in box.cards])
        state = structs.replace(state, deck=state.deck & ~out)
    if "ruled_out" not in changed and any(key.startswith("council") for key in changed):
        state = structs.replace(state, ruled_out=())
    if state.phase == "rewards" and "turn" not in changed and "human" in state.privilege:
        state = structs.replace(state, turn=state.privilege.index("human"))
    if "phase" not in changed:
        return state
    flips = state.flips if "flips" in changed else _flips(box, state)
    markers = state.markers if "markers" in changed else min(state.markers, max(0, flips - 1))
    turn = state.turn if "turn" in changed or state.phase == "rewards" else 0
    return structs.replace(state, flips=flips, markers=markers, turn=turn)


def _flips(box: Box, state: State) -> int:
    """The number of purple flips that fits this phase and is nearest to the one before."""
    most = box.rules.purple_flips
    if state.phase in FLIPPED_OUT:
        return most
    return 0 if state.phase in ("set-up", "placing") else min(max(state.flips, 1), most - 1)
