"""Every instruction is the large step once, in order, with its place, before anything later is asked.

Recorded games are laid before the page moment by moment. What it shows as the large step, Done by Done, is
compared with the log, instruction by instruction.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec import structs
from owners import golem_owner, pendulum_owner, red_rising_owner, scythe_owner
from random_play import Driver, table_of
from recorded_views import LAID_OUT, NOWHERE, dealt_by_the_app, laid_out, taken
from transcript import SEED

from automatable.core.engine.instructions import TAKE_BACK, Row
from automatable.core.engine.resolution import Instruction
from automatable.locales import Words
from automatable.play.handlers.queries import log
from automatable.play.session import Session, Start, Step
from automatable.play.view import event_start, make_view

pytestmark = pytest.mark.slow
LANGUAGES = ["en-GB", "ru-RU"]
APP = {"scythe": (1, 5), "red-rising": (0, 3), "pendulum": (6,), "golem": (0,)}
"""Recorded games with the decks of the app."""
OWN = {"scythe": (2,), "red-rising": (1,), "pendulum": (7,), "golem": (2,)}
"""Recorded games with every deck in the player's hand: each card is a question."""
OWNER = {"golem": (4, 8), "pendulum": (9,)}
"""Recorded games whose printed components nobody has entered: they are asked for, or used by hand."""
BOX = {"scythe": (1,), "red-rising": (1,), "pendulum": (9,), "golem": (4,)}
"""Set-ups that are played with an owner's box."""
BOXES = {
    "scythe": scythe_owner,
    "red-rising": red_rising_owner,
    "pendulum": pendulum_owner,
    "golem": golem_owner,
}
KINDS = [
    (kind, game, number)
    for kind, games in (("app", APP), ("own deck", OWN), ("owner", OWNER), ("box", BOX))
    for game, numbers in games.items()
    for number in numbers
]
MOMENTS = 90
"""So many moments of a game are looked at: what comes later is of the same kinds."""

SHOWN = """async (views) => {
  const drawn = () => new Promise((done) => setTimeout(done));
  const text = (element) => element.textContent.trim();
  const [steps, turns] = [[], []];
  for (const view of views) {
    await lay(view);
    const own = [];
    for (let next; (next = document.querySelector('footer [data-act="step"]')); ) {
      const places = document.querySelectorAll('.pane .focused, .pane [data-focus]').length;
      own.push({
        text: text(document.querySelector('.do .current .text')),
        asked: document.querySelectorAll('.do .ask').length,
        places,
        arrows: document.querySelectorAll('.pane .arrow').length,
      });
      next.click();
      await drawn();
    }
    steps.push({ steps: own, asked: document.querySelectorAll('.do .ask').length });
    const again = document.querySelector('[data-back="again"]');
    if (!again) {
      turns.push(null);
      continue;
    }
    again.click();
    await drawn();
    turns.push([...document.querySelectorAll('.do .current .text, .do li:not(.net) .text')].map(text));
    document.querySelector('footer [data-act="close"]').click();
    await drawn();
  }
  return { steps, turns };
}"""
"""Every moment is laid out; its steps are done one after the other, and its turn is looked at again."""


class Moment(NamedTuple):
    """A table as the page sees it, the step of the log at which its event began, and whether it goes on."""

    view: dict[str, Any]
    rows: tuple[Row, ...]
    event: int
    pending: bool


def played(kind: str, game: str, number: int) -> Session:
    """A recorded game, its decks held by the app or in the player's hand, or one with an owner's box."""
    if kind == "box":
        box = BOXES[game]()
        setup = table_of(game).SETUPS[number]
        start = Start(game, setup, seed=0, box=box)
        events = Driver(game, setup, SEED, box=box).to_the_end().events
        return Session(start, dealt_by_the_app(start, events))
    start, steps = taken(game, number)
    if kind != "own deck":
        return Session(start, steps)
    with_app = Session(start, steps)
    decks = {one.deck for each in with_app.resolutions for one in each.questions if one.deck}
    decks |= set(with_app.game.decks)
    return Session(structs.replace(start, physical=tuple(sorted(decks))), [Step(one.event) for one in steps])


