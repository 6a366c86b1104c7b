"""The final count (p. 11): coins of both sides, and who wins a tie."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from automatable.core.choosing import Mask
from automatable.core.game import Result, Side
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.scythe.events import FinalCount
from automatable.games.scythe.retreat import call_off
from automatable.games.scythe.state import (
    State,
    automa_stars,
    automa_territories,
    combat_units,
    territories,
)
from automatable.games.scythe.tables import Box
from automatable.games.scythe.tokens import armed_traps, flagged

COINS_MOST = 300


def final_count(box: Box, state: State, event: FinalCount, r: Resolving) -> State:
    """Asks what the app did not keep for certain, known values first, and counts."""
    if state.over is None:
        raise Refused("scythe-not-over")
    numbers = box.printed.game
    if not 0 <= event.structure_bonus <= numbers.structure_bonus_most:
        raise Refused("scythe-structure-bonus", most=numbers.structure_bonus_most)
    state = call_off(box, state, r)
    human = state.human
    human = replace(
        human,
        popularity=_asked(r, "popularity", numbers.popularity_most, human.popularity),
        coins=_asked(r, "coins", max(COINS_MOST, human.coins), human.coins),
    )
    state = replace(state, human=human, structure_bonus=event.structure_bonus)
    most = numbers.resources_counted * human_territories(box, state).bit_count()
    counted = _asked(r, "resources", most, resources_counted(box, state)) if most else 0
    state = replace(state, resources_counted=counted)
    found = result(box, state)
    assert found is not None
    if found.reason not in ("scythe-by-coins", "scythe-by-units"):  # only now the power matters
        power = _asked(r, "power", numbers.power_most, human.power)
        state = replace(state, human=replace(human, power=power))
        found = result(box, state)
        assert found is not None
    if r.listens:
        _tell(box, state, found, r)
    return state


def _asked(r: Resolving, what: str, high: int, known: int) -> int:
    question = Question(f"final-{what}", f"scythe-ask-{what}", "final-count", low=0, high=high, default=known)
    value: int = r.ask(question)
    return value


def _tell(box: Box, state: State, found: Result, r: Resolving) -> None:
    for side, held_by in (("automa", automa_territories(state)), ("human", human_territories(box, state))):
        if held_by >> box.factory & 1 or held_by & box.lakes:
            r.note("scythe-note-factory-and-lakes", "final-count", ruling="S15", side=side)
    if flags := flagged(box, state):
        r.note("scythe-note-flags", "final-count", ruling="S34", count=flags.bit_count())
    if traps := armed_traps(box, state) & ~automa_territories(state) & ~_own(state):
        r.note("scythe-note-traps", "final-count", ruling="S35", count=traps.bit_count())
    for counted in found.sides:
        parts = tuple(Part(message, value) for message, value in counted.parts)
        r.sum(f"scythe-sum-{counted.name}", "final-count", parts)
    if found.reason == "scythe-by-coins":
        r.note(found.reason, "final-count")
    else:
        r.note(found.reason, "final-tie", ruling="S27" if found.winner == "nobody" else "S25")
    r.cause("count")
    r.do("scythe-do-winner", "final-count", winner=found.winner)


def held(box: Box, mask: Mask) -> int:
    """How many territories these count as: the Factory is worth three (ruling S15)."""
    return mask.bit_count() + (box.printed.game.factory_territories - 1) * (mask >> box.factory & 1)


def _own(state: State) -> Mask:
    human = state.human
    return territories(combat_units(human) + human.workers) | human.structures


def human_territories(box: Box, state: State) -> Mask:
    """Those with the human's units, structures or armed traps, and no Automa unit. A flag holds nothing."""
    return (_own(state) | armed_traps(box, state)) & ~automa_territories(state)


def human_held(box: Box, state: State) -> int:
    """How many territories the human's count as, each flag once more (ruling S34)."""
    return held(box, human_territories(box, state)) + flagged(box, state).bit_count()


def resources_counted(box: Box, state: State) -> int:
    """Resources on the human's territories, at most six of each: as the table says, or as the app knows."""
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
    """Both counts and the winner, once the structure bonus is known."""
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
    """What breaks a tie, and the Automa's lead in it."""
    for reason, its, mine in _ties(box, state):
        if its != mine:
            return reason, its - mine
    return "scythe-by-nothing", 0


def _ties(box: Box, state: State) -> Iterator[tuple[str, int, int]]:
    """The base game's order without the resources; the character does not count (rulings S25 and S27)."""
    automa, human = state.automa, state.human
    units = len(human.mechs) + len(human.workers) + human.structures.bit_count()
    yield "scythe-by-units", len(automa.mechs) + len(automa.workers), units
    yield "scythe-by-power", automa.power, human.power
    yield "scythe-by-popularity", box.printed.game.automa_popularity, human.popularity
    yield "scythe-by-territories", held(box, automa_territories(state)), human_held(box, state)
    yield "scythe-by-stars", automa_stars(box, state), human.stars


def _side(name: str, *parts: tuple[str, int]) -> Side:
    return Side(name, parts, sum([value for _, value in parts]))
