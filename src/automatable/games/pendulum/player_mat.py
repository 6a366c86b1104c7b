"""The player's mat: what the Automas' rules must know of it is asked, at the moment it matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum.state import State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.timers import YES_OR_NO

LEGENDARY = "legendary"


def ask_legendary(state: State, r: Resolving) -> tuple[State, bool]:
    """Whether the player has the legendary achievement victory point."""
    has = state.human.legendary
    if has is None:
        has = bool(r.ask(Question("legendary", "pendulum-ask-legendary", "final-reward", options=YES_OR_NO)))
        state = structs.replace(state, human=structs.replace(state.human, legendary=has))
    return state, has


def ask_track(box: Box, state: State, track: int, r: Resolving) -> tuple[State, int]:
    """Where the player stands on a track."""
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


def ask_glory(box: Box, state: State, track: int, r: Resolving) -> tuple[State, int]:
    """How many glory cubes lie on a track; they stay where a track was paid down (P14)."""
    glory = state.human.glory[track]
    if glory is None:
        name = box.mat.tracks[track]
        args = {"track": f"@track-{name}"}
        glory = int(r.ask(Question(f"glory-{name}", "pendulum-ask-glory", "own-tracks", args)))
        found = list(state.human.glory)
        found[track] = glory
        state = structs.replace(state, human=structs.replace(state.human, glory=tuple(found)))
    return state, glory


def given(box: Box, state: State, args: Mapping[str, Any], rule: str) -> State:
    """The player's side as given in the arguments of a rule asked alone, named like the questions."""
    human = state.human
    tracks, glory = list(human.tracks), list(human.glory)
    for number, name in enumerate(box.mat.tracks):
        place, cubes = args.get(f"track-{name}", tracks[number]), args.get(f"glory-{name}", glory[number])
        if place is not None and (place not in range(-box.mat.before, box.mat.parchment + 1) or not place):
            raise Refused("core-bad-input", rule=rule, input=f"track-{name}", value=str(place))
        if cubes is not None and (not isinstance(cubes, int) or cubes < 0):
            raise Refused("core-bad-input", rule=rule, input=f"glory-{name}", value=str(cubes))
        tracks[number], glory[number] = place, cubes
    legendary = args.get(LEGENDARY, human.legendary)
    if legendary not in (None, True, False):
        raise Refused("core-bad-input", rule=rule, input=LEGENDARY, value=str(legendary))
    human = structs.replace(human, tracks=tuple(tracks), glory=tuple(glory), legendary=legendary)
    return structs.replace(state, human=human)
