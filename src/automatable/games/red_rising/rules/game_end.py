"""The end of a turn and of the game: thresholds of 7, equal turns, Apollo's last turn."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Summand
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.red_rising.box.printed import TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import Phase, State, Tokens, Who


def need(state: State, *phases: Phase) -> None:
    """Refuse an event that does not belong to this phase."""
    if state.phase not in phases:
        if state.phase == "counted":
            raise UserError("core-game-over")
        raise UserError("red-rising-not-now", now=f"@phase-{state.phase}")


def triggered(box: Box, state: State, r: Resolver) -> bool:
    """Rule end-trigger: all three thresholds reached by anyone, or two by one side."""
    human, automus = reached(box, state.human), reached(box, state.automus)
    sides = (("human", human), ("automus", automus))
    alone = [(who, side) for who, side in sides if side.bit_count() >= box.board.reached_by_one]
    if r.explaining and human | automus:
        _explain(alone[:1] or [("human", human), ("automus", automus & ~human)], r)
    return bool(alone) or (human | automus).bit_count() >= box.board.reached_by_all


def _explain(counted: list[tuple[str, Mask]], r: Resolver) -> None:
    """Explain the thresholds that count: of the side that has enough alone, or else each track once."""
    parts = tuple(
        Summand(f"red-rising-reached-{who}", 1, {"track": f"@track-{TRACKS[track]}"})
        for who, side in counted
        for track in each(side)
    )
    r.sum("red-rising-thresholds", "end-trigger", parts)


def reached(box: Box, tokens: Tokens) -> Mask:
    """The tracks on which a side has reached the threshold."""
    line = box.board.threshold
    return (tokens.fleet >= line) | (tokens.helium >= line) << 1 | (tokens.influence >= line) << 2


def end_turn(box: Box, state: State, who: Who, r: Resolver) -> State:
    """Pass the turn, or end the game after equal turns."""
    state = replace(state, deployed=-1, used=())
    if r.explaining:
        r.cause("end")
    now = state.closing == "" and triggered(box, state, SILENT)
    if now:
        state = replace(state, closing="triggered")
        if r.explaining:
            triggered(box, state, r)
    following: Who = "automus" if who == "human" else "human"
    if state.closing == "" or (state.closing == "triggered" and following != state.first):
        if r.explaining and now:
            r.instruct("red-rising-do-end-triggered", "end-trigger", who=f"@side-{following}")
        return replace(state, phase=following)
    if state.closing == "triggered" and box.houses[state.house].extra_turn:
        if r.explaining:
            r.instruct("red-rising-do-extra-turn", "equal-turns")
        return replace(state, phase="human", closing="extra")
    if r.explaining:
        if not now:
            extra = "yes" if state.closing == "extra" else "no"
            r.note("red-rising-note-equal-turns", "equal-turns", extra=extra)
        r.instruct("red-rising-do-game-over", "equal-turns")
    return replace(state, phase="ended")
