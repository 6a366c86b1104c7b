"""Open saved games that an earlier version may have written."""

from __future__ import annotations

import msgspec

from automatable.core.engine.errors import UserError
from automatable.play.session import Session
from automatable.play.storage.base import SavedJournal, Storage


def reopened(storage: Storage, table: int, version: int) -> tuple[Session, SavedJournal]:
    """The session of a saved game; it notes whether today's rules lead to another position."""
    journal = storage.journal(table, version)
    session = Session(*storage.read(table), journal)
    saved = storage.saved(table)
    summary = saved.summary or {}
    if not session.older and summary.get("updated") == saved.updated:
        position = msgspec.json.decode(msgspec.json.encode(session.game.to_json(session.state)))
        if not _agree(summary.get("position"), position):
            session.older = (UserError("play-older-differs"),)
    return session, journal


def _agree(before: object, now: object) -> bool:
    """Whether two positions are equal in all keys that both have."""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(_agree(before[key], now[key]) for key in before.keys() & now.keys())
    return before is None or bool(before == now)
