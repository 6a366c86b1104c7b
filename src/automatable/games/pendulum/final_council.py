"""The final council's own rule: the Automas take what the player would want most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from automatable.core.choosing import Condition, Keep, Mask, Pick, each, first, mask_of, most, prefer
from automatable.core.resolution import Resolving
from automatable.games.pendulum.player_mat import LEGENDARY, ask_glory, ask_legendary, ask_track, given
from automatable.games.pendulum.state import State
from automatable.games.pendulum.tables import Box


class Final(NamedTuple):
    """Rewards by the track they belong to (0 to 2 as on the player mat, then legendary).

    ``to_end`` are the spaces to each track's end less its glory, ``plain`` the same without glory.
    """

    tracks: tuple[str, ...]
    there: Mask
    has_legendary: bool
    to_end: tuple[int, ...]
    plain: tuple[int, ...]

    @property
    def legendary(self) -> Mask:
        """The legendary reward alone."""
        return 1 << self.tracks.index(LEGENDARY)


def _name(ctx: Final, track: int) -> str:
    return f"@track-{ctx.tracks[track]}"


def farthest(to_end: tuple[int, ...], available: Mask) -> int | None:
    """The track with most spaces to its end, the topmost of several."""
    return max(each(available), key=lambda track: (to_end[track], -track), default=None)


def _glory_decides(ctx: Final, available: Mask) -> str | None:
    return "P4" if farthest(ctx.to_end, available) != farthest(ctx.plain, available) else None


def _no_track_decides(ctx: Final, available: Mask) -> str | None:
    """As a track that stands at its end the legendary one would be wanted before those with glory only."""
    chosen = farthest(ctx.to_end, available & ~ctx.legendary)
    return "P13" if chosen is None or ctx.to_end[chosen] < 0 else None


THERE: Keep[Final] = Keep(
    "final-reward",
    _name,
    Condition("pendulum-keep-still-there", lambda ctx: ctx.there),
    Condition(
        "pendulum-keep-a-track",
        lambda ctx: ~ctx.legendary if ctx.has_legendary else ~0,
        ruling=_no_track_decides,
    ),
    what="pendulum-what-final",
)
WANTED: Pick[Final] = Pick(
    "final-reward",
    _name,
    prefer("pendulum-pick-legendary-first", lambda ctx: 0 if ctx.has_legendary else ctx.legendary),
    most("pendulum-pick-farthest", lambda ctx, track: ctx.to_end[track], ruling=_glory_decides),
    first("pendulum-pick-topmost", ruling=_glory_decides),
    what="pendulum-what-final",
)
FARTHEST: Pick[Final] = Pick("final-reward", _name, *WANTED.tie_breaks[1:], what="pendulum-what-final")
"""The second step alone: nothing is said of the legendary reward where it is not to be had."""


def final_reward(box: Box, state: State, r: Resolving) -> tuple[State, str | None]:
    """Rule final-reward: the legendary card if the player lacks it, else the track they are farthest on."""
    tracks = (*box.mat.tracks, LEGENDARY)
    names = {box.rewards[reward].track: reward for reward in box.final_rewards}
    there = mask_of([n for n, track in enumerate(tracks) if names[track] in state.council])
    state, has = ask_legendary(state, r)
    ctx = Final(tracks, there, has, (0,) * len(tracks), (0,) * len(tracks))
    if has or not there & ctx.legendary:
        state, to_end, plain = _distances(box, state, there & ~ctx.legendary, r)
        ctx = ctx._replace(to_end=to_end, plain=plain)
        if r.listens:
            _tell_stays(box, state, ctx, r)
    pick = WANTED if not has and there & ctx.legendary else FARTHEST
    track = pick.among(THERE.among((1 << len(tracks)) - 1, ctx, r), ctx, r)
    return state, None if track is None else names[tracks[track]]


def _distances(
    box: Box, state: State, wanted: Mask, r: Resolving
) -> tuple[State, tuple[int, ...], tuple[int, ...]]:
    """Spaces to the end of each track asked for, less its glory (P4), and the same without glory.

    Glory only brings a track nearer to its end: it is asked until the farthest track's is known.
    """
    plain = [0] * (len(box.mat.tracks) + 1)
    for track in each(wanted):
        state, place = ask_track(box, state, track, r)
        plain[track] = box.mat.parchment - place - (1 if place < 0 else 0)
    to_end, left = list(plain), wanted if state.advanced else 0
    for track in each(left):
        cubes = state.human.glory[track]
        if cubes is not None:
            to_end[track] -= cubes
            left ^= 1 << track
    while (far := farthest(tuple(to_end), wanted)) is not None and left >> far & 1:
        state, cubes = ask_glory(box, state, far, r)
        to_end[far] -= cubes
        left ^= 1 << far
    return state, tuple(to_end), tuple(plain)


def _tell_stays(box: Box, state: State, ctx: Final, r: Resolving) -> None:
    """Where without the glory on all tracks that were paid down another were farthest: a ruling (P14)."""
    available = ctx.there & ~ctx.legendary
    counted, places = zip(ctx.to_end, ctx.plain, strict=True), (*state.human.tracks, None)
    gone = tuple(
        to_end if place == box.mat.parchment else plain
        for (to_end, plain), place in zip(counted, places, strict=True)
    )
    other = farthest(gone, available)
    if other is not None and other != farthest(ctx.to_end, available):
        name = f"@track-{ctx.tracks[other]}"
        r.note("pendulum-note-glory-stays", "own-tracks", ruling="P14", track=name)


def decide_final(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str | None:
    """The rule alone, with the player's tracks given or those of the position."""
    return final_reward(box, given(box, state, args, "final-reward"), r)[1]
