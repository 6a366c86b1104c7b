"""Golems: creating, working, killing, and the golem track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Pick, fewest, mask_of, most, prefer
from automatable.games.golem import resources, strategy
from automatable.games.golem.movement import has_ability, lying, section, spot_name, token_height
from automatable.games.golem.printed import NOTHING, Table
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
    fewest("golem-tie-fewest-golems", lambda s, district: golems_in(s, district)),
    fewest("golem-tie-token-higher", lambda s, district: height(s, district) + 1),
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
    "bury-where", lambda ctx, cell: f"@grave-{cell}", fewest("golem-tie-leftmost-cell", lambda s, cell: cell)
)


class Labour:
    """What the number of working golems depends on."""

    __slots__ = ("costs", "limit", "standing", "value")

    def __init__(self, t: Table, s: State, value: int) -> None:
        self.value = value
        self.standing = len(standing(s))
        self.costs = {int(number): cost for number, cost in t.box.base.work_cost.items()}
        self.limit = t.box.automa.work_limit

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


def golems_in(s: State, district: int) -> int:
    """Own golems in a district."""
    return sum(district_of(golem) == district for golem in s.golems)


def far_golem(t: Table, s: State) -> bool:
    """Whether a golem stands in the far sections, where the Automa wants it dead."""
    far = t.box.base.far
    return any(section_of(golem) in far for golem in s.golems)


def create(t: Table, s: State, discount: int = 0) -> State:
    """Create the cheapest golem; with the leg for 3 clay its neighbourhood tile is used at once."""
    if created(s) >= t.box.base.golems:
        if t.r.listens:
            t.r.note("golem-note-all-created", "create-golem")
        return resources.refund(t, s, discount)
    district = PLACE.among(mask_of(range(len(DISTRICTS))), s, t.r)
    assert district is not None
    cost = t.number(f"base.golem_cost.{golems_in(s, district)}")
    if t.r.listens:
        t.r.do("golem-do-create", "create-golem", district=f"@district-{DISTRICTS[district]}")
    s = resources.pay(t, s, cost, discount, "create-golem")
    s = structs.replace(s, golems=tuple(sorted([*s.golems, spot(district, 1)])))
    s = track(t, s, t.box.automa.created_track, "up", "create-golem")
    s = strategy.drop(t, s)
    if has_ability(t, s, "new-golem-works"):
        s = use_quarter(t, s, district, 1, "leg-three")
    return s


def use_quarter(t: Table, s: State, district: int, section: int, rule: str) -> State:
    """Use the neighbourhood tile of a section; where there is none, nothing comes of it."""
    index = district * t.box.base.sections + section - 1
    id = s.quarters[index]
    if not id:
        colour = DISTRICTS[district]
        place = {"district": f"@district-{colour}", "section": f"@section-{section}"}
        besides = [tile for tile in s.quarters if tile]
        id = t.identify("quarters", f"quarter-{index}", besides, f"{colour}-", True, **place)
        s = structs.replace(s, quarters=(*s.quarters[:index], id, *s.quarters[index + 1 :]))
    effects = () if id == NOTHING else t.effects(f"quarters.{id}.effects")
    return resources.use(t, s, effects, f"quarters.{id}", rule)


def work(t: Table, s: State, value: int) -> State:
    """Lay down and use as many golems as the value and two knowledge allow, the rightmost first."""
    if not standing(s):
        if t.r.listens:
            t.r.note("golem-note-nobody-works", "work", ruling="L11")
        return resources.score(t, s, t.box.automa.useless, "work")
    if "work" in t.within:
        if t.r.listens:
            t.r.note("golem-note-within", "work", ruling="L24")
        return s
    labour = Labour(t, s, value)
    number = MOST_WORKERS.among(WORKERS.among(mask_of(list(labour.costs)), labour, t.r), labour, t.r)
    if number is None:
        return resources.useless(t, s, "work")
    s = resources.pay(t, s, labour.costs[number], value, "work")
    outer, t.within = t.within, t.within | {"work"}
    for _ in range(number):
        golem = WORKER.among(mask_of(standing(s)), s, t.r)
        if golem is None:
            break
        s = _activate(t, s, golem)
    t.within = outer
    return s


def _activate(t: Table, s: State, golem: int) -> State:
    district, section = district_of(golem), section_of(golem)
    if t.r.listens:
        place = {"district": f"@district-{DISTRICTS[district]}", "section": f"@section-{section}"}
        t.r.do("golem-do-lay-down", "work-who", **place)
    left = list(s.golems)
    left.remove(golem)
    s = structs.replace(s, golems=tuple(sorted([*left, golem | 1])))
    return use_quarter(t, s, district, section, "work")


def kill(t: Table, s: State) -> State:
    """Kill the rightmost golem, bury it in the leftmost free cell, take that cell's bonus."""
    golem = VICTIM.among(mask_of(s.golems), s, t.r)
    if golem is None:
        return s
    left = list(s.golems)
    left.remove(golem)
    cells = mask_of([int(cell) for cell in t.box.graveyard if not s.graves >> int(cell) & 1])
    cell = BURY.among(cells, s, t.r)
    if t.r.listens:
        place = {
            "district": f"@district-{DISTRICTS[district_of(golem)]}",
            "section": f"@section-{section_of(golem)}",
        }
        t.r.do("golem-do-kill", "kill-who", **place)
    s = structs.replace(s, golems=tuple(left), dead=s.dead + 1)
    s = _bury(t, s, cell)
    return track(t, s, t.box.automa.killed_track, "down", "kill-who")


def _bury(t: Table, s: State, cell: int | None) -> State:
    if cell is None:
        if t.r.listens:
            t.r.note("golem-note-graveyard-full", "bury-where", ruling="L10")
        return s
    if t.r.listens:
        t.r.do("golem-do-bury", "bury-where", cell=cell)
    s = structs.replace(s, graves=s.graves | 1 << cell)
    return resources.use(t, s, t.effects(f"graveyard.{cell}"), f"graveyard.{cell}", "bury-where")


def track_end(t: Table, s: State, steps: int, way: str) -> int:
    """Where the marker of the golem track would come to rest."""
    last = len(t.box.base.track_steps) - 1
    return max(0, s.golem_track - steps) if way == "down" else min(last, s.golem_track + steps)


def track(t: Table, s: State, steps: int, way: str, rule: str = "golem-track") -> State:
    """Along the golem track; where the way is free to choose, up."""
    if way == "either" and t.r.listens:
        t.r.note("golem-note-track-up", "golem-track")
    to = track_end(t, s, steps, way)
    if to == s.golem_track:
        return s
    if t.r.listens:
        t.r.do("golem-do-golem-track", rule, to=to, way="down" if to < s.golem_track else "up")
    return structs.replace(s, golem_track=to)
