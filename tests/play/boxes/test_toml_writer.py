"""Any tables of a box read back the same."""

import tomllib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automatable import games
from automatable.play.boxes.toml_writer import dumps
from automatable.play.simulations import tables_of

values = st.recursive(
    st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)
tables = st.recursive(
    st.dictionaries(st.text(max_size=6), values, max_size=3),
    lambda inner: st.dictionaries(st.text(max_size=6), values | inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(tables)
def test_tables_read_back_the_same(found):
    assert tomllib.loads(dumps(found)) == found


def test_tables_inside_lists_and_numbers_with_a_point_are_written_too():
    found = {"a": [{"b": 1, "c d": [True]}], "e": {"f": {}}, "g": 1.5}
    assert tomllib.loads(dumps(found)) == found


@pytest.mark.parametrize("name", games.names())
def test_a_whole_box_reads_back_the_same(name):
    tables = tables_of(games.load(name))
    assert tomllib.loads(dumps(tables)) == tables


def test_what_no_box_holds_is_an_error():
    with pytest.raises(TypeError):
        dumps({"a": None})
