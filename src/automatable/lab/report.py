"""One HTML file with everything in it: no script, no outside request, readable in ten years."""

from __future__ import annotations

from html import escape
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from automatable.lab.keeping import write
from automatable.lab.statistics import QUANTILES
from automatable.lab.wording import Wording, shown

if TYPE_CHECKING:
    from automatable.lab.results import Results

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; font-size: 12px; margin: 1rem 0 }
td, th { padding: .15rem .5rem; text-align: right; white-space: nowrap }
th { border-bottom: 1px solid #888 } td:nth-child(-n+3), th:nth-child(-n+3) { text-align: left }
tr:nth-child(even) { background: #f4f4f4 } figure { margin: 1.5rem 0; overflow-x: auto }
figcaption, .note { color: #555; max-width: 46rem } svg { max-width: 100%; height: auto }
.wide { overflow-x: auto }
"""


def write_report(results: Results, path: str | Path, language: str = "en") -> Path:
    """Write the report; returns its path."""
    target = Path(path)
    write(target, html(results, language).encode())
    return target


def html(results: Results, language: str = "en") -> str:
    """The report as text."""
    words = Wording(language, results.plan.game)
    title = words.say("report-title", game=words.words.name("@name"))
    body = [f"<h1>{escape(title)}</h1>", *_plan(results, words), *_models(results, words)]
    for name, chart in results.charts(language).items():
        body += _figure(name, chart, results, words)
    body += [
        f"<h2>{escape(words.say('summary'))}</h2>",
        _note(words.say("intervals")),
        _table(results, words),
    ]
    text = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{text}\n</body></html>\n"
    )


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _plan(results: Results, words: Wording) -> list[str]:
    plan = results.plan
    levels = ", ".join(words.level(level) for level in plan.levels)
    said = words.say("report-plan", games=plan.games, seed=str(plan.seed), levels=levels, code=plan.code)
    lines = [_note(said)]
    wanted = plan.games * len(results.cells)
    if results.games < wanted:
        lines.append(_note(words.say("unfinished", games=results.games, wanted=wanted)))
    return lines


def _models(results: Results, words: Wording) -> list[str]:
    """The models in words: they are models, not people."""
    lines = [f"<h2>{escape(words.say('models'))}</h2>", _note(words.say("models-note")), "<ul>"]
    for source in results.plan.models:
        text = f"lab-says-{results.plan.game}-{source.name}"
        said = words.words.say(text) if words.words.has(text) else words.say("own-model")
        lines.append(f"<li><b>{escape(words.model(source.name))}</b>: {escape(said)}</li>")
    return [*lines, "</ul>"]


def _figure(name: str, chart: Any, results: Results, words: Wording) -> list[str]:
    drawn = StringIO()
    chart.save(drawn, format="svg")
    args: dict[str, Any] = {"cards": results.plan.cards, "listened": results.listened}
    args["model"] = words.model(results.plan.models[0].name)
    return [
        f"<h2>{escape(words.say(f'chart-{name}'))}</h2>" if not name.startswith("curve") else "",
        f"<h2>{escape(words.say(name))}</h2>" if name.startswith("curve") else "",
        f"<figure>{drawn.getvalue()}",
        f"<figcaption>{escape(words.say(_caption(name), **args))}</figcaption></figure>",
    ]


def _caption(name: str) -> str:
    return "caption-curve" if name.startswith("curve") else f"caption-{name}"


def _table(results: Results, words: Wording) -> str:
    heads = [words.say(each) for each in ("level", "model", "measure", "games", "mean", "sd")]
    heads += [words.say("quantile", share=round(share * 100)) for share in QUANTILES]
    rows = [
        [
            words.level(row.level),
            words.model(row.model),
            words.measure(row.measure),
            str(row.games),
            *(shown(each) for each in (row.mean, row.sd, *row.quantiles.values())),
        ]
        for row in results.summary()
    ]
    return _html_table(heads, rows)


def _exact(results: Results, words: Wording) -> list[str]:
    """Exact means beside those of the games, where a game has any."""
    rows = [
        [words.level(level), words.model(model), words.measure(measure), f"{mean:.3f}", shown(played)]
        for level, model, measure, mean, played in results.exact()
    ]
    if not rows:
        return []
    heads = [words.say(each) for each in ("level", "model", "measure", "exactly", "simulated")]
    title = f"<h2>{escape(words.say('exact'))}</h2>"
    return [title, _note(words.say("exact-note")), _html_table(heads, rows)]


def _html_table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    lines = ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n' + "\n".join(lines) + "</table></div>"
