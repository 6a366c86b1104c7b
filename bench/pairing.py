"""How well paired games know a difference: ``python -m bench.pairing [GAMES]``.

Both sides of a comparison play the same seeds. For the Automa's points and the human's lead it prints half of
the 95 % interval of the difference, and how many times as wide it would be with one stream of chance for a
whole game, where a number more in one turn shifts all later ones, and with other seeds for the other side.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from automatable.core.engine.question import Question, Value
from automatable.lab import compare
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.runs import game_loop
from automatable.lab.runs.game_loop import LabResolver
from automatable.lab.runs.human_chance import SeededContext

VARIANT = Path(__file__).parents[1] / "docs" / "examples" / "nearest_enemy.py"
CHANGES = (
    ("scythe", "automa", f"automa+{VARIANT}:NearestEnemy"),
    ("scythe", "automa", "automaszyna"),
    ("scythe", "automa", "automa+without:7"),
    ("red-rising", "2", "3"),
    ("golem", "normal", "hard"),
    ("pendulum", "A", "B"),
)
"""A game and the two sides that are compared."""
GAMES = 300


class OneStream(LabResolver):
    """All of the human's chance in one stream, as before there was one for each turn and question."""

    __slots__ = ()

    def start_stream(self, number: int) -> None:
        self.stream = number

    def answer(self, question: Question) -> Value:
        if question.deck is not None:
            return super().answer(question)
        value = self.table.model.answer(self.table.game, self.state, question, self.context)
        question.check(value)
        return value


class OneStreamContext(SeededContext):
    """Numbers in the order in which they are drawn, whatever they are for."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.next = 1

    def choose(self, bound: int, name: str = "") -> int:
        return super().choose(bound)


@contextmanager
def one_stream() -> Iterator[None]:
    """Play with one stream of chance for the human of a game."""
    with (
        patch.object(game_loop, "LabResolver", OneStream),
        patch.object(game_loop, "SeededContext", OneStreamContext),
    ):
        yield


class Widths(NamedTuple):
    """Half of the interval with a stream for each turn, with one stream, and with other seeds."""

    paired: float
    together: float
    apart: float


def widths(game: str, a: str, b: str, games: int = GAMES, human: str = "steady") -> dict[str, Widths]:
    """The widths of a change, by measure."""
    paired = compare(game, a, b, human=human, games=games)
    other = compare(game, b, b, human=human, games=games, seed=2)
    with one_stream():
        together = compare(game, a, b, human=human, games=games)
    found = {}
    for each in paired.differences():
        known = together.difference(each.measure)
        apart = sqrt(_half(each.a) ** 2 + _half(other.difference(each.measure).a) ** 2)
        found[each.measure] = Widths(_half(each.difference), _half(known.difference), apart)
    return found


def _half(estimate: Estimate) -> float:
    return (estimate.high - estimate.low) / 2


def widened(width: Widths) -> str:
    """How many times as wide the interval would be."""
    if not width.paired:
        return "the same in every game"
    together, apart = width.together / width.paired, width.apart / width.paired
    return f"one stream {together:.2f} ×, other seeds {apart:.2f} ×"


def name_of(game: str, a: str, b: str) -> str:
    """A change, without the folder of a file."""
    return f"{game}, {a} and {b.rpartition('/')[2]}"


def main() -> None:
    """Print the widths of every change."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"Half of the 95 % interval of B less A, {games} games against the human model steady:")
    for game, a, b in CHANGES:
        found = widths(game, a, b, games)
        for measure in ("automa", "margin"):
            width = found[measure]
            print(
                f"{name_of(game, a, b) + ', ' + measure:55} ± {width.paired:.2f}; {widened(width)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
