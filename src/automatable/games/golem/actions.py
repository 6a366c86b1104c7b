"""The marble actions: students, work, golems, artifacts, study, mirror."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import Pick, fewest, mask_of, prefer
from automatable.games.golem import (
    artifacts,
    books,
    golems,
    marbles,
    resources,
    strategy,
    students,
    upgrades,
)
from automatable.games.golem.printed import Table
from automatable.games.golem.state import (
    BLACK,
    COLOURS,
    KINDS,
    MIRROR,
    ROWS,
    WHITE,
    WORK,
    State,
    one,
    total,
)


def act(t: Table, s: State, criteria: tuple[str, ...]) -> State:
    """Take a marble, move its students (L25), do the action of its row with the marbles that lay there."""
    s, marble, for_work = marbles.choose(t, s, criteria)
    if marble is None:
        if t.r.listens:
            t.r.note("golem-note-no-marble", "choose-marble")
        return resources.useless(t, s, "choose-marble")
    row, colour = divmod(marble, marbles.WIDTH)
    value = total(s.rows[row])
    if t.r.listens:
        args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}", "value": value}
        t.r.do("golem-do-marble", "choose-marble", **args)
    s = marbles.with_row(s, row, s.rows[row] - one(colour))
    s = structs.replace(s, marbles=(*s.marbles, colour))
    s = move_students(t, s, colour)
    return do_row(t, s, row, value, for_work)


def move_students(t: Table, s: State, colour: int) -> State:
    """A coloured marble moves the student of its district, a black one two, a white one none."""
    if colour == WHITE:
        return s
    if colour == BLACK:
        after = students.two_forward(t, s)
    else:
        after = students.forward_in(t, s, colour, 1, "marble-students")
    return resources.useless(t, s, "marble-students") if after == s else after


def do_row(t: Table, s: State, row: int, value: int, for_work: bool = False) -> State:
    """The action of a row."""
    if row == WORK:
        return golems.work(t, s, value)
    if row == MIRROR:
        s = resources.spend(t, s, t.box.automa.mirror_cost, "mirror")
        return do_row(t, s, WORK if for_work else mirrored(t, s), value)
    return main_action(t, s, row - 1, value)


MIRRORED: Pick[marbles.Synagogue] = Pick(
    "mirror",
    lambda ctx, row: f"@row-{ROWS[row]}",
    prefer("golem-tie-work-with-two", lambda c: 1 << WORK if c.golems >= c.mirror_golems else 0),
    fewest("golem-tie-row-token", lambda c, row: marbles.token(c, row * marbles.WIDTH)),
)


def mirrored(t: Table, s: State) -> int:
    """The action the mirror does: work with two standing golems, otherwise by the tokens."""
    row = MIRRORED.among(mask_of(range(MIRROR)), marbles.Synagogue(t, s), t.r)
    assert row is not None
    return row


def main_action(t: Table, s: State, kind: int, value: int) -> State:
    """Golem, artifacts or study: resources, an upgrade outside the red zone, then the main action."""
    rule = f"action-{KINDS[kind]}"
    s = resources.gain(t, s, value * t.number("base.resources_per_marble"), rule)
    if strategy.exhausted(t, s, kind):
        if t.r.listens:
            t.r.note("golem-note-exhausted", "strategy-token-drops")
        return s
    if resources.in_red_zone(t, s):
        if t.r.listens:
            t.r.note("golem-note-red-zone", "red-zone")
    else:
        s = upgrades.make(t, s, kind)
    if kind == 0:
        return golems.create(t, s)
    return artifacts.buy(t, s) if kind == 1 else books.buy(t, s)
