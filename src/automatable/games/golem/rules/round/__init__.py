"""The phases of a round around the turns, and the end of the game."""
