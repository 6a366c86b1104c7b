"""Resources left by the Automa, and resources it removes (p. 11)."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.resolution import Resolver
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import Human, State, resources_at

BARREN = frozenset({"lake", "village", "factory"})


def take_resources(box: Box, state: State, territory: int, r: Resolver) -> State:
    """The human attacked and won: it takes as many resources as the top card of the main pile shows.

    Before any card was turned there are none (S16); the number of a card that was shuffled in counts (S26).
    """
    count = box.cards[state.top].resources if state.top else 0
    kind = box.types[territory]
    if kind in BARREN or not count:
        if r.explaining:
            if kind in BARREN:
                r.note("scythe-note-barren", "taking-resources")
            else:
                ruling = None if state.top else "S16"
                r.note("scythe-note-no-resources", "taking-resources", ruling=ruling, card=state.top)
        return state
    if r.explaining:
        shuffled = (state.deck | state.combat_pile) >> state.top & 1
        ruling = "S26" if shuffled else None
        r.note("scythe-note-resources", "taking-resources", ruling=ruling, card=state.top, count=count)
        r.instruct(
            "scythe-do-place-resources",
            "taking-resources",
            count=count,
            kind=kind,
            at=box.references[territory],
        )
    return set_resources(state, territory, resources_at(state.human, territory) + count)


def remove_resources(box: Box, state: State, territory: int, r: Resolver, peaceful: bool = False) -> State:
    """The Automa has taken the territory: remove its resources, after a peaceful move too (S20)."""
    if not resources_at(state.human, territory):
        return state
    if r.explaining:
        r.note("scythe-note-resources-gone", "taking-resources", ruling="S20" if peaceful else None)
        r.instruct("scythe-do-remove-resources", "taking-resources", at=box.references[territory])
    return set_resources(state, territory, 0)


def set_resources(state: State, territory: int, count: int) -> State:
    """The position with this many resources on a territory."""
    return structs.replace(state, human=with_resources(state.human, territory, count))


def with_resources(human: Human, territory: int, count: int) -> Human:
    """The human with this many resources on a territory."""
    resources = dict(human.resources)
    resources.pop(territory, None)
    if count:
        resources[territory] = count
    return structs.replace(human, resources=tuple(sorted(resources.items())))
