"""``automatable play``: play in the terminal."""

from __future__ import annotations

import click

from automatable.cli import language
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG


@click.command(epilog="\b\nExample: automatable play scythe")
@click.argument("game", required=False)
@LANG
def play(game: str | None, lang: str | None) -> None:
    """Play in the terminal. GAME is the name of a game to start, or the number of a saved game."""
    from automatable.cli.terminal.game import play_game

    play_game(open_service(), game, lang or language())
