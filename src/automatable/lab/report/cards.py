"""The cards of a report: how a game changes without each of them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from automatable.lab.analysis.results import FEWEST, CardEffect
from automatable.lab.report import bars
from automatable.lab.report.bars import Strip
from automatable.lab.report.context import ReportContext
from automatable.lab.report.labels import rounded
from automatable.play.history.interval import Z

NAMED = 3
"""Cards that are named of those that help, and of those that cost."""


def cards(ctx: ReportContext) -> Iterator[str]:
    """The change without each card: points as bars, length as a number."""
    effects = list(ctx.results.card_effects("automa"))
    if not effects:
        return
    longer = {(one.level, one.card): one.change.value for one in ctx.results.card_effects("turns")}
    even = not any(longer.values())
    low = max(min(0, *(effect.change.low for effect in effects)), -99)
    high = min(max(0, *(effect.change.high for effect in effects)), 99)
    made = []
    for level in ctx.levels:
        mine = [effect for effect in effects if effect.level == level]
        mine.sort(key=lambda effect: effect.change.value)
        rows = []
        for effect in mine:
            points, turns = effect.change, longer.get((level, effect.card), 0.0)
            around = {
                "low": rounded(points.low, 1, "+"),
                "high": rounded(points.high, 1, "+"),
                "turns": f"{turns:+.1f}",
            }
            label, value = f"{ctx.say('card')} {effect.card}", f"{round(points.value, 1) + 0:+.1f}"
            tip = ctx.say("cards-tip", points=value, length="same" if even else "other", **around)
            spread = (points.low, points.low, points.value, points.high, points.high)
            rows.append(Strip(label, spread, value, ctx.tint[level], tip=tip))
        title = f"{ctx.labels.level(level)} · {strongest(ctx, mine)}"
        made.append(bars.folded(title, bars.strips(rows, low, high, zero=True)))
    plan = ctx.results.plan
    note = ctx.say("cards-note", games=plan.cards, model=ctx.labels.model(plan.cards_model))
    more = ["cards-replaced"] if ctx.results.cards_replaced else []
    inside = f'{"".join(made)}<p class="note">{escape(note)}</p>'
    yield ctx.section("chart-cards-automa", inside, *more)


def strongest(ctx: ReportContext, effects: list[CardEffect]) -> str:
    """The cards that surely help or cost the Automa; without one that helps it has fewer points.

    The farthest of so many cards is often far by chance: one is named from three standard errors on.
    """
    helps = [each for each in effects if _errors(each) < -3][:NAMED]
    costs = [each for each in reversed(effects) if _errors(each) > 3][:NAMED]
    named = [
        ", ".join(f"{each.card} ({-each.change.value:+.1f})" for each in some) for some in (helps, costs)
    ]
    sure = "both" if helps and costs else "helps" if helps else "costs" if costs else "none"
    return ctx.say("cards-says", sure=sure, helps=named[0], costs=named[1])


def _errors(effect: CardEffect) -> float:
    """How many standard errors an effect is away from nothing; few games show nothing."""
    value, _, high = effect.change
    error = (high - value) / Z
    return value / error if error and effect.games >= FEWEST else 0.0
