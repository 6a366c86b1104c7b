"""Sessions of Red Rising: physical decks, dealing by the app, few taps."""

from automatable.play.session import Session, Start


def test_with_the_automus_deck_in_your_hand_you_name_the_cards_it_turns():
    session = Session(
        Start("red-rising", {"first": "automus"}, seed=1, physical=("automus", "priority", "die"))
    )
    for letter in "CAB":
        session.answer(letter)
    session.answer(4)
    assert session.state.priorities == "CABD"
    assert session.now.questions[0].id == "automus-card"
    session.answer(7)
    assert session.now.questions[0].id == "automus-card-2"
    session.answer(9)
    assert session.state.discard == (7, 9)
    assert session.state.phase == "human"


def test_the_app_deals_everything_of_the_automus_turn_at_one_press_and_undo_takes_it_back_whole():
    session = Session(Start("red-rising", {"first": "automus", "cards": "app"}, seed=1))
    before = session.state
    assert before.phase == "automus"
    session.deal()
    assert session.state.phase == "human"
    assert len(session.state.automus_hand) == 4
    session.undo()
    assert session.state == before
    session.redo()
    assert session.state.phase == "human"


def test_your_turn_takes_two_answers_when_the_table_keeps_the_cards():
    session = Session(Start("red-rising", {"first": "human"}, seed=1))
    session.answer(4)  # even cards on the board
    session.answer("mars")
    session.answer("institute")
    assert session.state.phase == "automus"
    assert session.state.human.influence == 1
