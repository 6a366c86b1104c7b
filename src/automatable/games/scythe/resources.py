"""Resources left by the Automa, and resources it removes (p. 11)."""

from __future__ import annotations

from msgspec import structs

from automatable.core.resolution import Resolving
from automatable.games.scythe.state import State, resources_at
from automatable.games.scythe.tables import Tables

BARREN = frozenset({"lake", "village", "factory"})


def take_resources(t: Tables, s: State, r: Resolving, territory: int) -> State:
    """The human won the territory as the aggressor: as many as the box of the main pile's top card says.

    Before any card was turned there are none (S16); once it is shuffled in, its number is remembered (S26).
    """
    count = t.cards[s.top].resources if s.top else 0
    kind = t.types[territory]
    if kind in BARREN or not count:
        if r.listens:
            message = "scythe-note-barren" if kind in BARREN else "scythe-note-no-resources"
            r.note(message, "taking-resources", ruling=None if s.top else "S16", card=s.top)
        return s
    if r.listens:
        r.do("scythe-do-place-resources", "taking-resources", count=count, kind=kind, at=_name(t, territory))
    return set_resources(s, territory, resources_at(s.human, territory) + count)


def remove_resources(t: Tables, s: State, r: Resolving, territory: int) -> State:
    """The Automa holds the territory now: whatever lay there is gone (ruling S20)."""
    if not s.human.resources or not resources_at(s.human, territory):
        return s
    if r.listens:
        r.do("scythe-do-remove-resources", "taking-resources", at=_name(t, territory))
    return set_resources(s, territory, 0)


def set_resources(s: State, territory: int, count: int) -> State:
    """So many resources lie there now."""
    lying = dict(s.human.resources)
    lying.pop(territory, None)
    if count:
        lying[territory] = count
    human = structs.replace(s.human, resources=tuple(sorted(lying.items())))
    return structs.replace(s, human=human)


def _name(t: Tables, territory: int) -> str:
    return f"@territory-{t.names[territory]}"
