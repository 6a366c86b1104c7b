"""What page and terminal show."""
