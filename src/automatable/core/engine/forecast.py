"""The forecast: every way the Automa's next turn may go, played out exactly; each action with its chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Instruction, Resolution, State
from automatable.core.forms.form import Option

if TYPE_CHECKING:
    from automatable.core.engine.game import Game

S = TypeVar("S", bound=State)
B = TypeVar("B")


class Action(Struct, frozen=True, gc=False):
    """Something the Automa does.

    ``at`` is the place or component on the board it is done to, ``origin`` where it comes from; both are
    references, empty where there is none.

    >>> Action("market-do-visit", at="@stall-tea").at
    '@stall-tea'
    """

    message: str
    at: str = ""
    args: Args = {}
    origin: str = ""


class Branch(Struct, frozen=True, gc=False):
    """One way a turn may go, on ``weight`` of all draws; the branches of one ``about`` exclude each other.

    >>> Branch(2, (Action("market-do-visit", at="@stall-tea"),)).weight
    2
    """

    weight: int
    actions: tuple[Action, ...]
    about: str = "turn"


class Chance(Struct, frozen=True, gc=False):
    """An action that may come next, on ``weight`` of ``total`` draws, and where it may come from."""

    message: str
    at: str
    args: Args
    weight: int
    total: int
    about: str
    origins: tuple[str, ...]


def chances(game: Game[S, B], state: S) -> tuple[Chance, ...]:
    """What the Automa may do next on the board, the likeliest first.

    It uses nothing that a player who counts cards could not know: the order of a deck stays unknown.
    """
    if state.pending is not None:
        return ()
    totals: dict[str, int] = {}
    found: dict[tuple[str, str, str], _Sum] = {}
    for branch in game.display.forecast(state):
        totals[branch.about] = totals.get(branch.about, 0) + branch.weight
        for key, actions in _by_key(branch).items():
            one = found.setdefault(key, _Sum(actions[0]))
            one.weight += branch.weight
            one.origins.update(dict.fromkeys(action.origin for action in actions if action.origin))
    known = [
        Chance(
            one.action.message,
            one.action.at,
            one.action.args,
            one.weight,
            totals[about],
            about,
            (*one.origins,),
        )
        for (about, _, _), one in found.items()
    ]
    return tuple(sorted(known, key=lambda chance: -chance.weight))


class _Sum:
    """An action, how often it is done, and where from."""

    __slots__ = ("action", "origins", "weight")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.weight = 0
        self.origins: dict[str, None] = {}


def _by_key(branch: Branch) -> dict[tuple[str, str, str], list[Action]]:
    """The actions of one branch; the same action from several places counts once."""
    found: dict[tuple[str, str, str], list[Action]] = {}
    for action in branch.actions:
        found.setdefault((branch.about, action.message + action.at, repr(action.args)), []).append(action)
    return found


COUNTED = 30
"""Up to this many draws a chance is given as a count; beyond it, in percent."""


def odds(weight: int, total: int) -> tuple[str, Args]:
    """A chance as a message: a count of draws, or percent."""
    if total <= COUNTED:
        return "core-chance", {"weight": weight, "total": total}
    percent = min(round(100 * weight / total), 100 if weight == total else 99)
    return ("core-chance-percent", {"percent": percent}) if percent else ("core-chance-small", {})


Checked = Callable[[Question], Sequence[Option]]
"""The answers to play out where a turn stops at a question: none for most questions; for a random check one
per outcome, with the weight of all draws that lead to it."""


def played_out(game: Game[S, B], state: S, checked: Checked = lambda question: ()) -> Iterator[Branch]:
    """Play out every card that may begin the Automa's turn, up to a question without ``checked`` answers.

    >>> import automatable
    >>> game = automatable.load("scythe")
    >>> state = game.new(game.decode_setup({"automa": "nordic", "human": "crimea"}))
    >>> sum(branch.weight for branch in played_out(game, state))
    19
    """
    question = next((one for one in game.questions(state) if one.waits), None)
    if question is None:
        return
    ends = [*_ends(game, state, question, question.options, checked)]
    scale = lcm(
        sum(option.weight for option in question.options), *(chance.denominator for chance, _ in ends)
    )
    for chance, end in ends:
        yield Branch(int(chance * scale), game.display.actions(state, end.state, end.instructions))


def _ends(
    game: Game[S, B], state: S, question: Question, options: Sequence[Option], checked: Checked
) -> Iterator[tuple[Fraction, Resolution[S]]]:
    whole = sum(option.weight for option in options)
    for option in options:
        chance = Fraction(option.weight, whole)
        after = game.apply(state, game.decode_event(question.answer(option.value)), explain=True)
        further = checked(after.questions[0]) if after.state.pending is not None else ()
        if not further:
            yield chance, after
        for rest, end in _ends(game, after.state, after.questions[0], further, checked) if further else ():
            yield chance * rest, end


def headline(instructions: Sequence[Instruction]) -> tuple[Action, ...]:
    """The first instruction that names something on the board; bookkeeping does not count."""
    for one in instructions:
        names = _references(one)
        if names and not one.net:
            return (Action(one.message, names[-1], one.args),)
    return ()


def _references(instruction: Instruction) -> list[str]:
    return [value for value in instruction.args.values() if isinstance(value, str) and value.startswith("@")]


def same(actions: Iterable[Action]) -> frozenset[tuple[str, str]]:
    """Actions by what is done where, to compare one turn with another."""
    return frozenset((action.message, action.at) for action in actions)
