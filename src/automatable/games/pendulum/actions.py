"""Triggering Automa actions and resolving Automa cards, and what the player does in real time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum import by_hand
from automatable.games.pendulum.columns import left_column
from automatable.games.pendulum.drawing import draw, foreshadow
from automatable.games.pendulum.events import LegendaryGained, RoundStarted, TimerFlipped, WorkerLifted
from automatable.games.pendulum.inputs import one_of, whole
from automatable.games.pendulum.printed import AREAS, TIMERS
from automatable.games.pendulum.state import Left, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.timers import (
    PURPLE,
    automas_flip,
    flip_purple,
    has_run_out,
    left,
    moment,
    turned,
)
from automatable.games.pendulum.workers import move_worker


def start_round(box: Box, state: State, event: RoundStarted, r: Resolving) -> State:
    """All three timers are flipped, which is purple's first flip. Sand that still runs is waited for."""
    _in_phase(state, "placing")
    state = moment(state, event.at)
    for timer in range(len(TIMERS)):
        _not_running(box, state, timer)
    state = flip_purple(box, foreshadow(box, state, r), state.now, False, r)
    for timer in range(1, len(TIMERS)):
        state = turned(state, timer, state.now)
    r.cause("timer")
    if r.listens:
        r.note("pendulum-note-all-timers", "start-round")
        r.do("pendulum-do-start", "start-round", round=state.round)
    return structs.replace(state, phase="round")


def lift_worker(box: Box, state: State, event: WorkerLifted, r: Resolving) -> State:
    """Trigger: a worker left a bottom rewards box, by hand or by a stratagem."""
    _in_phase(state, "round", "called", "placing")
    state = moment(state, event.at)
    if r.listens:
        r.note("pendulum-note-trigger-worker", "trigger")
    after = automa_action(box, state, _touch(state, event.touched), r)
    if r.listens and "pendulum-do-nothing" not in [told.message for told in r.instructions[-1:]]:
        r.cause("own-worker")
        r.note("pendulum-note-automas-first", "trigger")
        r.do("pendulum-do-then-place", "trigger")
    return after


def flip_timer(box: Box, state: State, event: TimerFlipped, r: Resolving) -> State:
    """The player flips a timer. Trigger: it is green or black and purple has run out (judged now, P7)."""
    if state.phase == "called":
        raise Refused("pendulum-council-called")
    _in_phase(state, "round")
    state = moment(state, event.at)
    timer = TIMERS.index(event.timer)
    _not_running(box, state, timer)
    if timer == PURPLE:
        return flip_purple(box, foreshadow(box, state, r), state.now, False, r)
    triggered = has_run_out(box, state, PURPLE, state.now, r)
    state = turned(state, timer, state.now)
    touched = _touch(state, event.touched)
    if not triggered:
        if r.listens:
            later = state.clock == "app" and has_run_out(box, state, PURPLE, touched, r)
            r.note("pendulum-note-no-trigger", "trigger", ruling="P7" if later else None)
        return state
    if state.clock == "sand":
        timers = (structs.replace(state.timers[PURPLE], ran_out=True), *state.timers[1:])
        state = structs.replace(state, timers=timers)
    if r.listens:
        r.note("pendulum-note-trigger-timer", "trigger")
    return automa_action(box, state, touched, r)


def automa_action(box: Box, state: State, touched: int, r: Resolving) -> State:
    """Draw a card and resolve it."""
    state = structs.replace(state, now=max(state.now, touched))
    r.cause("card")
    state, number = draw(box, state, "card", "action", r)
    r.stands(state)
    return r.attempt(
        lambda: _resolved(box, state, number, touched, r),
        lambda: by_hand.action(box, state, touched, r),
    )


def _resolved(box: Box, state: State, number: int, touched: int, r: Resolving) -> State:
    """What the card says, read or told."""
    state, card = left_column(box, state, number, r)
    if r.listens:
        r.note(
            "pendulum-note-card",
            "resolve-card",
            card=number,
            worker=f"@worker-{card.worker}",
            timer=f"@flip-{card.timer}",
            slot=card.province,
        )
    return resolve_card(box, state, card, touched, r)


def resolve_card(box: Box, state: State, card: Left, touched: int, r: Resolving) -> State:
    """Worker, timer, province, in this order; before a round starts the worker alone."""
    told = len(r.instructions)
    r.cause("worker")
    if card.worker != "none":
        state = move_worker(box, state, AREAS.index(card.worker), r)
    council = state.phase == "placing"
    if council and r.listens and (card.timer != "none" or card.province):
        r.note("pendulum-note-workers-only", "place-and-move")
    if card.timer != "none" and not council:
        state = automas_flip(box, state, TIMERS.index(card.timer), touched, r)
    if card.province and not council:
        remove_province(state, card.province, r)
    if r.listens and len(r.instructions) == told:
        r.cause("card")
        r.do("pendulum-do-nothing", "resolve-card")
    return state


def remove_province(state: State, slot: int, r: Resolving) -> None:
    """The card at this position from the top goes; nothing if none lies there."""
    if r.listens:
        r.cause("province")
        if state.phase == "called":
            r.note("pendulum-note-province-after-call", "remove-province", ruling="P1")
        r.do("pendulum-do-province", "remove-province", slot=slot)
        r.do("pendulum-do-new-province", "remove-province")


def gain_legendary(box: Box, state: State, event: LegendaryGained, r: Resolving) -> State:
    """The player took the legendary token: it need not be asked later."""
    _in_phase(state, "round")
    if not state.token or state.human.legendary:
        raise Refused("pendulum-no-token")
    human = structs.replace(state.human, legendary=True)
    return structs.replace(state, token=False, human=human)


def _touch(state: State, touched: int | None) -> int:
    if touched is not None and touched < state.now:
        raise Refused("pendulum-time-backwards", at=touched, now=state.now)
    return state.now if touched is None else touched


def _not_running(box: Box, state: State, timer: int) -> None:
    running = left(box, state, timer, state.now) if state.clock == "app" else 0
    if running:
        seconds = -(-running // 1000)
        raise Refused("pendulum-still-running", timer=f"@timer-{TIMERS[timer]}", seconds=seconds)


def _in_phase(state: State, *phases: str) -> None:
    if state.phase == "over":
        raise Refused("core-game-over")
    if state.phase not in phases:
        raise Refused("pendulum-not-now", phase=f"@phase-{state.phase}")


def decide_trigger(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> bool:
    """The rule alone: whether flipping this timer (or lifting a worker) triggers an Automa action."""
    what = one_of(args, "what", ("worker", *TIMERS), "trigger")
    at = whole(args, "at", state.now, "trigger")
    if what == "worker":
        return state.phase in ("round", "called", "placing")
    if what == "purple" or state.phase != "round":
        return False
    return has_run_out(box, state, PURPLE, at, r)


def decide_province(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> int | None:
    """The rule alone: which position from the top is removed, if any, in this phase."""
    slot = whole(args, "slot", 1, "remove-province", 1, box.rules.province_slots)
    return slot if state.phase in ("round", "called") else None
