"""The position: board, mat, the cards in front of the Automas, timers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from automatable.core.engine.choices import Mask
from automatable.core.engine.resolution import State as CoreState
from automatable.core.forms.marks import MILLISECONDS, NONE, words
from automatable.games.pendulum.box.printed import Row

PLAYERS = ("human", "automa-1", "automa-2")
Phase = Literal["set-up", "placing", "round", "called", "rewards", "end", "over"]
"""``placing``: before a round (step 5 of the council); ``called``: the council is called, play is untimed;
``rewards``: it is the player's turn to take a council reward; ``end``: the last council is over."""

Card = Annotated[int, words("card")]
UNKNOWN = "?"
GONE = ""


class Timer(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A sand timer: its row, the moment of its last flip, whether the player saw it run out."""

    row: Row = "top"
    flipped: Annotated[int | None, MILLISECONDS, NONE] = None
    ran_out: bool = True


class Standing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An Automa's result for the final comparison."""

    parchment: int
    distance: int
    glory: int


class Automa(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One Automa: its marker's space (0: the start circle), its votes, its cards with the newest first."""

    points: int = 0
    votes: int = 0
    cards: tuple[Card, ...] = ()
    grande: bool = False
    standing: Standing | None = None


class Human(Struct, frozen=True, gc=False):
    """What the game had to ask about the player. On a track, 3 is the third parchment space and -3 is three
    spaces before the parchment; None means not asked."""

    votes: int = 0
    legendary: bool | None = None
    tracks: tuple[int | None, ...] = (None, None, None)
    glory: tuple[int | None, ...] = (None, None, None)


class Entered(Struct, frozen=True):
    """A printed value that the player entered, under the number of its card or, for a cell, its round."""

    number: int


class Left(Entered, frozen=True):
    """The left column of a printed card."""

    worker: Literal["purple", "green", "none"]
    timer: Literal["green", "black", "none"]
    province: int


class Right(Entered, frozen=True):
    """The right column of a printed card."""

    votes: int
    points: int
    icon: str


class Cell(Entered, frozen=True):
    """A cell of the printed scoring card."""

    points: int
    votes: int


class Learned(Struct, frozen=True):
    """The printed values entered during this game."""

    left: tuple[Left, ...] = ()
    right: tuple[Right, ...] = ()
    cells: tuple[Cell, ...] = ()


class State(CoreState, frozen=True, kw_only=True):
    """A position."""

    level: str
    advanced: bool
    foreshadowing: bool
    clock: Literal["app", "sand"]
    values: Literal["practice", "printed"]
    colours: tuple[str, str]
    phase: Phase = "set-up"
    round: int = 1
    now: int = 0
    paused: int | None = None
    timers: tuple[Timer, Timer, Timer] = (Timer(), Timer(), Timer())
    flips: int = 0
    markers: int = 0
    token: bool = False
    workers: tuple[Mask, Mask] = (0, 0)
    privilege: tuple[str, ...] = ()
    deck: Mask
    last: int | None = None
    automas: tuple[Automa, Automa] = (Automa(), Automa())
    turn: int = 0
    council: tuple[str, ...]
    ruled_out: tuple[tuple[str, ...], ...] = ()
    """For each place of the council, rewards that an unknown card there is not; empty if nothing is known."""
    human: Human = Human()
    learned: Learned = Learned()


def with_automa(state: State, number: int, automa: Automa) -> tuple[Automa, Automa]:
    """Both Automas, with this one under its number."""
    return (state.automas[0], automa) if number else (automa, state.automas[1])


def in_front(state: State) -> Mask:
    """The cards in front of the Automas."""
    mask = 0
    for automa in state.automas:
        for card in automa.cards:
            mask |= 1 << card
    return mask
