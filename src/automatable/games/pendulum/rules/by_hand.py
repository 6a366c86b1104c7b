"""By hand (P15): the player resolves a card whose values are unknown and enters the result."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import Mask, each, only
from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Field, Option
from automatable.games.pendulum.box.printed import AREAS, TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, UNKNOWN, State
from automatable.games.pendulum.rules.automa_cards import foreshadow, in_phase
from automatable.games.pendulum.rules.timers import PURPLE, flip_purple, left, turned

NONE = "none"
MOST = 99
"""The most points that the player can enter."""


def _spaces(box: Box, spaces: Mask) -> tuple[Option, ...]:
    ids = [box.spaces[space].id for space in each(spaces)]
    return tuple(Option(id, f"pendulum-space-{id}") for id in ids)


def _number_of(box: Box, id: str) -> int:
    return next(number for number, space in enumerate(box.spaces) if space.id == id)


def action(box: Box, state: State, touched: int, r: Resolver) -> State:
    """Ask for the result of an Automa action: the free space of each area, and the timer that was flipped.

    A timer is asked for only in the phase in which the Automas flip one (P15).
    """
    parts = [
        Field(
            f"free-{area}",
            "pendulum-part-of-free",
            {"area": f"@area-{area}"},
            _spaces(box, box.every_space),
            value=box.spaces[only(box.every_space & ~workers)].id,
        )
        for area, workers in zip(AREAS, state.workers, strict=True)
    ]
    if state.phase == "round":
        flips = tuple(Option(name, f"pendulum-flipped-{name}") for name in (NONE, *TIMERS))
        parts.append(Field("flipped", "pendulum-part-of-flipped", {}, flips, value=NONE))
    message = f"pendulum-outcome-action{in_phase(state)}"
    answer = r.ask(Question("by-hand", message, "resolve-card", fields=tuple(parts)))
    workers = [box.every_space & ~(1 << _number_of(box, answer[f"free-{area}"])) for area in AREAS]
    state = structs.replace(state, workers=(workers[0], workers[1]))
    if r.explaining:
        r.note("pendulum-note-by-hand", "resolve-card")
        if state.phase != "round":
            r.note(f"pendulum-note-by-hand-{state.phase}", "resolve-card", ruling="P15")
    flipped = answer.get("flipped", NONE)
    return state if flipped == NONE else _flipped(box, state, TIMERS.index(flipped), touched, r)


def _flipped(box: Box, state: State, timer: int, touched: int, r: Resolver) -> State:
    """Record a flip that the player reports; it is not instructed again, but foreshadowing comes first."""
    differs = _clock_differs(box, state, timer, touched)
    if timer == PURPLE and state.foreshadowing:
        if r.explaining:
            r.note("pendulum-note-by-hand-foreshadow", "foreshadowing", ruling="P15")
        state = foreshadow(box, state, r)
    r.cause("timer")
    if differs and r.explaining:
        message, args = differs
        r.note("pendulum-note-by-hand-clock", "touch-moment", ruling="P15")
        r.instruct(message, "touch-moment", timer=f"@timer-{TIMERS[timer]}", **args)
    if timer == PURPLE:
        return flip_purple(box, state, touched, True, r, reported=True)
    return turned(state, timer, touched)


def _clock_differs(box: Box, state: State, timer: int, touched: int) -> tuple[str, Args] | None:
    """The message if a reported flip contradicts the app's clock: it still runs, or purple comes first."""
    if state.clock != "app":
        return None
    if running := left(box, state, timer, touched):
        return "pendulum-do-clock-runs", {"seconds": -(-running // 1000)}
    if timer != PURPLE and not left(box, state, PURPLE, touched):
        return "pendulum-do-clock-purple", {}
    return None


def third_worker(box: Box, area: str, placed: Mask, r: Resolver) -> int:
    """Ask for the space of an area's third worker in the set-up."""
    options = _spaces(box, box.every_space & ~placed)
    args = {"area": f"@area-{area}"}
    asked = Question(f"by-hand-{area}", "pendulum-outcome-third", "set-up-workers", args, options)
    return _number_of(box, r.ask(asked))


def gained(box: Box, what: str, number: int, known: int, r: Resolver) -> int:
    """Ask for the points or votes of an Automa in a council."""
    most = box.rules.most_votes if what == "votes" else MOST
    rule = "votes" if what == "votes" else "victory-points"
    id, args = f"by-hand-{what}-{number + 1}", {"automa": number + 1}
    asked = Question(id, f"pendulum-outcome-{what}", rule, args, low=0, high=most, default=known)
    answer: int = r.ask(asked)
    if r.explaining:
        r.note("pendulum-note-by-hand", rule)
    return answer


def reward(box: Box, state: State, number: int, r: Resolver) -> int | None:
    """Ask for the place whose reward an Automa takes."""
    options: list[Option] = []
    for place, name in zip(box.council.places, state.council, strict=True):
        if name != GONE:
            message = "pendulum-place" if name == UNKNOWN else f"pendulum-reward-{name}"
            args: Args = {"place": f"@place-{place}"} if name == UNKNOWN else {}
            options.append(Option(place, message, args))
    options.append(Option(NONE, "pendulum-reward-none-of-them"))
    asked = Question(
        f"by-hand-reward-{number + 1}",
        "pendulum-outcome-reward",
        "council-reward",
        {"automa": number + 1},
        tuple(options),
    )
    answer = r.ask(asked)
    return None if answer == NONE else box.council.places.index(answer)
