"""The questions between events: set-up, votes, reward, the legendary point."""

from __future__ import annotations

from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position import setup
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules import council, council_board, game_end, player_mat, rewards


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


def earlier_questions(box: Box, state: State, question: Question) -> tuple[Question, ...]:
    """The questions about one place or one track alone, which an earlier version asked."""
    if question.id.startswith(player_mat.MAT):
        return player_mat.each_alone(question)
    if question.id.startswith(council_board.REWARD):
        return tuple(council_board.place_question(box, state, place) for place in box.council.places)
    return ()
