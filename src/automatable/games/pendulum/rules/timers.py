"""Timers and Automa timer flips (p. 4). No clock is read here: every moment comes with an event."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from automatable.core.engine.choices import Condition, Keep, Mask, Pick, first
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.core.forms.form import Option
from automatable.games.pendulum.box.printed import TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import Paused, Resumed, TimerRanOut
from automatable.games.pendulum.position.state import State, Timer
from automatable.games.pendulum.rules.automa_cards import foreshadow

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


def runs_out(box: Box, state: State, timer: int) -> int:
    """The moment at which a timer of the app runs out, unless it is paused before; 0 if it never ran."""
    flipped = state.timers[timer].flipped
    return 0 if flipped is None else flipped + box.lengths[timer]


def left(box: Box, state: State, timer: int, at: int) -> int:
    """Milliseconds a timer of the app still runs at this moment."""
    return max(0, runs_out(box, state, timer) - _unpaused(state, at))


def _unpaused(state: State, at: int) -> int:
    """This moment for the timers: they stand still from the beginning of a pause."""
    return at if state.paused is None else min(at, state.paused)


def times_left(box: Box, state: State, at: int) -> dict[str, int]:
    """Milliseconds each timer of the app still runs at this moment, by name."""
    return {name: left(box, state, number, at) for number, name in enumerate(TIMERS)}


def has_run_out(box: Box, state: State, timer: int, at: int, r: Resolver) -> bool:
    """Whether a timer has run out at this moment: by the app's clock, or as the player answers."""
    if state.clock == "app":
        return runs_out(box, state, timer) <= (at if state.paused is None else _unpaused(state, at))
    if state.timers[timer].ran_out:
        return True
    name = TIMERS[timer]
    asked = Question(
        f"ran-out-{name}", "pendulum-ask-ran-out", "touch-moment", {"timer": f"@timer-{name}"}, YES_OR_NO
    )
    return bool(r.ask(asked))


def moment(state: State, at: int) -> State:
    """Advance the time to this moment; it never runs backwards, nor while paused.

    An event before the pause may still be resolved in it: its question was open when the pause began (P16).
    """
    if state.paused is not None and at >= state.paused:
        raise UserError("pendulum-is-paused")
    if state.clock == "app" and at < state.now:
        raise UserError("pendulum-time-backwards", at=at, now=state.now)
    return structs.replace(state, now=at) if at > state.now else state


def turned(state: State, timer: int, at: int) -> State:
    """Flip a timer to the other row and start it."""
    return structs.replace(state, timers=_turned(state, timer, at))


def _turned(state: State, timer: int, at: int) -> tuple[Timer, Timer, Timer]:
    timers = list(state.timers)
    timers[timer] = flipped(timers[timer], at)
    return timers[0], timers[1], timers[2]


def flipped(timer: Timer, at: int) -> Timer:
    """A timer in the other row, started at this moment."""
    return Timer("bottom" if timer.row == "top" else "top", at, False)


def flip_purple(
    box: Box, state: State, at: int, by_automas: bool, r: Resolver, reported: bool = False
) -> State:
    """Flip purple: a marker falls, the second flip locks the legendary token, the third calls the council.

    A flip that the player reported as done is not instructed again (P15).
    """
    flips = state.flips + 1
    timers = _turned(state, PURPLE, at)
    state = structs.replace(state, timers=timers, flips=flips, markers=state.markers + by_automas)
    r.cause("timer")
    if r.explaining and by_automas:
        if not reported:
            row = f"@row-{state.timers[PURPLE].row}"
            r.instruct("pendulum-do-flip", "timer-flip", timer="@timer-purple", row=row)
        r.note("pendulum-note-marker", "time-marker")
        r.instruct("pendulum-do-marker", "time-marker", markers=state.markers)
    if flips == box.rules.legendary_flips and state.token:
        state = structs.replace(state, token=False)
        if r.explaining:
            r.note("pendulum-note-second-flip", "legendary-token")
            r.instruct("pendulum-do-remove-token", "legendary-token")
    if flips == box.rules.purple_flips:
        state = structs.replace(state, phase="called")
        if r.explaining:
            r.note("pendulum-note-third-flip", "call-council")
            r.instruct("pendulum-do-call", "call-council")
            r.instruct("pendulum-do-finish", "call-council")
    return state


def choose_timer(box: Box, state: State, shown: int, touched: int, r: Resolver) -> int | None:
    """Rule timer-flip: purple if it has run out, else the shown one if that has, else none."""
    candidates = 1 << PURPLE | 1 << shown
    run_out = 1 << PURPLE if has_run_out(box, state, PURPLE, touched, r) else 0
    if run_out and state.clock == "sand":
        candidates = run_out  # spares a question about the other timer
    elif has_run_out(box, state, shown, touched, r):
        run_out |= 1 << shown
    return _chosen(candidates, run_out, r) if r.explaining else _chosen_silently(candidates, run_out)


