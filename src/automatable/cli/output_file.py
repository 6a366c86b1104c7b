"""Output of commands: a file or standard output."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from automatable.play.storage.data_dir import write_whole

STANDARD_OUTPUT = ("-", "/dev/stdout")


def write_file(file: str, text: str | Iterable[str]) -> None:
    """Write the text to a file atomically; ``-`` and ``/dev/stdout`` are standard output."""
    if file not in STANDARD_OUTPUT:
        write_whole(Path(file), text)
        return
    for part in (text,) if isinstance(text, str) else text:
        click.echo(part, nl=False)
