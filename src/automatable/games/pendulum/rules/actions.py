"""Automa actions (pp. 3 to 5): what triggers one, resolving a card, removing a province."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.pendulum.box.printed import AREAS, TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import (
    LegendaryGained,
    RoundStarted,
    TimerFlipped,
    WorkerLifted,
)
from automatable.games.pendulum.position.state import Left, State
from automatable.games.pendulum.rules import by_hand
from automatable.games.pendulum.rules.automa_cards import card_draw, draw, foreshadow, left_column
from automatable.games.pendulum.rules.timers import (
    PURPLE,
    automas_flip,
    flip_purple,
    flipped,
    has_run_out,
    left,
    moment,
    turned,
)
from automatable.games.pendulum.rules.workers import move_worker


def start_round(box: Box, state: State, event: RoundStarted, r: Resolver) -> State:
    """Flip all three timers, which is purple's first flip; none may still run."""
    _check_phase(state, "placing")
    state = moment(state, event.at)
    for timer in range(len(TIMERS)):
        _check_run_out(box, state, timer)
    state = flip_purple(box, foreshadow(box, state, r), state.now, False, r)
    timers = (state.timers[PURPLE], *[flipped(timer, state.now) for timer in state.timers[1:]])
    if r.explaining:
        r.cause("timer")
        r.note("pendulum-note-all-timers", "start-round")
        r.instruct("pendulum-do-start", "start-round", round=state.round)
    return structs.replace(state, timers=timers, phase="round")


def lift_worker(box: Box, state: State, event: WorkerLifted, r: Resolver) -> State:
    """The player takes a worker off a bottom rewards box, which triggers an Automa action."""
    _check_phase(state, "round", "called", "placing")
    state = moment(state, event.at)
    if r.explaining:
        r.note("pendulum-note-trigger-worker", "trigger")
    after = automa_action(box, state, _touch(state, event.touched), r)
    if r.explaining and "pendulum-do-nothing" not in [one.message for one in r.instructions[-1:]]:
        r.cause("own-worker")
        r.note("pendulum-note-automas-first", "trigger")
        r.instruct("pendulum-do-then-place", "trigger")
    return after


def flip_timer(box: Box, state: State, event: TimerFlipped, r: Resolver) -> State:
    """The player flips a timer; green or black triggers an Automa action if purple has run out now (P7)."""
    if state.phase == "called":
        raise UserError("pendulum-council-called")
    _check_phase(state, "round")
    state = moment(state, event.at)
    timer = TIMERS.index(event.timer)
    _check_run_out(box, state, timer)
    if timer == PURPLE:
        return flip_purple(box, foreshadow(box, state, r), state.now, False, r)
    triggered = has_run_out(box, state, PURPLE, state.now, r)
    state = turned(state, timer, state.now)
    r.checkpoint(state)
    touched = _touch(state, event.touched)
    if not triggered:
        if r.explaining:
            later = state.clock == "app" and has_run_out(box, state, PURPLE, touched, r)
            r.note("pendulum-note-no-trigger", "trigger", ruling="P7" if later else None)
        return state
    if state.clock == "sand":
        timers = (structs.replace(state.timers[PURPLE], ran_out=True), *state.timers[1:])
        state = structs.replace(state, timers=timers)
    if r.explaining:
        r.note("pendulum-note-trigger-timer", "trigger")
    return automa_action(box, state, touched, r)


def automa_action(box: Box, state: State, touched: int, r: Resolver) -> State:
    """Draw a card and resolve it."""
    if touched > state.now:
        state = structs.replace(state, now=touched)
    if r.explaining:
        r.cause("card")
    state, number = draw(box, state, card_draw(box.deck, "card", "action"), r)
    r.checkpoint(state)
    return r.attempt(_resolved, _resolved_by_hand, box, state, number, touched, r)


def _resolved(box: Box, state: State, number: int, touched: int, r: Resolver) -> State:
    """Resolve a card from its printed left column."""
    state, card = left_column(box, state, number, r)
    if r.explaining:
        r.note(
            "pendulum-note-card",
            "resolve-card",
            card=number,
            worker=f"@worker-{card.worker}",
            timer=f"@flip-{card.timer}",
            slot=card.province,
        )
    return resolve_card(box, state, card, touched, r)


def _resolved_by_hand(box: Box, state: State, number: int, touched: int, r: Resolver) -> State:
    """The player has resolved the card."""
    return by_hand.action(box, state, touched, r)


def resolve_card(box: Box, state: State, card: Left, touched: int, r: Resolver) -> State:
    """Resolve worker, timer and province in this order; before a round starts only the worker."""
    before = len(r.instructions)
    if r.explaining:
        r.cause("worker")
    if card.worker != "none":
        state = move_worker(box, state, AREAS.index(card.worker), r)
    council = state.phase == "placing"
    if council and r.explaining and (card.timer != "none" or card.province):
        r.note("pendulum-note-workers-only", "place-and-move")
    if card.timer != "none" and not council:
        state = automas_flip(box, state, TIMERS.index(card.timer), touched, r)
    if card.province and not council:
        remove_province(state, card.province, r)
    if r.explaining and len(r.instructions) == before:
        r.cause("card")
        r.instruct("pendulum-do-nothing", "resolve-card", card=card.number)
    return state


def remove_province(state: State, slot: int, r: Resolver) -> None:
    """Remove the province card at this position from the top, if there is one."""
    if r.explaining:
        r.cause("province")
        if state.phase == "called":
            r.note("pendulum-note-province-after-call", "remove-province", ruling="P1")
        r.instruct("pendulum-do-province", "remove-province", slot=slot)
        r.instruct("pendulum-do-new-province", "remove-province")


def gain_legendary(box: Box, state: State, event: LegendaryGained, r: Resolver) -> State:
    """The player takes the legendary token, so that it need not be asked later."""
    _check_phase(state, "round")
    if not state.token or state.human.legendary:
        raise UserError("pendulum-no-token")
    human = structs.replace(state.human, legendary=True)
    return structs.replace(state, token=False, human=human)


def _touch(state: State, touched: int | None) -> int:
    if touched is not None and touched < state.now:
        raise UserError("pendulum-time-backwards", at=touched, now=state.now)
    return state.now if touched is None else touched


def _check_run_out(box: Box, state: State, timer: int) -> None:
    if state.clock == "app" and not has_run_out(box, state, timer, state.now, SILENT):
        seconds = -(-left(box, state, timer, state.now) // 1000)
        raise UserError("pendulum-still-running", timer=f"@timer-{TIMERS[timer]}", seconds=seconds)


def _check_phase(state: State, *phases: str) -> None:
    if state.phase in phases:
        return
    if state.phase == "over":
        raise UserError("core-game-over")
    raise UserError("pendulum-not-now", phase=f"@phase-{state.phase}")
