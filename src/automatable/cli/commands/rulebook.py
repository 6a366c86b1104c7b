"""``automatable rulebook``: every rulebook entry with its page, code and tests."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from automatable import games
from automatable.core.evidence import marked_tests

NO_TESTS = "The package was installed without its tests; --tests FOLDER reads them."


@click.command(epilog="\b\nExample: automatable rulebook scythe --json | head -3")
@click.argument("game")
@click.option(
    "--tests", type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the game's tests; by default `tests` beside its package.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def rulebook(game: str, tests: Path | None, as_json: bool) -> None:
    """Print every entry of a rulebook.

    Each entry of GAME is shown with its page, code and tests.
    """
    loaded = games.load(game).rulebook
    cited = loaded.cited("en")
    evidence = marked_tests(tests, tests) if tests else loaded.evidence
    proven, unknown = 0, not tests and loaded.without_tests
    for id, entry in loaded.entries.items():
        named = evidence.get(id, [])
        proven += bool(named)
        if as_json:
            line = {**msgspec.structs.asdict(entry), "tests": named}
            click.echo(msgspec.json.encode(line))
            continue
        page = f"p. {entry.page}" if entry.page else entry.kind
        headings = ", ".join([entry.heading, *cited[id].printed.values()])
        click.echo(f"{id}  ({page}; {headings})")
        click.echo(f"    {entry.says}")
        click.echo(f"    code:  {entry.code}")
        for test in named or ([] if unknown else ["none"]):
            click.echo(f"    test:  {test}")
    if unknown and not as_json:
        click.echo(f"\n{NO_TESTS}")
    elif not as_json:
        click.echo(f"\n{proven} of {len(loaded.entries)} entries have a test.")
