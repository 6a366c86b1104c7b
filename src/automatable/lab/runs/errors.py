"""Errors of a run: what a worker sends back as data, and failures of the designer's own code."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sysconfig import get_paths

from msgspec import Struct, field

import automatable
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Named
from automatable.locales import Words

PLAIN = (str, int, float, bool, list)
NOT_THE_AUTHORS = (str(Path(automatable.__file__).parent), get_paths()["stdlib"], get_paths()["purelib"])
"""Where code lies that is not the designer's own."""


class AuthorError(UserError):
    """A failure in a designer's own model, measure or game. ``trace`` is the traceback in that code."""

    def __init__(self, message: str, trace: str, **args: object) -> None:
        super().__init__(message, **args)
        self.trace = trace


def author_error(message: str, error: BaseException, **args: object) -> AuthorError:
    """The error of a designer's own code, with its type, its text and where it happened."""
    return AuthorError(message, author_trace(error), reason=reason_of(error), **args)


def reason_of(error: BaseException) -> str:
    """An exception in a line: its type and its text."""
    return ": ".join(filter(None, (type(error).__name__, str(error))))


def author_trace(error: BaseException) -> str:
    """The traceback without the lab's own frames; empty where no frame is the author's."""
    frames = traceback.extract_tb(error.__traceback__)
    first = next(
        (n for n, frame in enumerate(frames) if not frame.filename.startswith(NOT_THE_AUTHORS)), None
    )
    if first is None:
        return ""
    lines = traceback.format_list(frames[first:]) + traceback.format_exception_only(error)
    return "Traceback (most recent call last):\n" + "".join(lines).rstrip()


class JobError(Struct, frozen=True):
    """A user error as data: a message with its arguments, those that are errors themselves in ``inner``."""

    message: str
    args: dict[str, object] = field(default_factory=dict)
    inner: dict[str, JobError] = field(default_factory=dict)
    trace: str = ""

    def user_error(self) -> UserError:
        """The exception."""
        args = self.args | {name: one.user_error() for name, one in self.inner.items()}
        if self.trace:
            return AuthorError(self.message, self.trace, **args)
        return UserError(self.message, **args)


def job_error_of(user_error: UserError) -> JobError:
    """The data of an error; a value that cannot travel goes as its text."""
    inner = {
        name: job_error_of(value) for name, value in user_error.args_.items() if isinstance(value, UserError)
    }
    args: dict[str, object] = {
        name: value if isinstance(value, PLAIN) else value.message if isinstance(value, Named) else str(value)
        for name, value in user_error.args_.items()
        if name not in inner
    }
    return JobError(user_error.message, args, inner, getattr(user_error, "trace", ""))


@contextmanager
def with_sentence() -> Iterator[None]:
    """Add the English sentence of a user error as a note, so that a traceback in a notebook shows it."""
    try:
        yield
    except UserError as user_error:
        if not getattr(user_error, "__notes__", ()):
            sentence, trace = Words("en").error_sentence(user_error), getattr(user_error, "trace", "")
            user_error.add_note(f"{sentence}\n{trace}" if trace else sentence)
        raise
