"""The final count (p. 11): coins of both sides, and who wins a tie."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from automatable.core.engine.choices import Mask
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Summand
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.rules import Result, Side
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.events import FinalCount
from automatable.games.scythe.position.state import (
    State,
    automa_stars,
    automa_territories,
    fighters,
    territories,
)
from automatable.games.scythe.rules.retreat import call_off
from automatable.games.scythe.rules.tokens import armed_traps, flagged

COINS_MOST = 300


def final_count(box: Box, state: State, event: FinalCount, r: Resolver) -> State:
    """Ask for the values that the app does not know for certain, then count."""
    if state.over is None:
        raise UserError("scythe-not-over")
    numbers = box.printed.game
    if not 0 <= event.structure_bonus <= numbers.structure_bonus_most:
        raise UserError("scythe-structure-bonus", most=numbers.structure_bonus_most)
    state = call_off(box, state, r)
    human = state.human
    human = replace(
        human,
        popularity=_asked(r, "popularity", numbers.popularity_most, human.popularity),
        coins=_asked(r, "coins", max(COINS_MOST, human.coins), human.coins),
    )
    state = replace(state, human=human, structure_bonus=event.structure_bonus)
    r.checkpoint(state)
    most = numbers.resources_counted * human_territories(box, state).bit_count()
    counted = _asked(r, "resources", most, resources_counted(box, state)) if most else 0
    state = replace(state, resources_counted=counted)
    found = result(box, state)
    assert found is not None
    if found.reason not in ("scythe-by-coins", "scythe-by-units"):  # the tie-break needs the power
        power = _asked(r, "power", numbers.power_most, human.power)
        state = replace(state, human=replace(human, power=power))
        found = result(box, state)
        assert found is not None
    if r.explaining:
        _explain(box, state, found, r)
    return state


def _asked(r: Resolver, what: str, high: int, known: int) -> int:
    question = Question(f"final-{what}", f"scythe-ask-{what}", "final-count", low=0, high=high, default=known)
    value: int = r.ask(question)
    return value


def _explain(box: Box, state: State, found: Result, r: Resolver) -> None:
    for side, mask in (("automa", automa_territories(state)), ("human", human_territories(box, state))):
        if mask >> box.factory & 1 or mask & box.lakes:
            r.note("scythe-note-factory-and-lakes", "final-count", ruling="S15", side=side)
    if flags := flagged(box, state):
        r.note("scythe-note-flags", "final-count", ruling="S34", count=flags.bit_count())
    if traps := armed_traps(box, state) & ~automa_territories(state) & ~_own(state):
        r.note("scythe-note-traps", "final-count", ruling="S35", count=traps.bit_count())
    for counted in found.sides:
        parts = tuple(Summand(message, value) for message, value in counted.parts)
        r.sum(f"scythe-sum-{counted.name}", "final-count", parts)
    if found.reason == "scythe-by-coins":
        r.note(found.reason, "final-count")
    else:
        r.note(found.reason, "final-tie", ruling="S27" if found.winner == "nobody" else "S25")
    r.cause("count")
    r.instruct("scythe-do-winner", "final-count", winner=found.winner)


def held(box: Box, mask: Mask) -> int:
    """The number of territories that these count as; the Factory counts as three (S15)."""
    return mask.bit_count() + (box.printed.game.factory_territories - 1) * (mask >> box.factory & 1)


def _own(state: State) -> Mask:
    human = state.human
    return fighters(human) | territories(human.workers) | human.structures


def human_territories(box: Box, state: State) -> Mask:
    """The territories with the human's units, structures or armed traps and without Automa units."""
    return (_own(state) | armed_traps(box, state)) & ~automa_territories(state)


def human_held(box: Box, state: State) -> int:
    """The number of territories that the human's count as, each flag once more (S34)."""
    return held(box, human_territories(box, state)) + flagged(box, state).bit_count()


def resources_counted(box: Box, state: State) -> int:
    """The human's resources that count, at most six per territory: as entered, or as the app knows."""
    if state.resources_counted is not None:
        return state.resources_counted
    mine, most = human_territories(box, state), box.printed.game.resources_counted
    return sum([min(most, count) for place, count in state.human.resources if mine >> place & 1])


def automa_side(box: Box, state: State) -> Side:
    """The Automa's count, as it would be if the game ended now."""
    its = box.tiers[box.printed.game.automa_popularity]
    return _side(
        "automa",
        ("scythe-part-coins", state.automa.coins),
        ("scythe-part-stars", automa_stars(box, state) * its.star),
        ("scythe-part-territories", held(box, automa_territories(state)) * its.territory),
    )


def result(box: Box, state: State) -> Result | None:
    """Both scores and the winner; None until the structure bonus is known."""
    if state.over is None or state.structure_bonus is None:
        return None
    mine = box.tiers[state.human.popularity]
    automa = automa_side(box, state)
    human = _side(
        "human",
        ("scythe-part-coins", state.human.coins),
        ("scythe-part-stars", state.human.stars * mine.star),
        ("scythe-part-territories", human_held(box, state) * mine.territory),
        ("scythe-part-resources", resources_counted(box, state) // 2 * mine.pair),
        ("scythe-part-structures", state.structure_bonus),
    )
    sides, reason, lead = (human, automa), "scythe-by-coins", automa.total - human.total
    if not lead:
        reason, lead = _tie_broken(box, state)
    return Result(sides, "automa" if lead > 0 else "human" if lead else "nobody", reason)


def _tie_broken(box: Box, state: State) -> tuple[str, int]:
    """The comparison that breaks a tie, and the Automa's lead in it."""
    for reason, its, mine in _ties(box, state):
        if its != mine:
            return reason, its - mine
    return "scythe-by-nothing", 0


def _ties(box: Box, state: State) -> Iterator[tuple[str, int, int]]:
    """The base game's tie-breaks without resources; the character does not count (S25, S27)."""
    automa, human = state.automa, state.human
    units = len(human.mechs) + len(human.workers) + human.structures.bit_count()
    yield "scythe-by-units", len(automa.mechs) + len(automa.workers), units
    yield "scythe-by-power", automa.power, human.power
    yield "scythe-by-popularity", box.printed.game.automa_popularity, human.popularity
    yield "scythe-by-territories", held(box, automa_territories(state)), human_held(box, state)
    yield "scythe-by-stars", automa_stars(box, state), human.stars


def _side(name: str, *parts: tuple[str, int]) -> Side:
    return Side(name, parts, sum([value for _, value in parts]))
