"""The final council (p. 7): the Automas take the reward that the player would want most."""

from __future__ import annotations

from typing import NamedTuple

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, each, first, mask_of, most, prefer
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules.player_mat import (
    LEGENDARY,
    ask_glory,
    ask_legendary,
    ask_track,
)


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
    """The track with most spaces to its end; the topmost of several."""
    return max(each(available), key=lambda track: (to_end[track], -track), default=None)


def _glory_decides(ctx: Final, available: Mask) -> str | None:
    return "P4" if farthest(ctx.to_end, available) != farthest(ctx.plain, available) else None


def _no_track_decides(ctx: Final, available: Mask) -> str | None:
    """P13 where the legendary reward, counted as a track at its end, would be chosen."""
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
"""The second step alone, for an explanation without a legendary reward that is not available."""


def final_reward(box: Box, state: State, r: Resolver) -> tuple[State, str | None]:
    """Rule final-reward: the legendary card if the player lacks it, else the track they are farthest on."""
    tracks = (*box.mat.tracks, LEGENDARY)
    names = {box.rewards[reward].track: reward for reward in box.final_rewards}
    there = mask_of([n for n, track in enumerate(tracks) if names[track] in state.council])
    state, has = ask_legendary(state, r)
    ctx = Final(tracks, there, has, (0,) * len(tracks), (0,) * len(tracks))
    if has or not there & ctx.legendary:
        state, to_end, plain = _distances(box, state, there & ~ctx.legendary, r)
        ctx = ctx._replace(to_end=to_end, plain=plain)
        if r.explaining:
            _cite_glory(box, state, ctx, r)
    pick = WANTED if not has and there & ctx.legendary else FARTHEST
    track = pick.among(THERE.among((1 << len(tracks)) - 1, ctx, r), ctx, r)
    return state, None if track is None else names[tracks[track]]


def _distances(
    box: Box, state: State, wanted: Mask, r: Resolver
) -> tuple[State, tuple[int, ...], tuple[int, ...]]:
    """Spaces to the end of each wanted track, less its glory (P4), and the same without glory.

    Glory only brings a track nearer to its end, so it is asked only until the farthest track's is known.
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


def _cite_glory(box: Box, state: State, ctx: Final, r: Resolver) -> None:
    """Cite P14 where another track would be farthest without the glory on tracks that were paid down."""
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
