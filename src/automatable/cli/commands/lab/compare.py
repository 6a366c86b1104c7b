"""``lab compare``: two levels, boxes, decks or rules on the same seeds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from automatable.cli.commands.lab.options import playing, print_files, print_json
from automatable.cli.commands.lab.progress import progress_bar
from automatable.cli.commands.lab.tables import show_comparison
from automatable.lab.analysis.compare import Comparison
from automatable.lab.report.labels import Labels


@click.command(epilog="\b\nExample: automatable lab compare scythe automa automaszyna --games 500")
@click.argument("game")
@click.argument("a", default="")
@click.argument("b", default="")
@click.option("--variant", metavar="FILE.py:CLASS", help="Play B by the rules of this class.")
@click.option("--level", help="The level where A or B names none.")
@click.option("--full", is_flag=True, help="Every measure, not only the main ones.")
@playing
def compare(
    game: str, a: str, b: str, lang: str, out: Path | None, full: bool, as_json: bool, **how: Any
) -> None:
    """Play A and B of GAME on the same seeds and show the difference.

    A and B are a level, a box file (.toml), a set-up option (KEY=VALUE), without:CARD or a variant
    (FILE.py:CLASS), or several of these joined by "+". With --variant A and B may be left out. With --out the
    table and a report are kept.
    """
    from automatable.lab import compare as play

    if not (a or b or how["variant"]):
        raise click.UsageError("Name A and B, or a variant with --variant.")
    labels = Labels(lang, game)
    with progress_bar(labels, "progress", "resumes" if out else "interrupted") as bar:
        found = play(game, a, b, out=out, progress=bar.progress, **how)
    files = write_comparison_files(found, out, lang)
    if as_json:
        print_json(comparison_json(found, files))
        return
    show_comparison(found, labels, full)
    print_files(files, labels)


def comparison_json(found: Comparison, files: tuple[Path, ...]) -> dict[str, object]:
    """A comparison as plain data."""
    plan = found.results.plan
    return {
        "game": plan.game,
        "a": found.a.name,
        "b": found.b.name,
        "seed": plan.seed,
        "finished": found.results.finished,
        "practice": plan.practice,
        "differences": found.rows(),
        "files": [str(file) for file in files],
    }


def write_comparison_files(found: Comparison, out: Path | None, lang: str) -> tuple[Path, ...]:
    """Write the table and the report of a comparison."""
    from automatable.lab.report.comparison import write_comparison
    from automatable.lab.runs.folder import write_table

    if out is None:
        return ()
    return (
        write_table(found.table(), out / "comparison.parquet"),
        write_comparison(found, out / "report.html", lang),
    )
