"""Results in a notebook: a plain HTML table, and a chart in SVG that needs no style and no script."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape, unescape
from math import isfinite
from typing import TYPE_CHECKING

from msgspec import Struct

from automatable.core.topics.simulation import MAIN
from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.results import SHARES, mean_of
from automatable.lab.analysis.targets import name_of
from automatable.lab.report.comparison import numbers
from automatable.lab.report.labels import Labels, number, percent, shown
from automatable.play.history.par import SHOWN

if TYPE_CHECKING:
    from automatable.lab.analysis.compare import Comparison
    from automatable.lab.analysis.par import ParTable
    from automatable.lab.analysis.results import Results
    from automatable.lab.analysis.sensitivity import Sensitivity
    from automatable.lab.analysis.statistics import Estimate
    from automatable.lab.analysis.targets import Tuned

WIDTH, NAME, ROW, EDGE = 640, 250, 22, 8
"""Pixels of a chart: its width, that of the names, the height of a row, the margin."""
MOST = 20
"""Rows of a chart or a ranking, at most."""


class Mark(Struct, frozen=True):
    """One row of a chart: its name, a point, a thick line around it and a thin one around both."""

    name: str
    at: float
    thick: tuple[float, float]
    thin: tuple[float, float]


def results_html(results: Results) -> str:
    """The main measures of each level and model, and the distribution of the Automa's points."""
    labels = Labels("en", results.plan.game)
    rows, marks = [], []
    for (level, model), counts in results.cells.items():
        if not counts.games:
            continue
        cells = [_mean(results, level, model, measure) for measure in MAIN]
        rows.append([labels.level(level), labels.model(model), str(counts.games), *cells])
        low, quarter, half, most, high = (
            stats.quantile(results.values(level, model, "automa"), share).value for share in stats.QUANTILES
        )
        name = f"{labels.level(level)} · {labels.model(model)}"
        marks.append(Mark(name, half, (quarter, most), (low, high)))
    heads = [labels.say(each) for each in ("level", "model", "games")]
    heads += [labels.measure(measure) for measure in MAIN]
    title = f"{labels.measure('automa')}: {labels.say('chart-spread')}"
    notes = [] if results.finished else [labels.say("unfinished", games=results.games, wanted=results.wanted)]
    return _shown(table(heads, rows), chart(title, marks), *notes, *_practice(labels, results.plan.practice))


def comparison_html(found: Comparison) -> str:
    """The differences of the main measures, and a chart of those in points."""
    results = found.results
    labels = Labels("en", results.plan.game)
    main = [each for each in found.differences() if each.measure in MAIN]
    heads = [labels.say(each) for each in ("model", "measure", "games")] + [
        "A",
        "B",
        labels.say("difference"),
    ]
    rows = [
        [labels.model(each.model), labels.measure(each.measure), str(each.games), *numbers(each)]
        for each in main
    ]
    marks = [
        _estimate(f"{labels.model(each.model)} · {labels.measure(each.measure)}", each.difference)
        for each in main
        if each.measure not in SHARES
    ]
    sides = {"a": labels.variant(found.a.name), "b": labels.variant(found.b.name)}
    games = max(counts.games for counts in results.cells.values())
    drawn = chart(labels.say("difference"), marks, zero=True)
    intro = labels.say("compared", games=games, **sides)
    notes = [intro, *([labels.say("compared-clock")] if found.deck_is_clock else [])]
    return _shown(table(heads, rows), drawn, *notes, *_practice(labels, results.plan.practice))


def sensitivity_html(found: Sensitivity) -> str:
    """The numbers that matter most."""
    labels = Labels("en", found.plan.game)
    heads = [labels.say(each) for each in ("key", "value", "change-by-one", "in-print")]
    strongest = found.effects[:MOST]
    rows = [
        [each.key, str(each.value), shown(each.change), labels.say("yes") if each.printed else ""]
        for each in strongest
    ]
    drawn = chart(labels.measure(found.measure), [_estimate(e.key, e.change) for e in strongest], zero=True)
    return _shown(table(heads, rows), drawn, *_practice(labels, found.practice))


def tuned_html(tuned: Tuned) -> str:
    """The targets, what was reached, and the box; for each target the way from the first box to the best."""
    labels = Labels("en", tuned.game)
    heads = [labels.say(each) for each in ("measure", "model", "wanted", "tolerance", "reached", "met")]
    rows, drawn = [], []
    for target in tuned.targets:
        name = name_of(target)
        measure, model = labels.measure(target.measure), labels.model(tuned.models[name])
        reached, around = tuned.reached[name], target.tolerance or 0.0
        met = labels.say(f"target-{tuned.verdict(target)}")
        tolerance = f"{around:g}" if around else "–"
        rows.append([measure, model, number(target.value), tolerance, shown(reached), met])
        wanted = (target.value - around, target.value + around)
        marks = [Mark(labels.say("wanted"), target.value, wanted, wanted)]
        if (first := tuned.trials[0].reached.get(name)) is not None:
            marks.append(Mark(labels.say("first-box"), first, (first, first), (first, first)))
        marks.append(_estimate(labels.say("reached"), reached))
        drawn.append(chart(f"{measure} · {model}", marks))
    box = f"<pre>{escape(tuned.toml)}</pre>"
    return _shown(table(heads, rows), "".join(drawn) + box, *_practice(labels, tuned.practice))


