"""A player's own boxes: entering, the catalog of components, sharing and contributing."""
