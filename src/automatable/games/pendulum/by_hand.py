"""By hand: the player does what a card says that nobody has entered, and tells what came of it."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import Mask, each, only
from automatable.core.question import Option, Part, Question
from automatable.core.resolution import Resolving
from automatable.games.pendulum.printed import AREAS, TIMERS
from automatable.games.pendulum.state import GONE, UNKNOWN, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.timers import PURPLE, flip_purple, turned

NONE = "none"
MOST = 99
"""How far points told by the player go."""


def _spaces(box: Box, spaces: Mask) -> tuple[Option, ...]:
    ids = [box.spaces[space].id for space in each(spaces)]
    return tuple(Option(id, f"pendulum-space-{id}") for id in ids)


def _number_of(box: Box, id: str) -> int:
    return next(number for number, space in enumerate(box.spaces) if space.id == id)


def action(box: Box, state: State, touched: int, r: Resolving) -> State:
    """An Automa action: which space of each area has no Automa worker now, and which timer was flipped."""
    parts = [
        Part(
            f"free-{area}",
            "pendulum-part-of-free",
            {"area": f"@area-{area}"},
            _spaces(box, box.every_space),
            known=box.spaces[only(box.every_space & ~workers)].id,
        )
        for area, workers in zip(AREAS, state.workers, strict=True)
    ]
    if state.phase != "placing":
        flips = tuple(Option(name, f"pendulum-flipped-{name}") for name in (NONE, *TIMERS))
        parts.append(Part("flipped", "pendulum-part-of-flipped", {}, flips, known=NONE))
    told = r.ask(Question("by-hand", "pendulum-outcome-action", "resolve-card", parts=tuple(parts)))
    workers = [box.every_space & ~(1 << _number_of(box, told[f"free-{area}"])) for area in AREAS]
    state = structs.replace(state, workers=(workers[0], workers[1]))
    if r.listens:
        r.note("pendulum-note-by-hand", "resolve-card")
    flipped = told.get("flipped", NONE)
    if flipped == NONE:
        return state
    timer = TIMERS.index(flipped)
    return flip_purple(box, state, touched, True, r) if timer == PURPLE else turned(state, timer, touched)


def third_worker(box: Box, area: str, placed: Mask, r: Resolving) -> int:
    """The set-up of an area: where its third worker stands."""
    options = _spaces(box, box.every_space & ~placed)
    args = {"area": f"@area-{area}"}
    asked = Question(f"by-hand-{area}", "pendulum-outcome-third", "set-up-workers", args, options)
    return _number_of(box, r.ask(asked))


def gained(box: Box, what: str, number: int, known: int, r: Resolving) -> int:
    """Points or votes an Automa has in a council, counted by the player."""
    most = box.rules.most_votes if what == "votes" else MOST
    rule = "votes" if what == "votes" else "victory-points"
    id, args = f"by-hand-{what}-{number + 1}", {"automa": number + 1}
    asked = Question(id, f"pendulum-outcome-{what}", rule, args, low=0, high=most, default=known)
    told: int = r.ask(asked)
    if r.listens:
        r.note("pendulum-note-by-hand", rule)
    return told


def reward(box: Box, state: State, number: int, r: Resolving) -> int | None:
    """Which place's reward an Automa takes, found by the player."""
    options: list[Option] = []
    for place, name in zip(box.council.places, state.council, strict=True):
        if name != GONE:
            message = "pendulum-place" if name == UNKNOWN else f"pendulum-reward-{name}"
            args: dict[str, Any] = {"place": f"@place-{place}"} if name == UNKNOWN else {}
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
