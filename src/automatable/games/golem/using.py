"""Using effects: one effect after the other, each as far as it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automatable.core.resolution import Resolving
from automatable.games.golem import (
    artifacts,
    books,
    golems,
    movement,
    outcome,
    resources,
    slash,
    strategy,
    students,
    upgrades,
    work,
)
from automatable.games.golem import effects as e
from automatable.games.golem.reading import Table
from automatable.games.golem.state import DISTRICTS, KINDS, State, created
from automatable.games.golem.tables import Box


def _student(table: Table, state: State, effect: e.StudentForward) -> State:
    if effect.district is None:
        return students.forward(table, state, effect.steps)
    return students.forward_in(table, state, DISTRICTS.index(effect.district), effect.steps)


def _upgrade(table: Table, state: State, effect: e.Upgrade) -> State:
    kind = None if effect.kind == "any" else KINDS.index(effect.kind)
    return upgrades.make(table, state, kind, effect.discount, effect.free)


def count(table: Table, state: State, thing: str) -> int:
    """How many things of a kind the Automa has."""
    if thing == "golems":
        return created(state)
    if thing == "artifacts":
        return len(strategy.artifacts(table, state))
    if thing == "columns":
        return sum(bool(column) for column in state.books)
    if thing == "books":
        return sum(len(column) for column in state.books)
    return sum(mask.bit_count() for mask in state.upgrades)


def _points_per(table: Table, state: State, effect: e.PointsPer) -> State:
    number = count(table, state, effect.thing)
    if table.r.listens and effect.thing == "golems":
        ruling = "L20" if state.dead else None
        table.r.note("golem-note-golems-counted", "effects", ruling=ruling, number=number, dead=state.dead)
    return resources.score(table, state, effect.amount * number, "effects")


def _one_side(table: Table, state: State, effects: e.Effects) -> State:
    for effect in effects:
        state = _DO[type(effect)](table, state, effect)
    return state


_DO: dict[type, Callable[[Table, State, Any], State]] = {
    e.Gain: lambda table, state, x: resources.gain(table, state, x.amount, "effects"),
    e.Pay: lambda table, state, x: resources.spend(table, state, x.amount, "effects"),
    e.Points: lambda table, state, x: resources.score(table, state, x.amount, "effects"),
    e.Gold: lambda table, state, x: artifacts.place(table, state, x.amount),
    e.BuyGold: lambda table, state, x: artifacts.buy(table, state, x.discount),
    e.GolemForward: lambda table, state, x: movement.forward(table, state, x.steps)[0],
    e.GolemBack: lambda table, state, x: movement.back(table, state, x.steps),
    e.GolemEither: lambda table, state, x: movement.either(table, state, x.steps),
    e.GolemMay: lambda table, state, x: movement.may_forward(table, state, x.steps),
    e.StudentForward: _student,
    e.StudentBack: lambda table, state, x: students.back(table, state, x.steps),
    e.StudyUp: lambda table, state, x: students.study_up(table, state, x.steps),
    e.GolemTrack: lambda table, state, x: golems.track(table, state, x.steps, x.way),
    e.Create: lambda table, state, x: golems.create(table, state, x.discount),
    e.Work: lambda table, state, x: work.work(table, state, x.value),
    e.BuyBook: lambda table, state, x: books.buy(table, state, x.discount),
    e.Upgrade: _upgrade,
    e.Kill: lambda table, state, x: golems.kill(table, state),
    e.ActivateBooks: lambda table, state, x: books.activate(table, state, x.number),
    e.ArtifactIncome: lambda table, state, x: artifacts.income(table, state, x.number),
    e.PointsPer: _points_per,
    e.Choice: lambda table, state, x: _one_side(table, state, slash.choose_side(table, state, x)),
}


def use(table: Table, state: State, effects: e.Effects, source: str) -> State:
    """Every effect in printed order; meanwhile its source is in use (L24)."""
    outer, table.within = table.within, table.within | {source}
    for effect in effects:
        state = _DO[type(effect)](table, state, effect)
    table.within = outer
    return state


_CAN: dict[type, Callable[[Table, State, Any], bool]] = {
    e.Gain: lambda table, state, x: x.amount > 0,
    e.Pay: lambda table, state, x: False,  # a price alone is no bonus
    e.Points: lambda table, state, x: x.amount != 0,
    e.Gold: lambda table, state, x: bool(strategy.uncovered(table, state)),
    e.BuyGold: lambda table, state, x: x.discount > 0 or bool(strategy.uncovered(table, state)),
    e.GolemForward: lambda table, state, x: movement.can_advance(table, state) != 0,
    e.GolemBack: lambda table, state, x: movement.can_return(table, state) != 0,
    e.GolemEither: lambda table, state, x: movement.can_go_either_way(table, state) != 0,
    e.GolemMay: lambda table, state, x: movement.can_advance(table, state) & movement.LYING != 0,
    e.StudentForward: lambda table, state, x: students.can_advance(table, state) & _of(x) != 0,
    e.StudentBack: lambda table, state, x: students.can_return(table, state) != 0,
    e.StudyUp: lambda table, state, x: state.study_track < table.number("board.study_track_top"),
    e.GolemTrack: lambda table, state, x: golems.track_end(table, state, x.steps, x.way) != state.golem_track,
    e.Create: lambda table, state, x: x.discount > 0 or created(state) < table.box.base.golems,
    e.Work: lambda table, state, x: bool(table.crew.able(state)),
    e.BuyBook: lambda table, state, x: x.discount > 0 or books.can_buy(table, state),
    e.Upgrade: lambda table, state, x: x.discount > 0 or _upgrade_left(table, state, x.kind),
    e.Kill: lambda table, state, x: bool(state.golems),
    e.ActivateBooks: lambda table, state, x: bool(books.activable(table, state)),
    e.ArtifactIncome: lambda table, state, x: bool(artifacts.giving(table, state)),
    e.PointsPer: lambda table, state, x: x.amount * count(table, state, x.thing) != 0,
}


def _of(effect: e.StudentForward) -> int:
    """The students an effect may move."""
    return ~0 if effect.district is None else 1 << DISTRICTS.index(effect.district)


def _upgrade_left(table: Table, state: State, kind: str) -> bool:
    kinds = range(len(KINDS)) if kind == "any" else (KINDS.index(kind),)
    return any(not strategy.all_made(table, state, number) for number in kinds)


def applies(table: Table, state: State, effects: e.Effects) -> bool:
    """Whether any of these effects can be used at all."""
    return any(_CAN[type(effect)](table, state, effect) for effect in effects)


def table(box: Box, state: State, r: Resolving) -> Table:
    """What the rules look at while one event is resolved."""
    return Table(box, state, r, use, applies, outcome.outcome)
