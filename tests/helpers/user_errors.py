"""Expect an error of the user by its message id and arguments."""

import re

import pytest

from automatable.core.engine.errors import UserError


def raises_user_error(pattern):
    """Expect a ``UserError`` whose id, or id and arguments, match a pattern."""
    return pytest.raises(UserError, check=lambda error: re.search(pattern, repr(error)) is not None)
