"""What the book says about the printed components, as named checks of a box.

In a box that is half entered each component is judged alone: practice values beside printed ones say
nothing about a deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from automatable.core.box.components import overlap
from automatable.core.box.loader import shipped
from automatable.core.engine.rules import Defect
from automatable.games.golem.box.keys import LENGTHS, missing
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.golem_spot import SECTIONS
from automatable.games.golem.position.state import BOTTOM
from automatable.games.golem.position.state import LEVELS as NAMES

LEVELS = range(1, len(NAMES) + 1)
PLACES = range(1, BOTTOM + 1)


def _counts(box: Box) -> Iterator[str]:
    """Yield the kinds that do not have the number of components of the printed game."""
    for kind, number in box.printed.counts.items():
        found = len(box.marble_order) if kind == "marbles" else len(getattr(box.printed, kind))
        if found != number:
            yield kind


def _fixed(box: Box) -> Iterator[str]:
    """Single values the rulebook names."""
    for key, value in box.printed.fixed.items():
        if box.flat.get(key) != value:
            yield key


def _rabbi_numbers(box: Box) -> Iterator[str]:
    """A rabbi column names places 1 to 5, each once."""
    for id, card in box.printed.automa_cards.items():
        if sorted(card.rabbi) != list(PLACES):
            yield f"automa_cards.{id}.rabbi"


def _book_numbers(box: Box) -> Iterator[str]:
    """A book column names places 1 to 5, each at most once."""
    for id, card in box.printed.automa_cards.items():
        if not card.book or len(set(card.book)) != len(card.book) or not set(card.book) <= set(PLACES):
            yield f"automa_cards.{id}.book"


def _criteria(box: Box) -> Iterator[str]:
    """A marble column has criteria, each once, the left or the right marble among them."""
    for id, card in box.printed.automa_cards.items():
        if len(set(card.marble)) != len(card.marble) or not {"left", "right"} & set(card.marble):
            yield f"automa_cards.{id}.marble"


def _bonus_levels(box: Box) -> Iterator[str]:
    """A bonus belongs to a level from 1 to 4."""
    for id, card in box.printed.automa_cards.items():
        if card.level not in LEVELS:
            yield f"automa_cards.{id}.level"


def _mostly_marbles(box: Box) -> Iterator[str]:
    """Most cards show the marble column before the rabbi column."""
    first = [card.first for card in box.printed.automa_cards.values()]
    if first.count("marble") <= first.count("rabbi"):
        yield "automa_cards"


def _halves(box: Box) -> Iterator[str]:
    """Some two cards form the rabbi symbol."""
    cards = box.printed.automa_cards.values()
    if not any(card.left_half for card in cards) or not any(card.right_half for card in cards):
        yield "automa_cards"


def _characters(box: Box) -> Iterator[str]:
    """A character shows two different marbles, never a black one."""
    for id, card in box.printed.characters.items():
        if card.left == card.right:
            yield f"characters.{id}.right"
        for side in ("left", "right"):
            if getattr(card, side) == "black":
                yield f"characters.{id}.{side}"


def _menorahs(box: Box) -> Iterator[str]:
    """One upgrade of each kind gives three menorahs."""
    wanted = box.automa.menorah_upgrade
    for kind in ("golem_upgrades", "study_upgrades"):
        if sum(entry.menorahs == wanted for entry in getattr(box.printed, kind).values()) != 1:
            yield kind
    for id, tile in box.printed.artifact_tiles.items():
        if sum(cell.tile == "menorahs" for cell in tile.cells.values()) != 1:
            yield f"artifact_tiles.{id}.cells"


def _special(box: Box) -> Iterator[str]:
    """Two special upgrades on each artifact tile."""
    for id, tile in box.printed.artifact_tiles.items():
        if sum(cell.tile == "special" for cell in tile.cells.values()) != box.automa.special_tiles:
            yield f"artifact_tiles.{id}.cells"


def _images(box: Box) -> Iterator[str]:
    """Check that an artifact has one picture for each ingot it needs."""
    for artifact, needed in box.board.ingots.items():
        if sum(image.artifact == int(artifact) for image in box.printed.images.values()) != needed:
            yield f"board.ingots.{artifact}"


def _lengths(box: Box) -> Iterator[str]:
    """Tracks and graveyard are as long as their tables."""
    board = box.board
    for key, spaces in (
        ("golem_track_top", board.track_steps),
        ("golem_track_top", board.track_points),
        ("study_track_top", board.study_points),
    ):
        if any(str(space) not in spaces for space in range(getattr(board, key) + 1)):
            yield f"board.{key}"
    if any(str(cell) not in box.printed.graveyard for cell in range(1, board.graveyard_cells + 1)):
        yield "board.graveyard_cells"


def _red_zone(box: Box) -> Iterator[str]:
    """The red zone begins somewhere on the track."""
    limits = [box.board.red_zone[str(level)] for level in LEVELS]
    for level, limit in zip(LEVELS, limits, strict=True):
        if not box.automa.low <= limit <= box.automa.high:
            yield f"board.red_zone.{level}"


def _rising_costs(box: Box) -> Iterator[str]:
    """A golem costs more where there are more of them: the cheapest district has the fewest."""
    costs = list(box.board.golem_cost.values())
    for number in range(1, len(costs)):
        if costs[number] <= costs[number - 1]:
            yield f"board.golem_cost.{number}"


def _sections(box: Box) -> Iterator[str]:
    """A district has the ten sections the book counts in Roman numbers."""
    if box.base.sections != SECTIONS:
        yield "base.sections"


def _black_books(box: Box) -> Iterator[str]:
    """There are black books."""
    if not any(book.colour == "black" for book in box.printed.books.values()):
        yield "books"


CHECKS: dict[str, Callable[[Box], Iterator[str]]] = {
    "counts": _counts,
    "fixed": _fixed,
    "rabbi-numbers": _rabbi_numbers,
    "book-numbers": _book_numbers,
    "criteria": _criteria,
    "bonus-levels": _bonus_levels,
    "mostly-marbles": _mostly_marbles,
    "halves": _halves,
    "characters": _characters,
    "menorahs": _menorahs,
    "special": _special,
    "images": _images,
    "lengths": _lengths,
    "red-zone": _red_zone,
    "rising-costs": _rising_costs,
    "sections": _sections,
    "black-books": _black_books,
}


def box_defects(box: Box) -> Iterator[Defect]:
    """Every constraint a box breaks."""
    left = missing(box)
    for name, check in CHECKS.items():
        for key in check(box):
            if not _half_entered(box, key, left):
                yield Defect(f"golem-check-{name}", {"key": key})


def _half_entered(box: Box, key: str, left: tuple[str, ...]) -> bool:
    """Whether a constraint concerns both values of the owner and practice values."""
    ours = shipped(Path(__file__).parent)["known"]
    entered = [each for each in box.printed.known if each not in ours]
    if not any(overlap(each, key) for each in entered):
        return False
    if key.startswith("board.ingots."):  # nobody is asked for the pictures
        return True
    return any(overlap(each, around) for each in left for around in (key, *LENGTHS.get(key, ())))
