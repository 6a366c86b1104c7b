"""Golems: creating, killing, their neighbourhood tiles, and the golem track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Pick, fewest, first, mask_of, most, prefer
from automatable.core.question import Option, Question
from automatable.games.golem import by_hand, resources, strategy
from automatable.games.golem.movement import (
    by_token,
    has_ability,
    highest_section,
    lying,
    section,
    spot_name,
    token_height,
)
from automatable.games.golem.reading import NOTHING, Table
from automatable.games.golem.state import (
    DISTRICTS,
    State,
    created,
    district_of,
    height,
    lies,
    section_of,
    spot,
)

TOP = "board.golem_track_top"


def district_name(ctx: Any, district: int) -> str:
    """A district."""
    return f"@district-{DISTRICTS[district]}"


PLACE: Pick[State] = Pick(
    "create-where",
    district_name,
    fewest("golem-tie-fewest-golems", lambda state, district: golems_in(state, district)),
    fewest("golem-tie-token-higher", lambda state, district: height(state, district) + 1),
    what="golem-what-district",
)
VICTIM: Pick[State] = Pick(
    "kill-who",
    spot_name,
    most("golem-tie-highest-section", section, best=highest_section),
    fewest("golem-tie-token-higher", token_height, rings=by_token),
    prefer("golem-tie-lying", lying, ruling="L10"),
    what="golem-what-victim",
)
BURY: Pick[State] = Pick(
    "bury-where",
    lambda ctx, cell: f"@grave-{cell}",
    first("golem-tie-leftmost-cell"),
    what="golem-what-grave",
)


def place_args(golem: int) -> dict[str, str]:
    """Where a golem is, for words and for a board that shows it."""
    return {
        "golem": spot_name(None, golem),
        "district": f"@district-{DISTRICTS[district_of(golem)]}",
        "section": f"@section-{section_of(golem)}",
    }


def golems_in(state: State, district: int) -> int:
    """Own golems in a district."""
    return sum(district_of(golem) == district for golem in state.golems)


def far_golem(table: Table, state: State) -> bool:
    """Whether a golem stands in the far sections, where the Automa wants it dead."""
    far = table.box.base.far
    return any(section_of(golem) in far for golem in state.golems)


def create(table: Table, state: State, discount: int = 0) -> State:
    """Create the cheapest golem; with the leg for 3 clay its neighbourhood tile is used at once."""
    if created(state) >= table.box.base.golems:
        if table.r.listens:
            table.r.note("golem-note-all-created", "create-golem", ruling="L20" if state.dead else None)
        return resources.refund(table, state, discount)
    district = PLACE.among(mask_of(range(len(DISTRICTS))), state, table.r)
    assert district is not None
    price, *_ = needed = wanted(table, state)
    table.need(*needed)
    cost = table.number(price)
    if table.r.listens:
        table.r.do("golem-do-create", "create-golem", **place_args(spot(district, 1)))
    state = resources.pay(table, state, cost, discount, "create-golem")
    state = structs.replace(state, golems=tuple(sorted([*state.golems, spot(district, 1)])))
    table.crew.made(spot(district, 1))
    if table.r.listens:
        table.r.note("golem-note-created-track", "create-golem", steps=table.box.automa.created_track)
    state = track(table, state, table.box.automa.created_track, "up", "create-golem")
    state = strategy.drop(table, state)
    if has_ability(table, state, "new-golem-works"):
        if table.r.listens:
            table.r.note("golem-note-leg-three", "leg-three", district=f"@district-{DISTRICTS[district]}")
        state = use_quarter(table, state, district, 1, "leg-three")
    return state


def wanted(table: Table, state: State) -> tuple[str, ...]:
    """What creating a golem asks for: its price, and the end of the track if it may come so far."""
    price = f"board.golem_cost.{min(golems_in(state, district) for district in range(len(DISTRICTS)))}"
    return (price,) if _fits(table, state, table.box.automa.created_track) else (price, TOP)


def use_quarter(table: Table, state: State, district: int, section: int, rule: str) -> State:
    """Use the neighbourhood tile of a section; where there is none, nothing comes of it."""

    def do(state: State) -> State:
        state, id = _tile_at(table, state, district, section)
        effects = () if id == NOTHING else table.effects(f"quarters.{id}.effects")
        if table.r.listens:
            if not effects:
                table.r.note("golem-note-no-tile", rule)
            elif f"quarters.{id}" in table.within:
                table.r.note("golem-note-tile-again", rule, ruling="L24")
        return resources.use(table, state, effects, f"quarters.{id}", rule)

    return by_hand.stage(table, state, "use", rule, do)


def _tile_at(table: Table, state: State, district: int, section: int) -> tuple[State, str]:
    """The tile that lies in a section, and the position with it."""
    index = district * table.box.base.sections + section - 1
    id = state.quarters[index]
    if not id:
        colour = DISTRICTS[district]
        place = {"district": f"@district-{colour}", "section": f"@section-{section}"}
        besides = [tile for tile in state.quarters if tile]
        id = _named_tile(table, f"quarter-{index}", besides, f"{colour}-", place)
        state = structs.replace(state, quarters=(*state.quarters[:index], id, *state.quarters[index + 1 :]))
    return state, id


def _named_tile(table: Table, question: str, besides: list[str], only: str, place: dict[str, str]) -> str:
    """Which tile it is; while none can be named, what a new one shows is asked, and nothing is no tile."""
    ids = {id for id in table.box.printed.quarters if id.startswith(only)}
    known = ids & set(table.entered("quarters"))
    if known == ids or known - set(besides):
        return table.identify("quarters", question, besides, only, True, **place)
    id = table.enter("quarters", only)
    if table.effects(f"quarters.{id}.effects"):
        return id
    table.forget(f"quarters.{id}.effects")
    return NOTHING


def kill(table: Table, state: State) -> State:
    """Kill the rightmost golem, bury it in the leftmost free cell, take that cell's bonus."""
    golem = VICTIM.among(mask_of(state.golems), state, table.r)
    if golem is None:
        return state
    left = list(state.golems)
    left.remove(golem)
    if table.r.listens:
        table.r.do("golem-do-kill", "kill-who", **place_args(golem))
    state = structs.replace(state, golems=tuple(left), dead=state.dead + 1)
    if not lies(golem):
        table.crew.gone(golem)
    state, cell = cell_for(table, state)
    state = _bury(table, state, cell)
    if table.r.listens:
        table.r.note("golem-note-killed-track", "kill-who", steps=table.box.automa.killed_track)
    return track(table, state, table.box.automa.killed_track, "down", "kill-who")


