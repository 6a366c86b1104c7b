"""A scripted owner's first game at a desk: every question she answers, with the taps it takes."""

from __future__ import annotations

from typing import Any, NamedTuple

from asking import say
from games.golem.invented import dropped, invented
from games.golem.scripted import Owner, question_of
from tapping import taps

from automatable.core.question import Question
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore

ROUNDS = 4
NO = {"bought": 0, "buried": 0}
"""Her own turn: she bought no book and buried nobody."""


class Asked(NamedTuple):
    """A question: in which round, while what happened, how many taps."""

    round: int
    event: str
    id: str
    taps: int


class Script:
    """What she answers, and what it cost her; whoever plays carries it to the desk or taps it on a page."""

    def __init__(self, seed: int, hand: bool) -> None:
        self.seed = seed
        self.owner = Owner(invented(seed), dropped(seed), hand)
        self.setup = {"box": "hand" if hand else "owner", "level": "easy"}
        self.asked: list[Asked] = []
        self.round = 0

    def answer(self, position: dict[str, Any], question: Question) -> Any:
        """Her answer. Of a question that waits for one button nothing is counted, nor of her own turn."""
        if position["round"] != self.round:
            self.round = position["round"]
            self.owner.rows = dropped(self.seed + self.round)
        if question.id == "human-turn":
            return self.owner.own_turn([str(option.value) for option in question.options])
        if question.id in NO:
            return NO[question.id]
        if len(question.options) == 1 and question.event != "answered":
            return question.options[0].value
        told = self.owner.answer(question, position)
        event = position["pending"]["event"]["type"] if position["pending"] else question.event
        self.asked.append(Asked(self.round, event, question.id, len(taps(question, told))))
        return told


def played(seed: int, hand: bool, rounds: int = ROUNDS) -> list[Asked]:
    """So many rounds; at the end of the game as far as her own points."""
    script, desk = Script(seed, hand), Desk(MemoryStore())
    table = say(desk, "new", game="golem", setup=script.setup, seed=seed)["table"]
    while (view := say(desk, "view", table=table))["position"]["round"] <= rounds:
        question = question_of(view["questions"][0])
        if question.id.startswith("score-"):
            break
        if question.deck:
            say(desk, "deal", table=table)
        else:
            say(desk, "answer", table=table, value=script.answer(view["position"], question))
        script.owner.look(say(desk, "view", table=table))
    return script.asked
