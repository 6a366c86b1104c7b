"""``automatable box export``: write your own box as a file."""

from __future__ import annotations

import click

from automatable.cli.commands.box.options import BY, EDITION
from automatable.cli.commands.saved_games import open_service
from automatable.cli.output_file import write_file
from automatable.play import requests


@click.command(
    "export", epilog="\b\nExample: automatable box export pendulum my-pendulum.toml --by Anna --edition 2021"
)
@click.argument("game")
@click.argument("file", metavar="FILE|-", default="-")
@BY
@EDITION
def export_(game: str, file: str, by: str, edition: str) -> None:
    """Write your own box of GAME as a TOML file."""
    write_file(file, open_service().respond(requests.ShareBox(game, by, edition)).toml)
