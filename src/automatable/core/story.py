"""The story: why the Automa did what it did, as a tree of plain data.

Names of things are references: a string that begins with ``@`` stands for a word in the Fluent files
(``@territory-R3C5`` of Scythe is the message ``scythe-territory-R3C5``). Nothing here is worded.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Data = dict[str, Any]
"""Plain data: what JSON and TOML can hold, by name."""

Args = Data
"""What a message is filled in with."""


class Cut(Struct, frozen=True, gc=False):
    """One condition, told as the reason for going, and the candidates it removed."""

    condition: str
    out: tuple[str, ...]
    ruling: str | None = None


class Kept(Struct, frozen=True, gc=False, tag="keep"):
    """A ``Keep`` that was run: who stood, who fell by which condition, who is left.

    Conditions that removed nobody are not told. ``what`` is the message of what the candidates stand for.
    """

    rule: str
    page: int | None
    candidates: tuple[str, ...]
    cuts: tuple[Cut, ...]
    left: tuple[str, ...]
    what: str = ""


class Weighed(Struct, frozen=True, gc=False):
    """One tie-break: what it read for each candidate, who is left, whether it decided."""

    tie_break: str
    kind: str
    values: dict[str, int]
    left: tuple[str, ...]
    decided: bool
    ruling: str | None = None


class Picked(Struct, frozen=True, gc=False, tag="pick"):
    """A ``Pick`` that was run, tie-break by tie-break, down to the one chosen."""

    rule: str
    page: int | None
    candidates: tuple[str, ...]
    weighed: tuple[Weighed, ...]
    chosen: str | None
    what: str = ""


class Noted(Struct, frozen=True, gc=False, tag="note"):
    """A plain fact that mattered: a symbol skipped, a rule that did not apply."""

    rule: str
    page: int | None
    message: str
    args: Args = field(default_factory=dict)
    ruling: str | None = None


class Part(Struct, frozen=True, gc=False):
    """One part of a sum."""

    message: str
    value: int
    args: Args = field(default_factory=dict)


class Summed(Struct, frozen=True, gc=False, tag="sum"):
    """A sum with all its parts."""

    rule: str
    page: int | None
    message: str
    parts: tuple[Part, ...]
    total: int
    args: Args = field(default_factory=dict)
    ruling: str | None = None


class Section(Struct, frozen=True, gc=False, tag="section"):
    """Steps that belong together, such as one symbol of a card."""

    rule: str
    page: int | None
    message: str
    steps: tuple[Node, ...]
    args: Args = field(default_factory=dict)


Node = Kept | Picked | Noted | Summed | Section
