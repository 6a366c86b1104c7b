"""Golem movement: forward, back, either, or not at all; the steps of phase 2."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, Rings, fewest, mask_of, most, prefer
from automatable.core.resolution import SILENT, Resolving
from automatable.core.story import Part
from automatable.games.golem import resources
from automatable.games.golem.reading import Table
from automatable.games.golem.state import (
    DISTRICTS,
    SECTIONS,
    SPOTS,
    State,
    district_of,
    height,
    laid,
    lies,
    section_of,
    spot,
)

Who = Callable[[State, Resolving], int | None]
LYING: Mask = mask_of(range(1, len(DISTRICTS) * SPOTS, 2))
IN_SECTION: tuple[Mask, ...] = tuple(
    mask_of([spot(district, section, lying) for district in range(len(DISTRICTS)) for lying in (False, True)])
    for section in range(1, SECTIONS + 1)
)
IN_FIRST, *_, IN_LAST = IN_SECTION
LOWEST_FIRST, HIGHEST_FIRST = Rings(IN_SECTION), Rings(reversed(IN_SECTION))


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


def by_token(state: State) -> Rings:
    """The spots of each district, that of the highest token first."""
    return _by_token(laid(state))


@cache
def _by_token(tokens: tuple[int, ...]) -> Rings:
    return Rings((1 << SPOTS) - 1 << district * SPOTS for district in tokens)


def highest_section(state: State, golems: Mask) -> Mask:
    """Of these golems those that have come farthest."""
    return HIGHEST_FIRST[golems]


def lying(state: State) -> Mask:
    """All spots of lying golems."""
    return LYING


FORWARD: Pick[State] = Pick(
    "golem-forward",
    spot_name,
    prefer("golem-tie-lying", lying),
    fewest("golem-tie-lowest-section", section, rings=lambda state: LOWEST_FIRST),
    fewest("golem-tie-token-higher", token_height, rings=by_token),
    what="golem-what-forward",
)
BACK: Pick[State] = Pick(
    "golem-back",
    spot_name,
    prefer("golem-tie-lying", lying),
    most("golem-tie-highest-section", section, best=highest_section),
    most("golem-tie-token-lower", token_height),
    what="golem-what-back",
)
RAISE: Keep[State] = Keep(
    "golem-either",
    spot_name,
    Condition("golem-cond-lying", lying),
    Condition("golem-cond-in-first", lambda state: IN_FIRST),
    what="golem-what-raise",
)
ONLY_LYING: Keep[State] = Keep(
    "golem-may", spot_name, Condition("golem-cond-lying", lying), what="golem-what-forward"
)


def can_advance(table: Table, state: State) -> Mask:
    """Golems that have a section before them."""
    return mask_of(state.golems) & ~IN_LAST


def can_return(table: Table, state: State) -> Mask:
    """Golems that have a section behind them."""
    return mask_of(state.golems) & ~IN_FIRST


def can_go_either_way(table: Table, state: State) -> Mask:
    """Golems a step either way would move: those that can return, and those to be raised in I."""
    return can_return(table, state) | can_advance(table, state) & LYING & IN_FIRST


def _step(table: Table, state: State, golem: int, by: int) -> tuple[State, int]:
    """One step; a lying golem stands up. Entering a far section is paid in knowledge, forward only (L9)."""
    section = section_of(golem) + by
    to = spot(district_of(golem), section)
    left = list(state.golems)
    left.remove(golem)
    state = structs.replace(state, golems=tuple(sorted([*left, to])))
    table.crew.moved(golem, to)
    if section not in table.box.base.far:
        return state, to
    args = {"section": f"@section-{section}"}
    if by < 0:
        if table.r.listens:
            table.r.note("golem-note-no-entry-back", "far-sections", "L9", **args)
        return state, to
    cost = table.number(f"board.entry_cost.{section}")
    if table.r.listens:
        table.r.note("golem-note-entry", "far-sections", None, cost=cost, **args)
    return resources.spend(table, state, cost, "far-sections"), to


def _tell(table: Table, rule: str, origin: int, golem: int, to: int) -> None:
    """One instruction for all steps a golem makes in a row: from ``origin``, last chosen at ``golem``."""
    table.r.do(
        "golem-do-move",
        rule,
        golem=spot_name(None, golem),
        reached=spot_name(None, to),
        district=f"@district-{DISTRICTS[district_of(to)]}",
        origin=f"@section-{section_of(origin)}",
        to=f"@section-{section_of(to)}",
        raised="yes" if lies(origin) else "no",
    )


def _walk(table: Table, state: State, steps: int, who: Who, by: int, rule: str) -> tuple[State, int]:
    """Steps one way, each with a choice of its own; also how many could not be made."""
    origin: int | None = None
    for made in range(steps):
        golem = who(state, table.r)
        if golem is None:
            return state, steps - made
        state, to = _step(table, state, golem, by)
        if not table.r.listens:
            continue
        origin = golem if origin is None else origin
        if made + 1 == steps or who(state, SILENT) != to:
            _tell(table, rule, origin, golem, to)
            origin = None
    return state, 0


def forward(table: Table, state: State, steps: int) -> tuple[State, int]:
    """Steps forward, golem by golem; also how many could not be made."""

    def who(state: State, r: Resolving) -> int | None:
        return FORWARD.among(can_advance(table, state), state, r)

    return _walk(table, state, steps, who, 1, "golem-forward")


def back(table: Table, state: State, steps: int) -> State:
    """Steps back."""

    def who(state: State, r: Resolving) -> int | None:
        return BACK.among(can_return(table, state), state, r)

    return _walk(table, state, steps, who, -1, "golem-back")[0]


def either(table: Table, state: State, steps: int) -> State:
    """Forward or back: back, unless a golem lying in I can be raised (L8)."""
    while steps and RAISE.among(can_advance(table, state), state, SILENT):
        fallen = RAISE.among(can_advance(table, state), state, table.r)
        golem = FORWARD.among(fallen, state, table.r)
        assert golem is not None
        state, to = _step(table, state, golem, 1)
        if table.r.listens:
            _tell(table, "golem-either", golem, golem, to)
        steps -= 1
    if steps and state.golems and not can_return(table, state):
        if table.r.listens:
            table.r.note("golem-note-all-stand-in-first", "golem-either", ruling="L8")
        return state
    return back(table, state, steps)


def may_forward(table: Table, state: State, steps: int) -> State:
    """Forward or not at all: only lying golems go."""

    def who(state: State, r: Resolving) -> int | None:
        return FORWARD.among(ONLY_LYING.among(can_advance(table, state), state, r), state, r)

    return _walk(table, state, steps, who, 1, "golem-may")[0]


def has_ability(table: Table, state: State, ability: str) -> bool:
    """Whether a golem upgrade with this ability has been made."""
    return bool(state.upgrades[0] & table.box.abilities.get(ability, 0))


def character_counts(table: Table, state: State) -> bool:
    """Whether the steps of the character are made: not without golems, nor with the leg for 2 clay."""
    return bool(state.golems) and not has_ability(table, state, "no-character-steps")


def movement(table: Table, state: State, character_steps: int) -> State:
    """Phase 2: all steps of the track and the character; a step nobody can make costs points."""
    if not state.golems:
        if table.r.listens:
            table.r.note("golem-note-no-golems", "golem-movement")
        return state
    steps = table.number(f"board.track_steps.{state.golem_track}")
    without = not character_counts(table, state)
    if table.r.listens:
        parts = [Part("golem-part-track-steps", steps, {"space": state.golem_track})]
        if without:
            table.r.note("golem-note-leg-two", "leg-two")
        else:
            parts.append(Part("golem-part-character-steps", character_steps))
        table.r.sum("golem-sum-steps", "golem-movement", tuple(parts))
    state, unused = forward(table, state, steps if without else steps + character_steps)
    lost = min(unused, len(state.golems)) * table.box.base.unused_step
    if lost and table.r.listens:
        table.r.note("golem-note-unused-steps", "golem-movement", ruling="L22", steps=unused, points=lost)
    return resources.score(table, state, -lost, "golem-movement")
