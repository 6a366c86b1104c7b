"""What leaves the app and comes back: one game, a backup of everything, links, BG Stats."""
