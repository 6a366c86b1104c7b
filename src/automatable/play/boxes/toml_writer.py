"""Write a box as TOML text, and check that it reads back the same."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.core.box import loader
from automatable.core.engine.errors import UserError


def dumps(tables: Mapping[str, object]) -> str:
    """The text of a box file."""
    import tomli_w  # here, because the page in a browser should not wait for it

    return tomli_w.dumps(tables)


def checked(tables: Mapping[str, object], file: str) -> str:
    """The text of a box; refuse tables that would not read back the same."""
    try:
        text = dumps(tables)
        if loader.parse(text, file) == tables:
            return text
        reason = UserError("play-box-changes")
    except UserError as user_error:
        reason = user_error
    except TypeError as error:
        reason = UserError("core-box-unfit", file=file, reason=str(error))
    raise UserError("play-box-not-kept", reason=reason)
