"""What a worker does: one job of a plan. Bytes go in, bytes come out, so any executor can carry them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from automatable import games as doors
from automatable.core.refused import Refused
from automatable.lab.boxes import both
from automatable.lab.chance import game_seed
from automatable.lab.counting import Counts
from automatable.lab.measures import Own
from automatable.lab.models import load
from automatable.lab.plan import Job, Plan
from automatable.lab.playing import Table
from automatable.lab.refusal import Refusal, refusal_of
from automatable.play.studies import study_of, tables_of

Row = dict[str, int]
RIVAL = "rival"
"""Where a comparison counts its differences, as the effect of a card is counted under the card."""


class Done(Struct):
    """A job that was done, or why it was not."""

    number: int
    counts: Counts
    rows: list[Row] | None = None
    refused: Refusal | None = None


def do(plan: bytes, job: bytes) -> bytes:
    """Do one job. What is wrong comes back as data: exceptions lose their words on the way."""
    wanted = msgspec.msgpack.decode(job, type=Job)
    done = Done(wanted.number, Counts())
    try:
        bench = _bench(plan)
        with _without_collecting():
            if wanted.kind == "cards":
                bench.leave_out(wanted, done)
            elif wanted.kind == "pairs":
                bench.compare(wanted, done)
            else:
                bench.play(wanted, done)
    except Refused as refused:
        done.refused = refusal_of(refused)
    return msgspec.msgpack.encode(done)


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Positions form no cycles, so nothing is looked for among them until the job is done."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Bench:
    """The tables of one plan, each set up once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.study = study_of(plan.game)
        self.game = doors.load(plan.game, plan.box)
        self.models = {source.name: load(source, plan.game) for source in plan.models}
        self.own = tuple(Own(each) for each in plan.measures)
        self.rival: Any = None
        self._without: dict[str, Any] = {}

    def table(self, level: str, model: str, game: Any = None) -> Table:
        """A level against a model."""
        setup = {**self.plan.setup, "level": level}
        return Table(game or self.game, self.study, self.models[model], setup, self.own)

    def play(self, job: Job, done: Done) -> None:
        """Whole games."""
        plan, counts = self.plan, done.counts
        table = self.table(job.level, job.model)
        if plan.samples:
            done.rows = []
        for number in range(job.first, job.first + job.count):
            seed = game_seed(plan.seed, number)
            measured = table.play(seed, counts.heard if number % plan.listen_every == 0 else None)
            counts.count(measured)
            counts.look_far(number, measured)
            counts.turns += measured["turns"]
            if number % plan.twin_every == 0:
                counts.count_twins(measured, table.play(seed, twin=True))
            if done.rows is not None:
                done.rows.append({"game": number, **measured})

    def leave_out(self, job: Job, done: Done) -> None:
        """Games with all cards, and the same games with each card left out."""
        whole = self.table(job.level, job.model)
        others = dict(self.tables_without(job))
        for number in range(job.first, job.first + job.count):
            seed = game_seed(self.plan.seed, number)
            measured = whole.play(seed)
            for card, table in others.items():
                done.counts.count_effect(card, measured, table.play(seed))

    def tables_without(self, job: Job) -> Iterator[tuple[str, Table]]:
        """A table without each card; a game that cannot be played without one (it counts on it) has none."""
        for card in self.plan.left_out:
            with suppress(KeyError, IndexError):
                table = self.table(job.level, job.model, self.without(card))
                table.play(game_seed(self.plan.seed, job.first))
                yield card, table

    def compare(self, job: Job, done: Done) -> None:
        """Each game twice, on the same seed: as planned, and as the rival has it."""
        rival = self.plan.rival
        assert rival is not None
        mine = self.table(job.level, job.model)
        if self.rival is None:
            self.rival = doors.load(self.plan.game, rival.box)
        setup = {**rival.setup, "level": rival.level}
        theirs = Table(self.rival, self.study, self.models[job.model], setup, self.own)
        for number in range(job.first, job.first + job.count):
            seed = game_seed(self.plan.seed, number)
            measured = mine.play(seed)
            done.counts.count(measured)
            done.counts.turns += measured["turns"]
            done.counts.count_effect(RIVAL, measured, theirs.play(seed))

    def without(self, card: str) -> Any:
        """The game with this card taken out of the deck."""
        if card not in self._without:
            taken = self.study.without(tables_of(self.game), card)
            self._without[card] = doors.load(self.plan.game, both(self.plan.box, taken))
        return self._without[card]


@lru_cache(maxsize=4)
def _bench(plan: bytes) -> Bench:
    return Bench(msgspec.msgpack.decode(plan, type=Plan))
