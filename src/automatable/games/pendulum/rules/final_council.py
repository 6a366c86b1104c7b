"""The final council (p. 7): the Automas take the reward that the player would want most."""

from __future__ import annotations

from typing import NamedTuple

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, each, first, mask_of, most, prefer
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules.player_mat import LEGENDARY, MAT, ask_mat, with_earlier_answers


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


def final_reward(box: Box, state: State, number: int, r: Resolver) -> tuple[State, str | None]:
    """Rule final-reward: the legendary card if the player lacks it, else the track they are farthest on."""
    tracks, names = (*box.mat.tracks, LEGENDARY), box.final_of_track
    there = mask_of([n for n, track in enumerate(tracks) if names[track] in state.council])
    wanted = there & ~(1 << tracks.index(LEGENDARY))
    state = _ask(box, with_earlier_answers(box, state, r), wanted, there != wanted, f"{MAT}-{number + 1}", r)
    has = bool(state.human.legendary)
    ctx = Final(tracks, there, has, (0,) * len(tracks), (0,) * len(tracks))
    if has or not there & ctx.legendary:
        state, to_end, plain = _distances(box, state, wanted, f"{MAT}-{number + 1}", r)
        ctx = ctx._replace(to_end=to_end, plain=plain)
        if r.explaining:
            _cite_glory(box, state, ctx, r)
    pick = WANTED if not has and there & ctx.legendary else FARTHEST
    track = pick.among(THERE.among((1 << len(tracks)) - 1, ctx, r), ctx, r)
    return state, None if track is None else names[tracks[track]]


def _ask(box: Box, state: State, wanted: Mask, legendary: bool, id: str, r: Resolver) -> State:
    """Ask for what the choice needs, all on one screen.

    While the legendary card is there, the tracks matter only to a player who has its point.
    """
    human = state.human
    if legendary and human.legendary is False:
        return state
    tracks = mask_of([track for track in each(wanted) if human.tracks[track] is None])
    glory = tracks if state.advanced else 0
    return ask_mat(box, state, id, r, tracks, glory, legendary)


def _distances(
    box: Box, state: State, wanted: Mask, id: str, r: Resolver
) -> tuple[State, tuple[int, ...], tuple[int, ...]]:
    """Spaces to the end of each wanted track, less its glory (P4), and the same without glory.

    Glory only brings a track nearer to its end. Where a place is known without it, it is asked for only until
    the farthest track's is known.
    """
    plain = [0] * (len(box.mat.tracks) + 1)
    for track in each(wanted):
        place = state.human.tracks[track]
        assert place is not None
        plain[track] = box.mat.parchment - place - (1 if place < 0 else 0)
    while True:
        cubes = state.human.glory if state.advanced else (0,) * len(box.mat.tracks)
        to_end = [spaces - (count or 0) for spaces, count in zip(plain, (*cubes, 0), strict=True)]
        far = farthest(tuple(to_end), wanted)
        if far is None or cubes[far] is not None:
            return state, tuple(to_end), tuple(plain)
        state = ask_mat(box, state, f"{id}-glory-{box.mat.tracks[far]}", r, glory=1 << far)


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
