"""The conditions of end-game points, each with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from msgspec import Struct, field

from automatable.core.engine.explanation import Args
from automatable.games.red_rising.box.clauses import COLORS, Every, When
from automatable.games.red_rising.box.printed import TRACKS, Character
from automatable.games.red_rising.position.state import Tokens


class Held(Struct, frozen=True, eq=False):
    """A card in hand, with the colours and the name that it counts as; ``marks`` are both together."""

    id: str
    person: Character
    marks: frozenset[str]
    colors: frozenset[str]
    name: str


class Around(Struct, frozen=True):
    """The surroundings of a hand: tokens, opponents, the colours on the board and in the banished pile."""

    own: Tokens = Tokens()
    sovereign: bool = False
    opponents: tuple[Tokens, ...] = ()
    board: dict[str, int] = {}
    banished: dict[str, int] = {}
    banished_cards: int = 0
    top_value: int = 0
    hidden: bool = False
    neutral: int = 0


class Leaf(Struct, frozen=True):
    """One condition, whether it holds, and the conditions inside it."""

    message: str
    holds: bool
    args: Args = field(default_factory=dict)
    inner: tuple[Leaf, ...] = ()


def leaves_of(when: When, me: Held, hand: tuple[Held, ...], around: Around) -> Iterator[Leaf]:
    """Every condition that must hold; colours and names are those of the other cards."""
    for part in _parts(when):
        yield from part(when, me, hand, around)


@lru_cache(maxsize=1 << 12)
def _parts(when: When) -> tuple[Part, ...]:
    """The functions that read the given fields of a condition; mostly one of the four."""
    plain = When()
    given = {name for name in When.__struct_fields__ if getattr(when, name) != getattr(plain, name)}
    return tuple(part for part, fields in FIELDS.items() if given & fields)


def _inside(when: When, me: Held, hand: tuple[Held, ...], around: Around) -> Iterator[Leaf]:
    for kind in ("either", "both", "just_one"):
        parts: tuple[When, ...] = getattr(when, kind)
        if parts:
            inner = [tuple(leaves_of(part, me, hand, around)) for part in parts]
            true = [all(leaf.holds for leaf in leaves) for leaves in inner]
            holds = {"either": any(true), "both": all(true), "just_one": sum(true) == 1}[kind]
            flat = tuple(leaf for leaves in inner for leaf in leaves)
            yield Leaf(f"red-rising-if-{kind.replace('_', '-')}", holds, {}, flat)


def _named(when: When, me: Held, hand: tuple[Held, ...], around: Around) -> Iterator[Leaf]:
    others = [held for held in hand if held is not me]
    if when.any:
        found = any(target in held.marks for held in others for target in when.any)
        yield Leaf("red-rising-if-any", found, {"names": references(when.any)})
    if when.all:
        found = all(any(target in held.marks for held in others) for target in when.all)
        yield Leaf("red-rising-if-all", found, {"names": references(when.all)})
    if when.none:
        found = any(target in held.marks for held in others for target in when.none)
        yield Leaf("red-rising-if-none", not found, {"names": references(when.none)})
    if when.others:
        color, least = when.others.color, when.others.min
        number = sum(color in held.colors for held in others)
        yield Leaf("red-rising-if-others", number >= least, {"color": f"@color-{color}", "least": least})
    if when.besides:
        color, name = when.besides.color, when.besides.name
        found = any(color in held.colors and held.name != name for held in others)
        args = {"color": f"@color-{color}", "name": f"@character-{name}"}
        yield Leaf("red-rising-if-besides", found, args)


def _whole_hand(when: When, me: Held, hand: tuple[Held, ...], around: Around) -> Iterator[Leaf]:
    if when.only:
        wanted = frozenset(when.only)
        fits = all(wanted & held.colors for held in hand)
        yield Leaf("red-rising-if-only", fits, {"names": references(when.only)})
    if when.every:
        yield Leaf(*_every(when.every, [held.person.value for held in hand]))
    if when.distinct == "color":
        colors = [color for held in hand for color in held.colors]
        yield Leaf("red-rising-if-distinct-colors", len(colors) == len(set(colors)))
    if when.distinct == "initial":
        initials = [held.name[0] for held in hand]  # an id begins with the name's first letter
        yield Leaf("red-rising-if-distinct-initials", len(initials) == len(set(initials)))
    if when.hand:
        yield Leaf("red-rising-if-hand", when.hand.holds(len(hand)), {"least": when.hand.min})


def _every(every: Every, values: list[int]) -> tuple[str, bool, Args]:
    if every.parity:
        odd = every.parity == "odd"
        return f"red-rising-if-every-{every.parity}", all(value % 2 == odd for value in values), {}
    if every.max is not None:
        return "red-rising-if-every-most", all(value <= every.max for value in values), {"most": every.max}
    least = every.min or 0
    return "red-rising-if-every-least", all(value >= least for value in values), {"least": least}


def _against(when: When, me: Held, hand: tuple[Held, ...], around: Around) -> Iterator[Leaf]:
    for kind in ("most", "least", "behind", "level_with"):
        track = getattr(when, kind)
        if track is not None:
            mine, theirs = getattr(around.own, track), [getattr(o, track) for o in around.opponents]
            holds = {
                "most": all(mine >= number for number in theirs),
                "least": all(mine <= number for number in theirs),
                "behind": any(mine < number for number in theirs),
                "level_with": any(mine == number for number in theirs),
            }[kind]
            yield Leaf(f"red-rising-if-{kind.replace('_', '-')}", holds, {"track": f"@track-{track}"})
    for track in TRACKS:
        span = getattr(when, track)
        if span is not None:
            args = {"track": f"@track-{track}", "least": span.min, "most": span.max or 0}
            message = "red-rising-if-track-least" if span.max is None else "red-rising-if-track-between"
            yield Leaf(message, span.holds(getattr(around.own, track)), args)
    if when.banished:
        span, color = when.banished, when.banished.color
        number = around.banished.get(color, 0) if color else around.banished_cards
        yield Leaf(*_banished(span.min, span.max, color, span.holds(number)))
    if when.sovereign is not None:
        message = "red-rising-if-sovereign" if when.sovereign else "red-rising-if-no-sovereign"
        yield Leaf(message, around.sovereign == when.sovereign)
    if when.hidden:
        yield Leaf("red-rising-if-hidden", around.hidden)


Part = Callable[[When, Held, tuple[Held, ...], Around], Iterator[Leaf]]

FIELDS: dict[Part, frozenset[str]] = {
    _named: frozenset({"any", "all", "none", "others", "besides"}),
    _whole_hand: frozenset({"only", "every", "distinct", "hand"}),
    _against: frozenset(
        {"most", "least", "behind", "level_with", *TRACKS, "banished", "sovereign", "hidden"}
    ),
    _inside: frozenset({"either", "both", "just_one"}),
}
"""The fields that each function reads, in the order of the explanation."""


def _banished(least: int, most: int | None, color: str, holds: bool) -> tuple[str, bool, Args]:
    if color:
        return "red-rising-if-banished-color", holds, {"color": f"@color-{color}", "least": least}
    if most is None:
        return "red-rising-if-banished-least", holds, {"least": least}
    return "red-rising-if-banished-between", holds, {"least": least, "most": most}


@lru_cache(maxsize=1 << 12)
def references(targets: tuple[str, ...]) -> list[str]:
    """Targets of a condition as references to their words."""
    return [f"@color-{target}" if target in COLORS else f"@character-{target}" for target in targets]
