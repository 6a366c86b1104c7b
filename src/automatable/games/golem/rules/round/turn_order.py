"""Phase 4: the turn order of the next round."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product

from msgspec import structs

from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.games.golem.position.state import (
    BOTTOM,
    UNKNOWN,
    State,
    seat_word,
)
from automatable.games.golem.rules.context import Context

Orders = frozenset[tuple[int, ...]]
"""Orders of the seats."""


def turn_order(ctx: Context, state: State) -> State:
    """Phase 4: rabbis from top to bottom; who placed none stays behind, in the old order (L23).

    Several on the printed space go in the order they came there, for which an owner is asked (L35).
    """
    possible = _possible_orders(state)
    order = _asked_order(ctx, state, possible)
    if ctx.r.explaining:
        if len(possible) == 1 and order != state.order:
            ctx.r.note("golem-note-turn-order", "turn-order", ruling="L23")
        if (state.rabbi, *state.rabbis).count(BOTTOM) > 1:
            ctx.r.note("golem-note-printed-space", "turn-order", ruling="L35")
        names = [seat_word(seat, state.humans) for seat in order]
        ctx.r.instruct("golem-do-turn-order", "turn-order", order=names)
    return structs.replace(state, order=order)


def _possible_orders(state: State) -> Orders:
    """Every order the known rabbis allow: an unknown one is on any place left, or nowhere."""
    known = (state.rabbi, *state.rabbis)
    came = () if state.owner else state.printed_space
    hidden = [n + 1 for n in range(state.humans) if state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN]
    if not hidden:
        return _orders(state.order, known, came)
    left = [place for place in range(len(state.tiles)) if place not in known]
    found: Orders = frozenset()
    for places in product((*left, BOTTOM, UNKNOWN), repeat=len(hidden)):
        on_tiles = [place for place in places if place in left]
        if len(set(on_tiles)) == len(on_tiles):
            named = dict(zip(hidden, places, strict=True))
            tried = tuple([named.get(seat, place) for seat, place in enumerate(known)])
            found |= _orders(state.order, tried, came)
    return found


@lru_cache(maxsize=1 << 12)
def _orders(old: tuple[int, ...], places: tuple[int, ...], printed_space: tuple[int, ...]) -> Orders:
    """Every order with the rabbis on these places: on the printed space the order of arrival may be open."""
    below = [seat for seat in old if places[seat] == BOTTOM]
    above = sorted((seat for seat in old if 0 <= places[seat] < BOTTOM), key=lambda seat: places[seat])
    nowhere = [seat for seat in old if places[seat] == UNKNOWN]
    came = [seat for seat in printed_space if seat in below]
    return frozenset(
        (*above, *arrived, *nowhere)
        for arrived in permutations(below)
        if [seat for seat in arrived if seat in came] == came
    )


def _asked_order(ctx: Context, state: State, possible: Orders) -> tuple[int, ...]:
    """Seat by seat, as far as more than one is possible."""
    number = 0
    while len(possible) > 1:
        seats = sorted({order[number] for order in possible})
        if len(seats) > 1:
            below = {seat for seat, place in enumerate((state.rabbi, *state.rabbis)) if place == BOTTOM}
            options = tuple(
                Option(
                    seat,
                    "golem-option-seat",
                    {"seat": seat_word(seat, state.humans)},
                )
                for seat in seats
            )
            args = {"number": number + 1}
            message = "golem-who-came-first" if {*seats} <= below else "golem-who-is-next"
            seat = ctx.r.ask(Question(f"order-{number + 1}", message, "turn-order", args, options))
            possible = frozenset(order for order in possible if order[number] == seat)
        number += 1
    return next(iter(possible))
