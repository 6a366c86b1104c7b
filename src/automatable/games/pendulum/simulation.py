"""Pendulum in the lab: points and votes by round, three human models, and the council by enumeration."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import ClassVar

from msgspec import structs

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.events import Event
from automatable.core.engine.game import Game
from automatable.core.engine.question import Question, Value
from automatable.core.engine.resolution import SILENT
from automatable.core.engine.rules import Result
from automatable.core.forms.form import Field, One, Plain
from automatable.core.topics.simulation import (
    Act,
    Answer,
    Attack,
    Curve,
    Exact,
    HumanModel,
    ModelContext,
    Pace,
    Simulation,
    Tables,
    usual_answer,
)
from automatable.games.pendulum.box.printed import TIMERS, Mat
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import RoundStarted, TimerFlipped, WorkerLifted
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules.council import points_gained, votes_gained
from automatable.games.pendulum.rules.council_board import REWARD
from automatable.games.pendulum.rules.player_mat import LEGENDARY, MAT
from automatable.games.pendulum.rules.timers import PURPLE, runs_out
from automatable.games.pendulum.rules.track import known, standing_at

OTHERS = tuple((number, name) for number, name in enumerate(TIMERS) if number != PURPLE)
"""The timers that are not purple."""
ROUNDS = range(1, 5)
POINTS, VOTES, GAINED = (tuple(f"{kind}-{n}" for n in ROUNDS) for kind in ("points", "votes", "gained"))
STEADY_WAITS = 10
"""Seconds from the end of purple until the model flips it."""


def absent(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Flip the purple timer as soon as it has run out, and do nothing else: the Automas never act."""
    return _at_the_table(game, state, context, every=None, waits=0)


