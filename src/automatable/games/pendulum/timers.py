"""Automa timer flips, and the timers themselves. No clock is read here: every moment comes with an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, first
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum.drawing import foreshadow
from automatable.games.pendulum.events import Paused, Resumed, TimerRanOut
from automatable.games.pendulum.inputs import one_of, whole
from automatable.games.pendulum.printed import TIMERS
from automatable.games.pendulum.state import State, Timer
from automatable.games.pendulum.tables import Box

PURPLE = 0
YES_OR_NO = (Option(True, "core-value-yes"), Option(False, "core-value-no"))


class Flip(NamedTuple):
    """What a timer flip looks at: the timers the card shows, and those that have run out."""

    shown: Mask
    run_out: Mask


def _name(ctx: Flip, timer: int) -> str:
    return f"@timer-{TIMERS[timer]}"


CAN_FLIP: Keep[Flip] = Keep(
    "timer-flip",
    _name,
    Condition("pendulum-keep-shown", lambda ctx: ctx.shown),
    Condition("pendulum-keep-run-out", lambda ctx: ctx.run_out),
    what="pendulum-what-timer",
)
FLIPPED: Pick[Flip] = Pick(
    "timer-flip", _name, first("pendulum-pick-purple-first"), what="pendulum-what-timer"
)


def left(box: Box, state: State, timer: int, at: int) -> int:
    """Milliseconds a timer of the app still runs at this moment."""
    flipped = state.timers[timer].flipped
    if flipped is None:
        return 0
    moment = at if state.paused is None else min(at, state.paused)
    return max(0, flipped + box.lengths[timer] - moment)


def has_run_out(box: Box, state: State, timer: int, at: int, r: Resolving) -> bool:
    """Whether a timer has run out at this moment: by the app's clock, or as the player sees their sand."""
    if state.clock == "app":
        return left(box, state, timer, at) == 0
    if state.timers[timer].ran_out:
        return True
    name = TIMERS[timer]
    asked = Question(
        f"ran-out-{name}", "pendulum-ask-ran-out", "touch-moment", {"timer": f"@timer-{name}"}, YES_OR_NO
    )
    return bool(r.ask(asked))


def moment(state: State, at: int) -> State:
    """Time goes on to this moment; it never runs backwards, and stands still while paused."""
    if state.paused is not None:
        raise Refused("pendulum-is-paused")
    if state.clock == "app" and at < state.now:
        raise Refused("pendulum-time-backwards", at=at, now=state.now)
    return structs.replace(state, now=max(state.now, at))


def turned(state: State, timer: int, at: int) -> State:
    """A timer flipped to the other row, its sand running anew."""
    timers = list(state.timers)
    row = timers[timer].row
    timers[timer] = Timer("bottom" if row == "top" else "top", at, False)
    return structs.replace(state, timers=tuple(timers))


def flip_purple(box: Box, state: State, at: int, by_automas: bool, r: Resolving) -> State:
    """Purple: a time marker falls; the second flip locks the legendary token, the third calls the council."""
    state = turned(state, PURPLE, at)
    flips = state.flips + 1
    state = structs.replace(state, flips=flips, markers=state.markers + by_automas)
    r.cause("timer")
    if r.listens and by_automas:
        row = f"@row-{state.timers[PURPLE].row}"
        r.do("pendulum-do-flip", "timer-flip", timer="@timer-purple", row=row)
        r.do("pendulum-do-marker", "time-marker", markers=state.markers)
    if flips == box.rules.legendary_flips and state.token:
        state = structs.replace(state, token=False)
        if r.listens:
            r.note("pendulum-note-second-flip", "legendary-token")
            r.do("pendulum-do-remove-token", "legendary-token")
    if flips == box.rules.purple_flips:
        state = structs.replace(state, phase="called")
        if r.listens:
            r.note("pendulum-note-third-flip", "call-council")
            r.do("pendulum-do-call", "call-council")
            r.do("pendulum-do-finish", "call-council")
    return state


