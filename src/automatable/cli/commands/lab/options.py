"""Options that several commands of the lab share, and output as JSON."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click
import msgspec

from automatable.cli import language
from automatable.lab.analysis.box_layers import read_layer
from automatable.lab.analysis.compare import option_of
from automatable.lab.report.labels import Labels

Command = Callable[..., Any]

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of tables and report.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
WORKERS = click.option("--workers", default=os.cpu_count() or 1, show_default="all cores", help="Processes.")
CLUSTER = click.option("--cluster", metavar="tcp://HOST:PORT", help="A Dask scheduler instead of processes.")
SEED = click.option("--seed", default=1, show_default=True, help="The same seed gives the same numbers.")
BOX = click.option("--box", "box_file", type=click.Path(), help="A box file laid over the shipped box.")
SET = click.option("--set", "setup", multiple=True, metavar="KEY=VALUE", help="A set-up option.")
VARIANT = click.option("--variant", metavar="FILE.py:CLASS", help="Play by the rules of this class.")

PLAYING = (
    click.option("--games", default=1000, show_default=True, help="Games per level and human model."),
    SEED,
    click.option(
        "--human", "humans", multiple=True, help="A human model: a name, module:function or file.py:function."
    ),
    BOX,
    SET,
    click.option(
        "--out",
        type=click.Path(path_type=Path),
        help="Save the run here; run again to resume it, or with more games to extend it.",
    ),
    WORKERS,
    CLUSTER,
    JSON,
    LANG,
)
"""The options of every command that plays many games."""


def playing(command: Command) -> Command:
    """Add the options of every command that plays many games."""
    for option in PLAYING:
        command = option(command)

    @wraps(command)
    def wrapped(*, humans: tuple[str, ...], lang: str | None, **how: Any) -> Any:
        if humans and humans != ("all",):
            how["human"] = humans
        return command(lang=lang or language(), **with_box(how))

    return wrapped


def with_box(how: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a call, with the box file read and the set-up options parsed."""
    box_file, setup = how.pop("box_file"), how.pop("setup")
    how["box"] = read_layer(box_file) if box_file else {}
    how["setup"] = dict(option_of(each) for each in setup)
    return how


def print_json(value: object) -> None:
    """Print plain data as JSON; a number that is not known is null."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=1))


def print_files(files: tuple[Path, ...], labels: Labels) -> None:
    """Say which files were written."""
    for file in files:
        click.echo(labels.say("written", file=str(file)))