def _chosen(candidates: Mask, run_out: Mask, r: Resolver) -> int | None:
    ctx = Flip(candidates, run_out)
    return FLIPPED.among(CAN_FLIP.among(candidates, ctx, r), ctx, r)


@lru_cache(maxsize=64)
def _chosen_silently(candidates: Mask, run_out: Mask) -> int | None:
    """There are so few cases that each is worked out once."""
    return _chosen(candidates, run_out, SILENT)


def automas_flip(box: Box, state: State, shown: int, touched: int, r: Resolver) -> State:
    """The Automas flip one timer at most, judged at the moment the card was touched."""
    if state.phase != "round":
        if r.explaining:
            ruling = "P1" if _could_flip(box, state, shown, touched) else None
            r.note("pendulum-note-no-flip-after-call", "timer-flip", ruling=ruling)
        return state
    if state.foreshadowing and choose_timer(box, state, shown, touched, r.silent()) == PURPLE:
        state = foreshadow(box, state, r)  # before the choice is explained, so that the flip follows it
    timer = choose_timer(box, state, shown, touched, r)
    if timer is None:
        if r.explaining:
            r.note("pendulum-note-no-flip", "timer-flip", timer=f"@timer-{TIMERS[shown]}")
        return state
    if timer == PURPLE:
        return flip_purple(box, state, touched, True, r)
    state = turned(state, timer, touched)
    if r.explaining:
        r.cause("timer")
        row = f"@row-{state.timers[timer].row}"
        r.instruct("pendulum-do-flip", "timer-flip", timer=f"@timer-{TIMERS[timer]}", row=row)
    return state


def _could_flip(box: Box, state: State, shown: int, touched: int) -> bool:
    """Whether a timer that the card shows has run out, or may have run out with own sand."""
    return state.clock == "sand" or any(not left(box, state, n, touched) for n in (PURPLE, shown))


def saw_run_out(box: Box, state: State, event: TimerRanOut, r: Resolver) -> State:
    """The player's own sand has run out."""
    _check_running(state)
    if state.clock == "app":
        raise UserError("pendulum-app-keeps-time")
    timer = TIMERS.index(event.timer)
    timers = list(state.timers)
    timers[timer] = structs.replace(timers[timer], ran_out=True)
    return structs.replace(state, timers=tuple(timers))


def _check_running(state: State) -> None:
    if state.phase == "over":
        raise UserError("core-game-over")


def pause(box: Box, state: State, event: Paused, r: Resolver) -> State:
    """Pause all timers."""
    _check_running(state)
    state = moment(state, event.at)
    if r.explaining:
        r.cause("timer")
        r.note("pendulum-note-paused", "pause")
        r.instruct("pendulum-do-pause", "pause")
    return structs.replace(state, paused=state.now)


def resume(box: Box, state: State, event: Resumed, r: Resolver) -> State:
    """Resume all timers: the length of the pause is added to each flip's moment."""
    if state.paused is None:
        raise UserError("pendulum-not-paused")
    lasted = max(0, event.at - state.paused)
    state = moment(structs.replace(state, paused=None), event.at)
    if r.explaining:
        r.cause("timer")
        r.note("pendulum-note-resumed", "pause")
        r.instruct("pendulum-do-resume", "pause")
    return structs.replace(state, timers=_later(state.timers, lasted))


def pause_at_question(box: Box, state: State, event: Paused, r: Resolver) -> State:
    """P16: pause all timers while the table answers; the event in question happened before.

    A clock that does not know of the pause yet may give an earlier moment.
    """
    if state.phase not in ("placing", "round", "called"):
        raise UserError("core-question-open")
    if state.paused is not None:
        raise UserError("pendulum-is-paused")
    happened = max((state.now, *_moments(state).values()))
    if r.explaining:
        r.note("pendulum-note-paused", "pause", ruling="P16")
    return structs.replace(state, paused=max(event.at, happened + 1))


def resume_at_question(box: Box, state: State, event: Resumed, r: Resolver) -> State:
    """P16: resume all timers; the event in question is as long ago for each of them as before."""
    if state.paused is None or state.pending is None:
        raise UserError("pendulum-not-paused")
    lasted = max(0, event.at - state.paused)
    later = {name: at + lasted for name, at in _moments(state).items()}
    if r.explaining:
        r.note("pendulum-note-resumed", "pause", ruling="P16")
    pending = structs.replace(state.pending, event={**state.pending.event, **later})
    return structs.replace(state, paused=None, timers=_later(state.timers, lasted), pending=pending)


def _moments(state: State) -> dict[str, int]:
    """The moments of the event that a question is about."""
    event = state.pending.event if state.pending else {}
    return {name: event[name] for name in ("at", "touched") if event.get(name) is not None}


def _later(timers: Iterable[Timer], lasted: int) -> tuple[Timer, ...]:
    """The timers after a pause: each flip is this much later."""
    return tuple(
        timer if timer.flipped is None else structs.replace(timer, flipped=timer.flipped + lasted)
        for timer in timers
    )
