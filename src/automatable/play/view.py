"""A table as the people around it see it. Its size does not grow with the length of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.resolution import Instruction
from automatable.core.story import Node
from automatable.core.telling import Row, rows, short, unsaid
from automatable.play.problem import trouble
from automatable.play.replies import Earlier, Named, View
from automatable.play.session import Session


def see(table: int, version: int, session: Session) -> View:
    """A table as it stands: the position, what the last step told, what is asked."""
    game, state = session.game, session.state
    told_rows, story = told(session, last(session), session.at)
    result = game.result(state)
    return View(
        table=table,
        version=version,
        game=game.id,
        setup=msgspec.to_builtins(session.setup),
        level=level(session),
        physical=session.start.physical,
        holds=tuple(deck for deck in game.decks if session.has(deck)),
        deals=next((one.id for one in session.now.questions if one.waits and session.holds(one)), None),
        position=game.to_json(state),
        shown=game.shown(state),
        meanwhile=_meanwhile(session),
        happened=named(session, begun(session, session.at - 1) if session.at else None),
        automa=_automa(session),
        rows=told_rows,
        story=story,
        questions=session.now.questions,
        undo=named(session, session.before(session.at)),
        redo=named(session, session.at if session.at < len(session.steps) else None),
        result=result,
        over=result is not None,
        older=tuple(trouble(one).error for one in session.older),
        watched=session.start.watched is True,
    )


def _meanwhile(session: Session) -> Earlier | None:
    """The board over which the question in the midst of an event is asked."""
    state, game = session.now.meanwhile, session.game
    return None if state is None else Earlier(game.to_json(state), game.shown(state))


def _automa(session: Session) -> bool:
    """Whether what was told last is the Automa's doing: its card was turned, by the app or by hand."""
    number = begun(session, session.at - 1)
    if number < 0:
        return True  # the set-up
    asked = session.resolutions[number].questions
    return any(one.waits and one.event == session.steps[number].event["type"] for one in asked)


def begun(session: Session, number: int) -> int:
    """The step with which what this step is part of began: answers and what the app dealt belong to it."""
    while number > 0 and (
        session.steps[number].auto or session.resolutions[number].state.pending is not None
    ):
        number -= 1
    return number


def told(session: Session, first: int, end: int) -> tuple[tuple[Row, ...], tuple[Node, ...]]:
    """What the steps from ``first`` to ``end`` told, as if it were one.

    A resolution that stopped at a question is told anew, whole, by the answer to it: where the first of these
    steps is such an answer, what the table has heard already is left out. The story is whole.
    """
    instructions: list[Instruction] = []
    story: list[Node] = []
    begun = session.resolutions[first]
    said = begun.instructions if begun.state.pending is not None else ()
    for number in range(first, end):
        resolution = session.resolutions[number + 1]
        if resolution.state.pending is None or number == end - 1:
            new = unsaid(resolution.instructions, said)
            instructions += (_further(one, len(story)) for one in new)
            story += resolution.story
            said = ()
    return rows(short(for_hands(instructions, session.has))), tuple(story)


def for_hands(instructions: list[Instruction], has: Callable[[str], bool]) -> list[Instruction]:
    """Without what the app does to its own decks."""
    return [one for one in instructions if one.deck is None or not has(one.deck)]


def _further(instruction: Instruction, nodes: int) -> Instruction:
    """The same instruction after so many nodes of an earlier story."""
    if not nodes:
        return instruction
    return structs.replace(instruction, why=tuple((way[0] + nodes, *way[1:]) for way in instruction.why))


def last(session: Session) -> int:
    """The number of the step the player took last; what follows it was dealt by the app."""
    before = session.before(session.at)
    return 0 if before is None else before


def level(session: Session) -> str | None:
    """The level, in the games that have one."""
    found = getattr(session.setup, "level", None)
    return found if isinstance(found, str) else None


def named(session: Session, number: int | None) -> Named | None:
    """The name of a step; an answer is named by what was asked."""
    if number is None:
        return None
    event: dict[str, Any] = session.steps[number].event
    if event["type"] == "answered":
        for question in session.resolutions[number].questions:
            if question.id == event["question"]:
                return Named(question.message, question.args)
    return Named(*session.game.named(event))
