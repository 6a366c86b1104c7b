"""``automatable box show``: printed values and where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from automatable.cli import language, notify
from automatable.cli.options import LANG
from automatable.core.box import components
from automatable.core.box import loader as boxes
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game
from automatable.core.forms.form import Named
from automatable.locales import Words
from automatable.play.boxes import loader
from automatable.play.boxes.catalog import kind_name
from automatable.play.simulations import tables_of
from automatable.play.storage import data_dir
from automatable.play.storage.data_dir import own_box_path


@click.command(epilog="\b\nExample: automatable box show scythe --table cards")
@click.argument("game")
@click.option("--table", help="Show the values of one kind of components, by name or key.")
@click.option("--json", "as_json", is_flag=True, help="Print the whole box as JSON.")
@LANG
def show(game: str, table: str | None, as_json: bool, lang: str | None) -> None:
    """Show where printed values come from.

    Lists the sources of GAME, and the values that your own box changes.
    """
    loaded = loader.load(data_dir, game, notify)
    tables = tables_of(loaded)
    if as_json:
        click.echo(msgspec.json.encode(tables))
        return
    words = Words(lang or language(), game)
    lines = _sources(loaded, tables, words) if table is None else _values(loaded, tables, table, words)
    for line in lines:
        click.echo(line)


def _sources(game: Game[Any, Any], tables: dict[str, Any], words: Words) -> Iterator[str]:
    for name, source in tables["provenance"].items():
        note = f" ({source['note']})" if source.get("note") else ""
        kind = words.say(f"web-kind-{source['kind']}")
        yield f"{_called(game, name, words)}: {kind}. {source['source']}{note}"
    changed = list(_value_lines(game, game.own, words))
    yield ""
    yield words.say("cli-box-own", {"file": str(own_box_path(game.id)), "count": len(changed)})
    yield from (f"    {one}" for one in changed)


def _values(game: Game[Any, Any], tables: dict[str, Any], table: str, words: Words) -> Iterator[str]:
    names = {_called(game, key, words): key for key in tables if key not in game.components.annotation_tables}
    key = next((key for name, key in names.items() if table.casefold() in (key, name.casefold())), None)
    if key is None:
        raise UserError(
            "cli-no-table", game=words.say(f"{game.id}-name"), table=table, tables=", ".join(names)
        )
    mine = {each for each, _ in boxes.leaves(game.own)}
    yield from _value_lines(game, {key: tables[key]}, words, mine)


def _value_lines(
    game: Game[Any, Any], tables: dict[str, Any], words: Words, mine: set[str] | None = None
) -> Iterator[str]:
    """Yield every value in words, with its key in the box file."""
    for component, part in game.components.split(tables).items():
        name = words.called([Named(*game.display.component_name(component))])
        for field, value in part.values.items():
            key = components.key_of(component, field)
            label = words.called(game.display.field_names(component, field))
            said = game.display.describe_value(key, value)
            mark = f"  ({words.say('web-source-own')})" if key in (mine or ()) else ""
            yield f"{name}, {label}: {words.value(said)}{mark}  {click.style(key, dim=True)}"


def _called(game: Game[Any, Any], table: str, words: Words) -> str:
    """Return the name of a kind of components, or its key if it has no words."""
    message = kind_name(game, table).message
    return words.say(message) if words.has(message) else table
