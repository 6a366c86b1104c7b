"""Checks of a box against the books: named reasons why its printed values are wrong.

A practice box must pass everything; a half-filled owner's box is judged card by card, and as a whole only
once it is complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from automatable.core.engine.rules import Defect
from automatable.games.pendulum.box.printed import LEVELS, Card
from automatable.games.pendulum.box.tables import Box

EXAMPLE_1 = ((2, -1), (0, 2), (1, 3))
"""Points and votes of Automa 1's cards in the council example, page 6."""
EXAMPLE_2 = (0, 1, 1)
"""Points of Automa 2's cards in the same example."""
EXAMPLE_CELLS = {"2": (5, 5), "3": (10, 9)}
"""Points and votes of level D in that example, by round."""
EXAMPLE_LABELS = (2, 4)
"""Labels named in the example on distance, page 8; the marker after the second is on no label."""


def box_defects(box: Box) -> Iterator[Defect]:
    """Every value that breaks a constraint."""
    yield from _cards(box)
    yield from _scoring(box)
    yield from _track(box)
    yield from _rewards(box)
    left = {card.left for card in box.cards.values()}
    right = {card.right for card in box.cards.values()}
    if len(left) == 1 and len(right) == 1:
        yield from _whole_deck(list(box.cards.values()))


def _cards(box: Box) -> Iterator[Defect]:
    if sorted(box.cards) != list(range(1, box.rules.automa_cards + 1)):
        yield Defect("pendulum-box-card-count", {"count": len(box.cards), "wanted": box.rules.automa_cards})
    for number, card in box.cards.items():
        if card.province and (card.worker != "none" or card.timer != "none"):
            yield Defect("pendulum-box-province-alone", {"card": number})
        if not 0 <= card.province <= box.rules.province_slots:
            yield Defect("pendulum-box-province-slot", {"card": number, "slots": box.rules.province_slots})
        if card.icon not in box.icons:
            yield Defect("pendulum-box-icon", {"card": number, "icon": card.icon})


def _whole_deck(cards: list[Card]) -> Iterator[Defect]:
    for area in ("purple", "green"):
        shown = sum(card.worker == area for card in cards)
        if not 0 < shown < len(cards):
            yield Defect("pendulum-box-worker-icons", {"area": f"@area-{area}"})
    for timer in ("green", "black"):
        if not any(card.timer == timer for card in cards):
            yield Defect("pendulum-box-timer-icons", {"timer": f"@timer-{timer}"})
    if not any(card.province == 2 for card in cards):
        yield Defect("pendulum-box-province-example")
    if not any(card.icon == "grande" for card in cards):
        yield Defect("pendulum-box-grande-icon")
    if not _has_example(cards):
        yield Defect("pendulum-box-council-example")


def _has_example(cards: list[Card]) -> bool:
    """Whether the box has the six different cards of the council example."""
    left = list(cards)
    for points, votes in EXAMPLE_1:
        found = next((card for card in left if (card.points, card.votes) == (points, votes)), None)
        if found is None:
            return False
        left.remove(found)
    for points in EXAMPLE_2:
        found = next((card for card in left if card.points == points), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _scoring(box: Box) -> Iterator[Defect]:
    rounds = [str(number) for number in range(1, box.rules.rounds + 1)]
    for level in LEVELS:
        if sorted(box.scoring.get(level, {})) != rounds:
            yield Defect("pendulum-box-scoring-cells", {"level": f"@letter-{level}"})
            return
    for round, (points, votes) in EXAMPLE_CELLS.items():
        cell = box.scoring["D"][round]
        if (cell.points, cell.votes) != (points, votes):
            args = {"level": "@letter-D", "round": int(round), "points": points, "votes": votes}
            yield Defect("pendulum-box-scoring-example", args)
    for level in LEVELS:
        for before, after in pairwise(rounds):
            if _falls(box, (level, before), (level, after)):
                yield Defect("pendulum-box-rising-round", {"level": f"@letter-{level}", "round": int(after)})
    for easier, harder in pairwise(LEVELS):
        for round in rounds:
            if _falls(box, (easier, round), (harder, round)):
                yield Defect("pendulum-box-rising-level", {"level": f"@letter-{harder}", "round": int(round)})


def _falls(box: Box, low: tuple[str, str], high: tuple[str, str]) -> bool:
    """Whether a bonus falls where it should rise; only printed cells are compared."""
    a, b = box.scoring[low[0]][low[1]], box.scoring[high[0]][high[1]]
    if _entered(box) and "practice" in (a.provenance, b.provenance):
        return False
    return b.points < a.points or b.votes < a.votes


def _entered(box: Box) -> bool:
    """Whether an owner has entered any printed value."""
    cards = any("printed" in (card.left, card.right) for card in box.cards.values())
    cells = any(cell.provenance == "printed" for row in box.scoring.values() for cell in row.values())
    return cards or cells or box.track.provenance == "printed"


def _track(box: Box) -> Iterator[Defect]:
    track, spaces = box.track, sum(box.track.rows)
    if len(track.rows) < 2 or min(track.rows) < 1:
        yield Defect("pendulum-box-track-rows")
    if not 1 < track.parchment <= spaces:
        yield Defect("pendulum-box-track-parchment", {"space": track.parchment, "spaces": spaces})
    labels = sorted(track.labels)
    distances = [distance for _, distance in labels]
    if any(not 0 < space < track.parchment for space, _ in labels):
        yield Defect("pendulum-box-track-label-place")
    if distances != sorted(set(distances), reverse=True) or min(distances, default=1) < 1:
        yield Defect("pendulum-box-track-label-order")
    by_distance = {distance: space for space, distance in labels}
    near, far = EXAMPLE_LABELS
    if near not in by_distance or far not in by_distance or by_distance[far] + 1 in dict(labels):
        yield Defect("pendulum-box-track-example")
    if any(not track.parchment <= space <= spaces for space in track.glory):
        yield Defect("pendulum-box-track-glory")


def _rewards(box: Box) -> Iterator[Defect]:
    covered = [reward for rewards in box.icons.values() for reward in rewards]
    for reward in covered:
        if reward not in box.rewards:
            yield Defect("pendulum-unknown-reward", {"reward": reward})
    paid = {"military-province", "vote-province"}
    if not any(paid <= set(rewards) for rewards in box.icons.values()):
        yield Defect("pendulum-box-paid-provinces")
