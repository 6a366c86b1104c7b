"""``lab sensitivity``: rank the numbers of a box by their effect on a measure."""

from __future__ import annotations

from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from automatable.cli import language
from automatable.cli.commands.lab.options import (
    BOX,
    CLUSTER,
    JSON,
    LANG,
    SEED,
    SET,
    VARIANT,
    WORKERS,
    print_json,
    with_box,
)
from automatable.cli.commands.lab.progress import progress_bar
from automatable.cli.commands.lab.tables import NARROW, practice_lines
from automatable.lab.analysis.sensitivity import Sensitivity
from automatable.lab.report.labels import Labels, shown


@click.command(
    epilog="\b\nExample: automatable lab sensitivity scythe turns --level automa --under star_cards"
)
@click.argument("game")
@click.argument("measure")
@click.option("--level", required=True, help="The level that is played.")
@VARIANT
@click.option("--under", default="", help="Only keys of the box that begin with this.")
@click.option("--human", default="steady", show_default=True, help="The human model.")
@click.option("--games", default=50, show_default=True, help="Games for each number of the box.")
@SEED
@BOX
@SET
@WORKERS
@CLUSTER
@click.option("--top", type=click.IntRange(min=1), default=20, show_default=True, help="Rows to show.")
@click.option("--full", is_flag=True, help="Also the keys that cannot change alone, and why.")
@JSON
@LANG
def sensitivity(
    game: str, measure: str, lang: str | None, top: int, full: bool, as_json: bool, **how: Any
) -> None:
    """Rank the numbers of a box by how much one more of each changes MEASURE."""
    from automatable.lab import sensitivity as rank

    lang = lang or language()
    labels = Labels(lang, game)
    with progress_bar(labels, "trying", "nothing-kept") as bar:
        found = rank(game, measure, progress=bar.progress, **with_box(how))
    if as_json:
        print_json(
            {
                "measure": measure,
                "numbers": found.rows(),
                "changed_nothing": found.idle,
                "of_other_levels": found.other_levels,
                "refused": found.reasons(lang),
                "practice": found.practice,
            }
        )
    else:
        show(found, labels, lang, top, full)


def show(found: Sensitivity, labels: Labels, lang: str, top: int, full: bool) -> None:
    """The strongest numbers, and how many others there are."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("key", "value", "change-by-one", "in-print"):
        table.add_column(labels.say(head), overflow="fold")
    for effect in found.effects[:top]:
        mark = labels.say("yes") if effect.printed else ""
        table.add_row(effect.key, str(effect.value), shown(effect.change), mark)
    Console(width=NARROW).print(table)
    if (hidden := len(found.effects) - top) > 0:
        click.echo(labels.say("sensitivity-hidden", hidden=hidden, all=len(found.effects)))
    strong, idle, refused = len(found.effects), len(found.idle), len(found.refused)
    counts = {"keys": strong, "idle": idle, "refused": refused, "tried": strong + idle + refused}
    click.echo(labels.say("sensitivity-note", **counts))
    if found.other_levels:
        click.echo(labels.say("sensitivity-other-levels", keys=len(found.other_levels)))
    if found.refused:
        click.echo(labels.say("sensitivity-refused" if full else "sensitivity-why"))
    for key, reason in found.reasons(lang).items() if full else ():
        click.echo(f"  {reason}" if key in reason else f"  {key}: {reason}")
    for line in practice_lines(labels, found.practice):
        click.echo(line)
