"""``automatable decide``: run one rule on one position or on many."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec

from automatable.cli.json_input import json_of, lines_of, object_in, own_game, state_of, text_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game
from automatable.core.engine.limits import bounded

DECIDE_EXAMPLE = """\b
Example:
  echo '{"automa": {"faction": "nordic", "workers": ["R1C4", "R1C5"]}, "human": {"faction": "crimea"}}' |
    automatable decide scythe move-worker -"""


@click.command(epilog=DECIDE_EXAMPLE)
@click.argument("game")
@click.argument("rule")
@click.argument("file", metavar="FILE|-")
@click.option("--batch", is_flag=True, help="Read one JSON position per line, print one answer per line.")
@click.option(
    "--no-story",
    "no_explanation",
    is_flag=True,
    help="Print only the choice, without the explanation; faster.",
)
def decide(game: str, rule: str, file: str, batch: bool, no_explanation: bool) -> None:
    """Run one RULE of the rulebook on one position.

    Input: a position in JSON form, or {"position": ..., "args": {...}}. Output: {"choice": ...,
    "explanation": [...]}; the choice is null if there is none. `automatable rules GAME` lists the rules.
    """
    loaded = own_game(game)
    loaded.rule(rule)
    if not batch:
        click.echo(_decide(loaded, rule, text_of(file), file, not no_explanation))
        return
    from automatable.cli import sentence

    failed = False
    write = sys.stdout.buffer.write
    for number, line in lines_of(file):
        try:
            answer = _decide(loaded, rule, line, f"{file}, line {number}", not no_explanation)
        except UserError as user_error:
            failed = True
            answer = msgspec.json.encode({"error": sentence(user_error), "line": number})
        write(answer + b"\n")
    sys.stdout.flush()
    if failed:
        sys.exit(1)


def _decide(game: Game[Any, Any], rule: str, text: bytes, where: str, explanation: bool) -> bytes:
    data = json_of(text, where)
    position, args = (data["position"], object_in(data, "args", where)) if "position" in data else (data, {})
    bounded(args)
    decision = game.decide(rule, state_of(game, position), args, explanation)
    if explanation:
        return msgspec.json.encode(decision)
    return msgspec.json.encode({"choice": decision.choice})
