"""A session is the event log: undo, redo, replay, the dealer's hand, physical decks."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from user_errors import raises_user_error

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolution
from automatable.core.forms.form import Option
from automatable.play.dealer import below, deal, splitmix64
from automatable.play.random_lanes import LaneRows, Lanes
from automatable.play.session import Session, Start

START = Start("scythe", {"level": "automa"}, seed=11)


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    def cards(seed):
        session = Session(Start("scythe", {"level": "automa"}, seed=seed))
        for _ in range(8):
            session.deal()
        return [step.event["card"] for step in session.log]

    assert cards(11) == cards(11)
    assert cards(11) != cards(12)


def test_undo_and_redo_are_named_and_unlimited_and_give_back_the_same_card():
    session = Session(START)
    for _ in range(5):
        session.deal()
    after, cards = session.state, [step.event["card"] for step in session.log]
    for card in reversed(cards):
        assert session.next_undo.event == {"type": "card-turned", "card": card}
        assert session.undo().event["card"] == card
    assert session.log == ()
    with raises_user_error("play-nothing-to-undo"):
        session.undo()
    for card in cards:
        assert session.redo().event["card"] == card
    assert session.state == after
    with raises_user_error("play-nothing-to-redo"):
        session.redo()
    session.undo()
    session.deal()
    assert session.state == after, "a card taken back and turned again is the same card"


def test_something_new_after_undo_forgets_the_redo():
    session = Session(START)
    session.deal()
    session.deal()
    session.undo()
    session.do({"type": "star-placed"})
    assert session.next_redo is None
    assert [step.event["type"] for step in session.log] == ["card-turned", "star-placed"]


def test_a_refused_event_changes_nothing():
    session = Session(START)
    session.deal()
    before = session.state, session.log
    for event in (
        {"type": "card-turned", "card": 99},
        {"type": "nonsense"},
        {"type": "human-attacked", "at": "R1C1"},
    ):
        with pytest.raises(UserError):
            session.do(event)
    assert (session.state, session.log) == before


def test_replay_from_the_log_gives_the_same_state():
    session = Session(START)
    for _ in range(6):
        session.deal()
    session.do({"type": "corrected", "set": {"automa.power": 12}})
    assert Session(START, session.steps).state == session.state


def test_a_physical_deck_is_never_dealt_by_the_app():
    session = Session(Start("scythe", {"level": "automa"}, seed=1, physical=("automa",)))
    with raises_user_error("play-nothing-to-deal"):
        session.deal()
    session.answer(7)
    assert session.state.top == 7
    with raises_user_error("core-answer-option"):
        session.answer(7)


def test_the_combat_deck_always_lies_on_the_table():
    setup = {"level": "automa", "move_check": True}
    session = Session(Start("scythe", setup, seed=3))
    session.do({"type": "card-turned", "card": 3})
    assert session.now.questions[0].deck == "combat"
    session.answer(2)
    assert session.state.turn == 1


def test_a_combat_card_of_the_automas_deck_is_dealt_at_once_and_undone_with_its_step():
    session = Session(START)
    session.do(
        {"type": "corrected", "set": {"automa.mechs": ["R1C1"], "human.mechs": ["R1C1"], "human.power": 9}}
    )
    session.do({"type": "human-attacked", "at": "R1C1"})
    session.answer(9)
    session.answer(7)
    session.answer(5)
    assert session.log[-1].auto, "the card was turned by the app as part of the answer"
    session.undo()
    assert session.now.questions[0].id == "combat-cards"


def test_the_generator_is_the_published_splitmix64():
    # the first outputs for seed 1234567 of the reference implementation
    assert [splitmix64(1234567, n) for n in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 2**64 - 1), max_size=40))
def test_many_values_at_once_are_the_values_one_by_one(seed, numbers):
    assert Lanes(numbers).after(seed) == tuple(splitmix64(seed, number) for number in numbers)
    seeds = Lanes(numbers)
    rows = [tuple(splitmix64(one, number) for number in numbers) for one in seeds.after(seed)]
    assert not numbers or list(LaneRows(numbers, len(numbers)).after(seeds.packed(seed))) == rows


def test_the_dealer_is_fair_and_follows_the_weights():
    question = Question("q", "m", "r", options=(Option(1, "a", weight=3), Option(2, "b", weight=1)), deck="d")
    drawn = [deal(question, 5, n).value for n in range(4000)]
    assert 2900 < drawn.count(1) < 3100
    assert {below(9, n, 7) for n in range(200)} == set(range(7))


@pytest.mark.parametrize("name", games.names())
def test_every_game_begins_and_goes_on_from_bare_defaults(name):
    session = Session(Start(name, {}, seed=4))
    assert session.now.questions or session.game.questions(session.state) == ()


def test_a_deck_that_would_be_drawn_from_for_ever_is_refused_and_nothing_is_kept(monkeypatch):
    session = Session(START)
    again = Question("again", "scythe-ask-card", "S1", options=(Option(1, "x"),), deck="automa", waits=False)
    for_ever = Resolution(session.state, questions=(again,))
    monkeypatch.setattr(Session, "_applied", lambda self, state, step: for_ever)
    with raises_user_error("play-deals-without-end"):
        session.deal()
    assert session.log == ()


def test_a_step_costs_the_same_however_long_the_game_is():
    session = Session(Start("scythe", {}, 1))

    def spent(steps):
        began = time.process_time()
        for number in range(steps):
            session.do({"type": "corrected", "set": {"human.coins": number % 9}})
        return time.process_time() - began

    spent(50)
    early = min(spent(50) for _ in range(4))  # the least: whatever else the machine does only adds to it
    spent(1500)
    assert min(spent(50) for _ in range(4)) < 3 * early
