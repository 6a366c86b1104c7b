"""Golems: creation, movement, work, graveyard."""
