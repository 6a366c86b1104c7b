"""A table as the people around it see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.resolution import Instruction
from automatable.core.story import Node
from automatable.play.replies import Logged, Named, View
from automatable.play.session import Session, Step


def see(table: int, version: int, session: Session) -> View:
    """Everything about a table at once."""
    game, state = session.game, session.state
    instructions, story = told(session)
    result = game.result(state)
    return View(
        table=table,
        version=version,
        game=game.id,
        setup=msgspec.to_builtins(session.setup),
        level=level(session),
        physical=session.start.physical,
        position=game.to_json(state),
        before=game.to_json(session.resolutions[max(0, _first(session) - 1)].state),
        text=game.to_text(structs.replace(state, pending=None)),
        instructions=instructions,
        story=story,
        questions=session.now.questions,
        checklist=_checklist(session),
        log=tuple(_logged(session, number) for number in range(session.at)),
        undo=_named(game.id, session.next_undo),
        redo=_named(game.id, session.next_redo),
        result=result,
        over=result is not None,
    )


def told(session: Session) -> tuple[tuple[Instruction, ...], tuple[Node, ...]]:
    """What the last step told, with everything the app dealt as part of it.

    A resolution that stopped at a question is told anew, whole, by the answer to it.
    """
    instructions: tuple[Instruction, ...] = ()
    story: tuple[Node, ...] = ()
    for number in range(_first(session), session.at + 1):
        resolution = session.resolutions[number]
        if resolution.state.pending is None or number == session.at:
            instructions += resolution.instructions
            story += resolution.story
    return instructions, story


def _checklist(session: Session) -> tuple[Instruction, ...]:
    """What to put where; a game that began at a position was set up by whoever sent it."""
    if session.start.position is not None:
        return ()
    return session.game.checklist(session.resolutions[0].state).instructions


def _first(session: Session) -> int:
    """The step the player took last; what follows it was dealt by the app."""
    first = session.at
    while first > 1 and session.steps[first - 1].auto:
        first -= 1
    return first


def level(session: Session) -> str | None:
    """The level, in the games that have one."""
    found = getattr(session.setup, "level", None)
    return found if isinstance(found, str) else None


def name(game: str, event: Mapping[str, Any]) -> Named:
    """The name of an event, with what is plain in it as arguments."""
    args = {key: value for key, value in event.items() if not isinstance(value, dict | list)}
    return Named(f"{game}-event-{event['type']}", args)


def _named(game: str, step: Step | None) -> Named | None:
    return None if step is None else name(game, step.event)


def _logged(session: Session, number: int) -> Logged:
    step = session.steps[number]
    named = name(session.game.id, step.event)
    return Logged(
        number,
        step.event,
        named.message,
        named.args,
        session.resolutions[number + 1].instructions,
        step.dealt,
        step.auto,
    )
