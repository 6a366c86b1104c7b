"""Golem movement: forward, back, either, or not at all; the steps of phase 2."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from automatable.core.engine.choices import (
    Condition,
    Keep,
    Mask,
    Pick,
    fewest,
    most,
    prefer,
)
from automatable.core.engine.explanation import Summand
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.golem.position.golem_spot import district_of, lies, next_to, section_of
from automatable.games.golem.position.state import DISTRICTS, State
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems.spot_sets import (
    IN_FIRST,
    IN_LAST,
    LOWEST_FIRST,
    LYING,
    by_token,
    highest_section,
    lying,
    section,
    spots_of,
    token_height,
)

Who = Callable[[State, Resolver], int | None]


def spot_name(ctx: object, golem: int) -> str:
    """A golem by where it is."""
    posture = "lying" if lies(golem) else "standing"
    return f"@spot-{DISTRICTS[district_of(golem)]}-{section_of(golem)}-{posture}"


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


def can_advance(ctx: Context, state: State) -> Mask:
    """Golems that can move forward."""
    return spots_of(state.golems) & ~IN_LAST


def can_return(ctx: Context, state: State) -> Mask:
    """Golems that can move back."""
    return spots_of(state.golems) & ~IN_FIRST


def can_go_either_way(ctx: Context, state: State) -> Mask:
    """Golems a step either way would move: those that can return, and those to be raised in I."""
    return can_return(ctx, state) | can_advance(ctx, state) & LYING & IN_FIRST


def _step(ctx: Context, state: State, golem: int, by: int) -> tuple[State, int]:
    """One step; a lying golem stands up. Entering a far section is paid in knowledge, forward only (L9)."""
    section = section_of(golem) + by
    to = next_to(golem, by)
    left = list(state.golems)
    left.remove(golem)
    state = structs.replace(state, golems=tuple(sorted([*left, to])))
    ctx.crew.moved(golem, to, beside=golem in left)
    if section not in ctx.box.base.far:
        return state, to
    if by < 0:
        if ctx.r.explaining:
            ctx.r.note("golem-note-no-entry-back", "far-sections", "L9", section=f"@section-{section}")
        return state, to
    cost = ctx.printed.number(f"board.entry_cost.{section}")
    if ctx.r.explaining:
        ctx.r.note("golem-note-entry", "far-sections", None, cost=cost, section=f"@section-{section}")
    return resources.spend(ctx, state, cost, "far-sections"), to


def _instruct_move(ctx: Context, rule: str, origin: int, golem: int, to: int) -> None:
    """One instruction for all steps a golem makes in a row: from ``origin``, last chosen at ``golem``."""
    ctx.r.instruct(
        "golem-do-move",
        rule,
        golem=spot_name(None, golem),
        reached=spot_name(None, to),
        district=f"@district-{DISTRICTS[district_of(to)]}",
        origin=f"@section-{section_of(origin)}",
        to=f"@section-{section_of(to)}",
        raised="yes" if lies(origin) else "no",
    )


def _walk(ctx: Context, state: State, steps: int, who: Who, by: int, rule: str) -> tuple[State, int]:
    """Steps one way, each with a choice of its own; also how many could not be made."""
    origin: int | None = None
    for made in range(steps):
        golem = who(state, ctx.r)
        if golem is None:
            return state, steps - made
        state, to = _step(ctx, state, golem, by)
        if not ctx.r.explaining:
            continue
        origin = golem if origin is None else origin
        if made + 1 == steps or who(state, SILENT) != to:
            _instruct_move(ctx, rule, origin, golem, to)
            ctx.r.checkpoint(state)
            origin = None
    return state, 0


def forward(ctx: Context, state: State, steps: int) -> tuple[State, int]:
    """Steps forward, golem by golem; also how many could not be made."""

    def who(state: State, r: Resolver) -> int | None:
        return FORWARD.among(can_advance(ctx, state), state, r)

    return _walk(ctx, state, steps, who, 1, "golem-forward")


def back(ctx: Context, state: State, steps: int) -> State:
    """Steps back."""

    def who(state: State, r: Resolver) -> int | None:
        return BACK.among(can_return(ctx, state), state, r)

    return _walk(ctx, state, steps, who, -1, "golem-back")[0]


def either(ctx: Context, state: State, steps: int) -> State:
    """Forward or back: back, unless a golem lying in I can be raised (L8)."""
    while steps and RAISE.among(can_advance(ctx, state), state, SILENT):
        fallen = RAISE.among(can_advance(ctx, state), state, ctx.r)
        golem = FORWARD.among(fallen, state, ctx.r)
        assert golem is not None
        state, to = _step(ctx, state, golem, 1)
        if ctx.r.explaining:
            _instruct_move(ctx, "golem-either", golem, golem, to)
            ctx.r.checkpoint(state)
        steps -= 1
    if steps and state.golems and not can_return(ctx, state):
        if ctx.r.explaining:
            ctx.r.note("golem-note-all-stand-in-first", "golem-either", ruling="L8")
        return state
    return back(ctx, state, steps)


def may_forward(ctx: Context, state: State, steps: int) -> State:
    """Forward or not at all: only lying golems go."""

    def who(state: State, r: Resolver) -> int | None:
        return FORWARD.among(ONLY_LYING.among(can_advance(ctx, state), state, r), state, r)

    return _walk(ctx, state, steps, who, 1, "golem-may")[0]


def has_ability(ctx: Context, state: State, ability: str) -> bool:
    """Whether a golem upgrade with this ability has been made."""
    return bool(state.upgrades[0] & ctx.box.abilities.get(ability, 0))


def character_counts(ctx: Context, state: State) -> bool:
    """Whether the steps of the character are made: not without golems, nor with the leg for 2 clay."""
    return bool(state.golems) and not has_ability(ctx, state, "no-character-steps")


def movement(ctx: Context, state: State, character_steps: int) -> State:
    """Phase 2: all steps of the track and the character; a step nobody can make costs points."""
    if not state.golems:
        if ctx.r.explaining:
            ctx.r.note("golem-note-no-golems", "golem-movement")
        return state
    steps = ctx.printed.number(f"board.track_steps.{state.golem_track}")
    without = not character_counts(ctx, state)
    if ctx.r.explaining:
        parts = [Summand("golem-part-track-steps", steps, {"space": state.golem_track})]
        if without:
            ctx.r.note("golem-note-leg-two", "leg-two")
        else:
            parts.append(Summand("golem-part-character-steps", character_steps))
        ctx.r.sum("golem-sum-steps", "golem-movement", tuple(parts))
    state, unused = forward(ctx, state, steps if without else steps + character_steps)
    lost = min(unused, len(state.golems)) * ctx.box.base.unused_step
    if lost and ctx.r.explaining:
        ctx.r.note("golem-note-unused-steps", "golem-movement", ruling="L22", steps=unused, points=lost)
    return resources.score(ctx, state, -lost, "golem-movement")
