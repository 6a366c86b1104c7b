"""``automatable serve``: the companion in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from automatable.cli import language
from automatable.core.refused import Refused
from automatable.locales import Words

if TYPE_CHECKING:
    from automatable.play.store import Store

PORT = 8420


@click.command(epilog="\b\nExample: automatable serve --lan")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0: any free one."
)
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option("--lan", is_flag=True, help="Also for phones and tablets in this network, by a secret link.")
@click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")
def serve(port: int, no_open: bool, lan: bool, lang: str | None) -> None:
    """Open the table companion in the browser."""
    # the server's libraries are slow to import and no other command needs them
    from automatable.play.folder import data_folder
    from automatable.web import server

    words = Words(lang or language())
    folder = data_folder()
    store = _opened(folder / "games.sqlite", words)
    listening = server.listen(port, lan)
    secret = server.kept_secret(folder) if lan else None
    found = server.address(listening.getsockname()[1], secret)
    if port and found.port != port:
        click.echo(words.say("serve-port-moved", {"wanted": str(port), "port": str(found.port)}))

    def started() -> None:
        click.echo(words.say("serve-at", {"address": found.here}))
        if found.lan:
            _show_lan(words, found.lan)
        click.echo(words.say("serve-stop"))
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(found.here,), daemon=True).start()

    server.run(store, listening, secret, started)
    click.echo("\n" + words.say("serve-stopped"))


def _opened(path: Path, words: Words) -> Store:
    """The saved games; a damaged file is told of, and what was recovered of it is served."""
    from automatable.play.store import Store

    try:
        return Store(path)
    except Refused as refused:
        if refused.message != "play-store-damaged":
            raise
        click.echo(words.refusal(refused), err=True)
        return Store(path)


def _show_lan(words: Words, link: str) -> None:
    import segno

    click.echo("\n" + words.say("serve-lan") + "\n")
    segno.make(link, error="l", micro=False).terminal(compact=True)
    click.echo(f"\n{link}\n\n{words.say('serve-lan-warning')}\n")
