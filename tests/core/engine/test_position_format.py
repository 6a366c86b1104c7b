"""The default forms of a position."""

import zlib
from base64 import urlsafe_b64encode
from typing import Any

import msgspec
import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from user_errors import raises_user_error

from automatable.core.engine import formats
from automatable.core.engine.game import Game
from automatable.core.engine.resolution import Pending
from automatable.core.topics.position import PositionFormat


class Plain(toy.Toy):
    """The toy without anything it need not write."""

    position: PositionFormat[Any, Any] = PositionFormat()
    setup_steps, checklist = Game.setup_steps, Game.checklist


GAME = Plain()
START = GAME.new(toy.Setup())
POSITIONS = st.builds(toy.Position, automa=st.integers(0, 99), left=st.sampled_from([(), ("1",), ("2", "3")]))


@given(POSITIONS)
def test_json_form_and_short_text_give_the_position_back(state):
    assert GAME.from_json(GAME.to_json(state)) == state
    assert GAME.from_json(msgspec.json.decode(msgspec.json.encode(GAME.to_json(state)))) == state
    assert GAME.from_text(GAME.to_text(state)) == state


def test_the_json_form_says_what_waits_only_while_something_does():
    assert "pending" not in GAME.to_json(START)
    waiting = structs.replace(START, pending=Pending({"type": "card-turned", "card": "2"}))
    assert GAME.from_json(GAME.to_json(waiting)) == waiting


def test_the_short_text_may_stand_in_a_link():
    assert set(GAME.to_text(START)) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@pytest.mark.parametrize("text", ["", "x", "ж", "AAAA", urlsafe_b64encode(zlib.compress(b"[1]")).decode()])
def test_a_text_nobody_wrote_is_refused(text):
    with raises_user_error("core-bad-position"):
        GAME.from_text(text)


def test_a_text_made_to_fill_the_memory_is_refused():
    huge = urlsafe_b64encode(zlib.compress(b'{"x": "' + b"0" * 10 * formats.LONGEST + b'"}')).decode()
    with raises_user_error("core-bad-position"):
        GAME.from_text(huge)


def test_a_game_that_needs_none_has_no_defects_no_checklist_and_no_rules_to_ask():
    assert GAME.position.defects(START) == () and GAME.checklist(START).instructions == ()
    rules: Any = Game.rules
    assert rules == {} and Game.levels == ()


def test_few_methods_must_be_written():
    assert Game.__abstractmethods__ == {"new", "questions", "result"}
