"""A game with the shipped box, and short ways to play it."""

import pytest

from automatable import load


class Board:
    """A position to play on; every step keeps its resolution."""

    def __init__(self, **setup):
        self.game = load("viticulture")
        self.state = self.game.new(self.game.decode_setup(setup))
        self.done = None

    def put(self, **position):
        """Set values of the position."""
        self.state = self.game.from_json({**self.game.to_json(self.state), **position})
        return self

    def do(self, type, **values):
        """An event."""
        event = self.game.decode_event({"type": type, **values})
        self.done = self.game.apply(self.state, event, explain=True)
        self.state = self.done.state
        return self

    def answer(self, value):
        """The answer to the open question."""
        (question,) = self.game.open_questions(self.state)
        return self.do(**question.answer(value))

    def year(self, points=0, row=None, summer=None, winter=None):
        """A whole year; the first of what is possible where nothing is given."""
        for value in (row, summer):
            self.answer(value or self.first())
        while self.state.step == "summer":
            self.answer(self.first())
        self.answer(winter or self.first())
        while self.state.step == "winter":
            self.answer(self.first())
        return self.answer(points)

    def first(self):
        """The first option of the open question."""
        return self.game.open_questions(self.state)[0].options[0].value

    @property
    def parts(self):
        """The declared board, by the message of each part's name."""
        return {part.name.message: part for part in self.game.display.board(self.state)}

    @property
    def places(self):
        """The twelve spaces of the declared board, by their ids."""
        seasons = (self.parts[f"viticulture-season-{season}"] for season in ("summer", "winter"))
        return {place.ref.removeprefix("@space-"): place for one in seasons for place in one.places}

    @property
    def automa(self):
        """The Automa's VP on the declared track."""
        return self.parts["viticulture-part-human"].pieces[0][0]

    @property
    def said(self):
        """The messages of the last step."""
        return [each.message.removeprefix("viticulture-") for each in self.done.instructions]

    @property
    def checklist(self):
        """The messages of the set-up."""
        return {
            each.message.removeprefix("viticulture-"): each
            for each in self.game.checklist(self.state).instructions
        }

    @property
    def result(self):
        """The result."""
        return self.game.result(self.state)


@pytest.fixture
def board():
    """A new board with this set-up."""
    return Board
