"""Reads a QR code back from its drawing, as a camera would from a clean picture."""

from __future__ import annotations

import re
from typing import Any

from segno.consts import ALIGNMENT_POS, ECC

LOW = 1
"""segno's number of the error level that our codes have."""
FORMAT_MASK = 0b101010000010010
MASKS = (
    lambda i, j: (i + j) % 2,
    lambda i, j: i % 2,
    lambda i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)


def text_of(svg: str) -> str:
    """What the code says."""
    dark, size = _modules(svg)
    version = (size - 17) // 4
    bits = [
        ((row, column) in dark) != (not MASKS[_mask(dark)](row, column))
        for row, column in _way(size, version)
    ]
    words = [int("".join(map(str, map(int, bits[at : at + 8]))), 2) for at in range(0, len(bits) - 7, 8)]
    return _message(_in_order(words, version), version)


def _modules(svg: str) -> tuple[set[tuple[int, int]], int]:
    """The dark modules, and how many there are on a side."""
    border = 4
    size = int(re.findall(r'viewBox="0 0 (\d+)', svg)[0]) - 2 * border
    (line,) = re.findall(r'class="qrline"[^>]* d="([^"]+)"', svg)
    dark, x, y = set(), 0.0, 0.0
    for command, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", line):
        if command == "h":
            dark |= {(int(y) - border, int(x) - border + n) for n in range(int(first))}
            x += float(first)
        else:
            x, y = (float(first), float(second)) if command == "M" else (x + float(first), y + float(second))
    return dark, size


def _mask(dark: set[tuple[int, int]]) -> int:
    places = [(8, n) for n in (0, 1, 2, 3, 4, 5, 7, 8)] + [(n, 8) for n in (7, 5, 4, 3, 2, 1, 0)]
    read = int("".join(str(int(place in dark)) for place in places), 2) ^ FORMAT_MASK
    assert read >> 13 == 0b01, "our codes have the lowest error level"
    return read >> 10 & 0b111


def _way(size: int, version: int):
    """The places of the data, in its order: two columns at a time, up and down, from the right."""
    taken = {
        (row, column)
        for row in range(size)
        for column in range(size)
        if _patterned(row, column, size, version)
    }
    column, up = size - 1, True
    while column > 0:
        column -= column == 6
        for row in range(size - 1, -1, -1) if up else range(size):
            yield from ((row, each) for each in (column, column - 1) if (row, each) not in taken)
        column, up = column - 2, not up


def _patterned(row: int, column: int, size: int, version: int) -> bool:
    if (
        6 in (row, column)
        or (row < 9 and (column < 9 or column >= size - 8))
        or (row >= size - 8 and column < 9)
    ):
        return True
    if version >= 7 and ((row < 6 and column >= size - 11) or (column < 6 and row >= size - 11)):
        return True
    if version == 1:
        return False
    centres = ALIGNMENT_POS[version - 2]
    corners = {(6, 6), (6, centres[-1]), (centres[-1], 6)}
    return any(
        abs(row - i) <= 2 and abs(column - j) <= 2 for i in centres for j in centres if (i, j) not in corners
    )


def _in_order(words: list[int], version: int) -> list[int]:
    """The data of every block, one after the other; they come word by word in turn."""
    blocks_of: dict[Any, Any] = ECC
    lengths = [block.num_data for block in blocks_of[version][LOW] for _ in range(block.num_blocks)]
    blocks: list[list[int]] = [[] for _ in lengths]
    coming = iter(words)
    for number in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if number < length:
                block.append(next(coming))
    return [word for block in blocks for word in block]


def _message(words: list[int], version: int) -> str:
    bits = "".join(f"{word:08b}" for word in words)
    assert bits[:4] == "0100", "our links are bytes"
    digits = 8 if version < 10 else 16
    length = int(bits[4 : 4 + digits], 2)
    start = 4 + digits
    data = bytes(int(bits[at : at + 8], 2) for at in range(start, start + 8 * length, 8))
    return data.decode()
