"""The SQLite tables of the saved games."""

from __future__ import annotations

import sqlite3

VERSION = 2
"""The version of the schema, kept in ``PRAGMA user_version``."""

NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

_SCHEMA = f"""
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    start TEXT NOT NULL,
    created TEXT NOT NULL DEFAULT ({NOW}),
    updated TEXT NOT NULL DEFAULT ({NOW}),
    summary TEXT,
    summarised INTEGER NOT NULL DEFAULT -1
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    step TEXT,
    PRIMARY KEY (game, version)
) WITHOUT ROWID;
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


def create(db: sqlite3.Connection) -> None:
    """Create the tables in an empty file."""
    for statement in _SCHEMA.split(";"):
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {VERSION}")
