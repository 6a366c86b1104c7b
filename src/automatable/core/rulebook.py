"""The rulebook index: every section, example and ruling of a game, with page, code and evidence."""

from __future__ import annotations

import json
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from automatable.core import box
from automatable.core.refused import Refused


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: our own paraphrase, never the book's sentence."""

    id: str
    kind: Literal["section", "example", "table", "ruling"]
    heading: str
    says: str
    page: int | None = None
    code: str = ""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    entry: list[Entry]


class Rulebook:
    """The index of one game, read from its ``rulebook.toml``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    @cache
    def of(cls, folder: Path) -> Rulebook:
        """The index in a game's folder, read once however many boxes the game is laid out with."""
        return cls(folder)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Entries by id, in the order of the book."""
        path = self.folder / "rulebook.toml"
        file = box.load(_File, box.read(path), None, path.name)
        entries: dict[str, Entry] = {}
        for entry in file.entry:
            if entry.id in entries:
                raise Refused(
                    "core-box-value", file=path.name, key=entry.id, reason="two entries have this id"
                )
            entries[entry.id] = entry
        return entries

    @cached_property
    def pages(self) -> dict[str, int]:
        """The page of each entry that has one."""
        return {id: entry.page for id, entry in self.entries.items() if entry.page is not None}

    @cached_property
    def evidence(self) -> dict[str, list[str]]:
        """The tests that prove each entry (written by ``make docs``, compared by the suite)."""
        path = self.folder / "evidence.json"
        if not path.exists():
            return {}
        return msgspec.convert(json.loads(path.read_text(encoding="utf-8")), dict[str, list[str]])
