"""The two columns of an Automa card and the cells of a scoring card: read from the box, or asked once.

With ``values = "printed"`` practice values are never used: what the owner's box does not hold yet is asked
and kept in ``State.learned`` under its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec import structs

from automatable.core.question import Option, Part, Question
from automatable.core.resolution import Resolving
from automatable.games.pendulum.printed import LEVELS
from automatable.games.pendulum.state import Cell, Left, Right, State, Told
from automatable.games.pendulum.tables import Box

T = TypeVar("T", bound=Told)

WORKERS = ("purple", "green", "none")
FLIPS = ("green", "black", "none")
LOWEST, HIGHEST = -9, 30
"""How far a typed number may go: wide enough for any card, narrow enough to catch a slip."""
LEFT = ("worker", "timer", "province")
EMPTY: dict[str, Any] = {"worker": "none", "timer": "none", "province": 0, "votes": 0, "points": 0}
"""A card on which nothing is printed yet; its icon is always there."""


def card_parts(
    box: Box, left: bool = True, right: bool = True, known: Mapping[str, Any] = EMPTY
) -> tuple[Part, ...]:
    """A card as one screen; what is not printed on it stays as it is filled in. A column may wait."""
    slots = range(box.rules.province_slots + 1)
    provinces = tuple(Option(slot, "pendulum-province", {"slot": slot}) for slot in slots)
    neither = ({"worker": ("none",), "timer": ("none",)},)
    return (
        _part("worker", known, left, options=_options("printed-worker", WORKERS)),
        _part("timer", known, left, options=_options("printed-timer", FLIPS)),
        _part("province", known, left, options=provinces, when=neither),
        _part("votes", known, right, low=LOWEST, high=HIGHEST),
        _part("points", known, right, low=LOWEST, high=HIGHEST),
        _part("icon", known, right, options=_options("icon", box.icons)),
    )


def _part(id: str, known: Mapping[str, Any], needed: bool, **fields: Any) -> Part:
    return Part(id, f"pendulum-part-of-{id}", {}, needed=needed, known=known.get(id), **fields)


def _options(kind: str, names: Iterable[str]) -> tuple[Option, ...]:
    return tuple(Option(name, f"pendulum-{kind}-{name}") for name in names)


def cell_parts(rounds: Iterable[int], known: Mapping[str, Any]) -> tuple[Part, ...]:
    """Victory points and votes of some rounds of a scoring card."""
    return tuple(
        Part(
            f"{what}-{round}",
            f"pendulum-part-of-scoring-{what}",
            {"round": round},
            low=LOWEST,
            high=HIGHEST,
            known=known.get(f"{what}-{round}"),
        )
        for round in rounds
        for what in ("points", "votes")
    )


def left_of(number: int, told: Mapping[str, Any]) -> Left:
    """The left column of an answered card."""
    return Left(number, told["worker"], told["timer"], told.get("province", 0))


def right_of(number: int, told: Mapping[str, Any]) -> Right:
    """The right column of an answered card."""
    return Right(number, told.get("votes", 0), told.get("points", 0), told["icon"])


def _told(box: Box, state: State, number: int, needed: str, r: Resolving) -> State:
    """A card is asked for on one screen: the column that is needed, and the other if its owner likes."""
    left, right = known_left(box, state, number), known_right(box, state, number)
    parts = card_parts(box, left=needed == "left", right=needed == "right")
    asked = [part for part in parts if (left if part.id in LEFT else right) is None]
    told = r.ask(
        Question(
            f"card-{number}-{needed}",
            "pendulum-thing-card",
            "card-anatomy",
            {"card": number},
            parts=tuple(asked),
            by_hand=f"pendulum-by-hand-{needed}",
        )
    )
    learned = state.learned
    if "worker" in told and "timer" in told and left is None:
        learned = structs.replace(learned, left=_kept(learned.left, left_of(number, told)))
    if "icon" in told and right is None:
        learned = structs.replace(learned, right=_kept(learned.right, right_of(number, told)))
    return structs.replace(state, learned=learned)


def _kept(told: tuple[T, ...], new: T) -> tuple[T, ...]:
    """One value more, in the order of their numbers."""
    return tuple(sorted([*told, new], key=lambda each: each.number))


def known_left(box: Box, state: State, number: int) -> Left | None:
    """Worker, timer and province of a card, as far as the box or the player told them."""
    card = box.cards[number]
    if state.values == "practice" or card.left != "practice":
        return box.left[number]
    return next((told for told in state.learned.left if told.number == number), None)


def left_column(box: Box, state: State, number: int, r: Resolving) -> tuple[State, Left]:
    """Worker, timer and province of a card."""
    known = known_left(box, state, number)
    if known is None:
        state = _told(box, state, number, "left", r)
        known = known_left(box, state, number)
        assert known is not None
    return state, known


def known_right(box: Box, state: State, number: int) -> Right | None:
    """Votes, victory points and council icon of a card, as far as the box or the player told them."""
    card = box.cards[number]
    if state.values == "practice" or card.right != "practice":
        return box.right[number]
    return next((told for told in state.learned.right if told.number == number), None)


def right_column(box: Box, state: State, number: int, r: Resolving) -> tuple[State, Right]:
    """Votes, victory points and council icon of a card."""
    known = known_right(box, state, number)
    if known is None:
        state = _told(box, state, number, "right", r)
        known = known_right(box, state, number)
        assert known is not None
    return state, known


def known_cell(box: Box, state: State) -> Cell | None:
    """This round's cell of the scoring card, as far as the box or the player told it."""
    bonus = box.scoring[state.level][str(state.round)]
    if state.values == "practice" or bonus.provenance != "practice" or state.level not in LEVELS:
        return Cell(state.round, bonus.points, bonus.votes)
    return next((told for told in state.learned.cells if told.number == state.round), None)


def cell(box: Box, state: State, r: Resolving) -> tuple[State, Cell]:
    """This round's cell of the scoring card."""
    known = known_cell(box, state)
    if known is not None:
        return state, known
    asked = Question(
        "scoring",
        "pendulum-thing-scoring",
        "scoring-card",
        {"level": f"@letter-{state.level}"},
        parts=cell_parts((state.round,), {}),
        by_hand="pendulum-by-hand-right",
    )
    answer = r.ask(asked)
    told = Cell(state.round, answer[f"points-{state.round}"], answer[f"votes-{state.round}"])
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
