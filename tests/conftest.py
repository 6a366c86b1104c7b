"""Settings of all tests."""

import math
import os

import pytest
from hypothesis import settings
from long_tests import is_long

from automatable.play.history import saved_games

# The same examples in every run: what fails for one fails for all. `HYPOTHESIS=wide` looks further.
settings.register_profile("same", derandomize=True, print_blob=False, deadline=None)
settings.register_profile("wide", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS", "same"))


def pytest_collection_modifyitems(items):
    """Mark long tests, so that `-m "not long"` leaves them out."""
    for item in items:
        if is_long(item.path):
            item.add_marker(pytest.mark.long)


@pytest.fixture(autouse=True)
def no_time_limit(monkeypatch):
    """The list of saved games may replay games for as long as it takes, on the slowest machine."""
    monkeypatch.setattr(saved_games, "PATIENCE", math.inf)
