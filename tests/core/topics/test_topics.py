"""The topics of a game: named once in its class, bound to the box of each game."""

import inspect
from importlib.metadata import EntryPoint
from typing import Any

import pytest
import toy

from automatable import games
from automatable.core.engine.game import Game
from automatable.core.topics.components import Components
from automatable.core.topics.display import Display
from automatable.core.topics.position import PositionFormat
from automatable.core.topics.simulation import Simulation
from automatable.core.topics.topic import with_box
from automatable.play.simulations import simulation_of

TOPICS = {"position": PositionFormat, "components": Components, "display": Display, "simulation": Simulation}


def test_each_game_has_topics_of_its_own_box():
    one, other = toy.Toy(), toy.Toy({"cards": {"1": 8}})
    assert one.components.box.cards["1"] != other.components.box.cards["1"] == 8
    assert one.display.game is one and other.display.game is other
    assert not hasattr(vars(Game)["display"], "game"), "the topic in the class belongs to no game"


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_four_topics_and_each_is_its_own_or_the_default(name):
    game = games.load(name)
    for topic, kind in TOPICS.items():
        assert isinstance(getattr(game, topic), kind)
        assert isinstance(getattr(games.game_class(name), topic), kind)


@pytest.mark.parametrize("kind", [Game, *TOPICS.values()])
def test_every_hook_says_what_it_is(kind):
    functions = dict(inspect.getmembers(kind, inspect.isfunction))
    public = {name: found for name, found in functions.items() if not name.startswith("_")}
    assert public and all(found.__doc__ for found in public.values())


def test_a_game_that_only_writes_its_rules_has_a_default_for_every_topic():
    class Rules(toy.Toy):
        position: PositionFormat[Any, Any] = PositionFormat()
        components: Components[Any, Any] = Components()

    game = Rules()
    state = game.new(game.decode_setup({}))
    assert game.from_text(game.to_text(state)) == state
    assert game.components.missing() == () and game.display.facts(state) == {}
    assert game.simulation.measures[0] == "automa"


def test_a_package_without_a_dot_in_its_name_has_its_own_simulation(monkeypatch):
    own = Simulation()
    monkeypatch.setattr(toy.Toy, "simulation", own)
    monkeypatch.setitem(games.FOUND, "toy", EntryPoint("toy", "toy:Toy", games.GROUP))
    assert simulation_of("toy") is own


def double(box, number):
    return box + number


def doubles(box, number):
    yield box + number
    yield box + 2 * number


class Owner:
    box = 40
    one = with_box(double)
    several = with_box(doubles)


def test_a_function_of_the_box_becomes_a_method_and_a_generator_gives_a_tuple():
    assert Owner().one(2) == 42
    assert Owner().several(1) == (41, 42)
