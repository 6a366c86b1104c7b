"""All that is kept as one file, and back: how saved games, own boxes and settings change their home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from automatable import games
from automatable.core import box
from automatable.core.refused import Refused
from automatable.play.keeper import Keeper, Saved, now
from automatable.play.messages import Name, Setting
from automatable.play.replies import Brought, Everything
from automatable.play.session import Start, Step

if TYPE_CHECKING:
    from automatable.play.desk import Desk

VERSION = 1

Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")]


class Game(Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game as the file holds it."""

    start: Start
    steps: tuple[Step, ...]
    at: Annotated[int, Meta(ge=0)]
    created: Time
    updated: Time


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file, the game touched last at the end."""

    everything: int
    games: tuple[Game, ...]
    boxes: dict[Name, dict[str, Any]]
    settings: Annotated[dict[Name, Setting], Meta(max_length=100)]


def write(desk: Desk) -> Everything:
    """Everything that is kept here."""
    keeper = desk.keeper
    file = File(
        everything=VERSION,
        games=tuple(
            Game(start, tuple(steps), at, saved.created, saved.updated)
            for saved, (start, steps, at) in reversed(list(_readable(keeper)))
        ),
        boxes={name: own for name in games.names() if (own := keeper.own_box(name))},
        settings=keeper.settings(),
    )
    return Everything(f"automatable-{now()[:10]}.json", msgspec.to_builtins(file))


def _readable(keeper: Keeper) -> Iterator[tuple[Saved, tuple[Start, list[Step], int]]]:
    """The saved games but those that are damaged, which are exported one by one as they stand."""
    for saved in keeper.games():
        try:
            yield saved, keeper.read(saved.id)
        except Refused as refused:
            if refused.message != "play-save-damaged":
                raise


def load(data: dict[str, Any]) -> File:
    """A file of this form. Its games are not played through: one that cannot be is listed with its reason."""
    version = data.get("everything")
    if version != VERSION:
        raise Refused("play-import-version", version=str(version))
    try:
        file = msgspec.convert(data, File)
    except msgspec.ValidationError as error:
        raise Refused("play-import-unreadable", reason=str(error)) from None
    if any(game.at > len(game.steps) for game in file.games):
        raise Refused("play-import-unreadable", reason="more steps count than there are")
    return file


def read(desk: Desk, data: dict[str, Any]) -> Brought:
    """What a file holds, beside what is here. All of it is checked before anything is kept."""
    file, keeper = load(data), desk.keeper
    boxes = {name: box.merged(keeper.own_box(name), own) for name, own in file.boxes.items()}
    for name, own in boxes.items():
        games.load(name, own, f"{name}.toml")
    here = {(saved.created, *_key(*game)) for saved, game in _readable(keeper)}
    new = [game for game in file.games if (game.created, *_key(game.start, game.steps, game.at)) not in here]
    for game in new:
        keeper.insert(game.start, game.steps, game.at, (game.created, game.updated))
    for name, own in boxes.items():
        keeper.save_own_box(name, own)
    keeper.save_settings(file.settings)
    return Brought(len(new), len(file.games) - len(new), tuple(boxes))


def _key(start: Start, steps: Any, at: int) -> tuple[bytes, int]:
    return msgspec.json.encode((start, tuple(steps))), at
