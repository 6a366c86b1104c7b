"""The lab: what an Automa does over many games. It runs the engine that plays at the table."""

from automatable.core.study import Person
from automatable.lab.comparing import Comparison, compare
from automatable.lab.measures import ByTurn
from automatable.lab.plan import Plan, make_plan
from automatable.lab.report import write_report
from automatable.lab.results import Results
from automatable.lab.running import Stopped, read, run
from automatable.lab.sensitivity import Sensitivity, sensitivity
from automatable.lab.stepping import Played, play
from automatable.lab.targets import Target, Tuned
from automatable.lab.tuning import tune

__all__ = [
    "ByTurn",
    "Comparison",
    "Person",
    "Plan",
    "Played",
    "Results",
    "Sensitivity",
    "Stopped",
    "Target",
    "Tuned",
    "compare",
    "make_plan",
    "play",
    "read",
    "run",
    "sensitivity",
    "tune",
    "write_report",
]
