"""The owner's box from the command line: enter printed values once, and carry the file about."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from automatable import games
from automatable.cli import language
from automatable.core import box as boxes
from automatable.core.game import Game
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play import toml
from automatable.play.folder import own_box, own_box_path, write_own_box, write_whole

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
    words = Words(lang or language(), game if game in games.names() else "")
    loaded = _loaded(game)
    missing = loaded.missing()
    if only_list:
        for key in missing:
            click.echo(key)
        return
    for key in keys or missing:
        if not _enter_key(_loaded(game), key, words):
            break
    left = _loaded(game).missing()
    click.echo(words.say("cli-box-left", {"count": len(left), "file": str(own_box_path(game))}))


def _loaded(game: str) -> Game[Any, Any]:
    return games.load(game, own_box(game), str(own_box_path(game)))


def _enter_key(game: Game[Any, Any], key: str, words: Words) -> bool:
    """Ask everything about one key and keep it; False when the player leaves."""
    answers: dict[str, Any] = {}
    while (question := game.next_entry(key, answers)) is not None:
        typed = _ask(question, words)
        if typed is None:
            return False
        answers[question.id] = typed
    write_own_box(game.id, boxes.merged(game.own, game.entered(key, answers)))
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


@click.command("export", epilog="\b\nExample: automatable box export pendulum my-pendulum.toml")
@click.argument("game")
@click.argument("file", metavar="FILE|-", default="-")
def export_(game: str, file: str) -> None:
    """Write your own box of GAME as a TOML file."""
    text = toml.dumps(_loaded(game).own)
    if file == "-":
        click.echo(text, nl=False)
    else:
        write_whole(Path(file), text)


@click.command("import", epilog="\b\nExample: automatable box import pendulum my-pendulum.toml")
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@LANG
def import_(game: str, file: Path, lang: str | None) -> None:
    """Lay a box FILE over your own box of GAME; refused as a whole if anything in it is wrong."""
    tables = boxes.merged(_loaded(game).own, boxes.read(file))
    for defect in games.load(game, tables, file.name).box_defects():
        raise Refused(defect.message, **defect.args)
    write_own_box(game, tables)
    click.echo(Words(lang or language()).say("cli-box-imported", {"file": str(own_box_path(game))}))
