"""What a correction carries along: some values go in pairs, and people tell one of the pair."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from automatable.core.choosing import only
from automatable.core.resolution import Resolving
from automatable.games.scythe.defects import top_unlikely
from automatable.games.scythe.state import State, automa_stars
from automatable.games.scythe.tables import Box


def carry_along(box: Box, state: State, changed: Collection[str], r: Resolving) -> State:
    """The corrected position with the other side of each pair; ``changed`` are the keys the player set."""
    state = _scheme_and_tracker(box, state, changed, r)
    state = _power_star(box, state, changed, r)
    state = _cards(box, state, changed)
    if r.listens and state.over is not None and "over" not in changed and state.structure_bonus is None:
        r.do("scythe-do-game-over", "S31", by=state.over)
    return state


def _scheme_and_tracker(box: Box, state: State, changed: Collection[str], r: Resolving) -> State:
    """The cube past its first star is scheme II, before it scheme I."""
    first, tracker = box.first_star[state.level], state.automa.tracker
    if (tracker >= first) == (state.scheme == 2) or {"automa.tracker", "scheme"} <= set(changed):
        return state
    if "scheme" in changed:
        to = first if state.scheme == 2 else first - 1
        if r.listens:
            spaces = box.printed.star_cards[state.level].spaces
            r.net("scythe-net-tracker", "scheme-switch", tracker + 1, to + 1, spaces=spaces)
        return replace(state, automa=replace(state.automa, tracker=to))
    if r.listens and tracker >= first:
        r.do("scythe-do-scheme-2", "scheme-switch")
    return replace(state, scheme=2 if tracker >= first else 1)


def _power_star(box: Box, state: State, changed: Collection[str], r: Resolving) -> State:
    """Power at the end of the track has placed its star."""
    automa = state.automa
    if automa.power < box.printed.game.power_most or automa.power_star or "automa.power" not in changed:
        return state
    state = replace(state, automa=replace(automa, power_star=True))
    if r.listens:
        r.do("scythe-do-star", "stars", why="power", stars=automa_stars(box, state))
    return state


def _cards(box: Box, state: State, changed: Collection[str]) -> State:
    """A card lies in one place: the one just told."""
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
