"""Scythe in the lab: the turn of each star, passed turns, two human models."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from automatable.core.engine.choices import each
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Event
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import Game
from automatable.core.engine.question import Question, Value
from automatable.core.engine.rules import Result
from automatable.core.topics.simulation import (
    Act,
    Answer,
    Attack,
    Curve,
    HumanModel,
    ModelContext,
    Pace,
    Simulation,
    Tables,
    usual_answer,
)
from automatable.games.scythe.box.tables import BASE, Box
from automatable.games.scythe.position.events import HumanMoved, HumanPlaced, Piece, StarPlaced
from automatable.games.scythe.position.state import (
    Human,
    State,
    automa_stars,
    automa_territories,
    combat_units,
    fighters,
    places,
)
from automatable.games.scythe.rules.neighbourhood import near_humans
from automatable.games.scythe.rules.scoring import COINS_MOST, automa_side, human_held, result
from automatable.games.scythe.rules.turn import passes_turns

STARS = 6
MECH_EVERY = 4
ACROSS = ("riverwalk", "toka", "burrow")
"""Abilities that cross rivers; every faction has one of them."""
CARD = ("scythe-do-card", "card")
STAR_MEASURES = tuple(f"star-{number}" for number in range(1, STARS + 1))


Part = Callable[[Box, State, ModelContext], Event | None]
"""A part of the human's turn."""


