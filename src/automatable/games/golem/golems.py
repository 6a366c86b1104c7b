"""Golems: creating, killing, their neighbourhood tiles, and the golem track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Pick, fewest, mask_of, most, prefer
from automatable.core.question import Option, Question
from automatable.games.golem import resources, strategy
from automatable.games.golem.movement import has_ability, lying, section, spot_name, token_height
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


def district_name(ctx: Any, district: int) -> str:
    """A district."""
    return f"@district-{DISTRICTS[district]}"


PLACE: Pick[State] = Pick(
    "create-where",
    district_name,
    fewest("golem-tie-fewest-golems", lambda state, district: golems_in(state, district)),
    fewest("golem-tie-token-higher", lambda state, district: height(state, district) + 1),
)
VICTIM: Pick[State] = Pick(
    "kill-who",
    spot_name,
    most("golem-tie-highest-section", section),
    fewest("golem-tie-token-higher", token_height),
    prefer("golem-tie-lying", lying, ruling="L10"),
)
BURY: Pick[State] = Pick(
    "bury-where",
    lambda ctx, cell: f"@grave-{cell}",
    fewest("golem-tie-leftmost-cell", lambda state, cell: cell),
)


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
            table.r.note("golem-note-all-created", "create-golem")
        return resources.refund(table, state, discount)
    district = PLACE.among(mask_of(range(len(DISTRICTS))), state, table.r)
    assert district is not None
    cost = table.number(f"board.golem_cost.{golems_in(state, district)}")
    if table.r.listens:
        table.r.do("golem-do-create", "create-golem", district=f"@district-{DISTRICTS[district]}")
    state = resources.pay(table, state, cost, discount, "create-golem")
    state = structs.replace(state, golems=tuple(sorted([*state.golems, spot(district, 1)])))
    table.crew.made(spot(district, 1))
    state = track(table, state, table.box.automa.created_track, "up", "create-golem")
    state = strategy.drop(table, state)
    if has_ability(table, state, "new-golem-works"):
        state = use_quarter(table, state, district, 1, "leg-three")
    return state


def use_quarter(table: Table, state: State, district: int, section: int, rule: str) -> State:
    """Use the neighbourhood tile of a section; where there is none, nothing comes of it."""
    index = district * table.box.base.sections + section - 1
    id = state.quarters[index]
    if not id:
        colour = DISTRICTS[district]
        place = {"district": f"@district-{colour}", "section": f"@section-{section}"}
        besides = [tile for tile in state.quarters if tile]
        id = table.identify("quarters", f"quarter-{index}", besides, f"{colour}-", True, **place)
        state = structs.replace(state, quarters=(*state.quarters[:index], id, *state.quarters[index + 1 :]))
    effects = () if id == NOTHING else table.effects(f"quarters.{id}.effects")
    return resources.use(table, state, effects, f"quarters.{id}", rule)


def kill(table: Table, state: State) -> State:
    """Kill the rightmost golem, bury it in the leftmost free cell, take that cell's bonus."""
    golem = VICTIM.among(mask_of(state.golems), state, table.r)
    if golem is None:
        return state
    left = list(state.golems)
    left.remove(golem)
    state, cell = cell_for(table, state)
    if table.r.listens:
        place = {
            "district": f"@district-{DISTRICTS[district_of(golem)]}",
            "section": f"@section-{section_of(golem)}",
        }
        table.r.do("golem-do-kill", "kill-who", **place)
    state = structs.replace(state, golems=tuple(left), dead=state.dead + 1)
    if not lies(golem):
        table.crew.gone(golem)
    state = _bury(table, state, cell)
    return track(table, state, table.box.automa.killed_track, "down", "kill-who")


def cell_for(table: Table, state: State) -> tuple[State, int | None]:
    """The leftmost free cell; asked for after a turn nobody told, when a golem may have come to lie there."""
    cells = range(1, table.number("board.graveyard_cells") + 1)
    free = [cell for cell in cells if not state.graves >> cell & 1]
    if not state.graves_untold or not free:
        return state, BURY.among(mask_of(free), state, table.r)
    options = [Option(cell, "golem-option-grave", {"cell": f"@grave-{cell}"}) for cell in free]
    options.append(Option(0, "golem-option-no-grave"))
    number = state.dead + 1
    answer: int = table.r.ask(
        Question(f"grave-{number}", "golem-which-grave", "bury-where", options=tuple(options))
    )
    left = mask_of([cell for cell in free if cell < answer or not answer])
    return structs.replace(state, graves=state.graves | left), answer or None


def _bury(table: Table, state: State, cell: int | None) -> State:
    if cell is None:
        if table.r.listens:
            table.r.note("golem-note-graveyard-full", "bury-where", ruling="L10")
        return state
    if table.r.listens:
        table.r.do("golem-do-bury", "bury-where", cell=cell)
    state = structs.replace(state, graves=state.graves | 1 << cell)
    return resources.use(table, state, table.effects(f"graveyard.{cell}"), f"graveyard.{cell}", "bury-where")


def track_end(table: Table, state: State, steps: int, way: str) -> int:
    """Where the marker of the golem track would come to rest."""
    if way == "down":
        return max(0, state.golem_track - steps)
    return min(table.number("board.golem_track_top"), state.golem_track + steps)


def track(table: Table, state: State, steps: int, way: str, rule: str = "golem-track") -> State:
    """Along the golem track; where the way is free to choose, up."""
    if way == "either" and table.r.listens:
        table.r.note("golem-note-track-up", "golem-track")
    to = track_end(table, state, steps, way)
    if to == state.golem_track:
        return state
    if table.r.listens:
        table.r.do("golem-do-golem-track", rule, to=to, way="down" if to < state.golem_track else "up")
    return structs.replace(state, golem_track=to)
