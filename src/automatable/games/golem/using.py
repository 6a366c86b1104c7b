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
    resources,
    slash,
    strategy,
    students,
    upgrades,
)
from automatable.games.golem import effects as e
from automatable.games.golem.components import Box
from automatable.games.golem.printed import Table
from automatable.games.golem.state import DISTRICTS, KINDS, State, created, standing


def _student(t: Table, s: State, effect: e.StudentForward) -> State:
    if effect.district is None:
        return students.forward(t, s, effect.steps)
    return students.forward_in(t, s, DISTRICTS.index(effect.district), effect.steps)


def _upgrade(t: Table, s: State, effect: e.Upgrade) -> State:
    kind = None if effect.kind == "any" else KINDS.index(effect.kind)
    return upgrades.make(t, s, kind, effect.discount, effect.free)


def count(t: Table, s: State, thing: str) -> int:
    """How many things of a kind the Automa has."""
    if thing == "golems":
        return created(s)
    if thing == "artifacts":
        return len(strategy.artifacts(t, s))
    if thing == "columns":
        return sum(bool(column) for column in s.books)
    if thing == "books":
        return sum(len(column) for column in s.books)
    return sum(mask.bit_count() for mask in s.upgrades)


def _points_per(t: Table, s: State, effect: e.PointsPer) -> State:
    return resources.score(t, s, effect.amount * count(t, s, effect.thing), "effects")


def _one_side(t: Table, s: State, effects: e.Effects) -> State:
    for effect in effects:
        s = _DO[type(effect)](t, s, effect)
    return s


_DO: dict[type, Callable[[Table, State, Any], State]] = {
    e.Gain: lambda t, s, x: resources.gain(t, s, x.amount, "effects"),
    e.Pay: lambda t, s, x: resources.spend(t, s, x.amount, "effects"),
    e.Points: lambda t, s, x: resources.score(t, s, x.amount, "effects"),
    e.Gold: lambda t, s, x: artifacts.place(t, s, x.amount),
    e.BuyGold: lambda t, s, x: artifacts.buy(t, s, x.discount),
    e.GolemForward: lambda t, s, x: movement.forward(t, s, x.steps)[0],
    e.GolemBack: lambda t, s, x: movement.back(t, s, x.steps),
    e.GolemEither: lambda t, s, x: movement.either(t, s, x.steps),
    e.GolemMay: lambda t, s, x: movement.may_forward(t, s, x.steps),
    e.StudentForward: _student,
    e.StudentBack: lambda t, s, x: students.back(t, s, x.steps),
    e.StudyUp: lambda t, s, x: students.study_up(t, s, x.steps),
    e.GolemTrack: lambda t, s, x: golems.track(t, s, x.steps, x.way),
    e.Create: lambda t, s, x: golems.create(t, s, x.discount),
    e.Work: lambda t, s, x: golems.work(t, s, x.value),
    e.BuyBook: lambda t, s, x: books.buy(t, s, x.discount),
    e.Upgrade: _upgrade,
    e.Kill: lambda t, s, x: golems.kill(t, s),
    e.ActivateBooks: lambda t, s, x: books.activate(t, s, x.number),
    e.ArtifactIncome: lambda t, s, x: artifacts.income(t, s, x.number),
    e.PointsPer: _points_per,
    e.Choice: lambda t, s, x: _one_side(t, s, slash.choose_side(t, s, x)),
}


def use(t: Table, s: State, effects: e.Effects, source: str) -> State:
    """Every effect in printed order; nothing is used inside itself (L24)."""
    if source in t.within:
        if t.r.listens:
            t.r.note("golem-note-within", "effects", ruling="L24")
        return s
    outer, t.within = t.within, t.within | {source}
    for effect in effects:
        s = _DO[type(effect)](t, s, effect)
    t.within = outer
    return s


_CAN: dict[type, Callable[[Table, State, Any], bool]] = {
    e.Gain: lambda t, s, x: x.amount > 0,
    e.Pay: lambda t, s, x: False,  # a price alone is no bonus
    e.Points: lambda t, s, x: x.amount != 0,
    e.Gold: lambda t, s, x: artifacts.room(t, s),
    e.BuyGold: lambda t, s, x: x.discount > 0 or artifacts.room(t, s),
    e.GolemForward: lambda t, s, x: movement.can_advance(t, s) != 0,
    e.GolemBack: lambda t, s, x: movement.can_return(t, s) != 0,
    e.GolemEither: lambda t, s, x: movement.can_go_either_way(t, s) != 0,
    e.GolemMay: lambda t, s, x: movement.can_advance(t, s) & movement.LYING != 0,
    e.StudentForward: lambda t, s, x: students.can_advance(t, s) & _of(x) != 0,
    e.StudentBack: lambda t, s, x: students.can_return(t, s) != 0,
    e.StudyUp: lambda t, s, x: s.study_track < len(t.box.base.study_points) - 1,
    e.GolemTrack: lambda t, s, x: golems.track_end(t, s, x.steps, x.way) != s.golem_track,
    e.Create: lambda t, s, x: x.discount > 0 or created(s) < t.box.base.golems,
    e.Work: lambda t, s, x: bool(standing(s)) and "work" not in t.within,
    e.BuyBook: lambda t, s, x: x.discount > 0 or books.can_buy(t, s),
    e.Upgrade: lambda t, s, x: x.discount > 0 or _upgrade_left(t, s, x.kind),
    e.Kill: lambda t, s, x: bool(s.golems),
    e.ActivateBooks: lambda t, s, x: any(s.books) and "activate-books" not in t.within,
    e.ArtifactIncome: lambda t, s, x: bool(strategy.artifacts(t, s)),
    e.PointsPer: lambda t, s, x: x.amount * count(t, s, x.thing) != 0,
}


def _of(effect: e.StudentForward) -> int:
    """The students an effect may move."""
    return ~0 if effect.district is None else 1 << DISTRICTS.index(effect.district)


def _upgrade_left(t: Table, s: State, kind: str) -> bool:
    kinds = range(len(KINDS)) if kind == "any" else (KINDS.index(kind),)
    return any(not strategy.all_made(t, s, number) for number in kinds)


def applies(t: Table, s: State, effects: e.Effects) -> bool:
    """Whether any of these effects can be used at all."""
    return any(_CAN[type(effect)](t, s, effect) for effect in effects)


def table(box: Box, s: State, r: Resolving) -> Table:
    """What the rules look at while one event is resolved."""
    return Table(box, s, r, use, applies)
