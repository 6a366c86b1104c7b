"""Every game in the lab: its models play to the end, its measures have words, its rules are the table's."""

from math import comb

import pytest
import toy

from automatable import games
from automatable.core.engine.choices import Pick, each
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Answered
from automatable.core.topics.simulation import MAIN, HumanModel, Simulation
from automatable.games.pendulum.simulation import council
from automatable.games.scythe.position.events import HumanMoved
from automatable.games.scythe.rules.neighbourhood import near_human
from automatable.lab import play, run
from automatable.lab.report.labels import Labels
from automatable.lab.runs.counters import Observed
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.human_chance import SeededContext
from automatable.lab.runs.seeds import game_seed
from automatable.locales import Words
from automatable.play.simulations import simulation_of, tables_of
from bench import council_board


def tables(name, level=None):
    game, simulation = games.load(name), simulation_of(name)
    for model in simulation.models.values():
        yield LabTable(game, simulation, model, {**simulation.setup, "level": level or game.levels[-1]})


@pytest.mark.parametrize("name", games.names())
def test_named_models_play_every_level_to_the_end(name):
    models = simulation_of(name).models
    assert not models["absent"].tries and models["steady"].tries
    for level in games.game_class(name).levels:
        for table in tables(name, level):
            measured = table.play(game_seed(1, 0))
            assert set(MAIN) <= set(measured) <= set(simulation_of(name).measures), level


def only_one(self, bound, name=""):
    """What needs no chance: there is one answer."""
    assert bound == 1
    return 0


def test_pendulums_human_with_a_known_board_needs_no_chance(monkeypatch):
    """So that ``bench.against`` shows the same games, however a council asks."""
    game, simulation = games.load("pendulum"), simulation_of("pendulum")
    human = council_board.absent
    for level in game.levels:
        table = LabTable(
            game, simulation, HumanModel("absent", human, human.answer), {**simulation.setup, "level": level}
        )
        seen = [table.play(game_seed(1, number)) for number in range(4)]
        with monkeypatch.context() as patched:
            patched.setattr(SeededContext, "choose", only_one)
            assert [table.play(game_seed(1, number)) for number in range(4)] == seen
            with pytest.raises(UserError):
                usual = LabTable(
                    game, simulation, simulation.models["absent"], {**simulation.setup, "level": level}
                )
                [usual.play(game_seed(1, number)) for number in range(4)]


@pytest.mark.parametrize("name", games.names())
def test_answering_at_once_gives_what_the_table_gets_answer_by_answer(name):
    for table in tables(name):
        for seed in (game_seed(2, 0), game_seed(2, 1)):
            assert table.play(seed) == answer_by_answer(table, seed)


def answer_by_answer(table, seed):
    """The same game through ``Game.apply``, as the terminal and the page play it."""
    game, simulation, state, notes = table.game, table.simulation, table.start, table.simulation.begin()
    r = table.resolver(seed)
    by_turn = type(simulation).stream is Simulation.stream

    def answer(state, question):
        r.state = state
        return r.answer(question)

    while game.result(state) is None:
        r.start_stream(simulation.stream(state, r.turned))
        event = table.model.act(game, state, r.context)
        r.context.acted = r.context.acted + 1 if event is not None else 0
        if event is None:
            question = game.questions(state)[0]
            r.turned += question.waits
            if by_turn:
                r.start_stream(r.turned)
            event = question.answer(answer(state, question))
        before, given = state, {}
        resolution = game.apply(state, game.decode_event(event) if isinstance(event, dict) else event)
        while resolution.state.pending is not None:
            question = resolution.questions[0]
            given[question.id] = answer(resolution.state, question)
            resolution = game.apply(resolution.state, Answered(question.id, given[question.id]))
        state = resolution.state
        simulation.watch(game, before, state, given, notes)
    notes.setdefault("turns", r.turned)
    return simulation.measure(game, state, game.result(state), notes)


@pytest.mark.parametrize("name", games.names())
def test_following_a_game_changes_nothing_and_counts_what_decided(name):
    observed = Observed()
    for table in tables(name):
        assert table.play(7, observed) == table.play(7)
    assert observed.games == len(simulation_of(name).models)
    steps = [step for rule in games.load(name).rules.values() for step in rule.steps]
    assert (observed.decided.keys() and observed.picks) or not any(isinstance(step, Pick) for step in steps)
    assert all(observed.picks[key.split()[0]] >= count for key, count in observed.decided.items())


