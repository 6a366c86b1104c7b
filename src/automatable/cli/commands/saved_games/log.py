"""``automatable log``: list saved games, or print the log of one."""

from __future__ import annotations

import click
import msgspec

from automatable.cli import language
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.play import requests


@click.command(epilog="\b\nExample: automatable log 3 --json")
@click.argument("id", type=int, required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one event per line as JSON.")
@LANG
def log(id: int | None, as_json: bool, lang: str | None) -> None:
    """List saved games, or print the log of one.

    Without ID it lists the saved games and the level to try next.
    """
    from automatable.cli.terminal.set_up import list_games, log_lines

    service = open_service()
    if id is None:
        list_games(service, lang or language(), click.echo)
    elif as_json:
        file = service.respond(requests.ExportTable(id)).file
        for step in file["steps"][: file["at"]]:
            click.echo(msgspec.json.encode(step["event"]))
    else:
        for line in log_lines(service, service.view(id), lang or language()):
            click.echo(line)
