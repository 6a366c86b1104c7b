"""``lab run`` and ``lab report``: play many games, and write the report of a run that was kept."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Any

import click

from automatable.cli import language
from automatable.cli.commands.lab.compare import comparison_json, write_comparison_files
from automatable.cli.commands.lab.options import JSON, LANG, VARIANT, playing, print_files, print_json
from automatable.cli.commands.lab.progress import progress_bar
from automatable.cli.commands.lab.tables import games_each, show_comparison, show_summary, show_unfinished
from automatable.lab.analysis.compare import comparison_of
from automatable.lab.analysis.results import Results
from automatable.lab.report.labels import Labels

FULL = click.option("--full", is_flag=True, help="Every measure, with spread and quantiles.")


@click.command(epilog="\b\nExample: automatable lab run scythe --level all --games 2000 --out runs/scythe")
@click.argument("game")
@click.option("--level", "levels", multiple=True, help="A level, or all. Repeatable.  [default: all]")
@VARIANT
@click.option("--cards", type=int, help="Games for the effect of each card.  [default: games / 50]")
@click.option(
    "--until",
    metavar="[MEASURE=]HALF",
    help="Stop when half the interval is that narrow; --games is the most. Exit status 3 if not reached.",
)
@FULL
@click.option("--samples", is_flag=True, help="Keep a row per game as Parquet (needs --out).")
@click.option(
    "--listen-every",
    type=int,
    help="Follow one game in so many in detail.  [default: the first 100, then 1 in 50]",
)
@playing
def run(
    game: str,
    levels: tuple[str, ...],
    lang: str,
    out: Path | None,
    full: bool,
    as_json: bool,
    **how: Any,
) -> None:
    """Play GAME many times and count."""
    from automatable.lab import run as play

    if how["samples"] and out is None:
        raise click.UsageError("--samples needs --out")
    if levels and levels != ("all",):
        how["level"] = levels
    labels = Labels(lang, game)
    with progress_bar(labels, "progress", "resumes" if out else "interrupted") as bar:
        results = play(game, out=out, progress=bar.progress, narrows=bar.narrows, **how)
    files = write_run_files(results, out, lang)  # before anything is shown: nobody may read to the end
    if as_json:
        print_json(run_json(results, files))
        narrow = results.plan.until is None or all(results.narrow(*cell) for cell in results.cells)
    else:
        show_summary(results, labels, full)
        narrow = show_width(results, labels)
        print_files(files, labels)
    if not narrow:
        raise SystemExit(3)


def show_width(results: Results, labels: Labels) -> bool:
    """Say how many games a run with ``--until`` took; return whether it reached the width."""
    until, half = results.plan.until, results.widest
    if until is None or half is None:
        return True
    low, high = games_each(results)
    same = "yes" if low == high else "no"
    click.echo(labels.say("until-played", games=results.games, low=low, high=high, same=same))
    if all(results.narrow(*cell) for cell in results.cells):
        return True
    missed = {"measure": labels.measure(until.measure), "asked": f"{until.half:g}"}
    if isfinite(half):
        click.echo(labels.say("until-missed", half=f"{half:.2f}", **missed))
    else:
        click.echo(labels.say("until-few", **missed))
    return False


@click.command(epilog="\b\nExample: automatable lab report runs/scythe --lang ru")
@click.argument("folder", type=click.Path(path_type=Path))
@FULL
@JSON
@LANG
def report(folder: Path, full: bool, as_json: bool, lang: str | None) -> None:
    """Write the report of a run that was kept, finished or not."""
    from automatable.lab import read

    results = read(folder)
    labels = Labels(lang or language(), results.plan.game)
    found = comparison_of(results)
    if found is not None:
        files = write_comparison_files(found, folder, labels.words.language)
    else:
        files = write_run_files(results, folder, labels.words.language)
    if as_json:
        print_json(run_json(results, files) if found is None else comparison_json(found, files))
        return
    if found is not None:
        show_comparison(found, labels, full)
    else:
        show_summary(results, labels, full)
    show_unfinished(results, labels)
    print_files(files, labels)


def run_json(results: Results, files: tuple[Path, ...]) -> dict[str, object]:
    """The results of a run as plain data."""
    plan = results.plan
    return {
        "game": plan.game,
        "variant": plan.variant.name if plan.variant else None,
        "seed": plan.seed,
        "games": results.games,
        "wanted": results.wanted,
        "finished": results.finished,
        "practice": plan.practice,
        "summary": results.rows(),
        "cards": results.card_rows(),
        "files": [str(file) for file in files],
    }


def write_run_files(results: Results, out: Path | None, lang: str) -> tuple[Path, ...]:
    """Write the tables and the report of a run."""
    from automatable.lab import write_report
    from automatable.lab.runs.folder import write_table

    if out is None:
        return ()
    cards = (write_table(results.card_table(), out / "cards.parquet"),) if results.card_rows() else ()
    return (
        write_table(results.table(), out / "summary.parquet"),
        *cards,
        write_report(results, out / "report.html", lang),
    )
