"""``automatable box enter``: enter printed values into the user's own box."""

from __future__ import annotations

from typing import Any

import click

from automatable.cli import language
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.cli.terminal.form import EntryStopped, FormPrompt
from automatable.cli.wording import Narrator
from automatable.play import requests
from automatable.play.service import Service
from automatable.play.storage.data_dir import own_box_path


@click.command(epilog="\b\nExample: automatable box enter pendulum cards.7")
@click.argument("game")
@click.argument("keys", nargs=-1, metavar="[COMPONENT]...")
@click.option("--missing", "only_list", is_flag=True, help="Only list missing components, with their keys.")
@LANG
def enter(game: str, keys: tuple[str, ...], only_list: bool, lang: str | None) -> None:
    """Enter printed values of GAME into your own box.

    COMPONENT is the name or key of a card, tile or board; without it, all missing ones are asked. Each one is
    saved as soon as it is complete. An empty line stops; run the command again to continue.
    """
    service = open_service()
    box = service.respond(requests.ReadBox(game))
    narrator = Narrator(lang or language(), game)
    words = narrator.words
    if only_list:
        for key in box.missing:
            click.echo(f"{_called(service, game, key, narrator)}  {click.style(key, dim=True)}")
        return
    for key in _named(service, game, keys, box.entry_keys, narrator) if keys else box.missing:
        if not _enter_key(service, game, key, narrator):
            break
    left = service.respond(requests.ReadBox(game)).missing
    click.echo(words.say("cli-box-left", {"count": len(left), "file": str(own_box_path(game))}))


def _called(service: Service, game: str, key: str, narrator: Narrator) -> str:
    """Return the name of a component as its question words it."""
    question = service.respond(requests.EnterComponent(game, key, {})).question
    assert question is not None
    return narrator.words.say(question.message, question.args)


def _named(
    service: Service, game: str, typed: tuple[str, ...], components: tuple[str, ...], narrator: Narrator
) -> tuple[str, ...]:
    """Return keys for typed keys and names; all words may together be one name."""
    if all(each in components for each in typed):
        return typed
    names = {_called(service, game, key, narrator).casefold(): key for key in components}
    if (whole := " ".join(typed).casefold()) in names:
        return (names[whole],)
    return tuple(names.get(each.casefold(), each) for each in typed)


def _enter_key(service: Service, game: str, key: str, narrator: Narrator) -> bool:
    """Ask for one component and save it; return False when the user stops."""
    answers: dict[str, Any] = {}
    while (question := service.respond(requests.EnterComponent(game, key, answers)).question) is not None:
        if question.fields:
            click.echo(narrator.words.say(question.message, question.args))
        prompt = FormPrompt(question.form, narrator.words)
        try:
            typed = prompt.fill() if question.fields else prompt.ask(question.single)
        except EntryStopped:
            return False
        answers = {**answers, question.id: typed}
    click.echo(narrator.words.say("cli-box-kept", {"thing": _called(service, game, key, narrator)}))
    return True
