"""The forms of a shared box: a TOML file, the text of a link, and several shorter texts for QR codes.

Each part is a box with some of the components, so parts may be read in any order, and twice.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from automatable.core.box import loader as boxes
from automatable.core.box.components import SplitBox, join_components
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import BOX
from automatable.core.engine.limits import bounded, check_text
from automatable.play.boxes import toml_writer
from automatable.play.requests import Data

FORM = 1
TEXT = 100_000
"""Most letters of a file or a link; the largest shipped box has a third of them."""
WHOLE = 1_000_000
"""Most letters of an unpacked box."""
CODE = 1_100
"""Most letters in one QR code without its address: what a phone reads from a screen."""
NUMBERS = 8
"""Letters that the part numbers can add to a text."""
PARTS = 99

_PACKED = re.compile(r"[A-Za-z0-9_-]+")
_LINK = "#/box/"
PartNumber = Annotated[int, Meta(ge=1, le=PARTS)]


class SharedBox(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A shared box, or a part of one; a file need not name its game."""

    box: int = FORM
    game: Annotated[str, Meta(max_length=100)] = ""
    part: PartNumber = 1
    parts: PartNumber = 1
    tables: Data = field(default_factory=dict)


def to_toml(game: str, tables: Data) -> str:
    """The text of a box file."""
    return toml_writer.dumps({"box": game, **tables})


def to_text(carried: SharedBox) -> str:
    """The text of a link: compressed, in letters that a URL need not quote."""
    packed = zlib.compress(msgspec.json.encode(carried), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def in_parts(game: str, box: SplitBox, most: int = CODE) -> tuple[str, ...]:
    """Texts of at most ``most`` letters, each with as many components as fit."""
    groups = list(_grouped(game, box, most))
    return tuple(
        to_text(SharedBox(FORM, game, number, len(groups), join_components(group)))
        for number, group in enumerate(groups, 1)
    )


def _grouped(game: str, box: SplitBox, most: int) -> Iterator[SplitBox]:
    """Group the components by what fits into one text; no component is split."""
    left = list(box.items())
    while left:
        fits, low, high = 1, 2, len(left)
        while low <= high:  # more components never make a shorter text
            middle = (low + high) // 2
            text = to_text(SharedBox(FORM, game, PARTS, PARTS, join_components(dict(left[:middle]))))
            if len(text) <= most - NUMBERS:
                fits, low = middle, middle + 1
            else:
                high = middle - 1
        yield dict(left[:fits])
        left = left[fits:]


def read(text: str, file: str = "box.toml") -> SharedBox:
    """Read a file, a link or the text of a link; its size is checked first."""
    check_text(text, TEXT)
    words = text.split(maxsplit=1)
    if len(words) == 1:  # a link is one word; searching with a pattern takes seconds on a hostile text
        _, link, packed = words[0].rpartition(_LINK)
        if link or _PACKED.fullmatch(packed):
            return _unpacked(packed)
    tables = boxes.parse(text.strip(), file)
    return _convert({"game": tables.pop("box", ""), "tables": tables})


def _unpacked(text: str) -> SharedBox:
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        reader = zlib.decompressobj()
        plain = reader.decompress(packed, WHOLE)
        if not reader.eof:
            raise UserError("play-box-link")
        data = msgspec.json.decode(plain)
    except (binascii.Error, ValueError, zlib.error, msgspec.DecodeError, RecursionError):
        raise UserError("play-box-link") from None
    if isinstance(data, dict) and data.get("box", FORM) != FORM:
        raise UserError("play-import-version", version=str(data["box"]))
    return _convert(data)


def _convert(data: object) -> SharedBox:
    bounded(data, BOX)
    try:
        shared = msgspec.convert(data, SharedBox)
    except msgspec.ValidationError:
        raise UserError("play-box-link") from None
    if any(value is None for _, value in boxes.leaves(shared.tables)):  # no box file can hold it
        raise UserError("play-box-link")
    return shared
