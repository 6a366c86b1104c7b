"""Compare and merge two boxes of one game.

A value that only one box has is taken. Where both have a value and differ, mine stays unless theirs was
chosen by its key.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct, to_builtins

from automatable.core.box.components import PROVENANCE, ComponentKind, ComponentValues, SplitBox, key_of
from automatable.core.box.loader import Provenance

FieldValues = Mapping[str, object]


class Difference(Struct, frozen=True):
    """One value that differs between two boxes; None where a box does not have it."""

    component: str
    field: str
    mine: object
    theirs: object

    @property
    def key(self) -> str:
        """The dotted key of the value."""
        return key_of(self.component, self.field)


def differences(mine: SplitBox, theirs: SplitBox) -> Iterator[Difference]:
    """Every value that is not the same in both."""
    for component in dict.fromkeys((*mine, *theirs)):
        ours, others = (box[component].values if component in box else {} for box in (mine, theirs))
        for field in dict.fromkeys((*ours, *others)):
            if field in others and _known(ours, field, others[field]):
                continue
            mine_of_it = None if _grows(ours, field, others.get(field)) else ours.get(field)
            yield Difference(component, field, mine_of_it, others.get(field))


def merged(mine: SplitBox, theirs: SplitBox, chosen: Collection[str] = ()) -> SplitBox:
    """Mine, with the values that only theirs has and those that were chosen."""
    return {
        component: _both(
            component,
            mine.get(component, ComponentValues({}, {})),
            theirs.get(component, ComponentValues({}, {})),
            chosen,
        )
        for component in dict.fromkeys((*mine, *theirs))
    }


def _both(
    component: str, mine: ComponentValues, theirs: ComponentValues, chosen: Collection[str]
) -> ComponentValues:
    taken = {
        field: value
        for field, value in theirs.values.items()
        if not _known(mine.values, field, value)
        and (
            field not in mine.values
            or _grows(mine.values, field, value)
            or key_of(component, field) in chosen
        )
    }
    marks = {table: dict(of) for table, of in mine.marks.items()}
    for table, of in theirs.marks.items():
        if table == PROVENANCE:
            continue
        for field, mark in of.items():
            if any(
                _within(each, field) and (each in taken or mine.values[each] == theirs.values[each])
                for each in theirs.values
            ):
                marks.setdefault(table, {}).setdefault(field, mark)
    sources = marks.get(PROVENANCE, {})
    for field in taken:
        sources.pop(field, None)
    if taken:
        if not mine.values:
            sources.update(theirs.marks.get(PROVENANCE, {}))
        else:
            sources.update((field, source) for field in taken if (source := theirs.mark(PROVENANCE, field)))
    if sources:
        marks[PROVENANCE] = sources
    return ComponentValues({**mine.values, **taken}, marks)


def _known(ours: FieldValues, field: str, value: object) -> bool:
    """Whether a box has this already: the same value, or more of a partly known one."""
    if _whole(field) != field and _whole(field) in ours:
        return True
    return field in ours and (ours[field] == value or _longer(field, ours[field], value))


def _grows(ours: FieldValues, field: str, value: object) -> bool:
    """Whether this is more of a value that a box knows in part."""
    return field in ours and _longer(field, value, ours[field])


def _longer(field: str, one: object, other: object) -> bool:
    """Whether one of two partly known values continues the other."""
    if _whole(field) == field or not isinstance(one, list | tuple) or not isinstance(other, list | tuple):
        return False
    return len(one) > len(other) and list(one[: len(other)]) == list(other)


def _whole(field: str) -> str:
    return field.rpartition("/")[2]


def _within(field: str, around: str) -> bool:
    return not around or field == around or field.startswith(f"{around}.")


def signed(box: SplitBox, source: Provenance) -> SplitBox:
    """Every component with its provenance: its own, or else ``source``."""
    plain = {key: value for key, value in to_builtins(source).items() if value}
    return {
        component: found
        if found.mark(PROVENANCE, "")
        else ComponentValues(
            found.values, {**found.marks, PROVENANCE: {"": plain, **found.marks.get(PROVENANCE, {})}}
        )
        for component, found in box.items()
        if found.values
    }


def renumbered(
    catalog: Iterable[ComponentKind], places: Mapping[str, object], mine: SplitBox, theirs: SplitBox
) -> SplitBox:
    """Theirs, with my numbers for components without a printed number.

    A component with the same values as one of mine, as far as both have them, is that one. Any other takes a
    free number; if none is left, the number of the one it differs from least, and the differences are shown.
    """
    found = dict(theirs)
    for kind in catalog:
        if kind.numbered or kind.whole:
            continue
        those = [key for key in theirs if kind.component_of(key) == key and key != kind.table]
        numbers = _numbers(kind.keys(places), mine, theirs, those)
        for key in those:
            del found[key]
        found.update((numbers.get(key, key), theirs[key]) for key in those)
    return found


def _numbers(places: tuple[str, ...], mine: SplitBox, theirs: SplitBox, those: list[str]) -> dict[str, str]:
    """My key for each of theirs."""
    held = [key for key in places if key in mine and mine[key].values]
    free = [key for key in places if key not in held]
    numbers: dict[str, str] = {}

    def pair(fits: Iterable[tuple[tuple[int, int], str, str]]) -> None:
        for _, key, place in sorted(fits, key=lambda fit: fit[0]):
            if key not in numbers and place not in numbers.values():
                numbers[key] = place

    def fits(places: Iterable[str], perfect: bool) -> Iterator[tuple[tuple[int, int], str, str]]:
        for key in those:
            for place in places:
                if key in numbers or place in numbers.values() or _family(key) != _family(place):
                    continue
                unlike, alike = _likeness(mine.get(place), theirs[key])
                if not perfect or (alike and not unlike):
                    yield (unlike, -alike), key, place

    pair(fits(held, perfect=True))
    pair(((0, 0), key, key) for key in those if key in free)
    pair(((0, 0), key, place) for key in those for place in free if _family(key) == _family(place))
    pair(fits(held, perfect=False))
    return numbers


def _family(key: str) -> str:
    """A key without its number: tiles of one district never become those of another."""
    return key.rpartition("-")[0] if "-" in key.rpartition(".")[2] else key.rpartition(".")[0]


def _likeness(mine: ComponentValues | None, theirs: ComponentValues) -> tuple[int, int]:
    """How many values of both differ, and how many are the same."""
    both = [field for field in theirs.values if mine is not None and field in mine.values]
    ours: FieldValues = mine.values if mine is not None else {}
    alike = sum(
        _known(ours, field, theirs.values[field]) or _grows(ours, field, theirs.values[field])
        for field in both
    )
    return len(both) - alike, alike
