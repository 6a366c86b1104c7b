"""A table for the tests of Pendulum: positions made by hand, cards chosen by their values."""

import pytest

from automatable import games

BLANK = {"worker": "none", "timer": "none", "province": 0, "votes": 0, "points": 0, "icon": "votes"}


def left(worker="none", timer="none", province=0):
    """The left column of a card, as its owner enters it."""
    column = {"worker": worker, "timer": timer}
    return {**column, "province": province} if worker == timer == "none" else column


def right(votes, points, icon):
    """The right column."""
    return {"votes": votes, "points": points, "icon": icon}


class Table:
    """One game in the tester's hands. ``cards`` replaces printed cards: number to what it shows."""

    def __init__(self, cards=None, own=None, **setup):
        own = dict(own or {})
        if cards:
            own["cards"] = {str(number): {**BLANK, **shows} for number, shows in cards.items()}
        self.game = games.load("pendulum", own)
        self.box = self.game.box
        self.state = self.game.new(self.game.decode_setup(setup))
        self.last = None

    def do(self, type, *answers, **fields):
        """An event, and the answers to what it asks, in order."""
        event = self.game.decode_event({"type": type, **fields})
        self.last = self.game.apply(self.state, event, explain=True)
        self.state = self.last.state
        for answer in answers:
            self.answer(answer)
        return self

    def answer(self, value):
        """Answer the question; several values in a tuple are those of its fields, in order."""
        question = self.last.questions[0]
        if isinstance(value, tuple):
            value = dict(zip([field.key for field in question.fields], value, strict=True))
        event = self.game.decode_event(question.answer(value))
        self.last = self.game.apply(self.state, event, explain=True)
        self.state = self.last.state
        return self

    def set(self, **values):
        """Set the position by hand: ``__`` stands for a dot."""
        return self.do("corrected", set={key.replace("__", "."): value for key, value in values.items()})

    def ready(self, order=("human", "automa-1", "automa-2")):
        """Set-up done; the cards 1 and 2 decide where the third workers stand."""
        return self.do("set-up", order[1], 1, 2, first=order[0])

    def started(self, at=0, **order):
        """The first round runs."""
        return self.ready(**order).do("round-started", at=at)

    def called(self, **order):
        """The council of the first round is called."""
        return self.started(**order).set(phase="called", flips=3)

    @property
    def asked(self):
        return [question.id for question in self.last.questions]

    @property
    def instructions(self):
        """Messages without their prefix, and arguments."""
        found = self.last.instructions
        return [(each.message.removeprefix("pendulum-").removeprefix("do-"), each.args) for each in found]

    @property
    def messages(self):
        return [message for message, _ in self.instructions]

    def timer(self, name):
        return self.state.timers[("purple", "green", "black").index(name)]

    def workers(self, area):
        return self.game.to_json(self.state)["workers"][area]


@pytest.fixture
def table():
    return Table
