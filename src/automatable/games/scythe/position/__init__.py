"""A position of Scythe: its state, its events, its set-up and its formats."""
