"""Corrections of paired values: the player enters one of a pair, and the other follows."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from automatable.core.engine.choices import only
from automatable.core.engine.resolution import Resolver
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import State, automa_stars
from automatable.games.scythe.position.validation import top_unlikely


def complete_correction(box: Box, state: State, changed: Collection[str], r: Resolver) -> State:
    """Complete a corrected position; ``changed`` are the keys that the player set."""
    state = _scheme_and_tracker(box, state, changed, r)
    state = _power_star(box, state, changed, r)
    state = _cards(box, state, changed)
    if r.explaining and state.over is not None and "over" not in changed and state.structure_bonus is None:
        r.instruct("scythe-do-game-over", "S31", by=state.over)
    return state


def _scheme_and_tracker(box: Box, state: State, changed: Collection[str], r: Resolver) -> State:
    """Scheme II goes with a cube on or past its first star, scheme I with one before it."""
    first, tracker = box.first_star[state.level], state.automa.tracker
    if (tracker >= first) == (state.scheme == 2) or {"automa.tracker", "scheme"} <= set(changed):
        return state
    if "scheme" in changed:
        to = first if state.scheme == 2 else first - 1
        if r.explaining:
            spaces = box.printed.star_cards[state.level].spaces
            r.record("scythe-net-tracker", "scheme-switch", tracker + 1, to + 1, spaces=spaces)
        return replace(state, automa=replace(state.automa, tracker=to))
    if r.explaining and tracker >= first:
        r.instruct("scythe-do-scheme-2", "scheme-switch")
    return replace(state, scheme=2 if tracker >= first else 1)


def _power_star(box: Box, state: State, changed: Collection[str], r: Resolver) -> State:
    """Power at the end of the track goes with a placed star."""
    automa = state.automa
    if automa.power < box.printed.game.power_most or automa.power_star or "automa.power" not in changed:
        return state
    state = replace(state, automa=replace(automa, power_star=True))
    if r.explaining:
        r.instruct("scythe-do-star", "stars", why="power", stars=automa_stars(box, state))
    return state


def _cards(box: Box, state: State, changed: Collection[str]) -> State:
    """A card is in one place only: the one that was just entered."""
    deck, pile, top = state.deck, state.combat_pile, state.top
    if "top" in changed and top in box.cards:
        deck = deck if "deck" in changed else deck & ~(1 << top)
        pile = pile if "combat_pile" in changed else pile & ~(1 << top)
    if "deck" in changed and "combat_pile" not in changed:
        pile &= ~deck
    elif "combat_pile" in changed and "deck" not in changed:
        deck &= ~pile
    state = replace(state, deck=deck, combat_pile=pile)
    main = box.deck & ~deck & ~pile
    if "top" not in changed and main.bit_count() < 2 and top_unlikely(box, state):
        state = replace(state, top=only(main) if main else 0)
    return state
