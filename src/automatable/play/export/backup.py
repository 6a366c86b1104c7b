"""Backups: all saved games, own boxes and settings in one file.

A backup may hold thousands of games, so it is written and restored in pieces; each piece is itself a backup.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from automatable import games
from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import bounded
from automatable.play.boxes import own_box, toml_writer
from automatable.play.requests import Data, ExportAll, ImportAll, Name, Setting
from automatable.play.responses import BackupPiece, Restored
from automatable.play.session import Start, Step
from automatable.play.storage.base import Saved, Storage, WholeGame, now

if TYPE_CHECKING:
    from automatable.play.service import Service

VERSION = 1
MOST = 20_000
"""Most games in one backup."""
VALUES = 1_000_000
"""Most values in one game of a backup: a hundred thousand steps."""
PIECE = 100
"""Games that are saved in one transaction."""

Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")]


class BackupGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game in a backup."""

    start: Start
    steps: tuple[Step, ...]
    at: Annotated[int, Meta(ge=0)]
    created: Time
    updated: Time


class BackupFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a backup, the games in the order of their numbers."""

    everything: int
    games: tuple[BackupGame, ...]
    boxes: dict[Name, Data]
    settings: Annotated[dict[Name, Setting], Meta(max_length=100)]


# --- export ----------------------------------------------------------------------------------------------


def needed_for_export(storage: Storage, request: ExportAll) -> list[int]:
    """The saved games of the requested piece."""
    return [number for number in storage.numbers() if number > request.after][: request.games]


def export_all(service: Service, request: ExportAll) -> BackupPiece:
    """Return a backup, or one piece of it."""
    numbers = service.storage.numbers()
    left = [number for number in numbers if number > request.after]
    piece = left[: request.games]
    file = BackupFile(
        everything=VERSION,
        games=tuple(
            BackupGame(start, tuple(steps), at, saved.created, saved.updated)
            for saved, (start, steps, at) in _readable(service.storage, piece)
        ),
        boxes={} if request.after else own_boxes(service),
        settings={} if request.after else service.storage.settings(),
    )
    after = piece[-1] if len(piece) < len(left) else None
    return BackupPiece(f"automatable-{now()[:10]}.json", msgspec.to_builtins(file), after, len(numbers))


def own_boxes(service: Service) -> dict[str, Data]:
    """The player's own boxes, by game."""
    return {name: own for name in games.names() if (own := _own_box(service, name))}


def _own_box(service: Service, name: str) -> Data:
    try:
        return service.game(name).own
    except UserError as user_error:
        if user_error.message != "core-game-broken":
            raise
        return service.storage.own_box(name)  # a game that is broken today may be repaired later


def _readable(
    storage: Storage, numbers: Iterable[int]
) -> Iterator[tuple[Saved, tuple[Start, list[Step], int]]]:
    """The readable ones of these saved games; damaged games can only be exported one by one."""
    for number in numbers:
        try:
            yield storage.saved(number), storage.read(number)
        except UserError as user_error:  # damaged, or deleted since it was listed
            if user_error.message not in ("play-save-damaged", "play-no-such-game"):
                raise


def texts(service: Service) -> Iterator[str]:
    """The text of a whole backup, piece by piece, one game per line."""
    request: ExportAll | None = ExportAll(games=PIECE)
    yield f'{{\n"everything": {VERSION},\n"games": ['
    between, rest = "\n", b""
    while request is not None:
        piece = export_all(service, request)
        for game in piece.file["games"]:
            yield between + msgspec.json.encode(game).decode()
            between = ",\n"
        rest = rest or b'"boxes": %b,\n"settings": %b\n}\n' % (
            msgspec.json.encode(piece.file["boxes"]),
            msgspec.json.encode(piece.file["settings"]),
        )
        request = None if piece.next is None else ExportAll(piece.next, PIECE)
    yield "\n],\n" + rest.decode()


# --- import -----------------------------------------------------------------------------------------------


def check_size(request: Mapping[str, object]) -> None:
    """Refuse a request to import a backup that is too large; its games are checked one by one."""
    file = request.get("file")
    if isinstance(file, dict):
        _check_file_size(file)
        bounded({**request, "file": None})
    else:
        bounded(request)


def _check_file_size(data: Data) -> None:
    listed = data.get("games")
    if not isinstance(listed, list | tuple):
        bounded(data)
        return
    if len(listed) > MOST:
        raise UserError("core-too-many-values", most=MOST)
    for game in listed:
        bounded(game, VALUES)
    bounded({**data, "games": None})


