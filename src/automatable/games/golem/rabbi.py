"""The rabbi action: which tile, or the printed space below them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, fewest, mask_of, prefer
from automatable.core.question import Option, Question
from automatable.games.golem import by_hand, golems, resources
from automatable.games.golem.effects import kills
from automatable.games.golem.reading import Column, Table
from automatable.games.golem.state import BOTTOM, UNKNOWN, State

PLACES = range(BOTTOM + 1)


class Tiles:
    """What the choice of a tile looks at."""

    __slots__ = ("free", "killing", "present", "wanted")

    def __init__(self, numbers: tuple[int, ...], present: Mask, free: Mask, killing: Mask) -> None:
        self.wanted = {number - 1: order for order, number in enumerate(numbers)}
        self.present = present
        self.free = free
        self.killing = killing

    def order(self, place: int) -> int:
        """The numbers of the card, then tiles it does not name, the printed space last (L4)."""
        return self.wanted.get(place, BOTTOM + place) + 1


def place_name(ctx: Any, place: int) -> str:
    """A place for a rabbi."""
    return f"@place-{place + 1}"


def _among_killers(c: Tiles, places: Mask) -> str | None:
    """L4 where several tiles kill; the printed space comes after a tile by the book itself."""
    return "L4" if (c.killing & places & ~(1 << BOTTOM)).bit_count() > 1 else None


KEEP: Keep[Tiles] = Keep(
    "rabbi-place",
    place_name,
    Condition("golem-cond-tile-present", lambda c: c.present),
    Condition("golem-cond-tile-free", lambda c: c.free),
    Condition("golem-cond-bottom-only-to-kill", lambda c: ~0 if c.killing else ~(1 << BOTTOM)),
    what="golem-what-place",
)
PICK: Pick[Tiles] = Pick(
    "rabbi-place",
    place_name,
    prefer("golem-tie-kills-far-golem", lambda c: c.killing),
    fewest("golem-tie-number-order", lambda c, place: c.order(place), ruling=_among_killers),
    what="golem-what-place",
)


def look_at(table: Table, state: State, place: int) -> State:
    """Make sure the tile of a place is known."""
    if state.tiles[place]:
        return state
    shuffled_again = state.round * len(state.tiles) > len(table.box.printed.action_tiles)
    besides = [tile for tile in (*state.tiles, *(() if shuffled_again else state.used_tiles)) if tile]
    tile = table.identify("action_tiles", f"tile-{place + 1}", besides, place=place + 1)
    return structs.replace(state, tiles=(*state.tiles[:place], tile, *state.tiles[place + 1 :]))


def _is_free(table: Table, state: State, place: int) -> tuple[State, bool]:
    """Whether a tile is free; asked only after a turn nobody told."""
    if state.taken >> place & 1:
        return state, False
    hidden = any(state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN for n in range(state.humans))
    if not hidden:
        return state, True
    options = (Option(True, "golem-option-yes"), Option(False, "golem-option-no"))
    question = Question(
        f"free-{place + 1}", "golem-is-tile-free", "rabbi-place", {"place": place + 1}, options
    )
    if table.r.ask(question):
        return state, True
    return structs.replace(state, taken=state.taken | 1 << place), False


def _in_order(column: Column, present: range) -> Iterator[int]:
    """The places of a column from the top, no more of it read than is needed; then those it does not name."""
    named: list[int] = []
    while len(numbers := column(lambda top: len(top) > len(named))) > len(named):
        named.append(numbers[len(named)] - 1)
        yield named[-1]
    yield from (place for place in present if place not in named)


def choose(table: Table, state: State, column: Column) -> tuple[State, int]:
    """The place for the rabbi; tiles are looked at only as far as the choice needs them."""
    present = range(len(state.tiles))
    hunting = golems.far_golem(table, state)
    looked: Mask = 1 << BOTTOM
    free: Mask = 1 << BOTTOM
    killing: Mask = 0
    for place in _in_order(column, present):
        looked |= 1 << place
        if place not in present:
            continue
        state, is_free = _is_free(table, state, place)
        if not is_free:
            continue
        free |= 1 << place
        if hunting:
            state = look_at(table, state, place)
            if kills(table.effects(f"action_tiles.{state.tiles[place]}.effects")):
                killing |= 1 << place
        if killing or not hunting:
            break
    if hunting:
        others = _other_killers(table, state, looked)
        looked, free, killing = looked | others, free | others, killing | others
        if kills(table.effects("bottom_space.effects")):
            killing |= 1 << BOTTOM
    numbers = column(bool)
    if table.r.listens:
        table.r.note("golem-note-rabbi-numbers", "rabbi-place", numbers=list(numbers))
        if hunting:
            table.r.note("golem-note-hunting", "rabbi-place")
    tiles = Tiles(numbers, mask_of(present) | 1 << BOTTOM, free, killing)
    chosen = PICK.among(KEEP.among(looked, tiles, table.r), tiles, table.r)
    if chosen is None:
        return state, BOTTOM
    if table.r.listens and chosen != BOTTOM and chosen + 1 not in numbers:
        table.r.note("golem-note-unlisted-tile", "rabbi-place", ruling="L31")
    return state, chosen


def _other_killers(table: Table, state: State, looked: Mask) -> Mask:
    """Further free tiles that are known to kill: nobody is asked for the rest, the choice is made."""
    if any(state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN for n in range(state.humans)):
        return 0
    return mask_of(
        [
            place
            for place, tile in enumerate(state.tiles)
            if tile
            and not (looked | state.taken) >> place & 1
            and kills(table.effects_told(f"action_tiles.{tile}.effects"))
        ]
    )


def numbers_of(table: Table, card: str) -> Column:
    """The grey column of a card."""
    return partial(table.column, f"automa_cards.{card}.rabbi")


def act(table: Table, state: State, column: Column) -> State:
    """Put the rabbi there and use what the place offers."""
    state, place = choose(table, state, column)
    if table.r.listens:
        table.r.do("golem-do-rabbi", "rabbi-place", place=place_name(None, place))
    table.r.stands(structs.replace(state, rabbi=place))
    if place == BOTTOM:
        state = structs.replace(state, rabbi=place)
        return by_hand.used(table, state, "bottom_space.effects", "bottom-space", "rabbi-place")

    def do(state: State) -> State:
        state = look_at(table, state, place)
        tile = f"action_tiles.{state.tiles[place]}"
        return resources.use(table, state, table.effects(f"{tile}.effects"), tile, "rabbi-place")

    state = structs.replace(state, rabbi=place, taken=state.taken | 1 << place)
    return by_hand.stage(table, state, "use", "rabbi-place", do)