def par_html(found: ParTable) -> str:
    """The scores that win 50, 80 and 95 of 100 games."""
    labels = Labels("en", found.par.game)
    heads = [labels.say("level"), labels.say("par-turn")]
    heads += [labels.say("par-wins", wins=wins) for wins in SHOWN.values()]
    rows = []
    marks = []
    for level, turns in found.par.levels.items():
        for row in turns:
            half, most, nearly = (row.score(wins) for wins in SHOWN.values())
            turn = str(row.turn) if row.turn else "–"
            rows.append([labels.level(level), turn, str(half), str(most), str(nearly)])
        if turns:
            usual = [row for row in turns if 2 * row.games >= found.par.games][-1:] or turns[-1:]
            half, most, nearly = (usual[0].score(wins) for wins in SHOWN.values())
            name = labels.level(level) + (f" ({usual[0].turn})" if usual[0].turn else "")
            marks.append(Mark(name, half, (half, most), (half, nearly)))
    return _shown(table(heads, rows), chart(labels.say("par"), marks), *_practice(labels, found.par.practice))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table, in the style of the notebook."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def as_text(page: str) -> str:
    """The sentences and the table of a page for a notebook as plain text, in columns."""
    rows = [
        [unescape(cell) for cell in re.findall(r"<t[hd]>(.*?)</t[hd]>", row)]
        for row in re.findall(r"<tr>(.*?)</tr>", page)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    aligned = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    said = [unescape(note) for note in re.findall(r"<p>(.*?)</p>", page)]
    box = [unescape(text).rstrip() for text in re.findall(r"<pre>(.*?)</pre>", page, re.DOTALL)]
    return "\n".join([*said, *aligned, *box])


def chart(title: str, marks: Sequence[Mark], zero: bool = False) -> str:
    """Rows on one scale; ``zero`` draws a line where nothing changes."""
    shown_marks = [mark for mark in marks if isfinite(mark.at)][:MOST]
    if not shown_marks:
        return ""
    ends = [end for mark in shown_marks for end in (mark.at, *mark.thick, *mark.thin) if isfinite(end)]
    ends += [0.0] if zero else []
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        inside = min(max(value, low), high)
        return NAME + (WIDTH - NAME - EDGE) * (inside - low) / span

    lines = []
    for number_, mark in enumerate(shown_marks):
        y = ROW * (number_ + 1.5)
        thin, thick = (
            f'x1="{x(a):.1f}" x2="{x(b):.1f}" y1="{y}" y2="{y}"' for a, b in (mark.thin, mark.thick)
        )
        lines.append(
            f'<text x="{NAME - EDGE}" y="{y + 4}" text-anchor="end">{escape(mark.name)}</text>'
            f'<line {thin} stroke="currentColor"/>'
            f'<line {thick} stroke="currentColor" stroke-width="7" opacity="0.45"/>'
            f'<circle cx="{x(mark.at):.1f}" cy="{y}" r="4" fill="currentColor"/>'
        )
    bottom = ROW * (len(shown_marks) + 1)
    if zero:
        at = x(0)
        lines.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{ROW}" y2="{bottom}" stroke="currentColor" '
            'stroke-dasharray="3 3"/>'
        )
    for value, anchor in ((low, "start"), (high, "end")):
        lines.append(
            f'<text x="{x(value):.1f}" y="{bottom + 14}" text-anchor="{anchor}">{number(value)}</text>'
        )
    return (
        f'<svg viewBox="0 0 {WIDTH} {bottom + ROW}" width="{WIDTH}" role="img" aria-label="{escape(title)}" '
        f'fill="currentColor" font-size="12"><text x="{NAME}" y="12">{escape(title)}</text>'
        f"{''.join(lines)}</svg>"
    )


def _mean(results: Results, level: str, model: str, measure: str) -> str:
    """A mean with its interval; wins only against a model that tries to win."""
    values = results.values(level, model, measure)
    if not values or (measure in SHARES and not results.tries(model)):
        return "–"
    mean = mean_of(measure, values)
    return percent(mean) if measure in SHARES else shown(mean)


def _estimate(name: str, estimate: Estimate) -> Mark:
    value, low, high = estimate
    around = (low if isfinite(low) else value, high if isfinite(high) else value)
    return Mark(name, value, around, around)


def _practice(labels: Labels, tables: tuple[str, ...]) -> list[str]:
    return [labels.practice(tables)] if tables else []


def _shown(table: str, drawn: str, *notes: str) -> str:
    said = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return f"<div>{said}{table}{drawn}</div>"
