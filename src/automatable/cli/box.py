"""Boxes: show what is in them and where it comes from, in words; keys only as they stand in a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from automatable import games
from automatable.cli import language
from automatable.cli.box_correct import correct
from automatable.cli.box_sharing import check, compare, export_, import_, link
from automatable.cli.box_shelf import shelf
from automatable.cli.own_box import enter
from automatable.cli.playing import LANG
from automatable.core import box as boxes
from automatable.core import things
from automatable.core.fields import Named
from automatable.core.game import Game
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play.folder import own_box, own_box_path
from automatable.play.shelving import kind_name
from automatable.play.studies import tables_of


@click.group()
def box() -> None:
    """Printed values: cards, boards, tracks, with their provenance."""


for command in (shelf, enter, correct, export_, import_, link, compare, check):
    box.add_command(command)


@box.command(epilog="\b\nExample: automatable box show scythe --table cards")
@click.argument("game")
@click.option("--table", help="The values of these things, by their name or the key of their table.")
@click.option("--json", "as_json", is_flag=True, help="The whole box as JSON.")
@LANG
def show(game: str, table: str | None, as_json: bool, lang: str | None) -> None:
    """Show GAME's box: where its values come from, and what your own box changes."""
    own = own_box(game)
    loaded = games.load(game, own, str(own_box_path(game)))
    tables = tables_of(loaded)
    if as_json:
        click.echo(msgspec.json.encode(tables))
        return
    words = Words(lang or language(), game)
    lines = _sources(loaded, tables, own, words) if table is None else _values(loaded, tables, table, words)
    for line in lines:
        click.echo(line)


def _sources(
    game: Game[Any, Any], tables: dict[str, Any], own: dict[str, Any], words: Words
) -> Iterator[str]:
    for name, source in tables["provenance"].items():
        note = f" ({source['note']})" if source.get("note") else ""
        kind = words.say(f"web-kind-{source['kind']}")
        yield f"{_called(game, name, words)}: {kind}. {source['source']}{note}"
    changed = list(_told(game, own, words))
    yield ""
    yield words.say("cli-box-own", {"file": str(own_box_path(game.id)), "count": len(changed)})
    yield from (f"    {one}" for one in changed)


def _values(game: Game[Any, Any], tables: dict[str, Any], table: str, words: Words) -> Iterator[str]:
    names = {_called(game, key, words): key for key in tables if key not in game.marking}
    key = next((key for name, key in names.items() if table.casefold() in (key, name.casefold())), None)
    if key is None:
        raise Refused("cli-no-table", game=words.say(f"{game.id}-name"), table=table, tables=", ".join(names))
    mine = {each for each, _ in boxes.leaves(game.own)}
    yield from _told(game, {key: tables[key]}, words, mine)


def _told(
    game: Game[Any, Any], tables: dict[str, Any], words: Words, mine: set[str] | None = None
) -> Iterator[str]:
    """Every value in words, with its key as it stands in a file."""
    for thing, told in game.taken_apart(tables).items():
        name = words.called([Named(*game.thing_name(thing))])
        for field, value in told.values.items():
            key = things.key_of(thing, field)
            said = (
                f"{words.called(game.field_names(thing, field))}: {words.value(game.described(key, value))}"
            )
            mark = f"  ({words.say('web-source-own')})" if key in (mine or ()) else ""
            yield f"{name}, {said}{mark}  {click.style(key, dim=True)}"


def _called(game: Game[Any, Any], table: str, words: Words) -> str:
    """What the things of a table are called; what has no words, by its key."""
    message = kind_name(game, table).message
    return words.say(message) if words.has(message) else table
