"""``automatable box compare``: show where two boxes differ."""

from __future__ import annotations

from pathlib import Path

import click

from automatable import games
from automatable.cli import language
from automatable.cli.commands.box.differences import box_text, show_difference
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.locales import Words
from automatable.play import requests
from automatable.play.boxes import box_link


@click.command(epilog="\b\nExample: automatable box compare my-golem.toml golem-of-anna.toml")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@click.option("--game", default="", help="The game, if neither box names it.")
@LANG
def compare(one: str, other: str, game: str, lang: str | None) -> None:
    """Show where two boxes differ. Each is a file, a link, or the name of a game for your own box."""
    texts = [
        _own(box) if box in games.names() and not Path(box).exists() else box_text(box)
        for box in (one, other)
    ]
    name = next((each for text in texts if (each := box_link.read(text).game)), game)
    found = open_service().respond(requests.CompareBoxes(texts[0], texts[1], name))
    words = Words(lang or language(), name)
    for difference in found:
        show_difference(difference, words)
    if not found:
        click.echo(words.say("cli-box-same"))


def _own(game: str) -> str:
    return str(open_service().respond(requests.ShareBox(game)).toml)
