"""A saved game as every client sees it. Its size does not grow with the length of the game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec
from msgspec import structs

from automatable.core.engine.explanation import Data, Node
from automatable.core.engine.instructions import Row, new_instructions, rows, short
from automatable.core.engine.resolution import Instruction
from automatable.core.forms.corrections import correction
from automatable.play.error_response import error_response
from automatable.play.responses import Named, ShownPosition, View
from automatable.play.session import AnyResolution, Session

MAX_CHANGES = 3
"""Values that the name of a correction lists."""


def make_view(table: int, version: int, session: Session) -> View:
    """The view of a session: the position, the instructions of the last step, the open questions."""
    game, state = session.game, session.state
    last_rows, explanation = step_rows(session, last_step(session), session.at)
    result, position = game.result(state), game.to_json(state)
    begun = event_start(session, session.at - 1)
    return View(
        table=table,
        version=version,
        steps=session.at,
        game=game.id,
        setup=msgspec.to_builtins(session.setup),
        level=level(session, position),
        physical=session.start.physical,
        holds=tuple(deck for deck in game.decks if session.has(deck)),
        deals=next((one.id for one in session.now.questions if one.waits and session.holds(one)), None),
        position=position,
        shown=game.display.shown(state),
        so_far=_board_so_far(session),
        happened=step_name(session, begun if session.at else None),
        progress=step_progress(session, max(begun, 0)),
        automa=is_automas(session, begun),
        rows=last_rows,
        earlier=earlier_rows(session),
        explanation=explanation,
        questions=session.now.questions,
        undo=step_name(session, session.before(session.at)),
        redo=step_name(session, session.at if session.at < len(session.steps) else None),
        result=result,
        over=result is not None,
        older=tuple(error_response(one).error for one in session.older),
        watched=session.start.watched is True,
    )


def _board_so_far(session: Session) -> ShownPosition | None:
    """The board during an event, up to the open question."""
    state, game = session.now.so_far, session.game
    return None if state is None else ShownPosition(game.to_json(state), game.display.shown(state))


def is_automas(session: Session, number: int) -> bool:
    """Whether the event of this step is the Automa's: its card was turned, by the app or by the player."""
    if number < 0:
        return True  # the set-up
    questions = session.resolutions[number].questions
    return any(one.waits and one.event == session.steps[number].event["type"] for one in questions)


def step_progress(session: Session, number: int) -> Named | None:
    """How far the game was before this step, in games that have rounds."""
    progress: Named | None = session.game.display.facts(session.resolutions[number].state).get("progress")
    return progress


def event_start(session: Session, number: int) -> int:
    """The first step of the event that this step belongs to, as an answer or a draw."""
    while number > 0 and (
        session.steps[number].auto or session.resolutions[number].state.pending is not None
    ):
        number -= 1
    return number


def step_rows(session: Session, first: int, end: int) -> tuple[tuple[Row, ...], tuple[Node, ...]]:
    """The instructions and the explanation of the steps ``first`` to ``end``, merged into one.

    An answer resolves its whole event again. If the first step is an answer, the instructions that came
    before its question are left out; the explanation is complete.
    """
    instructions: list[Instruction] = []
    explanation: list[Node] = []
    before = session.resolutions[first]
    shown = before.instructions if before.state.pending is not None else ()
    for number in range(first, end):
        resolution = session.resolutions[number + 1]
        if resolution.state.pending is None or number == end - 1:
            new = new_instructions(resolution.instructions, shown)
            instructions += (_shifted(one, len(explanation)) for one in new)
            explanation += resolution.explanation
            shown = ()
    return rows(short(for_player(instructions, session.has))), tuple(explanation)


def earlier_rows(session: Session) -> tuple[tuple[Row, ...], ...]:
    """The instructions of the same event before its last answer: one group of rows per step of the player.

    An instruction keeps its reasons only if the explanation of the view still contains them.
    """
    first = event_start(session, session.at - 1)
    corrections = [
        n for n in range(max(first, 0), session.at) if session.steps[n].event.get("type") == "corrected"
    ]
    first = corrections[-1] if corrections else first  # a correction starts the event again
    taken = [n for n in range(first, session.at) if n == first or not session.steps[n].auto]
    found = [step_rows(session, start, end)[0] for start, end in pairwise(taken)]
    if not found:
        return ()
    whole = _resolved(session, taken[-1]).instructions
    return tuple(tuple(_explained(row, whole) for row in group) for group in found if group)


def _resolved(session: Session, number: int) -> AnyResolution:
    """The resolution in which the event of this step ends, or the current one."""
    after = session.resolutions[number + 1 : session.at + 1]
    return next((one for one in after if one.state.pending is None), session.now)


def _explained(row: Row, whole: tuple[Instruction, ...]) -> Row:
    """The row, without the reasons of instructions that the whole event does not contain."""
    kept = (one if one in whole else structs.replace(one, why=()) for one in row.instructions)
    return structs.replace(row, instructions=tuple(kept))


def for_player(instructions: list[Instruction], has: Callable[[str], bool]) -> list[Instruction]:
    """The instructions without those for decks that the app holds."""
    return [one for one in instructions if one.deck is None or not has(one.deck)]


def _shifted(instruction: Instruction, nodes: int) -> Instruction:
    """The instruction with its reasons moved behind this many nodes of an earlier explanation."""
    if not nodes:
        return instruction
    return structs.replace(instruction, why=tuple((way[0] + nodes, *way[1:]) for way in instruction.why))


def last_step(session: Session) -> int:
    """The number of the player's last step; the app dealt whatever follows it."""
    before = session.before(session.at)
    return 0 if before is None else before


def level(session: Session, position: Data | None = None) -> str | None:
    """The level, if the game has levels: that of the position, since an opened link has no set-up.

    ``position`` is the JSON form, for a caller that already has it.
    """
    form = session.game.to_json(session.state) if position is None else position
    found = form.get("level", getattr(session.setup, "level", None))
    return found if isinstance(found, str) else None


def step_name(session: Session, number: int | None, most: int = MAX_CHANGES) -> Named | None:
    """The name of a step: of an answer its question, of a correction its changes, else the event's name."""
    if number is None:
        return None
    event = session.steps[number].event
    if event["type"] == "answered":
        for question in session.resolutions[number].questions:
            if question.id == event["question"]:
                return Named(question.message, question.args)
    if event["type"] == "corrected":
        return correction(session.game, session.resolutions[number].state, event["set"], most)
    return Named(*session.game.display.event_name(event))
