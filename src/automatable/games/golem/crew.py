"""The crew: which golems may work, followed from spot to spot while effects move them (L12).

A position knows golems by their spots only. Of two on one spot the one that may not work is taken to move.
"""

from __future__ import annotations

from automatable.games.golem.state import State, standing


class Crew:
    """Golems that do not work now, and those that are to work once the golem before them is done."""

    __slots__ = ("_made", "_raised", "_settled")

    def __init__(self) -> None:
        self._made: list[int | None] = []
        self._raised: list[int | None] = []
        self._settled: list[list[int | None]] = []

    def able(self, state: State) -> list[int]:
        """Standing golems, but for those made this turn or raised while a work goes on."""
        found = list(standing(state))
        for golem in (*self._made, *self._raised):
            if golem in found:
                found.remove(golem)
        return found

    def begin(self, settled: list[int]) -> list[int | None]:
        """A work begins: these golems, in this order. The list stays true while they are moved."""
        queue: list[int | None] = list(settled)
        self._settled.append(queue)
        return queue

    def end(self) -> None:
        """The work is over; after the outermost the golems raised meanwhile may work again."""
        self._settled.pop()
        if not self._settled:
            self._raised.clear()

    def made(self, golem: int) -> None:
        """A golem was made here."""
        self._made.append(golem)

    def moved(self, golem: int, to: int) -> None:
        """A golem went on; one that lay stands up, and does not join the work that goes on."""
        if golem & 1:
            if self._settled:
                self._raised.append(to)
            return
        self._follow(golem, to)

    def gone(self, golem: int) -> None:
        """A golem was laid down or killed."""
        self._follow(golem, None)

    def _follow(self, golem: int, to: int | None) -> None:
        for idle in (self._made, self._raised):
            if golem in idle:
                idle[idle.index(golem)] = to
                return
        for queue in self._settled:
            if golem in queue:
                queue[queue.index(golem)] = to
