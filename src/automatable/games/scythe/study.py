"""Scythe in the lab: the turn of each star, passed turns, two human models."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from automatable.core.choosing import Mask, each
from automatable.core.events import Corrected
from automatable.core.game import Game
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.study import Curve, Happening, Model, Pace, Person, Study, usual_answer
from automatable.games.scythe.events import HumanMoved, HumanPlaced, Piece, StarPlaced
from automatable.games.scythe.neighbourhood import near_human
from automatable.games.scythe.printed import Faction
from automatable.games.scythe.scoring import COINS_MOST, automa_side, human_held, result
from automatable.games.scythe.state import (
    Human,
    State,
    automa_stars,
    automa_territories,
    combat_units,
    places,
    territories,
)
from automatable.games.scythe.tables import BASE, Box
from automatable.games.scythe.turn import passes_turns

STARS = 6
MECH_EVERY = 4
ACROSS = ("riverwalk", "toka", "burrow")
"""Abilities that cross rivers; every faction has one of them."""
CARD = ("scythe-do-card", "card")
STAR_MEASURES = tuple(f"star-{number}" for number in range(1, STARS + 1))


def absent(game: Game[State, Box], state: State, person: Person) -> Any:
    """Sets up and never moves: what the Automa does when nobody is in its way."""
    return None


def steady(game: Game[State, Box], state: State, person: Person) -> Any:
    """Keeps to itself: spreads its pieces, from turn 5 on a star in one turn of three, never attacks."""
    return _first(STEADY, game.box, state, person)


def _first(acts: tuple[Any, ...], box: Box, state: State, person: Person) -> Any:
    """The next act of this turn that does something."""
    if state.over is not None:
        return None
    notes = person.notes
    number = notes.get("act", 0)
    while number < len(acts):
        event = acts[number](box, state, person)
        number += 1
        if event is not None:
            notes["act"] = number
            return event
    notes["act"] = 0
    return None


def _own_star(after: int, one_in: int) -> Any:
    def star(box: Box, state: State, person: Person) -> Any:
        return StarPlaced() if state.turn >= after and not person.choose(one_in) else None

    return star


def _spread(box: Box, state: State, person: Person) -> Any:
    human = state.human
    if state.turn % 3 == 2 and len(human.workers) < box.printed.game.workers:
        return HumanPlaced(piece="worker", at="base")
    workers = places(human.workers)
    free = ~(automa_territories(state) | workers)
    around = box.land_from[human.faction]
    steps = [(origin, to) for origin in each(workers) for to in each(around[origin] & free)]
    if not steps:
        return None
    origin, to = steps[person.choose(len(steps))]
    return HumanMoved(piece="worker", origin=_name(box, origin), to=box.names[to])


def _march(box: Box, state: State, person: Person) -> Any:
    """A mech beside a worker in one turn of four, until all stand; else a fighter goes where nobody is."""
    human = state.human
    free = box.all & ~(automa_territories(state) | box.lakes)
    musters = state.turn % MECH_EVERY == MECH_EVERY - 1 and len(human.mechs) < box.printed.game.mechs
    if musters and (homes := each(places(human.workers) & free)):
        return HumanPlaced(piece="mech", at=box.names[homes[person.choose(len(homes))]])
    free &= ~territories((*combat_units(human), *human.workers))
    steps = [
        (origin, to)
        for origin in dict.fromkeys(combat_units(human))
        for to in each(_reach(box, human.faction, human.abilities, origin) & free)
    ]
    if not steps:
        return None
    origin, to = steps[person.choose(len(steps))]
    piece: Piece = "mech" if origin in human.mechs else "character"
    if piece == "mech" and origin in human.workers:
        person.notes["carry"] = (origin, to)
    return HumanMoved(piece=piece, origin=_name(box, origin), to=box.names[to])


def _carry(box: Box, state: State, person: Person) -> Any:
    """A mech that went on takes a worker along."""
    if (carried := person.notes.pop("carry", None)) is None:
        return None
    origin, to = carried
    return HumanMoved(piece="worker", origin=_name(box, origin), to=box.names[to])


def _learn(box: Box, state: State, person: Person) -> Any:
    """The first mech brings the ability to cross rivers."""
    human = state.human
    if not human.mechs or human.abilities:
        return None
    known = box.printed.factions[human.faction].abilities
    return Corrected({"human.abilities": [ability for ability in ACROSS if ability in known]})


@lru_cache(maxsize=1 << 12)
def _reach(box: Box, faction: Faction, abilities: tuple[str, ...], origin: int) -> Mask:
    """Where a combat unit may go in one step."""
    if origin < BASE:
        return near_human(box, Human(faction, abilities=abilities), False, origin)
    return box.land_from[faction][origin] if origin == BASE else 0


def _name(box: Box, place: int) -> str:
    return "base" if place == BASE else box.names[place]


STEADY = (_spread, _march, _carry, _learn, _own_star(after=4, one_in=3))


def _answers(coins_per_turn: int, popularity: int, structures: int) -> Any:
    """Fights with all the power it has and any cards; ends with coins and popularity by rule of thumb."""

    def answer(game: Game[State, Box], state: State, question: Question, person: Person) -> Any:
        if question.id.endswith("-dial"):
            return question.high
        if question.id.endswith("-cards"):
            return person.choose((question.high or 0) + 1)
        if question.id == "final-coins":
            return min(question.high or 0, state.human.coins + coins_per_turn * state.turn // 2)
        if question.id == "final-popularity":
            return popularity
        if question.id == "final-count":
            return structures
        return usual_answer(game, state, question, person)

    return answer


POPULARITY, STRUCTURES = 9, 4
STEADY_ANSWERS = _answers(coins_per_turn=2, popularity=POPULARITY, structures=STRUCTURES)


def _paced(pace: Pace) -> tuple[Any, Any]:
    """Spreads as the steady one does; its stars come evenly, the sixth in the turn of its pace.

    It ends with the score of its pace: coins fill up what the rest counts. For a low score it holds fewer
    territories and is less popular; less than its stars and first territories count nobody can have.
    """

    def star(box: Box, state: State, person: Person) -> Any:
        due = state.turn * STARS // max(1, pace.of(person)[0])
        return StarPlaced() if state.human.stars < min(due, STARS) else None

    stays = (star,) * STARS  # several may be due in one turn
    acts = (_spread, _march, _carry, _learn, *stays)

    def happens(game: Game[State, Box], state: State, person: Person) -> Any:
        if not person.acted:  # once a turn: what was begun is carried out
            person.notes["acts"] = acts if _has_room(game.box, state, pace.of(person)[1]) else stays
        return _first(person.notes["acts"], game.box, state, person)

    def answer(game: Game[State, Box], state: State, question: Question, person: Person) -> Any:
        asked = ("final-popularity", "final-count", "final-coins")
        if question.id not in asked:
            return STEADY_ANSWERS(game, state, question, person)
        return _final(game.box, state, pace.of(person)[1])[asked.index(question.id)]

    return happens, answer


def _has_room(box: Box, state: State, score: int) -> bool:
    """Whether the territories a turn may bring, the Factory among them, fit: six stars, lowest popularity."""
    worth, more = box.tiers[0], 1 + box.printed.game.factory_territories
    return STARS * worth.star + (human_held(box, state) + more) * worth.territory <= score


def _final(box: Box, state: State, score: int) -> tuple[int, int, int]:
    """Popularity, structure bonus and coins that count as this score: as popular as it allows."""
    lower = [tier.upto for tier in box.printed.game.tiers if tier.upto < POPULARITY]
    for popularity in (POPULARITY, *sorted(lower, reverse=True)):
        left = score - _without_coins(box, state, popularity)
        if left >= 0:
            structures = min(STRUCTURES, left)
            return popularity, structures, min(COINS_MOST, left - structures)
    return popularity, 0, 0


def _without_coins(box: Box, state: State, popularity: int) -> int:
    """What the human's stars, territories and resources count at this popularity."""
    human = replace(state.human, coins=0, popularity=popularity)
    counted = result(box, replace(state, structure_bonus=0, human=human))
    assert counted is not None
    return next(side.total for side in counted.sides if side.name == "human")


