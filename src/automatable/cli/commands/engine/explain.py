"""``automatable explain``: apply one event and print it as text."""

from __future__ import annotations

import click

from automatable.cli.commands.engine.resolve import RESOLVE_EXAMPLE, resolved
from automatable.cli.options import LANG


@click.command(epilog=RESOLVE_EXAMPLE.replace("automatable resolve -", "automatable explain --lang ru -"))
@click.argument("file", metavar="FILE|-")
@LANG
def explain(file: str, lang: str | None) -> None:
    """Apply one event and print it as text.

    Reads the same input as `resolve` and prints instructions and reasons.
    """
    from automatable.cli import language
    from automatable.cli.wording import Narrator

    game, resolution = resolved(file)
    narrator = Narrator(lang or language(), game.id)
    for line in narrator.resolution(resolution):
        click.echo(line)
