"""Move worker: the leftmost Automa worker on the row with the timer goes to the space without one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, first, prefer
from automatable.core.resolution import Resolving
from automatable.games.pendulum.inputs import one_of
from automatable.games.pendulum.printed import AREAS
from automatable.games.pendulum.state import State
from automatable.games.pendulum.tables import Box


class Area(NamedTuple):
    """An area as the move sees it: which spaces hold an Automa worker, which are on the timer's row."""

    box: Box
    workers: Mask
    timer_row: Mask


def _name(ctx: Area, space: int) -> str:
    return f"@space-{ctx.box.spaces[space].id}"


MOVABLE: Keep[Area] = Keep(
    "move-worker",
    _name,
    Condition("pendulum-keep-automa-worker", lambda ctx: ctx.workers),
    Condition("pendulum-keep-timer-row", lambda ctx: ctx.timer_row),
    what="pendulum-what-mover",
)
MOVER: Pick[Area] = Pick("move-worker", _name, first("pendulum-pick-leftmost"), what="pendulum-what-mover")
FREE: Keep[Area] = Keep(
    "move-worker",
    _name,
    Condition("pendulum-keep-no-automa-worker", lambda ctx: ~ctx.workers),
    what="pendulum-what-space",
)
ONLY_FREE: Pick[Area] = Pick("move-worker", _name, what="pendulum-what-space")


class Third(NamedTuple):
    """Set-up of an area's third worker: the drawn card's icon decides between the two widths."""

    box: Box
    workers: Mask
    icon: bool


THIRD_FREE: Keep[Third] = Keep(
    "set-up-workers",
    lambda ctx, space: f"@space-{ctx.box.spaces[space].id}",
    Condition("pendulum-keep-no-automa-worker", lambda ctx: ~ctx.workers),
    what="pendulum-what-third",
)
THIRD: Pick[Third] = Pick(
    "set-up-workers",
    lambda ctx, space: f"@space-{ctx.box.spaces[space].id}",
    prefer("pendulum-pick-by-icon", lambda ctx: ctx.box.widths["single" if ctx.icon else "double"]),
    what="pendulum-what-third",
)


def seen(box: Box, state: State, area: int) -> Area:
    """What the move looks at; areas and their timers have the same numbers."""
    return Area(box, state.workers[area], box.rows[state.timers[area].row])


def choose_move(box: Box, state: State, area: int, r: Resolving) -> tuple[int, int] | None:
    """Rule move-worker: from where to where."""
    ctx = seen(box, state, area)
    source = MOVER.among(MOVABLE.among(box.every_space, ctx, r), ctx, r)
    target = ONLY_FREE.among(FREE.among(box.every_space, ctx, r), ctx, r)
    return None if source is None or target is None else (source, target)


def move_worker(box: Box, state: State, area: int, r: Resolving) -> State:
    """The Automas move a worker in this area."""
    move = choose_move(box, state, area, r)
    assert move is not None, "three workers on four spaces"
    source, target = move
    workers = list(state.workers)
    workers[area] ^= 1 << source | 1 << target
    if r.listens:
        r.do(
            "pendulum-do-move",
            "move-worker",
            area=f"@area-{AREAS[area]}",
            source=f"@space-{box.spaces[source].id}",
            target=f"@space-{box.spaces[target].id}",
        )
    return structs.replace(state, workers=tuple(workers))


def third_space(box: Box, workers: Mask, icon: bool, r: Resolving) -> int:
    """Rule set-up-workers: where an area's third worker begins."""
    ctx = Third(box, workers, icon)
    space = THIRD.among(THIRD_FREE.among(box.every_space, ctx, r), ctx, r)
    assert space is not None
    return space


def decide_move(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> dict[str, str] | None:
    """The rule alone."""
    area = AREAS.index(one_of(args, "area", AREAS, "move-worker"))
    move = choose_move(box, state, area, r)
    return move and {"from": box.spaces[move[0]].id, "to": box.spaces[move[1]].id}


def decide_third(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str:
    """The rule alone: the third worker's space, with or without the area's icon on the drawn card."""
    return box.spaces[third_space(box, box.rows["bottom"], bool(args.get("icon", False)), r)].id
