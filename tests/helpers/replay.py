"""Recorded playthroughs played again from their events: what came out of each, as plain JSON, line by line.

Runs in any Python that has the engine, so that two of them can be compared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import msgspec

from automatable import games


def replayed(name: str, text: str) -> Iterator[str]:
    """For each event the digest of state, instructions and explanation, and the position as text."""
    first, *rest = text.splitlines()
    game = games.load(name)
    state = game.new(game.decode_setup(json.loads(first)))
    for line in rest:
        if not line.startswith("> "):
            continue
        resolution = game.apply(state, game.decode_event(json.loads(line[2:])), explain=True)
        state = resolution.state
        given = msgspec.json.encode(resolution, order="deterministic")
        shown = game.to_text(state) if state.pending is None else ""
        yield f"{hashlib.sha256(given).hexdigest()} {shown}"
    yield msgspec.json.encode(game.result(state), order="deterministic").decode()
