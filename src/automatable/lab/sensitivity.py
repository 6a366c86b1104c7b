"""Which numbers of a box matter: each is raised by one, and the same games are played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from automatable import games as doors
from automatable.core.box import shipped
from automatable.core.refused import Refused
from automatable.lab import statistics as stats
from automatable.lab.boxes import both, changed, playable, value_at
from automatable.lab.chance import game_seed
from automatable.lab.measures import listed
from automatable.lab.models import load
from automatable.lab.plan import Human, Plan, make_plan
from automatable.lab.playing import Table
from automatable.lab.refusal import Refusal, refusal_of
from automatable.lab.statistics import Estimate
from automatable.lab.wording import telling
from automatable.locales import Words
from automatable.play.studies import study_of, tables_of


class Effect(Struct, frozen=True):
    """What one more of a number changes in a measure; ``printed`` says that the value stands in print."""

    key: str
    value: int
    change: Estimate
    printed: bool


class Sensitivity(Struct, frozen=True):
    """The numbers that can be changed, the strongest first, and why the others cannot."""

    measure: str
    effects: tuple[Effect, ...]
    refused: dict[str, str]
    practice: tuple[str, ...] = ()
    """Tables of practice values it rests on."""
    causes: dict[str, Refusal] = {}

    def said(self, language: str = "en") -> dict[str, str]:
        """Why each of the others cannot be changed, in words."""
        words = Words(language)
        told = {key: words.refusal(cause.refused()) for key, cause in self.causes.items()}
        return {**self.refused, **told}


@telling()
def sensitivity(
    game: str,
    measure: str,
    *,
    level: str,
    human: str | Human = "steady",
    games: int = 50,
    seed: int = 1,
    setup: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    under: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> Sensitivity:
    """Rank the whole numbers of a box (those whose key begins with ``under``) by their effect."""
    plan = make_plan(game, levels=level, models=human, games=games, seed=seed, setup=setup, box=box, cards=0)
    return ranked(plan, measure, under, progress)


def ranked(
    plan: Plan, measure: str, under: str = "", progress: Callable[[int, int], None] | None = None
) -> Sensitivity:
    """The same for the games of a plan with one level and one human model."""
    game, study = plan.game, study_of(plan.game)
    if measure not in study.measures:
        raise Refused("lab-unknown-measure", measure=measure, measures=listed(study.measures))
    door = doors.load(game, plan.box)
    tables = tables_of(door)
    keys = [(key, value) for key, value in numbers(tables) if key.startswith(under)]
    if not keys:
        raise Refused("lab-unknown-key", key=under)
    model, setup = load(plan.models[0], game), {**plan.setup, "level": plan.levels[0]}

    def played(layer: dict[str, Any]) -> list[int]:
        table = Table(playable(game, layer), study, model, setup)
        seeds = (game_seed(plan.seed, number) for number in range(plan.games))
        return [table.play(seed).get(measure, 0) for seed in seeds]

    words, whole = Words("en"), played(dict(plan.box))
    effects: list[Effect] = []
    refused: dict[str, str] = {}
    causes: dict[str, Refusal] = {}
    for done, (key, value) in enumerate(keys):
        try:
            other = played(both(plan.box, changed(tables, {key: value + 1})))
        except (Refused, LookupError, ValueError, TypeError, AssertionError) as error:
            refused[key] = words.refusal(error) if isinstance(error, Refused) else str(error)
            if isinstance(error, Refused):
                causes[key] = refusal_of(error)
        else:
            differences: dict[int, int] = {}
            for now, then in zip(other, whole, strict=True):
                differences[now - then] = differences.get(now - then, 0) + 1
            effects.append(Effect(key, value, stats.mean(differences), is_printed(door, key)))
        if progress is not None:
            progress(done + 1, len(keys))
    effects.sort(key=lambda effect: (-abs(effect.change.value), effect.key))
    return Sensitivity(measure, tuple(effects), refused, plan.practice, causes)


def numbers(tables: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, int]]:
    """Every whole number of a box with its dotted key; a number counts into a list."""
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


def is_printed(door: Any, key: str) -> bool:
    """Whether the table of this key comes from print. What a designer's own box adds does not."""
    try:
        value_at(shipped(door.folder / "box"), key)
    except Refused:
        return False
    source = door.printed.provenance.get(key.split(".")[0])
    return source is not None and source.kind in ("printed", "transcribed")
