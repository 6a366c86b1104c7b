"""What holds for all tests."""

import math
import os

import pytest
from hypothesis import settings

from automatable.play import history

# The same examples in every run: what fails for one fails for all. `HYPOTHESIS=wide` looks further.
settings.register_profile("same", derandomize=True, print_blob=False, deadline=None)
settings.register_profile("wide", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS", "same"))


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch):
    """A list that plays games through has all the time it needs, on the slowest machine."""
    monkeypatch.setattr(history, "PATIENCE", math.inf)
