"""``automatable import``: read an exported game or restore a backup."""

from __future__ import annotations

import sys

import click

from automatable.cli import language
from automatable.cli.commands.saved_games import open_service
from automatable.cli.json_input import json_of, text_of
from automatable.cli.options import LANG
from automatable.locales import Words
from automatable.play import requests
from automatable.play.export import backup
from automatable.play.responses import Restored


@click.command("import", epilog="\b\nExample: automatable import my-game.json")
@click.argument("file", metavar="FILE|-")
@LANG
def import_(file: str, lang: str | None) -> None:
    """Read an exported game or restore a backup.

    A game gets a new number. A game of a backup that is already here is not added again.
    """
    words = Words(lang or language())
    text = text_of(file)
    if backup.is_backup(text):
        brought = _restore(text, words)
        click.echo(words.say("play-brought", {"games": brought.games, "known": brought.known}))
        return
    view = open_service().respond(requests.ImportTable(json_of(text, file)))
    click.echo(words.say("cli-saved", {"id": view.table}))


def _restore(text: bytes, words: Words) -> Restored:
    """Restore a backup; show the progress in a terminal."""
    came = Restored(0, 0, ())
    for came, of in backup.restore(open_service(), text):
        if sys.stderr.isatty():
            said = words.say("play-bringing", {"done": came.games + came.known, "of": of})
            click.echo(f"\r{said}", err=True, nl=False)
    if sys.stderr.isatty():
        click.echo(err=True)
    return came
