"""``automatable rules``: list the rules that `decide` can run."""

from __future__ import annotations

import click
import msgspec

from automatable import games as library


@click.command(epilog="\b\nExample: automatable rules scythe")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def rules(game: str, as_json: bool) -> None:
    """List the rules that `decide` can run.

    Each rule of GAME is shown with its page and its inputs.
    """
    loaded = library.load(game)
    if not loaded.rules and not as_json:
        click.echo(no_rules(game))
    for id, rule in loaded.rules.items():
        entry = loaded.rulebook.entries[id]
        if as_json:
            line = {"id": id, "page": entry.page, "says": entry.says, "inputs": rule.inputs}
            click.echo(msgspec.json.encode(line))
            continue
        click.echo(f"{id} (page {entry.page})" if entry.page else id)
        click.echo(f"    {entry.says}")
        click.echo(
            "    inputs: position" + "".join(f"; {name}: {what}" for name, what in rule.inputs.items())
        )


def no_rules(game: str, lang: str | None = None) -> str:
    """Say that a game declares no single rules."""
    from automatable.cli import language
    from automatable.locales import Words

    return Words(lang or language()).say("cli-no-rules", {"game": game})
