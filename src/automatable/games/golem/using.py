"""Using effects: one effect after the other, each as far as it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automatable.core.resolution import Resolving
from automatable.games.golem import artifacts, books, golems, resources, strategy, students, upgrades
from automatable.games.golem import effects as e
from automatable.games.golem.components import Box
from automatable.games.golem.printed import Table
from automatable.games.golem.state import DISTRICTS, KINDS, State, created


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


_DO: dict[type, Callable[[Table, State, Any], State]] = {
    e.Gain: lambda t, s, x: resources.gain(t, s, x.amount, "effects"),
    e.Pay: lambda t, s, x: resources.spend(t, s, x.amount, "effects"),
    e.Points: lambda t, s, x: resources.score(t, s, x.amount, "effects"),
    e.Gold: lambda t, s, x: artifacts.place(t, s, x.amount),
    e.BuyGold: lambda t, s, x: artifacts.buy(t, s, x.discount),
    e.GolemForward: lambda t, s, x: golems.forward(t, s, x.steps)[0],
    e.GolemBack: lambda t, s, x: golems.back(t, s, x.steps),
    e.GolemEither: lambda t, s, x: golems.either(t, s, x.steps),
    e.GolemMay: lambda t, s, x: golems.may_forward(t, s, x.steps),
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
    e.Choice: lambda t, s, x: use(t, s, books.choose_side(t, s, x), "book-choice"),
}


def use(t: Table, s: State, effects: e.Effects, source: str) -> State:
    """Every effect in printed order."""
    for effect in effects:
        s = _DO[type(effect)](t, s, effect)
    return s


def table(box: Box, s: State, r: Resolving) -> Table:
    """What the rules look at while one event is resolved."""
    return Table(box, s, r, use)
