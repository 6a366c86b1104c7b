"""``automatable box check``: check the values in a box file."""

from __future__ import annotations

from pathlib import Path

import click

from automatable import games
from automatable.cli import language
from automatable.cli.json_input import text_of
from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play.boxes import box_link, contributions
from automatable.play.boxes.box_sharing import game_of


@click.command(epilog="\b\nExample: automatable box check my-scythe.toml --game scythe")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="The game; by default named in the file or by the file name (scythe.toml).")
@click.option(
    "--contribute", is_flag=True, help="Also check the requirements for the project's boxes/ folder."
)
def check(file: Path, game: str | None, contribute: bool) -> None:
    """Check the values in a box FILE.

    Prints file, key and reason of everything that is wrong.
    """
    carried = box_link.read(text_of(str(file)).decode(errors="replace"), file.name)
    name = game or carried.game or next((name for name in games.names() if file.stem.startswith(name)), None)
    if name is None:
        raise UserError("cli-which-game", file=str(file), games=", ".join(games.names()))
    loaded = games.load(game_of(carried, name), carried.tables, file.name)
    words = Words(language(), name)
    faults = [*loaded.components.defects(), *(contributions.faults(loaded, carried) if contribute else ())]
    for fault in faults:
        click.echo(words.say(fault.message, fault.args), err=True)
    if faults:
        raise UserError("cli-box-defects", file=str(file), count=len(faults))
    components = len(loaded.components.split(carried.tables))
    click.echo(words.say("cli-box-fine", {"file": str(file), "things": components}))
