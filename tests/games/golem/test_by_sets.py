"""Tie-breaks that keep a whole set at once keep those their values put first."""

from itertools import permutations

from games.golem.positions import BOX, position, rows, table
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from automatable.core.choosing import each, mask_of
from automatable.games.golem import artifacts, golems, marbles, movement, work
from automatable.games.golem.state import DISTRICTS, SPOTS, one

GOLEMS = st.sets(st.integers(0, len(DISTRICTS) * SPOTS - 1), max_size=BOX.base.golems).map(mask_of)
TOKENS = st.sampled_from(list(permutations(range(len(DISTRICTS)))))
ROWS = st.tuples(
    *[st.lists(st.integers(0, 4), max_size=6).map(lambda row: sum(map(one, row)))] * marbles.WIDTH
)


def check_keeps_the_first(tie_break, ctx, candidates):
    values = {each: tie_break.value(ctx, each) for each in each(candidates)}
    first = min if tie_break.kind == "fewest" else max
    kept = mask_of([each for each in values if values[each] == first(values.values())])
    assert tie_break.best(ctx, candidates) == kept, tie_break.id


@settings(max_examples=60, deadline=None)
@given(tokens=TOKENS, candidates=GOLEMS)
def test_golems_by_section_and_by_the_token_of_their_district(tokens, candidates):
    state = structs.replace(position(), tokens=tokens)
    for pick in (movement.FORWARD, movement.BACK, work.WORKER, golems.VICTIM):
        for tie_break in pick.tie_breaks:
            check_keeps_the_first(tie_break, state, candidates)


@settings(max_examples=60, deadline=None)
@given(tokens=TOKENS, lying=ROWS, taken=st.lists(st.integers(0, 4), max_size=2))
def test_marbles_by_every_criterion(tokens, lying, taken):
    state = position({"golems": ["red-2"]}, {"rows": rows()})
    state = structs.replace(state, tokens=tokens, rows=lying, marbles=tuple(taken))
    synagogue = marbles.Synagogue(table(state), state)
    for tie_break in (*marbles.CRITERION.values(), *marbles.FALLBACK):
        check_keeps_the_first(tie_break, synagogue, marbles.offered(state))


@settings(max_examples=30, deadline=None)
@given(candidates=st.integers(0, (1 << len(BOX.printed.images)) - 1))
def test_pictures_of_ingots_by_their_place(candidates):
    for tie_break in artifacts.PLACE.tie_breaks:
        check_keeps_the_first(tie_break, table(position()), candidates)
