"""The player's mat: its values are asked when a rule of the Automas needs them."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules.timers import YES_OR_NO

LEGENDARY = "legendary"


def ask_legendary(state: State, r: Resolver) -> tuple[State, bool]:
    """Ask whether the player has the legendary achievement victory point, if unknown."""
    has = state.human.legendary
    if has is None:
        has = bool(r.ask(Question("legendary", "pendulum-ask-legendary", "final-reward", options=YES_OR_NO)))
        state = structs.replace(state, human=structs.replace(state.human, legendary=has))
    return state, has


def ask_track(box: Box, state: State, track: int, r: Resolver) -> tuple[State, int]:
    """Ask for the player's place on a track, if unknown."""
    place = state.human.tracks[track]
    if place is None:
        name = box.mat.tracks[track]
        args = {"track": f"@track-{name}"}
        asked = Question(f"track-{name}", "pendulum-ask-track", "own-tracks", args, box.own_places)
        place = int(r.ask(asked))
        tracks = list(state.human.tracks)
        tracks[track] = place
        state = structs.replace(state, human=structs.replace(state.human, tracks=tuple(tracks)))
    return state, place


def ask_glory(box: Box, state: State, track: int, r: Resolver) -> tuple[State, int]:
    """Ask for the glory cubes on a track, if unknown; they stay on a track that was paid down (P14)."""
    glory = state.human.glory[track]
    if glory is None:
        name = box.mat.tracks[track]
        args = {"track": f"@track-{name}"}
        glory = int(r.ask(Question(f"glory-{name}", "pendulum-ask-glory", "own-tracks", args)))
        found = list(state.human.glory)
        found[track] = glory
        state = structs.replace(state, human=structs.replace(state.human, glory=tuple(found)))
    return state, glory
