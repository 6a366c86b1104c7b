"""Automa workers (p. 4): the leftmost one in the timer's row goes to the space without one."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, first, prefer
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.pendulum.box.printed import AREAS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import State


class Area(NamedTuple):
    """An area as the move sees it: the spaces with an Automa worker, and those in the timer's row."""

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
    """The area as the move sees it; areas and their timers have the same numbers."""
    return Area(box, state.workers[area], box.rows[state.timers[area].row])


def choose_move(box: Box, state: State, area: int, r: Resolver) -> tuple[int, int] | None:
    """Rule move-worker: from where to where."""
    workers, row = state.workers[area], box.rows[state.timers[area].row]
    return _chosen(Area(box, workers, row), r) if r.explaining else _chosen_silently(box, workers, row)


@lru_cache(maxsize=1 << 10)
def _chosen_silently(box: Box, workers: Mask, timer_row: Mask) -> tuple[int, int] | None:
    """There are so few cases that each is worked out once."""
    return _chosen(Area(box, workers, timer_row), SILENT)


def _chosen(ctx: Area, r: Resolver) -> tuple[int, int] | None:
    every = ctx.box.every_space
    source = MOVER.among(MOVABLE.among(every, ctx, r), ctx, r)
    target = ONLY_FREE.among(FREE.among(every, ctx, r), ctx, r)
    return None if source is None or target is None else (source, target)


def move_worker(box: Box, state: State, area: int, r: Resolver) -> State:
    """The Automas move a worker in this area."""
    move = choose_move(box, state, area, r)
    assert move is not None, "three workers on four spaces"
    source, target = move
    moved = state.workers[area] ^ (1 << source | 1 << target)
    workers = (state.workers[0], moved) if area else (moved, state.workers[1])
    state = structs.replace(state, workers=workers)
    if r.explaining:
        r.instruct(
            "pendulum-do-move",
            "move-worker",
            area=f"@area-{AREAS[area]}",
            source=f"@space-{box.spaces[source].id}",
            target=f"@space-{box.spaces[target].id}",
        )
        r.checkpoint(state)
    return state


def third_space(box: Box, workers: Mask, icon: bool, r: Resolver) -> int:
    """Rule set-up-workers: where an area's third worker begins."""
    third = Third(box, workers, icon)
    space = _third(third, r) if r.explaining else _third_silently(third)
    assert space is not None
    return space


@lru_cache(maxsize=1 << 6)
def _third_silently(ctx: Third) -> int | None:
    """There are so few cases that each is worked out once."""
    return _third(ctx, SILENT)


def _third(ctx: Third, r: Resolver) -> int | None:
    return THIRD.among(THIRD_FREE.among(ctx.box.every_space, ctx, r), ctx, r)
