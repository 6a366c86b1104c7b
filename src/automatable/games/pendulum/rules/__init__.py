"""The rules of Pendulum, chapter by chapter of its rulebook."""
