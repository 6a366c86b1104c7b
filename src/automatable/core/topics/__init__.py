"""The topics of a game besides its rules: position, components, display, simulation. Each has defaults."""