def moments(session: Session) -> Iterator[Moment]:
    """Every moment at which the table is looked at."""
    whole = len(session.steps)
    for at in range(1, whole + 1):
        if at < whole and session.steps[at].auto:
            continue
        session.at = at
        view = make_view(1, at, session)
        yield Moment(
            laid_out(view), view.rows, event_start(session, at - 1), session.state.pending is not None
        )
    session.at = whole


def instructions(rows: tuple[Row, ...]) -> list[Instruction]:
    """What the hands do, without bookkeeping."""
    return [one for row in rows if not row.net for one in row.instructions]


def sentences(rows: tuple[Row, ...], words: Words) -> list[str]:
    """The large steps of what was shown; bookkeeping is one of its own only where it is all."""
    instructed = [words.say(one.message, one.args) for one in instructions(rows)]
    nets = [words.say(one.message, one.args).removesuffix(".") for row in rows for one in row.instructions]
    return [plain(one) for one in instructed or ([" · ".join(nets)] if nets else [])]


def plain(text: str) -> str:
    """A sentence without what only its typesetting needs."""
    return text.replace("\u2060", "").replace("\u00a0", " ").replace("−", "-").strip()


def carried_out(instructed: list[Instruction]) -> list[tuple[str, Any]]:
    """What is done in the end: what was taken back by hand is gone."""
    left: list[tuple[str, Any]] = []
    for one in instructed:
        if one.message == TAKE_BACK:
            left.remove((one.args["what"].message, one.args["what"].args))
        else:
            left.append((one.message, one.args))
    return left


@pytest.fixture
def shown(open_page):
    """What a phone shows of moments that are laid out before it."""

    def look(language: str, views: list[dict[str, Any]]) -> dict[str, Any]:
        page = open_page("phone", language=language)
        page.context.add_init_script(LAID_OUT)
        page.context.add_init_script("window.requestAnimationFrame = (act) => setTimeout(act)")
        page.goto("about:blank")
        page.goto(f"{page.context.base}/#/")
        page.evaluate("(view) => { window.laid = view; location.hash = '#/table/1'; }", views[0])
        page.locator(".play .board > *").first.wait_for()
        found: dict[str, Any] = page.evaluate(
            SHOWN, [{**view, "version": 1000 + number} for number, view in enumerate(views)]
        )
        return found

    return look


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "game", "number"), KINDS)
def test_the_large_steps_are_the_instructions_of_the_log_in_their_order(shown, kind, game, number, language):
    session = played(kind, game, number)
    words = Words(language[:2], game)
    looked = list(moments(session))[:MOMENTS]
    found = shown(language, [one.view for one in looked])
    instructed: dict[int, list[Instruction]] = {}
    turn: list[str] = []
    nowhere: set[str] = set()
    for moment, page, again in zip(looked, found["steps"], found["turns"], strict=True):
        expected = sentences(moment.rows, words)
        assert [plain(step["text"]) for step in page["steps"]] == expected
        assert not any(step["asked"] for step in page["steps"]), "a question came before its turn"
        assert bool(page["asked"]) >= moment.pending, "the question comes after the last step"
        for one, step in zip(instructions(moment.rows), page["steps"], strict=False):
            if not step["places"]:
                nowhere.add(one.message)
            assert step["arrows"] or one.message != "scythe-do-move", one
        turn = [*(turn if moment.event in instructed else []), *expected]
        instructed.setdefault(moment.event, []).extend(instructions(moment.rows))
        if not moment.pending and turn:
            assert [plain(line) for line in again] == turn, "the whole turn again"
    whole = {event for event in instructed if event != max(instructed)}
    for entry in entries(session):
        if entry.number in whole:
            assert carried_out(instructed[entry.number]) == [
                (one.message, one.args) for one in instructions(entry.rows)
            ]
            whole.remove(entry.number)
    assert not whole
    assert nowhere <= NOWHERE[game], "steps without a place on the board"
    assert sum(map(len, instructed.values())) > 20


def entries(session: Session) -> Iterator[Any]:
    """The whole log, the last first."""
    before: int | None = session.at
    while before is not None:
        page = log(session, before)
        yield from page.entries
        before = page.before
