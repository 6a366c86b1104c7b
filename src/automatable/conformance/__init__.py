"""The conformance suite for authors: what every game must hold, with file, key and advice.

``automatable check GAME`` and the tests of a game run it.
"""

from __future__ import annotations

from pathlib import Path

from automatable import games as library
from automatable.conformance.box import check_box, check_simulation
from automatable.conformance.finding import Finding, Findings, Progress
from automatable.conformance.play import RandomGames, check_events
from automatable.conformance.rulebook import check_rulebook
from automatable.conformance.words import WordCheck

GAMES = 1000
"""Random games of one check."""

__all__ = ["GAMES", "Finding", "check"]


def check(
    name: str,
    games: int = GAMES,
    seed: int = 1,
    progress: Progress | None = None,
    tests: Path | None = None,
) -> tuple[Finding, ...]:
    """Check an installed game and return what is wrong with it; nothing if all is well.

    ``tests`` is the folder of its tests; by default ``tests`` beside the game's package.

    >>> import automatable
    >>> automatable.check("scythe", games=2)
    ()
    """
    game, findings = library.load(name), Findings()
    words = WordCheck(game, findings)
    words.same_messages()
    words.static()
    check_rulebook(game, findings, tests)
    check_box(game, findings)
    check_simulation(game, words, findings)
    check_events(game, findings)
    if "rulebook" not in {one.kind for one in findings.all if one.key == "entry"}:
        RandomGames(game, words, findings).play(games, seed, progress)
    return findings.all
