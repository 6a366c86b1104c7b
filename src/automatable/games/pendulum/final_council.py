"""The final council's own rule: the Automas take what the player would want most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, each, first, mask_of, most, prefer
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum.state import State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.timers import YES_OR_NO

LEGENDARY = "legendary"


class Final(NamedTuple):
    """Rewards by the track they belong to (0 to 2 as on the player mat, then legendary)."""

    tracks: tuple[str, ...]
    there: Mask
    lacks_legendary: bool
    to_end: tuple[int, ...]


def _name(ctx: Final, track: int) -> str:
    return f"@track-{ctx.tracks[track]}"


THERE: Keep[Final] = Keep(
    "final-reward", _name, Condition("pendulum-keep-still-there", lambda ctx: ctx.there, ruling="P4")
)
WANTED: Pick[Final] = Pick(
    "final-reward",
    _name,
    prefer(
        "pendulum-pick-legendary-first",
        lambda ctx: 1 << ctx.tracks.index(LEGENDARY) if ctx.lacks_legendary else 0,
    ),
    most("pendulum-pick-farthest", lambda ctx, track: ctx.to_end[track], ruling="P4"),
    first("pendulum-pick-topmost"),
)


def final_reward(box: Box, state: State, r: Resolving) -> tuple[State, str | None]:
    """Rule final-reward: the legendary card if the player lacks it, else the track they are farthest on."""
    tracks = (*box.mat.tracks, LEGENDARY)
    names = {box.rewards[reward].track: reward for reward in box.final_rewards}
    there = mask_of([n for n, track in enumerate(tracks) if names[track] in state.council])
    state, has = ask_legendary(state, r)
    legendary = 1 << tracks.index(LEGENDARY)
    to_end = [0] * len(tracks)
    if has or not there & legendary:
        state, to_end = _distances(box, state, there & ~legendary, r)
    ctx = Final(tracks, there, not has, tuple(to_end))
    track = WANTED.among(THERE.among((1 << len(tracks)) - 1, ctx, r), ctx, r)
    return state, None if track is None else names[tracks[track]]


def _distances(box: Box, state: State, wanted: Mask, r: Resolving) -> tuple[State, list[int]]:
    """Spaces to the end of each track asked for; at the end of all of them glory counts beyond it (P4)."""
    to_end = [0] * (len(box.mat.tracks) + 1)
    for track in each(wanted):
        state, place = ask_track(box, state, track, r)
        to_end[track] = _to_end(box, place)
    if state.advanced and not any(to_end):
        for track in each(wanted):
            state, glory = ask_glory(box, state, track, r)
            to_end[track] = -glory
    return state, to_end


def _to_end(box: Box, place: int) -> int:
    """Spaces from a place on a track to its last one."""
    return box.mat.parchment - place - (1 if place < 0 else 0)


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
        options = tuple(
            Option(n, "pendulum-before" if n < 0 else "pendulum-inside", {"spaces": abs(n)})
            for n in range(-box.mat.before, box.mat.parchment + 1)
            if n
        )
        asked = Question(
            f"track-{name}", "pendulum-ask-track", "own-tracks", {"track": f"@track-{name}"}, options
        )
        place = int(r.ask(asked))
        tracks = list(state.human.tracks)
        tracks[track] = place
        state = structs.replace(state, human=structs.replace(state.human, tracks=tuple(tracks)))
    return state, place


def ask_glory(box: Box, state: State, track: int, r: Resolving) -> tuple[State, int]:
    """How many glory cubes lie on a track; only a track at its end can have any."""
    glory = state.human.glory[track]
    if glory is None:
        name = box.mat.tracks[track]
        if state.human.tracks[track] != box.mat.parchment:
            glory = 0
        else:
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


def decide_final(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str | None:
    """The rule alone, with the player's tracks given or those of the position."""
    return final_reward(box, given(box, state, args, "final-reward"), r)[1]
