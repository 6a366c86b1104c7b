"""Every decision of the book, to be asked alone and printed as a checklist."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from automatable.core.choosing import mask_of
from automatable.core.game import Rule
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import (
    actions,
    artifacts,
    books,
    golems,
    marbles,
    movement,
    notation,
    rabbi,
    resources,
    slash,
    strategy,
    students,
    turn,
    upgrades,
    using,
    work,
)
from automatable.games.golem.effects import Choice
from automatable.games.golem.printed import BOOK_COLOURS, CRITERIA
from automatable.games.golem.reading import Column, Table
from automatable.games.golem.state import BOTTOM, COLOURS, DISTRICTS, KINDS, ROWS, State, standing
from automatable.games.golem.tables import Box

Args = Mapping[str, Any]
Decide = Callable[[Table, State, Args], Any]

CARD = "an Automa card; without it the last one laid out"


def _rule(id: str, steps: tuple[Any, ...], decide: Decide, **inputs: str) -> Rule:
    def asked(box: Box, state: State, args: Args, r: Resolving) -> Any:
        return decide(using.table(box, state, r), state, args)

    return Rule(id, steps, asked, inputs)


def _input(args: Args, rule: str, name: str, type_: type, allowed: Any = None) -> Any:
    if name not in args:
        raise Refused("core-missing-input", rule=rule, input=name)
    value = args[name]
    if type(value) is not type_ or (allowed is not None and value not in allowed):
        raise Refused("core-bad-input", rule=rule, input=name, value=str(value))
    return value


def _card(table: Table, state: State, args: Args, rule: str) -> str:
    if "card" in args or not state.cards:
        return str(_input(args, rule, "card", str, table.box.printed.automa_cards))
    return state.cards[-1]


def _golem(golem: int | None) -> str | None:
    return None if golem is None else notation.golem_text(golem)


def _either(table: Table, state: State, args: Args) -> Any:
    fallen = movement.RAISE.among(movement.can_advance(table, state), state, table.r)
    if fallen:
        return {"golem": _golem(movement.FORWARD.among(fallen, state, table.r)), "way": "forward"}
    golem = movement.BACK.among(movement.can_return(table, state), state, table.r)
    return None if golem is None else {"golem": _golem(golem), "way": "back"}


def _may(table: Table, state: State, args: Args) -> Any:
    lying = movement.ONLY_LYING.among(movement.can_advance(table, state), state, table.r)
    return _golem(movement.FORWARD.among(lying, state, table.r))


def _how_many(table: Table, state: State, args: Args) -> Any:
    labour = work.Labour(table, state, _input(args, "work-how-many", "value", int))
    able = work.WORKERS.among(mask_of(list(labour.costs)), labour, table.r)
    return work.MOST_WORKERS.among(able, labour, table.r) or 0


def _bury(table: Table, state: State, args: Args) -> Any:
    return golems.cell_for(table, state)[1]


def _given(column: tuple[Any, ...]) -> Column:
    return lambda enough: column


def _marble(table: Table, state: State, args: Args) -> Any:
    rule = "choose-marble"
    if "criteria" in args:
        criteria = tuple(_input(args, rule, "criteria", list))
        if any(each not in CRITERIA for each in criteria):
            raise Refused("core-bad-input", rule=rule, input="criteria", value=str(criteria))
        column = _given(criteria)
    else:
        column = marbles.criteria_of(table, _card(table, state, args, rule))
    _, marble, for_work = marbles.choose(table, state, column)
    if marble is None:
        return None
    row, colour = divmod(marble, marbles.WIDTH)
    return {"row": ROWS[row], "colour": COLOURS[colour], "for_work": for_work}


def _rabbi(table: Table, state: State, args: Args) -> Any:
    if "numbers" in args:
        numbers = tuple(_input(args, "rabbi-place", "numbers", list))
        if any(type(number) is not int or not 1 <= number <= BOTTOM for number in numbers):
            raise Refused("core-bad-input", rule="rabbi-place", input="numbers", value=str(numbers))
        column = _given(numbers)
    else:
        column = rabbi.numbers_of(table, _card(table, state, args, "rabbi-place"))
    return rabbi.choose(table, state, column)[1] + 1


def _book(table: Table, state: State, args: Args) -> Any:
    place = books.choose(table, state)[1]
    return None if place is None else place + 1


def _column(table: Table, state: State, args: Args, rule: str, colours: tuple[str, ...]) -> Any:
    colour = colours[0] if len(colours) == 1 else _input(args, rule, "colour", str, colours)
    column = books.column_for(table, state, colour, table.r)
    return None if column is None else column + 1


def _activate(table: Table, state: State, args: Args) -> Any:
    spot = books.ACTIVATE.among(mask_of(books.spots(state)), books.Bought(table, state), table.r)
    return None if spot is None else books.book_at(state, spot)


def _slash(table: Table, state: State, args: Args) -> Any:
    book = _input(args, "book-choice", "book", str, table.box.printed.books)
    for effect in table.effects(f"books.{book}.effects"):
        if isinstance(effect, Choice):
            side = slash.CHOOSE_SIDE.among(0b11, slash.Slash(table, state, effect), table.r)
            return None if side is None else slash.SIDES[side]
    return None


def _ingot(table: Table, state: State, args: Args) -> Any:
    image = artifacts.PLACE.among(strategy.uncovered(table, state), table, table.r)
    return None if image is None else image + 1


def _upgrade(kind: int) -> Decide:
    def decide(table: Table, state: State, args: Args) -> Any:
        _, board, number = upgrades.choose(table, state, kind)
        return None if number is None else board.ids[number]

    return decide


def _kind(table: Table, state: State, args: Args) -> Any:
    kind = upgrades.choose_kind(table, state)
    return None if kind is None else KINDS[kind]


def _red(table: Table, state: State, args: Args) -> Any:
    return resources.in_red_zone(table, state)


def _action(table: Table, state: State, args: Args) -> Any:
    card = _input(args, "choose-action", "card", str, table.box.printed.automa_cards)
    return turn.choose_action(table, state, state.cards, card)


def _district(table: Table, state: State, args: Args) -> Any:
    district = golems.PLACE.among(mask_of(range(len(DISTRICTS))), state, table.r)
    return None if district is None else DISTRICTS[district]


def _student(pick: Any, can: Any) -> Decide:
    def decide(table: Table, state: State, args: Args) -> Any:
        student = pick.among(can(table, state), state, table.r)
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
    _rule("mirror", (actions.MIRRORED,), lambda table, state, args: ROWS[actions.mirrored(table, state)]),
    _rule(
        "golem-forward",
        (movement.FORWARD,),
        lambda table, state, args: _golem(
            movement.FORWARD.among(movement.can_advance(table, state), state, table.r)
        ),
    ),
    _rule(
        "golem-back",
        (movement.BACK,),
        lambda table, state, args: _golem(
            movement.BACK.among(movement.can_return(table, state), state, table.r)
        ),
    ),
    _rule("golem-either", ("golem-step-either", movement.RAISE, movement.BACK), _either),
    _rule("golem-may", (movement.ONLY_LYING, movement.FORWARD), _may),
    _rule("golem-track", ("golem-step-track-up",), lambda table, state, args: "up"),
    _rule("create-where", (golems.PLACE,), _district),
    _rule("work-how-many", (work.WORKERS, work.MOST_WORKERS), _how_many, value="the action's value"),
    _rule(
        "work-who",
        (work.WORKER,),
        lambda table, state, args: _golem(work.WORKER.among(mask_of(standing(state)), state, table.r)),
    ),
    _rule(
        "kill-who",
        (golems.VICTIM,),
        lambda table, state, args: _golem(golems.VICTIM.among(mask_of(state.golems), state, table.r)),
    ),
    _rule("bury-where", (golems.BURY,), _bury),
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
        (books.COLUMNS, books.COLOURED),
        lambda table, state, args: _column(table, state, args, "place-coloured-book", _COLOURED),
        colour="red, green, yellow or blue",
    ),
    _rule(
        "place-black-book",
        (books.COLUMNS, books.BLACK),
        lambda table, state, args: _column(table, state, args, "place-black-book", ("black",)),
    ),
    _rule("activate-books", (books.ACTIVATE,), _activate),
    _rule("book-choice", (slash.CHOOSE_SIDE,), _slash, book="a book with two bonuses"),
    _rule("red-zone", ("golem-step-red-zone",), _red),
)
RULES = {rule.id: rule for rule in _ALL}
