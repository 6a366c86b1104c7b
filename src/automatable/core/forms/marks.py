"""Marks beside the types of a position, a box, a set-up or an event: what a form needs and a type cannot say.

The kind of a field follows from its type in the position's JSON form. A mark beside the type adds what the
type cannot express (``Annotated[str, words("territory")]``); ``families`` and ``bounds`` of the game add what
is printed. The name of a field is the message ``<game>-field-<name>``, the name of a value is
``<game>-<family>-<value>``, where the family is that of the mark, or the name of the field.
"""

from __future__ import annotations

from msgspec import Meta

Bounds = tuple[int | None, int | None]
"""The lowest and the highest number."""


def words(family: str, of: tuple[str, ...] | tuple[int, ...] | str = ()) -> Meta:
    """Values that are named, and chosen, by the words of this family.

    ``of`` are the options: the values themselves, or the table of the box whose keys they are; a ``Literal``
    needs none. The word for tea is the message ``GAME-stall-tea``. Numbers share the message ``GAME-stall``,
    with the number as its argument ``stall``.

    >>> from typing import Annotated
    >>> class Market(State, frozen=True):
    ...     cart: Annotated[str, words("stall")] = "tea"
    """
    return Meta(extra={"words": family, **({"of": of} if of else {})})


def either(*marks: Meta) -> Meta:
    """Values of several families, each with its options.

    >>> either(words("stall"), words("gate")).extra["either"]
    ({'words': 'stall'}, {'words': 'gate'})
    """
    return Meta(extra={"either": tuple(mark.extra for mark in marks)})


def places(family: str, of: tuple[str, ...] = ()) -> Meta:
    """A list of fixed length whose places have names: each is set on its own.

    The first place is named ``GAME-stall-1``, or with ``of`` by the first of these.

    >>> from typing import Annotated
    >>> class Market(State, frozen=True):
    ...     coins: Annotated[tuple[int, int], places("stall", ("tea", "silk"))] = (0, 0)
    """
    return Meta(extra={"places": family, "named": of})


def asked_if(**answers: tuple[int | str | bool, ...]) -> Meta:
    """A choice of the set-up that is asked only with these answers to other choices.

    >>> asked_if(level=("hard", "expert")).extra
    {'when': ({'level': ('hard', 'expert')},)}
    """
    return Meta(extra={"when": (answers,)})


NONE = Meta(extra={"none": True})
"""Null is a value here; its message is ``<game>-field-<name>-none``."""
REPEATS = Meta(extra={"repeats": True})
"""A list in which a value may occur more than once."""
COUNTS = Meta(extra={"counts": True})
"""A table of counts by option."""
ENTERED = Meta(extra={"entered": True})
"""Printed values entered during the game: null removes a component, and it is asked for again when needed."""
MILLISECONDS = Meta(extra={"unit": 1000})
"""A moment in milliseconds, shown in seconds."""
