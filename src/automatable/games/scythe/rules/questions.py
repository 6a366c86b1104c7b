"""The questions between events: the Automa's card, a combat, the structure bonus."""

from __future__ import annotations

from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import State, contested
from automatable.games.scythe.rules.combat import card_draw
from automatable.games.scythe.rules.human_turn import fight_question


def questions(box: Box, state: State) -> tuple[Question, ...]:
    """The questions of this position."""
    if state.over is not None:
        return () if state.structure_bonus is not None else (_structure_bonus(box),)
    if contested(state):
        return (fight_question(box, state),)
    draw = next_draw(box, state)
    return (draw.question(),) if draw else ()


def next_draw(box: Box, state: State) -> Draw | None:
    """The draw that the game waits for: the card of the Automa's turn."""
    if state.over is not None or contested(state):
        return None
    return card_draw(box, state, "automa-card", "scythe-ask-card", "automa-turn", True, "card-turned", "card")


def _structure_bonus(box: Box) -> Question:
    return Question(
        "final-count",
        "scythe-ask-structure-bonus",
        "final-count",
        low=0,
        high=box.printed.game.structure_bonus_most,
        default=0,
        event="final-count",
        field="structure_bonus",
    )
