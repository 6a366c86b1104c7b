"""The lab's tables on the terminal: what a run, a comparison or par says, within 80 columns."""

from __future__ import annotations

from math import isfinite

import click
from rich import box
from rich.console import Console
from rich.table import Table

from automatable.core.study import MAIN
from automatable.lab.comparing import Comparison
from automatable.lab.results import SHARES, Results, summary_of
from automatable.lab.wording import Wording, number, shown

NARROW, WIDE = 80, 170
"""Columns of the compact summary, and of the full one with a line for each measure."""


SHORT = tuple(measure for measure in MAIN if measure != "margin")
"""What the compact summary shows."""


def show_summary(results: Results, words: Wording, full: bool = False) -> None:
    """A row for each level and model, within 80 columns; all measures with ``--full`` and in the report."""
    if full:
        _full(results, words)
    else:
        _compact(results, words)
    for line in practice_lines(words, results.plan.practice):
        click.echo(line)


def _compact(results: Results, words: Wording) -> None:
    """The short summary. A level and model without games has no row: there is nothing to say of it yet."""
    cells = [cell for cell, counts in results.cells.items() if counts.games]
    if not cells:
        return
    console = Console(width=NARROW)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(f"{words.say('level')} · {words.say('model')}", overflow="fold")
    rows = [[_cell(results, *cell, measure) for measure in SHORT] for cell in cells]
    for measure, column in zip(SHORT, zip(*rows, strict=True), strict=True):
        head = words.measure(measure)
        width = max(map(len, (*head.split(), *column)))  # what is left is for the names of the rows
        table.add_column(head, justify="right", width=width)
    room = NARROW - sum(int(column.width or 0) + 2 for column in table.columns[1:]) - 4
    for name, row in zip(_named(words, cells, room), rows, strict=True):
        table.add_row(name, *row)
    console.print(table)
    console.print(words.say("compact", kept=_kept(results)))
    if min(results.cells[cell].games for cell in cells) < 2:
        console.print(words.say("compact-few"))


def _kept(results: Results) -> str:
    """Whether there is a report to look into."""
    return "yes" if results.folder is not None else "no"


def show_unfinished(results: Results, words: Wording) -> None:
    """Says of a run that was broken off how far it is."""
    if not results.finished:
        wanted = results.plan.games * len(results.cells)
        click.echo(words.say("unfinished", games=results.games, wanted=wanted))


def _named(words: Wording, cells: list[tuple[str, str]], room: int) -> list[str]:
    """Level and model of each row; the levels as short as one line asks for."""
    for ending in ("\n", " (", ":"):  # whole, without what stands in brackets, their letter or number alone
        levels = {level: words.level(level).split(ending)[0] for level, _ in cells}
        names = [f"{levels[level]} · {words.model(model)}" for level, model in cells]
        if len(set(names)) == len(cells) and max(map(len, names)) <= room:
            return names
    return [f"{words.level(level)} · {words.model(model)}" for level, model in cells]


def _cell(results: Results, level: str, model: str, measure: str) -> str:
    """A mean with half its interval, or a share's interval itself where it is lopsided by more than a percent
    point; wins only against a model that tries to win."""
    values = results.values(level, model, measure)
    if not values or (measure in SHARES and not results.tries(model)):
        return "–"
    mean = summary_of(level, model, measure, values).mean
    factor, digits = (100, 0) if measure in SHARES else (1, 1)
    value, low, high = (factor * each for each in mean)
    sign = "%" if measure in SHARES else ""
    if not isfinite(high - low):
        return f"{value:.{digits}f}{sign}"
    if sign and abs(high + low - 2 * value) > 1:
        return f"{low:.0f}–{high:.0f}{sign}"
    return f"{value:.{digits}f}±{(high - low) / 2:.{digits}f}{sign}"


def _full(results: Results, words: Wording) -> None:
    """The main measures, a table for each level and model."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    tables: dict[tuple[str, str], Table] = {}
    for row in results.summary():
        if row.measure not in MAIN:
            continue
        cell = (row.level, row.model)
        if cell not in tables:
            title = f"{words.level(row.level)} · {words.model(row.model)}"
            tables[cell] = plain_table(title, words, "measure", "games", "mean", "sd")
            for share in row.quantiles:
                tables[cell].add_column(words.say("quantile", share=round(share * 100)))
        numbers = [shown(each) for each in (row.mean, row.sd, *row.quantiles.values())]
        if console.width < WIDE:
            numbers = [each.replace(" [", "\n[") for each in numbers]
        tables[cell].add_row(words.measure(row.measure), str(row.games), *numbers)
    for table in tables.values():
        console.print(table)
    console.print(words.say("intervals"))


def show_comparison(found: Comparison, words: Wording, full: bool = False) -> None:
    """A row for each model and main measure, within 80 columns; all measures with ``--full``."""
    console = Console(width=NARROW)
    sides = {"a": words.variant(found.a.name), "b": words.variant(found.b.name)}
    low, high = games_each(found.results)
    if low == high:
        console.print(words.say("compared", games=low, **sides))
    else:
        console.print(words.say("compared-some", low=low, high=high, **sides))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(f"{words.say('model')} · {words.say('measure')}", overflow="fold")
    for head in ("A", "B", words.say("difference")):
        table.add_column(head, justify="right", no_wrap=True)
    for each in found.differences():
        if full or each.measure in MAIN:
            name = f"{words.model(each.model)} · {words.measure(each.measure)}"
            table.add_row(name, number(each.a.value), number(each.b), shown(each.difference))
    console.print(table)
    more = [] if full else [words.say("compared-more", kept=_kept(found.results))]
    for line in more + practice_lines(words, found.results.plan.practice):
        click.echo(line)


def games_each(results: Results) -> tuple[int, int]:
    """Fewest and most games of a level and model."""
    games = [counts.games for counts in results.cells.values()]
    return min(games), max(games)


def practice_lines(words: Wording, practice: tuple[str, ...]) -> list[str]:
    """The practice mark: never shown as official (ruling G3)."""
    return [words.say("practice", tables=words.tables(practice))] if practice else []


def plain_table(title: str | None, words: Wording, *heads: str) -> Table:
    table = Table(title=title, title_justify="left")
    for head in heads:
        table.add_column(head if len(head) == 1 else words.say(head), overflow="fold")
    return table


def number_table(heads: list[str], title: str | None = None) -> Table:
    """A table of numbers, named by their first column."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    first, *others = heads
    table.add_column(first, justify="right" if title else "left", no_wrap=True)
    for head in others:
        table.add_column(head, justify="right")
    return table
