"""The owner's box: which printed values are still missing, what to ask for one, and the table it becomes.

Nothing here reads or writes a file: ``play/folder.py`` keeps the tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.games.pendulum.columns import (
    icon_question,
    number_question,
    province_question,
    timer_question,
    worker_question,
)
from automatable.games.pendulum.tables import Box

TRACK = "track"


def missing(box: Box) -> tuple[str, ...]:
    """Keys of the box that are still practice: cards by number, then scoring cells, then the track."""
    cards = [
        f"cards.{number}"
        for number, card in sorted(box.cards.items())
        if "practice" in (card.left, card.right)
    ]
    cells = [
        f"scoring.{name}.{round}"
        for name, row in box.scoring.items()
        for round, cell in row.items()
        if cell.provenance == "practice"
    ]
    track = [TRACK] if box.track.provenance == "practice" else []
    return (*cards, *cells, *track)


def next_entry(box: Box, key: str, answers: Mapping[str, Any]) -> Question | None:
    """What to ask next for this key; None when everything is answered."""
    for question in _questions(box, key, answers):
        if question.id not in answers:
            return question
    return None


def entered(box: Box, key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """The answered key as tables of a box, marked as printed."""
    for question in _questions(box, key, answers):
        if question.id not in answers:
            raise Refused("core-no-question", question=question.id)
        question.check(answers[question.id])
    return {**_table(key, answers), **_completed(box, key)}


def _completed(box: Box, key: str) -> dict[str, Any]:
    """With its last key a table is the printed one."""
    table = key.partition(".")[0]
    if any(other != key and other.partition(".")[0] == table for other in missing(box)):
        return {}
    return {"provenance": {table: {"kind": "printed", "source": "entered by the owner", "note": ""}}}


def _table(key: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    kind, _, rest = key.partition(".")
    if kind == "cards":
        of = f"card-{rest}-"
        fields = ("worker", "timer", "province", "votes", "points", "icon")
        card = {field: answers.get(of + field, 0) for field in fields}
        return {"cards": {rest: {**card, "left": "printed", "right": "printed"}}}
    if kind == "scoring":
        level, _, round = rest.partition(".")
        cell = {
            "points": answers["scoring-points"],
            "votes": answers["scoring-votes"],
            "provenance": "printed",
        }
        return {"scoring": {level: {round: cell}}}
    return {"track": _track(answers)}


def _questions(box: Box, key: str, answers: Mapping[str, Any]) -> Iterator[Question]:
    kind, _, rest = key.partition(".")
    if kind == "cards" and rest.isdecimal() and int(rest) in box.cards:
        return _card_questions(box, int(rest), answers)
    level, _, round = rest.partition(".")
    if kind == "scoring" and round in box.scoring.get(level, {}):
        return _cell_questions(level, int(round))
    if key == TRACK:
        return _track_questions(answers)
    raise Refused("core-unknown-key", key=key)


def _card_questions(box: Box, number: int, answers: Mapping[str, Any]) -> Iterator[Question]:
    yield worker_question(number)
    yield timer_question(number)
    left = {answers.get(f"card-{number}-worker"), answers.get(f"card-{number}-timer")}
    if left == {"none"}:
        yield province_question(box, number)
    yield number_question(f"card-{number}-votes", "votes", "card-anatomy", card=number)
    yield number_question(f"card-{number}-points", "points", "card-anatomy", card=number)
    yield icon_question(box, number)


def _cell_questions(level: str, round: int) -> Iterator[Question]:
    for what in ("scoring-points", "scoring-votes"):
        yield number_question(what, what, "scoring-card", level=f"@letter-{level}", round=round)


def _track_questions(answers: Mapping[str, Any]) -> Iterator[Question]:
    """Spaces are counted through, row after row, from 1: the way a finger goes along the track."""
    yield Question("track-rows", "pendulum-ask-track-rows", "track", low=1, high=20)
    for row in range(1, answers.get("track-rows", 0) + 1):
        yield Question(f"track-row-{row}", "pendulum-ask-track-row", "track", {"row": row}, low=1, high=60)
    yield Question("track-labels", "pendulum-ask-track-labels", "track", low=0, high=60)
    for label in range(1, answers.get("track-labels", 0) + 1):
        args = {"label": label}
        yield Question(f"track-label-{label}", "pendulum-ask-track-label", "track", args, low=1, high=60)
        yield Question(
            f"track-label-{label}-space", "pendulum-ask-track-label-space", "track", args, low=1, high=400
        )
    yield Question("track-parchment", "pendulum-ask-track-parchment", "in-parchment", low=1, high=400)
    yield Question("track-glory", "pendulum-ask-track-glory", "glory-spaces", low=0, high=100)
    for green in range(1, answers.get("track-glory", 0) + 1):
        args = {"green": green}
        yield Question(
            f"track-glory-{green}", "pendulum-ask-track-green", "glory-spaces", args, low=1, high=400
        )


def _track(answers: Mapping[str, Any]) -> dict[str, Any]:
    labels = range(1, answers["track-labels"] + 1)
    return {
        "rows": [answers[f"track-row-{row}"] for row in range(1, answers["track-rows"] + 1)],
        "parchment": answers["track-parchment"],
        "glory": [answers[f"track-glory-{n}"] for n in range(1, answers["track-glory"] + 1)],
        "labels": [[answers[f"track-label-{n}-space"], answers[f"track-label-{n}"]] for n in labels],
        "provenance": "printed",
    }
