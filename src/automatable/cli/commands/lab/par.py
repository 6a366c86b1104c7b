"""``lab par``: the score that beats the Automa."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from automatable.cli import language
from automatable.cli.commands.lab.options import BOX, JSON, LANG, VARIANT, print_json
from automatable.cli.commands.lab.progress import progress_bar
from automatable.cli.commands.lab.tables import number_table, practice_lines
from automatable.lab.analysis.box_layers import read_layer
from automatable.lab.analysis.par import ParTable, fewest_of, write_par
from automatable.lab.report.labels import Labels
from automatable.lab.runs.folder import can_write
from automatable.play.history.par import SHOWN
from automatable.play.simulations import simulation_of


@click.command(epilog="\b\nExample: automatable lab par red-rising --level 2")
@click.argument("game")
@click.option("--level", "levels", multiple=True, help="This level only. Repeatable.")
@click.option("--games", type=int, help="Make the table anew from so many games of each level.")
@click.option("--seed", type=int, show_default="1", help="The same seed gives the same numbers.")
@click.option("--human", show_default="steady", help="The model that ends the games.")
@VARIANT
@BOX
@click.option("--out", type=click.Path(path_type=Path), help="Keep the new table in this file.")
@JSON
@LANG
def par(
    game: str,
    levels: tuple[str, ...],
    games: int | None,
    box_file: str | None,
    out: Path | None,
    as_json: bool,
    lang: str | None,
    **how: Any,
) -> None:
    """The score that beats the Automa in 50, 80 and 95 of 100 games, by the turn in which the game ends."""
    from automatable.lab import par as find

    labels = Labels(lang or language(), game)
    given = {name: value for name, value in how.items() if value is not None}
    for name in (*given, *(name for name, value in (("box", box_file), ("out", out)) if value is not None)):
        if games is None:
            raise click.UsageError(f"--{name} needs --games")
    if box_file is not None:
        given["box"] = read_layer(box_file)
    if out is not None:
        can_write(out)
    with progress_bar(labels, "progress", "nothing-kept") as bar:
        found = find(game, level=levels or "all", games=games, progress=bar.progress, **given)
    if out is not None:
        file = write_par(found.par, out)
        if not as_json:
            click.echo(labels.say("written", file=str(file)))
    if as_json:
        print_json({"game": game, "games": found.par.games, "human": found.par.human, "par": found.rows()})
    else:
        show(found, labels)


def show(found: ParTable, labels: Labels) -> None:
    """A table for each level by turn, or one table with a row for each level."""
    table = found.par
    turns = any(row.turn for rows in table.levels.values() for row in rows)
    console, heads = Console(), [labels.say("par-wins", wins=wins) for wins in SHOWN.values()]
    if turns:
        for level, rows in table.levels.items():
            shown = number_table([labels.say("par-turn"), *heads], labels.level(level))
            for row in rows:
                shown.add_row(str(row.turn), *(str(row.score(wins)) for wins in SHOWN.values()))
            console.print(shown)
    else:
        shown = number_table([labels.say("level"), *heads])
        for level, (row, *_) in table.levels.items():
            shown.add_row(labels.level(level), *(str(row.score(wins)) for wins in SHOWN.values()))
        console.print(shown)
    for line in practice_lines(labels, table.practice):
        click.echo(line)
    if needs := simulation_of(table.game).needs():
        click.echo(labels.words.say(needs))
    human = labels.model(table.human)
    click.echo(labels.say("par-note", games=table.games, human=human, turns="yes" if turns else "no"))
    if turns:
        click.echo(labels.say("par-left-out", fewest=fewest_of(table.games), games=table.games))
