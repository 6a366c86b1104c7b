"""The error response: a message id with arguments, and the sentence in both languages."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.locales import LANGUAGES, Words

STATUS = {
    "play-no-such-game": 404,
    "play-changed-elsewhere": 409,
    "play-store-busy": 503,
    "play-store-damaged": 503,
    "play-disk-full": 507,
    "play-rescue-no-room": 507,
    "play-disk-read-only": 507,
    "play-disk-trouble": 507,
    "play-brought-part": 507,
}
"""HTTP status codes by message id; all others are 400."""


class Problem(Struct, frozen=True):
    """One error, worded."""

    message: str
    args: Data
    en: str
    ru: str


class ErrorResponse(Struct, frozen=True):
    """The response to a request that failed."""

    error: Problem


def error_response(user_error: UserError) -> ErrorResponse:
    """The response for an error."""
    sentences = {language: _sentence(user_error, language) for language in LANGUAGES}
    return ErrorResponse(Problem(user_error.message, plain_args(user_error), **sentences))


def plain_args(user_error: UserError) -> Data:
    """The arguments as plain data; an error among them becomes a message with arguments."""
    args: Data = msgspec.to_builtins(user_error.args_, enc_hook=_plain, str_keys=True)
    return args


def _plain(value: object) -> Data | str:
    return {"message": value.message, "args": value.args_} if isinstance(value, UserError) else str(value)


def _sentence(user_error: UserError, language: str) -> str:
    try:
        return Words(language).error_sentence(user_error)
    except KeyError:  # a missing word must not hide the error
        return repr(user_error)
