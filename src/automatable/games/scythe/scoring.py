"""The final count (p. 11): coins of both sides, and who wins a tie."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import Mask
from automatable.core.game import Result, Side
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.scythe.events import FinalCount
from automatable.games.scythe.printed import Tier
from automatable.games.scythe.state import State, automa_stars, combat_units, territories
from automatable.games.scythe.tables import Box

COINS_MOST = 300


def final_count(box: Box, state: State, event: FinalCount, r: Resolving) -> State:
    """Asks what the app did not keep for certain, and counts."""
    if state.over is None:
        raise Refused("scythe-not-over")
    if not 0 <= event.structure_bonus <= box.printed.game.structure_bonus_most:
        raise Refused("scythe-structure-bonus", most=box.printed.game.structure_bonus_most)
    human = state.human
    popularity = r.ask(
        Question(
            "final-popularity",
            "scythe-ask-popularity",
            "final-count",
            low=0,
            high=box.printed.game.popularity_most,
            default=human.popularity,
        )
    )
    coins = r.ask(
        Question(
            "final-coins",
            "scythe-ask-coins",
            "final-count",
            low=0,
            high=max(COINS_MOST, human.coins),
            default=human.coins,
        )
    )
    human = structs.replace(human, popularity=popularity, coins=coins)
    state = structs.replace(state, human=human, structure_bonus=event.structure_bonus)
    if r.listens:
        counted = result(box, state)
        assert counted is not None
        for side in counted.sides:
            parts = tuple(Part(message, value) for message, value in side.parts)
            r.sum(f"scythe-sum-{side.name}", "final-count", parts)
        r.do("scythe-do-winner", "final-count", winner=counted.winner)
        r.note(counted.reason, "final-tie" if counted.reason != "scythe-by-coins" else "final-count")
    return state


def held(box: Box, mask: Mask) -> int:
    """How many territories these count as: the Factory is worth three (ruling S15)."""
    return mask.bit_count() + (box.printed.game.factory_territories - 1) * (mask >> box.factory & 1)


def automa_territories(state: State) -> Mask:
    """The territories with an Automa unit on them."""
    return territories(combat_units(state.automa) + state.automa.workers)


def human_territories(state: State) -> Mask:
    """Those with the human's units, and with its structures and tokens where no Automa unit stands."""
    alone = (state.human.structures | state.human.tokens) & ~automa_territories(state)
    return territories(combat_units(state.human) + state.human.workers) | alone


def tier(box: Box, popularity: int) -> Tier:
    """Coins per thing at this popularity."""
    return next(tier for tier in box.printed.game.tiers if popularity <= tier.upto)


def pairs(box: Box, state: State) -> int:
    """Pairs of resources on the human's territories, at most six counted on each."""
    mine = human_territories(state)
    most = box.printed.game.resources_counted
    return sum(min(most, count) for place, count in state.human.resources if mine >> place & 1) // 2


def result(box: Box, state: State) -> Result | None:
    """Both counts and the winner, once the structure bonus is known."""
    if state.over is None or state.structure_bonus is None:
        return None
    its, mine = tier(box, box.printed.game.automa_popularity), tier(box, state.human.popularity)
    automa = _side(
        "automa",
        ("scythe-part-coins", state.automa.coins),
        ("scythe-part-stars", automa_stars(box, state) * its.star),
        ("scythe-part-territories", held(box, automa_territories(state)) * its.territory),
    )
    human = _side(
        "human",
        ("scythe-part-coins", state.human.coins),
        ("scythe-part-stars", state.human.stars * mine.star),
        ("scythe-part-territories", held(box, human_territories(state)) * mine.territory),
        ("scythe-part-resources", pairs(box, state) * mine.pair),
        ("scythe-part-structures", state.structure_bonus),
    )
    for reason, its_value, my_value in (("scythe-by-coins", automa.total, human.total), *_ties(box, state)):
        if its_value != my_value:
            return Result((human, automa), "automa" if its_value > my_value else "human", reason)
    return Result((human, automa), "nobody", "scythe-by-nothing")


def _ties(box: Box, state: State) -> tuple[tuple[str, int, int], ...]:
    """The base game's order without the resources (rulings S25 and S27)."""
    automa, human = state.automa, state.human
    return (
        (
            "scythe-by-units",
            len(combat_units(automa)) + len(automa.workers),
            len(combat_units(human)) + len(human.workers) + human.structures.bit_count(),
        ),
        ("scythe-by-power", automa.power, human.power),
        ("scythe-by-popularity", box.printed.game.automa_popularity, human.popularity),
        (
            "scythe-by-territories",
            held(box, automa_territories(state)),
            held(box, human_territories(state)),
        ),
        ("scythe-by-stars", automa_stars(box, state), human.stars),
    )


def _side(name: str, *parts: tuple[str, int]) -> Side:
    return Side(name, parts, sum(value for _, value in parts))
