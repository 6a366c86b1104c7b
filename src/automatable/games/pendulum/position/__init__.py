"""A position of Pendulum: its state, its events, its set-up and its formats."""
