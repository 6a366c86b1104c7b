"""A scripted owner of Golem: an invented printed set before her, marbles in the synagogue, a memory for both.

She enters what is asked, or does everything by hand. What comes of a turn by hand she knows from an engine
that knows her whole set.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
from games.golem.printed_answers import answer, cheapest, needed

from automatable import games
from automatable.core.question import BY_HAND, Question, filled
from automatable.games.golem.state import DISTRICTS, KINDS, ROWS

OWN_TURN = ("human-turn", "round-begun", "round-ended", "bought", "buried", "card")
"""Buttons that lead on, and what the player does with her own pieces: no printed value among them."""


class Owner:
    """The person at the table."""

    def __init__(self, tables: dict[str, Any], rows: dict[str, list[str]], hand: bool = False) -> None:
        self.game = games.load("golem", tables)
        self.rows = deepcopy(rows)
        self.hand = hand
        self.held = 0
        self.did = ""

    def answer(self, question: Question, position: dict[str, Any]) -> Any:
        """What she answers, the position before the question known."""
        if question.by_hand and self.hand:
            return BY_HAND
        if question.id.startswith("by-hand-"):
            self.plays(position)
        if question.id == "by-hand-steps":
            return _sections(self.after["automa"]["golems"]) - _sections(self.stood)
        if question.id.startswith("by-hand-"):
            return self.sheet(question, position)
        return self.printed(question, position)

    def printed(self, question: Question, position: dict[str, Any]) -> Any:
        """What stands on the thing that is asked for; of several known ones the one that lies there."""
        cards = position["automa"]["cards"]
        before = cards[-2] if question.id.startswith(f"automa_cards.{cards[-1] if cards else ''}.") else ""
        before = before or (cards[-1] if cards else "")
        if ".cheapest." in question.id:
            return cheapest(self.game.box, question)
        if question.parts and question.parts[0].id in ROWS:
            return {part.id: list(self.rows[part.id]) for part in question.parts}
        if question.parts:
            return filled(question, lambda part: needed(self.game.box, part, before))
        if question.options and not question.many and "." not in question.id:
            values = [option.value for option in question.options]
            return "new" if "new" in values else values[0]
        return answer(self.game.box, question.id, before)

    def taken(self, row: str, colour: str) -> None:
        """A marble leaves its row."""
        self.rows[row].remove(colour)

    def own_turn(self, options: list[str]) -> str:
        """Her own turn: a marble she sees, in the third her rabbi."""
        for row, _, what in (option.partition("-") for option in options):
            if row in ROWS and what in self.rows[row]:
                self.taken(row, what)
                return f"{row}-{what}"
            if row == "row" and self.rows[what]:
                self.rows[what].pop()
                return f"row-{what}"
        return next(option for option in options if option.startswith("tile-"))

    def look(self, position: dict[str, Any]) -> None:
        """What the Automa took is gone from the synagogue, by the app or by her own hand."""
        for row, marbles in position["table"]["rows"].items():
            if marbles is not None:
                self.rows[row] = marbles
        held = position["automa"]["marbles"]
        if self.hand and len(held) > self.held:
            self.taken(*self.did.split("-"))
        self.held = len(held)

    # --- by hand: what comes of it ---------------------------------------------------------------------

    def plays(self, position: dict[str, Any]) -> None:
        """The event that waits, as her whole set says: remembered for the sheets that ask what came of it."""
        known = deepcopy(position)
        known["table"]["rows"] = deepcopy(self.rows)
        known["table"]["falling"] = len(self.game.box.marble_order)
        known["learned"], known["pending"], known["box"] = {}, None, "owner"
        first = self.game.box.board.students_from
        students = known["automa"]["students"]
        known["automa"]["students"] = {district: max(first, at) for district, at in students.items()}
        known["automa"]["cards"] = [f"{n:02}" for n, _ in enumerate(known["automa"]["cards"], 1)]
        event, answers = dict(position["pending"]["event"]), position["pending"]["answers"]
        if event["type"] == "card-turned":
            event["card"] = f"{len(known['automa']['cards']) + 1:02}"
        state = self.game.apply(self.game.from_json(known), self.game.decode_event(event)).state
        while state.pending is not None or (event["type"] == "dealt" and not state.starting):
            question = self.game.open_questions(state)[0]
            told = answers.get(question.id) or self.printed(question, self.game.to_json(state))
            state = self.game.apply(state, self.game.decode_event(question.answer(told))).state
        self.after = self.game.to_json(state)
        self.stood = known["automa"]["golems"]
        taken = self.after["automa"]["marbles"][len(known["automa"]["marbles"]) :]
        place = self.after["automa"]["rabbi"]
        self.did = f"tile-{place}"
        if taken:
            rows = [row for row in ROWS if self.after["table"]["rows"][row] != known["table"]["rows"][row]]
            self.did = f"{rows[0]}-{taken[0]}"

    def sheet(self, question: Question, position: dict[str, Any]) -> dict[str, Any]:
        """The outcome, number by number, as far as it differs from what is filled in."""
        automa = self.after["automa"]
        told: dict[str, Any] = {
            "resources": automa["resources"],
            "points": automa["points"],
            "study-track": automa["study_track"],
            "ingots": len(automa["ingots"]),
            **{f"student-{district}": automa["students"][district] for district in DISTRICTS},
            **{f"upgrades-{kind}": automa["upgrades"][kind] for kind in KINDS},
            **_golems(question, automa["golems"]),
        }
        shelved = [book for column in automa["books"] for book in column]
        held = [book for column in position["automa"]["books"] for book in column]
        told["books"] = [self.game.box.flat[f"books.{book}.colour"] for book in shelved[len(held) :]]
        told["did"] = self.did
        took = question.parts[-1].id == "did" and not self.did.startswith("tile")
        moved = f"student-{self.did.rpartition('-')[2]}"  # goes by itself with its marble
        steps = told.get(moved, 0) - next((part.known for part in question.parts if part.id == moved), 0)
        if took and steps == 1:
            del told[moved]
        return {part.id: told.get(part.id, part.known) for part in question.parts}


def _sections(golems: list[str]) -> int:
    return sum(int(golem.split("-")[1]) for golem in golems)


def _golems(question: Question, after: list[str]) -> dict[str, Any]:
    """Where each golem of the sheet has come to, and those that are new."""
    told: dict[str, Any] = {}
    for district in DISTRICTS:
        there = [golem for golem in after if golem.startswith(district)]
        ours = [
            part.id
            for part in question.parts
            if part.message == "golem-sheet-golem" and part.args["district"] == f"@district-{district}"
        ]
        new = len(there) - len(ours)
        if new > 0:
            told[f"created-{district}"] = new
        for part, golem in zip(ours, there[max(0, new) :], strict=False):
            told[part] = int(golem.split("-")[1])
            told[f"{part}-is"] = "lying" if golem.endswith("lying") else "standing"
    return told


def question_of(plain: dict[str, Any]) -> Question:
    """A question as the desk sends it."""
    return msgspec.convert(plain, Question)
