"""The marble actions: students, work, golems, artifacts, study, mirror."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import Pick, fewest, mask_of, prefer
from automatable.games.golem import (
    artifacts,
    books,
    by_hand,
    golems,
    looking,
    marbles,
    resources,
    strategy,
    students,
    upgrades,
    work,
)
from automatable.games.golem.reading import Column, Table
from automatable.games.golem.state import (
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


def act(table: Table, state: State, column: Column) -> State:
    """Take a marble, move its students (L25), do the action of its row with the marbles that lay there."""
    state, marble, for_work, value = by_hand.attempt(
        table,
        "marble",
        lambda: looking.choose(table, state, column),
        lambda: marbles.by_hand(table, state, column(bool)),
    )
    if marble is None:
        if table.r.listens:
            table.r.note("golem-note-no-marble", "choose-marble")
        return resources.useless(table, state)
    row, colour = divmod(marble, marbles.WIDTH)
    if table.r.listens:
        args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}", "value": value}
        table.r.do("golem-do-marble", "choose-marble", marble=marbles.marble_name(None, marble), **args)
    state = took(table, state, row, colour)
    return by_hand.stage(
        table, state, "action", "choose-marble", lambda state: do_row(table, state, row, value, for_work)
    )


def took(table: Table, state: State, row: int, colour: int) -> State:
    """The marble leaves its row, its students move."""
    state = marbles.without(state, row, colour)
    state = structs.replace(state, marbles=(*state.marbles, colour))
    table.r.stands(state)
    state = move_students(table, state, colour)
    table.r.stands(state)
    return state


def move_students(table: Table, state: State, colour: int) -> State:
    """A coloured marble moves the student of its district, a black one two, a white one none."""
    if table.r.listens:
        if colour == WHITE:
            table.r.note("golem-note-white-marble", "marble-students")
        else:
            message = "golem-note-black-marble" if colour == BLACK else "golem-note-colour-marble"
            table.r.note(message, "marble-students", ruling="L25", district=f"@colour-{COLOURS[colour]}")
    if colour == WHITE:
        return state
    if colour == BLACK:
        after = students.two_forward(table, state)
    else:
        after = students.forward_in(table, state, colour, 1, "marble-students")
    return resources.useless(table, state) if after == state else after


def do_row(table: Table, state: State, row: int, value: int, for_work: bool = False) -> State:
    """The action of a row."""
    if row == WORK:
        table.r.cause("work")
        return work.work(table, state, value)
    if row == MIRROR:
        cost = table.box.automa.mirror_cost
        if table.r.listens:
            table.r.note("golem-note-mirror-cost", "mirror", cost=cost)
        state = resources.spend(table, state, cost, "mirror")
        if for_work and table.r.listens:
            few = len(standing(state)) < table.box.automa.mirror_golems
            table.r.note("golem-note-mirror-works", "mirror", ruling="L12" if few else None)
        return do_row(table, state, WORK if for_work else mirrored(table, state), value)
    return main_action(table, state, row - 1, value)


MIRRORED: Pick[marbles.Rows] = Pick(
    "mirror",
    lambda ctx, row: f"@row-{ROWS[row]}",
    prefer("golem-tie-work-with-two", lambda c: 1 << WORK if c.golems >= c.mirror_golems else 0),
    fewest("golem-tie-row-token", lambda c, row: marbles.token(c, row * marbles.WIDTH)),
    what="golem-what-mirror",
)


def mirrored(table: Table, state: State) -> int:
    """The action the mirror does: work with two standing golems, otherwise by the tokens."""
    row = MIRRORED.among(mask_of(range(MIRROR)), marbles.Rows(table, state), table.r)
    assert row is not None
    return row


WANTED = (golems.wanted, artifacts.wanted, books.wanted)
"""What the main action of each kind soon asks for: told with its upgrade, on one screen."""


def main_action(table: Table, state: State, kind: int, value: int) -> State:
    """Golem, artifacts or study: resources, an upgrade outside the red zone, then the main action."""
    rule = f"action-{KINDS[kind]}"
    zone = () if strategy.all_made(table, state, kind) else (f"board.red_zone.{state.level}",)
    table.need("board.resources_per_marble", *zone)
    amount = value * table.number("board.resources_per_marble")
    if table.r.listens:
        table.r.note("golem-note-action-gain", rule, value=value, amount=amount)
    state = resources.gain(table, state, amount, rule)
    if strategy.exhausted(table, state, kind):
        if table.r.listens:
            ruling = "L20" if KINDS[kind] == "golem" and state.dead else None
            table.r.note("golem-note-exhausted", strategy.drop_rule(kind), ruling=ruling)
        return state
    table.r.cause("upgrade")
    if strategy.all_made(table, state, kind) or not resources.red_zone(table, state):
        along = WANTED[kind](table, state) if table.owner else ()
        state = upgrades.make(table, state, kind, along=along)
    table.r.cause(KINDS[kind])
    if kind == 0:
        return golems.create(table, state)
    return artifacts.buy(table, state) if kind == 1 else books.buy(table, state)
