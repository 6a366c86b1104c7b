"""The owner's box: which components are missing, the screen of each one, and the tables it becomes.

Nothing here reads or writes a file; ``play/storage/data_dir.py`` saves the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.forms.form import Field
from automatable.games.pendulum.box.printed import LEVELS, Card
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.rules.automa_cards import EMPTY, card_parts, cell_parts

TRACK = "track"
LAST_SPACE, LAST_LABEL = 400, 60
PRINTED = "printed"


def components(box: Box) -> tuple[str, ...]:
    """All components: cards by number, scoring cards by level, the track."""
    return (
        *(f"cards.{number}" for number in sorted(box.cards)),
        *(f"scoring.{level}" for level in LEVELS),
        TRACK,
    )


def missing(box: Box) -> tuple[str, ...]:
    """The components that still have practice values."""
    return tuple(key for key in components(box) if _is_practice(box, key))


def _is_practice(box: Box, key: str) -> bool:
    kind, _, rest = key.partition(".")
    if kind == "cards":
        return "practice" in (box.cards[int(rest)].left, box.cards[int(rest)].right)
    if kind == "scoring":
        return any(cell.provenance == "practice" for cell in box.scoring[rest].values())
    return box.track.provenance == "practice"


def entry_question(box: Box, key: str, answers: Mapping[str, Data]) -> Question | None:
    """The screen of a component, filled in with its printed values; None once it is answered."""
    return None if key in answers else _question(box, key)


def entry_tables(box: Box, key: str, answers: Mapping[str, Data]) -> Data:
    """An answered component as tables of a box, marked as printed."""
    _question(box, key).check(answers.get(key))
    return {**_table(box, key, answers[key]), **_completed(box, key)}


def _completed(box: Box, key: str) -> Data:
    """The provenance of a table whose last component was entered."""
    table = key.partition(".")[0]
    if any(other != key and other.partition(".")[0] == table for other in missing(box)):
        return {}
    return {"provenance": {table: {"kind": PRINTED, "source": "entered by the owner", "note": ""}}}


def _question(box: Box, key: str) -> Question:
    if key not in components(box):
        raise UserError("core-unknown-key", key=key)
    kind, _, rest = key.partition(".")
    if kind == "cards":
        known = EMPTY | _card(box.cards[int(rest)])
        parts = card_parts(box, known=known)
        return Question(key, "pendulum-thing-card", "card-anatomy", {"card": int(rest)}, fields=parts)
    if kind == "scoring":
        cells = {round: cell for round, cell in box.scoring[rest].items() if cell.provenance != "practice"}
        known = {f"points-{round}": cell.points for round, cell in cells.items()}
        known |= {f"votes-{round}": cell.votes for round, cell in cells.items()}
        parts = cell_parts(map(int, box.scoring[rest]), known)
        args = {"level": f"@letter-{rest}"}
        return Question(key, "pendulum-thing-scoring", "scoring-card", args, fields=parts)
    return Question(key, "pendulum-thing-track", "track", fields=_track_parts(box))


def _card(card: Card) -> Data:
    """The values of a card that are printed."""
    values = msgspec.to_builtins(card)
    left = ("worker", "timer", "province") if card.left != "practice" else ()
    right = ("votes", "points", "icon") if card.right != "practice" else ()
    return {field: values[field] for field in (*left, *right)}


def _track_parts(box: Box) -> tuple[Field, ...]:
    """The screen of the track. Spaces are counted from 1 through all rows, as a finger follows the track."""
    track = box.track
    known = track.provenance != "practice"

    def part(id: str, high: int, value: Any, **fields: Any) -> Field:
        return Field(
            id, f"pendulum-part-of-{id}", {}, low=1, high=high, value=value if known else None, **fields
        )

    return (
        part("rows", LAST_LABEL, track.rows, kind="numbers", repeats=True),
        part("label-spaces", LAST_SPACE, [space for space, _ in track.labels], kind="numbers"),
        part("labels", LAST_LABEL, [label for _, label in track.labels], kind="numbers", repeats=True),
        part("parchment", LAST_SPACE, track.parchment),
        part("green", LAST_SPACE, track.glory, kind="numbers"),
    )


def _table(box: Box, key: str, answer: Data) -> Data:
    kind, _, rest = key.partition(".")
    if kind == "cards":
        return {"cards": {rest: {**EMPTY, **answer, "left": PRINTED, "right": PRINTED}}}
    if kind == "scoring":
        cells = {
            round: {
                "points": answer[f"points-{round}"],
                "votes": answer[f"votes-{round}"],
                "provenance": PRINTED,
            }
            for round in box.scoring[rest]
        }
        return {"scoring": {rest: cells}}
    if len(answer["label-spaces"]) != len(answer["labels"]):
        raise UserError("pendulum-refused-labels")
    return {
        "track": {
            "rows": list(answer["rows"]),
            "parchment": answer["parchment"],
            "glory": list(answer["green"]),
            "labels": [list(each) for each in zip(answer["label-spaces"], answer["labels"], strict=True)],
            "provenance": PRINTED,
        }
    }
