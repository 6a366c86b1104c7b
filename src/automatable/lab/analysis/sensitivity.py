"""Which numbers of a box matter: each is raised by one, and the same games are played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from typing import Any

import msgspec
from msgspec import Struct

from automatable.core.box.loader import shipped
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import AnyGame
from automatable.lab.analysis import statistics as stats
from automatable.lab.analysis.box_layers import changed, playable, value_at
from automatable.lab.analysis.measures import listed
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.analysis.tabular import TableRow, Tabular
from automatable.lab.humans.models import HumanLike
from automatable.lab.runs.counters import Frequencies
from automatable.lab.runs.errors import JobError, job_error_of, with_sentence
from automatable.lab.runs.executors import Executor, executor
from automatable.lab.runs.job import prepared, without_collection
from automatable.lab.runs.plan import GameLike, Plan, both, make_plan
from automatable.lab.runs.seeds import game_seed
from automatable.lab.variants import VariantLike
from automatable.locales import Words
from automatable.play.simulations import tables_of

BROKEN = (LookupError, ValueError, TypeError, AssertionError)
"""How a game fails with a box that cannot be played."""


class NumberEffect(Struct, frozen=True):
    """How much one more of a number changes a measure; ``printed``: the value is a printed one."""

    key: str
    value: int
    change: Estimate
    printed: bool


class Sensitivity(Tabular):
    """The numbers that change a measure, the strongest first; those that changed nothing or cannot change."""

    def __init__(
        self, plan: Plan, measure: str, effects: tuple[NumberEffect, ...], idle: tuple[str, ...]
    ) -> None:
        self.plan = plan
        self.measure = measure
        self.effects = effects
        self.idle = idle
        """Numbers that changed nothing in any game."""
        self.other_levels: tuple[str, ...] = ()
        """Numbers that cannot act at this level; they were not tried."""
        self.refused: dict[str, JobError] = {}
        """Why a number cannot change alone."""

    @property
    def practice(self) -> tuple[str, ...]:
        """Tables of practice values it rests on."""
        return self.plan.practice

    def reasons(self, language: str = "en") -> dict[str, str]:
        """Why each of the others cannot be changed, in words."""
        words = Words(language)
        return {key: words.error_sentence(error.user_error()) for key, error in self.refused.items()}

    def rows(self) -> list[TableRow]:
        """One row for each number."""
        return [
            {
                "key": each.key,
                "value": each.value,
                "change": each.change.value,
                "low": each.change.low,
                "high": each.change.high,
                "printed": each.printed,
            }
            for each in self.effects
        ]

    def html(self) -> str:
        """A table and a chart, for a notebook."""
        from automatable.lab.report.notebook import sensitivity_html

        return sensitivity_html(self)


@with_sentence()
def sensitivity(
    game: GameLike,
    measure: str,
    *,
    variant: VariantLike | None = None,
    level: str,
    human: str | HumanLike = "steady",
    games: int = 50,
    seed: int = 1,
    setup: Mapping[str, object] | None = None,
    box: Mapping[str, object] | None = None,
    under: str = "",
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Sensitivity:
    """Rank the whole numbers of a box (those whose key begins with ``under``) by their effect at a level."""
    with closing(executor(workers, cluster, game)) as by:
        plan = make_plan(
            game,
            variant=variant,
            level=level,
            human=human,
            games=games,
            seed=seed,
            setup=setup,
            box=box,
            cards=0,
        )
        return ranked(plan, measure, under, by, progress)


class _Task(Struct, frozen=True):
    """One more of a number; without a key the box as it is."""

    measure: str
    key: str = ""
    value: int = 0


class _Tried(Struct):
    """A measure of every game, or why the box cannot be played."""

    key: str
    values: list[float]
    error: JobError | None = None


def ranked(
    plan: Plan, measure: str, under: str, by: Executor, progress: Callable[[int, int], None] | None = None
) -> Sensitivity:
    """Rank the numbers of a box in the games of a plan with one level and one human model."""
    if measure not in plan.columns:
        raise UserError("lab-unknown-measure", measure=measure, measures=listed(plan.columns))
    game = plan.load()
    tables, (level,) = tables_of(game), plan.levels
    keys = {key: value for key, value in numbers(tables) if key.startswith(under)}
    if not keys:
        raise UserError("lab-unknown-key", key=under)
    acting = {
        key: value for key, value in keys.items() if plan.simulation.can_act(tables, key, level, game.levels)
    }
    tasks = [_Task(measure), *(_Task(measure, key, value) for key, value in acting.items())]
    encoded = msgspec.msgpack.encode(plan)
    tried: dict[str, _Tried] = {}
    for data in by.each(plan.game, try_key, [(encoded, msgspec.msgpack.encode(task)) for task in tasks]):
        found = msgspec.msgpack.decode(data, type=_Tried)
        if found.error is not None and (not found.key or found.error.message.startswith("lab-")):
            raise found.error.user_error()
        tried[found.key] = found
        if progress is not None:
            progress(len(tried), len(tasks))
    before = tried.pop("").values
    changes = {key: _changes(before, found.values) for key, found in tried.items() if found.error is None}
    effects = [
        NumberEffect(key, acting[key], stats.mean(values), is_printed(game, key))
        for key, values in changes.items()
        if set(values) != {0}
    ]
    effects.sort(key=lambda effect: (-abs(effect.change.value), effect.key))
    idle = tuple(key for key in acting if key in changes and set(changes[key]) == {0})
    ranking = Sensitivity(plan, measure, tuple(effects), idle)
    ranking.other_levels = tuple(key for key in keys if key not in acting)
    ranking.refused = {key: tried[key].error for key in acting if tried[key].error is not None}  # type: ignore[misc]
    return ranking


def try_key(plan: bytes, task: bytes) -> bytes:
    """Play the games of a plan with one more of a number."""
    wanted = msgspec.msgpack.decode(task, type=_Task)
    done = _Tried(wanted.key, [])
    try:
        tables = prepared(plan)
        changing = {wanted.key: wanted.value + 1} if wanted.key else {}
        layer = both(tables.plan.box, changed(tables_of(tables.game), changing))
        table = tables.table(tables.plan.levels[0], tables.plan.models[0].name, playable(tables.plan, layer))
        with without_collection():
            for number in range(tables.plan.games):
                done.values.append(table.play(game_seed(tables.plan.seed, number)).get(wanted.measure, 0))
    except UserError as user_error:
        done.error = job_error_of(user_error)
    except BROKEN as error:
        if not wanted.key:
            raise
        done.error = JobError("lab-box-broken", {"reason": str(error)})
    return msgspec.msgpack.encode(done)


def _changes(before: list[float], after: list[float]) -> Frequencies:
    """How often each difference was seen."""
    found: Frequencies = {}
    for now, then in zip(after, before, strict=True):
        found[now - then] = found.get(now - then, 0) + 1
    return found


def numbers(tables: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, int]]:
    """Every whole number of a box with its dotted key; in a list its place is part of the key."""
    for key, value in tables.items():
        if not path and key == "provenance":
            continue
        here = f"{path}.{key}" if path else str(key)
        if isinstance(value, list):
            yield from numbers({str(n): each for n, each in enumerate(value)}, here)
        elif isinstance(value, dict):
            yield from numbers(value, here)
        elif type(value) is int:
            yield here, value


def is_printed(game: AnyGame, key: str) -> bool:
    """Whether the table of this key comes from print. What a designer's own box adds does not."""
    try:
        value_at(shipped(game.folder / "box"), key)
    except UserError:
        return False
    source = game.printed.provenance.get(key.split(".")[0])
    return source is not None and source.kind in ("printed", "transcribed")
