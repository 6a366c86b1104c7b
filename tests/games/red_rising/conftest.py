"""Positions and moves for the Red Rising tests."""

import copy
from typing import Any

import pytest

from automatable import games
from automatable.core.engine.errors import UserError

START: dict[str, Any] = {
    "level": "2",
    "cards": "table",
    "house": "mars",
    "variant": False,
    "card_five": "balanced",
    "phase": "automus",
    "first": "human",
    "closing": "",
    "deployed": "",
    "priorities": {"jupiter": "A", "mars": "B", "luna": "C", "institute": "D"},
    "side": "even",
    "locations": {"jupiter": 2, "mars": 2, "luna": 2, "institute": 2},
    "deck": {"top": 0, "rest": 92, "bottom": 0},
    "banished": 0,
    "human": {"fleet": 0, "helium": 0, "influence": 0, "hand": 5},
    "automus": {"fleet": 0, "helium": 0, "influence": 0, "hand": 2},
    "sovereign": "",
    "discard": [],
}
KNOWN = {
    "jupiter": ["pelus", "aja"],
    "mars": ["judge", "seer"],
    "luna": ["evey", "timony"],
    "institute": ["ceo", "hacker"],
}


def put(data, key, value):
    *path, last = key.split(".")
    for step in path:
        data = data[step]
    data[last] = value


@pytest.fixture(scope="session")
def game():
    return games.load("red-rising")


@pytest.fixture(scope="session")
def box(game):
    return game.box


@pytest.fixture(scope="session")
def position(game):
    """A position where the table keeps the cards; dotted keys of the JSON form change it."""

    def build(changes=None, **more):
        data = copy.deepcopy(START)
        for key, value in {**(changes or {}), **more}.items():
            put(data, key, value)
        return game.from_json(data)

    return build


@pytest.fixture(scope="session")
def known(game):
    """A position where the app keeps the cards: whatever is named nowhere lies in the deck."""

    def build(changes=None, **more):
        data = copy.deepcopy(START)
        data["cards"] = "app"
        data["locations"] = copy.deepcopy(KNOWN)
        data["human"]["hand"] = ["dancer", "lorn"]
        data["automus"]["hand"] = ["harmony", "deanna"]
        data["banished"] = []
        data["deck"] = {"top": [], "rest": [], "bottom": []}
        for key, value in {**(changes or {}), **more}.items():
            put(data, key, value)
        named = {id for pile in data["locations"].values() for id in pile}
        named |= {*data["human"]["hand"], *data["automus"]["hand"], *data["banished"]}
        named |= {*data["deck"]["top"], *data["deck"]["bottom"]}
        out = game.box.removed(data["variant"])
        rest = [id for n, id in enumerate(game.box.ids) if id not in named and n not in out]
        data["deck"]["rest"] = rest
        return game.from_json(data)

    return build


@pytest.fixture(scope="session")
def play(game):
    """Apply an event and answer what it asks, by question id; what is not listed takes the first option."""

    def run(state, event, /, **answers):
        given = {key.replace("_", "-"): value for key, value in answers.items()}
        resolution = game.apply(state, game.decode_event(event), explain=True)
        while resolution.state.pending is not None:
            question = resolution.questions[0]
            value = given.get(question.id)
            if value is None:
                value = question.options[0].value if question.options else question.low or 0
            event = game.decode_event(question.answer(value))
            resolution = game.apply(resolution.state, event, explain=True)
        return resolution

    return run


@pytest.fixture(scope="session")
def check_refused(game):
    """The event is refused with this message."""

    def check(state, event, message):
        with pytest.raises(UserError) as user_error:
            game.apply(state, game.decode_event(event))
        assert user_error.value.message == message

    return check


@pytest.fixture(scope="session")
def messages():
    """The messages of the instructions."""
    return lambda resolution: [i.message.removeprefix("red-rising-") for i in resolution.instructions]


@pytest.fixture(scope="session")
def nets():
    """What was kept count of: message to (before, after)."""
    return lambda resolution: {
        i.message.removeprefix("red-rising-"): (i.args["before"], i.args["after"])
        for i in resolution.instructions
        if i.net
    }


@pytest.fixture(scope="session")
def rulings():
    """Every ruling an explanation cites."""

    def find(nodes):
        found = set()
        for node in nodes:
            if getattr(node, "ruling", None):
                found.add(node.ruling)
            found |= {cut.ruling for cut in getattr(node, "cuts", ()) if cut.ruling}
            found |= find(getattr(node, "steps", ()))
        return found

    return find
