"""A printed thing corrected in the terminal: what differs from one's copy, by names and choices."""

from __future__ import annotations

from functools import reduce
from typing import Any

import click

from automatable.cli import language
from automatable.cli.correcting import Correcting
from automatable.cli.own_box import typed_line
from automatable.cli.playing import LANG, open_desk
from automatable.core.box import merged
from automatable.core.fields import Fields
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play import messages
from automatable.play.desk import Desk


@click.command(epilog='\b\nExample: automatable box correct scythe "Automa card 3"')
@click.argument("game")
@click.argument("thing", nargs=-1, required=True)
@LANG
def correct(game: str, thing: tuple[str, ...], lang: str | None) -> None:
    """Correct values of a THING of GAME, by its name or key, where they differ from your printed copy.

    Each value is kept in your own box as soon as it is told; an empty line ends.
    """
    desk, words = open_desk(), Words(lang or language(), game)
    key = _key(desk, game, " ".join(thing), words)
    while (told := _told(desk, game, key, words)) is not None:
        tables = desk.reply(messages.Box(game)).own
        for name, value in told.items():
            tables = merged(tables, _nested(name, value))
        try:
            desk.reply(messages.BoxSave(game, tables))
        except Refused as refused:
            click.echo(words.refusal(refused))
        else:
            click.echo(words.say("web-box-saved"))


def _key(desk: Desk, game: str, typed: str, words: Words) -> str:
    """The key of a thing: as it was typed, or that of the one which is called so."""
    for row in desk.reply(messages.Box(game)).shelf:
        for thing in row.things:
            if typed.casefold() in (thing.key, words.called([thing.name]).casefold()):
                return str(thing.key)
    raise Refused("cli-no-kind", game=words.say(f"{game}-name"), kind=typed)


def _told(desk: Desk, game: str, key: str, words: Words) -> dict[str, Any] | None:
    """What is set, by key; None when the player is done."""
    thing = desk.reply(messages.LookAtThing(game, key))
    found = Fields(tuple(value.field for value in thing.values), thing.choices, thing.sheets)
    while True:
        try:
            return Correcting(found, words, typed_line).one()
        except Refused as refused:
            click.echo(words.refusal(refused))


def _nested(key: str, value: Any) -> dict[str, Any]:
    """A value under its dotted key, as tables of a box."""
    return reduce(lambda inner, step: {step: inner}, reversed(key.split(".")), value)
