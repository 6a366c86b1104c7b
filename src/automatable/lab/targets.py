"""What a search is asked for and what it found: targets, free values, trials, the best box."""

from __future__ import annotations

import re
from collections import Counter
from math import isnan
from typing import Any

from msgspec import Struct

from automatable.core.refused import Refused
from automatable.lab.boxes import to_toml
from automatable.lab.plan import Plan
from automatable.lab.refusal import Refusal
from automatable.lab.results import SHARES
from automatable.lab.statistics import Estimate
from automatable.locales import Words
from automatable.play.studies import study_of

_TARGET = re.compile(r"(?P<measure>[a-z0-9 -]+?)(@(?P<model>[\w-]+))?=(?P<value>-?\d+(\.\d+)?)")
_FREE = re.compile(r"(?P<key>[\w.-]+)=(?P<low>-?\d+):(?P<high>-?\d+)")


class Target(Struct, frozen=True):
    """A mean the designer wants: of a measure, against a model (``against`` says which if not named)."""

    measure: str
    value: float
    model: str = ""


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
    refused: Refusal | None = None
    spread: dict[str, float] = {}
    """Standard deviations in this trial's games."""


class Asked(Struct, frozen=True):
    """What stands in ``search.json``: everything the trials of a search depend on."""

    plan: Plan
    free: tuple[Free, ...]
    targets: tuple[Target, ...]
    explore: int
    under: str


class Tuned(Struct, frozen=True):
    """The best box found, and what it reaches in fresh games it was not chosen by."""

    values: dict[str, int]
    box: dict[str, Any]
    reached: dict[str, Estimate]
    targets: tuple[Target, ...]
    trials: tuple[Trial, ...]
    loss: float
    printed: tuple[str, ...] = ()
    """Keys that were tuned although their values stand in print."""
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

    def met(self, target: Target) -> bool:
        """Whether the target lies in the interval of what was reached."""
        value, low, high = self.reached[name_of(target)]
        return not isnan(value) and low <= target.value <= high

    @property
    def missed(self) -> tuple[Target, ...]:
        """Targets outside of the interval of what was reached."""
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

    def refused(self, language: str = "en") -> Counter[str]:
        """Why boxes were refused, in words, and how often."""
        words = Words(language)
        return Counter(words.refusal(trial.refused.refused()) for trial in self.trials if trial.refused)

    @property
    def toml(self) -> str:
        """The best box as a file."""
        return to_toml(self.box)


def target_of(text: str) -> Target:
    """``turns=21``, ``human-wins@steady=0.5``."""
    found = _TARGET.fullmatch(text)
    if not found:
        raise Refused("lab-bad-target", text=text)
    return Target(found["measure"], float(found["value"]), found["model"] or "")


def free_of(text: str) -> Free:
    """``star_cards.automa.stars.0=6:12``."""
    found = _FREE.fullmatch(text)
    if not found or int(found["low"]) > int(found["high"]):
        raise Refused("lab-bad-free", text=text)
    return Free(found["key"], int(found["low"]), int(found["high"]))


def name_of(target: Target) -> str:
    """A target's measure and model, as it is written."""
    return f"{target.measure}@{target.model}" if target.model else target.measure


def meant(game: str, target: Target) -> str:
    """The model of a target where none was given: for wins the first that tries to win, else nobody."""
    if target.model:
        return target.model
    trying = (name for name, model in study_of(game).models.items() if model.tries)
    return next(trying, "absent") if target.measure in SHARES else "absent"
