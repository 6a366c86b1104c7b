"""The marble actions: students, work, golems, artifacts, study, mirror."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import Pick, fewest, mask_of, prefer
from automatable.games.golem.position.state import (
    BLACK,
    COLOURS,
    KINDS,
    MIRROR,
    ROWS,
    WHITE,
    WORK,
    State,
    standing,
)
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import artifacts, books, resources, strategy, students, upgrades
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import creation, work
from automatable.games.golem.rules.turn import marble_rows, marbles


def act(ctx: Context, state: State, card: str) -> State:
    """Take a marble, move its students (L25), do the action of its row with the marbles that lay there."""
    state, marble, for_work, value = by_hand.attempt(
        ctx, "marble", ctx.entry.choose_marble, ctx.entry.marble_by_hand, state, card
    )
    if marble is None:
        if ctx.r.explaining:
            ctx.r.note("golem-note-no-marble", "choose-marble")
        return resources.useless(ctx, state)
    row, colour = divmod(marble, marble_rows.WIDTH)
    if ctx.r.explaining:
        args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}", "value": value}
        ctx.r.instruct(
            "golem-do-marble", "choose-marble", marble=marble_rows.marble_name(None, marble), **args
        )
    state = took(ctx, state, row, colour)
    return by_hand.stage(ctx, state, "action", "choose-marble", do_row, row, value, for_work)


def took(ctx: Context, state: State, row: int, colour: int) -> State:
    """Remove the marble from its row and move its students."""
    rows = marble_rows.without(state.rows, row, colour)
    state = structs.replace(state, rows=rows, marbles=(*state.marbles, colour))
    ctx.r.checkpoint(state)
    return move_students(ctx, state, colour)


def move_students(ctx: Context, state: State, colour: int) -> State:
    """A coloured marble moves the student of its district, a black one two, a white one none."""
    if ctx.r.explaining:
        if colour == WHITE:
            ctx.r.note("golem-note-white-marble", "marble-students")
        else:
            message = "golem-note-black-marble" if colour == BLACK else "golem-note-colour-marble"
            ctx.r.note(message, "marble-students", ruling="L25", district=f"@colour-{COLOURS[colour]}")
    if colour == WHITE:
        return state
    if colour == BLACK:
        after = students.two_forward(ctx, state)
    else:
        after = students.forward_in(ctx, state, colour, 1, "marble-students")
    return resources.useless(ctx, state) if after == state else after


def do_row(ctx: Context, state: State, row: int, value: int, for_work: bool = False) -> State:
    """The action of a row."""
    if row == WORK:
        ctx.r.cause("work")
        return work.work(ctx, state, value)
    if row == MIRROR:
        cost = ctx.box.automa.mirror_cost
        if ctx.r.explaining:
            ctx.r.note("golem-note-mirror-cost", "mirror", cost=cost)
        state = resources.spend(ctx, state, cost, "mirror")
        if for_work and ctx.r.explaining:
            few = len(standing(state)) < ctx.box.automa.mirror_golems
            ctx.r.note("golem-note-mirror-works", "mirror", ruling="L12" if few else None)
        return do_row(ctx, state, WORK if for_work else mirrored(ctx, state), value)
    return main_action(ctx, state, row - 1, value)


MIRRORED: Pick[marbles.Rows] = Pick(
    "mirror",
    lambda ctx, row: f"@row-{ROWS[row]}",
    prefer("golem-tie-work-with-two", lambda c: 1 << WORK if c.golems >= c.mirror_golems else 0),
    fewest("golem-tie-row-token", lambda c, row: marbles.token(c, row * marble_rows.WIDTH)),
    what="golem-what-mirror",
)


def mirrored(ctx: Context, state: State) -> int:
    """The action the mirror does: work with two standing golems, otherwise by the tokens."""
    row = MIRRORED.among(mask_of(range(MIRROR)), marbles.Rows(ctx, state), ctx.r)
    assert row is not None
    return row


def main_action(ctx: Context, state: State, kind: int, value: int) -> State:
    """Golem, artifacts or study: resources, an upgrade outside the red zone, then the main action."""
    rule = f"action-{KINDS[kind]}"
    ctx.printed.screen("main-action", state, kind)
    amount = value * ctx.printed.number("board.resources_per_marble")
    if ctx.r.explaining:
        ctx.r.note("golem-note-action-gain", rule, value=value, amount=amount)
    state = resources.gain(ctx, state, amount, rule)
    if strategy.exhausted(ctx, state, kind):
        if ctx.r.explaining:
            ruling = "L20" if KINDS[kind] == "golem" and state.dead else None
            ctx.r.note("golem-note-exhausted", strategy.drop_rule(kind), ruling=ruling)
        return state
    ctx.r.cause("upgrade")
    if strategy.all_made(ctx, state, kind) or not resources.red_zone(ctx, state):
        state = upgrades.make(ctx, state, kind, action_follows=True)
    ctx.r.cause(KINDS[kind])
    if kind == 0:
        return creation.create(ctx, state)
    return artifacts.buy(ctx, state) if kind == 1 else books.buy(ctx, state)
