"""The lab: many games of an Automa, counted. It runs the engine that plays at the table."""

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
