"""The engine: one event is resolved into a new state, instructions, an explanation and questions."""
