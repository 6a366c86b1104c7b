"""One field of an entry screen: how a printed value is entered, and the value behind an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.forms.form import Cases, Field, Option, Plain
from automatable.games.golem.box.effect_names import TAPS
from automatable.games.golem.box.keys import (
    COLUMNS,
    SYMBOL,
    TOPS,
    column_of,
    component_of,
    is_effects,
    reach_of,
)
from automatable.games.golem.box.printed import BONUSES, BOOK_COLOURS, CRITERIA
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry.effect_taps import effects_of, taps_of
from automatable.games.golem.entry.wording import wording
from automatable.games.golem.position.state import COLOURS, LEVELS

Known = Callable[[str], Any]
"""A value by its key; None if it is not known."""
When = Mapping[str, Cases]
"""Fields that are asked only in certain cases, each by the answers to other fields."""
Reached = Mapping[str, int]
"""How far the marker of a track has come: the track does not end before."""

NOTHING_REACHED: Reached = {}
END = "end"
"""The answer that a column has ended."""
WORDS: dict[str, tuple[str, ...]] = {
    "bonus": BONUSES,
    "first": ("marble", "rabbi"),
    "colour": BOOK_COLOURS,
    "left": COLOURS,
    "right": COLOURS,
    "tile": ("grey", "special", "menorahs"),
}
"""Values that are one of a few words."""
ALL_BUTTONS = tuple(Option(name, f"golem-button-{name}") for name in TAPS)
YES_OR_NO = (Option(True, "golem-option-yes"), Option(False, "golem-option-no"))


def kind_of_field(box: Box, key: str, known: Known, reached: Reached = NOTHING_REACHED) -> Data:
    """Options, bounds and flags of the field for a key."""
    *_, last = key.split(".")
    if is_effects(key):
        return {"options": ALL_BUTTONS, "kind": "list", "repeats": True}
    if column := column_of(key):
        return {"options": _below(column, known(f"{TOPS}.{column}") or ())}
    if last == "bonus":
        return {"options": _bonuses()}
    if level := reach_of(key):
        none = Option(BONUSES[0], "golem-option-no-bonus-yet", {"level": level})
        return {"options": (none, *_bonuses(level)[1:])}
    if last in COLUMNS:
        return {"options": _options(COLUMNS[last]), "kind": "list"}
    if last in WORDS:
        return {"options": _options(WORDS[last])}
    if last.endswith("_half") or last == SYMBOL:
        return {"options": YES_OR_NO}
    low, high = _span(box, key, known, reached)
    return {"low": low, "high": high}


def _below(column: str, top: Sequence[object]) -> tuple[Option, ...]:
    """The options for the next criterion of a column, with the end of the column among them."""
    order = COLUMNS[column.rpartition(".")[2]]
    left = _options([one for one in order if one not in top])
    return (*left, Option(END, "golem-option-end")) if top and order is CRITERIA else left


def _bonuses(highest: int = len(LEVELS)) -> tuple[Option, ...]:
    """Every bonus with its number, one tap each."""
    pairs = [
        Option(f"{bonus}-{level}", f"golem-word-{bonus}", {"number": level})
        for bonus in BONUSES[1:]
        for level in range(1, highest + 1)
    ]
    return (Option(BONUSES[0], f"golem-word-{BONUSES[0]}"), *pairs)


def _span(box: Box, key: str, known: Known, reached: Reached) -> tuple[int, int]:
    """The least and the greatest number that can be entered."""
    base, highest = box.base, box.printed.answers.number
    spans = {
        "red_zone": (box.automa.low, box.automa.high),
        ".artifact": (1, base.artifacts),
        ".level": (1, len(LEVELS)),
        ".ingots": (1, _ingots_left(box, key, known)),
        ".students_from": (0, base.sections),
        ".graveyard_cells": (1, base.golems * base.seats),
        "_top": (max(1, reached.get(key, 0)), highest),
    }
    return next((span for part, span in spans.items() if part in key), (0, highest))


def _ingots_left(box: Box, key: str, known: Known) -> int:
    """Ingots of a player's share that the other artifacts leave; each needs one at least."""
    others = [f"board.ingots.{artifact}" for artifact in range(1, box.base.artifacts + 1)]
    needed = sum(known(other) or 1 for other in others if other != key)
    return max(1, box.base.gold // box.base.seats - needed)


def part(
    box: Box,
    key: str,
    known: Known,
    when: When,
    needed: bool,
    value: Any = None,
    reached: Reached = NOTHING_REACHED,
) -> Field:
    """One field of a screen."""
    message, args = wording(key)
    shown: Any = _nothing(key) if value is None else taps_of(value) if is_effects(key) else value
    if key.endswith(".bonus") and value not in (None, BONUSES[0]):
        level = known(key.replace(".bonus", ".level"))
        shown = f"{value}-{level}" if level else None
    return Field(
        key,
        message.replace("golem-ask-", "golem-part-", 1),
        args,
        **kind_of_field(box, key, known, reached),
        when=when.get(key, ()),
        optional=not needed,
        value=list(shown) if isinstance(shown, tuple) else shown,
    )


def _nothing(key: str) -> Plain | None:
    """The value of a field for nothing printed: no bonus, no half, no effect, no points."""
    *_, last = key.split(".")
    if is_effects(key):
        return []
    if last.endswith("_half") or last == SYMBOL:
        return False
    if "_points." in key:
        return 0
    return BONUSES[0] if last == "bonus" or reach_of(key) else None


def values_of(key: str, answer: Any, known: Known) -> Data:
    """The printed values behind an answer: a bonus and its number, one more place of a column, any other."""
    if reach := reach_of(key):
        key = key.rpartition(".")[0]
        if answer == BONUSES[0]:  # none at all, or one for a higher level
            return {f"{TOPS}.{key.replace('.bonus', '.level')}": [reach + 1]}
    if key.endswith(".bonus"):
        bonus, _, level = answer.rpartition("-") if answer[-1].isdecimal() else (answer, "", "1")
        return {key: bonus, key.replace(".bonus", ".level"): int(level)}
    column = column_of(key)
    if not column:
        return {key: _value_of(key, answer)}
    top = [*(known(f"{TOPS}.{column}") or ())]
    if answer == END:
        return {column: top}
    whole = _value_of(column, [*top, answer])
    return {column if len(whole) == len(COLUMNS[column.rpartition(".")[2]]) else f"{TOPS}.{column}": whole}


def _value_of(key: str, answer: Any) -> Any:
    """Effects from taps, an order with the last number that follows, or the answer itself."""
    if is_effects(key):
        return effects_of(answer)
    *_, last = key.split(".")
    if last in COLUMNS:
        left = [one for one in COLUMNS[last] if one not in answer]
        return [*answer, *left] if len(left) == 1 and isinstance(left[0], int) else list(answer)
    return answer


def check_tiles(box: Box, known: Known, keys: Iterable[str]) -> None:
    """Refuse artifact tiles that cannot be: one upgrade of three menorahs, the special ones, others grey."""
    special = box.automa.special_tiles
    most = {"grey": len(box.cell_ids) - special - 1, "special": special, "menorahs": 1}
    for tile in {component_of(key) for key in keys if key.endswith(".tile")}:
        found = [known(f"{tile}.cells.{cell}.tile") for cell in box.cell_ids]
        for sort, number in most.items():
            if found.count(sort) > number:
                raise UserError("golem-refused-artifact-tile", sort=f"@word-{sort}", most=number)


def _options(words: Sequence[int | str]) -> tuple[Option, ...]:
    return tuple(
        Option(word, "golem-option-number", {"number": word})
        if isinstance(word, int)
        else Option(word, f"golem-word-{word}")
        for word in words
    )
