"""Set-up: the choices before the game, the position they give, and what the player puts where."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.state import DISTRICTS, NOTHING, ROWS, UNKNOWN, State


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Choices before the game.

    ``practice`` deals everything; ``owner`` asks for what is not known; with ``hand`` the player does what
    depends on it and enters the outcome.
    """

    level: str = "normal"
    humans: Literal[1, 2, 3] = 1
    box: Literal["owner", "hand", "practice"] = "practice"


def new(box: Box, setup: Setup) -> State:
    """The position before anything is dealt: the Automa goes first."""
    owner = setup.box != "practice"
    base, board = box.base, box.board
    rest = "" if owner else NOTHING
    first = 0 if owner and not box.is_known("board.students_from") else board.students_from
    street = ("",) * board.buildings + (rest,) * (base.sections - board.buildings)
    return State(
        level=box.levels.index(setup.level) + 1,
        humans=setup.humans,
        box=setup.box,
        order=tuple(range(setup.humans + 1)),
        resources=box.automa.start,
        students=(first,) * 3,
        books=((),) * base.columns,
        rows=(UNKNOWN,) * len(ROWS) if owner else (0,) * len(ROWS),
        falling=len(box.marble_order) if owner else 0,
        tiles=("",) * (setup.humans + 1 + base.tiles_over_players),
        rabbis=(UNKNOWN,) * setup.humans,
        drawn=(0,) * setup.humans,
        library=("",) * base.library,
        characters=("",) * box.automa.last_round,
        quarters=street * len(DISTRICTS),
    )


def checklist(box: Box, state: State, r: Resolver) -> None:
    """What to put where before the first turn."""
    r.instruct("golem-do-set-up-special", "set-up-special", number=box.automa.special_tiles)
    r.instruct("golem-do-set-up-first", "set-up-first")
    if state.owner:
        r.instruct("golem-do-set-up-starting", "set-up-starting-tiles", number=state.level)
    else:
        r.instruct_holder(
            "starting-tiles", "golem-do-set-up-starting", "set-up-starting-tiles", number=state.level
        )
    r.instruct(
        "golem-do-set-up-goals",
        "set-up-goals",
        number=box.automa.goals,
        drawn=box.automa.goals_drawn,
        kept=box.automa.goals_kept,
        left=box.automa.goals_drawn - box.automa.goals_kept,
        solo="yes" if state.humans == 1 else "no",
    )
    r.instruct("golem-do-set-up-artifact", "set-up-artifact-tile")
    r.instruct("golem-do-set-up-tokens", "set-up-tokens")
    r.instruct("golem-do-set-up-track", "set-up-track", level=state.level, start=box.automa.start)
    r.instruct("golem-do-set-up-tiles", "set-up", number=len(state.tiles))
    r.instruct_holder("automa", "golem-do-set-up-deck", "set-up-deck")
    r.instruct("golem-do-set-up-never-pays", "study-track", coins=box.base.study_coins)
    r.instruct("golem-do-set-up-never-passes", "never-passes")
