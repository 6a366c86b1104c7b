"""A game of the lab as a saved game, which the companion opens and shows step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.engine.choices import Mask
from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.lab.runs.folder import read_plan
from automatable.lab.runs.game_loop import LabResolver, LabTable
from automatable.lab.runs.plan import Plan, code_digest
from automatable.lab.runs.seeds import game_seed
from automatable.lab.runs.stepping import table_of
from automatable.play.session import Start, Step

SEED_MOST = (1 << 53) - 1
"""The largest seed a page can keep exactly."""


class RecordingResolver(LabResolver):
    """Answers as always, and keeps the answers as steps of the table."""

    __slots__ = ("answered",)

    def __init__(self, table: LabTable, like: LabResolver) -> None:
        super().__init__(table, like.decks, like.context, False)
        self.answered: list[Step] = []

    def ask(self, question: Question) -> Any:
        if question.id not in self.given:
            dealt = question.deck is not None
            self.answered.append(Step(question.answer(super().ask(question)), dealt=dealt, auto=dealt))
        return self.given[question.id]

    def draw(self, draw: Draw, left: Mask | None = None) -> int:
        number = super().draw(draw, left)
        event = {"type": "answered", "question": draw.id, "value": draw.deck.values[number]}
        self.answered.append(Step(event, dealt=True, auto=True))
        return number

    def roll(self, deck: Deck, count: int, draw: Callable[[int], Draw]) -> list[int]:
        return Resolver.roll(self, deck, count, draw)

    def deal(
        self, deck: Deck, left: int, places: Sequence[int], draw: Callable[[int, int], Draw]
    ) -> list[int]:
        return Resolver.deal(self, deck, left, places, draw)


def kept_plan(folder: Path, game: str, level: str, model: str, number: int = 0) -> Plan:
    """The plan of a run that was kept and has this game, with this level and human model of it alone."""
    plan = read_plan(folder)
    if plan.game != game:
        raise UserError("lab-other-plan", folder=str(folder), what="game", kept=plan.game, asked=game)
    if plan.code != code_digest(game):
        raise UserError("lab-other-code", folder=str(folder))
    if level not in plan.levels:
        raise UserError("lab-run-level", folder=str(folder), level=level, levels=", ".join(plan.levels))
    found = tuple(source for source in plan.models if source.name == model)
    if not found:
        models = ", ".join(source.name for source in plan.models)
        raise UserError("lab-run-model", folder=str(folder), model=model, models=models)
    if number >= plan.games:
        raise UserError("lab-run-game", folder=str(folder), number=number, last=plan.games - 1)
    return structs.replace(plan, levels=(level,), models=found)


def saved_game(plan: Plan, number: int) -> tuple[Start, list[Step], int]:
    """Game ``number`` of a plan with one level and one model: start, steps, and where its first turn is."""
    if plan.variant is not None:
        raise UserError("lab-keep-variant")
    table = table_of(plan)
    seed = game_seed(plan.seed, number)
    r = RecordingResolver(table, table.resolver(seed))
    steps: list[Step] = []
    first = None
    for before, event, _ in table.steps(r):
        draw = table.game.next_draw(before)
        dealt = draw is not None and draw.event == type(event).__struct_config__.tag
        if first is None and draw is not None and draw.waits:
            first = len(steps)
        auto = draw is not None and dealt and not draw.waits and bool(steps)
        steps.append(Step(msgspec.to_builtins(event), dealt=dealt, auto=auto))
        steps += r.answered
        r.answered.clear()
    setup = {**plan.setup, "level": plan.levels[0]}
    return Start(plan.game, setup, seed & SEED_MOST, box=plan.box, watched=True), steps, first or 0
