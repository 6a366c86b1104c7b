"""Boxes: printed values as data, the components they describe, and two boxes merged."""
