"""What a worker does: one job of a plan. Bytes go in, bytes come out, so that any executor can carry them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.game import AnyGame
from automatable.lab.analysis.measures import OwnMeasure
from automatable.lab.humans.models import load_model
from automatable.lab.runs.counters import Counts
from automatable.lab.runs.errors import JobError, author_error, author_trace, job_error_of
from automatable.lab.runs.game_loop import LabTable, Measures
from automatable.lab.runs.plan import Job, Plan, both
from automatable.lab.runs.seeds import game_seed
from automatable.lab.variants import load_game, simulation_for
from automatable.play.simulations import tables_of

RIVAL = "rival"
"""Where a comparison counts its differences, as the effect of a card is counted under the card."""
CLOCK_GAMES, CLOCK_CARDS = 3, 3
"""Games and cards that show whether the deck is the clock of a game."""


class JobResult(Struct):
    """The result of a job, or why it failed."""

    name: str
    count: int
    counts: Counts
    rows: list[Measures] | None = None
    error: JobError | None = None


def do_job(plan: bytes, job: bytes) -> bytes:
    """Do one job. Errors come back as data: exceptions lose their words on the way."""
    wanted = msgspec.msgpack.decode(job, type=Job)
    done = JobResult(wanted.name, wanted.count, Counts())
    try:
        tables = prepared(plan)
        with without_collection():
            if wanted.kind == "cards":
                tables.leave_out(wanted, done)
            elif wanted.kind == "pairs":
                tables.compare(wanted, done)
            else:
                tables.play(wanted, done)
    except UserError as user_error:
        done.error = job_error_of(user_error)
    except Exception as error:
        if not author_trace(error):
            raise
        done.error = job_error_of(author_error("lab-variant-raised", error))
    return msgspec.msgpack.encode(done)


@contextmanager
def without_collection() -> Iterator[None]:
    """Switch the garbage collector off: positions form no cycles."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class PlanTables:
    """The tables of one plan, each set up once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.simulation = plan.simulation
        self.game = plan.load()
        self.models = {source.name: load_model(source, self.simulation) for source in plan.models}
        self.own = tuple(OwnMeasure(each) for each in plan.measures)
        self._rival: AnyGame | None = None
        self._changed: dict[tuple[str, str], AnyGame] = {}
        self._tables: dict[tuple[str, str, str, str], LabTable] = {}
        self._clocks: dict[tuple[str, str], bool] = {}

    def table(self, level: str, model: str, game: AnyGame | None = None) -> LabTable:
        """The table of a level and a human model."""
        setup = {**self.plan.setup, "level": level}
        return LabTable(game or self.game, self.simulation, self.models[model], setup, self.own)

    def seeds(self, job: Job) -> Iterator[tuple[int, int]]:
        """Number and seed of each game of a job."""
        for number in range(job.first, job.first + job.count):
            yield number, game_seed(self.plan.seed, number)

    def play(self, job: Job, done: JobResult) -> None:
        """Play whole games."""
        plan, counts = self.plan, done.counts
        table = self.table(job.level, job.model)
        if plan.samples:
            done.rows = []
        for number, seed in self.seeds(job):
            measured = table.play(seed, counts.observed if plan.followed(number) else None)
            counts.count(measured)
            counts.count_farthest(number, measured)
            counts.turns += int(measured["turns"])
            if number % plan.twin_every == 0:
                counts.count_twins(measured, table.play(seed, twin=True))
            if done.rows is not None:
                done.rows.append({"game": number, **measured})

    def leave_out(self, job: Job, done: JobResult) -> None:
        """Play games with all cards, and the same games with each card left out.

        Where the deck is the clock of the game, a card is replaced by each of the others in turn instead:
        with one card less every game would be shorter, whatever the card does.
        """
        whole, cards = self.table(job.level, job.model), self.plan.left_out
        done.counts.replaced = replaces = self.is_clock(job.level, job.model)
        played = {seed: whole.play(seed) for _, seed in self.seeds(job)}
        for card in cards:
            others = [each for each in cards if replaces and each != card] or [""]
            with suppress(KeyError, IndexError):  # the game counts on this card
                without = [
                    (seed, self.without(job, card, others[number % len(others)]).play(seed))
                    for number, seed in self.seeds(job)
                ]
                for seed, measured in without:
                    done.counts.count_effect(card, played[seed], measured)

    def without(self, job: Job, card: str, other: str = "") -> LabTable:
        """The table without a card, or with another one in its place."""
        key = (job.level, job.model, card, other)
        if key not in self._tables:
            self._tables[key] = self.table(job.level, job.model, self._game(card, other))
        return self._tables[key]

    def is_clock(self, level: str, model: str) -> bool:
        """Whether every game is a turn shorter with one card less, judged by some games and cards."""
        if (level, model) not in self._clocks:
            self._clocks[level, model] = self._is_clock(level, model)
        return self._clocks[level, model]

    def _is_clock(self, level: str, model: str) -> bool:
        whole = self.table(level, model)
        seeds = [game_seed(self.plan.seed, number) for number in range(CLOCK_GAMES)]
        turns = [whole.play(seed)["turns"] for seed in seeds]
        cards = self.plan.left_out
        for card in cards[:: max(1, len(cards) // CLOCK_CARDS)]:
            try:
                table = self.table(level, model, self._game(card, ""))
                fewer = [table.play(seed)["turns"] for seed in seeds]
            except (KeyError, IndexError):
                return False
            if any(less != turn - 1 for less, turn in zip(fewer, turns, strict=True)):
                return False
        return bool(cards)

    def compare(self, job: Job, done: JobResult) -> None:
        """Play each game twice on the same seed: as planned, and as the other side of the comparison."""
        rival = self.plan.rival
        assert rival is not None
        mine = self.table(job.level, job.model)
        if self._rival is None:
            self._rival = load_game(self.plan.game, rival.variant, rival.box)
        simulation = simulation_for(self.plan.game, rival.variant)
        (source,) = (each for each in self.plan.models if each.name == job.model)
        setup = {**rival.setup, "level": rival.level}
        theirs = LabTable(self._rival, simulation, load_model(source, simulation), setup, self.own)
        for _, seed in self.seeds(job):
            measured = mine.play(seed)
            done.counts.count(measured)
            done.counts.turns += int(measured["turns"])
            done.counts.count_effect(RIVAL, measured, theirs.play(seed))

    def _game(self, card: str, other: str) -> AnyGame:
        """The game without a card, or with another one in its place."""
        if (card, other) not in self._changed:
            tables, simulation = tables_of(self.game), self.simulation
            layer = simulation.as_another(tables, card, other) if other else simulation.without(tables, card)
            self._changed[card, other] = self.plan.load(both(self.plan.box, layer))
        return self._changed[card, other]


@lru_cache(maxsize=4)
def prepared(plan: bytes) -> PlanTables:
    """The tables of a plan; the last few plans stay set up."""
    return PlanTables(msgspec.msgpack.decode(plan, type=Plan))
