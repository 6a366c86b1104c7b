"""A scripted owner's first game at a service: every question she answers, with the taps it takes."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.golem.entry.invented_box import dropped, invented
from games.golem.entry.scripted_owner import Owner, question_of
from service_client import say
from taps import taps

from automatable.core.engine.question import BY_HAND, Question
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

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
    """What she answers, and what it cost her; the caller carries it to the service or taps it on a page.

    ``first`` is an event that she does by hand the first time, in a game in which values are asked as needed.
    """

    def __init__(self, seed: int, hand: bool, first: str = "") -> None:
        self.seed = seed
        self.first = first
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
        event = position["pending"]["event"]["type"] if position["pending"] else question.event
        if event == self.first and not position["pending"]:
            self.first = ""
            return BY_HAND
        if len(question.options) == 1 and question.event != "answered":
            return question.options[0].value
        entered = self.owner.answer(question, position)
        self.asked.append(Asked(self.round, event, question.id, len(taps(question, entered))))
        return entered


def played(seed: int, hand: bool, rounds: int = ROUNDS, first: str = "") -> list[Asked]:
    """So many rounds; at the end of the game as far as her own points."""
    script, service = Script(seed, hand, first), Service(MemoryStorage())
    table = say(service, "new", game="golem", setup=script.setup, seed=seed)["table"]
    while (view := say(service, "view", table=table))["position"]["round"] <= rounds:
        question = question_of(view["questions"][0])
        if question.id.startswith("score-"):
            break
        if question.deck:
            say(service, "deal", table=table)
        else:
            say(service, "answer", table=table, value=script.answer(view["position"], question))
        script.owner.look(say(service, "view", table=table))
    return script.asked
