"""What may come next: every way the Automa's turn may go, played out exactly; each deed with its chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from automatable.core.question import Option, Question
from automatable.core.resolution import Instruction, Resolution, State
from automatable.core.story import Args

if TYPE_CHECKING:
    from automatable.core.game import Game


class Deed(Struct, frozen=True, gc=False):
    """Something the Automa does.

    ``at`` names the thing on the board it is done to, ``origin`` where that comes from; both are references,
    empty where there is none.
    """

    message: str
    at: str = ""
    args: Args = {}
    origin: str = ""


class Way(Struct, frozen=True, gc=False):
    """One way it may go, on ``weight`` of all draws; the ways of one ``about`` exclude each other."""

    weight: int
    deeds: tuple[Deed, ...]
    about: str = "turn"


class Chance(Struct, frozen=True, gc=False):
    """Something that may be done next, on ``weight`` of ``total`` draws, and where it may come from."""

    message: str
    at: str
    args: Args
    weight: int
    total: int
    about: str
    origins: tuple[str, ...]


def chances(game: Game[Any, Any], state: State) -> tuple[Chance, ...]:
    """What the Automa may do next to things on the board, the likeliest first.

    Nothing is known here that a player who counts cards could not know: the order of a deck is nobody's.
    """
    if state.pending is not None:
        return ()
    totals: dict[str, int] = {}
    found: dict[tuple[str, str, str], _Sum] = {}
    for way in game.foreseen(state):
        totals[way.about] = totals.get(way.about, 0) + way.weight
        for key, deeds in _by_key(way).items():
            one = found.setdefault(key, _Sum(deeds[0]))
            one.weight += way.weight
            one.origins.update(dict.fromkeys(deed.origin for deed in deeds if deed.origin))
    known = [
        Chance(
            one.deed.message, one.deed.at, one.deed.args, one.weight, totals[about], about, (*one.origins,)
        )
        for (about, _, _), one in found.items()
    ]
    return tuple(sorted(known, key=lambda chance: -chance.weight))


class _Sum:
    """A deed, how often it is done, and where from."""

    __slots__ = ("deed", "origins", "weight")

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.weight = 0
        self.origins: dict[str, None] = {}


def _by_key(way: Way) -> dict[tuple[str, str, str], list[Deed]]:
    """The deeds of one way, the same deed from several places once: it is done, however often."""
    found: dict[tuple[str, str, str], list[Deed]] = {}
    for deed in way.deeds:
        found.setdefault((way.about, deed.message + deed.at, repr(deed.args)), []).append(deed)
    return found


COUNTED = 30
"""Up to so many draws a chance is told as a count of them; more of them nobody counts."""


def odds(weight: int, total: int) -> tuple[str, Args]:
    """A chance as a message: so many of so many, or in hundredths."""
    if total <= COUNTED:
        return "core-chance", {"weight": weight, "total": total}
    percent = min(round(100 * weight / total), 100 if weight == total else 99)
    return ("core-chance-percent", {"percent": percent}) if percent else ("core-chance-small", {})


Checked = Callable[[Question], Sequence[Option]]
"""The answers to play out where a turn stops at a question: none of most, of a check by chance one for each
thing it may do, with the weight of all that do it."""


def played_out(game: Game[Any, Any], state: State, checked: Checked = lambda question: ()) -> Iterator[Way]:
    """Every card that may begin the Automa's turn, each as far as nothing has to be asked but ``checked``."""
    question = next((one for one in game.questions(state) if one.waits), None)
    if question is None:
        return
    ends = [*_ends(game, state, question, question.options, checked)]
    scale = lcm(
        sum(option.weight for option in question.options), *(chance.denominator for chance, _ in ends)
    )
    for chance, end in ends:
        yield Way(int(chance * scale), game.deeds(state, end.state, end.instructions))


def _ends(
    game: Game[Any, Any], state: State, question: Question, options: Sequence[Option], checked: Checked
) -> Iterator[tuple[Fraction, Resolution[Any]]]:
    whole = sum(option.weight for option in options)
    for option in options:
        chance = Fraction(option.weight, whole)
        after = game.apply(state, game.decode_event(question.answer(option.value)), listen=True)
        further = checked(after.questions[0]) if after.state.pending is not None else ()
        if not further:
            yield chance, after
        for rest, end in _ends(game, after.state, after.questions[0], further, checked) if further else ():
            yield chance * rest, end


def headline(told: Sequence[Instruction]) -> tuple[Deed, ...]:
    """The first thing told that names something on the board; bookkeeping is no deed."""
    for one in told:
        names = _references(one)
        if names and not one.net:
            return (Deed(one.message, names[-1], one.args),)
    return ()


def _references(instruction: Instruction) -> list[str]:
    return [value for value in instruction.args.values() if isinstance(value, str) and value.startswith("@")]


def same(deeds: Iterable[Deed]) -> frozenset[tuple[str, str]]:
    """Deeds by what is done where, to compare one turn with another."""
    return frozenset((deed.message, deed.at) for deed in deeds)
