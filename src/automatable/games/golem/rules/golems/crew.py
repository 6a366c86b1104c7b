"""The crew: which golems may work, followed from spot to spot while effects move them (L12).

A position knows golems by their spots only. Of two on one spot the one that may not work is taken to move or
to die: one made this turn by ruling L38.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from automatable.games.golem.position.golem_spot import lies
from automatable.games.golem.position.state import State, standing

HAS_WORKED = -1
"""A golem that was to work, and was laid down by another work meanwhile."""
Went = tuple[int, int | None]
"""The spot where a golem was, and where it is now; None if it is dead."""


class Crew(Struct):
    """Golems that do not work now, and those that are to work once the golem before them is done."""

    _made: list[int | None] = field(default_factory=list)
    _raised: list[int | None] = field(default_factory=list)
    _settled: list[list[int | None]] = field(default_factory=list)
    _stayed: list[int | None] = field(default_factory=list)

    def able(self, state: State) -> list[int]:
        """Standing golems except those created this turn or raised during this work action."""
        found = list(standing(state))
        for golem in (*self._made, *self._raised):
            if golem in found:
                found.remove(golem)
        return found

    def begin(self, settled: list[int]) -> None:
        """A work begins: these golems, in this order."""
        self._settled.append([*settled])

    def worker(self, place: int) -> int | None:
        """Where the golem stands whose turn it is in the work; None if it is dead."""
        return self._settled[-1][place]

    def end(self) -> None:
        """The work is over; after the outermost the golems raised meanwhile may work again."""
        self._settled.pop()
        if not self._settled:
            self._raised.clear()

    def stayed(self, golem: int) -> bool:
        """Whether a golem is here only because a new one on its spot was taken to move (L38)."""
        return golem in self._stayed

    def made(self, golem: int) -> None:
        """A golem was made here."""
        self._made.append(golem)

    def moved(self, golem: int, to: int, beside: bool) -> None:
        """Record a golem that moved, perhaps from ``beside`` a standing one; a lying golem stands up."""
        if lies(golem):
            self._stood_up(to)
            return
        if beside and golem in self._made:
            self._stayed.append(golem)
        elif golem in self._stayed:
            self._stayed[self._stayed.index(golem)] = to
        self._follow(golem, to)

    def died(self, golem: int) -> None:
        """A golem that stood was killed."""
        self._follow(golem, None)

    def laid_down(self, golem: int) -> None:
        """A golem works here: it is none of those that may not."""
        _replace(self._settled, golem, HAS_WORKED)

    def moved_by_hand(self, went: Sequence[Went]) -> None:
        """Where every golem went, as the player entered after doing something by hand."""
        left = [(golem, to) for golem, to in went if not lies(golem)]
        raised = [to for golem, to in went if lies(golem) and to is not None and not lies(to)]
        for idle in (self._made, self._raised):
            idle[:] = [_taken(left, golem, moves=True) for golem in idle]
        for queue in self._settled:
            others = [*left]
            queue[:] = [_or_worked(_taken(others, golem)) for golem in queue]
        for to in raised:
            self._stood_up(to)

    def _stood_up(self, to: int) -> None:
        """A golem that is raised does not join the work that goes on."""
        if self._settled:
            self._raised.append(to)

    def _follow(self, golem: int, to: int | None) -> None:
        for idle in (self._made, self._raised):
            if golem in idle:
                idle[idle.index(golem)] = to
                return
        _replace(self._settled, golem, to)


def _replace(queues: Iterable[list[int | None]], golem: int, to: int | None) -> None:
    for queue in queues:
        if golem in queue:
            queue[queue.index(golem)] = to


def _taken(left: list[Went], golem: int | None, moves: bool = False) -> int | None:
    """The new spot of a golem from this spot, one that moved if possible; no other golem gets this spot."""
    found = [each for each in left if each[0] == golem]
    if not found:
        return golem
    went = next((each for each in found if moves and each[0] != each[1]), found[0])
    left.remove(went)
    return went[1]


def _or_worked(golem: int | None) -> int | None:
    """A lying golem counts as one that has worked."""
    return HAS_WORKED if golem is not None and lies(golem) else golem
