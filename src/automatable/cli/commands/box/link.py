"""``automatable box link``: print your own box as a link or QR codes."""

from __future__ import annotations

import re

import click

from automatable.cli.commands.box.options import BY, EDITION
from automatable.cli.commands.saved_games import open_service
from automatable.cli.commands.serve import PORT
from automatable.play import requests

ADDRESS = f"http://127.0.0.1:{PORT}/"


@click.command(
    epilog="\b\nExample: automatable box link golem --address https://my.page/automatable/ --codes"
)
@click.argument("game")
@click.option(
    "--address", default=ADDRESS, show_default=True, help="Address of the page on the other device."
)
@click.option("--codes", is_flag=True, help="Print QR codes; a large box needs several.")
@BY
@EDITION
def link(game: str, address: str, codes: bool, by: str, edition: str) -> None:
    """Print a link that contains your own box of GAME. Its reader sees the changes before importing."""
    shared = open_service().respond(requests.ShareBox(game, by, edition))
    place = re.split("[?#]", address)[0]  # never share the server's key
    for text in shared.codes if codes else (shared.text,):
        whole = f"{place}#/box/{text}"
        if codes:
            import segno

            segno.make(whole, error="l", micro=False).terminal(compact=True)
        click.echo(whole)
