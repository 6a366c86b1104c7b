"""Set-up (p. 2): privilege order, markers, colours, level, six grande workers, a new shuffle."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct, structs

from automatable.core.engine.choices import Mask
from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.printed import AREAS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import SetUp
from automatable.games.pendulum.position.state import PLAYERS, State
from automatable.games.pendulum.rules import by_hand
from automatable.games.pendulum.rules.automa_cards import DECK, card_draw, draw, left_column
from automatable.games.pendulum.rules.round_setup import council_of
from automatable.games.pendulum.rules.workers import third_space

Colour = Literal["white", "green", "red", "orange", "blue", "yellow", "black"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices before a game. Levels D to F are advanced; ``advanced`` makes the others so.

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
    """The position before the draws of the set-up; the level may require the advanced variant."""
    if setup.automa_1 == setup.automa_2:
        raise UserError("pendulum-same-colour")
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


def checklist(box: Box, state: State, r: Resolver) -> None:
    """The checklist of the set-up."""
    first, second = (f"@colour-{colour}" for colour in state.colours)
    r.instruct("pendulum-do-set-up", "introduction")
    r.instruct_holder("privilege", "pendulum-do-set-up-privilege", "set-up-privilege")
    r.instruct("pendulum-do-set-up-mat", "set-up-mat")
    r.instruct("pendulum-do-set-up-colours", "set-up-colours", first=first, second=second)
    r.instruct("pendulum-do-set-up-level", "set-up-level", level=f"@level-{state.level}")
    if state.advanced:
        r.instruct("pendulum-do-advanced", "levels")
    r.instruct_holder(DECK, "pendulum-do-set-up-deck", "set-up-deck")
    r.instruct("pendulum-do-set-up-workers", "set-up-workers")
    r.instruct("pendulum-do-set-up-token", "achievements")


def privilege_draw(box: Box, left: Mask, place: int) -> Draw:
    """The draw of a marker for this place of the privilege track; the first one begins the set-up."""
    draw = Draw(
        f"privilege-{place}",
        "pendulum-ask-privilege",
        "set-up-privilege",
        box.privilege,
        left,
        {"place": place},
    )
    return structs.replace(draw, event="set-up", field="first") if place == 1 else draw


def _third(box: Box, state: State, area: str, number: int, r: Resolver) -> tuple[State, int]:
    """Instruct where the drawn card puts an area's third worker."""
    state, card = left_column(box, state, number, r)
    if r.explaining:
        ruling = None if card.worker in (area, "none") else "P10"
        r.note(
            "pendulum-note-set-up-card",
            "set-up-workers",
            ruling=ruling,
            card=number,
            worker=f"@worker-{card.worker}",
        )
    space = third_space(box, box.rows["bottom"], card.worker == area, r)
    if r.explaining:
        r.instruct(
            "pendulum-do-third-worker",
            "set-up-workers",
            area=f"@area-{area}",
            space=f"@space-{box.spaces[space].id}",
        )
    return state, space


def _third_by_hand(box: Box, state: State, area: str, number: int, r: Resolver) -> tuple[State, int]:
    """Ask where the player has put the third worker; it is not instructed again (P15)."""
    return state, by_hand.third_worker(box, area, box.rows["bottom"], r)


@cache
def _area_draw(deck: Deck, area: str) -> Draw:
    return card_draw(deck, f"set-up-{area}", "set-up", ("area", f"@area-{area}"))


def set_up(box: Box, state: State, event: SetUp, r: Resolver) -> State:
    """Draw the rest of the privilege order, and a card for each area's third worker."""
    if state.phase != "set-up":
        raise UserError("pendulum-not-now", phase=f"@phase-{state.phase}")
    left = box.privilege.all & ~(1 << PLAYERS.index(event.first))
    second = PLAYERS[r.draw(privilege_draw(box, left, 2))]
    privilege = (event.first, second, *(player for player in PLAYERS if player not in (event.first, second)))
    if r.explaining:
        r.cause("privilege")
        named = [f"@side-{player}" for player in privilege]
        r.note("pendulum-note-drawn", "set-up-privilege", first=named[0], second=named[1])
        r.instruct(
            "pendulum-do-privilege", "set-up-privilege", first=named[0], second=named[1], third=named[2]
        )
    state = structs.replace(state, privilege=privilege)
    r.checkpoint(state)
    r.cause("workers")
    for place, area in enumerate(AREAS):
        state, number = draw(box, state, _area_draw(box.deck, area), r)
        r.checkpoint(state)
        placed = box.rows["bottom"]
        state, space = r.attempt(_third, _third_by_hand, box, state, area, number, r)
        workers = list(state.workers)
        workers[place] = placed | 1 << space
        state = structs.replace(state, workers=(workers[0], workers[1]))
        r.checkpoint(state)
    if r.explaining:
        r.cause("round")
        r.note("pendulum-note-set-up-done", "set-up-reshuffle")
        r.instruct_holder(DECK, "pendulum-do-shuffle-all", "set-up-reshuffle")
        r.instruct("pendulum-do-own-workers", "set-up-workers")
    return structs.replace(state, phase="placing", deck=box.all_cards, last=None)
