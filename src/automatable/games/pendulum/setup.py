"""Set-up: privilege order, markers, colours, level, six grande workers, the deck shuffled again."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec import Struct, structs

from automatable.core.choosing import Mask
from automatable.core.deck import Draw
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum import by_hand
from automatable.games.pendulum.columns import left_column
from automatable.games.pendulum.drawing import DECK, draw
from automatable.games.pendulum.events import SetUp
from automatable.games.pendulum.printed import AREAS
from automatable.games.pendulum.round_setup import council_of
from automatable.games.pendulum.state import PLAYERS, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.workers import third_space

Colour = Literal["white", "green", "red", "orange", "blue", "yellow", "black"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up choices. Levels D to F demand the advanced variant; ``advanced`` plays it at the others too.

    ``values = "printed"``: the cards of the real deck; what the owner's box lacks is asked as it turns up.
    """

    level: str = "B"
    advanced: bool = False
    foreshadowing: bool = False
    timers: Literal["app", "sand"] = "app"
    values: Literal["practice", "printed"] = "practice"
    automa_1: Colour = "white"
    automa_2: Colour = "red"


def new(box: Box, setup: Setup) -> State:
    """The fixed part; the level may demand the advanced variant."""
    if setup.automa_1 == setup.automa_2:
        raise Refused("pendulum-same-colour")
    return State(
        level=setup.level,
        advanced=setup.advanced or box.levels[setup.level].advanced,
        foreshadowing=setup.foreshadowing,
        clock=setup.timers,
        values=setup.values,
        colours=(setup.automa_1, setup.automa_2),
        deck=box.all_cards,
        council=council_of(box, 1),
    )


def checklist(box: Box, state: State, r: Resolving) -> None:
    """What to put where before the first round."""
    first, second = (f"@colour-{colour}" for colour in state.colours)
    r.do("pendulum-do-set-up", "introduction")
    r.do_with("privilege", "pendulum-do-set-up-privilege", "set-up-privilege")
    r.do("pendulum-do-set-up-mat", "set-up-mat")
    r.do("pendulum-do-set-up-colours", "set-up-colours", first=first, second=second)
    r.do("pendulum-do-set-up-level", "set-up-level", level=f"@level-{state.level}")
    if state.advanced:
        r.do("pendulum-do-advanced", "levels")
    r.do_with(DECK, "pendulum-do-set-up-deck", "set-up-deck")
    r.do("pendulum-do-set-up-workers", "set-up-workers")
    r.do("pendulum-do-set-up-token", "achievements")


def privilege_draw(box: Box, left: Mask, place: int) -> Draw:
    """Whose marker is drawn for this place of the privilege track; the first one begins the set-up."""
    draw = Draw(
        f"privilege-{place}",
        "pendulum-ask-privilege",
        "set-up-privilege",
        box.privilege,
        left,
        {"place": place},
    )
    return structs.replace(draw, event="set-up", field="first") if place == 1 else draw


def _third(box: Box, state: State, area: str, number: int, r: Resolving) -> tuple[State, int]:
    """Where the drawn card puts an area's third worker."""
    state, card = left_column(box, state, number, r)
    if r.listens:
        ruling = None if card.worker in (area, "none") else "P10"
        r.note(
            "pendulum-note-set-up-card",
            "set-up-workers",
            ruling=ruling,
            card=number,
            worker=f"@worker-{card.worker}",
        )
    return state, third_space(box, box.rows["bottom"], card.worker == area, r)


def _third_by_hand(box: Box, state: State, area: str, r: Resolving) -> tuple[State, int]:
    return state, by_hand.third_worker(box, area, box.rows["bottom"], r)


def set_up(box: Box, state: State, event: SetUp, r: Resolving) -> State:
    """Chance in the set-up: the rest of the privilege order, and a card for each area's third worker."""
    if state.phase != "set-up":
        raise Refused("pendulum-not-now", phase=f"@phase-{state.phase}")
    left = box.privilege.all & ~(1 << PLAYERS.index(event.first))
    second = PLAYERS[r.draw(privilege_draw(box, left, 2))]
    privilege = (event.first, second, *(player for player in PLAYERS if player not in (event.first, second)))
    r.cause("privilege")
    if r.listens:
        named = [f"@side-{player}" for player in privilege]
        r.note("pendulum-note-drawn", "set-up-privilege", first=named[0], second=named[1])
        r.do("pendulum-do-privilege", "set-up-privilege", first=named[0], second=named[1], third=named[2])
    r.cause("workers")
    workers = []
    for area in AREAS:
        state, number = draw(box, state, f"set-up-{area}", "set-up", r, area=f"@area-{area}")
        placed = box.rows["bottom"]
        state, space = r.attempt(
            partial(_third, box, state, area, number, r),
            partial(_third_by_hand, box, state, area, r),
        )
        if r.listens:
            r.do(
                "pendulum-do-third-worker",
                "set-up-workers",
                area=f"@area-{area}",
                space=f"@space-{box.spaces[space].id}",
            )
        workers.append(placed | 1 << space)
    if r.listens:
        r.cause("round")
        r.note("pendulum-note-set-up-done", "set-up-reshuffle")
        r.do_with(DECK, "pendulum-do-shuffle-all", "set-up-reshuffle")
        r.do("pendulum-do-own-workers", "set-up-workers")
    return structs.replace(
        state,
        phase="placing",
        privilege=privilege,
        workers=(workers[0], workers[1]),
        deck=box.all_cards,
        last=None,
    )
