"""Every game in the lab: its models play to the end, its measures have words, the rules are the table's."""

from math import comb

import pytest
import toy

from automatable import games
from automatable.core.choosing import each
from automatable.core.events import Answered
from automatable.core.study import MAIN, Person
from automatable.games.pendulum.study import council
from automatable.games.scythe.events import HumanMoved
from automatable.games.scythe.neighbourhood import near_human
from automatable.lab import play, run
from automatable.lab.chance import Decks, game_seed, number_of
from automatable.lab.counting import Heard
from automatable.lab.playing import Table, _chance
from automatable.lab.wording import Wording
from automatable.locales import Words
from automatable.play.dealer import splitmix64
from automatable.play.studies import study_of, tables_of


def tables(name, level=None):
    game, study = games.load(name), study_of(name)
    for model in study.models.values():
        yield Table(game, study, model, {**study.setup, "level": level or game.levels[-1]})


@pytest.mark.parametrize("name", games.names())
def test_named_models_play_every_level_to_the_end(name):
    models = study_of(name).models
    assert not models["absent"].tries and models["steady"].tries
    for level in games.door(name).levels:
        for table in tables(name, level):
            measured = table.play(game_seed(1, 0))
            assert set(MAIN) <= set(measured) <= set(study_of(name).measures), level


@pytest.mark.parametrize("name", games.names())
def test_answering_at_once_gives_what_the_table_gets_answer_by_answer(name):
    for table in tables(name):
        for seed in (game_seed(2, 0), game_seed(2, 1)):
            assert table.play(seed) == answer_by_answer(table, seed)


def answer_by_answer(table, seed):
    """The same game through ``Game.apply``, as the terminal and the page play it."""
    game, study, state, notes, turned = table.game, table.study, table.start, {}, 0
    chance = splitmix64(seed, number_of("table"))
    decks, person = Decks(seed, chance, game.table_decks), Person(_chance(splitmix64(chance, 0)))

    def answer(state, question):
        if question.deck is not None:
            return decks[question.deck].answer(question)
        return table.model.answer(game, state, question, person)

    while game.result(state) is None:
        event = table.model.happens(game, state, person)
        person.acted = person.acted + 1 if event is not None else 0
        if event is None:
            question = game.questions(state)[0]
            turned += question.waits
            event = question.answer(answer(state, question))
        before, given = state, {}
        resolution = game.apply(state, game.decode_event(event) if isinstance(event, dict) else event)
        while resolution.state.pending is not None:
            question = resolution.questions[0]
            given[question.id] = answer(resolution.state, question)
            resolution = game.apply(resolution.state, Answered(question.id, given[question.id]))
        state = resolution.state
        study.watch(game, before, state, given, notes)
    notes.setdefault("turns", turned)
    return study.measure(game, state, game.result(state), notes)


@pytest.mark.parametrize("name", games.names())
def test_a_listener_changes_nothing_and_hears_what_decided(name):
    heard = Heard()
    for table in tables(name):
        assert table.play(7, heard) == table.play(7)
    assert heard.games == len(study_of(name).models)
    assert heard.decided.keys() and heard.picks
    assert all(heard.picks[key.split()[0]] >= count for key, count in heard.decided.items())


@pytest.mark.parametrize("name", games.names())
def test_every_card_can_be_left_out(name):
    study, shipped = study_of(name), tables_of(games.load(name))
    cards = study.cards(shipped)
    assert len(cards) >= 19
    for card in cards:
        less = games.load(name, study.without(shipped, card))
        assert len(study.cards(tables_of(less))) == len(cards) - 1
    Table(less, study, study.models["absent"], {**study.setup, "level": less.levels[0]}).play(3)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", games.names())
def test_everything_the_lab_shows_has_words(name, language):
    study, words = study_of(name), Wording(language, name)
    for measure in study.measures:
        assert words.measure(measure) != measure or language == "en"
    for message in study.fallbacks:
        assert words.fallback(message)
        assert Words(language, name).has(message), "no such message is ever told"
    for model in study.models:
        assert words.model(model) != model or language == "en"
        assert words.words.has(f"lab-says-{name}-{model}")
    for curve in study.curves:
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
    played = run("pendulum", levels="D", models="absent", games=400, cards=0)
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


def test_a_game_without_a_study_runs_in_the_lab(monkeypatch):
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
    """A step over land; for fighters over rivers too once a mech stands; workers over a river with a mech."""
    game, crossed = games.load("scythe"), 0
    box, carried = game.box, None
    rivals = {"human": faction, "automa": "rusviet"}
    for number in range(6):
        for before, event, _ in play("scythe", level="automa", setup=rivals, number=number):
            human = before.human
            if not isinstance(event, HumanMoved) or event.origin == "base":
                continue
            origin, to = box.names.index(event.origin), box.names.index(event.to)
            over_land = box.land[origin] >> to & 1
            if event.piece == "worker":
                assert over_land or carried == (event.origin, event.to)
            else:
                assert near_human(box, human, False, origin) >> to & 1 and to not in each(box.lakes)
                crossed += not over_land
                carried = (event.origin, event.to) if event.piece == "mech" else None
    assert crossed, "it leaves its peninsula"
