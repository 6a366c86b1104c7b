"""Your abilities against the Automus (p. 2)."""
