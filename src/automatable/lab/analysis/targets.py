"""A search for a box: its targets, its free values, its trials and the best box it found."""

from __future__ import annotations

import re
from collections import Counter
from math import isnan

from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.lab.analysis.results import SHARES
from automatable.lab.analysis.statistics import Estimate
from automatable.lab.analysis.tabular import TableRow, Tabular
from automatable.lab.runs.errors import JobError
from automatable.lab.runs.plan import Plan
from automatable.locales import Words
from automatable.play.boxes import toml_writer
from automatable.play.simulations import AnySimulation

_TARGET = re.compile(
    r"(?P<measure>[\w -]+?)(@(?P<model>[\w-]+))?=(?P<value>-?\d+(\.\d+)?)(~(?P<tolerance>\d+(\.\d+)?))?"
)
_FREE = re.compile(r"(?P<key>[\w.-]+)=(?P<low>-?\d+):(?P<high>-?\d+)")


class Target(Struct, frozen=True):
    """A mean that is wanted: of a measure, against a model, within a tolerance if there is one."""

    measure: str
    value: float
    model: str = ""
    tolerance: float | None = None


class Free(Struct, frozen=True):
    """A value of the box that may be changed, from low to high."""

    key: str
    low: int
    high: int


class Trial(Struct, frozen=True):
    """One box that was tried. The loss is the squared distance to the targets in standard deviations."""

    number: int
    values: dict[str, int]
    reached: dict[str, float]
    loss: float | None
    error: JobError | None = None
    spread: dict[str, float] = {}
    """Standard deviations in this trial's games."""


class SearchPlan(Struct, frozen=True):
    """The content of ``search.json``: everything the trials of a search depend on."""

    plan: Plan
    free: tuple[Free, ...]
    targets: tuple[Target, ...]
    explore: int
    under: str


class Tuned(Struct, Tabular, frozen=True):
    """The best box found, and the means it reaches in fresh games that it was not chosen by."""

    values: dict[str, int]
    box: Data
    reached: dict[str, Estimate]
    targets: tuple[Target, ...]
    trials: tuple[Trial, ...]
    loss: float
    printed: tuple[str, ...] = ()
    """Keys that were tuned although their values are printed ones."""
    explored: tuple[str, ...] = ()
    """Keys that were freed because they matter."""
    practice: tuple[str, ...] = ()
    """Tables of practice values it rests on."""
    models: dict[str, str] = {}
    """The human model of each target."""
    games: int = 0
    """Games of each trial."""
    fresh: int = 0
    """Games of the best box that it was not chosen by."""
    whole: bool = False
    """Whether every box in the ranges was tried."""
    unchanged: bool = False
    """Whether the best box is the box as it was."""
    game: str = ""
    """The game whose box was tuned."""

    def met(self, target: Target) -> bool:
        """Whether the mean lies within the tolerance of the target, or its interval holds the target."""
        value, low, high = self.reached[name_of(target)]
        if target.tolerance is not None:
            return abs(value - target.value) <= target.tolerance
        return not isnan(value) and low <= target.value <= high

    def verdict(self, target: Target) -> str:
        """How a target was met: ``within`` the tolerance, ``met`` by the mean's interval, or ``missed``."""
        if not self.met(target):
            return "missed"
        return "met" if target.tolerance is None else "within"

    @property
    def missed(self) -> tuple[Target, ...]:
        """Targets that were not met."""
        return tuple(target for target in self.targets if not self.met(target))

    def nearest(self, target: Target) -> tuple[Trial | None, Trial | None]:
        """The boxes whose means in their trials lie nearest below and nearest above a target."""
        name = name_of(target)
        seen = [trial for trial in self.trials if name in trial.reached]
        below = [trial for trial in seen if trial.reached[name] < target.value]
        above = [trial for trial in seen if trial.reached[name] >= target.value]
        low = max(below, key=lambda trial: (trial.reached[name], -(trial.loss or 0)), default=None)
        high = min(above, key=lambda trial: (trial.reached[name], trial.loss or 0), default=None)
        return low, high

    def refusals(self, language: str = "en") -> Counter[str]:
        """Why boxes were refused, in words, and how often."""
        words = Words(language)
        return Counter(words.error_sentence(trial.error.user_error()) for trial in self.trials if trial.error)

    def rows(self) -> list[TableRow]:
        """One row for each target."""
        return [
            {
                "measure": target.measure,
                "model": self.models[name_of(target)],
                "wanted": target.value,
                "tolerance": target.tolerance,
                "reached": self.reached[name_of(target)].value,
                "low": self.reached[name_of(target)].low,
                "high": self.reached[name_of(target)].high,
                "met": self.met(target),
            }
            for target in self.targets
        ]

    def html(self) -> str:
        """A table and a chart of the targets, and the box, for a notebook."""
        from automatable.lab.report.notebook import tuned_html

        return tuned_html(self)

    @property
    def toml(self) -> str:
        """The best box as a file."""
        return toml_writer.dumps(self.box)


def target_of(text: str) -> Target:
    """``turns=21``, ``human-wins@steady=0.5``, ``automa=80~0.5`` with a tolerance."""
    found = _TARGET.fullmatch(text)
    if not found:
        raise UserError("lab-bad-target", text=text)
    tolerance = float(found["tolerance"]) if found["tolerance"] else None
    return Target(found["measure"], float(found["value"]), found["model"] or "", tolerance)


def free_of(text: str) -> Free:
    """``star_cards.automa.stars.0=6:12``."""
    found = _FREE.fullmatch(text)
    if not found or int(found["low"]) > int(found["high"]):
        raise UserError("lab-bad-free", text=text)
    return Free(found["key"], int(found["low"]), int(found["high"]))


def name_of(target: Target) -> str:
    """A target's measure and model, as it is written."""
    return f"{target.measure}@{target.model}" if target.model else target.measure


def default_model(simulation: AnySimulation, target: Target) -> str:
    """The model of a target where none was given: for wins the first that tries to win, else ``absent``."""
    if target.model:
        return target.model
    trying = (name for name, model in simulation.models.items() if model.tries)
    return next(trying, "absent") if target.measure in SHARES else "absent"