def _passed(box: Box, state: State) -> bool:
    """Whether the card on top was a pass."""
    return box.cards[state.top].passes and passes_turns(box, state)


class ScytheStudy(Study[State, Box]):
    """Scythe."""

    models: ClassVar[Mapping[str, Model]] = {
        "absent": Model("absent", absent, tries=False),
        "steady": Model("steady", steady, STEADY_ANSWERS),
    }
    parts = ("scythe-part-coins", "scythe-part-stars", "scythe-part-territories")
    curves = (Curve("lab-curve-scythe-stars", STAR_MEASURES),)
    more = ("passed", "combat-stars")
    fallbacks = ("scythe-do-pass", "scythe-do-no-move", "scythe-note-not-valid", "scythe-note-too-weak")

    happenings = (
        Happening("attacks", "scythe-do-combat", "at", {"attacker": "automa"}, CARD),
        Happening("units-home", "scythe-do-human-home", "at", card=CARD),
        Happening("combats-lost", "scythe-do-combat-won", "", {"winner": "automa"}, CARD),
        Happening("workers-home", "scythe-do-workers-home", "at", card=CARD),
    )

    def board(self, game: Game[State, Box]) -> dict[str, tuple[float, float]]:
        places = game.box.printed.map.territories
        return {f"@territory-{name}": (place.x, 1.75 * place.row) for name, place in places.items()}

    def homes(self, game: Game[State, Box], state: State) -> dict[str, tuple[float, float]]:
        bases = game.box.printed.map.bases
        sides = {"human": bases[state.human.faction], "automa": bases[state.automa.faction]}
        return {side: (base.x, 1.75 * base.row) for side, base in sides.items()}

    def without(self, tables: Mapping[str, Any], card: str) -> dict[str, Any]:
        """With the Invaders from Afar card that would replace it."""
        layer = super().without(tables, card)
        return {**layer, "invaders": {card: None}} if card in tables["invaders"] else layer

    def paced(self, name: str, pace: Pace) -> Model | None:
        """Scores below nothing and above what is counted in coins are refused; own games have had theirs."""
        if not pace.paired and not 0 <= min(pace.scores) <= max(pace.scores) <= COINS_MOST:
            raise Refused("lab-pace-scores", game="scythe", low=0, high=COINS_MOST)
        return Model(name, *_paced(pace))

    def standing(self, game: Game[State, Box], state: State) -> int | None:
        return automa_side(game.box, state).total

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Any],
        notes: dict[str, int],
    ) -> None:
        if after.automa is not before.automa:
            stars = automa_stars(game.box, after)
            if stars and STAR_MEASURES[stars - 1] not in notes:
                for star in STAR_MEASURES[:stars]:
                    notes.setdefault(star, after.turn)
        elif after.turn != before.turn and _passed(game.box, after):
            notes["passed"] = notes.get("passed", 0) + 1

    def measure(
        self, game: Game[State, Box], state: State, result: Any, notes: dict[str, int]
    ) -> dict[str, int]:
        notes["turns"] = state.turn
        notes.setdefault("passed", 0)
        notes["combat-stars"] = state.automa.combat_stars
        return super().measure(game, state, result, notes)


STUDY = ScytheStudy()
