"""Resources left by the Automa, and resources it removes (p. 11)."""

from __future__ import annotations

from msgspec import structs

from automatable.core.resolution import Resolving
from automatable.games.scythe.state import Human, State, resources_at
from automatable.games.scythe.tables import Box

BARREN = frozenset({"lake", "village", "factory"})


def take_resources(box: Box, state: State, territory: int, r: Resolving) -> State:
    """The human won the territory as the aggressor: as many as the box of the main pile's top card says.

    Before any card was turned there are none (S16); once it is shuffled in, its number is remembered (S26).
    """
    count = box.cards[state.top].resources if state.top else 0
    kind = box.types[territory]
    if kind in BARREN or not count:
        if r.listens:
            if kind in BARREN:
                r.note("scythe-note-barren", "taking-resources")
            else:
                ruling = None if state.top else "S16"
                r.note("scythe-note-no-resources", "taking-resources", ruling=ruling, card=state.top)
        return state
    if r.listens:
        shuffled = (state.deck | state.combat_pile) >> state.top & 1
        ruling = "S26" if shuffled else None
        r.note("scythe-note-resources", "taking-resources", ruling=ruling, card=state.top, count=count)
        r.do(
            "scythe-do-place-resources",
            "taking-resources",
            count=count,
            kind=kind,
            at=box.references[territory],
        )
    return set_resources(state, territory, resources_at(state.human, territory) + count)


def remove_resources(box: Box, state: State, territory: int, r: Resolving, peaceful: bool = False) -> State:
    """The Automa holds the territory now: whatever lay there is gone, after a peaceful move too (S20)."""
    if not resources_at(state.human, territory):
        return state
    if r.listens:
        if peaceful:
            r.note("scythe-note-resources-gone", "taking-resources", ruling="S20")
        r.do("scythe-do-remove-resources", "taking-resources", at=box.references[territory])
    return set_resources(state, territory, 0)


def set_resources(state: State, territory: int, count: int) -> State:
    """So many resources lie there now."""
    return structs.replace(state, human=with_resources(state.human, territory, count))


def with_resources(human: Human, territory: int, count: int) -> Human:
    """The human with so many resources there."""
    lying = dict(human.resources)
    lying.pop(territory, None)
    if count:
        lying[territory] = count
    return structs.replace(human, resources=tuple(sorted(lying.items())))
