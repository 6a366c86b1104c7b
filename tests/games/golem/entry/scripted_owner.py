"""A scripted owner of Golem: an invented printed set before her, marbles in the synagogue, a memory for both.

She enters what is asked, or does everything by hand. What comes of a turn by hand she knows from an engine
that knows her whole set.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import msgspec
from games.golem.entry.printed_answers import answer, cheapest

from automatable import games
from automatable.core.engine.question import BY_HAND, Question
from automatable.core.forms.form import Field
from automatable.games.golem.entry.fields import END
from automatable.games.golem.entry.marble_answers import LIES, SEPARATOR
from automatable.games.golem.position.state import DISTRICTS, KINDS, ROWS

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
        """What stands on the component that is asked for; of several known ones the one that lies there."""
        cards = position["automa"]["cards"]
        before = cards[-2] if question.id.startswith(f"automa_cards.{cards[-1] if cards else ''}.") else ""
        before = before or (cards[-1] if cards else "")
        if ".cheapest." in question.id:
            return cheapest(self.game.box, question)
        if question.message.startswith("golem-look-"):
            return self.looks(question)
        if question.fields and question.fields[0].key in ROWS:
            return {part.key: list(self.rows[part.key]) for part in question.fields}
        if question.fields:
            return question.filled(lambda part: self.part(part, before))
        if question.options and not question.many and "." not in question.id:
            values = [option.value for option in question.options]
            return "new" if "new" in values else values[0]
        return answer(self.game.box, question.id, before)

    def part(self, part: Field, before: str) -> Any:
        """One part of a screen: what is printed there, and what is entered along with it of the marbles."""
        if part.key.startswith("in-"):
            return self.offered(_named(part.key), part.args)
        entered = answer(self.game.box, part.key, before) if not part.optional else None
        return next(
            (value for value in self.along(part) if value.startswith(f"{entered}{SEPARATOR}")), entered
        )

    def along(self, part: Field) -> Iterator[str]:
        """What can be entered along with a criterion, as far as it is so."""
        for option in (option for option in part.options if "row" in option.args):
            name, _, entered = str(option.value).partition(SEPARATOR)
            row = _named(option.args["row"])
            so = entered in self.rows[row] if name == END else self.lie(option.args, row) is (entered == LIES)
            if so:
                yield str(option.value)

    def looks(self, question: Question) -> Any:
        """What a look into the synagogue finds: how many lie in a row, whether a colour does."""
        rows, args = {part.key: self.rows[part.key] for part in question.fields}, question.args
        if question.id == "first-colour":
            lying = self.rows[_named(args["row"])]
            return next(option.value for option in question.options if option.value in lying)
        offers = {row: self.offered(row, args) for row in self.rows}
        if question.id.startswith("lies-"):
            return {row: self.lie(args, row) for row in rows}
        if question.id.startswith("where-"):
            return {row: len(lie) if self.lie(args, row) else 0 for row, lie in rows.items()}
        if question.id == "fullest":
            return {row: offers[row] if offers[row] == max(offers.values()) else 0 for row in rows}
        return {row: offers[row] for row in rows}

    def offered(self, row: str, args: Mapping[str, Any]) -> int:
        """How many marbles lie in a row; none if they are all of colours that do not count."""
        besides = {_named(colour) for colour in args.get("besides", [])}
        return len(self.rows[row]) if {*self.rows[row]} - besides else 0

    def lie(self, args: Mapping[str, Any], row: str) -> bool:
        """Whether one of the colours lies in a row."""
        return any(_named(colour) in self.rows[row] for colour in args["colours"])

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

    def look(self, view: dict[str, Any]) -> None:
        """What the Automa took is gone from the synagogue, by the app or by her own hand."""
        position = view["position"]
        for step in (step for row in view["rows"] for step in row["instructions"]):
            if step["message"] == "golem-do-marble":
                self.did = step["args"]["marble"].removeprefix("@marble-")
        for row, marbles in position["table"]["rows"].items():
            if marbles is not None:
                self.rows[row] = marbles
        held = position["automa"]["marbles"]
        if len(held) > self.held and position["table"]["rows"][self.did.split("-")[0]] is None:
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
            entered = answers.get(question.id) or self.printed(question, self.game.to_json(state))
            state = self.game.apply(state, self.game.decode_event(question.answer(entered))).state
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
        entered: dict[str, Any] = {
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
        entered["books"] = [self.game.box.flat[f"books.{book}.colour"] for book in shelved[len(held) :]]
        entered["did"] = self.did
        took = question.fields[-1].key == "did" and not self.did.startswith("tile")
        moved = f"student-{self.did.rpartition('-')[2]}"  # goes by itself with its marble
        steps = entered.get(moved, 0) - next((part.value for part in question.fields if part.key == moved), 0)
        if took and steps == 1:
            del entered[moved]
        return {part.key: entered.get(part.key, part.value) for part in question.fields}


def _named(reference: str) -> str:
    return reference.partition("-")[2]


def _sections(golems: list[str]) -> int:
    return sum(int(golem.split("-")[1]) for golem in golems)


def _golems(question: Question, after: list[str]) -> dict[str, Any]:
    """Where each golem of the sheet has come to, and those that are new."""
    entered: dict[str, Any] = {}
    for district in DISTRICTS:
        there = [golem for golem in after if golem.startswith(district)]
        ours = [
            part.key
            for part in question.fields
            if part.message == "golem-sheet-golem" and part.args["district"] == f"@district-{district}"
        ]
        new = len(there) - len(ours)
        if new > 0:
            entered[f"created-{district}"] = new
        for part, golem in zip(ours, there[max(0, new) :], strict=False):
            entered[part] = int(golem.split("-")[1])
            entered[f"{part}-is"] = "lying" if golem.endswith("lying") else "standing"
    return entered


def question_of(plain: dict[str, Any]) -> Question:
    """A question as the service sends it."""
    return msgspec.convert(plain, Question)
