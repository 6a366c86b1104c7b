"""The rules of Scythe, chapter by chapter of its rulebook."""
