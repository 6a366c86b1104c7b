"""Golems: creating, working, killing, and the golem track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Pick, fewest, mask_of, most, prefer
from automatable.games.golem import resources, strategy
from automatable.games.golem.movement import has_ability, lying, section, spot_name, token_height
from automatable.games.golem.reading import NOTHING, Table
from automatable.games.golem.state import (
    DISTRICTS,
    State,
    created,
    district_of,
    height,
    section_of,
    spot,
    standing,
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
WORKER: Pick[State] = Pick(
    "work-who",
    spot_name,
    most("golem-tie-highest-section", section),
    fewest("golem-tie-token-higher", token_height),
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


class Labour:
    """What the number of working golems depends on."""

    __slots__ = ("costs", "limit", "standing", "value")

    def __init__(self, table: Table, state: State, value: int) -> None:
        self.value = value
        self.standing = len(standing(state))
        self.costs = {int(number): cost for number, cost in table.box.base.work_cost.items()}
        self.limit = table.box.automa.work_limit

    def paid(self, number: int) -> int:
        """Knowledge to pay for so many golems."""
        return max(0, self.costs[number] - self.value)


def _number_name(ctx: Any, number: int) -> str:
    return f"@working-{number}"


WORKERS: Keep[Labour] = Keep(
    "work-how-many",
    _number_name,
    Condition("golem-cond-so-many-stand", lambda w: mask_of(range(1, w.standing + 1))),
    Condition("golem-cond-two-knowledge", lambda w: mask_of([n for n in w.costs if w.paid(n) <= w.limit])),
)
MOST_WORKERS: Pick[Labour] = Pick(
    "work-how-many", _number_name, most("golem-tie-most-golems", lambda w, number: number)
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
    cost = table.number(f"base.golem_cost.{golems_in(state, district)}")
    if table.r.listens:
        table.r.do("golem-do-create", "create-golem", district=f"@district-{DISTRICTS[district]}")
    state = resources.pay(table, state, cost, discount, "create-golem")
    state = structs.replace(state, golems=tuple(sorted([*state.golems, spot(district, 1)])))
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


def work(table: Table, state: State, value: int) -> State:
    """Lay down and use as many golems as the value and two knowledge allow, the rightmost first."""
    if not standing(state):
        if table.r.listens:
            table.r.note("golem-note-nobody-works", "work", ruling="L11")
        return resources.score(table, state, table.box.automa.useless, "work")
    if "work" in table.within:
        if table.r.listens:
            table.r.note("golem-note-within", "work", ruling="L24")
        return state
    labour = Labour(table, state, value)
    number = MOST_WORKERS.among(WORKERS.among(mask_of(list(labour.costs)), labour, table.r), labour, table.r)
    if number is None:
        return resources.useless(table, state, "work")
    state = resources.pay(table, state, labour.costs[number], value, "work")
    outer, table.within = table.within, table.within | {"work"}
    for _ in range(number):
        golem = WORKER.among(mask_of(standing(state)), state, table.r)
        if golem is None:
            break
        state = _activate(table, state, golem)
    table.within = outer
    return state


def _activate(table: Table, state: State, golem: int) -> State:
    district, section = district_of(golem), section_of(golem)
    if table.r.listens:
        place = {"district": f"@district-{DISTRICTS[district]}", "section": f"@section-{section}"}
        table.r.do("golem-do-lay-down", "work-who", **place)
    left = list(state.golems)
    left.remove(golem)
    state = structs.replace(state, golems=tuple(sorted([*left, golem | 1])))
    return use_quarter(table, state, district, section, "work")


def kill(table: Table, state: State) -> State:
    """Kill the rightmost golem, bury it in the leftmost free cell, take that cell's bonus."""
    golem = VICTIM.among(mask_of(state.golems), state, table.r)
    if golem is None:
        return state
    left = list(state.golems)
    left.remove(golem)
    cells = mask_of([int(cell) for cell in table.box.printed.graveyard if not state.graves >> int(cell) & 1])
    cell = BURY.among(cells, state, table.r)
    if table.r.listens:
        place = {
            "district": f"@district-{DISTRICTS[district_of(golem)]}",
            "section": f"@section-{section_of(golem)}",
        }
        table.r.do("golem-do-kill", "kill-who", **place)
    state = structs.replace(state, golems=tuple(left), dead=state.dead + 1)
    state = _bury(table, state, cell)
    return track(table, state, table.box.automa.killed_track, "down", "kill-who")


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
    last = len(table.box.base.track_steps) - 1
    return max(0, state.golem_track - steps) if way == "down" else min(last, state.golem_track + steps)


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
