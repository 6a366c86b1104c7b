"""The questions between events: set-up, votes, reward, the legendary point."""

from __future__ import annotations

from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position import setup
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules import council, game_end, rewards


def questions(box: Box, state: State) -> tuple[Question, ...]:
    """The questions of this phase."""
    match state.phase:
        case "set-up":
            return (setup.privilege_draw(box, box.privilege.all, 1).question(),)
        case "called":
            return (council.VOTES,)
        case "rewards":
            return (rewards.own_question(box, state),)
        case "end":
            return (game_end.legendary_question(state),)
    return ()


def next_draw(box: Box, state: State) -> Draw | None:
    """The draw that the game waits for: the first privilege marker."""
    return setup.privilege_draw(box, box.privilege.all, 1) if state.phase == "set-up" else None
