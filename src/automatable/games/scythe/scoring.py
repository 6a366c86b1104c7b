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
from automatable.games.scythe.tables import Tables

COINS_MOST = 300


def final_count(t: Tables, s: State, event: FinalCount, r: Resolving) -> State:
    """Asks what the app did not keep for certain, and counts."""
    if s.over is None:
        raise Refused("scythe-not-over")
    if not 0 <= event.structure_bonus <= t.box.game.structure_bonus_most:
        raise Refused("scythe-structure-bonus", most=t.box.game.structure_bonus_most)
    human = s.human
    popularity = r.ask(
        Question(
            "final-popularity",
            "scythe-ask-popularity",
            "final-count",
            low=0,
            high=t.box.game.popularity_most,
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
    s = structs.replace(s, human=human, structure_bonus=event.structure_bonus)
    if r.listens:
        counted = result(t, s)
        assert counted is not None
        for side in counted.sides:
            parts = tuple(Part(message, value) for message, value in side.parts)
            r.sum(f"scythe-sum-{side.name}", "final-count", parts)
        r.do("scythe-do-winner", "final-count", winner=counted.winner)
        r.note(counted.reason, "final-tie" if counted.reason != "scythe-by-coins" else "final-count")
    return s


def held(t: Tables, mask: Mask) -> int:
    """How many territories these count as: the Factory is worth three (ruling S15)."""
    return mask.bit_count() + (t.box.game.factory_territories - 1) * (mask >> t.factory & 1)


def automa_territories(s: State) -> Mask:
    """The territories with an Automa unit on them."""
    return territories(combat_units(s.automa) + s.automa.workers)


def human_territories(s: State) -> Mask:
    """Those with the human's units, and with its structures and tokens where no Automa unit stands."""
    alone = (s.human.structures | s.human.tokens) & ~automa_territories(s)
    return territories(combat_units(s.human) + s.human.workers) | alone


def tier(t: Tables, popularity: int) -> Tier:
    """Coins per thing at this popularity."""
    return next(tier for tier in t.box.game.tiers if popularity <= tier.upto)


def pairs(t: Tables, s: State) -> int:
    """Pairs of resources on the human's territories, at most six counted on each."""
    mine = human_territories(s)
    most = t.box.game.resources_counted
    return sum(min(most, count) for place, count in s.human.resources if mine >> place & 1) // 2


def result(t: Tables, s: State) -> Result | None:
    """Both counts and the winner, once the structure bonus is known."""
    if s.over is None or s.structure_bonus is None:
        return None
    its, mine = tier(t, t.box.game.automa_popularity), tier(t, s.human.popularity)
    automa = _side(
        "automa",
        ("scythe-part-coins", s.automa.coins),
        ("scythe-part-stars", automa_stars(t, s) * its.star),
        ("scythe-part-territories", held(t, automa_territories(s)) * its.territory),
    )
    human = _side(
        "human",
        ("scythe-part-coins", s.human.coins),
        ("scythe-part-stars", s.human.stars * mine.star),
        ("scythe-part-territories", held(t, human_territories(s)) * mine.territory),
        ("scythe-part-resources", pairs(t, s) * mine.pair),
        ("scythe-part-structures", s.structure_bonus),
    )
    for reason, its_value, my_value in (("scythe-by-coins", automa.total, human.total), *_ties(t, s)):
        if its_value != my_value:
            return Result((human, automa), "automa" if its_value > my_value else "human", reason)
    return Result((human, automa), "nobody", "scythe-by-nothing")


def _ties(t: Tables, s: State) -> tuple[tuple[str, int, int], ...]:
    """The base game's order without the resources (rulings S25 and S27)."""
    automa, human = s.automa, s.human
    return (
        (
            "scythe-by-units",
            len(combat_units(automa)) + len(automa.workers),
            len(combat_units(human)) + len(human.workers) + human.structures.bit_count(),
        ),
        ("scythe-by-power", automa.power, human.power),
        ("scythe-by-popularity", t.box.game.automa_popularity, human.popularity),
        (
            "scythe-by-territories",
            held(t, automa_territories(s)),
            held(t, human_territories(s)),
        ),
        ("scythe-by-stars", automa_stars(t, s), human.stars),
    )


def _side(name: str, *parts: tuple[str, int]) -> Side:
    return Side(name, parts, sum(value for _, value in parts))
