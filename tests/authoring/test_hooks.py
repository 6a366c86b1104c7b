"""docs/hooks.md is what the code says: every hook, with its default."""

import importlib.util
from pathlib import Path

import pytest

from automatable import games
from automatable.authoring import Game

DOCS = Path(__file__).parents[2] / "docs"
spec = importlib.util.spec_from_file_location("hooks_page", DOCS / "hooks.py")
assert spec and spec.loader
written = importlib.util.module_from_spec(spec)
spec.loader.exec_module(written)


def test_the_page_is_up_to_date():
    """Write it anew with `python docs/hooks.py`."""
    assert written.PAGE.read_text(encoding="utf-8") == written.page()


@pytest.mark.parametrize("topic", written.TOPICS)
def test_every_hook_says_what_it_is_and_what_its_default_is(topic):
    listed = list(written.hooks(topic))
    assert len(listed) > 5
    for hook in listed:
        assert hook.about and hook.default, f"{topic}.{hook.name}: add a docstring with '; by default …'"


@pytest.mark.parametrize("topic", written.TOPICS)
def test_what_no_game_replaces_exists(topic):
    for name in written.CALLED[topic].split():
        assert hasattr(written.TOPICS[topic][0], name), name


def test_required_hooks_are_those_without_which_no_game_can_be_made():
    required = {hook.name for hook in written.hooks("Game") if hook.default == "**required**"}
    assert required >= Game.__abstractmethods__
    assert {name for name in required if hasattr(Game, name)} == Game.__abstractmethods__


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("topic", written.TOPICS)
def test_what_a_game_replaces_is_on_the_page(name, topic):
    kind = games.game_class(name)
    base, used = written.TOPICS[topic][0], kind if topic == "Game" else type(getattr(kind, topic))
    known = {*vars(base), *base.__annotations__}
    own = {each for one in used.__mro__ if one is not base and issubclass(one, base) for each in vars(one)}
    replaced = {each for each in own & known if not each.startswith("_")}
    assert replaced <= {hook.name for hook in written.hooks(topic)}
