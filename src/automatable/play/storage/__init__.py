"""Storage of saved games and settings: SQLite, memory, the browser; recovery of damaged files."""
