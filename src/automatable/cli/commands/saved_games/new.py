"""``automatable new``: start a game, with its set-up choices as options."""

from __future__ import annotations

from typing import Any

import click
import msgspec
from msgspec import inspect

from automatable import games
from automatable.cli import language, notify
from automatable.cli.commands.saved_games import open_service
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game
from automatable.core.engine.limits import DEPTH
from automatable.locales import Words
from automatable.play import requests
from automatable.play.boxes import loader
from automatable.play.responses import View
from automatable.play.storage import data_dir
from automatable.play.storage.data_dir import own_box_path


class PerGame(click.Group):
    """Group with one command per game; its options are the game's set-up choices."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(games.names())

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return _new(name) if name in games.names() else None


@click.command(
    cls=PerGame, epilog="\b\nExample: automatable new scythe --level automa --automa saxony --physical"
)
def new() -> None:
    """Start a game and print its set-up checklist. `automatable new GAME --help` lists the choices."""


def _new(name: str) -> click.Command:
    game = games.game_class(name)
    words = Words(language(), name)
    fields: Any = inspect.type_info(game.Setup)
    params: list[click.Parameter] = [_option(field, words, _levels(game)) for field in fields.fields]
    params += [
        click.Option(["--seed"], type=int, help="Seed of the app's decks; random by default."),
        click.Option(
            ["--physical"],
            is_flag=True,
            help="You draw from your own Automa deck and enter the card numbers.",
        ),
        click.Option(["--json", "as_json"], is_flag=True, help="Print the new position as JSON."),
        click.Option(["--lang"], type=click.Choice(["en", "ru"]), help="Language of the text."),
    ]

    def create(seed: int | None, physical: bool, as_json: bool, lang: str | None, **setup: Any) -> None:
        chosen = {key: value for key, value in setup.items() if value is not None}
        decks = game.decks if physical else ()
        service = open_service()
        view: View = service.respond(requests.NewGame(name, chosen, seed, decks))
        if as_json:
            click.echo(msgspec.json.encode({"id": view.table, "position": view.position}))
            return
        from automatable.cli.terminal.par import par_of_level
        from automatable.cli.terminal.set_up import checklist

        click.echo(Words(lang or language()).say("cli-saved", {"id": view.table}))
        if said := par_of_level(service, name, view.level, lang or language()):
            click.echo(said)
        for line in checklist(service, view, lang or language()):
            click.echo(line)

    return click.Command(name, callback=create, params=params, help=words.say(f"{name}-name"))


def _levels(game: type[Game[Any, Any]]) -> tuple[str, ...]:
    """Return the levels, including those of the user's own box."""
    if not own_box_path(game.id).exists():
        return game.levels
    return loader.load(data_dir, game.id, notify).levels


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
        except RecursionError:
            raise UserError("core-too-deep", most=DEPTH) from None
