"""The scores of a report: par, wins, distributions, where points come from, tempo."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil

from automatable import games as all_games
from automatable.lab.analysis import statistics as stats
from automatable.lab.report import bars
from automatable.lab.report.bars import Strip
from automatable.lab.report.context import ReportContext
from automatable.lab.report.labels import number, percent
from automatable.lab.report.lines import ChartLine, lines
from automatable.lab.runs.counters import Frequencies
from automatable.play.history.par import Par, shipped

WINS = (50, 80, 95)
"""Par is shown for these many of 100 games."""

COLUMNS = 30
"""Columns of a distribution, at most."""

SELDOM = 20
"""A turn that fewer than one game in so many reaches is not drawn."""


def par(ctx: ReportContext) -> Iterator[str]:
    """The score that wins, with half its interval; where turns end a game, how many they usually are."""
    by_turn = ctx.by_turn()
    heads = [ctx.say("level"), *(ctx.say("par-of", wins=wins) for wins in WINS)]
    heads += [ctx.say("par-usual")] if by_turn else []
    rows = []
    for level in ctx.levels:
        if values := ctx.values(level, "automa"):
            usual = [number(stats.quantile(ctx.values(level, "turns"), 0.5).value)] if by_turn else []
            rows.append([ctx.labels.level(level), *(_par(values, wins) for wins in WINS), *usual])
    if rows:
        messages = (ctx.simulation.counted, ctx.simulation.needs())
        more = [ctx.labels.words.say(message) for message in messages if message]
        note = ctx.say("par-run-note", turns="yes" if by_turn else "no")
        yield ctx.section("par", bars.table(heads, rows) + ctx.notes(*more, note))


def shipped_par(ctx: ReportContext) -> Par | None:
    """The shipped table, where the games were played as it was made."""
    plan = ctx.results.plan
    if plan.box or plan.variant is not None or plan.setup != ctx.simulation.setup:
        return None
    return shipped(all_games.game_class(plan.game).folder)


def par_lines(ctx: ReportContext) -> list[ChartLine]:
    """Par by turn, a line for each level."""
    table, rows = shipped_par(ctx), []
    for level in ctx.levels if table is not None else ():
        assert table is not None
        seen = [row for row in table.levels.get(level, ()) if SELDOM * row.games >= table.games and row.turn]
        if len(seen) > 1:
            points = tuple((float(row.turn), float(row.score(WINS[0]))) for row in seen)
            rows.append(ChartLine(ctx.short(level), points, ctx.tint[level]))
    return rows


def par_by_turn(ctx: ReportContext) -> Iterator[str]:
    """The shipped table as lines."""
    table, rows = shipped_par(ctx), par_lines(ctx)
    if rows and table is not None:
        inside = lines(rows, ctx.say("par-turn"), ctx.say("par-half"))
        human = ctx.labels.model(table.human)
        note = ctx.say("par-note", games=table.games, human=human, turns="yes")
        yield ctx.section("par-by-turn", f'{inside}<p class="note">{escape(note)}</p>')


def wins(ctx: ReportContext) -> Iterator[str]:
    """How often each model that tries to win does."""
    rows = []
    for level in ctx.levels:
        for model in ctx.trying:
            values = ctx.results.values(level, model, "human-wins")
            if not values:
                continue
            share = stats.share(values.get(1, 0), stats.total(values))
            value, low, high = share
            group, label = ctx.row_name(level, model, len(ctx.trying))
            spread = (low, low, value, high, high)
            rows.append(Strip(label, spread, percent(share), ctx.tint[level], group=group))
    if rows:
        yield ctx.section("chart-wins", bars.strips(rows, 0, 1, percent=True), "caption-wins")


def scores(ctx: ReportContext) -> Iterator[str]:
    """The distributions of both sides' points."""
    yield from spread(ctx, "automa", "chart-scores", ctx.models)
    yield from spread(ctx, "human", "chart-human", ctx.trying)


def ends(ctx: ReportContext) -> Iterator[str]:
    """The distribution of the length of a game."""
    if ctx.by_turn():
        yield from spread(ctx, "turns", "chart-ends", ctx.models)


