"""``automatable checklist``: print rules as lists to follow by hand."""

from __future__ import annotations

import click

from automatable import games as library
from automatable.cli.commands.engine.rules import no_rules
from automatable.cli.options import LANG


@click.command(epilog="\b\nExample: automatable checklist scythe move-worker --lang ru")
@click.argument("game")
@click.argument("rule", required=False)
@LANG
def checklist(game: str, rule: str | None, lang: str | None) -> None:
    """Print rules as checklists to follow by hand.

    Prints one RULE of GAME, or all of them.
    """
    from automatable.cli import language
    from automatable.cli.wording import Narrator

    loaded = library.load(game)
    narrator = Narrator(lang or language(), game)
    if not rule and not loaded.rules:
        click.echo(no_rules(game, lang))
    for id in [rule] if rule else loaded.rules:
        for line in narrator.checklist(loaded.rule(id)):
            click.echo(line)
