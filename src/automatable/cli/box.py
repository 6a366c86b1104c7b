"""Boxes: show what is in them and where it comes from."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from automatable import games
from automatable.cli.box_sharing import check, compare, export_, import_, link
from automatable.cli.box_shelf import shelf
from automatable.cli.own_box import enter
from automatable.core import box as boxes
from automatable.core.refused import Refused
from automatable.play.folder import own_box, own_box_path


@click.group()
def box() -> None:
    """Printed values: cards, boards, tracks, with their provenance."""


for command in (shelf, enter, export_, import_, link, compare, check):
    box.add_command(command)


@box.command(epilog="\b\nExample: automatable box show scythe --table cards")
@click.argument("game")
@click.option("--table", help="Print the values of this table.")
@click.option("--json", "as_json", is_flag=True, help="The whole box as JSON.")
def show(game: str, table: str | None, as_json: bool) -> None:
    """Show GAME's box: its tables, where their values come from, and what your own box changes."""
    own = own_box(game)
    loaded = games.load(game, own, str(own_box_path(game)))
    tables = boxes.merged(boxes.shipped(loaded.folder / "box"), own)
    if as_json:
        click.echo(msgspec.json.encode(tables))
        return
    if table is not None:
        if table not in tables:
            raise Refused("cli-no-table", game=game, table=table, tables=", ".join(tables))
        for key, value in boxes.leaves(tables[table], table):
            mark = "  (your box)" if _changed(own, key) else ""
            click.echo(f"{key} = {msgspec.json.encode(value).decode()}{mark}")
        return
    for name, source in tables["provenance"].items():
        note = f" ({source['note']})" if source.get("note") else ""
        click.echo(f"{name:14} {source['kind']:12} {source['source']}{note}")
    changed = [key for key, _ in boxes.leaves(own)]
    click.echo(f"\n{own_box_path(game)}: {len(changed)} values of your own")
    for key in changed:
        click.echo(f"    {key}")


def _changed(own: dict[str, Any], key: str) -> bool:
    return any(each == key for each, _ in boxes.leaves(own))
