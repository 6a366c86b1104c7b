"""Golem movement: forward, back, either, or not at all; the steps of phase 2."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, fewest, mask_of, most, prefer
from automatable.games.golem import resources
from automatable.games.golem.printed import Table
from automatable.games.golem.state import (
    DISTRICTS,
    SPOTS,
    State,
    district_of,
    height,
    lies,
    section_of,
    spot,
)

LYING: Mask = mask_of(range(1, len(DISTRICTS) * SPOTS, 2))
IN_FIRST: Mask = mask_of(
    [spot(district, 1, lying) for district in range(len(DISTRICTS)) for lying in (False, True)]
)


def spot_name(ctx: Any, golem: int) -> str:
    """A golem by where it is."""
    posture = "lying" if lies(golem) else "standing"
    return f"@spot-{DISTRICTS[district_of(golem)]}-{section_of(golem)}-{posture}"


def section(s: State, golem: int) -> int:
    """The section of a golem, for tie-breaks."""
    return section_of(golem)


def token_height(s: State, golem: int) -> int:
    """How high the token of its district lies, from 1."""
    return height(s, district_of(golem)) + 1


def lying(s: State) -> Mask:
    """All spots of lying golems."""
    return LYING


FORWARD: Pick[State] = Pick(
    "golem-forward",
    spot_name,
    prefer("golem-tie-lying", lying),
    fewest("golem-tie-lowest-section", section),
    fewest("golem-tie-token-higher", token_height),
)
BACK: Pick[State] = Pick(
    "golem-back",
    spot_name,
    prefer("golem-tie-lying", lying),
    most("golem-tie-highest-section", section),
    most("golem-tie-token-lower", token_height),
)
RAISE: Keep[State] = Keep(
    "golem-either",
    spot_name,
    Condition("golem-cond-lying", lying),
    Condition("golem-cond-in-first", lambda s: IN_FIRST),
)
ONLY_LYING: Keep[State] = Keep("golem-may", spot_name, Condition("golem-cond-lying", lying))


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


def has_ability(t: Table, s: State, ability: str) -> bool:
    """Whether a golem upgrade with this ability has been made."""
    return any(
        s.upgrades[0] >> number & 1 and t.box.golem_upgrades[id].ability == ability
        for number, id in enumerate(t.box.golem_ids)
    )


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
