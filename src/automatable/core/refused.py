"""Refused: the one error a user can cause. It is a message id with arguments, never a traceback."""

from __future__ import annotations


class Refused(ValueError):
    """Something that cannot be accepted, said in a way both languages can word."""

    def __init__(self, message: str, **args: object) -> None:
        self.message = message
        self.args_ = args
        super().__init__(f"{message} {args}" if args else message)
