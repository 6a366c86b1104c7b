"""A refusal as the page gets it: the message id with its arguments, and the sentence in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from automatable.core.refused import Refused
from automatable.locales import LANGUAGES, Words

STATUS = {
    "play-no-such-game": 404,
    "play-changed-elsewhere": 409,
    "play-store-busy": 503,
    "play-store-damaged": 503,
    "play-disk-full": 507,
    "play-disk-read-only": 507,
    "play-disk-trouble": 507,
}
"""What is not simply a bad request (400), in the numbers of HTTP."""


class Problem(Struct, frozen=True):
    """What was wrong."""

    message: str
    args: dict[str, Any]
    en: str
    ru: str


class Trouble(Struct, frozen=True):
    """The reply in place of the one that was wished for."""

    error: Problem


def trouble(refused: Refused) -> Trouble:
    """A refusal, worded."""
    args = msgspec.to_builtins(refused.args_, enc_hook=str, str_keys=True)
    sentences = {language: _sentence(refused, language) for language in LANGUAGES}
    return Trouble(Problem(refused.message, args, **sentences))


def _sentence(refused: Refused, language: str) -> str:
    try:
        return Words(language).refusal(refused)
    except KeyError:  # a sentence that lacks a word must not hide what went wrong
        return str(refused)
