"""Whose turn is next, and when the game ends: thresholds of 7, equal turns, Apollo's last turn."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.choosing import Mask, each
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolving
from automatable.core.story import Part
from automatable.games.red_rising.printed import TRACKS
from automatable.games.red_rising.state import Phase, State, Tokens, Who
from automatable.games.red_rising.tables import Box


def need(state: State, *phases: Phase) -> None:
    """Refuse what does not belong to this moment."""
    if state.phase not in phases:
        if state.phase == "counted":
            raise Refused("core-game-over")
        raise Refused("red-rising-not-now", now=f"@phase-{state.phase}")


def triggered(box: Box, state: State, r: Resolving) -> bool:
    """Rule end-trigger: all three thresholds reached by anyone, or two by one side."""
    human, automus = reached(box, state.human), reached(box, state.automus)
    sides = (("human", human), ("automus", automus))
    alone = [(who, side) for who, side in sides if side.bit_count() >= box.board.reached_by_one]
    if r.listens and human | automus:
        _tell(alone[:1] or [("human", human), ("automus", automus & ~human)], r)
    return bool(alone) or (human | automus).bit_count() >= box.board.reached_by_all


def _tell(counted: list[tuple[str, Mask]], r: Resolving) -> None:
    """The thresholds that count: those of the side that has enough alone, or else each track once."""
    parts = tuple(
        Part(f"red-rising-reached-{who}", 1, {"track": f"@track-{TRACKS[track]}"})
        for who, side in counted
        for track in each(side)
    )
    r.sum("red-rising-thresholds", "end-trigger", parts)


def reached(box: Box, tokens: Tokens) -> Mask:
    """The tracks on which a side has reached the threshold."""
    line = box.board.threshold
    return (tokens.fleet >= line) | (tokens.helium >= line) << 1 | (tokens.influence >= line) << 2


def end_turn(box: Box, state: State, who: Who, r: Resolving) -> State:
    """The turn passes, or the game ends after equal turns."""
    state = replace(state, deployed=-1, used=())
    if r.listens:
        r.cause("end")
    now = state.closing == "" and triggered(box, state, SILENT)
    if now:
        state = replace(state, closing="triggered")
        if r.listens:
            triggered(box, state, r)
    following: Who = "automus" if who == "human" else "human"
    if state.closing == "" or (state.closing == "triggered" and following != state.first):
        if r.listens and now:
            r.do("red-rising-do-end-triggered", "end-trigger", who=f"@side-{following}")
        return replace(state, phase=following)
    if state.closing == "triggered" and box.houses[state.house].extra_turn:
        if r.listens:
            r.do("red-rising-do-extra-turn", "equal-turns")
        return replace(state, phase="human", closing="extra")
    if r.listens:
        r.do("red-rising-do-game-over", "equal-turns")
    return replace(state, phase="ended")
