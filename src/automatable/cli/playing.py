"""Playing from the command line: new, play, log, export, import."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec import inspect

from automatable import games
from automatable.cli import language
from automatable.cli.reading import json_of, text_of
from automatable.core.game import Game
from automatable.locales import Words
from automatable.play import messages
from automatable.play.desk import Desk
from automatable.play.folder import data_folder, own_box, write_whole
from automatable.play.replies import View
from automatable.play.store import Store

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")


def open_desk() -> Desk:
    """The user's saved games and boxes."""
    return Desk(Store(data_folder() / "games.sqlite"))


class PerGame(click.Group):
    """One sub-command per game, its options made from that game's set-up choices."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(games.names())

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return _new(name) if name in games.names() else None


@click.command(
    cls=PerGame, epilog="\b\nExample: automatable new scythe --level automa --automa saxony --physical"
)
def new() -> None:
    """Begin a game and print its set-up checklist. `automatable new GAME --help` lists the choices."""


def _new(name: str) -> click.Command:
    game = games.door(name)
    words = Words(language(), name)
    fields: Any = inspect.type_info(game.Setup)
    params: list[click.Parameter] = [_option(field, words, _levels(game)) for field in fields.fields]
    params += [
        click.Option(["--seed"], type=int, help="Seed of the app's decks; by default a fresh one."),
        click.Option(
            ["--physical"], is_flag=True, help="You turn your own Automa cards and name their numbers."
        ),
        click.Option(["--json", "as_json"], is_flag=True, help="Print the new position as JSON."),
        click.Option(["--lang"], type=click.Choice(["en", "ru"]), help="Language of the text."),
    ]

    def create(seed: int | None, physical: bool, as_json: bool, lang: str | None, **setup: Any) -> None:
        chosen = {key: value for key, value in setup.items() if value is not None}
        decks = game.decks if physical else ()
        desk = open_desk()
        view: View = desk.reply(messages.New(name, chosen, seed, decks))
        if as_json:
            click.echo(msgspec.json.encode({"id": view.table, "position": view.position}))
            return
        from automatable.cli.opening import checklist
        from automatable.cli.par import par_of_level

        click.echo(Words(lang or language()).say("cli-saved", {"id": view.table}))
        if said := par_of_level(desk, name, view.level, lang or language()):
            click.echo(said)
        for line in checklist(desk, view, lang or language()):
            click.echo(line)

    return click.Command(name, callback=create, params=params, help=words.say(f"{name}-name"))


def _levels(game: type[Game[Any, Any]]) -> tuple[str, ...]:
    """The levels on offer, those of the player's own box too; without one there is no box to be read."""
    own = own_box(game.id)
    return games.load(game.id, own, f"{game.id}.toml").levels if own else game.levels


def _option(field: Any, words: Words, levels: tuple[str, ...]) -> click.Option:
    flag = f"--{field.name.replace('_', '-')}"
    text = words.say(f"{words.game}-setup-{field.name}")
    kind = field.type
    if isinstance(kind, inspect.BoolType):
        return click.Option([f"{flag}/--no-{flag[2:]}", field.name], default=None, help=text)
    values: Any = _Json()
    if field.name == "level" and isinstance(kind, inspect.StrType):
        values = click.Choice(levels)
    elif isinstance(kind, inspect.LiteralType):
        values = click.Choice([str(value) for value in kind.values])
        if all(isinstance(value, int) for value in kind.values):
            values = _Numbers([str(value) for value in kind.values])
    elif isinstance(kind, inspect.IntType):
        values = click.IntRange(kind.ge, kind.le)
    shown = f"{text} [{field.default}]" if field.default is not msgspec.NODEFAULT else text
    return click.Option([flag, field.name], type=values, default=None, help=shown)


class _Numbers(click.Choice[str]):
    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        return int(super().convert(str(value), param, ctx))


class _Json(click.ParamType):  # type: ignore[type-arg]
    name = "json"

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        if not isinstance(value, str):
            return value
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            return value


@click.command(epilog="\b\nExample: automatable play scythe")
@click.argument("game", required=False)
@LANG
def play(game: str | None, lang: str | None) -> None:
    """Play in the terminal. GAME: the name of a game for a new one, or the number of a saved one."""
    from automatable.cli.terminal import open_table

    open_table(open_desk(), game, lang or language())


@click.command(epilog="\b\nExample: automatable log 3 --json")
@click.argument("id", type=int, required=False)
@click.option("--json", "as_json", is_flag=True, help="One event per line as JSON.")
@LANG
def log(id: int | None, as_json: bool, lang: str | None) -> None:
    """The log of saved game ID; without ID the list of saved games."""
    from automatable.cli.opening import list_games, log_lines

    desk = open_desk()
    if id is None:
        list_games(desk, lang or language(), click.echo)
    elif as_json:
        file = desk.reply(messages.Export(id)).file
        for step in file["steps"][: file["at"]]:
            click.echo(msgspec.json.encode(step["event"]))
    else:
        for line in log_lines(desk, desk.view(id), lang or language()):
            click.echo(line)


@click.command("export", epilog="\b\nExample: automatable export 3 my-game.json")
@click.argument("id", type=int, required=False)
@click.argument("file", metavar="FILE|-", default="-")
@click.option(
    "--all", "whole", metavar="[FILE]", is_flag=False, flag_value="-",
    help="Everything: saved games, own boxes, settings.",
)  # fmt: skip
def export_(id: int | None, file: str, whole: str | None) -> None:
    """Write saved game ID as a small JSON file, or everything that is kept."""
    if whole is not None:
        _write(whole, _text(open_desk().reply(messages.ExportAll()).file))
    elif id is not None:
        _write(file, _text(open_desk().reply(messages.Export(id)).file))
    else:
        raise click.UsageError("Name a saved game, or --all.")


def _text(file: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def _write(file: str, text: str) -> None:
    if file == "-":
        click.echo(text, nl=False)
    else:
        write_whole(Path(file), text)


@click.command("import", epilog="\b\nExample: automatable import my-game.json")
@click.argument("file", metavar="FILE|-")
@LANG
def import_(file: str, lang: str | None) -> None:
    """Read an exported game, kept under a new number once it plays through, or a file of everything."""
    words = Words(lang or language())
    data = json_of(text_of(file), file)
    if "everything" in data:
        brought = open_desk().reply(messages.ImportAll(data))
        click.echo(words.say("play-brought", {"games": brought.games, "known": brought.known}))
        return
    view = open_desk().reply(messages.Import(data))
    click.echo(words.say("cli-saved", {"id": view.table}))
