"""The report of a comparison: the differences and their intervals in one HTML file."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from pathlib import Path

from automatable.core.topics.simulation import MAIN
from automatable.lab.analysis.compare import Comparison, MeasureDifference
from automatable.lab.analysis.results import SHARES
from automatable.lab.report import bars
from automatable.lab.report.bars import Strip
from automatable.lab.report.labels import Labels, number, rounded, shown
from automatable.lab.report.lookup_tables import about_models
from automatable.lab.report.page import lead, note, page, plan_text, practice_note, section, unfinished_note
from automatable.lab.runs.folder import write

IN_WORDS = ("automa", "human-wins", "turns")
"""Measures that are put into sentences."""


def write_comparison(found: Comparison, path: str | Path, language: str = "en") -> Path:
    """Write the report; returns its path."""
    target = Path(path)
    write(target, html(found, language).encode())
    return target


def html(found: Comparison, language: str = "en") -> str:
    """The report as text: in words first, then every measure."""
    plan = found.results.plan
    words = Labels(language, plan.game)
    names = {"a": words.variant(found.a.name), "b": words.variant(found.b.name)}
    every = list(found.differences())
    main = [each for each in every if each.measure in MAIN]
    main.sort(key=lambda each: not found.results.tries(each.model))
    scales = {
        unit: max(_reach(each) for each in main if _unit(each) == unit) for unit in set(map(_unit, main))
    }
    rows = [_row(words, each, scales[_unit(each)]) for each in main if _differs(each)]
    same = dict.fromkeys(words.measure(each.measure) for each in main if not _differs(each))
    alike = words.say("compare-same", measures=", ".join(same)) if same else ""
    heads = [words.say(each) for each in ("model", "measure", "games")] + ["A", "B", words.say("difference")]
    lines = [
        [
            words.model(each.model),
            words.measure(each.measure),
            str(each.games),
            *numbers(each),
        ]
        for each in every
    ]
    practice = plan.practice
    title = words.say("compare-title", game=words.words.name("@name"))
    whole = bars.folded(words.say("compare-open"), bars.table(heads, lines, grouped=True))
    drawn = bars.strips(rows, -1, 1, zero=True, bare=True) if rows else ""
    drawn += note(alike) + note(words.say("compare-note"))
    clock = lead(words.say("compared-clock")) if found.deck_is_clock else ""
    body = (
        f"{practice_note(words, practice)}{unfinished_note(words, found.results)}"
        f"{lead(words.say('compared', **names, games=plan.games))}"
        f"{clock}{''.join(_sentences(words, found, main))}{note(plan_text(words, plan))}"
        f"{section(words, words.say('difference'), drawn, practice)}"
        f"{section(words, words.say('models'), about_models(found.results, words), practice)}"
        f"{section(words, words.say('summary'), whole, practice)}"
    )
    return page(title, body, language)


def _differs(each: MeasureDifference) -> bool:
    return any(each.difference)


def _unit(each: MeasureDifference) -> str:
    """What a measure is counted in: wins, turns or points."""
    return each.measure if each.measure in (*SHARES, "turns") else "points"


def _reach(each: MeasureDifference) -> float:
    """The largest distance of a difference, or of its interval, from 0."""
    return max((abs(value) for value in each.difference if isfinite(value)), default=0.0)


def numbers(each: MeasureDifference) -> tuple[str, str, str]:
    """A, B and the difference; wins of 100 games."""
    if each.measure not in SHARES:
        return number(each.a.value), number(each.b), shown(each.difference)
    value, low, high = (rounded(100 * one, 1, "+") for one in each.difference)
    return f"{100 * each.a.value:.1f} %", f"{100 * each.b:.1f} %", f"{value} [{low}, {high}]"


def _sentences(words: Labels, found: Comparison, main: list[MeasureDifference]) -> Iterator[str]:
    """What differs against the first model that tries to win, in words."""
    models = dict.fromkeys(each.model for each in main if each.measure in SHARES)
    model = next(iter(models), main[0].model if main else "")
    for each in main:
        if each.model == model and each.measure in IN_WORDS and _differs(each):
            measure, against = words.measure(each.measure), words.model(model)
            said = words.say("compare-says", measure=measure, model=against, said=in_words(words, each))
            yield lead(said)


def _row(words: Labels, each: MeasureDifference, most: float) -> Strip:
    """A difference and its interval on the scale of its unit, with nothing in the middle."""
    value, low, high = each.difference
    at = (low / most, value / most, high / most) if isfinite(high - low) else (-1.0, value / most, 1.0)
    sure = low > 0 or high < 0
    return Strip(
        words.measure(each.measure),
        (at[0], at[0], at[1], at[2], at[2]),
        numbers(each)[2],
        1.0 if sure else 0.0,
        tip=in_words(words, each),
        group=words.model(each.model),
    )


def in_words(words: Labels, each: MeasureDifference) -> str:
    """One difference: how large, how sure, or that none was seen."""
    value, low, high = each.difference
    a, b, _ = numbers(each)
    factor, digits = (100, 1) if each.measure in SHARES else (1, 2)
    sure = "same" if value == low == high == 0 else "open" if low <= 0 <= high else "sure"
    return words.say(
        "difference-says",
        a=a,
        b=b,
        value=rounded(factor * value, digits, "+"),
        low=rounded(factor * low, digits, "+"),
        high=rounded(factor * high, digits, "+"),
        sure=sure,
    )
