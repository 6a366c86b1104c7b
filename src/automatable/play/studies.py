"""Where lab and desk find what a game says about itself, and the default for one that says nothing."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from automatable import games as doors
from automatable.core import box
from automatable.core.game import Game
from automatable.core.study import Study

AnyGame = Game[Any, Any]
AnyStudy = Study[Any, Any]


@cache
def study_of(game: str) -> AnyStudy:
    """The study in the game's folder, or the default."""
    place = f"{doors.door(game).__module__}.study"
    if "." not in place.removesuffix(".study") or find_spec(place) is None:
        return Study()
    found: AnyStudy = import_module(place).STUDY
    return found


def tables_of(game: AnyGame) -> dict[str, Any]:
    """The box a game was made from, as plain tables."""
    return box.merged(box.shipped(game.folder / "box"), game.own)
