"""Two boxes of one game: where they differ, and one made of both.

Nothing is chosen here. A value only one box tells is taken; where both tell a value and differ, mine stays
unless theirs was chosen by its key.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct, to_builtins

from automatable.core.box import Provenance
from automatable.core.things import PROVENANCE, Box, Things, Told, key_of

Values = Mapping[str, object]


class Difference(Struct, frozen=True):
    """One value that two boxes tell differently; None where a box does not tell it."""

    thing: str
    field: str
    mine: object
    theirs: object

    @property
    def key(self) -> str:
        """The dotted key of the value."""
        return key_of(self.thing, self.field)


def differences(mine: Box, theirs: Box) -> Iterator[Difference]:
    """Every value that is not the same in both."""
    for thing in dict.fromkeys((*mine, *theirs)):
        ours, others = (box[thing].values if thing in box else {} for box in (mine, theirs))
        for field in dict.fromkeys((*ours, *others)):
            if field in others and _known(ours, field, others[field]):
                continue
            mine_of_it = None if _grows(ours, field, others.get(field)) else ours.get(field)
            yield Difference(thing, field, mine_of_it, others.get(field))


def merged(mine: Box, theirs: Box, chosen: Collection[str] = ()) -> Box:
    """Mine, with what theirs tells besides and what was chosen of it."""
    return {
        thing: _both(thing, mine.get(thing, Told({}, {})), theirs.get(thing, Told({}, {})), chosen)
        for thing in dict.fromkeys((*mine, *theirs))
    }


def _both(thing: str, mine: Told, theirs: Told, chosen: Collection[str]) -> Told:
    taken = {
        field: value
        for field, value in theirs.values.items()
        if not _known(mine.values, field, value)
        and (field not in mine.values or _grows(mine.values, field, value) or key_of(thing, field) in chosen)
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
    return Told({**mine.values, **taken}, marks)


def _known(ours: Values, field: str, value: object) -> bool:
    """Whether a box tells this already: the same, or of what is told in part the whole, or more."""
    if _whole(field) != field and _whole(field) in ours:
        return True
    return field in ours and (ours[field] == value or _longer(field, ours[field], value))


def _grows(ours: Values, field: str, value: object) -> bool:
    """Whether this tells more of what a box tells in part."""
    return field in ours and _longer(field, value, ours[field])


def _longer(field: str, one: object, other: object) -> bool:
    """Whether of two values told in part the one begins as the other and goes on."""
    if _whole(field) == field or not isinstance(one, list | tuple) or not isinstance(other, list | tuple):
        return False
    return len(one) > len(other) and list(one[: len(other)]) == list(other)


def _whole(field: str) -> str:
    return field.rpartition("/")[2]


def _within(field: str, around: str) -> bool:
    return not around or field == around or field.startswith(f"{around}.")


def signed(box: Box, source: Provenance) -> Box:
    """Every thing with where it comes from: as it says already, or as ``source`` says."""
    plain = {key: value for key, value in to_builtins(source).items() if value}
    return {
        thing: told
        if told.mark(PROVENANCE, "")
        else Told(told.values, {**told.marks, PROVENANCE: {"": plain, **told.marks.get(PROVENANCE, {})}})
        for thing, told in box.items()
        if told.values
    }


def renumbered(shelf: Iterable[Things], places: Mapping[str, object], mine: Box, theirs: Box) -> Box:
    """Theirs, with the numbers that its unnumbered things have in mine.

    A thing that tells the same as one of mine, as far as both tell, is that one. Any other takes a free
    number; when none is left, the number of the one it differs from least, and the differences will show.
    """
    found = dict(theirs)
    for things in shelf:
        if things.numbered or things.whole:
            continue
        those = [key for key in theirs if things.thing_of(key) == key and key != things.table]
        numbers = _numbers(things.keys(places), mine, theirs, those)
        for key in those:
            del found[key]
        found.update((numbers.get(key, key), theirs[key]) for key in those)
    return found


def _numbers(places: tuple[str, ...], mine: Box, theirs: Box, those: list[str]) -> dict[str, str]:
    """Their key to mine."""
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
    """What a key says besides its number: tiles of one district never become those of another."""
    return key.rpartition("-")[0] if "-" in key.rpartition(".")[2] else key.rpartition(".")[0]


def _likeness(mine: Told | None, theirs: Told) -> tuple[int, int]:
    """How many values both tell differently, and how many alike."""
    both = [field for field in theirs.values if mine is not None and field in mine.values]
    ours: Values = mine.values if mine is not None else {}
    alike = sum(
        _known(ours, field, theirs.values[field]) or _grows(ours, field, theirs.values[field])
        for field in both
    )
    return len(both) - alike, alike
