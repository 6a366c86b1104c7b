"""The lab: many games of an Automa, counted. It runs the engine that plays at the table.

A name is imported when it is first used: a worker process needs few of them and starts faster.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from automatable.core.topics.simulation import ModelContext
    from automatable.lab.analysis.compare import Comparison, compare
    from automatable.lab.analysis.measures import ByTurn
    from automatable.lab.analysis.par import ParTable, par
    from automatable.lab.analysis.results import Results
    from automatable.lab.analysis.sensitivity import Sensitivity, sensitivity
    from automatable.lab.analysis.targets import Target, Tuned
    from automatable.lab.analysis.tune import tune
    from automatable.lab.report.report import write_report
    from automatable.lab.runs.plan import Plan, make_plan
    from automatable.lab.runs.runner import Stopped, read, run
    from automatable.lab.runs.stepping import Played, play
    from automatable.lab.variants import replace_rules

_MODULES = {
    "core.topics.simulation": ("ModelContext",),
    "lab.analysis.compare": ("Comparison", "compare"),
    "lab.analysis.measures": ("ByTurn",),
    "lab.analysis.par": ("ParTable", "par"),
    "lab.analysis.results": ("Results",),
    "lab.analysis.sensitivity": ("Sensitivity", "sensitivity"),
    "lab.analysis.targets": ("Target", "Tuned"),
    "lab.analysis.tune": ("tune",),
    "lab.report.report": ("write_report",),
    "lab.runs.plan": ("Plan", "make_plan"),
    "lab.runs.runner": ("Stopped", "read", "run"),
    "lab.runs.stepping": ("Played", "play"),
    "lab.variants": ("replace_rules",),
}
"""Where each name is found."""

__all__ = [
    "ByTurn",
    "Comparison",
    "ModelContext",
    "ParTable",
    "Plan",
    "Played",
    "Results",
    "Sensitivity",
    "Stopped",
    "Target",
    "Tuned",
    "compare",
    "make_plan",
    "par",
    "play",
    "read",
    "replace_rules",
    "run",
    "sensitivity",
    "tune",
    "write_report",
]


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"automatable.{module}"), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
