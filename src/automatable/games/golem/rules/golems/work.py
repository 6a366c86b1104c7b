"""Work: how many golems, which ones, and the neighbourhood tiles they use."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, fewest, mask_of, most, only
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.golem.position.golem_spot import district_of, laid_down, section_of
from automatable.games.golem.position.state import State, standing
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems.creation import place_args, use_quarter
from automatable.games.golem.rules.golems.crew import HAS_WORKED
from automatable.games.golem.rules.golems.movement import spot_name
from automatable.games.golem.rules.golems.spot_sets import by_token, highest_section, section, token_height

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

    def __init__(self, ctx: Context, state: State, value: int) -> None:
        self.value = value
        self.standing = len(ctx.crew.able(state))
        self.costs = ctx.box.work_costs
        self.limit = ctx.box.automa.work_limit

    @property
    def affordable(self) -> Mask:
        """The numbers of golems for which no more knowledge is to be paid than allowed."""
        return mask_of([n for n, cost in self.costs.items() if max(0, cost - self.value) <= self.limit])


def _number_name(ctx: object, number: int) -> str:
    return f"@working-{number}"


WORKERS: Keep[Labour] = Keep(
    "work-how-many",
    _number_name,
    Condition("golem-cond-so-many-may-work", lambda w: mask_of(range(1, w.standing + 1))),
    Condition("golem-cond-two-knowledge", lambda w: w.affordable),
    what="golem-what-workers",
)
MOST_WORKERS: Pick[Labour] = Pick(
    "work-how-many",
    _number_name,
    most("golem-tie-most-golems", lambda w, number: number, best=lambda w, numbers: 1 << only(numbers)),
    what="golem-what-workers",
)


def work(ctx: Context, state: State, value: int) -> State:
    """Lay down and use as many golems as the value and two knowledge allow, the rightmost first.

    Who works is settled when the work begins (L12); inside a golem's tile another work may begin (L24).
    """
    able = ctx.crew.able(state)
    if not able:
        points = ctx.box.automa.useless
        if ctx.r.explaining:
            if standing(state):
                ctx.r.note("golem-note-rests", "work-who", ruling="L12")
            ruling = "L11" if state.golems else None
            ctx.r.note("golem-note-nobody-works", "work", ruling=ruling, points=points)
        return resources.score(ctx, state, points, "work")
    labour = Labour(ctx, state, value)
    number = MOST_WORKERS.among(WORKERS.among(mask_of(list(labour.costs)), labour, ctx.r), labour, ctx.r)
    if number is None:
        return resources.useless(ctx, state)
    if ctx.r.explaining and _rests(ctx, state, value, number):
        ctx.r.note("golem-note-rests", "work-who", ruling="L12")
    begun = state
    ctx.crew.begin(_rightmost(able, number, begun, SILENT))
    state = resources.pay(ctx, state, labour.costs[number], value, "work", surplus="L11")
    for place in range(number):
        golem = ctx.crew.worker(place)
        if ctx.r.explaining:
            _explain_worker(ctx, begun, able, golem)
        if golem is not None and golem != HAS_WORKED:
            state = _activate(ctx, state, golem)
    ctx.crew.end()
    return state


def _explain_worker(ctx: Context, state: State, able: list[int], golem: int | None) -> None:
    """Explain which golem was chosen when the work began, and its place now if an effect has moved it."""
    settled = _rightmost(able, 1, state, ctx.r)[0]
    able.remove(settled)
    if golem is None or golem == HAS_WORKED:
        ruling = "L38" if golem is None else "L12"
        ctx.r.note("golem-note-worker-gone", "work-who", ruling=ruling)
        return
    if ctx.crew.stayed(golem):
        ctx.r.note("golem-note-new-golem-moved", "work-who", ruling="L38")
    if golem != settled:
        was, now = spot_name(None, settled), spot_name(None, golem)
        ctx.r.note("golem-note-worker-moved", "work-who", ruling="L12", golem=was, now=now)


def _rightmost(able: list[int], number: int, state: State, r: Resolver) -> list[int]:
    """The golems that work, the rightmost first."""
    left = list(able)
    found: list[int] = []
    for _ in range(number):
        golem = WORKER.among(mask_of(left), state, r)
        assert golem is not None
        left.remove(golem)
        found.append(golem)
    return found


def _rests(ctx: Context, state: State, value: int, number: int) -> bool:
    """Whether golems that stand but may not work would change which golems work."""
    everyone = list(standing(state))
    labour = Labour(ctx, state, value)
    labour.standing = len(everyone)
    able = WORKERS.among(mask_of(list(labour.costs)), labour, SILENT)
    most_of_all = MOST_WORKERS.among(able, labour, SILENT) or 0
    wanted = _rightmost(everyone, most_of_all, state, SILENT)
    return wanted != _rightmost(ctx.crew.able(state), number, state, SILENT)


def _activate(ctx: Context, state: State, golem: int) -> State:
    district, section = district_of(golem), section_of(golem)
    if ctx.r.explaining:
        ctx.r.instruct("golem-do-lay-down", "work-who", **place_args(golem))
    left = list(state.golems)
    left.remove(golem)
    state = structs.replace(state, golems=tuple(sorted([*left, laid_down(golem)])))
    ctx.r.checkpoint(state)
    ctx.crew.laid_down(golem)
    return use_quarter(ctx, state, district, section, "work")
