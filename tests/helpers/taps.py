"""The taps that enter an answer on the page, as its screens take them: what an owner's time is counted in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby, pairwise
from typing import Any

from msgspec import structs

from automatable.core.engine.question import BY_HAND, Question
from automatable.core.forms.form import Field

COUNTED = ("coins", "clay", "knowledge", "points")
"""Effects that stand with their numbers: one tap each."""
MOST = 4
DISCOUNT, CHEAPEST = "discount", 3
"""What makes the purchase before it cheaper by one; so much cheaper a purchase is one tap."""
PRICED = (
    "buy-gold",
    "create",
    "book",
    *(f"upgrade-{kind}" for kind in ("golem", "artifact", "study", "any")),
)
FEW = 6
"""So few kinds of a list are counters."""
LEAP, SHORT = 5, 4
"""A leap, and how long a scale is on which two steps are one tap."""
LEAPS, TRACK = 20, 30
"""How long a scale is that is passed in leaps, and one that is shown space by space."""
WRITTEN = "input"
DONE = '[data-act="entry-done"]'
BUTTONS = 12
PADS = {
    "(in-)?(work|golem|artifact|study|mirror)": range(9),
    r"(votes|points)-\d": range(21),
    "votes|points": range(-2, 7),
}
"""Numbers that stand there as buttons: so many from the lowest on, or those of a game's own pad."""


def taps(question: Question, value: Any) -> list[str]:
    """Selectors inside the question's sheet, tapped one after the other."""
    if question.by_hand and value == BY_HAND:
        return ['[data-act="by-hand"]']
    if question.fields:
        return _screen(question, value)
    if question.repeats or (question.rule == "owners-box" and not question.options):
        part = structs.replace(question.single, value=[] if question.many else None)
        return _screen(structs.replace(question, fields=(part,)), {question.id: value})
    return [f'[data-value="{value}"]']


def written(question: Question, given: Mapping[str, Any]) -> dict[str, str]:
    """What is written and not tapped, by the place where: lists of numbers, and uncommon ones."""
    return {
        f'[data-field="{part.key}"] {WRITTEN}': " ".join(map(str, value if part.many else [value]))
        for part in question.fields
        if not part.options and (value := given.get(part.key)) is not None and _is_written(part, value)
    }


def _is_written(part: Field, value: Any) -> bool:
    if part.many:
        return not part.options
    pad = next((pad for name, pad in PADS.items() if re.fullmatch(name, part.key)), None)
    low = part.low or 0
    return not part.options and not _track(part) and value not in (pad or range(low, low + BUTTONS + 1))


def _screen(question: Question, given: Mapping[str, Any]) -> list[str]:
    """Part by part; the last tap sends what is whole if it closes a part, otherwise Done does."""
    if question.shared:
        return _shared(question, given)
    shown = [part for part in question.fields if not part.optional and part.applies(given)]
    draft = {part.key: part.value for part in shown if part.value is not None}
    found: list[str] = []
    said: set[str] = set()
    last: Field | None = None
    for part in reversed(question.fields):  # a column that is tapped says which one counts
        if part.key not in given or draft.get(part.key) == given[part.key] or part.key in said:
            continue
        said |= _implied(part, draft)
        tapped = [f'[data-field="{part.key}"] {tap}' for tap in _part(question, part, given[part.key])]
        found, last = [*tapped, *found], last or part
    return found if last and _closes(question, given, last) else [*found, DONE]


def _shared(question: Question, given: Mapping[str, Any]) -> list[str]:
    """All but the fullest part is tapped, and the rest lies there."""
    last = max(given, key=lambda part: len(given[part]))
    others = [(part, one) for part in given if part != last for one in given[part]]
    tapped = [f'[data-field="{part}"] [data-value="{one}"]' for part, one in others]
    return [*tapped, f'[data-field="{last}"] [data-act="rest"]']


