"""The rabbi action: the choice of a tile, or of the printed space below the tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import structs

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, fewest, mask_of, prefer
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.games.golem.box.effects import kills
from automatable.games.golem.position.state import BOTTOM, UNKNOWN, State, with_rabbi
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import creation
from automatable.games.golem.rules.printed_values import Column

PLACES = range(BOTTOM + 1)


class Tiles:
    """The facts on which the choice of a tile depends."""

    __slots__ = ("free", "killing", "present", "wanted")

    def __init__(self, numbers: tuple[int, ...], present: Mask, free: Mask, killing: Mask) -> None:
        self.wanted = {number - 1: order for order, number in enumerate(numbers)}
        self.present = present
        self.free = free
        self.killing = killing

    def order(self, place: int) -> int:
        """The numbers of the card, then tiles it does not name, the printed space last (L4)."""
        return self.wanted.get(place, BOTTOM + place) + 1


def place_name(ctx: object, place: int) -> str:
    """A place for a rabbi."""
    return f"@place-{place + 1}"


def _among_killers(c: Tiles, places: Mask) -> str | None:
    """Choose among several killing tiles (L4); the book puts the printed space after every tile."""
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


def with_tile(ctx: Context, state: State, place: int) -> State:
    """The position with the tile of a place known."""
    if state.tiles[place]:
        return state
    shuffled_again = state.round * len(state.tiles) > len(ctx.box.printed.action_tiles)
    besides = [tile for tile in (*state.tiles, *(() if shuffled_again else state.used_tiles)) if tile]
    at = f"tile-{place + 1}"
    tile = ctx.printed.identify("action_tiles", at, besides, at=at, place=place + 1)
    return structs.replace(state, tiles=(*state.tiles[:place], tile, *state.tiles[place + 1 :]))


def _is_free(ctx: Context, state: State, place: int) -> tuple[State, bool]:
    """Whether a tile is free; asked only after a turn that was not entered."""
    if state.taken >> place & 1:
        return state, False
    hidden = any(state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN for n in range(state.humans))
    if not hidden:
        return state, True
    options = (Option(True, "golem-option-yes"), Option(False, "golem-option-no"))
    question = Question(
        f"free-{place + 1}", "golem-is-tile-free", "rabbi-place", {"place": place + 1}, options
    )
    if ctx.r.ask(question):
        return state, True
    return structs.replace(state, taken=state.taken | 1 << place), False


def _in_order(column: Column, present: range) -> Iterator[int]:
    """The places of a column from the top, read only as far as needed; then those it does not name."""
    named: list[int] = []
    while len(numbers := column(lambda top: len(top) > len(named))) > len(named):
        named.append(numbers[len(named)] - 1)
        yield named[-1]
    yield from (place for place in present if place not in named)


def choose(ctx: Context, state: State, column: Column) -> tuple[State, int]:
    """The place for the rabbi; tiles are read only as far as the choice needs them."""
    present = range(len(state.tiles))
    hunting = creation.far_golem(ctx, state)
    candidates: Mask = 1 << BOTTOM
    free: Mask = 1 << BOTTOM
    killing: Mask = 0
    for place in _in_order(column, present):
        candidates |= 1 << place
        if place not in present:
            continue
        state, is_free = _is_free(ctx, state, place)
        if not is_free:
            continue
        free |= 1 << place
        if hunting:
            state = with_tile(ctx, state, place)
            if kills(ctx.printed.effects(f"action_tiles.{state.tiles[place]}.effects")):
                killing |= 1 << place
        if killing or not hunting:
            break
    if hunting:
        others = _other_killers(ctx, state, candidates)
        candidates, free, killing = candidates | others, free | others, killing | others
        if kills(ctx.printed.effects("bottom_space.effects")):
            killing |= 1 << BOTTOM
    numbers = column(bool)
    if ctx.r.explaining:
        ctx.r.note("golem-note-rabbi-numbers", "rabbi-place", numbers=list(numbers))
        if hunting:
            ctx.r.note("golem-note-hunting", "rabbi-place")
    tiles = Tiles(numbers, mask_of(present) | 1 << BOTTOM, free, killing)
    chosen = PICK.among(KEEP.among(candidates, tiles, ctx.r), tiles, ctx.r)
    if chosen is None:
        return state, BOTTOM
    if ctx.r.explaining and chosen != BOTTOM and chosen + 1 not in numbers:
        ctx.r.note("golem-note-unlisted-tile", "rabbi-place", ruling="L31")
    return state, chosen


def _other_killers(ctx: Context, state: State, candidates: Mask) -> Mask:
    """Further free tiles that are known to kill: the choice is made, so the others are not asked for."""
    if any(state.unseen >> n & 1 and state.rabbis[n] == UNKNOWN for n in range(state.humans)):
        return 0
    return mask_of(
        [
            place
            for place, tile in enumerate(state.tiles)
            if tile
            and not (candidates | state.taken) >> place & 1
            and kills(ctx.printed.known_effects(f"action_tiles.{tile}.effects"))
        ]
    )


def numbers_of(ctx: Context, card: str) -> Column:
    """The grey column of a card."""
    return partial(ctx.printed.column, f"automa_cards.{card}.rabbi")


def act(ctx: Context, state: State, column: Column) -> State:
    """Put the rabbi on a place and use its effects."""
    state, place = choose(ctx, state, column)
    if ctx.r.explaining:
        ctx.r.instruct("golem-do-rabbi", "rabbi-place", place=place_name(None, place))
    state = with_rabbi(state, 0, place)
    ctx.r.checkpoint(state)
    if place == BOTTOM:
        return by_hand.use(ctx, state, "bottom_space.effects", "bottom-space", "rabbi-place")
    return by_hand.stage(ctx, state, "use", "rabbi-place", _use_tile, place)


def _use_tile(ctx: Context, state: State, place: int) -> State:
    """Use the tile of a place."""
    state = with_tile(ctx, state, place)
    tile = f"action_tiles.{state.tiles[place]}"
    return resources.use(ctx, state, ctx.printed.effects(f"{tile}.effects"), tile, "rabbi-place")
