"""Automa cards (p. 3) and the scoring card (p. 6): drawing a card, and reading what is printed on it.

With ``values = "printed"`` practice values are never used: a value that the owner's box does not hold yet is
asked once and saved in ``State.learned``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import structs

from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Field, Option
from automatable.games.pendulum.box.printed import LEVELS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import (
    Cell,
    Entered,
    Left,
    Right,
    State,
    in_front,
    with_automa,
)

DECK = "automa"
T = TypeVar("T", bound=Entered)

WORKERS = ("purple", "green", "none")
FLIPS = ("green", "black", "none")
LOWEST, HIGHEST = -9, 30
"""The range of a typed number: wide enough for any card, narrow enough to catch a typing error."""
LEFT = ("worker", "timer", "province")
EMPTY: dict[str, str | int] = {"worker": "none", "timer": "none", "province": 0, "votes": 0, "points": 0}
"""A card before anything is entered; every card has an icon, so it has no default."""


# --- drawing ------------------------------------------------------------------------------------------


def renew_deck(box: Box, state: State, r: Resolver) -> State:
    """Shuffle the discard into a new deck if the deck is empty; cards in front of an Automa stay out (P9)."""
    if state.deck:
        return state
    if r.explaining:
        r.note("pendulum-note-deck-out", "draw")
        if in_front(state):
            r.note("pendulum-note-stay-out", "draw", ruling="P9")
        r.instruct_holder(DECK, "pendulum-do-reshuffle", "draw")
    state = structs.replace(state, deck=box.all_cards & ~in_front(state), last=None)
    r.checkpoint(state)
    return state


@lru_cache(maxsize=1 << 8)
def card_draw(deck: Deck, id: str, what_for: str, *args: tuple[str, int | str]) -> Draw:
    """The draw of a card, made once for the whole deck; what is left is given when it is drawn."""
    return Draw(id, f"pendulum-ask-card-{what_for}", "draw", deck, deck.all, dict(args))


def draw(box: Box, state: State, drawn: Draw, r: Resolver) -> tuple[State, int]:
    """Draw one card."""
    if not state.deck:
        state = renew_deck(box, state, r)
    card = r.draw(drawn, state.deck)
    return structs.replace(state, deck=state.deck ^ 1 << card, last=card), card


def lay(box: Box, state: State, number: int, drawn: Draw, r: Resolver) -> State:
    """Draw one more card for an Automa and put it on top of its others, leftmost (P8)."""
    if not state.deck:
        state = renew_deck(box, state, r)
    card = r.draw(drawn, state.deck)
    automa = state.automas[number]
    automa = structs.replace(automa, cards=(card, *automa.cards))
    # the card is not discarded: ``last`` stays
    state = structs.replace(state, automas=with_automa(state, number, automa), deck=state.deck ^ 1 << card)
    r.checkpoint(state)
    return state


def foreshadow(box: Box, state: State, r: Resolver) -> State:
    """Foreshadowing variant: draw one card for each Automa before a purple flip."""
    if not state.foreshadowing:
        return state
    if r.explaining:
        r.cause("foreshadowing")
        r.note("pendulum-note-before-purple", "foreshadowing")
    for number in range(len(state.automas)):
        state = renew_deck(box, state, r)  # instructed before the card that is drawn from it
        if r.explaining:
            r.instruct_holder(DECK, "pendulum-do-foreshadow", "foreshadowing", automa=number + 1)
            r.checkpoint(state)
        drawn = card_draw(box.deck, f"foreshadow-{number + 1}", "foreshadow", ("automa", number + 1))
        state = lay(box, state, number, drawn, r)
        if r.explaining:
            card = state.automas[number].cards[0]
            r.note("pendulum-note-foreshadow", "foreshadowing", automa=number + 1, card=card)
    return state


# --- the columns of a card, the cells of the scoring card ---------------------------------------------


def known_left(box: Box, state: State, number: int) -> Left | None:
    """The left column of a card from the box or as the player entered it; None if unknown."""
    if state.values == "practice" or box.cards[number].left != "practice":
        return box.left[number]
    return next((entered for entered in state.learned.left if entered.number == number), None)


def left_column(box: Box, state: State, number: int, r: Resolver) -> tuple[State, Left]:
    """Worker, timer and province of a card; asked if unknown."""
    known = known_left(box, state, number)
    if known is None:
        state = _ask_card(box, state, number, "left", r)
        known = known_left(box, state, number)
        assert known is not None
    return state, known


def known_right(box: Box, state: State, number: int) -> Right | None:
    """The right column of a card from the box or as the player entered it; None if unknown."""
    if state.values == "practice" or box.cards[number].right != "practice":
        return box.right[number]
    return next((entered for entered in state.learned.right if entered.number == number), None)


def right_column(box: Box, state: State, number: int, r: Resolver) -> tuple[State, Right]:
    """Votes, victory points and council icon of a card; asked if unknown."""
    known = known_right(box, state, number)
    if known is None:
        state = _ask_card(box, state, number, "right", r)
        known = known_right(box, state, number)
        assert known is not None
    return state, known


def right_columns(
    box: Box, state: State, cards: tuple[int, ...], r: Resolver
) -> tuple[State, Sequence[Right]]:
    """The right columns of several cards; asked if unknown."""
    if state.values == "practice":
        return state, [box.right[card] for card in cards]
    columns = []
    for card in cards:
        state, right = right_column(box, state, card, r)
        columns.append(right)
    return state, columns


def known_cell(box: Box, state: State) -> Cell | None:
    """This round's cell of the scoring card from the box or as entered; None if unknown."""
    if state.values == "practice" or state.level not in LEVELS or not _is_practice(box, state):
        return box.cells[state.level, state.round]
    return next((entered for entered in state.learned.cells if entered.number == state.round), None)


