"""Golems: moving, creating, working, killing, and the golem track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, fewest, first, mask_of, most, prefer
from automatable.games.golem import resources, strategy
from automatable.games.golem.printed import NOTHING, Table
from automatable.games.golem.state import (
    DISTRICTS,
    SPOTS,
    State,
    created,
    district_of,
    height,
    lies,
    section_of,
    spot,
    standing,
)

LYING: Mask = mask_of(range(1, 3 * SPOTS, 2))
IN_FIRST: Mask = mask_of([spot(district, 1, lying) for district in range(3) for lying in (False, True)])


def spot_name(ctx: Any, golem: int) -> str:
    """A golem by where it is."""
    posture = "lying" if lies(golem) else "standing"
    return f"@spot-{DISTRICTS[district_of(golem)]}-{section_of(golem)}-{posture}"


def district_name(ctx: Any, district: int) -> str:
    """A district."""
    return f"@district-{DISTRICTS[district]}"


def _section(s: State, golem: int) -> int:
    return section_of(golem)


def _height(s: State, golem: int) -> int:
    return height(s, district_of(golem)) + 1


def _lying(s: State) -> Mask:
    return LYING


FORWARD: Pick[State] = Pick(
    "golem-forward",
    spot_name,
    prefer("golem-tie-lying", _lying),
    fewest("golem-tie-lowest-section", _section),
    fewest("golem-tie-token-higher", _height),
)
BACK: Pick[State] = Pick(
    "golem-back",
    spot_name,
    prefer("golem-tie-lying", _lying),
    most("golem-tie-highest-section", _section),
    most("golem-tie-token-lower", _height),
)
RAISE: Keep[State] = Keep(
    "golem-either",
    spot_name,
    Condition("golem-cond-lying", _lying),
    Condition("golem-cond-in-first", lambda s: IN_FIRST),
)
ONLY_LYING: Keep[State] = Keep("golem-may", spot_name, Condition("golem-cond-lying", _lying))
PLACE: Pick[State] = Pick(
    "create-where",
    district_name,
    fewest("golem-tie-fewest-golems", lambda s, district: golems_in(s, district)),
    fewest("golem-tie-token-higher", lambda s, district: height(s, district) + 1),
)
WORKER: Pick[State] = Pick(
    "work-who",
    spot_name,
    most("golem-tie-highest-section", _section),
    fewest("golem-tie-token-higher", _height),
)
VICTIM: Pick[State] = Pick(
    "kill-who",
    spot_name,
    most("golem-tie-highest-section", _section),
    fewest("golem-tie-token-higher", _height),
    prefer("golem-tie-lying", _lying, ruling="L10"),
)
BURY: Pick[State] = Pick("bury-where", lambda ctx, cell: f"@grave-{cell}", first("golem-tie-leftmost-cell"))


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


def can_advance(t: Table, s: State) -> Mask:
    """Golems that have a section before them."""
    last = t.box.base.sections
    return mask_of([golem for golem in s.golems if section_of(golem) < last])


def can_return(t: Table, s: State) -> Mask:
    """Golems that have a section behind them."""
    return mask_of([golem for golem in s.golems if section_of(golem) > 1])


def can_go_either_way(t: Table, s: State) -> Mask:
    """Golems a step either way would move: those that can return, and those to be raised in I."""
    return can_return(t, s) | can_advance(t, s) & LYING & IN_FIRST


def _move(t: Table, s: State, golem: int, by: int, rule: str) -> State:
    """One step; a lying golem stands up. Entering a far section is paid in knowledge, forward only (L9)."""
    district, to = district_of(golem), section_of(golem) + by
    if t.r.listens:
        t.r.do(
            "golem-do-golem-forward" if by > 0 else "golem-do-golem-back",
            rule,
            district=f"@district-{DISTRICTS[district]}",
            origin=f"@section-{section_of(golem)}",
            to=f"@section-{to}",
            raised="yes" if lies(golem) else "no",
        )
    left = list(s.golems)
    left.remove(golem)
    s = structs.replace(s, golems=tuple(sorted([*left, spot(district, to)])))
    if by > 0 and to in t.box.base.far:
        s = resources.spend(t, s, t.number(f"base.entry_cost.{to}"), "far-sections")
    return s


def forward(t: Table, s: State, steps: int) -> tuple[State, int]:
    """Steps forward, golem by golem; also how many could not be made."""
    for made in range(steps):
        golem = FORWARD.among(can_advance(t, s), s, t.r)
        if golem is None:
            return s, steps - made
        s = _move(t, s, golem, 1, "golem-forward")
    return s, 0


def back(t: Table, s: State, steps: int) -> State:
    """Steps back."""
    for _ in range(steps):
        golem = BACK.among(can_return(t, s), s, t.r)
        if golem is None:
            return s
        s = _move(t, s, golem, -1, "golem-back")
    return s


def either(t: Table, s: State, steps: int) -> State:
    """Forward or back: back, unless a golem lying in I can be raised (L8)."""
    for _ in range(steps):
        fallen = RAISE.among(can_advance(t, s), s, t.r)
        if fallen:
            golem = FORWARD.among(fallen, s, t.r)
            assert golem is not None
            s = _move(t, s, golem, 1, "golem-either")
        else:
            s = back(t, s, 1)
    return s


def may_forward(t: Table, s: State, steps: int) -> State:
    """Forward or not at all: only lying golems go."""
    for _ in range(steps):
        golem = FORWARD.among(ONLY_LYING.among(can_advance(t, s), s, t.r), s, t.r)
        if golem is None:
            return s
        s = _move(t, s, golem, 1, "golem-may")
    return s


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


def has_ability(t: Table, s: State, ability: str) -> bool:
    """Whether a golem upgrade with this ability has been made."""
    return any(
        s.upgrades[0] >> number & 1 and t.box.golem_upgrades[id].ability == ability
        for number, id in enumerate(t.box.golem_ids)
    )


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
    s = track(t, s, t.box.automa.killed_track, "down", "kill-who")
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


def movement(t: Table, s: State, character_steps: int) -> State:
    """Phase 2: all steps of the track and the character; a step nobody can make costs points."""
    steps = t.number(f"base.track_steps.{s.golem_track}")
    if has_ability(t, s, "no-character-steps"):
        if t.r.listens:
            t.r.note("golem-note-leg-two", "leg-two")
    else:
        steps += character_steps
    if t.r.listens:
        t.r.note("golem-note-steps", "golem-movement", steps=steps)
    s, unused = forward(t, s, steps)
    lost = min(unused, len(s.golems)) * t.box.base.unused_step
    return resources.score(t, s, -lost, "golem-movement")
