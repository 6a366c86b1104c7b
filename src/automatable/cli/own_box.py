"""The owner's box from the command line: enter printed values once, and carry the file about."""

from __future__ import annotations

from typing import Any

import click

from automatable.cli import language
from automatable.cli.answers import Enough, typed_one, typed_parts
from automatable.cli.playing import LANG, open_desk
from automatable.cli.tell import Teller
from automatable.core.question import Question
from automatable.play import messages
from automatable.play.desk import Desk
from automatable.play.folder import own_box_path


@click.command(epilog="\b\nExample: automatable box enter pendulum cards.7")
@click.argument("game")
@click.argument("keys", nargs=-1, metavar="[THING]...")
@click.option("--missing", "only_list", is_flag=True, help="Only list what is missing, with its keys.")
@LANG
def enter(game: str, keys: tuple[str, ...], only_list: bool, lang: str | None) -> None:
    """Enter printed values of GAME into your own box, by name or key; without THING, all that are missing.

    Each thing is kept as soon as it is answered; an empty line leaves, and the next time goes on from there.
    """
    desk = open_desk()
    box = desk.reply(messages.Box(game))
    teller = Teller(lang or language(), game)
    words = teller.words
    if only_list:
        for key in box.missing:
            click.echo(f"{_called(desk, game, key, teller)}  {click.style(key, dim=True)}")
        return
    for key in _named(desk, game, keys, box.things, teller) if keys else box.missing:
        if not _enter_key(desk, game, key, teller):
            break
    left = desk.reply(messages.Box(game)).missing
    click.echo(words.say("cli-box-left", {"count": len(left), "file": str(own_box_path(game))}))


def _called(desk: Desk, game: str, key: str, teller: Teller) -> str:
    """What a thing is called when it is asked for."""
    question = desk.reply(messages.BoxEnter(game, key, {})).question
    assert question is not None
    return teller.words.say(question.message, question.args)


def _named(
    desk: Desk, game: str, typed: tuple[str, ...], things: tuple[str, ...], teller: Teller
) -> tuple[str, ...]:
    """Keys as they are, and what is called by its name: all that was typed, or each on its own."""
    if all(each in things for each in typed):
        return typed
    names = {_called(desk, game, key, teller).casefold(): key for key in things}
    if (whole := " ".join(typed).casefold()) in names:
        return (names[whole],)
    return tuple(names.get(each.casefold(), each) for each in typed)


def _enter_key(desk: Desk, game: str, key: str, teller: Teller) -> bool:
    """Ask everything about one key, which keeps it; False when the player leaves."""
    answers: dict[str, Any] = {}
    while (question := desk.reply(messages.BoxEnter(game, key, answers)).question) is not None:
        typed = _ask(question, teller)
        if typed is None:
            return False
        answers = {**answers, question.id: typed}
    click.echo(teller.words.say("cli-box-kept", {"thing": _called(desk, game, key, teller)}))
    return True


def typed_line(said: str) -> str:
    """One line typed; the end of the input is an empty one."""
    click.echo(said)
    try:
        return input("> ").strip()
    except EOFError:
        return ""


def _ask(question: Question, teller: Teller) -> Any:
    """One answer, asked again until it fits; None for an empty line or the end of the input."""
    try:
        if question.parts:
            click.echo(teller.words.say(question.message, question.args))
            return typed_parts(question, teller, typed_line)
        return typed_one(question, teller.asked(question, question.default), teller, typed_line)
    except Enough:
        return None
