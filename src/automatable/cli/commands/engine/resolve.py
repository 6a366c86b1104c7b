"""``automatable resolve``: apply one event to one position, JSON in and JSON out."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from automatable import games as library
from automatable.cli.json_input import json_of, object_in, own_game, state_of, text_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game
from automatable.core.engine.resolution import Resolution

RESOLVE_EXAMPLE = """\b
Example:
  echo '{"game": "scythe", "event": {"type": "card-turned", "card": 3},
         "options": {"setup": {"automa": "nordic", "human": "crimea"}}}' | automatable resolve -"""


@click.command(epilog=RESOLVE_EXAMPLE)
@click.argument("file", metavar="FILE|-")
def resolve(file: str) -> None:
    """Apply one event to one position: JSON in, JSON out.

    Input: {"game", "position" (JSON form or short text), "event", "options": {"setup", "box", "story"}}.
    Without a position a new game starts with options.setup. "story": false leaves the explanation empty.
    Output: {"position", "instructions", "explanation", "questions"}.
    """
    game, resolution = resolved(file)
    answer = {
        "position": game.to_json(resolution.state),
        "instructions": resolution.instructions,
        "explanation": resolution.explanation,
        "questions": resolution.questions or game.open_questions(resolution.state),
    }
    click.echo(msgspec.json.encode(answer))


def resolved(file: str, explain: bool = True) -> tuple[Game[Any, Any], Resolution[Any]]:
    """Read a position and an event from a file and apply the event."""
    data = json_of(text_of(file), file)
    for key in data:
        if key not in ("game", "position", "event", "options"):
            raise UserError("cli-unknown-key", file=file, key=key)
    for key in ("game", "event"):
        if key not in data:
            raise UserError("cli-missing-key", file=file, key=key)
    options = object_in(data, "options", file)
    for key in options:
        if key not in ("setup", "box", "story"):
            raise UserError("cli-unknown-key", file=file, key=f"options.{key}")
    name = data["game"]
    if "box" in options:
        game = library.load(name, object_in(options, "box", f"{file}: options"), f"{file}: options.box")
    else:
        game = own_game(name)
    if "position" in data:
        state = state_of(game, data["position"])
    else:
        state = game.new(game.decode_setup(object_in(options, "setup", f"{file}: options")))
    return game, game.apply(state, game.decode_event(data["event"]), bool(options.get("story", explain)))
