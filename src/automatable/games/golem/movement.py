"""Golem movement: forward, back, either, or not at all; the steps of phase 2."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, fewest, mask_of, most, prefer
from automatable.games.golem import resources
from automatable.games.golem.reading import Table
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


def section(state: State, golem: int) -> int:
    """The section of a golem, for tie-breaks."""
    return section_of(golem)


def token_height(state: State, golem: int) -> int:
    """How high the token of its district lies, from 1."""
    return height(state, district_of(golem)) + 1


def lying(state: State) -> Mask:
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
    Condition("golem-cond-in-first", lambda state: IN_FIRST),
)
ONLY_LYING: Keep[State] = Keep("golem-may", spot_name, Condition("golem-cond-lying", lying))


def can_advance(table: Table, state: State) -> Mask:
    """Golems that have a section before them."""
    last = table.box.base.sections
    return mask_of([golem for golem in state.golems if section_of(golem) < last])


def can_return(table: Table, state: State) -> Mask:
    """Golems that have a section behind them."""
    return mask_of([golem for golem in state.golems if section_of(golem) > 1])


def can_go_either_way(table: Table, state: State) -> Mask:
    """Golems a step either way would move: those that can return, and those to be raised in I."""
    return can_return(table, state) | can_advance(table, state) & LYING & IN_FIRST


def _move(table: Table, state: State, golem: int, by: int, rule: str) -> State:
    """One step; a lying golem stands up. Entering a far section is paid in knowledge, forward only (L9)."""
    district, to = district_of(golem), section_of(golem) + by
    if table.r.listens:
        table.r.do(
            "golem-do-golem-forward" if by > 0 else "golem-do-golem-back",
            rule,
            district=f"@district-{DISTRICTS[district]}",
            origin=f"@section-{section_of(golem)}",
            to=f"@section-{to}",
            raised="yes" if lies(golem) else "no",
        )
    left = list(state.golems)
    left.remove(golem)
    state = structs.replace(state, golems=tuple(sorted([*left, spot(district, to)])))
    table.crew.moved(golem, spot(district, to))
    if by > 0 and to in table.box.base.far:
        state = resources.spend(table, state, table.number(f"board.entry_cost.{to}"), "far-sections")
    return state


def forward(table: Table, state: State, steps: int) -> tuple[State, int]:
    """Steps forward, golem by golem; also how many could not be made."""
    for made in range(steps):
        golem = FORWARD.among(can_advance(table, state), state, table.r)
        if golem is None:
            return state, steps - made
        state = _move(table, state, golem, 1, "golem-forward")
    return state, 0


def back(table: Table, state: State, steps: int) -> State:
    """Steps back."""
    for _ in range(steps):
        golem = BACK.among(can_return(table, state), state, table.r)
        if golem is None:
            return state
        state = _move(table, state, golem, -1, "golem-back")
    return state


def either(table: Table, state: State, steps: int) -> State:
    """Forward or back: back, unless a golem lying in I can be raised (L8)."""
    for _ in range(steps):
        fallen = RAISE.among(can_advance(table, state), state, table.r)
        if fallen:
            golem = FORWARD.among(fallen, state, table.r)
            assert golem is not None
            state = _move(table, state, golem, 1, "golem-either")
        else:
            state = back(table, state, 1)
    return state


def may_forward(table: Table, state: State, steps: int) -> State:
    """Forward or not at all: only lying golems go."""
    for _ in range(steps):
        golem = FORWARD.among(ONLY_LYING.among(can_advance(table, state), state, table.r), state, table.r)
        if golem is None:
            return state
        state = _move(table, state, golem, 1, "golem-may")
    return state


def has_ability(table: Table, state: State, ability: str) -> bool:
    """Whether a golem upgrade with this ability has been made."""
    return any(
        state.upgrades[0] >> number & 1 and table.box.printed.golem_upgrades[id].ability == ability
        for number, id in enumerate(table.box.golem_ids)
    )


def movement(table: Table, state: State, character_steps: int) -> State:
    """Phase 2: all steps of the track and the character; a step nobody can make costs points."""
    steps = table.number(f"board.track_steps.{state.golem_track}")
    if has_ability(table, state, "no-character-steps"):
        if table.r.listens:
            table.r.note("golem-note-leg-two", "leg-two")
    else:
        steps += character_steps
    if table.r.listens:
        table.r.note("golem-note-steps", "golem-movement", steps=steps)
    state, unused = forward(table, state, steps)
    lost = min(unused, len(state.golems)) * table.box.base.unused_step
    return resources.score(table, state, -lost, "golem-movement")
