"""``automatable new-game``: a package for a game of your own, from the template."""

from __future__ import annotations

import re
from pathlib import Path

import click

from automatable import games
from automatable.cli import language
from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play.storage.data_dir import write_whole

TEMPLATE = Path(__file__).parents[2] / "template"


@click.command("new-game", epilog="\b\nExample: automatable new-game lanterns --folder my-lanterns")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path), help="Target folder; by default NAME.")
def new_game(name: str, folder: Path | None) -> None:
    """Create a game of your own.

    Writes a folder with a tiny working game NAME: rules, box, words, rulebook and tests.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > 40:
        raise UserError("cli-game-name", name=name)
    if name in games.names():
        raise UserError("cli-game-taken", name=name)
    made = folder or Path(name)
    if made.exists() and (not made.is_dir() or any(made.iterdir())):
        raise UserError("cli-folder-taken", folder=str(made))
    write_game(name, made)
    click.echo(Words(language()).say("cli-game-made", {"folder": str(made), "name": name}))


def write_game(name: str, folder: Path) -> None:
    """Write the template with its names filled in."""
    filled = {
        "NAME": name,
        "MODULE": name.replace("-", "_"),
        "CLASS": name.title().replace("-", ""),
        "TITLE": name.replace("-", " ").capitalize(),
    }
    for source in sorted(TEMPLATE.rglob("*.txt")):
        path = folder / _filled(str(source.relative_to(TEMPLATE)).removesuffix(".txt"), filled)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, _filled(source.read_text(encoding="utf-8"), filled))


def _filled(text: str, filled: dict[str, str]) -> str:
    return re.sub("|".join(filled), lambda found: filled[found[0]], text)
