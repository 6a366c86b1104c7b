"""``automatable serve``: the companion in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from automatable.cli import language
from automatable.core.engine.errors import UserError
from automatable.locales import Words

if TYPE_CHECKING:
    from automatable.play.storage.sqlite import SqliteStorage

PORT = 8420


@click.command(epilog="\b\nExample: automatable serve --lan")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="Port; 0 takes any free one.",
)
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option(
    "--lan", is_flag=True, help="Also serve phones and tablets in this network, through a secret link."
)
@click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")
def serve(port: int, no_open: bool, lan: bool, lang: str | None) -> None:
    """Start the companion and open it in the browser."""
    # imported here: the server's libraries are slow to import and no other command needs them
    from automatable.play.storage.data_dir import data_folder
    from automatable.web import server

    words = Words(lang or language())
    folder = data_folder()
    store = _open(folder / "games.sqlite", words)
    listening = server.listen(port, lan)
    secret = server.load_secret(folder) if lan else None
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


def _open(path: Path, words: Words) -> SqliteStorage:
    """Open the saved games; report a damaged file and open what was recovered.

    Another server may be recovering the file at this moment: then try again.
    """
    from automatable.play.storage.sqlite import SqliteStorage

    for _ in range(2):
        try:
            return SqliteStorage(path)
        except UserError as user_error:
            if user_error.message not in ("play-store-damaged", "play-store-busy"):
                raise
            if user_error.message == "play-store-damaged":
                click.echo(words.error_sentence(user_error), err=True)
    return SqliteStorage(path)


def _show_lan(words: Words, link: str) -> None:
    import segno

    click.echo("\n" + words.say("serve-lan") + "\n")
    segno.make(link, error="l", micro=False).terminal(compact=True)
    click.echo(f"\n{link}\n\n{words.say('serve-lan-warning')}\n")
