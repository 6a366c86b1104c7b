"""What page and terminal show of Golem."""
