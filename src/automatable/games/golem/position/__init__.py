"""A position of Golem: its state, its events, its set-up and its formats."""
