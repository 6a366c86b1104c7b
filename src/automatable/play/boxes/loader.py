"""Load a game with the player's own box, or without it if the box cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.play.requests import Data
from automatable.play.simulations import AnyGame


class OwnBoxes(Protocol):
    """The part of the storage that holds the player's own boxes."""

    def own_box(self, game: str) -> Data:
        """The player's own box of a game; empty when there is none."""

    def set_aside_own_box(self, game: str) -> str:
        """Rename a box that cannot be read; return the new name."""


def load(boxes: OwnBoxes, name: str, on_notice: Callable[[UserError], None]) -> AnyGame:
    """Load a game; ``on_notice`` is called if its box had to be set aside."""
    file = f"{name}.toml"
    try:
        return games.load(name, boxes.own_box(name), file)
    except UserError as user_error:
        if user_error.message == "core-box-unreadable":  # the disk's fault: leave the file where it is
            raise
        reason = user_error
    shipped = games.load(name)  # if this fails, the game is broken, not its box
    try:
        on_notice(
            UserError("play-box-set-aside", box=file, file=boxes.set_aside_own_box(name), reason=reason)
        )
    except UserError as user_error:
        if user_error.message == "play-box-set-aside":
            raise
        on_notice(UserError("play-box-unread", box=file, reason=reason))
    return shipped


def damaged(name: str) -> str:
    """A new name for a damaged file, with the time at which it was found."""
    return f"{name}.damaged-{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
