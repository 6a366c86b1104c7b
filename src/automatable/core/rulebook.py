"""The rulebook index: every section, example and ruling of a game, with page, code and evidence."""

from __future__ import annotations

import json
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from automatable.core.box import loader
from automatable.core.engine.errors import UserError
from automatable.core.evidence import projects, tests_beside


class RulebookEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: our own paraphrase, never the book's sentence."""

    id: str
    kind: Literal["section", "example", "table", "ruling"]
    heading: str
    says: str
    heading_ru: str = ""
    says_ru: str = ""
    page: int | None = None
    code: str = ""

    def headed(self, language: str) -> str:
        """The heading in a language; in English where there is none."""
        return (language == "ru" and self.heading_ru) or self.heading

    def said(self, language: str) -> str:
        """The paraphrase in a language; in English where there is none."""
        return (language == "ru" and self.says_ru) or self.says


class Cited(Struct, frozen=True):
    """An entry as *Why?* cites it in one language.

    ``printed`` has the headings of the printed book by language, where the book is not printed in this one:
    with them a reader finds the place.
    """

    page: int | None
    kind: str
    heading: str
    says: str
    printed: dict[str, str]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    entry: list[RulebookEntry]
    printed: tuple[str, ...] = ("en",)


class Rulebook:
    """The index of one game, read from its ``rulebook.toml``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    @cache
    def of(cls, folder: Path) -> Rulebook:
        """The index in a game's folder, read once for all boxes of the game."""
        return cls(folder)

    @cached_property
    def _file(self) -> _File:
        path = self.folder / "rulebook.toml"
        return loader.load(_File, loader.read(path), None, path.name)

    @cached_property
    def entries(self) -> dict[str, RulebookEntry]:
        """Entries by id, in the order of the book."""
        entries: dict[str, RulebookEntry] = {}
        for entry in self._file.entry:
            if entry.id in entries:
                raise UserError(
                    "core-box-value", file="rulebook.toml", key=entry.id, reason="two entries have this id"
                )
            entries[entry.id] = entry
        return entries

    def cited(self, language: str) -> dict[str, Cited]:
        """Entries by id in one language; entries without a page have only our own heading."""
        printed = () if language in self._file.printed else self._file.printed
        cited: dict[str, Cited] = {}
        for id, entry in self.entries.items():
            heading = entry.headed(language)
            there = {each: entry.headed(each) for each in printed if entry.page is not None}
            there = {each: other for each, other in there.items() if other != heading}
            cited[id] = Cited(entry.page, entry.kind, heading, entry.said(language), there)
        return cited

    @cached_property
    def pages(self) -> dict[str, int]:
        """The page of each entry that has one."""
        return {id: entry.page for id, entry in self.entries.items() if entry.page is not None}

    @cached_property
    def evidence(self) -> dict[str, list[str]]:
        """The tests that prove each entry: from a wheel's ``evidence.json``, else from the tests."""
        path = self.folder / "evidence.json"
        if path.exists():
            return msgspec.convert(json.loads(path.read_text(encoding="utf-8")), dict[str, list[str]])
        return tests_beside(self.folder)

    @property
    def without_tests(self) -> bool:
        """Whether the game came from a wheel without its tests: nobody knows which entries are proven."""
        return not self.evidence and not projects(self.folder)
