"""The public names: in one place, documented, and imported only when they are used."""

import subprocess
import sys

import pytest

import automatable


@pytest.mark.parametrize("name", automatable.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name):
    assert getattr(automatable, name).__doc__


def test_a_name_that_is_not_public_is_not_there():
    with pytest.raises(AttributeError, match="nonsense"):
        automatable.nonsense  # noqa: B018 - asking for it is the test


def test_importing_the_package_imports_nothing_else_of_it():
    program = "import automatable, sys; print([m for m in sys.modules if m.startswith('automatable.')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"


def test_a_game_is_played_with_public_names_alone():
    game = automatable.load("scythe")
    session = automatable.Session(automatable.Start("scythe", {}, seed=1))
    session.deal()
    assert isinstance(game, automatable.Game) and session.log
