"""Boxes: show what is in them and where it comes from, check a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from automatable import games
from automatable.cli import language
from automatable.cli.own_box import enter, export_, import_
from automatable.core import box as boxes
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play.folder import own_box, own_box_path


@click.group()
def box() -> None:
    """Printed values: cards, boards, tracks, with their provenance."""


for command in (enter, export_, import_):
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


@box.command(epilog="\b\nExample: automatable box check my-scythe.toml --game scythe")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="The game; by default the file's name says it, as in scythe.toml.")
def check(file: Path, game: str | None) -> None:
    """Check a box FILE of your own: refused with file, key and reason if anything in it is wrong."""
    own = boxes.read(file)
    name = game or next((name for name in games.names() if file.stem.startswith(name)), None)
    if name is None:
        raise Refused("cli-which-game", file=str(file), games=", ".join(games.names()))
    defects = games.load(name, own, file.name).box_defects()
    if defects:
        words = Words(language(), name)
        for defect in defects:
            click.echo(words.say(defect.message, defect.args), err=True)
        raise Refused("cli-box-defects", file=str(file), count=len(defects))
    count = sum(1 for _ in boxes.leaves(own))
    click.echo(f"{file}: fine. {count} values override the shipped {name} box.")
