"""The count of a hand without a game in play: its JSON form and its result."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.games.red_rising.box.clauses import COLORS
from automatable.games.red_rising.box.printed import Location
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import Pile, Tokens
from automatable.games.red_rising.rules import final_count, scoring
from automatable.games.red_rising.rules.hand_laurels.conditions import Around
from automatable.games.red_rising.rules.hand_laurels.score import HandScore, score
from automatable.games.red_rising.rules.hand_laurels.wild_cards import Wild


class HandCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in hand; ``color`` or ``name`` fixes what a wild card is treated as ("" leaves it plain)."""

    card: str
    color: str | None = None
    name: str | None = None


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent's tokens."""

    fleet: int = 0
    helium: int = 0
    influence: int = 0


class Scorecard(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand, with everything that its points depend on; characters by id or English name."""

    hand: tuple[str | HandCard, ...]
    fleet: int = 0
    helium: int = 0
    influence: int = 0
    sovereign: bool = False
    opponents: tuple[Opponent, ...] = ()
    neutral: int | None = None
    board: dict[Location, tuple[str, ...]] = {}
    banished: tuple[str, ...] = ()
    face_down: bool = False
    revealed: str | None = None


class Scored(Struct, frozen=True):
    """The whole count: the hand card by card, then every part of the total."""

    hand: HandScore
    parts: tuple[tuple[str, int], ...]
    total: int


def read(data: Mapping[str, object]) -> Scorecard:
    """Read a scorecard from plain data."""
    try:
        return msgspec.convert(data, Scorecard, strict=True)
    except msgspec.ValidationError as error:
        raise UserError("red-rising-bad-scorecard", reason=str(error)) from None


def count(box: Box, paper: Scorecard) -> Scored:
    """Count all laurels of the hand, with their reasons."""
    names = {person.name.casefold(): id for id, person in box.printed.characters.items()}
    hand = tuple(_wild(box, names, card) for card in paper.hand)
    if len({wild.card for wild in hand}) < len(hand):
        raise UserError("red-rising-card-twice")
    if not 0 <= paper.fleet <= box.board.fleet_end:
        raise UserError("red-rising-off-track", track="@track-fleet", most=box.board.fleet_end)
    found = score(box, hand, _around(box, names, paper))
    own = Tokens(paper.fleet, paper.helium, paper.influence)
    others = (*(opponent.influence for opponent in paper.opponents), _neutral(box, paper))
    revealed = 0 if paper.revealed is None else box.people[_number(box, names, paper.revealed)].value
    parts = (
        ("red-rising-part-core", found.core),
        ("red-rising-part-bonus", found.bonus),
        ("red-rising-part-ability", revealed),
        *scoring.token_parts(box, own, paper.sovereign, others),
        ("red-rising-part-excess", scoring.excess(box, len(hand))),
    )
    return Scored(found, parts, sum(value for _, value in parts))


def _around(box: Box, names: dict[str, str], paper: Scorecard) -> Around:
    piles: list[Pile] = [
        tuple(_number(box, names, c) for c in paper.board.get(at, ())) for at in box.board.locations
    ]
    banished = tuple(_number(box, names, card) for card in paper.banished)
    return Around(
        own=Tokens(paper.fleet, paper.helium, paper.influence),
        sovereign=paper.sovereign,
        opponents=tuple(Tokens(o.fleet, o.helium, o.influence) for o in paper.opponents),
        board=final_count.colors_of(box, tuple(card for pile in piles for card in pile)),
        banished=final_count.colors_of(box, banished),
        banished_cards=len(banished),
        top_value=max((box.people[pile[0]].value for pile in piles if pile), default=0),
        neutral=_neutral(box, paper),
        hidden=paper.face_down or (bool(paper.board) and not all(piles)),
    )


def _neutral(box: Box, paper: Scorecard) -> int:
    return box.board.neutral_influence if paper.neutral is None else paper.neutral


def _number(box: Box, names: dict[str, str], name: str) -> int:
    id = name if name in box.numbers else names.get(name.casefold())
    if id is None:
        raise UserError("red-rising-unknown-character", character=name)
    return box.numbers[id]


def _wild(box: Box, names: dict[str, str], card: str | HandCard) -> Wild:
    if isinstance(card, str):
        return Wild(_number(box, names, card))
    if card.color and card.color not in COLORS:
        raise UserError("red-rising-unknown-color", color=card.color)
    name = box.ids[_number(box, names, card.name)] if card.name else card.name
    return Wild(_number(box, names, card.card), card.color, name)