@pytest.mark.parametrize("name", games.names())
def test_every_card_can_be_left_out(name):
    simulation, shipped = simulation_of(name), tables_of(games.load(name))
    cards = simulation.cards(shipped)
    assert len(cards) >= 19
    for card in cards:
        less = games.load(name, simulation.without(shipped, card))
        assert len(simulation.cards(tables_of(less))) == len(cards) - 1
    LabTable(
        less, simulation, simulation.models["absent"], {**simulation.setup, "level": less.levels[0]}
    ).play(3)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", games.names())
def test_everything_the_lab_shows_has_words(name, language):
    simulation, words = simulation_of(name), Labels(language, name)
    for measure in simulation.measures:
        assert words.measure(measure) != measure or language == "en"
        stem = measure.rpartition("-")[0] if measure[-1].isdigit() else measure
        own = [f"{name}-measure-{stem}", f"lab-measure-{measure}", measure.removeprefix("part ")]
        assert any(map(words.words.has, own)), measure
    for attack in simulation.attacks:
        assert words.words.has(f"{name}-attack-{attack.name}")
    for message in simulation.fallbacks:
        assert words.fallback(message)
        assert Words(language, name).has(message), "no such message is ever given"
    for model in simulation.models:
        assert words.model(model) != model or language == "en"
        mine = model not in ("absent", "steady")
        assert (words.words.has(f"{name}-model-{model}"), words.words.has(f"lab-model-{model}")) == (
            mine,
            not mine,
        )
        assert words.words.has(f"{name}-human-{model}")
    for curve in simulation.curves:
        for end in ("", "-x", "-y"):
            assert words.words.has(curve.message + end)


def test_pendulums_council_is_enumerated_over_all_draws_and_agrees_with_the_simulation():
    game = games.load("pendulum")
    points, votes = council(game, "D", 2)
    draws = comb(len(game.box.cards), game.box.rules.council_cards)
    assert draws == comb(32, 3)
    for known in (points, votes):
        assert sum(known.values()) == 1
        assert all(draws % probability.denominator == 0 for probability in known.values())
    played = run("pendulum", level="D", human="absent", games=400, cards=0)
    for measure, known in (("gained-2", points), ("votes-2", votes)):
        seen = played.values("D", "absent", measure)
        assert set(seen) <= set(known)
        expected = {value: float(probability) * 400 for value, probability in known.items()}
        common = [value for value in expected if expected[value] >= 5]
        chi = sum((seen.get(value, 0) - expected[value]) ** 2 / expected[value] for value in common)
        assert chi < 3 * len(common)  # far out in the tail; the seed is fixed
    for _, _, _, mean, simulated in played.exact():
        half = simulated.high - simulated.value
        assert abs(simulated.value - mean) < 2 * half


def test_a_game_without_a_simulation_of_its_own_runs_in_the_lab(monkeypatch):
    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    toy.register()
    results = run("toy", games=60, cards=3, seed=2)
    assert {model for _, model in results.cells} == {"absent", "any"}
    table = results.table()
    assert {"automa", "human", "margin", "human-wins", "turns", "part toy-gain"} <= set(table["measure"])
    turns = table.filter(table["measure"] == "turns")
    assert set(turns["mean"]) == {3.0}, "three cards are turned"
    assert not list(results.card_effects("automa")), "the toy counts on its three cards"


@pytest.mark.parametrize("faction", ["polania", "albion", "togawa"])
def test_the_steady_human_of_scythe_moves_by_the_rules_and_over_rivers(faction):
    """A step over land; fighters over rivers too once there is a mech; workers over a river with a mech."""
    game, crossed = games.load("scythe"), 0
    box, along = game.box, 0
    rivals = {"human": faction, "automa": "rusviet"}
    for number in range(6):
        for before, event, _ in play("scythe", level="automa", setup=rivals, number=number):
            human = before.human
            if not isinstance(event, HumanMoved) or event.origin == "base":
                continue
            origin, to = box.names.index(event.origin), box.names.index(event.to)
            over_land = box.land[origin] >> to & 1
            if event.piece == "worker":
                assert over_land
            else:
                assert near_human(box, human, False, origin) >> to & 1 and to not in each(box.lakes)
                crossed += not over_land
                along += event.workers
    assert crossed, "it leaves its peninsula"
    assert along, "workers cross with a mech"
