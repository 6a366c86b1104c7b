"""What the commands that read another box share."""

from __future__ import annotations

import click

from automatable.cli.json_input import text_of
from automatable.locales import Words
from automatable.play.responses import BoxDifference


def show_difference(one: BoxDifference, words: Words) -> None:
    """Print a difference: component, value, mine and theirs."""
    mine, theirs = words.value(one.mine), words.value(one.theirs)
    click.echo(f"{words.called([one.component])} · {words.called(one.names)}: {mine} | {theirs}")


def box_text(box: str) -> str:
    """Return the text of a file, or a link unchanged."""
    return box if "#/box/" in box else text_of(box).decode(errors="replace")
