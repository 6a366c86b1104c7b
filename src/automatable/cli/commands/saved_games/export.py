"""``automatable export``: write a saved game, or everything, to a file."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from automatable.cli.commands.saved_games import open_service
from automatable.cli.output_file import write_file
from automatable.play import requests
from automatable.play.export import backup


@click.command("export", epilog="\b\nExample: automatable export 3 my-game.json")
@click.argument("id", type=int, required=False)
@click.argument("file", metavar="FILE|-", default="-")
@click.option(
    "--all", "whole", metavar="[FILE]", is_flag=False, flag_value="-",
    help="Export everything: saved games, own boxes, settings.",
)  # fmt: skip
def export_(id: int | None, file: str, whole: str | None) -> None:
    """Write a saved game, or everything, to a file.

    Writes saved game ID as JSON; with --all a backup of all games, boxes and settings.
    """
    if whole is not None:
        write_file(whole, backup.texts(open_service()))
    elif id is not None:
        write_file(file, _text(open_service().respond(requests.ExportTable(id)).file))
    else:
        raise click.UsageError("Give the number of a saved game, or --all.")


def _text(file: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"
