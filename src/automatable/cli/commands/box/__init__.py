"""``automatable box``: printed values, where they come from, and the user's own box; one file per command."""

from __future__ import annotations

import click

from automatable.cli.commands.box.check import check
from automatable.cli.commands.box.compare import compare
from automatable.cli.commands.box.correct import correct
from automatable.cli.commands.box.enter import enter
from automatable.cli.commands.box.export import export_
from automatable.cli.commands.box.import_box import import_
from automatable.cli.commands.box.link import link
from automatable.cli.commands.box.shelf import shelf
from automatable.cli.commands.box.show import show


@click.group()
def box() -> None:
    """Show, enter, correct and share printed values."""


for command in (show, shelf, enter, correct, export_, import_, link, compare, check):
    box.add_command(command)
