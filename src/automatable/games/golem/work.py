"""Work: how many golems, which ones, and the neighbourhood tiles they use."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Pick, fewest, mask_of, most
from automatable.core.resolution import SILENT, Resolving
from automatable.games.golem import resources
from automatable.games.golem.golems import place_args, use_quarter
from automatable.games.golem.movement import by_token, highest_section, section, spot_name, token_height
from automatable.games.golem.reading import Table
from automatable.games.golem.state import State, district_of, section_of, standing

WORKER: Pick[State] = Pick(
    "work-who",
    spot_name,
    most("golem-tie-highest-section", section, best=highest_section),
    fewest("golem-tie-token-higher", token_height, rings=by_token),
    what="golem-what-worker",
)


class Labour:
    """What the number of working golems depends on."""

    __slots__ = ("costs", "limit", "standing", "value")

    def __init__(self, table: Table, state: State, value: int) -> None:
        self.value = value
        self.standing = len(table.crew.able(state))
        self.costs = table.box.work_costs
        self.limit = table.box.automa.work_limit

    def paid(self, number: int) -> int:
        """Knowledge to pay for so many golems."""
        return max(0, self.costs[number] - self.value)


def _number_name(ctx: Any, number: int) -> str:
    return f"@working-{number}"


WORKERS: Keep[Labour] = Keep(
    "work-how-many",
    _number_name,
    Condition("golem-cond-so-many-may-work", lambda w: mask_of(range(1, w.standing + 1))),
    Condition("golem-cond-two-knowledge", lambda w: mask_of([n for n in w.costs if w.paid(n) <= w.limit])),
    what="golem-what-workers",
)
MOST_WORKERS: Pick[Labour] = Pick(
    "work-how-many",
    _number_name,
    most("golem-tie-most-golems", lambda w, number: number),
    what="golem-what-workers",
)


def work(table: Table, state: State, value: int) -> State:
    """Lay down and use as many golems as the value and two knowledge allow, the rightmost first.

    Who works is settled when the work begins (L12); inside a golem's tile another work may begin (L24).
    """
    able = table.crew.able(state)
    if not able:
        points = table.box.automa.useless
        if table.r.listens:
            if standing(state):
                table.r.note("golem-note-rests", "work-who", ruling="L12")
            ruling = "L11" if state.golems else None
            table.r.note("golem-note-nobody-works", "work", ruling=ruling, points=points)
        return resources.score(table, state, points, "work")
    labour = Labour(table, state, value)
    number = MOST_WORKERS.among(WORKERS.among(mask_of(list(labour.costs)), labour, table.r), labour, table.r)
    if number is None:
        return resources.useless(table, state)
    if table.r.listens and _rests(table, state, value, number):
        table.r.note("golem-note-rests", "work-who", ruling="L12")
    begun = state
    queue = table.crew.begin(_rightmost(able, number, begun, SILENT))
    state = resources.pay(table, state, labour.costs[number], value, "work", surplus="L11")
    for place in range(number):
        golem = queue[place]
        if table.r.listens:
            _tell_worker(table, begun, able, golem)
        if golem is not None:
            state = _activate(table, state, golem)
        elif table.r.listens:
            table.r.note("golem-note-worker-gone", "work-who", ruling="L12")
    table.crew.end()
    return state


def _tell_worker(table: Table, state: State, able: list[int], golem: int | None) -> None:
    """Who was settled on when the work began, and where that golem stands now if an effect has moved it."""
    settled = _rightmost(able, 1, state, table.r)[0]
    able.remove(settled)
    if golem is not None and golem != settled:
        was, now = spot_name(None, settled), spot_name(None, golem)
        table.r.note("golem-note-worker-moved", "work-who", ruling="L12", golem=was, now=now)


def _rightmost(able: list[int], number: int, state: State, r: Resolving) -> list[int]:
    """The golems that work, in their order."""
    left = list(able)
    found: list[int] = []
    for _ in range(number):
        golem = WORKER.among(mask_of(left), state, r)
        assert golem is not None
        left.remove(golem)
        found.append(golem)
    return found


def _rests(table: Table, state: State, value: int, number: int) -> bool:
    """Whether golems that stand and may not work would have changed who works."""
    everyone = list(standing(state))
    labour = Labour(table, state, value)
    labour.standing = len(everyone)
    able = WORKERS.among(mask_of(list(labour.costs)), labour, SILENT)
    most_of_all = MOST_WORKERS.among(able, labour, SILENT) or 0
    wanted = _rightmost(everyone, most_of_all, state, SILENT)
    return wanted != _rightmost(table.crew.able(state), number, state, SILENT)


def _activate(table: Table, state: State, golem: int) -> State:
    district, section = district_of(golem), section_of(golem)
    if table.r.listens:
        table.r.do("golem-do-lay-down", "work-who", **place_args(golem))
    left = list(state.golems)
    left.remove(golem)
    state = structs.replace(state, golems=tuple(sorted([*left, golem | 1])))
    table.crew.gone(golem)
    return use_quarter(table, state, district, section, "work")
