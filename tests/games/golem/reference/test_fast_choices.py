"""Tie-breaks that keep a whole set at once keep those their values put first."""

from itertools import permutations

from games.golem.positions import BOX, context, position, rows
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from automatable.core.engine.choices import each, mask_of
from automatable.games.golem.position.golem_spot import SPOTS
from automatable.games.golem.position.marble_row import one
from automatable.games.golem.position.state import DISTRICTS
from automatable.games.golem.rules.board import artifacts
from automatable.games.golem.rules.golems import graveyard, movement, work
from automatable.games.golem.rules.turn import marble_rows, marbles

GOLEMS = st.sets(st.integers(0, len(DISTRICTS) * SPOTS - 1), max_size=BOX.base.golems).map(mask_of)
TOKENS = st.sampled_from(list(permutations(range(len(DISTRICTS)))))
ROWS = st.tuples(
    *[st.lists(st.integers(0, 4), max_size=6).map(lambda row: sum(map(one, row)))] * marble_rows.WIDTH
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
    for pick in (movement.FORWARD, movement.BACK, work.WORKER, graveyard.VICTIM):
        for tie_break in pick.tie_breaks:
            check_keeps_the_first(tie_break, state, candidates)


@settings(max_examples=60, deadline=None)
@given(tokens=TOKENS, lying=ROWS, taken=st.lists(st.integers(0, 4), max_size=2))
def test_marbles_by_every_criterion(tokens, lying, taken):
    state = position({"golems": ["red-2"]}, {"rows": rows()})
    state = structs.replace(state, tokens=tokens, rows=lying, marbles=tuple(taken))
    synagogue = marbles.Synagogue(context(state), state)
    for tie_break in (*marbles.CRITERION.values(), *marbles.FALLBACK):
        check_keeps_the_first(tie_break, synagogue, marble_rows.offered(state))


@settings(max_examples=30, deadline=None)
@given(candidates=st.integers(0, (1 << len(BOX.printed.images)) - 1))
def test_pictures_of_ingots_by_their_place(candidates):
    for tie_break in artifacts.PLACE.tie_breaks:
        check_keeps_the_first(tie_break, context(position()), candidates)
