"""Par: the score that beats the Automa, from the shipped table or from new games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from pathlib import Path

import msgspec
from msgspec import structs

from automatable import games as all_games
from automatable.core.engine.errors import UserError
from automatable.core.topics.simulation import STEPS
from automatable.lab.analysis.tabular import TableRow, Tabular
from automatable.lab.humans.models import HumanLike, load_model
from automatable.lab.runs.errors import with_sentence
from automatable.lab.runs.folder import write
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.plan import GameLike, make_plan
from automatable.lab.runs.seeds import game_seed
from automatable.lab.variants import VariantLike, game_of, simulation_for
from automatable.play.history.par import SHOWN, AtTurn, Par, shipped

FEWEST = 100
"""A turn seen in fewer games than this is left out, as is one that fewer than 1 in 50 games reach."""


class ParTable(Tabular):
    """The scores that win so many of 100 games, by level and turn."""

    def __init__(self, par: Par) -> None:
        self.par = par

    def rows(self) -> list[TableRow]:
        """One row for each level and turn; turn 0 means any."""
        return [
            {
                "level": level,
                "turn": row.turn,
                "games": row.games,
                **{f"wins_{wins}": row.score(wins) for wins in SHOWN.values()},
                "practice": ", ".join(self.par.practice),
            }
            for level, rows in self.par.levels.items()
            for row in rows
        ]

    def html(self) -> str:
        """The table and a chart, for a notebook."""
        from automatable.lab.report.notebook import par_html

        return par_html(self)


@with_sentence()
def par(
    game: GameLike,
    *,
    variant: VariantLike | None = None,
    level: str | Sequence[str] = "all",
    human: str | HumanLike = "steady",
    games: int | None = None,
    seed: int = 1,
    box: Mapping[str, object] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> ParTable:
    """The score that beats the Automa in 50, 80 and 95 of 100 games, by the turn in which the game ends.

    Without ``games`` it is the shipped table; else so many games of each level are played.
    """
    if games is not None:
        how = {"variant": variant, "human": human, "games": games, "seed": seed, "box": box}
        return ParTable(make_par(game, level=level, progress=progress, **how))  # type: ignore[arg-type]
    id, rules, own = game_of(game)
    found = shipped(all_games.game_class(id).folder)
    if found is None or variant is not None or rules is not None or own or box:
        why = simulation_for(id, rules).no_par if found is None else ""
        raise UserError(why) if why else UserError("lab-no-par", game=id)
    levels = found.levels if level == "all" else (level,) if isinstance(level, str) else level
    for each in levels:
        if each not in found.levels:
            raise UserError("lab-unknown-level", level=each, game=id, levels=", ".join(found.levels))
    return ParTable(structs.replace(found, levels={each: found.levels[each] for each in levels}))


def make_par(
    game: GameLike,
    *,
    variant: VariantLike | None = None,
    level: str | Sequence[str] = "all",
    human: str | HumanLike = "steady",
    games: int = 2000,
    seed: int = 1,
    box: Mapping[str, object] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Par:
    """Play these levels and look at the Automa's score after each of its turns."""
    plan = make_plan(
        game, variant=variant, level=level, human=human, games=games, seed=seed, box=box, cards=0
    )
    loaded, simulation = plan.load(), plan.simulation
    (source,) = plan.models
    model = load_model(source, simulation)
    found = {}
    for number, each in enumerate(plan.levels):
        table = LabTable(loaded, simulation, model, {**plan.setup, "level": each})
        seen: dict[int, list[int]] = {}
        for played in range(games):
            for turn, total in table.standings(game_seed(seed, played)).items():
                seen.setdefault(turn, []).append(total)
            if progress is not None:
                progress(number * games + played + 1, len(plan.levels) * games)
        found[each] = tuple(
            AtTurn(turn, len(totals), needed(totals))
            for turn, totals in sorted(seen.items())
            if len(totals) >= fewest_of(games)
        )
    practice = loaded.components.practice(table.start)
    return Par(plan.game, games, seed, source.named or source.name, plan.code, practice, found)


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
