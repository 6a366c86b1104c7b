"""A box on its way: as a TOML file, as the text of a link, and as several shorter texts for QR codes.

A part is a box like any other that holds some of the things, so parts may come in any order, and twice.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from automatable.core import box as boxes
from automatable.core.bounds import bounded, check_text
from automatable.core.game import BOX
from automatable.core.refused import Refused
from automatable.core.things import Box, put_together
from automatable.play import toml

FORM = 1
TEXT = 100_000
"""Letters of a file or a link: the largest box of ours has a third of them."""
WHOLE = 1_000_000
"""Letters of a box once it is unpacked."""
CODE = 1_100
"""Letters in one QR code, its address aside: as many as a telephone reads from a screen."""
NUMBERS = 8
"""Letters by which the numbers of a part and of the parts can make a text longer."""
PARTS = 99

_PACKED = re.compile(r"[A-Za-z0-9_-]+")
_LINK = re.compile(r"\S*#/box/(?P<packed>\S*)")
Part = Annotated[int, Meta(ge=1, le=PARTS)]


class Carried(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A box that came, or a part of one; a file may leave it to its reader which game it belongs to."""

    box: int = FORM
    game: Annotated[str, Meta(max_length=100)] = ""
    part: Part = 1
    parts: Part = 1
    tables: dict[str, Any] = field(default_factory=dict)


def to_toml(game: str, tables: dict[str, Any]) -> str:
    """The file."""
    return toml.dumps({"box": game, **tables})


def to_text(carried: Carried) -> str:
    """The text of a link: compressed, in letters that need no quoting."""
    packed = zlib.compress(msgspec.json.encode(carried), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def in_parts(game: str, box: Box, most: int = CODE) -> tuple[str, ...]:
    """The same in texts of at most so many letters, each with as many things as it can hold."""
    groups = list(_grouped(game, box, most))
    return tuple(
        to_text(Carried(FORM, game, number, len(groups), put_together(group)))
        for number, group in enumerate(groups, 1)
    )


def _grouped(game: str, box: Box, most: int) -> Iterator[Box]:
    """Things in turn, as many as fit; a thing is never split."""
    left = list(box.items())
    while left:
        fits, low, high = 1, 2, len(left)
        while low <= high:  # more things never make a shorter text
            middle = (low + high) // 2
            text = to_text(Carried(FORM, game, PARTS, PARTS, put_together(dict(left[:middle]))))
            if len(text) <= most - NUMBERS:
                fits, low = middle, middle + 1
            else:
                high = middle - 1
        yield dict(left[:fits])
        left = left[fits:]


def read(text: str, file: str = "box.toml") -> Carried:
    """A file, a link or the text of one, measured before anything is made of it."""
    check_text(text, TEXT)
    text = text.strip()
    link = _LINK.fullmatch(text)
    if link or _PACKED.fullmatch(text):
        return _unpacked(link["packed"] if link else text)
    tables = boxes.parse(text, file)
    return _convert({"game": tables.pop("box", ""), "tables": tables})


def _unpacked(text: str) -> Carried:
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        reader = zlib.decompressobj()
        plain = reader.decompress(packed, WHOLE)
        if not reader.eof:
            raise Refused("play-box-link")
        data = msgspec.json.decode(plain)
    except (binascii.Error, ValueError, zlib.error, msgspec.DecodeError, RecursionError):
        raise Refused("play-box-link") from None
    if isinstance(data, dict) and data.get("box", FORM) != FORM:
        raise Refused("play-import-version", version=str(data["box"]))
    return _convert(data)


def _convert(data: object) -> Carried:
    bounded(data, BOX)
    try:
        return msgspec.convert(data, Carried)
    except msgspec.ValidationError:
        raise Refused("play-box-link") from None
