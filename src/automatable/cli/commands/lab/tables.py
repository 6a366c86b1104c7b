"""The tables of runs and comparisons on the terminal, within 80 columns."""

from __future__ import annotations

from math import isfinite

import click
from rich import box
from rich.console import Console
from rich.table import Table

from automatable.core.topics.simulation import MAIN
from automatable.lab.analysis.compare import Comparison
from automatable.lab.analysis.results import SHARES, Results, mean_of
from automatable.lab.report.comparison import numbers
from automatable.lab.report.labels import Labels, shown

NARROW, WIDE = 80, 170
"""Columns of the compact summary, and of the full one with a line for each measure."""

SHORT = tuple(measure for measure in MAIN if measure != "margin")
"""The columns of the compact summary."""


def show_summary(results: Results, labels: Labels, full: bool = False) -> None:
    """A row for each level and model, within 80 columns; every measure with ``--full`` and in the report."""
    if full:
        _full(results, labels)
    else:
        _compact(results, labels)
    for line in practice_lines(labels, results.plan.practice):
        click.echo(line)


def _compact(results: Results, labels: Labels) -> None:
    """The short summary. A level and model without games has no row."""
    cells = [cell for cell, counts in results.cells.items() if counts.games]
    if not cells:
        return
    console = Console(width=NARROW)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(f"{labels.say('level')} · {labels.say('model')}", overflow="fold")
    rows = [[_cell(results, *cell, measure) for measure in SHORT] for cell in cells]
    for measure, column in zip(SHORT, zip(*rows, strict=True), strict=True):
        head = labels.measure(measure)
        width = max(map(len, (*head.split(), *column)))  # what is left is for the names of the rows
        table.add_column(head, justify="right", width=width)
    room = NARROW - sum(int(column.width or 0) + 2 for column in table.columns[1:]) - 8
    for name, row in zip(_named(labels, cells, room), rows, strict=True):
        table.add_row(name, *row)
    console.print(table)
    console.print(labels.say("compact", kept=_kept(results)))
    if min(results.cells[cell].games for cell in cells) < 2:
        console.print(labels.say("compact-few"))


def _kept(results: Results) -> str:
    """Whether there is a report to look into."""
    return "yes" if results.folder is not None else "no"


def show_unfinished(results: Results, labels: Labels) -> None:
    """Say how many games an interrupted run has played."""
    if not results.finished:
        click.echo(labels.say("unfinished", games=results.games, wanted=results.wanted))


def _named(labels: Labels, cells: list[tuple[str, str]], room: int) -> list[str]:
    """Level and model of each row; the levels as short as one line asks for."""
    for ending in ("\n", " (", ":"):  # whole, without the brackets, their letter or number alone
        levels = {level: labels.level(level).split(ending)[0] for level, _ in cells}
        names = [f"{levels[level]} · {labels.model(model)}" for level, model in cells]
        if len(set(names)) == len(cells) and max(map(len, names)) <= room:
            return names
    return [f"{labels.level(level)} · {labels.model(model)}" for level, model in cells]


def _cell(results: Results, level: str, model: str, measure: str) -> str:
    """A mean with half its interval, or a share's interval itself where it is lopsided by more than a percent
    point; wins only against a model that tries to win."""
    values = results.values(level, model, measure)
    if not values or (measure in SHARES and not results.tries(model)):
        return "–"
    factor = 100 if measure in SHARES else 1
    value, low, high = (factor * each for each in mean_of(measure, values))
    sign = "%" if measure in SHARES else ""
    if not isfinite(high - low):
        return f"{value:.1f}{sign}"
    if sign and abs(high + low - 2 * value) > 1:
        return f"{low:.1f}–{high:.1f}{sign}"
    return f"{value:.1f}±{(high - low) / 2:.1f}{sign}"


def _full(results: Results, labels: Labels) -> None:
    """Every measure, a table for each level and model."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    tables: dict[tuple[str, str], Table] = {}
    for row in results.summary():
        cell = (row.level, row.model)
        if cell not in tables:
            title = f"{labels.level(row.level)} · {labels.model(row.model)}"
            tables[cell] = plain_table(title, labels, "measure", "games", "mean", "sd")
            for share in row.quantiles:
                tables[cell].add_column(labels.say("quantile", share=round(share * 100)))
        numbers = [shown(each) for each in (row.mean, row.sd, *row.quantiles.values())]
        if console.width < WIDE:
            numbers = [each.replace(" [", "\n[") for each in numbers]
        tables[cell].add_row(labels.measure(row.measure), str(row.games), *numbers)
    for table in tables.values():
        console.print(table)
    console.print(labels.say("intervals"))


def show_comparison(found: Comparison, labels: Labels, full: bool = False) -> None:
    """A row for each model and main measure, within 80 columns; every measure with ``--full``."""
    console = Console(width=NARROW)
    sides = {"a": labels.variant(found.a.name), "b": labels.variant(found.b.name)}
    low, high = games_each(found.results)
    if low == high:
        console.print(labels.say("compared", games=low, **sides))
    else:
        console.print(labels.say("compared-some", low=low, high=high, **sides))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(f"{labels.say('model')} · {labels.say('measure')}", overflow="fold")
    for head in ("A", "B", labels.say("difference")):
        table.add_column(head, justify="right", no_wrap=True)
    for each in found.differences():
        if full or each.measure in MAIN:
            name = f"{labels.model(each.model)} · {labels.measure(each.measure)}"
            table.add_row(name, *numbers(each))
    console.print(table)
    more = [] if full else [labels.say("compared-more", kept=_kept(found.results))]
    if found.deck_is_clock:
        more.append(labels.say("compared-clock"))
    for line in more + practice_lines(labels, found.results.plan.practice):
        click.echo(line)


def games_each(results: Results) -> tuple[int, int]:
    """Fewest and most games of a level and model."""
    games = [counts.games for counts in results.cells.values()]
    return min(games), max(games)


def practice_lines(labels: Labels, practice: tuple[str, ...]) -> list[str]:
    """The practice mark: never shown as official (ruling G3)."""
    return [labels.practice(practice)] if practice else []


def plain_table(title: str | None, labels: Labels, *heads: str) -> Table:
    table = Table(title=title, title_justify="left")
    for head in heads:
        table.add_column(head if len(head) == 1 else labels.say(head), overflow="fold")
    return table


def number_table(heads: list[str], title: str | None = None) -> Table:
    """A table of numbers, named by their first column."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    first, *others = heads
    table.add_column(first, justify="right" if title else "left", no_wrap=True)
    for head in others:
        table.add_column(head, justify="right")
    return table
