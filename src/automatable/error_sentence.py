"""The English sentence of an error. Words are loaded when one is needed, so the engine itself needs none."""

from __future__ import annotations

from importlib import import_module


def error_sentence(error: Exception) -> str:
    """The sentence; the message id with its arguments if there are no words for it."""
    try:
        sentence: str = import_module("automatable.locales").Words("en").error_sentence(error)
    except Exception:  # a missing word must not hide the error itself
        return repr(error)
    return sentence
