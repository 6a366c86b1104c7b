"""JSON Schemas of what a game takes: positions, events, set-ups, boxes."""

from __future__ import annotations

import click
import msgspec

from automatable import games as library
from automatable.core import forms

PARTS = ("position", "event", "setup", "box")


def schema_of(game: str, part: str) -> bytes:
    """The JSON Schema, as text."""
    door = library.door(game)
    kinds = {
        "position": door.Form or getattr(door, "State", None),
        "event": door.Event,
        "setup": door.Setup,
        "box": door.Printed,
    }
    return msgspec.json.format(msgspec.json.encode(forms.schema_of(kinds[part], door.levels)), indent=1)


@click.command(epilog="\b\nExample: automatable schema scythe position")
@click.argument("game")
@click.argument("part", type=click.Choice(PARTS))
def schema(game: str, part: str) -> None:
    """The JSON Schema of a position, an event, a set-up or a box of GAME.

    A position is what `resolve` takes and gives, an event what happens in it, a set-up the choices before a
    game, a box the printed values (as TOML or JSON).
    """
    click.echo(schema_of(game, part))
