"""Paired comparisons stay paired: every turn of the human has its own stream of chance."""

import pytest

from automatable import games
from automatable.core.engine.question import Question
from automatable.core.topics.simulation import HumanModel
from automatable.lab.runs.game_loop import TABLE, LabTable
from automatable.play.dealer import splitmix64
from automatable.play.simulations import simulation_of
from bench.pairing import CHANGES, one_stream, widths

NAMES = ("golem", "pendulum", "red-rising", "scythe")


def luck(name, wasteful):
    """The first random number of every stream; a wasteful model uses up many numbers in the second one."""
    simulation, game, seen = simulation_of(name), games.load(name), {}
    steady = simulation.models["steady"]

    def act(game, state, context):
        number = resolver.stream
        if number not in seen:
            place = context.next
            seen[number] = context.choose(1 << 30)
            context.next = place
            if wasteful and len(seen) == 2:
                context.choose(2), context.choose(2)
        return steady.act(game, state, context)

    model = HumanModel("spy", act, steady.answer)
    table = LabTable(game, simulation, model, {**simulation.setup, "level": game.levels[1]})
    resolver = table.resolver(5)
    for _ in table.steps(resolver):
        pass
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_numbers_used_in_one_turn_shift_those_of_no_other(name):
    thrifty, wasteful = luck(name, False), luck(name, True)
    common = thrifty.keys() & wasteful.keys()
    assert len(common) >= 4 and len(set(thrifty.values())) == len(thrifty)
    assert all(thrifty[number] == wasteful[number] for number in common)


def test_a_stream_goes_on_within_its_turn():
    simulation, game = simulation_of("scythe"), games.load("scythe")
    table = LabTable(game, simulation, simulation.models["steady"], {"level": "automa"})
    r = table.resolver(3)
    r.start_stream(4)
    first = [r.context.choose(1000) for _ in range(5)]
    r.start_stream(4)
    assert [r.context.choose(1000) for _ in range(5)] != first
    r.start_stream(5)
    r.start_stream(4)
    assert [r.context.choose(1000) for _ in range(5)] == first


def test_a_number_drawn_once_is_the_same_all_game():
    simulation, game = simulation_of("scythe"), games.load("scythe")
    table = LabTable(game, simulation, simulation.models["steady"], {"level": "automa"})
    drawn = set()
    for seed in range(30):
        r = table.resolver(seed)
        r.start_stream(1)
        once = r.context.choose_once("score", 40)
        r.start_stream(2)
        assert r.context.choose_once("score", 40) == once
        assert 0 <= once < 40
        drawn.add(once)
    assert len(drawn) > 10


def test_a_number_more_in_one_turn_changes_nothing_else_in_scythe():
    """As when a combat that only one side of a comparison has asks the human for cards."""
    simulation, game = simulation_of("scythe"), games.load("scythe")
    steady = simulation.models["steady"]

    def wasteful(game, state, context):
        if state.turn == 2 and not context.acted:
            context.choose(5)
        return steady.act(game, state, context)

    one, other = (
        LabTable(game, simulation, HumanModel("steady", act, steady.answer), {"level": "automa"})
        for act in (steady.act, wasteful)
    )
    for seed in range(10):
        assert one.play(seed) == other.play(seed)


@pytest.mark.parametrize(("game", "a", "b"), [change for change in CHANGES if "automaszyna" not in change])
def test_the_paired_difference_is_known_twice_as_well_as_one_of_other_games(game, a, b):
    found = widths(game, a, b, games=100)
    for measure in ("automa", "margin"):
        assert 2 * found[measure].paired < found[measure].apart, measure


def test_one_stream_is_the_chance_of_versions_before_there_were_more():
    """Numbers in the order in which they are drawn: ``bench.against --one-stream`` relies on it."""
    simulation, game = simulation_of("scythe"), games.load("scythe")
    table = LabTable(game, simulation, simulation.models["steady"], {"level": "automa"})
    with one_stream():
        r = table.resolver(3)
        drawn = [r.context.choose(1 << 60)]
        r.start_stream(4)
        drawn += [r.context.choose(1 << 60, "star"), r.context.choose(1 << 60)]
        r.answer(Question("coins", "market-ask-coins", "count"))
        drawn.append(r.context.choose(1 << 60))
    seed = splitmix64(splitmix64(3, TABLE), 0)
    assert drawn == [splitmix64(seed, place) >> 4 for place in range(1, 5)]


def test_the_changes_are_of_all_four_games():
    assert {game for game, _, _ in CHANGES} == set(NAMES)
