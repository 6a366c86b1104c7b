"""``automatable schema``: JSON Schemas of positions, events, set-ups and boxes."""

from __future__ import annotations

import click
import msgspec

from automatable import games as library
from automatable.core.engine import formats

PARTS = ("position", "event", "setup", "box")


def schema_of(game: str, part: str) -> bytes:
    """Return the JSON Schema as text."""
    game_class = library.game_class(game)
    kinds = {
        "position": game_class.position.Form or game_class.State,
        "event": game_class.Event,
        "setup": game_class.Setup,
        "box": game_class.Printed,
    }
    return msgspec.json.format(
        msgspec.json.encode(formats.schema_of(kinds[part], game_class.levels)), indent=1
    )


@click.command(epilog="\b\nExample: automatable schema scythe position")
@click.argument("game")
@click.argument("part", type=click.Choice(PARTS))
def schema(game: str, part: str) -> None:
    """Print a JSON Schema of GAME.

    `resolve` reads and prints positions and reads events; `new` reads set-ups; a box holds the printed
    values (TOML or JSON).
    """
    click.echo(schema_of(game, part))
