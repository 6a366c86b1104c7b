"""Making the tables of par: the Automa's score at each turn of many games, as the score that beats it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from pathlib import Path

import msgspec

from automatable import games as doors
from automatable.core.study import STEPS
from automatable.lab.chance import game_seed
from automatable.lab.keeping import write
from automatable.lab.models import load
from automatable.lab.plan import Human, make_plan
from automatable.lab.playing import Table
from automatable.lab.wording import telling
from automatable.play.par import AtTurn, Par
from automatable.play.studies import study_of

FEWEST = 100
"""A turn seen in fewer games than this is left out, as is one that fewer than 1 in 50 games reach."""


@telling()
def make_par(
    game: str,
    *,
    levels: str | Sequence[str] = "all",
    human: str | Human = "steady",
    games: int = 2000,
    seed: int = 1,
    box: Mapping[str, object] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Par:
    """Play every level, or these, and look at the Automa's score after each of its turns."""
    plan = make_plan(game, levels=levels, models=human, games=games, seed=seed, box=box, cards=0)
    door, study = doors.load(game, plan.box), study_of(game)
    (source,) = plan.models
    model = load(source, game)
    found = {}
    for number, level in enumerate(plan.levels):
        table = Table(door, study, model, {**plan.setup, "level": level})
        seen: dict[int, list[int]] = {}
        for each in range(games):
            for turn, total in table.standings(game_seed(seed, each)).items():
                seen.setdefault(turn, []).append(total)
            if progress is not None:
                progress(number * games + each + 1, len(plan.levels) * games)
        found[level] = tuple(
            AtTurn(turn, len(totals), needed(totals))
            for turn, totals in sorted(seen.items())
            if len(totals) >= fewest_of(games)
        )
    practice = door.practice(table.start)
    return Par(game, games, seed, source.named or source.name, plan.code, practice, found)


def fewest_of(games: int) -> int:
    """How many of so many games of a level must reach a turn for a row of its own."""
    return min(games, max(FEWEST, games // 50))


def needed(totals: list[int]) -> tuple[int, ...]:
    """For each step the lowest score that is more than that share of the totals."""
    ordered = sorted(totals)
    return tuple(ordered[max(0, ceil(len(ordered) * step / 100) - 1)] + 1 for step in STEPS)


def write_par(par: Par, path: Path) -> Path:
    """The table as a small file, a line for each turn."""
    head = msgspec.to_builtins(par)
    levels = head.pop("levels")
    rows = [
        f' "{level}": [\n' + ",\n".join(f"  {_json(row)}" for row in turns) + "\n ]"
        for level, turns in levels.items()
    ]
    text = _json(head).removesuffix("}") + ',\n"levels": {\n' + ",\n".join(rows) + "\n}}\n"
    write(path, text.encode())
    return path


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