def cell_for(table: Table, state: State) -> tuple[State, int | None]:
    """The leftmost free cell; asked for after a turn nobody told, when a golem may have come to lie there."""
    cells = range(1, table.number("board.graveyard_cells") + 1)
    free = [cell for cell in cells if not state.graves >> cell & 1]
    if not state.graves_untold or not free:
        return state, BURY.among(mask_of(free), state, table.r)
    options = [Option(cell, "golem-option-grave", {"cell": f"@grave-{cell}"}) for cell in free]
    options.append(Option(0, "golem-option-no-grave"))
    answer: int = table.r.ask(
        Question(f"grave-{state.dead}", "golem-which-grave", "bury-where", options=tuple(options))
    )
    left = mask_of([cell for cell in free if cell < answer or not answer])
    return structs.replace(state, graves=state.graves | left), answer or None


def _bury(table: Table, state: State, cell: int | None) -> State:
    if cell is None:
        if table.r.listens:
            table.r.note("golem-note-graveyard-full", "bury-where", ruling="L10")
        return state
    if table.r.listens:
        table.r.do("golem-do-bury", "bury-where", cell=cell, grave=f"@grave-{cell}")
    state = structs.replace(state, graves=state.graves | 1 << cell)
    return by_hand.used(table, state, f"graveyard.{cell}", f"graveyard.{cell}", "bury-where")


def track_end(table: Table, state: State, steps: int, way: str) -> int:
    """Where the marker of the golem track would come to rest."""
    if way == "down":
        return max(0, state.golem_track - steps)
    to = state.golem_track + steps
    return to if _fits(table, state, steps) else min(table.number(TOP), to)


def _fits(table: Table, state: State, steps: int) -> bool:
    """Whether a step needs no look at where the track ends: what a new golem climbs at first is there."""
    return state.golem_track + steps <= table.box.automa.created_track


def track(table: Table, state: State, steps: int, way: str, rule: str = "golem-track") -> State:
    """Along the golem track; where the way is free to choose, up."""
    if way == "either" and table.r.listens:
        table.r.note("golem-note-track-up", "golem-track")
    to = track_end(table, state, steps, way)
    if table.r.listens and abs(to - state.golem_track) < steps:
        table.r.note("golem-note-track-ends", rule)
    after = structs.replace(state, golem_track=to)
    if table.r.listens:
        resources.tell(table, state, after, rule)
    return after if to != state.golem_track else state
