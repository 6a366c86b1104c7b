"""The death of a golem: which one, and the cell where it is buried."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import Pick, fewest, first, mask_of, most, prefer
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.games.golem.position.golem_spot import lies
from automatable.games.golem.position.state import State
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems.creation import place_args, track
from automatable.games.golem.rules.golems.movement import spot_name
from automatable.games.golem.rules.golems.spot_sets import (
    by_token,
    highest_section,
    lying,
    section,
    spots_of,
    token_height,
)

VICTIM: Pick[State] = Pick(
    "kill-who",
    spot_name,
    most("golem-tie-highest-section", section, best=highest_section),
    fewest("golem-tie-token-higher", token_height, rings=by_token),
    prefer("golem-tie-lying", lying, ruling="L10"),
    what="golem-what-victim",
)


BURY: Pick[State] = Pick(
    "bury-where",
    lambda ctx, cell: f"@grave-{cell}",
    first("golem-tie-leftmost-cell"),
    what="golem-what-grave",
)


def kill(ctx: Context, state: State) -> State:
    """Kill the rightmost golem, bury it in the leftmost free cell, take that cell's bonus."""
    golem = VICTIM.among(spots_of(state.golems), state, ctx.r)
    if golem is None:
        return state
    left = list(state.golems)
    left.remove(golem)
    if ctx.r.explaining:
        ctx.r.instruct("golem-do-kill", "kill-who", **place_args(golem))
    state = structs.replace(state, golems=tuple(left), dead=state.dead + 1)
    ctx.r.checkpoint(state)
    if not lies(golem):
        ctx.crew.died(golem)
    state, cell = cell_for(ctx, state)
    state = _bury(ctx, state, cell)
    if ctx.r.explaining:
        ctx.r.note("golem-note-killed-track", "kill-who", steps=ctx.box.automa.killed_track)
    return track(ctx, state, ctx.box.automa.killed_track, "down", "kill-who")


def cell_for(ctx: Context, state: State) -> tuple[State, int | None]:
    """The leftmost free cell; asked for after a turn that was not entered and may have filled it."""
    cells = range(1, ctx.printed.number("board.graveyard_cells") + 1)
    free = [cell for cell in cells if not state.graves >> cell & 1]
    if not state.graves_untold or not free:
        return state, BURY.among(mask_of(free), state, ctx.r)
    options = [Option(cell, "golem-option-grave", {"cell": f"@grave-{cell}"}) for cell in free]
    options.append(Option(0, "golem-option-no-grave"))
    answer: int = ctx.r.ask(
        Question(f"grave-{state.dead}", "golem-which-grave", "bury-where", options=tuple(options))
    )
    left = mask_of([cell for cell in free if cell < answer or not answer])
    return structs.replace(state, graves=state.graves | left), answer or None


def _bury(ctx: Context, state: State, cell: int | None) -> State:
    if cell is None:
        if ctx.r.explaining:
            ctx.r.note("golem-note-graveyard-full", "bury-where", ruling="L10")
        return state
    if ctx.r.explaining:
        ctx.r.instruct("golem-do-bury", "bury-where", cell=cell, grave=f"@grave-{cell}")
    state = structs.replace(state, graves=state.graves | 1 << cell)
    ctx.r.checkpoint(state)
    return by_hand.use(ctx, state, f"graveyard.{cell}", f"graveyard.{cell}", "bury-where")
