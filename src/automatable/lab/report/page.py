"""The HTML page around a report: style, title, typography, and the notes that every report has."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from automatable.lab.report.fonts import faces
from automatable.lab.report.labels import Labels

if TYPE_CHECKING:
    from automatable.lab.analysis.results import Results
    from automatable.lab.runs.plan import Plan

STYLE = Path(__file__).with_name("report.css")
"""The companion's type and colours."""

TEXT = re.compile(r"<code>.*?</code>|(?<=>)[^<>]+(?=<)")
"""The text of a page, between its marks; a command is one piece."""


def page(title: str, body: str, language: str) -> str:
    """A whole HTML file in the lab's style."""
    body = TEXT.sub(lambda found: typeset(found[0], language), body)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
        f"<style>{faces(language)}{STYLE.read_text(encoding='utf-8')}</style></head>\n"
        f"<body><main>\n<h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def typeset(text: str, language: str) -> str:
    """Numbers as the language writes them: a minus sign; in Russian a decimal comma, a semicolon between."""
    if text.startswith("<code>"):
        return text
    text = re.sub(r"(?<![\w.-])-(?=\d)", "\N{MINUS SIGN}", text)
    if language != "ru":
        return text
    apart = re.sub(r"\[([^\s\[]+), ([^\s\[]+)\]", r"[\1; \2]", text)
    return re.sub(r"(?<=\d)\.(?=\d)", ",", apart)


def note(text: str) -> str:
    """A note in small type."""
    return f'<p class="note">{escape(text)}</p>'


def lead(text: str) -> str:
    """A sentence in large type."""
    return f'<p class="lead-in">{escape(text)}</p>'


def practice_note(labels: Labels, tables: tuple[str, ...]) -> str:
    """The mark of practice values, never shown as official (ruling G3); nothing where there are none."""
    return f'<p class="practice">{escape(labels.practice(tables))}</p>' if tables else ""


def unfinished_note(labels: Labels, results: Results) -> str:
    """How far a run is that was interrupted; nothing for a finished one."""
    if results.finished:
        return ""
    text = labels.say("unfinished", games=results.games, wanted=results.wanted)
    return f'<p class="practice">{escape(text)}</p>'


def plan_text(labels: Labels, plan: Plan) -> str:
    """How a run was played: games, seed, levels, set-up options that are not the usual ones, version."""
    usual = plan.simulation.setup
    other = [labels.option(key, value) for key, value in plan.setup.items() if usual.get(key) != value]
    both = (plan.rival.level,) if plan.rival is not None else ()
    levels = ", ".join(labels.level(level) for level in dict.fromkeys((*plan.levels, *both)))
    text = labels.say("report-plan", games=plan.games, seed=str(plan.seed), levels=levels, code=plan.code)
    return " ".join((text, labels.say("report-setup", options=", ".join(other)))) if other else text


def section(labels: Labels, title: str, inside: str, practice: tuple[str, ...]) -> str:
    """A part of a report under its heading, with the mark of practice values."""
    mark = f' <small class="mark">{escape(labels.say("practice-mark"))}</small>' if practice else ""
    return f"<section><h2>{escape(title)}{mark}</h2>{inside}</section>"
