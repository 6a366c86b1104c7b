"""The command ``challenge``: the same deal for a friend."""

from __future__ import annotations

import click

from automatable.cli import language, printable
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.locales import Words
from automatable.play import requests
from automatable.play.responses import FriendResult


@click.command(epilog="\b\nExample: automatable challenge 3 --by Anna")
@click.argument("id", type=int, required=False)
@click.option("--by", default="", help="Your name, sent with the result of a finished game.")
@click.option("--open", "text", help="Open a friend's link or text: play the same deal, or add the result.")
@LANG
def challenge(id: int | None, by: str, text: str | None, lang: str | None) -> None:
    """Send a friend the same deal, or open one.

    Prints a text with game, set-up, level and seed of saved game ID. If the game is finished, the text also
    holds your result. No server is involved. Both results appear in the history of the page.
    """
    words = Words(lang or language())
    if (id is None) == (text is None):
        raise click.UsageError(words.say("cli-challenge-usage"))
    service = open_service()
    if text is not None:
        request = requests.PreviewChallenge(text)
        info = service.respond(request)
        view = service.respond(requests.TakeChallenge(text))
        if info.result is not None:
            click.echo(_said(words, info.result))
        click.echo(words.say("cli-challenge-play", {"id": view.table}))
        return
    assert id is not None
    made = service.respond(requests.MakeChallenge(id, by))
    click.echo(words.say("cli-challenge-text"))
    click.echo(f"#/challenge/{made.text}")


def _said(words: Words, result: FriendResult) -> str:
    args = {
        "by": result.by or "none",
        "own": result.own,
        "others": result.others,
        "won": "yes" if result.won else "no",
    }
    return printable(words.say("web-challenge-theirs", args))
