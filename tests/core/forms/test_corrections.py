"""The description of a correction, with every kind of value."""

import msgspec
import pytest
from msgspec import Struct
from toy import Position, Toy, ToyPosition

from automatable.core.forms.corrections import correction
from automatable.locales import Words


class Row(Struct, frozen=True):
    cost: int
    name: str = ""


class Wide(Position, frozen=True):
    """A position with values of kinds that no game of ours has."""

    rows: tuple[Row, ...] = ()
    note: str = "first"


class WidePosition(ToyPosition):
    def parse_json(self, data):
        return msgspec.convert(data, Wide, strict=True)


class WideToy(Toy):
    State = Wide
    position = WidePosition()


@pytest.fixture
def toy():
    return WideToy({})


def shown(game, changes, state=None):
    named = correction(game, state or Wide(), changes)
    return Words("en").say(named.message, named.args).partition(": ")[2]


def test_a_value_without_words_goes_by_its_key(toy):
    assert shown(toy, {"automa": 3}) == "field-automa: 0 → 3"


def test_a_text_is_shown_as_it_is(toy):
    assert shown(toy, {"note": "second"}) == "field-note: first → second"


def test_a_table_is_said_to_be_entered_anew(toy):
    assert shown(toy, {"rows": [{"cost": 2}]}) == "field-rows: entered again"


def test_a_long_list_in_another_order_says_so(toy):
    state = Wide(left=("1", "2", "3", "4", "5"))
    assert shown(toy, {"left": ["5", "4", "3", "2", "1"]}, state) == "field-left: another order"


def test_a_long_list_tells_what_came_and_what_went(toy):
    state = Wide(left=("1", "2", "3", "4", "5"))
    assert shown(toy, {"left": ["1", "2", "3", "4", "6", "6"]}, state) == (
        "field-left: − 5; field-left: + 6, 6"
    )


def test_of_many_values_and_of_a_long_text_a_part_is_shown(toy):
    state = Wide(left=tuple(map(str, range(20))), note="n" * 500)
    assert shown(toy, {"left": []}, state) == "field-left: − 0, 1, 2, 3, 4, 5, 6, 7, and 12 more"
    assert len(shown(toy, {"note": ""}, state)) < 120


def test_a_list_that_is_as_it_was_is_not_shown(toy):
    assert shown(toy, {"left": ["1", "2", "3"], "automa": 1}) == "field-automa: 0 → 1"


def test_a_short_list_is_shown_whole(toy):
    assert shown(toy, {"left": ["1"], "automa": 0}) == "field-left: 1, 2, 3 → 1"
