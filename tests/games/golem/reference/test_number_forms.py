"""Rows of marbles and spots of golems are kept as numbers; plain lists and tuples say the same."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from automatable.games.golem.position import golem_spot, marble_row

MARBLES = st.lists(st.integers(0, 4), max_size=marble_row.MOST)
PLACES = st.tuples(st.integers(0, 2), st.integers(1, golem_spot.SECTIONS), st.booleans())


@settings(max_examples=200, deadline=None)
@given(marbles=MARBLES, colour=st.integers(0, 4))
def test_a_row_counts_its_marbles_as_a_list_does(marbles, colour):
    row = marble_row.row_of(marbles)
    plain = Counter(marbles)
    assert [marble_row.count(row, each) for each in range(5)] == [plain[each] for each in range(5)]
    assert marble_row.total(row) == len(marbles)
    assert {each for each in range(5) if marble_row.colours_in(row) >> each & 1} == set(marbles)
    if plain[colour] < marble_row.MOST:
        assert row + marble_row.one(colour) == marble_row.row_of([*marbles, colour])


@settings(max_examples=200, deadline=None)
@given(places=st.lists(PLACES, max_size=6))
def test_a_spot_says_district_section_and_posture(places):
    spots = [golem_spot.spot(*place) for place in places]
    read = [(golem_spot.district_of(n), golem_spot.section_of(n), golem_spot.lies(n)) for n in spots]
    assert read == places
    assert [golem_spot.laid_down(n) for n in spots] == [golem_spot.spot(d, s, True) for d, s, _ in places]
    standing = tuple(n for n, (_, _, lying) in zip(spots, places, strict=True) if not lying)
    assert golem_spot.standing_among(tuple(spots)) == standing
    assert len({*spots}) == len({*places})
