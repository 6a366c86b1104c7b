"""Settings of all tests."""

import math
import os

import pytest
import wheels
from hypothesis import settings
from long_tests import is_long

from automatable.play.history import saved_games

# The same examples in every run: what fails for one fails for all. `HYPOTHESIS=wide` looks further.
settings.register_profile("same", derandomize=True, print_blob=False, deadline=None)
settings.register_profile("wide", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS", "same"))


def pytest_ignore_collect(collection_path, config):
    """Do not import long tests that are left out: that takes seconds in each worker."""
    if "not long" in config.option.markexpr and collection_path.suffix == ".py" and is_long(collection_path):
        return True
    return None


def pytest_collection_modifyitems(items):
    """Mark long tests, so that `-m "not long"` leaves them out."""
    for item in items:
        if is_long(item.path):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The wheel and the sdist of this project."""
    folder = tmp_path_factory.mktemp("dist")
    wheel = wheels.build(wheels.ROOT, folder)
    (sdist,) = folder.glob("*.tar.gz")
    return wheel, sdist


@pytest.fixture(scope="session")
def programs(built, tmp_path_factory):
    """The programs of an environment that holds the wheels of this project and of Viticulture alone."""
    folder = tmp_path_factory.mktemp("clean")
    viticulture = wheels.build(wheels.ROOT / "packages" / "viticulture", folder / "dist", "-t", "wheel")
    return wheels.environment(folder / "env", built[0], viticulture)


@pytest.fixture(autouse=True)
def no_time_limit(monkeypatch):
    """The list of saved games may replay games for as long as it takes, on the slowest machine."""
    monkeypatch.setattr(saved_games, "PATIENCE", math.inf)
