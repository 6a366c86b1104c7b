"""Using effects: one effect after the other, each as far as it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automatable.games.golem.box import effects as e
from automatable.games.golem.position.state import DISTRICTS, KINDS, State, created
from automatable.games.golem.rules.board import (
    artifacts,
    books,
    resources,
    slash,
    strategy,
    students,
    upgrades,
)
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import creation, graveyard, movement, spot_sets, work


def _student(ctx: Context, state: State, effect: e.StudentForward) -> State:
    if effect.district is None:
        return students.forward(ctx, state, effect.steps)
    return students.forward_in(ctx, state, DISTRICTS.index(effect.district), effect.steps)


def _upgrade(ctx: Context, state: State, effect: e.Upgrade) -> State:
    kind = None if effect.kind == "any" else KINDS.index(effect.kind)
    return upgrades.make(ctx, state, kind, effect.discount, effect.free)


def count(ctx: Context, state: State, item: str) -> int:
    """How many golems, artifacts, columns, books or upgrades the Automa has."""
    if item == "golems":
        return created(state)
    if item == "artifacts":
        return len(strategy.artifacts(ctx, state))
    if item == "columns":
        return sum(bool(column) for column in state.books)
    if item == "books":
        return sum(len(column) for column in state.books)
    return sum(mask.bit_count() for mask in state.upgrades)


def _points_per(ctx: Context, state: State, effect: e.PointsPer) -> State:
    number = count(ctx, state, effect.thing)
    if ctx.r.explaining and effect.thing == "golems":
        ruling = "L20" if state.dead else None
        ctx.r.note("golem-note-golems-counted", "effects", ruling=ruling, number=number, dead=state.dead)
    return resources.score(ctx, state, effect.amount * number, "effects")


def _one_side(ctx: Context, state: State, effects: e.Effects) -> State:
    for effect in effects:
        state = _DO[type(effect)](ctx, state, effect)
    return state


_DO: dict[type, Callable[[Context, State, Any], State]] = {
    e.Gain: lambda ctx, state, x: resources.gain(ctx, state, x.amount, "effects"),
    e.Pay: lambda ctx, state, x: resources.spend(ctx, state, x.amount, "effects"),
    e.Points: lambda ctx, state, x: resources.score(ctx, state, x.amount, "effects"),
    e.Gold: lambda ctx, state, x: artifacts.place(ctx, state, x.amount),
    e.BuyGold: lambda ctx, state, x: artifacts.buy(ctx, state, x.discount),
    e.GolemForward: lambda ctx, state, x: movement.forward(ctx, state, x.steps)[0],
    e.GolemBack: lambda ctx, state, x: movement.back(ctx, state, x.steps),
    e.GolemEither: lambda ctx, state, x: movement.either(ctx, state, x.steps),
    e.GolemMay: lambda ctx, state, x: movement.may_forward(ctx, state, x.steps),
    e.StudentForward: _student,
    e.StudentBack: lambda ctx, state, x: students.back(ctx, state, x.steps),
    e.StudyUp: lambda ctx, state, x: students.study_up(ctx, state, x.steps),
    e.GolemTrack: lambda ctx, state, x: creation.track(ctx, state, x.steps, x.way),
    e.Create: lambda ctx, state, x: creation.create(ctx, state, x.discount),
    e.Work: lambda ctx, state, x: work.work(ctx, state, x.value),
    e.BuyBook: lambda ctx, state, x: books.buy(ctx, state, x.discount),
    e.Upgrade: _upgrade,
    e.Kill: lambda ctx, state, x: graveyard.kill(ctx, state),
    e.ActivateBooks: lambda ctx, state, x: books.activate(ctx, state, x.number),
    e.ArtifactIncome: lambda ctx, state, x: artifacts.income(ctx, state, x.number),
    e.PointsPer: _points_per,
    e.Choice: lambda ctx, state, x: _one_side(ctx, state, slash.choose_side(ctx, state, x)),
}


def use(ctx: Context, state: State, effects: e.Effects, source: str) -> State:
    """Every effect in printed order; meanwhile its source is in use (L24)."""
    if not effects:
        return state
    outer, ctx.in_use = ctx.in_use, ctx.in_use | {source}
    for effect in effects:
        state = _DO[type(effect)](ctx, state, effect)
    ctx.in_use = outer
    return state


_CAN: dict[type, Callable[[Context, State, Any], bool]] = {
    e.Gain: lambda ctx, state, x: x.amount > 0,
    e.Pay: lambda ctx, state, x: False,  # a price alone is no bonus
    e.Points: lambda ctx, state, x: x.amount != 0,
    e.Gold: lambda ctx, state, x: bool(strategy.uncovered(ctx, state)),
    e.BuyGold: lambda ctx, state, x: x.discount > 0 or bool(strategy.uncovered(ctx, state)),
    e.GolemForward: lambda ctx, state, x: movement.can_advance(ctx, state) != 0,
    e.GolemBack: lambda ctx, state, x: movement.can_return(ctx, state) != 0,
    e.GolemEither: lambda ctx, state, x: movement.can_go_either_way(ctx, state) != 0,
    e.GolemMay: lambda ctx, state, x: movement.can_advance(ctx, state) & spot_sets.LYING != 0,
    e.StudentForward: lambda ctx, state, x: students.can_advance(ctx, state) & _of(x) != 0,
    e.StudentBack: lambda ctx, state, x: students.can_return(ctx, state) != 0,
    e.StudyUp: lambda ctx, state, x: state.study_track < ctx.printed.number("board.study_track_top"),
    e.GolemTrack: lambda ctx, state, x: creation.track_end(ctx, state, x.steps, x.way) != state.golem_track,
    e.Create: lambda ctx, state, x: x.discount > 0 or created(state) < ctx.box.base.golems,
    e.Work: lambda ctx, state, x: bool(ctx.crew.able(state)),
    e.BuyBook: lambda ctx, state, x: x.discount > 0 or books.can_buy(ctx, state),
    e.Upgrade: lambda ctx, state, x: x.discount > 0 or _upgrade_left(ctx, state, x.kind),
    e.Kill: lambda ctx, state, x: bool(state.golems),
    e.ActivateBooks: lambda ctx, state, x: bool(books.activable(ctx, state)),
    e.ArtifactIncome: lambda ctx, state, x: bool(artifacts.giving(ctx, state)),
    e.PointsPer: lambda ctx, state, x: x.amount * count(ctx, state, x.thing) != 0,
}


def _of(effect: e.StudentForward) -> int:
    """The students an effect may move."""
    return ~0 if effect.district is None else 1 << DISTRICTS.index(effect.district)


def _upgrade_left(ctx: Context, state: State, kind: str) -> bool:
    kinds = range(len(KINDS)) if kind == "any" else (KINDS.index(kind),)
    return any(not strategy.all_made(ctx, state, number) for number in kinds)


def can_use(ctx: Context, state: State, effects: e.Effects) -> bool:
    """Whether any of these effects can be used at all."""
    return any(_CAN[type(effect)](ctx, state, effect) for effect in effects)
