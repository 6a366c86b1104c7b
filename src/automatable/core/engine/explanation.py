"""The explanation: why the Automa did what it did, as a tree of plain data.

Names are references: a string that begins with ``@`` stands for a word in the Fluent files
(``@territory-R3C5`` of Scythe is the message ``scythe-territory-R3C5``). Nothing here is text in a language.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Data = dict[str, Any]
"""Plain data by name: anything that JSON and TOML can hold."""

Args = Data
"""The arguments of a message."""


class Cut(Struct, frozen=True, gc=False):
    """One condition, worded as the reason for removal, and the candidates it removed."""

    condition: str
    out: tuple[str, ...]
    ruling: str | None = None


class Kept(Struct, frozen=True, gc=False, tag="keep"):
    """A ``Keep`` that was run: its candidates, those that each condition removed, those that are left.

    Conditions that removed nothing are left out. ``what`` is the message of what the candidates are.
    """

    rule: str
    page: int | None
    candidates: tuple[str, ...]
    cuts: tuple[Cut, ...]
    left: tuple[str, ...]
    what: str = ""


class Weighed(Struct, frozen=True, gc=False):
    """One tie-break: the value of each candidate, which are left, whether it decided."""

    tie_break: str
    kind: str
    values: dict[str, int]
    left: tuple[str, ...]
    decided: bool
    ruling: str | None = None


class Picked(Struct, frozen=True, gc=False, tag="pick"):
    """A ``Pick`` that was run, tie-break by tie-break, down to the chosen candidate."""

    rule: str
    page: int | None
    candidates: tuple[str, ...]
    weighed: tuple[Weighed, ...]
    chosen: str | None
    what: str = ""


class Noted(Struct, frozen=True, gc=False, tag="note"):
    """A plain fact that mattered: a symbol that was skipped, a rule that did not apply."""

    rule: str
    page: int | None
    message: str
    args: Args = field(default_factory=dict)
    ruling: str | None = None


class Summand(Struct, frozen=True, gc=False):
    """One part of a sum.

    >>> Resolver(True).sum("market-total", "count", (Summand("market-tea", 2), Summand("market-silk", 3)))
    5
    """

    message: str
    value: int
    args: Args = field(default_factory=dict)


class Summed(Struct, frozen=True, gc=False, tag="sum"):
    """A sum with all its parts."""

    rule: str
    page: int | None
    message: str
    parts: tuple[Summand, ...]
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
