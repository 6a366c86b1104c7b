"""Options of the commands that share a box."""

from __future__ import annotations

import click

BY = click.option("--by", default="", help="Who entered the values; saved with them.")
EDITION = click.option("--edition", default="", help="The edition they were read from; saved with them.")
