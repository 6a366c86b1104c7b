"""What the topics of a game have in common: they are bound to a game, and their functions take its box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import wraps
from inspect import isgeneratorfunction
from types import MethodType
from typing import (
    TYPE_CHECKING,
    Concatenate,
    Generic,
    ParamSpec,
    Protocol,
    Self,
    TypeVar,
    cast,
    overload,
)

from automatable.core.engine.resolution import State

if TYPE_CHECKING:
    from automatable.core.engine.game import Game

S = TypeVar("S", bound=State)
B = TypeVar("B")
B_co = TypeVar("B_co", covariant=True)
P = ParamSpec("P")
T = TypeVar("T")


class Topic(Generic[S, B]):
    """One topic of a game. A game class names its own, each game has a copy that is bound to its box."""

    game: Game[S, B]

    def bound(self, game: Game[S, B]) -> Self:
        """This topic for one game."""
        topic = copy(self)
        topic.game = game
        return topic

    @property
    def box(self) -> B:
        """The box of the game."""
        return self.game.box


class HasBox(Protocol[B_co]):
    """A game or one of its topics."""

    @property
    def box(self) -> B_co:
        """The box that the functions of a game take first."""


@overload
def with_box(
    function: Callable[Concatenate[B, P], Iterator[T]],
) -> Callable[Concatenate[HasBox[B], P], tuple[T, ...]]: ...
@overload
def with_box(function: Callable[Concatenate[B, P], T]) -> Callable[Concatenate[HasBox[B], P], T]: ...
def with_box(function: Callable[..., object]) -> Callable[..., object]:
    """Make a function of the box a method of a game or topic. What a generator yields is returned as a tuple.

    >>> def facts(box, state):
    ...     return {"coins": 3}
    >>> class MarketDisplay(Display[State, object]):
    ...     facts = with_box(facts)
    """
    if not isgeneratorfunction(function):
        return cast(Callable[..., object], _WithBox(function))

    @wraps(function)
    def collected(owner: HasBox[object], *args: object) -> object:
        return tuple(function(owner.box, *args))

    return collected


class _WithBox:
    """A method that is the function itself with the box bound: calling it costs no further frame."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function
        self.__doc__ = function.__doc__

    def __get__(self, owner: HasBox[object] | None, kind: type | None = None) -> object:
        return self if owner is None else MethodType(self.function, owner.box)
