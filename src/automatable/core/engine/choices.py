"""Keep and Pick: how the rulebooks choose.

Every choice in the books has one shape: some candidates, conditions that remove some, then tie-breaks in
order. Candidates are small numbers and a set of them is the bits of an ``int``, so a condition is one ``&``.
With a ``Resolver`` that explains, both record which candidate was removed and why. ``automatable checklist``
prints them as a list to follow by hand.

A tie that no tie-break decides raises ``UnbrokenTie``: the rulebook needs a ruling (ruling G1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from automatable.core.bitsets.rings import Rings
from automatable.core.engine.explanation import Cut, Kept, Picked, Weighed
from automatable.core.engine.resolution import Resolver

C = TypeVar("C")

Mask = int
"""Candidates of a choice: bit 0 is the first one, and so on."""
Names = Callable[[Any, int], str]
Ruling = str | Callable[[Any, Mask], str | None] | None
"""The ruling behind a condition or tie-break. Where it decides only sometimes, or one of several does, a
function of the context and the candidates returns it."""


class UnbrokenTie(RuntimeError):
    """No printed tie-break and no ruling separates these candidates.

    >>> Pick("stall", lambda look, n: f"@stall-{n}").among(0b11, None, SILENT)
    Traceback (most recent call last):
        ...
    automatable.core.engine.choices.UnbrokenTie: stall: @stall-0, @stall-1
    """

    def __init__(self, rule: str, candidates: tuple[str, ...]) -> None:
        self.rule = rule
        self.candidates = candidates
        super().__init__(f"{rule}: {', '.join(candidates)}")


REMEMBERED = 1 << 12
"""Sets of candidates that a table remembers."""


@lru_cache(maxsize=REMEMBERED)
def each(mask: Mask) -> tuple[int, ...]:
    """The candidates in a set, lowest number first. The same few sets come again and again.

    >>> each(0b1101)
    (0, 2, 3)
    """
    found = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= 1 << highest
    return tuple(reversed(found))


def only(mask: Mask) -> int:
    """The one candidate in a set of one.

    >>> only(0b100)
    2
    """
    return mask.bit_length() - 1


def mask_of(candidates: Sequence[int] | Iterator[int]) -> Mask:
    """The set of these candidates.

    >>> bin(mask_of([0, 2, 3]))
    '0b1101'
    """
    mask = 0
    for candidate in candidates:
        mask |= 1 << candidate
    return mask


class Condition(Generic[C]):
    """A condition: ``allowed`` returns the set of candidates that meet it.

    The message ``id`` says why the others are removed, such as "an Automa worker is there".

    >>> Condition("market-out-yours", lambda look: ~0b10).allowed(None) & 0b111  # all but candidate 1
    5
    """

    __slots__ = ("allowed", "id", "ruling")

    def __init__(self, id: str, allowed: Callable[[C], Mask], ruling: Ruling = None) -> None:
        self.id = id
        self.allowed = allowed
        self.ruling = ruling


class TieBreak(Generic[C]):
    """An order among candidates: ``best`` keeps those that come first, ``value`` is the number it compares.

    >>> first("left").kind
    'first'
    """

    __slots__ = ("allowed", "best", "id", "kind", "rings", "ruling", "value")

    def __init__(
        self,
        id: str,
        kind: str,
        value: Callable[[C, int], int],
        best: Callable[[C, Mask], Mask],
        ruling: Ruling = None,
        rings: Callable[[C], Rings] | None = None,
        allowed: Callable[[C], Mask] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.value = value
        self.best = best
        self.ruling = ruling
        self.rings = rings
        self.allowed = allowed


def fewest(
    id: str,
    value: Callable[[C, int], int],
    *,
    best: Callable[[C, Mask], Mask] | None = None,
    rings: Callable[[C], Rings] | None = None,
    ruling: Ruling = None,
) -> TieBreak[C]:
    """The lowest value stays. ``best`` or ``rings`` may say the same faster, from tables.

    >>> each(fewest("few", lambda coins, n: coins[n]).best((3, 1, 1), 0b111))
    (1, 2)
    """

    def lowest(ctx: C, mask: Mask) -> Mask:
        low, kept = 0, 0
        for candidate in each(mask):
            found = value(ctx, candidate)
            if not kept or found < low:
                low, kept = found, 1 << candidate
            elif found == low:
                kept |= 1 << candidate
        return kept

    def nearest(ctx: C, mask: Mask) -> Mask:
        assert rings is not None
        return rings(ctx).best(mask)

    return TieBreak(id, "fewest", value, best or (nearest if rings else lowest), ruling, rings)


def most(
    id: str,
    value: Callable[[C, int], int],
    *,
    best: Callable[[C, Mask], Mask] | None = None,
    ruling: Ruling = None,
) -> TieBreak[C]:
    """The highest value stays.

    >>> each(most("many", lambda coins, n: coins[n]).best((3, 1, 1), 0b111))
    (0,)
    """

    def highest(ctx: C, mask: Mask) -> Mask:
        high, kept = 0, 0
        for candidate in each(mask):
            found = value(ctx, candidate)
            if not kept or found > high:
                high, kept = found, 1 << candidate
            elif found == high:
                kept |= 1 << candidate
        return kept

    return TieBreak(id, "most", value, best or highest, ruling)


def _lowest(ctx: Any, mask: Mask) -> Mask:
    return mask & -mask


def first(id: str, *, ruling: Ruling = None) -> TieBreak[Any]:
    """The candidate with the lowest number: reading order, where candidates are numbered so.

    >>> each(first("left").best(None, 0b110))
    (1,)
    """
    return TieBreak(id, "first", lambda ctx, candidate: candidate + 1, _lowest, ruling)


def prefer(id: str, allowed: Callable[[C], Mask], *, ruling: Ruling = None) -> TieBreak[C]:
    """Those for which something holds, if there are any; otherwise it changes nothing.

    >>> each(prefer("wares", lambda look: 0b100).best(None, 0b110))
    (2,)
    """

    def value(ctx: C, candidate: int) -> int:
        return allowed(ctx) >> candidate & 1

    def best(ctx: C, mask: Mask) -> Mask:
        return mask & allowed(ctx) or mask

    return TieBreak(id, "prefer", value, best, ruling, allowed=allowed)


class Keep(Generic[C]):
    """Conditions in the order of the book. ``among`` returns the set that passes all of them.

    ``what`` is the message of what the candidates stand for (gain a character from).

    >>> yours = Condition("market-out-yours", lambda look: ~0b10)
    >>> each(Keep("open", lambda look, stall: f"@stall-{stall}", yours).among(0b111, None, SILENT))
    (0, 2)
    """

    __slots__ = ("_allowed", "conditions", "names", "rule", "what")

    def __init__(self, rule: str, names: Names, *conditions: Condition[C], what: str = "") -> None:
        self.rule = rule
        self.what = what
        self.names = names
        self.conditions = conditions
        self._allowed = tuple(condition.allowed for condition in conditions)

    def among(self, candidates: Mask, ctx: C, r: Resolver) -> Mask:
        """The candidates that pass all conditions."""
        if not r.explaining:
            for allowed in self._allowed:
                candidates &= allowed(ctx)
            return candidates
        name = {candidate: self.names(ctx, candidate) for candidate in each(candidates)}
        cuts = []
        for condition in self.conditions:
            out = candidates & ~condition.allowed(ctx)
            candidates ^= out
            if out:
                ruling = _decides(condition.ruling, ctx, candidates | out)
                cuts.append(Cut(condition.id, _named(name, out), ruling))
        page, left = r.pages.get(self.rule), _named(name, candidates)
        r.explanation.append(Kept(self.rule, page, tuple(name.values()), tuple(cuts), left, self.what))
        return candidates


def _decides(ruling: Ruling, ctx: Any, candidates: Mask) -> str | None:
    return ruling(ctx, candidates) if callable(ruling) else ruling


def _named(name: dict[int, str], mask: Mask) -> tuple[str, ...]:
    return tuple([name[candidate] for candidate in each(mask)])


class Pick(Generic[C]):
    """Tie-breaks in the order of the book. ``among`` returns the one candidate that is left.

    >>> coins = (3, 1, 1)
    >>> few = fewest("market-tie-few", lambda coins, stall: coins[stall])
    >>> stall = Pick("stall", lambda coins, stall: f"@stall-{stall}", few, first("market-tie-left"))
    >>> stall.among(0b111, coins, SILENT)
    1
    """

    __slots__ = ("_ends_in_order", "_order", "names", "rule", "tie_breaks", "what")

    def __init__(self, rule: str, names: Names, *tie_breaks: TieBreak[C], what: str = "") -> None:
        self.rule = rule
        self.what = what
        self.names = names
        self.tie_breaks = tie_breaks
        self._ends_in_order = bool(tie_breaks) and tie_breaks[-1].best is _lowest
        inner = tie_breaks[:-1] if self._ends_in_order else tie_breaks
        self._order = tuple((tie_break.allowed, tie_break.rings, tie_break.best) for tie_break in inner)

    def among(self, candidates: Mask, ctx: C, r: Resolver) -> int | None:
        """The candidate that the tie-breaks leave; None if there are no candidates."""
        if r.explaining:
            return self._explained(candidates, ctx, r)
        if not candidates & candidates - 1:  # one or none
            return candidates.bit_length() - 1 if candidates else None
        for allowed, rings, best in self._order:
            if allowed:
                candidates = candidates & allowed(ctx) or candidates
            else:
                candidates = rings(ctx).best(candidates) if rings else best(ctx, candidates)
            if not candidates & candidates - 1:  # one is left
                return candidates.bit_length() - 1
        if not self._ends_in_order:
            raise UnbrokenTie(self.rule, tuple(self.names(ctx, one) for one in each(candidates)))
        return (candidates & -candidates).bit_length() - 1

    def _explained(self, candidates: Mask, ctx: C, r: Resolver) -> int | None:
        name = {candidate: self.names(ctx, candidate) for candidate in each(candidates)}
        weighed = []
        for tie_break in self.tie_breaks:
            if candidates.bit_count() < 2:
                break
            values = {name[candidate]: tie_break.value(ctx, candidate) for candidate in each(candidates)}
            left = tie_break.best(ctx, candidates)
            ruling = _decides(tie_break.ruling, ctx, candidates) if left != candidates else None
            candidates = left
            weighed.append(
                Weighed(
                    tie_break.id,
                    tie_break.kind,
                    values,
                    _named(name, left),
                    left.bit_count() < 2,
                    ruling,
                )
            )
        if candidates.bit_count() > 1:
            raise UnbrokenTie(self.rule, _named(name, candidates))
        chosen = only(candidates) if candidates else None
        page, named = r.pages.get(self.rule), tuple(name.values())
        r.explanation.append(
            Picked(
                self.rule, page, named, tuple(weighed), None if chosen is None else name[chosen], self.what
            )
        )
        return chosen