def _is_practice(box: Box, state: State) -> bool:
    """Whether the box has only a practice value for this round's cell."""
    return box.scoring[state.level][str(state.round)].provenance == "practice"


def cell(box: Box, state: State, r: Resolver) -> tuple[State, Cell]:
    """This round's cell of the scoring card; asked if unknown."""
    known = known_cell(box, state)
    if known is not None:
        return state, known
    asked = Question(
        "scoring",
        "pendulum-thing-scoring",
        "scoring-card",
        {"level": f"@letter-{state.level}"},
        fields=cell_parts((state.round,), {}),
        by_hand=how_by_hand(box, state, "right"),
    )
    answer = r.ask(asked)
    entered = Cell(state.round, answer[f"points-{state.round}"], answer[f"votes-{state.round}"])
    learned = structs.replace(state.learned, cells=_with(state.learned.cells, entered))
    return structs.replace(state, learned=learned), entered


# --- questions for what the box does not hold ---------------------------------------------------------


def card_parts(
    box: Box, left: bool = True, right: bool = True, known: Mapping[str, str | int] = EMPTY
) -> tuple[Field, ...]:
    """A card as one screen, filled in with the known values; a column may be left for later."""
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


def _part(id: str, known: Mapping[str, str | int], needed: bool, **fields: Any) -> Field:
    return Field(id, f"pendulum-part-of-{id}", {}, optional=not needed, value=known.get(id), **fields)


def _options(kind: str, names: Iterable[str]) -> tuple[Option, ...]:
    return tuple(Option(name, f"pendulum-{kind}-{name}") for name in names)


def cell_parts(rounds: Iterable[int], known: Mapping[str, str | int]) -> tuple[Field, ...]:
    """Some rounds of a scoring card as one screen."""
    return tuple(
        Field(
            f"{what}-{round}",
            f"pendulum-part-of-scoring-{what}",
            {"round": round},
            low=LOWEST,
            high=HIGHEST,
            value=known.get(f"{what}-{round}"),
        )
        for round in rounds
        for what in ("points", "votes")
    )


def left_of(number: int, entered: Data) -> Left:
    """The left column of an answered card."""
    return Left(number, entered["worker"], entered["timer"], entered.get("province", 0))


def right_of(number: int, entered: Data) -> Right:
    """The right column of an answered card."""
    return Right(number, entered.get("votes", 0), entered.get("points", 0), entered["icon"])


def _ask_card(box: Box, state: State, number: int, needed: str, r: Resolver) -> State:
    """Ask for a card on one screen: the needed column, and optionally the other one."""
    left, right = known_left(box, state, number), known_right(box, state, number)
    parts = card_parts(box, left=needed == "left", right=needed == "right")
    asked = [part for part in parts if (left if part.key in LEFT else right) is None]
    entered = r.ask(
        Question(
            f"card-{number}-{needed}",
            "pendulum-thing-card",
            "card-anatomy",
            {"card": number},
            fields=tuple(asked),
            by_hand=how_by_hand(box, state, needed),
        )
    )
    learned = state.learned
    if "worker" in entered and "timer" in entered and left is None:
        learned = structs.replace(learned, left=_with(learned.left, left_of(number, entered)))
    if "icon" in entered and right is None:
        learned = structs.replace(learned, right=_with(learned.right, right_of(number, entered)))
    return structs.replace(state, learned=learned)


def how_by_hand(box: Box, state: State, column: str) -> str:
    """The message that says how the Automas use a column in this phase (P15)."""
    if column == "right":
        return f"pendulum-by-hand-right{'-final' if state.round == box.rules.rounds else ''}"
    return f"pendulum-by-hand-left{in_phase(state)}"


def in_phase(state: State) -> str:
    """The suffix of a message about the left column in this phase."""
    if state.phase == "round":
        return "-foreshadowing" if state.foreshadowing else ""
    return f"-{state.phase}"


def _with(entered: tuple[T, ...], new: T) -> tuple[T, ...]:
    """The values with one more, in the order of their numbers."""
    return tuple(sorted([*entered, new], key=lambda each: each.number))
