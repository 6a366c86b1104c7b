"""The rules of Golem by the chapters of its rulebook.

``round``: set-up, phases, humans. ``turn``: the Automa's card, marble and rabbi. ``golems``: creation,
movement, work, graveyard. ``board``: resources, students, artifacts, books, upgrades and effects.

A rule takes ``ctx`` (``context.py``) and a position. It reads printed values by key (``printed_values.py``).
"""
