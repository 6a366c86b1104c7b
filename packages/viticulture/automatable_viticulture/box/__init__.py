"""The printed values."""
