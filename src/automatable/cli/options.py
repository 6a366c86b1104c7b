"""Options that several commands share."""

from __future__ import annotations

import click

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")
