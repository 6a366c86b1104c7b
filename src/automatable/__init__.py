"""Automatable: the Automa at your table."""

__version__ = "0.1.0"
