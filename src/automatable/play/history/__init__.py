"""Saved games as a list, statistics of finished ones, par, luck, and which level to try next."""