def steady(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Lift a worker or flip a timer about every 20 seconds; flip purple 10 seconds after it has run out."""
    return _at_the_table(game, state, context, 20, STEADY_WAITS)


def aggressive(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
    """Act about every 8 seconds and flip purple at once: the Automas get no time marker."""
    return _at_the_table(game, state, context, every=8, waits=0)


def _at_the_table(
    game: Game[State, Box], state: State, context: ModelContext, every: int | None, waits: int
) -> Event | None:
    """The next event of a model that acts about ``every`` seconds and flips purple after ``waits`` more."""
    if state.phase != "round":
        if state.phase != "placing":
            return None
        return RoundStarted(at=max([_runs_out(game, state, n) for n in range(len(TIMERS))]))
    now, purple = state.now, runs_out(game.box, state, PURPLE)
    purple = (purple if purple > now else now) + 1000 * waits
    if every is None:
        return TimerFlipped("purple", at=purple)
    at = now + 1000 * (every // 2 + context.choose(every + 1))
    if at >= purple:
        return TimerFlipped("purple", at=purple)
    return _turned_or_lifted(game, state, context, at)


def _turned_or_lifted(game: Game[State, Box], state: State, context: ModelContext, at: int) -> Event:
    """Flip one of the timers that have run out, or lift a worker, at random."""
    timers, lengths = state.timers, game.box.lengths
    done = [
        name for n, name in OTHERS if (flipped := timers[n].flipped) is None or flipped + lengths[n] <= at
    ]
    if done and context.choose(2):
        return TimerFlipped(done[context.choose(len(done))], at=at)  # type: ignore[arg-type]
    return WorkerLifted(at=at)


def _runs_out(game: Game[State, Box], state: State, timer: int) -> int:
    """The moment when a timer runs out, or now if it has run out already."""
    return max(state.now, runs_out(game.box, state, timer))


def _answers(votes: tuple[int, int], places: tuple[int, int], legendary_in: int) -> Answer:
    """Answers: votes that grow by round, random places on the tracks, the legendary point once in a while."""

    def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
        if question.event == "council-held":
            return votes[0] * state.round + context.choose(votes[1] + 1)
        if question.id == LEGENDARY:
            return _legendary(question, legendary_in > 0 and not context.choose(legendary_in))
        if question.id.startswith(MAT):
            return question.form.filled(lambda field: _of_mat(field, context, places, legendary_in))
        if question.id.startswith(REWARD):
            return _found(game.box, question, context)
        return usual_answer(game, state, question, context)

    return answer


def _of_mat(field: Field, context: ModelContext, places: tuple[int, int], legendary_in: int) -> Plain:
    """A value of the mat: the legendary point once in a while, a random place on a track, no glory."""
    if field.key == LEGENDARY:
        return legendary_in > 0 and not context.choose(legendary_in)
    if field.key.startswith("track-"):
        return places[0] + context.choose(places[1] - places[0] + 1) or 1
    return 0


def _found(box: Box, question: Question, context: ModelContext) -> Plain:
    """The place of the first card for an icon, after drawing random cards for the unknown places."""
    *unknown, otherwise = [option.value for option in question.options]
    cards = list(box.offered)
    drawn: dict[One, str] = {}
    for name in ("first", "second", "third")[: int(question.args["count"])]:
        icon = box.icons[question.args[name].removeprefix("@icon-")]
        for place in unknown:
            if place not in drawn:
                drawn[place] = cards.pop(context.choose(len(cards)))
            if drawn[place] in icon:
                return place
    return otherwise


def _legendary(question: Question, has: bool) -> Plain:
    """Whether the human has the legendary point, if that is a possible answer."""
    known = [option.value for option in question.options]
    return has if has in known else known[0]


STEADY = _answers((3, 4), (-1, 3), 1)


def _no_point(game: Game[State, Box]) -> int:
    """The score of a game without the legendary point, which cannot be won: that of the lowest place."""
    return -game.box.mat.before


def _scores(mat: Mat) -> range:
    """The possible scores of a mat, from its lowest place to the end of every track."""
    return range(-mat.before, len(mat.tracks) * mat.parchment + mat.legendary + 1)


def _tracks(mat: Mat, score: int) -> tuple[int, ...]:
    """Even places on the tracks that count as this score.

    With every track in the parchment area the spaces and the legendary point are added; otherwise only the
    worst track counts. The few scores between cannot occur: then all tracks stop just before the parchment.
    """
    known, tracks = _scores(mat), len(mat.tracks)
    spaces, more = divmod(min(score, known[-1]) - mat.legendary, tracks)
    if spaces < 1:
        return (max(known[0], min(score, -1)),) * tracks
    return tuple(spaces + (number < more) for number in range(tracks))


def _paced(pace: Pace) -> tuple[Act, Answer]:
    """A model that makes the Automas act as often as the pace says, and ends with its score.

    Like the steady model it waits before it flips purple, and flips the other timers. An impossible score
    becomes the next lower possible one.
    """

    def act(game: Game[State, Box], state: State, context: ModelContext) -> Event | None:
        if state.phase not in ("round", "called"):
            return _at_the_table(game, state, context, every=None, waits=0)
        missing = _due(game.box, state, pace.of(context)[0]) - context.notes.get("actions", 0)
        if state.phase == "called":  # what is under way is finished after the call
            event: Event | None = WorkerLifted(at=state.now) if missing > 0 else None
        else:
            event = _next_act(game, state, context, missing)
        context.notes["actions"] = context.notes.get("actions", 0) + _triggers(game, state, event)
        return event

    def answer(game: Game[State, Box], state: State, question: Question, context: ModelContext) -> Value:
        wanted, mat = pace.of(context)[1], game.box.mat
        if question.id == LEGENDARY:
            return _legendary(question, wanted > _no_point(game))
        if question.id.startswith(MAT):
            tracks = dict(zip((f"track-{name}" for name in mat.tracks), _tracks(mat, wanted), strict=True))
            known: dict[str, Plain] = {LEGENDARY: wanted > _no_point(game), **tracks}
            return question.form.filled(lambda field: known.get(field.key, 0))
        return STEADY(game, state, question, context)

    return act, answer


def _due(box: Box, state: State, actions: int) -> int:
    """How many of the game's Automa actions are due by the next flip of purple, or by the council."""
    stretches = box.rules.purple_flips - 1
    past = (state.round - 1) * stretches + min(state.flips, stretches)
    return actions * past // (box.rules.rounds * stretches)


def _next_act(game: Game[State, Box], state: State, context: ModelContext, missing: int) -> Event:
    """The next act; acts are spread at random over the time until purple is flipped."""
    purple = _runs_out(game, state, PURPLE) + 1000 * STEADY_WAITS
    if missing <= 0:
        return TimerFlipped("purple", at=purple)
    at = state.now + context.choose(max(1, 2 * (purple - state.now) // (missing + 1)))
    return _turned_or_lifted(game, state, context, at)


def _triggers(game: Game[State, Box], state: State, event: Event | None) -> bool:
    """Whether an event makes the Automas act: a lifted worker, or a timer flipped after purple ran out."""
    if isinstance(event, TimerFlipped):
        return event.timer != "purple" and _runs_out(game, state, PURPLE) <= event.at
    return event is not None


class PendulumSimulation(Simulation[State, Box]):
    """Pendulum in the lab. The Automa's total is that of the better Automa."""

    setup: ClassVar[Tables] = {"timers": "app", "values": "practice"}
    models: ClassVar[Mapping[str, HumanModel]] = {
        "absent": HumanModel("absent", absent, _answers((0, 0), (-5, -5), 0), tries=False),
        "steady": HumanModel("steady", steady, STEADY, drawn=True),
        "aggressive": HumanModel("aggressive", aggressive, _answers((4, 6), (1, 4), 1), drawn=True),
    }
    counted = "pendulum-counted"
    parts = ("pendulum-part-parchment", "pendulum-part-distance")
    curves = (
        Curve("pendulum-curve-points", POINTS),
        Curve("pendulum-curve-votes", VOTES),
        Curve("pendulum-curve-gained", GAINED),
    )
    fallbacks = (
        "pendulum-do-nothing",
        "pendulum-note-no-flip",
        "pendulum-note-no-reward",
        "pendulum-note-not-below-zero",
        "pendulum-note-most-votes",
        "pendulum-note-track-end",
    )

    time = "round"
    attacks = (
        Attack("workers", "pendulum-do-move", "target", card=("pendulum-note-card", "card")),
        Attack("flips", "pendulum-do-flip", "timer", card=("pendulum-note-card", "card")),
    )

    def paced(self, name: str, pace: Pace) -> HumanModel | None:
        """A model of this pace; refuse impossible scores unless they come from the player's own games."""
        known = _scores(games.load("pendulum").box.mat)
        if not pace.paired and not (min(pace.scores) in known and max(pace.scores) in known):
            raise UserError("lab-pace-scores", game="pendulum", low=known[0], high=known[-1])
        return HumanModel(name, *_paced(pace))

    def so_far(self, game: Game[State, Box], state: State) -> int | None:
        """The better Automa's total by its space on the track; None if the printed track is not known."""
        if not known(game.box, state):
            return None
        at = [standing_at(game.box, automa.points, state.advanced) for automa in state.automas]
        return max(-one.distance or one.parchment for one in at)

    def watch(
        self,
        game: Game[State, Box],
        before: State,
        after: State,
        answers: Mapping[str, Value],
        notes: dict[str, int],
    ) -> None:
        if "card" in answers:
            notes["turns"] = notes.get("turns", 0) + 1
        if after.phase == before.phase:
            return
        if before.phase == "called" and after.phase != "called":
            laid = _laid(game.box, before, answers)
            notes[f"gained-{before.round}"] = points_gained(game.box, laid, 0, SILENT)[1]
            notes[f"votes-{before.round}"] = votes_gained(game.box, laid, 0, SILENT)[1]
        if after.round != before.round or (after.phase == "end" and before.phase != "end"):
            notes[f"points-{before.round}"] = max([automa.points for automa in after.automas])

    def when(self, state: State, turned: int) -> int:
        return state.round

    def stream(self, state: State, turned: int) -> int:
        """One stream for each time the purple timer runs."""
        return 100 * state.round + state.flips

    def needs(self, state: State | None = None) -> str:
        return "" if state is not None and state.human.legendary else "pendulum-note-no-legendary"

    def human_total(self, game: Game[State, Box], state: State, result: Result) -> int:
        return super().human_total(game, state, result) if state.human.legendary else _no_point(game)

    def exact(self, game: Game[State, Box], level: str, model: str) -> dict[str, Exact]:
        """Points and votes of the first Automa over every draw; only with ``absent`` no time marker falls."""
        if model != "absent":
            return {}
        found: dict[str, Exact] = {}
        for number in ROUNDS:
            points, votes = council(game, level, number)
            found[f"gained-{number}"], found[f"votes-{number}"] = points, votes
        return found


def _laid(box: Box, before: State, answers: Mapping[str, Value]) -> State:
    """The council's position with the cards that were drawn for the first Automa."""
    drawn = [value for id, value in answers.items() if id.startswith("automa-1-card-")]
    first = before.automas[0]
    cards = (*reversed(drawn), *first.cards)
    return structs.replace(before, automas=(structs.replace(first, cards=cards), before.automas[1]))


def council(game: Game[State, Box], level: str, round: int, markers: int = 0) -> tuple[Exact, Exact]:
    """An Automa's points and votes in a council, over all draws of its cards: values with probabilities."""
    box: Box = game.box
    start = game.new(game.decode_setup({"level": level}))
    state = structs.replace(start, phase="called", round=round, markers=markers)
    first, second = state.automas
    points: dict[int, int] = {}
    votes: dict[int, int] = {}
    draws = 0
    for cards in combinations(sorted(box.cards), box.rules.council_cards):
        laid = structs.replace(state, automas=(structs.replace(first, cards=cards), second))
        gained, cast = points_gained(box, laid, 0, SILENT)[1], votes_gained(box, laid, 0, SILENT)[1]
        points[gained] = points.get(gained, 0) + 1
        votes[cast] = votes.get(cast, 0) + 1
        draws += 1
    return (
        {value: Fraction(count, draws) for value, count in sorted(points.items())},
        {value: Fraction(count, draws) for value, count in sorted(votes.items())},
    )


SIMULATION = PendulumSimulation()