def absent(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Set up and never move, to show what the Automa does without resistance."""
    return None


def steady(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Spread the pieces, place a star in one turn of three from turn 5 on, and never attack."""
    return _first(STEADY, game.box, state, context)


def _first(acts: tuple[Part, ...], box: Box, state: State, context: ModelContext) -> Event | None:
    """The next act of this turn that does something."""
    if state.over is not None:
        return None
    notes = context.notes
    number: int = notes.get("act", 0)
    while number < len(acts):
        event = acts[number](box, state, context)
        number += 1
        if event is not None:
            notes["act"] = number
            return event
    notes["act"] = 0
    return None


def _own_star(after: int, one_in: int) -> Part:
    def star(box: Box, state: State, context: ModelContext) -> Event | None:
        return StarPlaced() if state.turn >= after and not context.choose(one_in, "star") else None

    return star


def _spread(box: Box, state: State, context: ModelContext) -> Event | None:
    human = state.human
    if state.turn % 3 == 2 and len(human.workers) < box.printed.game.workers:
        return HumanPlaced(piece="worker", at="base")
    workers = places(human.workers)
    free = ~(automa_territories(state) | workers)
    around = box.land_from[human.faction]
    steps = [(origin, to) for origin in each(workers) for to in each(around[origin] & free)]
    if not steps:
        return None
    origin, to = steps[context.choose(len(steps), "worker")]
    return HumanMoved(piece="worker", origin=_name(box, origin), to=box.names[to])


def _march(box: Box, state: State, context: ModelContext) -> Event | None:
    """Place a mech beside a worker in one turn of four; otherwise move a fighter, a mech with a worker."""
    human = state.human
    free = box.all & ~(automa_territories(state) | box.lakes)
    musters = state.turn % MECH_EVERY == MECH_EVERY - 1 and len(human.mechs) < box.printed.game.mechs
    if musters and (homes := each(places(human.workers) & free)):
        at = box.names[homes[context.choose(len(homes), "mech")]]
        return HumanPlaced(piece="mech", at=at, ability=_across(box, human))
    free &= ~(fighters(human) | places(human.workers))
    near, beside = near_humans(box, human, False), box.base_near[human.faction]
    steps = [
        (origin, to)
        for origin in dict.fromkeys(combat_units(human))
        if origin <= BASE
        for to in each((near[origin] if origin < BASE else beside) & free)
    ]
    if not steps:
        return None
    origin, to = steps[context.choose(len(steps), "fighter")]
    piece: Piece = "mech" if origin in human.mechs else "character"
    along = int(piece == "mech" and origin in human.workers)
    return HumanMoved(piece=piece, origin=_name(box, origin), to=box.names[to], workers=along)


def _across(box: Box, human: Human) -> str:
    """The ability to cross rivers, which the first mech brings."""
    known = () if human.abilities else box.printed.factions[human.faction].abilities
    return next((ability for ability in ACROSS if ability in known), "")


def _name(box: Box, place: int) -> str:
    return "base" if place == BASE else box.names[place]


STEADY = (_spread, _march, _own_star(after=4, one_in=3))


def _answers(coins_per_turn: int, popularity: int, structures: int) -> Answer:
    """Fight with all power and random cards; end with coins and popularity by rule of thumb."""

    def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
        if question.id.endswith("-dial"):
            return question.high or 0
        if question.id.endswith("-cards"):
            return context.choose((question.high or 0) + 1)
        if question.id == "final-coins":
            return min(question.high or 0, state.human.coins + coins_per_turn * state.turn // 2)
        if question.id == "final-popularity":
            return popularity
        if question.id == "final-count":
            return structures
        return usual_answer(game, state, question, context)

    return answer


POPULARITY, STRUCTURES = 9, 4
STEADY_ANSWERS = _answers(coins_per_turn=2, popularity=POPULARITY, structures=STRUCTURES)


def _paced(pace: Pace) -> tuple[Act, Answer]:
    """A model that spreads like the steady one and places the sixth star in the turn of its pace.

    It ends with the score of its pace: coins make up the difference. For a low score it holds fewer
    territories and is less popular; the score is at least what stars and first territories count.
    """

    def star(box: Box, state: State, context: ModelContext) -> Event | None:
        due = state.turn * STARS // max(1, pace.of(context)[0])
        return StarPlaced() if state.human.stars < min(due, STARS) else None

    stays = (star,) * STARS  # several may be due in one turn
    acts = (_spread, _march, *stays)

    def act(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
        if not context.acted:  # once a turn: what was begun is carried out
            context.notes["acts"] = acts if _has_room(game.box, state, pace.of(context)[1]) else stays
        return _first(context.notes["acts"], game.box, state, context)

    def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
        asked = ("final-popularity", "final-count", "final-coins")
        if question.id not in asked:
            return STEADY_ANSWERS(game, state, question, context)
        return _final(game.box, state, pace.of(context)[1])[asked.index(question.id)]

    return act, answer


def _has_room(box: Box, state: State, score: int) -> bool:
    """Whether the score has room for the territories of one more turn, with six stars, least popular."""
    worth, more = box.tiers[0], 1 + box.printed.game.factory_territories
    return STARS * worth.star + (human_held(box, state) + more) * worth.territory <= score


def _final(box: Box, state: State, score: int) -> tuple[int, int, int]:
    """Popularity, structure bonus and coins that count as this score, as popular as possible."""
    lower = [tier.upto for tier in box.printed.game.tiers if tier.upto < POPULARITY]
    for popularity in (POPULARITY, *sorted(lower, reverse=True)):
        left = score - _without_coins(box, state, popularity)
        if left >= 0:
            structures = min(STRUCTURES, left)
            return popularity, structures, min(COINS_MOST, left - structures)
    return popularity, 0, 0


def _without_coins(box: Box, state: State, popularity: int) -> int:
    """The human's score for stars, territories and resources at this popularity."""
    human = replace(state.human, coins=0, popularity=popularity)
    counted = result(box, replace(state, structure_bonus=0, human=human))
    assert counted is not None
    return next(side.total for side in counted.sides if side.name == "human")


def _passed(box: Box, state: State) -> bool:
    """Whether the card on top was a pass."""
    return box.cards[state.top].passes and passes_turns(box, state)


class ScytheSimulation(Simulation[State, Box]):
    """Scythe in the lab."""

    models: ClassVar[Mapping[str, HumanModel]] = {
        "absent": HumanModel("absent", absent, tries=False),
        "steady": HumanModel("steady", steady, STEADY_ANSWERS),
    }
    parts = ("scythe-part-coins", "scythe-part-stars", "scythe-part-territories")
    curves = (Curve("scythe-curve-stars", STAR_MEASURES),)
    more = ("passed", "combat-stars")
    fallbacks = ("scythe-do-pass", "scythe-do-no-move", "scythe-note-not-valid", "scythe-note-too-weak")

    attacks = (
        Attack("attacks", "scythe-do-combat", "at", {"attacker": "automa"}, CARD),
        Attack("units-home", "scythe-do-human-home", "at", card=CARD),
        Attack("combats-lost", "scythe-do-combat-won", "", {"winner": "automa"}, CARD),
        Attack("workers-home", "scythe-do-workers-home", "at", card=CARD),
    )

    def board(self, game: Game[State, Box]) -> dict[str, tuple[float, float]]:
        places = game.box.printed.map.territories
        return {f"@territory-{name}": (place.x, 1.75 * place.row) for name, place in places.items()}

    def homes(self, game: Game[State, Box], state: State) -> dict[str, tuple[float, float]]:
        bases = game.box.printed.map.bases
        sides = {"human": bases[state.human.faction], "automa": bases[state.automa.faction]}
        return {side: (base.x, 1.75 * base.row) for side, base in sides.items()}

    def without(self, tables: Tables, card: str) -> Data:
        """The box without this card and without its Invaders from Afar replacement."""
        layer = super().without(tables, card)
        return {**layer, "invaders": {card: None}} if card in tables["invaders"] else layer

    def paced(self, name: str, pace: Pace) -> HumanModel | None:
        """A model of this pace; refuse impossible scores unless they come from the player's own games."""
        if not pace.paired and not 0 <= min(pace.scores) <= max(pace.scores) <= COINS_MOST:
            raise UserError("lab-pace-scores", game="scythe", low=0, high=COINS_MOST)
        return HumanModel(name, *_paced(pace))

    def standing(self, game: Game[State, Box], state: State) -> int | None:
        return automa_side(game.box, state).total

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Value],
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
        self, game: Game[State, Box], state: State, result: Result, notes: dict[str, int]
    ) -> dict[str, float]:
        notes["turns"] = state.turn
        notes.setdefault("passed", 0)
        notes["combat-stars"] = state.automa.combat_stars
        return super().measure(game, state, result, notes)


SIMULATION = ScytheSimulation()
