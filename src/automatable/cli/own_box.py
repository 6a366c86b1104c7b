"""The owner's box from the command line: enter printed values once, and carry the file about."""

from __future__ import annotations

import json
from typing import Any

import click

from automatable.cli import language
from automatable.cli.playing import open_desk
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play import messages
from automatable.play.desk import Desk
from automatable.play.folder import own_box_path

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")


@click.command(epilog="\b\nExample: automatable box enter pendulum cards.7")
@click.argument("game")
@click.argument("keys", nargs=-1, metavar="[KEY]...")
@click.option("--missing", "only_list", is_flag=True, help="Only list the keys that are missing.")
@LANG
def enter(game: str, keys: tuple[str, ...], only_list: bool, lang: str | None) -> None:
    """Enter printed values of GAME into your own box, KEY by KEY; without KEY, all that are missing.

    Each key is kept as soon as it is answered; an empty line leaves, and the next time goes on from there.
    """
    desk = open_desk()
    missing = desk.reply(messages.Box(game)).missing
    if only_list:
        for key in missing:
            click.echo(key)
        return
    words = Words(lang or language(), game)
    for key in keys or missing:
        if not _enter_key(desk, game, key, words):
            break
    left = desk.reply(messages.Box(game)).missing
    click.echo(words.say("cli-box-left", {"count": len(left), "file": str(own_box_path(game))}))


def _enter_key(desk: Desk, game: str, key: str, words: Words) -> bool:
    """Ask everything about one key, which keeps it; False when the player leaves."""
    answers: dict[str, Any] = {}
    while (question := desk.reply(messages.BoxEnter(game, key, answers)).question) is not None:
        typed = _ask(question, words)
        if typed is None:
            return False
        answers = {**answers, question.id: typed}
    click.echo(words.say("cli-box-kept", {"key": key}))
    return True


def _ask(question: Question, words: Words) -> Any:
    """One answer, asked again until it fits; None for an empty line or the end of the input."""
    click.echo(words.say(question.message, question.args))
    for number, option in enumerate(question.options, 1):
        click.echo(f"  {number}  {words.say(option.message, option.args)}")
    while True:
        try:
            typed = input("> ").strip()
        except EOFError:
            return None
        if not typed:
            return None
        try:
            return _answer(question, typed)
        except Refused as refused:
            click.echo(words.refusal(refused))


def _answer(question: Question, typed: str) -> Any:
    """An answer: the number of an option in the list, or a whole number."""
    value: Any = typed
    if question.options:
        if typed.isdecimal() and 1 <= int(typed) <= len(question.options):
            value = question.options[int(typed) - 1].value
    else:
        try:
            value = json.loads(typed)
        except ValueError:
            value = typed
    question.check(value)
    return value
