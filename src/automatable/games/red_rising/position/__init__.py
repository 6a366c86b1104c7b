"""A position of Red Rising: its state, its events, its set-up and its formats."""