def _implied(part: Field, draft: Mapping[str, Any]) -> set[str]:
    """The parts whose answers this one says as well: those that can have but one."""
    cases = [
        case for case in part.when if all(draft.get(id, values[0]) in values for id, values in case.items())
    ]
    only = cases[0].items() if len(cases) == 1 else ()
    return {id for id, values in only if id not in draft and len(values) == 1}


def _part(question: Question, part: Field, value: Any) -> list[str]:
    if part.many and not part.options:
        return [WRITTEN]
    if part.many and part.repeats:
        opened = ["summary"] if len(_lists(question)) > 1 else []  # one of several lies folded
        return opened + _list(part, value, alone=_listed(question) is part)
    if part.many:
        left = [option.value for option in part.options if option.value not in value]
        follows = not left and all(type(option.value) is int for option in part.options)
        named = [one for one in (value[:-1] if follows else value) if one not in (part.value or [])]
        return [f'[data-value="{one}"]' for one in named]
    if _flag(part):
        return ["button"]
    if not part.options and part.value is not None and _compact(question) and not _track(part):
        return _steps(part, value)
    if _is_written(part, value):
        return [WRITTEN]
    return [f'[data-value="{value}"]']


def _list(part: Field, value: list[Any], alone: bool) -> list[str]:
    if len(part.options) <= FEW:
        return [f'[data-value="{one}"]' for one in value]
    runs = [(name, len(list(run))) for name, run in groupby(value)]
    symbols = sum(name != DISCOUNT for name, _ in runs)
    found = [f'[data-symbols="{symbols}"]'] if alone and symbols > 1 else []
    for (name, number), (after, discount) in pairwise([*runs, ("", 0)]):
        if name in PRICED:
            cheaper = discount if after == DISCOUNT else 0
            assert number == 1 and cheaper <= CHEAPEST, value
            found.append(f'[data-value="{name}"][data-discount="{cheaper}"]')
        elif name in COUNTED and number <= MOST:
            found.append(f'[data-value="{name}"][data-count="{number}"]')
        elif name != DISCOUNT:
            found += [f'[data-times="{number}"]'] * (number > 1)
            found.append(f'[data-value="{name}"]:not([data-count])')
    return found


def _compact(question: Question) -> bool:
    """Whether many numbers stand on the screen: a stepper each."""
    return sum(not part.optional and not part.options and not part.many for part in question.fields) > FEW


def _track(part: Field) -> bool:
    """A track of some length is tapped where its marker stands."""
    return LEAPS < _range(part) <= TRACK


def _range(part: Field) -> int:
    return (10**6 if part.high is None else part.high) - (part.low or 0)


def _steps(part: Field, value: int) -> list[str]:
    by, sign = abs(value - part.value), "+" if value > part.value else "-"
    found = []
    ups, downs = ((LEAP, 3, 2, 1), (LEAP, 1)) if _range(part) > LEAPS else ((2, 1), (1,))
    for step in (ups if _range(part) >= SHORT else (1,)) if sign == "+" else downs:
        found += [f'[data-by="{sign}{step}"]'] * (by // step)
        by %= step
    return found


def _lists(question: Question) -> list[Field]:
    return [
        part for part in question.fields if not part.optional and part.repeats and len(part.options) > FEW
    ]


def _listed(question: Question) -> Field | None:
    """The one list of printed symbols on a screen."""
    return lists[0] if len(lists := _lists(question)) == 1 else None


def _flag(part: Field) -> bool:
    return bool(part.options) and all(type(option.value) is bool for option in part.options)


def _closes(question: Question, given: Mapping[str, Any], tapped: Field) -> bool:
    needed = [part for part in question.fields if not part.optional and part.applies(given)]
    if not (_closed(tapped, given) or _listed(question) is tapped) or any(
        part.key not in given for part in needed
    ):
        return False
    return needed[-1] is tapped or all(part.value is None and _closed(part, given) for part in needed)


def _closed(part: Field, given: Mapping[str, Any]) -> bool:
    if part.many:
        numbers = bool(part.options) and all(type(option.value) is int for option in part.options)
        return not part.repeats and numbers and len(given[part.key]) == len(part.options)
    return not _flag(part)
