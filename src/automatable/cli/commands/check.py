"""``automatable check``: the conformance suite for the author of a game."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from automatable import games as library
from automatable.cli.commands.rulebook import NO_TESTS
from automatable.conformance import GAMES
from automatable.conformance import check as findings_of

SHOWN = 50
"""Games between two lines of progress."""


@click.command(epilog="\b\nExample: automatable check scythe --games 100")
@click.argument("game")
@click.option(
    "--games", "-n", type=click.IntRange(0, 1_000_000), default=GAMES, show_default=True,
    help="Random games to play to the end.",
)  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the games.")
@click.option(
    "--tests", type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the game's tests; by default `tests` beside its package.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per finding.")
def check(game: str, games: int, seed: int, tests: Path | None, as_json: bool) -> None:
    """Check a game of your own.

    Looks for missing words, citations without an entry, entries without code or test, ties that no rule
    breaks, sources of missing tables, events and positions that are lost when saved, games of GAME that do
    not end, and results that differ when repeated. Each finding names file, key and what to do; exit code 1
    if there is any.
    """
    steps = sys.stderr.isatty()

    def progress(played: int, total: int) -> None:
        if steps and (played % SHOWN == 0 or played == total):
            click.echo(f"\r{played} of {total} games", nl=played == total, err=True)

    found = findings_of(game, games, seed, progress, tests)
    for one in found:
        click.echo(msgspec.json.encode(one) if as_json else str(one))
    if not as_json:
        problems = f"{len(found)} findings" if len(found) != 1 else "1 finding"
        click.echo(f"{game}: {problems if found else 'all is well'}, {games} random games")
        if not tests and library.load(game).rulebook.without_tests:
            click.echo(f"No entry of the rulebook was compared with a test. {NO_TESTS}")
    if found:
        sys.exit(1)
