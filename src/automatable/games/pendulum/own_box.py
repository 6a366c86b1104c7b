"""The owner's box: which cards and boards are still missing, each as one screen, and the table it becomes.

Nothing here reads or writes a file: ``play/folder.py`` keeps the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from automatable.core.question import Part, Question
from automatable.core.refused import Refused
from automatable.games.pendulum.columns import EMPTY, card_parts, cell_parts, left_of, right_of
from automatable.games.pendulum.printed import LEVELS, Card
from automatable.games.pendulum.tables import Box

TRACK = "track"
LAST_SPACE, LAST_LABEL = 400, 60
PRINTED = "printed"


def things(box: Box) -> tuple[str, ...]:
    """Cards by number, then scoring cards by level, then the track."""
    return (
        *(f"cards.{number}" for number in sorted(box.cards)),
        *(f"scoring.{level}" for level in LEVELS),
        TRACK,
    )


def missing(box: Box) -> tuple[str, ...]:
    """Those of which something is still practice."""
    return tuple(key for key in things(box) if _is_practice(box, key))


def _is_practice(box: Box, key: str) -> bool:
    kind, _, rest = key.partition(".")
    if kind == "cards":
        return "practice" in (box.cards[int(rest)].left, box.cards[int(rest)].right)
    if kind == "scoring":
        return any(cell.provenance == "practice" for cell in box.scoring[rest].values())
    return box.track.provenance == "practice"


def next_entry(box: Box, key: str, answers: Mapping[str, Any]) -> Question | None:
    """The thing as one screen, filled in with what was told of it; None once it is answered."""
    return None if key in answers else _question(box, key)


def entered(box: Box, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """An answered thing as tables of a box, marked as printed."""
    _question(box, key).check(answers.get(key))
    return {**_table(box, key, answers[key]), **_completed(box, key)}


def _completed(box: Box, key: str) -> dict[str, Any]:
    """With its last thing a table is the printed one."""
    table = key.partition(".")[0]
    if any(other != key and other.partition(".")[0] == table for other in missing(box)):
        return {}
    return {"provenance": {table: {"kind": PRINTED, "source": "entered by the owner", "note": ""}}}


def _question(box: Box, key: str) -> Question:
    if key not in things(box):
        raise Refused("core-unknown-key", key=key)
    kind, _, rest = key.partition(".")
    if kind == "cards":
        known = EMPTY | _card(box.cards[int(rest)])
        parts = card_parts(box, known=known)
        return Question(key, "pendulum-thing-card", "card-anatomy", {"card": int(rest)}, parts=parts)
    if kind == "scoring":
        cells = {round: cell for round, cell in box.scoring[rest].items() if cell.provenance != "practice"}
        known = {f"points-{round}": cell.points for round, cell in cells.items()}
        known |= {f"votes-{round}": cell.votes for round, cell in cells.items()}
        parts = cell_parts(map(int, box.scoring[rest]), known)
        args = {"level": f"@letter-{rest}"}
        return Question(key, "pendulum-thing-scoring", "scoring-card", args, parts=parts)
    return Question(key, "pendulum-thing-track", "track", parts=_track_parts(box))


def _card(card: Card) -> dict[str, Any]:
    """What of a card was told."""
    values = msgspec.to_builtins(card)
    left = ("worker", "timer", "province") if card.left != "practice" else ()
    right = ("votes", "points", "icon") if card.right != "practice" else ()
    return {field: values[field] for field in (*left, *right)}


def _track_parts(box: Box) -> tuple[Part, ...]:
    """Spaces are counted through, row after row, from 1: the way a finger goes along the track."""
    track = box.track
    known = track.provenance != "practice"

    def part(id: str, high: int, value: Any, **fields: Any) -> Part:
        return Part(
            id, f"pendulum-part-of-{id}", {}, low=1, high=high, known=value if known else None, **fields
        )

    return (
        part("rows", LAST_LABEL, track.rows, many=True, repeats=True),
        part("label-spaces", LAST_SPACE, [space for space, _ in track.labels], many=True),
        part("labels", LAST_LABEL, [label for _, label in track.labels], many=True, repeats=True),
        part("parchment", LAST_SPACE, track.parchment),
        part("green", LAST_SPACE, track.glory, many=True),
    )


def _table(box: Box, key: str, told: Mapping[str, Any]) -> dict[str, Any]:
    kind, _, rest = key.partition(".")
    if kind == "cards":
        left, right = left_of(int(rest), told), right_of(int(rest), told)
        card: dict[str, Any] = {"worker": left.worker, "timer": left.timer, "province": left.province}
        card |= {"votes": right.votes, "points": right.points, "icon": right.icon}
        return {"cards": {rest: {**card, "left": PRINTED, "right": PRINTED}}}
    if kind == "scoring":
        cells = {
            round: {"points": told[f"points-{round}"], "votes": told[f"votes-{round}"], "provenance": PRINTED}
            for round in box.scoring[rest]
        }
        return {"scoring": {rest: cells}}
    if len(told["label-spaces"]) != len(told["labels"]):
        raise Refused("pendulum-refused-labels")
    return {
        "track": {
            "rows": list(told["rows"]),
            "parchment": told["parchment"],
            "glory": list(told["green"]),
            "labels": [list(each) for each in zip(told["label-spaces"], told["labels"], strict=True)],
            "provenance": PRINTED,
        }
    }
