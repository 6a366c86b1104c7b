"""What all parts of a report need: the results, their labels, levels and models, and the values by level."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from automatable.lab.report import page
from automatable.lab.report.labels import Labels
from automatable.lab.runs.counters import Frequencies

if TYPE_CHECKING:
    from automatable.lab.analysis.results import Results


class ReportContext:
    """The results of a run in one language."""

    def __init__(self, results: Results, labels: Labels) -> None:
        self.results = results
        self.labels = labels
        self.say = labels.say
        self.simulation = results.simulation
        self.levels = list(results.plan.levels)
        self.models = [model.name for model in results.plan.models]
        self.trying = [model for model in self.models if results.tries(model)]
        """The models that try to win."""
        self.practice = results.plan.practice
        self.tint = {level: (n + 1) / len(self.levels) for n, level in enumerate(self.levels)}

    def section(self, title: str, inside: str, *notes: str) -> str:
        """A part of the report, with notes of the lab below."""
        below = "".join(page.note(self.say(each)) for each in notes)
        return page.section(self.labels, self.title(title), inside + below, self.practice)

    def title(self, title: str) -> str:
        """A heading: a message of the game, or one of the lab."""
        return self.labels.words.say(title) if self.labels.words.has(title) else self.say(title)

    def values(self, level: str, measure: str) -> Frequencies:
        """How often each value was seen, all models that try to win together; without any, all."""
        found: Frequencies = {}
        for model in self.trying or self.models:
            for value, count in self.results.values(level, model, measure).items():
                found[value] = found.get(value, 0) + count
        return found

    def by_turn(self) -> bool:
        """Whether games end at one turn or another; in some they always have the same length."""
        lengths = (self.values(level, "turns") for level in self.levels)
        return self.simulation.time == "turn" and any(len(each) > 1 for each in lengths)

    def short(self, level: str) -> str:
        """A level without the brackets in its name, for the end of a line."""
        return self.labels.level(level).split(" (")[0]

    def row_name(self, level: str, model: str, models: int) -> tuple[str, str]:
        """Group and label of a row: a model under its level, levels under an only model."""
        found = self.labels.level(level), self.labels.model(model)
        return (found[1], found[0]) if models == 1 else found

    def notes(self, *texts: str) -> str:
        """Notes with texts of the game."""
        return "".join(f'<p class="note">{escape(each)}</p>' for each in texts)
