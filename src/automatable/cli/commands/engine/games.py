"""``automatable games``: list the games and their levels."""

from __future__ import annotations

import click
import msgspec

from automatable import games as library
from automatable.core.engine.errors import UserError
from automatable.core.engine.formats import schema_of


@click.command(epilog="\b\nExample: automatable games --json")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per line, with levels and set-up schema."
)
def games(as_json: bool) -> None:
    """List the games and their levels."""
    from automatable.cli import sentence

    width = max(12, *map(len, library.names()))
    for name in library.names():
        try:
            game = library.game_class(name)
        except UserError as broken:
            click.echo(sentence(broken), err=True)
            continue
        if not as_json:
            click.echo(f"{name:{width}} {', '.join(game.levels)}")
            continue
        schema = schema_of(game.Setup, game.levels)
        rules = list(library.load(name).rules)
        line = {"id": name, "levels": game.levels, "rules": rules, "setup": schema}
        click.echo(msgspec.json.encode(line))
