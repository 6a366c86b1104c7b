"""``lab keep``: one game of a run as a saved game."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from automatable.cli import language
from automatable.cli.commands.lab.options import BOX, LANG, SET, with_box
from automatable.cli.commands.lab.progress import with_trace
from automatable.core.engine.errors import UserError
from automatable.lab.report.labels import Labels


@click.command(
    epilog="\b\nExample: automatable lab keep scythe --level automa --human steady --seed 1 --game 17"
)
@click.argument("game")
@click.option("--level", required=True, help="The level of the run.")
@click.option("--human", default="steady", show_default=True, help="The human model of the run.")
@click.option("--seed", default=1, show_default=True, help="The seed of the run.")
@click.option("--game", "number", default=0, show_default=True, help="The number of the game in the run.")
@BOX
@SET
@click.option(
    "--run", "folder", type=click.Path(path_type=Path), help="The folder of the run: seed, box and set-up."
)
@click.option("--out", type=click.Path(path_type=Path), help="A file for `automatable import` instead.")
@LANG
@with_trace()
def keep(
    game: str,
    level: str,
    human: str,
    seed: int,
    number: int,
    box_file: str | None,
    setup: tuple[str, ...],
    folder: Path | None,
    out: Path | None,
    lang: str | None,
) -> None:
    """Keep one game of a run as a saved game, to go through it in the companion with Why?."""
    from automatable.cli.commands.saved_games import open_service
    from automatable.lab import make_plan
    from automatable.lab.runs.folder import write
    from automatable.lab.runs.saved_game import kept_plan, saved_game
    from automatable.play.export import game_file

    if number < 0:
        raise UserError("lab-bad-game", number=number)
    labels = Labels(lang or language(), game)
    if folder is not None:
        plan = kept_plan(folder, game, level, human, number)
    else:
        how = with_box({"box_file": box_file, "setup": setup})
        plan = make_plan(game, level=level, human=human, games=1, seed=seed, cards=0, **how)
    start, steps, first = saved_game(plan, number)
    if out is not None:
        file = msgspec.json.encode(game_file.GameFile(game_file.VERSION, start, tuple(steps), first))
        write(out, msgspec.json.format(file, indent=1) + b"\n")
        click.echo(labels.say("written", file=str(out)))
        return
    id = open_service().storage.insert(start, steps, first)
    click.echo(labels.say("kept-game", id=id, steps=len(steps)))
