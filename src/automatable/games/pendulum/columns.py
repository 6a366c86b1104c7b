"""The two columns of an Automa card and the cells of a scoring card: read from the box, or asked once.

With ``values = "printed"`` practice values are never used: what the owner's box does not hold yet is asked
and kept in ``State.learned`` under its number.
"""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.games.pendulum.state import Cell, Left, Right, State, Told
from automatable.games.pendulum.tables import Box

T = TypeVar("T", bound=Told)

WORKERS = ("purple", "green", "none")
FLIPS = ("green", "black", "none")
LOWEST, HIGHEST = -9, 30
"""How far a typed number may go: wide enough for any card, narrow enough to catch a slip."""


def worker_question(number: int) -> Question:
    """The worker movement section of a card."""
    options = tuple(Option(value, f"pendulum-worker-{value}") for value in WORKERS)
    return Question(f"card-{number}-worker", "pendulum-ask-worker", "card-anatomy", {"card": number}, options)


def timer_question(number: int) -> Question:
    """The timer flip section of a card."""
    options = tuple(Option(value, f"pendulum-flip-{value}") for value in FLIPS)
    return Question(f"card-{number}-timer", "pendulum-ask-timer", "card-anatomy", {"card": number}, options)


def province_question(box: Box, number: int) -> Question:
    """The province icon of a card that has neither of the two."""
    slots = range(box.rules.province_slots + 1)
    options = tuple(Option(slot, "pendulum-province", {"slot": slot}) for slot in slots)
    return Question(
        f"card-{number}-province", "pendulum-ask-province", "card-anatomy", {"card": number}, options
    )


def number_question(id: str, what: str, rule: str, **args: Any) -> Question:
    """A printed number, perhaps negative."""
    return Question(id, f"pendulum-ask-{what}", rule, args, low=LOWEST, high=HIGHEST)


def icon_question(box: Box, number: int) -> Question:
    """The council reward icon of a card."""
    options = tuple(Option(icon, f"pendulum-icon-{icon}") for icon in box.icons)
    return Question(f"card-{number}-icon", "pendulum-ask-icon", "card-anatomy", {"card": number}, options)


def _kept(told: tuple[T, ...], new: T) -> tuple[T, ...]:
    """One value more, in the order of their numbers."""
    return tuple(sorted([*told, new], key=lambda each: each.number))


def known_left(box: Box, state: State, number: int) -> Left | None:
    """Worker, timer and province of a card, as far as the box or the player told them."""
    card = box.cards[number]
    if state.values == "practice" or card.left != "practice":
        return Left(number, card.worker, card.timer, card.province)
    return next((told for told in state.learned.left if told.number == number), None)


def left_column(box: Box, state: State, number: int, r: Resolving) -> tuple[State, Left]:
    """Worker, timer and province of a card."""
    known = known_left(box, state, number)
    if known is not None:
        return state, known
    worker, timer = r.ask(worker_question(number)), r.ask(timer_question(number))
    province = r.ask(province_question(box, number)) if worker == timer == "none" else 0
    told = Left(number, worker, timer, province)
    learned = structs.replace(state.learned, left=_kept(state.learned.left, told))
    return structs.replace(state, learned=learned), told


def known_right(box: Box, state: State, number: int) -> Right | None:
    """Votes, victory points and council icon of a card, as far as the box or the player told them."""
    card = box.cards[number]
    if state.values == "practice" or card.right != "practice":
        return Right(number, card.votes, card.points, card.icon)
    return next((told for told in state.learned.right if told.number == number), None)


def right_column(box: Box, state: State, number: int, r: Resolving) -> tuple[State, Right]:
    """Votes, victory points and council icon of a card."""
    known = known_right(box, state, number)
    if known is not None:
        return state, known
    votes = r.ask(number_question(f"card-{number}-votes", "votes", "card-anatomy", card=number))
    points = r.ask(number_question(f"card-{number}-points", "points", "card-anatomy", card=number))
    told = Right(number, votes, points, r.ask(icon_question(box, number)))
    learned = structs.replace(state.learned, right=_kept(state.learned.right, told))
    return structs.replace(state, learned=learned), told


def known_cell(box: Box, state: State) -> Cell | None:
    """This round's cell of the scoring card, as far as the box or the player told it."""
    bonus = box.scoring[state.level][str(state.round)]
    if state.values == "practice" or bonus.provenance != "practice":
        return Cell(state.round, bonus.points, bonus.votes)
    return next((told for told in state.learned.cells if told.number == state.round), None)


def cell(box: Box, state: State, r: Resolving) -> tuple[State, Cell]:
    """This round's cell of the scoring card."""
    known = known_cell(box, state)
    if known is not None:
        return state, known
    of = {"level": f"@letter-{state.level}", "round": state.round}
    points = r.ask(number_question("scoring-points", "scoring-points", "scoring-card", **of))
    votes = r.ask(number_question("scoring-votes", "scoring-votes", "scoring-card", **of))
    told = Cell(state.round, points, votes)
    learned = structs.replace(state.learned, cells=_kept(state.learned.cells, told))
    return structs.replace(state, learned=learned), told


def tables(state: State) -> dict[str, Any]:
    """What was learned, in the shape of a box."""
    cards: dict[str, dict[str, Any]] = {}
    for left in state.learned.left:
        cards[str(left.number)] = {
            "worker": left.worker,
            "timer": left.timer,
            "province": left.province,
            "left": "printed",
        }
    for right in state.learned.right:
        values = {"votes": right.votes, "points": right.points, "icon": right.icon, "right": "printed"}
        cards.setdefault(str(right.number), {}).update(values)
    cells = {
        str(cell.number): {"points": cell.points, "votes": cell.votes, "provenance": "printed"}
        for cell in state.learned.cells
    }
    found: dict[str, Any] = {}
    if cards:
        found["cards"] = {number: cards[number] for number in sorted(cards, key=int)}
    if cells:
        found["scoring"] = {state.level: cells}
    return found