def choose_timer(box: Box, state: State, shown: int, touched: int, r: Resolving) -> int | None:
    """Rule timer-flip: purple if it has run out, else the shown one if that has, else none."""
    candidates = 1 << PURPLE | 1 << shown
    run_out = 1 << PURPLE if has_run_out(box, state, PURPLE, touched, r) else 0
    if run_out and state.clock == "sand":
        candidates = run_out  # the other need not be looked at: one question less
    elif has_run_out(box, state, shown, touched, r):
        run_out |= 1 << shown
    ctx = Flip(candidates, run_out)
    return FLIPPED.among(CAN_FLIP.among(candidates, ctx, r), ctx, r)


def automas_flip(box: Box, state: State, shown: int, touched: int, r: Resolving) -> State:
    """The Automas flip one timer at most, judged at the moment the card was touched."""
    if state.phase != "round":
        if r.listens:
            ruling = "P1" if _could_flip(box, state, shown, touched) else None
            r.note("pendulum-note-no-flip-after-call", "timer-flip", ruling=ruling)
        return state
    if state.foreshadowing and choose_timer(box, state, shown, touched, r.unheard()) == PURPLE:
        state = foreshadow(box, state, r)  # before the choice is told, so that it stands next to the flip
    timer = choose_timer(box, state, shown, touched, r)
    if timer is None:
        if r.listens:
            r.note("pendulum-note-no-flip", "timer-flip", timer=f"@timer-{TIMERS[shown]}")
        return state
    if timer == PURPLE:
        return flip_purple(box, state, touched, True, r)
    state = turned(state, timer, touched)
    r.cause("timer")
    if r.listens:
        row = f"@row-{state.timers[timer].row}"
        r.do("pendulum-do-flip", "timer-flip", timer=f"@timer-{TIMERS[timer]}", row=row)
    return state


def _could_flip(box: Box, state: State, shown: int, touched: int) -> bool:
    """Whether a timer the card shows has run out; own sand nobody has looked at may have."""
    return state.clock == "sand" or any(not left(box, state, n, touched) for n in (PURPLE, shown))


def saw_run_out(box: Box, state: State, event: TimerRanOut, r: Resolving) -> State:
    """The player's own sand has run out."""
    _still_played(state)
    if state.clock == "app":
        raise Refused("pendulum-app-keeps-time")
    timer = TIMERS.index(event.timer)
    timers = list(state.timers)
    timers[timer] = structs.replace(timers[timer], ran_out=True)
    return structs.replace(state, timers=tuple(timers))


def _still_played(state: State) -> None:
    if state.phase == "over":
        raise Refused("core-game-over")


def pause(box: Box, state: State, event: Paused, r: Resolving) -> State:
    """All timers stand still."""
    _still_played(state)
    state = moment(state, event.at)
    r.cause("timer")
    if r.listens:
        r.note("pendulum-note-paused", "pause")
        r.do("pendulum-do-pause", "pause")
    return structs.replace(state, paused=state.now)


def resume(box: Box, state: State, event: Resumed, r: Resolving) -> State:
    """All timers run on: what the pause lasted is added to each flip's moment."""
    if state.paused is None:
        raise Refused("pendulum-not-paused")
    lasted = max(0, event.at - state.paused)
    state = moment(structs.replace(state, paused=None), event.at)
    timers = tuple(
        timer if timer.flipped is None else structs.replace(timer, flipped=timer.flipped + lasted)
        for timer in state.timers
    )
    r.cause("timer")
    if r.listens:
        r.note("pendulum-note-resumed", "pause")
        r.do("pendulum-do-resume", "pause")
    return structs.replace(state, timers=timers)


def decide_flip(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str | None:
    """The rule alone: which timer a card showing green or black flips."""
    shown = one_of(args, "shows", TIMERS[1:], "timer-flip")
    at = whole(args, "at", state.now, "timer-flip")
    if state.phase != "round":
        return None
    timer = choose_timer(box, state, TIMERS.index(shown), at, r)
    return None if timer is None else TIMERS[timer]
