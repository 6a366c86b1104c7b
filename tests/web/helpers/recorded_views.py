"""The recorded games as a page sees them: what each step shown, laid before it without a server's doing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from automatable import games
from automatable.play.responses import View
from automatable.play.session import Session, Start, Step
from automatable.play.view import make_view

FOLDER = Path(__file__).parents[2] / "playthroughs"
FEW = 2

NOWHERE = {
    "golem": {"golem-do-winner"},
    "pendulum": {
        "pendulum-do-then-place",
        "pendulum-do-nothing",
        "pendulum-do-game-ends",
        "pendulum-do-winner",
        "pendulum-do-queen",
    },
    "red-rising": {
        "red-rising-do-game-over",
        "red-rising-do-end-triggered",
        "red-rising-do-extra-turn",
        "red-rising-do-first",
        "red-rising-do-winner",
    },
    "scythe": {"scythe-do-winner", "scythe-do-checked"},
}
"""What is shown and happens at no place: a moment, an end, a card shown and laid aside."""

LAID_OUT = """(() => {
  const real = window.fetch;
  window.fetch = (url, options) => {
    if (window.laid && String(url).endsWith('api/view'))
      return Promise.resolve(new Response(JSON.stringify(window.laid)));
    if (!window.laid || !String(url).endsWith('api/printed')) return real(url, options);
    // no table of the server is laid out: its board is drawn with the box of its game
    const body = JSON.stringify({ game: window.laid.game });
    return real(String(url).replace('printed', 'box'), { ...options, body });
  };
  window.SharedWorker = undefined; // the stream would be in the worker of all tabs
  window.EventSource = class { constructor() { window.stream = this; } close() {} };
  window.lay = async (view) => {
    window.laid = view;
    window.stream.onmessage({data: JSON.stringify({version: view.version})});
    const there = () => document.querySelector('.play')?.dataset.version === String(view.version);
    while (!there()) await new Promise((done) => setTimeout(done));
    await new Promise((done) => setTimeout(done));
  };
})()"""
"""What makes a page look at ``window.laid`` in place of the server's table, anew with each ``lay(view)``."""


def taken(game: str, number: int) -> tuple[Start, list[Step]]:
    """A recorded game as the app keeps one it dealt itself: the cards of its own decks are its doing."""
    first, *rest = (FOLDER / f"{game}-{number}.txt").read_text(encoding="utf-8").splitlines()
    start = Start(game, json.loads(first), seed=0)
    return start, dealt_by_the_app(start, [json.loads(line[2:]) for line in rest if line.startswith("> ")])


def dealt_by_the_app(start: Start, events: list[dict[str, Any]]) -> list[Step]:
    """The events of a game as steps; whatever the app holds was dealt by it."""
    empty = Session(start)
    state, asked, found = empty.resolutions[0].state, empty.resolutions[0].questions, []
    for event in events:
        question = next((one for one in asked if _answers(event, one)), None)
        dealt = question is not None and empty.holds(question)
        found.append(Step(event, dealt=dealt, auto=dealt and question is not None and not question.waits))
        resolution = empty.game.apply(state, empty.game.decode_event(event), explain=True)
        state, asked = resolution.state, resolution.questions
    return found


def _answers(event: dict[str, Any], question: Any) -> bool:
    if event["type"] == "answered":
        return bool(event["question"] == question.id)
    return bool(event["type"] == question.event)


@cache
def views(game: str, number: int) -> tuple[dict[str, Any], ...]:
    """Every moment of a recorded game at which the table is looked at."""
    session = Session(*taken(game, number))
    return tuple(_views(session))


def _views(session: Session) -> Iterator[dict[str, Any]]:
    after = [*session.steps[1:], Step({})]
    for at in range(1, len(session.steps) + 1):
        if not after[at - 1].auto:
            session.at = at
            yield laid_out(make_view(1, at, session))


def laid_out(view: View) -> dict[str, Any]:
    """A view as the page gets it."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    return found


def every(game: str) -> Iterator[dict[str, Any]]:
    """The moments of the recorded games of a game."""
    for number in numbers(game):
        yield from views(game, number)


def numbers(game: str) -> range:
    """The recorded games of a game, by number: a few of them, or all with ``RECORDED=all``."""
    recorded = len(list(FOLDER.glob(f"{game}-*.txt")))
    return range(recorded if os.environ.get("RECORDED") == "all" else FEW)


def names() -> list[str]:
    """The games that have recorded playthroughs."""
    return [name for name in games.names() if (FOLDER / f"{name}-0.txt").is_file()]
