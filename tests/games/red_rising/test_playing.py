"""Whole games at the table: sessions, physical decks, and the recorded playthroughs of every level.

``AUTOMATABLE_RECORD=1`` writes the playthroughs anew; read the difference before keeping it.
"""

import json
import os
from pathlib import Path

import pytest
from driving import Driver

from automatable.locales import Words
from automatable.play.session import Session, Start

RECORDED = Path(__file__).parent / "playthroughs"


def playthrough(setup):
    """A game played by chance, as lines: every event, and everything the table was told."""
    driver = Driver("red-rising", setup, seed=2021).to_the_end()
    words = Words("en", "red-rising")
    for event, resolution in zip(driver.events, driver.resolutions, strict=True):
        yield json.dumps(event)
        if resolution.state.pending is None:
            yield from (f"    {words.say(i.message, i.args)}" for i in resolution.instructions)
    yield driver.game.to_text(driver.state)
    result = driver.game.result(driver.state)
    yield f"{result.winner}: {[side.total for side in result.sides]}"


@pytest.mark.parametrize("level", list("123456"))
def test_the_recorded_game_of_each_level_is_played_the_same(level):
    lines = list(playthrough({"level": level, "cards": "app" if level in "246" else "table"}))
    path = RECORDED / f"level-{level}.txt"
    if os.environ.get("AUTOMATABLE_RECORD"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == path.read_text(encoding="utf-8").splitlines()


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
