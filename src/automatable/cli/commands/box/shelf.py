"""``automatable box shelf``: components by kind, entered and missing."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec

from automatable.cli import language
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play import requests
from automatable.play.responses import CatalogEntry, CatalogGroup

MARKS = {"done": "✓", "begun": "…", "missing": "·"}


@click.command(epilog="\b\nExample: automatable box shelf golem books")
@click.argument("game")
@click.argument("kind", required=False)
@click.option("--missing", is_flag=True, help="Only components that are not complete yet.")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
@LANG
def shelf(game: str, kind: str | None, missing: bool, as_json: bool, lang: str | None) -> None:
    """List cards, tiles and boards.

    Shows which components of GAME are entered or missing, with their values. KIND: one kind only.
    """
    rows: tuple[CatalogGroup, ...] = open_service().respond(requests.ReadBox(game)).catalog
    words = Words(lang or language(), game)
    if kind is not None:
        rows = tuple(row for row in rows if kind in (row.table, words.called([row.name])))
        if not rows:
            raise UserError("cli-no-kind", game=game, kind=kind)
    if as_json:
        click.echo(msgspec.json.encode(rows))
        return
    asked = [component for row in rows if row.asked for component in row.components]
    if asked:
        click.echo(words.say("web-shelf-progress", {"done": _done(asked), "count": len(asked)}))
    for row in rows:
        for line in _row(row, words, missing):
            click.echo(line)


def _done(components: tuple[CatalogEntry, ...] | list[CatalogEntry]) -> int:
    return sum(one.state == "done" for one in components)


def _row(row: CatalogGroup, words: Words, missing: bool) -> Iterator[str]:
    """Yield a kind and its components: state, name, key, values."""
    components = [one for one in row.components if not missing or one.state != "done"]
    if not components:
        return
    count = words.say("web-shelf-of", {"done": _done(row.components), "count": len(row.components)})
    yield f"\n{words.called([row.name])}" + (f", {count}" if row.asked else "")
    for component in components:
        said = " · ".join(
            f"{words.called(one.names)}: {words.value(one.text)}" for one in component.first_values
        )
        mark = MARKS[component.state] if row.asked else " "
        name = f"{words.called([component.name])} {click.style(component.key, dim=True)}"
        yield f"  {mark} {name}" + (f" – {said}" if said else "")
