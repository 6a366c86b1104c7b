"""The taps that enter an answer on the page, as its screens take them: what an owner's time is counted in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby, pairwise
from typing import Any

from msgspec import structs

from automatable.core.question import BY_HAND, Part, Question

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
LEAP = 5
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
    if question.parts:
        return _screen(question, value)
    if question.repeats or (question.rule == "owners-box" and not question.options):
        part = Part(question.id, question.message, {}, question.options, question.low, question.high,
                    question.many, question.repeats, known=[] if question.many else None)  # fmt: skip
        return _screen(structs.replace(question, parts=(part,)), {question.id: value})
    return [f'[data-value="{value}"]']


def written(question: Question, told: Mapping[str, Any]) -> dict[str, str]:
    """What is written and not tapped, by the place where: lists of numbers, and uncommon ones."""
    return {
        f'[data-part="{part.id}"] {WRITTEN}': " ".join(map(str, value if part.many else [value]))
        for part in question.parts
        if not part.options and (value := told.get(part.id)) is not None and _is_written(part, value)
    }


def _is_written(part: Part, value: Any) -> bool:
    if part.many:
        return not part.options
    pad = next((pad for name, pad in PADS.items() if re.fullmatch(name, part.id)), None)
    low = part.low or 0
    return not part.options and not _track(part) and value not in (pad or range(low, low + BUTTONS + 1))


def _screen(question: Question, told: Mapping[str, Any]) -> list[str]:
    """Part by part; the last tap sends what is whole if it closes a part, otherwise Done does."""
    if question.shared:
        return _shared(question, told)
    shown = [part for part in question.parts if part.needed and part.applies(told)]
    draft = {part.id: part.known for part in shown if part.known is not None}
    found: list[str] = []
    said: set[str] = set()
    last: Part | None = None
    for part in reversed(question.parts):  # a column that is tapped says which one counts
        if part.id not in told or draft.get(part.id) == told[part.id] or part.id in said:
            continue
        said |= _implied(part, draft)
        tapped = [f'[data-part="{part.id}"] {tap}' for tap in _part(question, part, told[part.id])]
        found, last = [*tapped, *found], last or part
    return found if last and _closes(question, told, last) else [*found, DONE]


def _shared(question: Question, told: Mapping[str, Any]) -> list[str]:
    """All but the fullest part is tapped, and the rest lies there."""
    last = max(told, key=lambda part: len(told[part]))
    others = [(part, one) for part in told if part != last for one in told[part]]
    tapped = [f'[data-part="{part}"] [data-value="{one}"]' for part, one in others]
    return [*tapped, f'[data-part="{last}"] [data-act="rest"]']


def _implied(part: Part, draft: Mapping[str, Any]) -> set[str]:
    """The parts whose answers this one says as well."""
    cases = [
        case for case in part.when if all(draft.get(id, values[0]) in values for id, values in case.items())
    ]
    return {id for id in cases[0] if id not in draft} if len(cases) == 1 else set()


def _part(question: Question, part: Part, value: Any) -> list[str]:
    if part.many and not part.options:
        return [WRITTEN]
    if part.many and part.repeats:
        opened = ["summary"] if len(_lists(question)) > 1 else []  # one of several lies folded
        return opened + _list(part, value, alone=_listed(question) is part)
    if part.many:
        left = [option.value for option in part.options if option.value not in value]
        follows = not left and all(type(option.value) is int for option in part.options)
        named = [one for one in (value[:-1] if follows else value) if one not in (part.known or [])]  # type: ignore[operator]
        return [f'[data-value="{one}"]' for one in named]
    if _flag(part):
        return ["button"]
    if not part.options and part.known is not None and _compact(question) and not _track(part):
        return _steps(part, value)
    if _is_written(part, value):
        return [WRITTEN]
    return [f'[data-value="{value}"]']


def _list(part: Part, value: list[Any], alone: bool) -> list[str]:
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
    return sum(part.needed and not part.options and not part.many for part in question.parts) > FEW


def _track(part: Part) -> bool:
    """A track of some length is tapped where its marker stands."""
    return LEAPS < _range(part) <= TRACK


def _range(part: Part) -> int:
    return (10**6 if part.high is None else part.high) - (part.low or 0)


def _steps(part: Part, value: int) -> list[str]:
    by, sign = abs(value - part.known), "+" if value > part.known else "-"  # type: ignore[operator]
    found = []
    for step in ((LEAP, 3, 2, 1) if sign == "+" else (LEAP, 1)) if _range(part) > LEAPS else (1,):
        found += [f'[data-by="{sign}{step}"]'] * (by // step)
        by %= step
    return found


def _lists(question: Question) -> list[Part]:
    return [part for part in question.parts if part.needed and part.repeats and len(part.options) > FEW]


def _listed(question: Question) -> Part | None:
    """The one list of printed symbols on a screen."""
    return lists[0] if len(lists := _lists(question)) == 1 else None


def _flag(part: Part) -> bool:
    return bool(part.options) and all(type(option.value) is bool for option in part.options)


def _closes(question: Question, told: Mapping[str, Any], tapped: Part) -> bool:
    needed = [part for part in question.parts if part.needed and part.applies(told)]
    if not (_closed(tapped, told) or _listed(question) is tapped) or any(
        part.id not in told for part in needed
    ):
        return False
    return needed[-1] is tapped or all(part.known is None and _closed(part, told) for part in needed)


def _closed(part: Part, told: Mapping[str, Any]) -> bool:
    if part.many:
        numbers = bool(part.options) and all(type(option.value) is int for option in part.options)
        return not part.repeats and numbers and len(told[part.id]) == len(part.options)
    return not _flag(part)