def spread(ctx: ReportContext, measure: str, title: str, models: list[str]) -> Iterator[str]:
    """A measure's distribution, a row for each level and model; a model that is alike at all has one."""
    played = {
        (level, model): ctx.results.values(level, model, measure) for level in ctx.levels for model in models
    }
    first, *others = ctx.levels
    alike = [m for m in models if others and all(played[each, m] == played[first, m] for each in others)]
    cells = [(first, model) for model in alike]
    cells += [(level, model) for level in ctx.levels for model in models if model not in alike]
    cells = [cell for cell in cells if played[cell] and set(played[cell]) != {0}]
    if not cells:
        return
    low = int(min(min(played[cell]) for cell in cells))
    span = int(max(max(played[cell]) for cell in cells)) + 1 - low
    wide = -(-span // COLUMNS)
    columns = -(-span // wide)
    rows = []
    for level, model in cells:
        values = played[level, model]
        steps = [stats.quantile(values, share).value for share in stats.QUANTILES]
        group, label, tint = *ctx.row_name(level, model, len(models) - len(alike)), ctx.tint[level]
        if model in alike:
            group, label, tint = ctx.say("every-level"), ctx.labels.model(model), 0.5
        tip = ctx.say("strip-tip", median=number(steps[2]), low=number(steps[0]), high=number(steps[4]))
        at = (steps[0], steps[1], steps[2], steps[3], steps[4])
        bins = _binned(values, low, wide, columns)
        rows.append(Strip(label, at, number(steps[2]), tint, bins, tip, group))
    start = low - 0.5  # a column of one number is around it
    yield ctx.section(title, bars.strips(rows, start, start + wide * columns), "strip-note")


def parts(ctx: ReportContext) -> Iterator[str]:
    """Where the points come from: means over all games. Negative parts cannot be stacked: none is drawn."""
    rows, names = [], [name for name in ctx.simulation.measures if name.startswith("part ")]
    for level in ctx.levels:
        games = stats.total(ctx.values(level, "automa"))
        found = [(ctx.labels.measure(name), ctx.values(level, name)) for name in names]
        means = [(name, sum(v * n for v, n in values.items()) / games) for name, values in found if values]
        if any(mean < 0 for _, mean in means):
            return
        if means:
            rows.append((ctx.labels.level(level), means))
    if rows:
        yield ctx.section("chart-parts", bars.stacks(rows), "caption-parts")


def curves(ctx: ReportContext) -> Iterator[str]:
    """The game's own curves; the Automa's total by turn only where par by turn does not show it."""
    for curve in ctx.simulation.curves:
        if curve.standing and par_lines(ctx):
            continue
        rows = []
        for level in ctx.levels:
            games = stats.total(ctx.values(level, "automa"))
            found = [
                (float(n), stats.mean(values).value, stats.total(values) / games)
                for n, measure in enumerate(curve.measures, 1)
                if (values := ctx.values(level, measure))
            ]
            if found:
                points = tuple((n, mean) for n, mean, _ in found)
                shares = tuple(share for *_, share in found)
                rows.append(ChartLine(ctx.short(level), points, ctx.tint[level], shares))
        if rows:
            across, up = (ctx.labels.words.say(f"{curve.message}-{end}") for end in "xy")
            some = any(share < 1 for row in rows for share in row.shares)
            drawn = lines(rows, across, up, lambda share: ctx.say("reached-in", share=f"{100 * share:.0f}"))
            yield ctx.section(curve.message, drawn, *(["caption-curve"] if some else []))


def needed(values: Frequencies, wins: int) -> int:
    """The lowest score that beats so many of 100 of these."""
    return int(stats.quantile(values, wins / 100).value) + 1


def _par(values: Frequencies, wins: int) -> str:
    """The value with half of its interval, if it has one."""
    _, low, high = stats.quantile(values, wins / 100)
    half = ceil((high - low) / 2)
    return f"{needed(values, wins)}±{half}" if half else str(needed(values, wins))


def _binned(values: Frequencies, low: int, wide: int, columns: int) -> tuple[float, ...]:
    """The share of games in each column."""
    found, games = [0] * columns, stats.total(values)
    for value, count in values.items():
        found[int(value - low) // wide] += count
    return tuple(count / games for count in found)
