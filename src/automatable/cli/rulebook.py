"""The coverage of a rulebook: entry, page, code, tests."""

from __future__ import annotations

import click
import msgspec

from automatable import games


@click.command(epilog="\b\nExample: automatable rulebook scythe --json | head -3")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line.")
def rulebook(game: str, as_json: bool) -> None:
    """Print every entry of GAME's rulebook index with its page, code and tests."""
    loaded = games.load(game).rulebook
    cited = loaded.cited("en")
    proven = 0
    for id, entry in loaded.entries.items():
        tests = loaded.evidence.get(id, [])
        proven += bool(tests)
        if as_json:
            line = {**msgspec.structs.asdict(entry), "tests": tests}
            click.echo(msgspec.json.encode(line))
            continue
        page = f"p. {entry.page}" if entry.page else entry.kind
        headings = ", ".join([entry.heading, *cited[id].printed.values()])
        click.echo(f"{id}  ({page}; {headings})")
        click.echo(f"    {entry.says}")
        click.echo(f"    code:  {entry.code}")
        for test in tests or ["none"]:
            click.echo(f"    test:  {test}")
    if not as_json:
        click.echo(f"\n{proven} of {len(loaded.entries)} entries have a test.")
