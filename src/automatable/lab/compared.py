"""The report of a comparison: the differences and their intervals in one HTML file."""

from __future__ import annotations

from html import escape
from pathlib import Path

from automatable import games as doors
from automatable.core.study import MAIN
from automatable.lab import marks
from automatable.lab.comparing import Comparison, Difference
from automatable.lab.keeping import write
from automatable.lab.report import page, rests_on
from automatable.lab.wording import Wording, number, rounded, shown


def write_comparison(found: Comparison, path: str | Path, language: str = "en") -> Path:
    """Write the report; returns its path."""
    target = Path(path)
    write(target, html(found, language).encode())
    return target


def html(found: Comparison, language: str = "en") -> str:
    """The report as text: in words first, then every measure."""
    plan = found.results.plan
    words = Wording(language, plan.game)
    names = {"a": found.a.name, "b": found.b.name}
    every = list(found.differences())
    telling = [each for each in every if each.measure in MAIN]
    said = "".join(f"<li>{escape(in_words(words, each))}</li>" for each in telling)
    heads = [words.say(each) for each in ("model", "measure", "games")] + ["A", "B", words.say("difference")]
    rows = [
        [
            words.model(each.model),
            words.measure(each.measure),
            str(each.games),
            number(each.a.value),
            number(each.b),
            shown(each.difference),
        ]
        for each in every
    ]
    title = words.say("compare-title", game=words.words.name("@name"), **names)
    body = (
        f'<p class="lead-in">{escape(words.say("compared", **names, games=plan.games))}</p>'
        f"{practice(found, words)}"
        f"<section><h2>{escape(words.say('difference'))}</h2><ul>{said}</ul></section>"
        f"<section><h2>{escape(words.say('summary'))}</h2>{marks.table(heads, rows)}"
        f'<p class="note">{escape(words.say("compare-note"))}</p></section>'
    )
    return page(title, body, language)


def practice(found: Comparison, words: Wording) -> str:
    """The mark of both sides' practice values."""
    plan, tables = found.results.plan, dict[str, None]()
    for side in (found.a, found.b):
        game = doors.load(plan.game, side.box)
        state = game.new(game.decode_setup({**plan.setup, **side.setup, "level": side.level}))
        tables |= dict.fromkeys(game.practice(state))
    return rests_on(words, tuple(tables))


def in_words(words: Wording, each: Difference) -> str:
    """One difference: how large, how sure, or that none was seen."""
    value, low, high = each.difference
    sure = "same" if value == low == high == 0 else "open" if low <= 0 <= high else "sure"
    return words.say(
        "difference-says",
        model=words.model(each.model),
        measure=words.measure(each.measure),
        value=rounded(value, 2, "+"),
        low=rounded(low, 2, "+"),
        high=rounded(high, 2, "+"),
        sure=sure,
    )
