"""A saved game opened by a version that may be newer than the one that kept it."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable.core.refused import Refused
from automatable.play.keeper import Keeper, Kept
from automatable.play.session import Session


def reopened(keeper: Keeper, table: int, version: int) -> tuple[Session, Kept]:
    """The session of a saved game, which knows whether the rules of today lead where they led before."""
    journal = keeper.journal(table, version)
    session = Session(*keeper.read(table), journal)
    saved = keeper.saved(table)
    seen = saved.summary or {}
    if not session.older and seen.get("updated") == saved.updated:
        position = msgspec.json.decode(msgspec.json.encode(session.game.to_json(session.state)))
        if not _agree(seen.get("position"), position):
            session.older = (Refused("play-older-differs"),)
    return session, journal


def _agree(before: Any, now: Any) -> bool:
    """Whether two positions are the same in all that both of them know."""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(_agree(before[key], now[key]) for key in before.keys() & now.keys())
    return before is None or bool(before == now)
