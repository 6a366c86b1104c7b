"""A box as a shelf in the terminal: printed things by kind, what is done and what is missing."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec

from automatable.cli import language
from automatable.cli.playing import LANG, open_desk
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play import messages
from automatable.play.replies import Shelf, Shelved

MARKS = {"done": "✓", "begun": "…", "missing": "·"}


@click.command(epilog="\b\nExample: automatable box shelf golem books")
@click.argument("game")
@click.argument("kind", required=False)
@click.option("--missing", is_flag=True, help="Only what is not entered whole yet.")
@click.option("--json", "as_json", is_flag=True, help="The shelf as JSON.")
@LANG
def shelf(game: str, kind: str | None, missing: bool, as_json: bool, lang: str | None) -> None:
    """GAME's box thing by thing: what is entered, what is missing, what it says. KIND: one kind of things."""
    rows: tuple[Shelf, ...] = open_desk().reply(messages.Box(game)).shelf
    words = Words(lang or language(), game)
    if kind is not None:
        rows = tuple(row for row in rows if kind in (row.table, words.called([row.name])))
        if not rows:
            raise Refused("cli-no-kind", game=game, kind=kind)
    if as_json:
        click.echo(msgspec.json.encode(rows))
        return
    asked = [thing for row in rows if row.asked for thing in row.things]
    if asked:
        click.echo(words.say("web-shelf-progress", {"done": _done(asked), "count": len(asked)}))
    for row in rows:
        for line in _row(row, words, missing):
            click.echo(line)


def _done(things: tuple[Shelved, ...] | list[Shelved]) -> int:
    return sum(thing.state == "done" for thing in things)


def _row(row: Shelf, words: Words, missing: bool) -> Iterator[str]:
    """A kind, and its things: a mark, its name, the key under which it is entered, what it says."""
    things = [thing for thing in row.things if not missing or thing.state != "done"]
    if not things:
        return
    count = words.say("web-shelf-of", {"done": _done(row.things), "count": len(row.things)})
    yield f"\n{words.called([row.name])}" + (f", {count}" if row.asked else "")
    for thing in things:
        said = " · ".join(f"{words.called(one.names)}: {words.value(one.said)}" for one in thing.says)
        mark = MARKS[thing.state] if row.asked else " "
        name = f"{words.called([thing.name])} {click.style(thing.key, dim=True)}"
        yield f"  {mark} {name}" + (f" – {said}" if said else "")