def load(data: Data) -> BackupFile:
    """Check a backup without replaying its games; one that cannot be replayed is listed with its reason."""
    _check_version(data.get("everything"))
    try:
        file = msgspec.convert(data, BackupFile)
    except msgspec.ValidationError as error:
        raise UserError("play-import-unreadable", reason=str(error)) from None
    if any(game.at > len(game.steps) for game in file.games):
        raise UserError("play-import-unreadable", reason="more steps count than there are")
    return file


def _check_version(version: object) -> None:
    if version != VERSION:
        raise UserError("play-import-version", version=str(version))


def needed_for_import(storage: Storage, request: ImportAll) -> list[int]:
    """The saved games that may already be here: those started at the same time as one in the backup."""
    listed = request.file.get("games")
    games = listed if isinstance(listed, list) else []
    return storage.begun({str(game.get("created")) for game in games if isinstance(game, dict)})


def import_all(service: Service, request: ImportAll) -> Restored:
    """Restore a backup. All of it is checked before anything is saved."""
    return _restore(service, request.file)


def _restore(service: Service, data: Data) -> Restored:
    file, storage = load(data), service.storage
    boxes = {
        name: own_box.playable(name, loader.merged(service.game(name).own, own))
        for name, own in file.boxes.items()
    }
    for name, own in boxes.items():
        toml_writer.checked(own, f"{name}.toml")
    here = {
        (saved.created, *_key(*game))
        for saved, game in _readable(storage, storage.begun({game.created for game in file.games}))
    }
    new = [
        WholeGame(game.start, game.steps, game.at, (game.created, game.updated))
        for game in file.games
        if (game.created, *_key(game.start, game.steps, game.at)) not in here
    ]
    _save(storage, new)
    for name, own in boxes.items():
        storage.save_own_box(name, own)
    storage.save_settings(file.settings)
    return Restored(len(new), len(file.games) - len(new), tuple(boxes))


def _save(storage: Storage, new: Sequence[WholeGame]) -> None:
    for done in range(0, len(new), PIECE):
        try:
            storage.insert_all(new[done : done + PIECE])
        except UserError as user_error:
            raise stopped(done, len(new), user_error) from user_error


def stopped(done: int, of: int, user_error: UserError) -> UserError:
    """The error that stopped a restore, with the number of games saved so far."""
    return UserError("play-brought-part", games=done, of=of, reason=user_error) if done else user_error


def _key(start: Start, steps: Sequence[Step], at: int) -> tuple[bytes, int]:
    return msgspec.json.encode((start, tuple(steps))), at


# --- a whole backup in pieces -------------------------------------------------------------------------------


class _Head(Struct):
    everything: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _UnreadFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A backup whose games are not decoded yet."""

    everything: int
    games: tuple[msgspec.Raw, ...]
    boxes: Data
    settings: Data


def is_backup(text: bytes) -> bool:
    """Whether a text looks like a backup, valid or not."""
    try:
        return msgspec.json.decode(text, type=_Head).everything is not msgspec.UNSET
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def restore(service: Service, text: bytes) -> Iterator[tuple[Restored, int]]:
    """Restore a whole backup in pieces; yield what is restored so far and the number of games in the backup.

    All of it is checked before anything is saved.
    """
    version = msgspec.json.decode(text, type=_Head).everything
    _check_version(None if version is msgspec.UNSET else msgspec.json.decode(version))
    try:
        unread = msgspec.json.decode(text, type=_UnreadFile)
    except msgspec.DecodeError as error:
        raise UserError("play-import-unreadable", reason=str(error)) from None
    for piece in _pieces(unread):
        _check_file_size(piece)
        load(piece)
    done, of = Restored(0, 0, ()), len(unread.games)
    for piece in _pieces(unread):
        try:
            more = _restore(service, piece)
        except UserError as user_error:
            raise stopped(done.games, of, user_error) from user_error
        done = Restored(done.games + more.games, done.known + more.known, done.boxes + more.boxes)
        yield done, of


def _pieces(unread: _UnreadFile) -> Iterator[Data]:
    """The games in pieces, then everything else."""
    for done in range(0, len(unread.games), PIECE):
        listed = [msgspec.json.decode(game) for game in unread.games[done : done + PIECE]]
        yield {"everything": unread.everything, "games": listed, "boxes": {}, "settings": {}}
    yield {
        "everything": unread.everything,
        "games": [],
        "boxes": unread.boxes,
        "settings": unread.settings,
    }
