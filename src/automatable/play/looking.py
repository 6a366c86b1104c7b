"""What travels only when somebody looks: the log in pages, the checklist, what was before, what may come."""

from __future__ import annotations

from msgspec import structs

from automatable.core.prospects import chances
from automatable.core.resolution import Instruction
from automatable.play.replies import Checklist, Did, Earlier, Foreseen, Log, Logged, Named
from automatable.play.session import Session
from automatable.play.view import begun, for_hands, last, named, told

PAGE = 40
"""Steps in one page of the log."""


def log(session: Session, before: int | None) -> Log:
    """The steps that end before this one, the last of them first: one entry for each thing that happened."""
    entries: list[Logged] = []
    end = session.at if before is None else min(before, session.at)
    while end > 0 and len(entries) < PAGE:
        first = begun(session, end - 1)
        entries.append(_entry(session, first, end))
        end = first
    return Log(tuple(entries), end or None)


def _entry(session: Session, first: int, end: int) -> Logged:
    name = named(session, first)
    assert name is not None
    progress = session.game.shown(session.resolutions[first].state).get("progress")
    return Logged(
        number=first,
        message=name.message,
        args=name.args,
        rows=told(session, first, end)[0],
        progress=None if progress is None else Named(progress["message"], progress.get("args", {})),
        dealt=session.steps[first].dealt,
    )


def checklist(session: Session) -> Checklist:
    """What to put where; a game that began at a position was set up by whoever sent it."""
    if session.start.position is not None:
        return Checklist(())
    said = session.game.checklist(session.resolutions[0].state).instructions
    return Checklist(tuple(for_hands(list(said), session.has)))


def earlier(session: Session) -> Earlier:
    """The position the story of the last step is about."""
    state = session.resolutions[last(session)].state
    return Earlier(session.game.to_json(state), session.game.shown(state))


def ahead(session: Session) -> Foreseen:
    """What the next card of the Automa may do; the order of the app's deck is nobody's to know."""
    game, state = session.game, session.state
    return Foreseen(chances(game, state), game.guessable(state))


def did(session: Session) -> Did:
    """What the last thing that happened did to things on the board, with all its answers."""
    first = begun(session, session.at - 1)
    if first < 0:
        return Did(())
    before = structs.replace(session.resolutions[first].state, pending=None)
    said: list[Instruction] = []
    for number in range(first, session.at):  # also what only a deck in the hand would have to be told
        resolution = session.resolutions[number + 1]
        if resolution.state.pending is None or number == session.at - 1:
            said += resolution.instructions
    return Did(session.game.deeds(before, session.state, said))
