"""Challenges: the same deal for a friend, as a short text for a link, a QR code or a message.

The text holds game, set-up and seed, so the app's decks come in the same order on both tables. The text of a
finished game also holds its result. Results of friends are saved as settings, one for each deal.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct, structs

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import bounded, check_text
from automatable.core.engine.rules import Result, human_sides, human_won, other_sides
from automatable.play import requests
from automatable.play.requests import Data, Name
from automatable.play.responses import ChallengeInfo, ChallengeLink, FriendResult, View
from automatable.play.session import Session, Start
from automatable.play.view import level

if TYPE_CHECKING:
    from automatable.play.service import Service
    from automatable.play.storage.base import Storage

FORM = 1
LONGEST = 4_000
"""Most letters of a challenge; ours have about 200."""
WHOLE = 20_000
"""Most letters of an unpacked challenge."""
DEALS, FRIENDS = 50, 5
"""Deals with results of friends, and results of one deal; the oldest are dropped."""

_LINK = "#/challenge/"
_KEY = "friends-"


class Challenge(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal; ``box`` is a checksum of the own printed values it uses, ``result`` that of the sender."""

    game: Name
    setup: Data
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    form: int = FORM
    box: int = 0
    result: FriendResult | None = None


def make_challenge(service: Service, request: requests.MakeChallenge) -> ChallengeLink:
    """Return the deal of a saved game as a text; a finished game adds its result."""
    session = service.open(request.table)
    start = session.start
    if start.position is not None or start.watched is True:
        raise UserError("play-challenge-position")
    if start.physical:
        raise UserError("play-challenge-physical")
    result = session.game.result(session.state)
    made = Challenge(
        start.game,
        msgspec.to_builtins(session.setup),
        start.seed,
        box=_checksum(start.box),
        result=None if result is None else friend_result(result, request.by.strip()),
    )
    packed = zlib.compress(msgspec.json.encode(made), 9)
    return ChallengeLink(start.game, base64.urlsafe_b64encode(packed).decode().rstrip("="), made.result)


def friend_result(result: Result, by: str = "") -> FriendResult:
    """The totals of a finished game, for a friend's history."""
    own = max(side.total for side in human_sides(result))
    return FriendResult(own, max(side.total for side in other_sides(result)), human_won(result), by)


def preview_challenge(service: Service, request: requests.PreviewChallenge) -> ChallengeInfo:
    """Return what a challenge holds, and the own game with the same deal."""
    found = read(request.text)
    session = Session(_start(service, found))
    return ChallengeInfo(
        found.game, found.setup, level(session), found.result, _own_game(service.storage, found)
    )


def take_challenge(service: Service, request: requests.TakeChallenge) -> View:
    """Save the friend's result, and open the own game of this deal; start one if there is none."""
    found = read(request.text)
    start = _start(service, found)
    own = _own_game(service.storage, found)
    view = service.start_game(start) if own is None else service.view(own)
    if found.result is not None:
        _save_result(service, deal_key(start), found.result)
    return view


def needed_for_take(storage: Storage, request: requests.TakeChallenge) -> list[int]:
    """The own game with the deal of a challenge, which is opened."""
    try:
        own = _own_game(storage, read(request.text))
    except UserError:  # the handler says what is wrong
        return []
    return [] if own is None else [own]


def read(text: str) -> Challenge:
    """Read a link or the text of a link; its size is checked first."""
    check_text(text, LONGEST)
    packed = text.strip().rpartition(_LINK)[2]
    try:
        reader = zlib.decompressobj()
        plain = reader.decompress(
            base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True), WHOLE
        )
        if not reader.eof:
            raise UserError("play-challenge-unreadable")
        data = msgspec.json.decode(plain)
    except (binascii.Error, ValueError, zlib.error, msgspec.DecodeError, RecursionError):
        raise UserError("play-challenge-unreadable") from None
    bounded(data)
    if isinstance(data, dict) and data.get("form", FORM) != FORM:
        raise UserError("play-import-version", version=str(data["form"]))
    try:
        return msgspec.convert(data, Challenge)
    except msgspec.ValidationError:
        raise UserError("play-challenge-unreadable") from None


def friends_of(settings: Data, start: Start | None) -> tuple[FriendResult, ...]:
    """The results of friends with the deal of a saved game."""
    if start is None or start.position is not None:
        return ()
    text = settings.get(deal_key(start))
    try:
        return msgspec.json.decode(text, type=tuple[FriendResult, ...]) if isinstance(text, str) else ()
    except msgspec.DecodeError:
        return ()


def deal_key(start: Start) -> str:
    """The setting with the results of this deal."""
    setup = msgspec.to_builtins(games.load(start.game, start.box).decode_setup(start.setup))
    return f"{_KEY}{start.game}-{start.seed}-{_checksum(setup):x}"[:100]


def _checksum(data: Data) -> int:
    return zlib.crc32(msgspec.json.encode(data, order="sorted")) if data else 0


def _start(service: Service, found: Challenge) -> Start:
    start = service.new_start(found.game, found.setup)
    if _checksum(start.box) != found.box:
        raise UserError("play-challenge-box", game=found.game)
    return structs.replace(start, seed=found.seed)


def _own_game(storage: Storage, found: Challenge) -> int | None:
    """The number of the last own game with this deal."""
    for saved in storage.games():
        start = saved.start
        if start is None or start.position is not None or start.physical or start.watched is True:
            continue
        if (start.game, start.seed, _checksum(start.box)) == (found.game, found.seed, found.box):
            game = games.load(start.game, start.box)
            if game.decode_setup(start.setup) == game.decode_setup(found.setup):
                return saved.id
    return None


def _save_result(service: Service, key: str, result: FriendResult) -> None:
    settings = service.storage.settings()
    text = settings.get(key)
    known = msgspec.json.decode(text, type=tuple[FriendResult, ...]) if isinstance(text, str) else ()
    results = (result, *(one for one in known if one != result))[:FRIENDS]
    deals = [each for each in settings if each.startswith(_KEY) and each != key]
    dropped: Data = dict.fromkeys(deals[: max(0, len(deals) - DEALS + 1)])
    service.storage.save_settings(dropped | {key: msgspec.json.encode(results).decode()})
