"""Every decision of the book, to be asked alone and printed as a checklist."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from msgspec import Struct

from automatable.core.engine.choices import Keep, Mask, Pick, mask_of
from automatable.core.engine.errors import UserError
from automatable.games.golem.box.effects import Choice
from automatable.games.golem.box.printed import BOOK_COLOURS, CRITERIA
from automatable.games.golem.position import json_format
from automatable.games.golem.position.state import BOTTOM, COLOURS, DISTRICTS, KINDS, ROWS, State, standing
from automatable.games.golem.rules.board import (
    artifacts,
    book_columns,
    books,
    resources,
    slash,
    strategy,
    students,
    upgrades,
)
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import creation, graveyard, movement, work
from automatable.games.golem.rules.printed_values import Column, ColumnValues
from automatable.games.golem.rules.turn import actions, automa_turn, marble_rows, marbles, rabbi

Inputs = Mapping[str, object]
Decide = Callable[[Context, State, Inputs], object]
Steps = tuple[Keep[Any] | Pick[Any] | str, ...]

CARD = "an Automa card; without it the last one laid out"


class ContextRule(Struct, frozen=True):
    """One decision: its steps as a checklist, how it is made, and what it takes besides the position."""

    id: str
    steps: Steps
    decide: Decide
    inputs: dict[str, str]


def _rule(id: str, steps: Steps, decide: Decide, **inputs: str) -> ContextRule:
    return ContextRule(id, steps, decide, inputs)


def _input(args: Inputs, rule: str, name: str, type_: type, allowed: Container[object] | None = None) -> Any:
    if name not in args:
        raise UserError("core-missing-input", rule=rule, input=name)
    value = args[name]
    if type(value) is not type_ or (allowed is not None and value not in allowed):
        raise UserError("core-bad-input", rule=rule, input=name, value=str(value))
    return value


def _card(ctx: Context, state: State, args: Inputs, rule: str) -> str:
    if "card" in args or not state.cards:
        return str(_input(args, rule, "card", str, ctx.box.printed.automa_cards))
    return state.cards[-1]


def _golem(golem: int | None) -> str | None:
    return None if golem is None else json_format.golem_text(golem)


def _either(ctx: Context, state: State, args: Inputs) -> object:
    fallen = movement.RAISE.among(movement.can_advance(ctx, state), state, ctx.r)
    if fallen:
        return {"golem": _golem(movement.FORWARD.among(fallen, state, ctx.r)), "way": "forward"}
    golem = movement.BACK.among(movement.can_return(ctx, state), state, ctx.r)
    return None if golem is None else {"golem": _golem(golem), "way": "back"}


def _may(ctx: Context, state: State, args: Inputs) -> object:
    lying = movement.ONLY_LYING.among(movement.can_advance(ctx, state), state, ctx.r)
    return _golem(movement.FORWARD.among(lying, state, ctx.r))


def _how_many(ctx: Context, state: State, args: Inputs) -> object:
    labour = work.Labour(ctx, state, _input(args, "work-how-many", "value", int))
    able = work.WORKERS.among(mask_of(list(labour.costs)), labour, ctx.r)
    return work.MOST_WORKERS.among(able, labour, ctx.r) or 0


def _bury(ctx: Context, state: State, args: Inputs) -> object:
    return graveyard.cell_for(ctx, state)[1]


def _given(column: ColumnValues) -> Column:
    return lambda enough: column


def _marble(ctx: Context, state: State, args: Inputs) -> object:
    rule = "choose-marble"
    if "criteria" in args:
        criteria = tuple(_input(args, rule, "criteria", list))
        if any(each not in CRITERIA for each in criteria):
            raise UserError("core-bad-input", rule=rule, input="criteria", value=str(criteria))
        column = _given(criteria)
    else:
        column = marbles.criteria_of(ctx, _card(ctx, state, args, rule))
    _, marble, for_work = marbles.choose(ctx, state, column)
    if marble is None:
        return None
    row, colour = divmod(marble, marble_rows.WIDTH)
    return {"row": ROWS[row], "colour": COLOURS[colour], "for_work": for_work}


def _rabbi(ctx: Context, state: State, args: Inputs) -> object:
    if "numbers" in args:
        numbers = tuple(_input(args, "rabbi-place", "numbers", list))
        if any(type(number) is not int or not 1 <= number <= BOTTOM for number in numbers):
            raise UserError("core-bad-input", rule="rabbi-place", input="numbers", value=str(numbers))
        column = _given(numbers)
    else:
        column = rabbi.numbers_of(ctx, _card(ctx, state, args, "rabbi-place"))
    return rabbi.choose(ctx, state, column)[1] + 1


def _book(ctx: Context, state: State, args: Inputs) -> object:
    place = books.choose(ctx, state)[1]
    return None if place is None else place + 1


def _column(ctx: Context, state: State, args: Inputs, rule: str, colours: tuple[str, ...]) -> object:
    colour = colours[0] if len(colours) == 1 else _input(args, rule, "colour", str, colours)
    column = book_columns.column_for(ctx, state, colour, ctx.r)
    return None if column is None else column + 1


def _activate(ctx: Context, state: State, args: Inputs) -> object:
    spot = books.ACTIVATE.among(mask_of(book_columns.spots(state)), books.Bought(ctx, state), ctx.r)
    return None if spot is None else book_columns.book_at(state, spot)


def _slash(ctx: Context, state: State, args: Inputs) -> object:
    book = _input(args, "book-choice", "book", str, ctx.box.printed.books)
    for effect in ctx.printed.effects(f"books.{book}.effects"):
        if isinstance(effect, Choice):
            side = slash.CHOOSE_SIDE.among(0b11, slash.Slash(ctx, state, effect), ctx.r)
            return None if side is None else slash.SIDES[side]
    return None


def _ingot(ctx: Context, state: State, args: Inputs) -> object:
    image = artifacts.PLACE.among(strategy.uncovered(ctx, state), ctx, ctx.r)
    return None if image is None else image + 1


def _upgrade(kind: int) -> Decide:
    def decide(ctx: Context, state: State, args: Inputs) -> object:
        _, board, number = upgrades.choose(ctx, state, kind)
        return None if number is None else board.ids[number]

    return decide


def _kind(ctx: Context, state: State, args: Inputs) -> object:
    kind = upgrades.choose_kind(ctx, state)
    return None if kind is None else KINDS[kind]


def _red(ctx: Context, state: State, args: Inputs) -> object:
    return resources.in_red_zone(ctx, state)


def _action(ctx: Context, state: State, args: Inputs) -> object:
    card = _input(args, "choose-action", "card", str, ctx.box.printed.automa_cards)
    return automa_turn.choose_action(ctx, state, state.cards, card)


def _district(ctx: Context, state: State, args: Inputs) -> object:
    district = creation.PLACE.among(mask_of(range(len(DISTRICTS))), state, ctx.r)
    return None if district is None else DISTRICTS[district]


def _student(pick: Pick[State], can: Callable[[Context, State], Mask]) -> Decide:
    def decide(ctx: Context, state: State, args: Inputs) -> object:
        student = pick.among(can(ctx, state), state, ctx.r)
        return None if student is None else DISTRICTS[student]

    return decide


_COLOURED = tuple(colour for colour in BOOK_COLOURS if colour != "black")

_ALL = (
    _rule("choose-action", ("golem-step-choose-action",), _action, card="the card just turned"),
    _rule("rabbi-place", (rabbi.KEEP, rabbi.PICK), _rabbi, card=CARD, numbers="its grey column, instead"),
    _rule(
        "choose-marble",
        ("golem-step-criteria", marbles.choice_by(CRITERIA)),
        _marble,
        card=CARD,
        criteria="its yellow column, instead",
    ),
    _rule("mirror", (actions.MIRRORED,), lambda ctx, state, args: ROWS[actions.mirrored(ctx, state)]),
    _rule(
        "golem-forward",
        (movement.FORWARD,),
        lambda ctx, state, args: _golem(
            movement.FORWARD.among(movement.can_advance(ctx, state), state, ctx.r)
        ),
    ),
    _rule(
        "golem-back",
        (movement.BACK,),
        lambda ctx, state, args: _golem(movement.BACK.among(movement.can_return(ctx, state), state, ctx.r)),
    ),
    _rule("golem-either", ("golem-step-either", movement.RAISE, movement.BACK), _either),
    _rule("golem-may", (movement.ONLY_LYING, movement.FORWARD), _may),
    _rule("golem-track", ("golem-step-track-up",), lambda ctx, state, args: "up"),
    _rule("create-where", (creation.PLACE,), _district),
    _rule("work-how-many", (work.WORKERS, work.MOST_WORKERS), _how_many, value="the action's value"),
    _rule(
        "work-who",
        (work.WORKER,),
        lambda ctx, state, args: _golem(work.WORKER.among(mask_of(standing(state)), state, ctx.r)),
    ),
    _rule(
        "kill-who",
        (graveyard.VICTIM,),
        lambda ctx, state, args: _golem(graveyard.VICTIM.among(mask_of(state.golems), state, ctx.r)),
    ),
    _rule("bury-where", (graveyard.BURY,), _bury),
    _rule("student-forward", (students.FORWARD,), _student(students.FORWARD, students.can_advance)),
    _rule("student-back", (students.BACK,), _student(students.BACK, students.can_return)),
    _rule("upgrade-golem", (upgrades.IN_ROUND_FOUR[0],), _upgrade(0)),
    _rule("upgrade-artifact", (upgrades.IN_ROUND_FOUR[1],), _upgrade(1)),
    _rule("upgrade-study", (upgrades.IN_ROUND_FOUR[2],), _upgrade(2)),
    _rule("upgrade-kind", (upgrades.KEEP_KIND, upgrades.KIND), _kind),
    _rule("place-ingot", (artifacts.PLACE,), _ingot),
    _rule("buy-book", (books.MAY_BUY, books.BUY), _book),
    _rule(
        "place-coloured-book",
        (book_columns.COLUMNS, book_columns.COLOURED),
        lambda ctx, state, args: _column(ctx, state, args, "place-coloured-book", _COLOURED),
        colour="red, green, yellow or blue",
    ),
    _rule(
        "place-black-book",
        (book_columns.COLUMNS, book_columns.BLACK),
        lambda ctx, state, args: _column(ctx, state, args, "place-black-book", ("black",)),
    ),
    _rule("activate-books", (books.ACTIVATE,), _activate),
    _rule("book-choice", (slash.CHOOSE_SIDE,), _slash, book="a book with two bonuses"),
    _rule("red-zone", ("golem-step-red-zone",), _red),
)
RULES = {decision.id: decision for decision in _ALL}
