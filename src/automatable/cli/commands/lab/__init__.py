"""The lab on the command line: run, compare, tune, sensitivity, par, keep, report."""

from __future__ import annotations

import click

from automatable.cli.commands.lab.compare import compare
from automatable.cli.commands.lab.keep import keep
from automatable.cli.commands.lab.par import par
from automatable.cli.commands.lab.run import report, run
from automatable.cli.commands.lab.sensitivity import sensitivity
from automatable.cli.commands.lab.tune import tune


@click.group()
def lab() -> None:
    """Play an Automa many times: run, compare, tune, report."""


for command in (run, compare, tune, sensitivity, par, keep, report):
    lab.add_command(command)
