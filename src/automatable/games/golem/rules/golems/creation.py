"""Golems: creating, killing, their neighbourhood tiles, and the golem track."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from automatable.core.bitsets.rings import in_order, lowest_first
from automatable.core.engine.choices import Mask, Pick, fewest, mask_of
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.golem_spot import district_of, section_of, spot
from automatable.games.golem.position.state import DISTRICTS, NOTHING, State, created, height, laid
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources, strategy
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems.movement import has_ability, spot_name
from automatable.games.golem.rules.golems.spot_sets import spots_of

TOP = "board.golem_track_top"


def district_name(ctx: object, district: int) -> str:
    """A district."""
    return f"@district-{DISTRICTS[district]}"


@lru_cache(maxsize=1 << 12)
def golems_by_district(golems: tuple[int, ...]) -> tuple[int, ...]:
    """How many of these golems are in each district."""
    districts = [district_of(golem) for golem in golems]
    return tuple([districts.count(district) for district in range(len(DISTRICTS))])


PLACE: Pick[State] = Pick(
    "create-where",
    district_name,
    fewest(
        "golem-tie-fewest-golems",
        lambda state, district: golems_by_district(state.golems)[district],
        rings=lambda state: lowest_first(golems_by_district(state.golems)),
    ),
    fewest(
        "golem-tie-token-higher",
        lambda state, district: height(state, district) + 1,
        rings=lambda state: in_order(laid(state)),
    ),
    what="golem-what-district",
)


def place_args(golem: int) -> dict[str, str]:
    """Where a golem is, for words and for a board that shows it."""
    return {
        "golem": spot_name(None, golem),
        "district": f"@district-{DISTRICTS[district_of(golem)]}",
        "section": f"@section-{section_of(golem)}",
    }


ALL_DISTRICTS: Mask = mask_of(range(len(DISTRICTS)))


def price_key(state: State) -> str:
    """Where the price of the next golem is printed: it depends on how many stand in its district."""
    return f"board.golem_cost.{min(golems_by_district(state.golems))}"


def far_golem(ctx: Context, state: State) -> bool:
    """Whether a golem stands in the far sections, where the Automa prefers to kill it."""
    return bool(spots_of(state.golems) & ctx.box.far_spots)


def create(ctx: Context, state: State, discount: int = 0) -> State:
    """Create the cheapest golem; with the leg for 3 clay its neighbourhood tile is used at once."""
    if created(state) >= ctx.box.base.golems:
        if ctx.r.explaining:
            ctx.r.note("golem-note-all-created", "create-golem", ruling="L20" if state.dead else None)
        return resources.refund(ctx, state, discount)
    district = PLACE.among(ALL_DISTRICTS, state, ctx.r)
    assert district is not None
    ctx.printed.screen("golem", state)
    cost = ctx.printed.number(price_key(state))
    if ctx.r.explaining:
        ctx.r.instruct("golem-do-create", "create-golem", **place_args(spot(district, 1)))
    state = resources.pay(ctx, state, cost, discount, "create-golem")
    state = structs.replace(state, golems=tuple(sorted([*state.golems, spot(district, 1)])))
    ctx.r.checkpoint(state)
    ctx.crew.made(spot(district, 1))
    if ctx.r.explaining:
        ctx.r.note("golem-note-created-track", "create-golem", steps=ctx.box.automa.created_track)
    state = track(ctx, state, ctx.box.automa.created_track, "up", "create-golem")
    state = strategy.drop(ctx, state)
    if has_ability(ctx, state, "new-golem-works"):
        if ctx.r.explaining:
            ctx.r.note("golem-note-leg-three", "leg-three", district=f"@district-{DISTRICTS[district]}")
        state = use_quarter(ctx, state, district, 1, "leg-three")
    return state


def use_quarter(ctx: Context, state: State, district: int, section: int, rule: str) -> State:
    """Use the neighbourhood tile of a section, if there is one."""
    return by_hand.stage(ctx, state, "use", rule, _use_quarter, district, section, rule)


def _use_quarter(ctx: Context, state: State, district: int, section: int, rule: str) -> State:
    state, id = _tile_at(ctx, state, district, section)
    effects = () if id == NOTHING else ctx.printed.effects(f"quarters.{id}.effects")
    if ctx.r.explaining:
        if not effects:
            ctx.r.note("golem-note-no-tile", rule)
        elif f"quarters.{id}" in ctx.in_use:
            ctx.r.note("golem-note-tile-again", rule, ruling="L24")
    return resources.use(ctx, state, effects, f"quarters.{id}", rule)


def _tile_at(ctx: Context, state: State, district: int, section: int) -> tuple[State, str]:
    """The tile that lies in a section, and the position with it."""
    index = district * ctx.box.base.sections + section - 1
    id = state.quarters[index]
    if not id:
        colour = DISTRICTS[district]
        place = {"district": f"@district-{colour}", "section": f"@section-{section}"}
        besides = [tile for tile in state.quarters if tile]
        at = f"{colour}-{section}"
        id = ctx.printed.identify("quarters", f"quarter-{index}", besides, f"{colour}-", at, **place)
        state = structs.replace(state, quarters=(*state.quarters[:index], id, *state.quarters[index + 1 :]))
    return state, id


def track_end(ctx: Context, state: State, steps: int, way: str) -> int:
    """The space on which the marker of the golem track would stop."""
    if way == "down":
        return max(0, state.golem_track - steps)
    to = state.golem_track + steps
    return to if fits(ctx.box, state, steps) else min(ctx.printed.number(TOP), to)


def fits(box: Box, state: State, steps: int) -> bool:
    """Whether the track surely reaches so far: the first steps of a new golem are always there."""
    return state.golem_track + steps <= box.automa.created_track


def track(ctx: Context, state: State, steps: int, way: str, rule: str = "golem-track") -> State:
    """Move the marker of the golem track; up if the direction can be chosen."""
    if way == "either" and ctx.r.explaining:
        ctx.r.note("golem-note-track-up", "golem-track")
    to = track_end(ctx, state, steps, way)
    if ctx.r.explaining and abs(to - state.golem_track) < steps:
        ctx.r.note("golem-note-track-ends", rule)
    after = structs.replace(state, golem_track=to)
    if ctx.r.explaining:
        resources.record_changes(ctx, state, after, rule)
    return after if to != state.golem_track else state
