"""What a movement looks at: the board with one unit lifted."""

from __future__ import annotations

from automatable.core.choosing import Mask
from automatable.games.scythe.neighbourhood import near_automa, see
from automatable.games.scythe.state import State
from automatable.games.scythe.tables import BASE, MAT, Tables


class Look:
    """What the steps of one movement look at. ``lifted`` is where the chosen unit stands."""

    __slots__ = ("lifted", "near", "others", "s", "seen", "t")

    def __init__(self, t: Tables, s: State) -> None:
        self.t = t
        self.s = s
        self.near = near_automa(t, s)
        self.seen = see(t, s.human, s.modifiers.tunnels)
        self.lifted = MAT
        self.others: tuple[int, ...] = ()

    def reach(self) -> Mask:
        """Every territory in the neighbourhood of an Automa unit."""
        automa, near, mask = self.s.automa, self.near, 0
        for place in (*automa.workers, *automa.mechs, automa.character):
            mask |= near[place]
        return mask

    def reach_with_base(self) -> Mask:
        """The same, and the two territories beside the base (ruling S5)."""
        return self.reach() | self.t.base_near[self.s.automa.faction]

    def lift(self, piece: str, place: int) -> None:
        """Step 3: take the unit off the board, so that it no longer counts."""
        automa = self.s.automa
        self.lifted = place
        workers, mechs, character = automa.workers, automa.mechs, automa.character
        if piece == "worker":
            workers = without(workers, place)
        elif piece == "mech":
            mechs = without(mechs, place)
        else:
            character = MAT
        self.others = (*workers, *mechs, character)


def without(units: tuple[int, ...], place: int) -> tuple[int, ...]:
    """These units less one that stands on this place."""
    at = units.index(place)
    return units[:at] + units[at + 1 :]


def place_name(look: Look, place: int) -> str:
    """A reference to a territory or the Automa's base."""
    return "@base" if place == BASE else f"@territory-{look.t.names[place]}"
