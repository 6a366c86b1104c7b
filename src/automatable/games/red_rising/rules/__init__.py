"""The rules of Red Rising, chapter by chapter of its rulebook."""
