"""``automatable box correct``: change the printed values of one component."""

from __future__ import annotations

from typing import Any

import click

from automatable.cli import language
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.cli.terminal.form import FormPrompt
from automatable.core.box.dotted_keys import tables_of
from automatable.core.box.loader import merged
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Form
from automatable.locales import Words
from automatable.play import requests
from automatable.play.service import Service


@click.command(epilog='\b\nExample: automatable box correct scythe "Automa card 3"')
@click.argument("game")
@click.argument("component", nargs=-1, required=True)
@LANG
def correct(game: str, component: tuple[str, ...], lang: str | None) -> None:
    """Correct values that differ in your copy.

    COMPONENT is the name or key of a card, tile or board of GAME. Each value is saved to your own box at
    once; an empty line ends.
    """
    service, words = open_service(), Words(lang or language(), game)
    key = _key(service, game, " ".join(component), words)
    while (changes := _changes(service, game, key, words)) is not None:
        tables = merged(service.respond(requests.ReadBox(game)).own, tables_of(changes))
        try:
            service.respond(requests.SaveBox(game, tables))
        except UserError as user_error:
            click.echo(words.error_sentence(user_error))
        else:
            click.echo(words.say("web-box-saved"))


def _key(service: Service, game: str, typed: str, words: Words) -> str:
    """Return the key of a component that was typed as a key or as a name."""
    for row in service.respond(requests.ReadBox(game)).catalog:
        for component in row.components:
            if typed.casefold() in (component.key, words.called([component.name]).casefold()):
                return str(component.key)
    raise UserError("cli-no-kind", game=words.say(f"{game}-name"), kind=typed)


def _changes(service: Service, game: str, key: str, words: Words) -> dict[str, Any] | None:
    """Ask for one change; return values by key, or None at the end."""
    component = service.respond(requests.ReadComponent(game, key))
    found = Form(tuple(value.field for value in component.values), component.choices, component.forms)
    while True:
        try:
            return FormPrompt(found, words).one()
        except UserError as user_error:
            click.echo(words.error_sentence(user_error))
