"""Every message the code names has words, whether a played game reaches it or not."""

import re
from pathlib import Path

import pytest

from automatable import games
from automatable.locales import LANGUAGES, Words

SOURCE = Path(games.__file__).parent / "pendulum"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_named_in_the_code_has_words(lang):
    words = Words(lang, "pendulum")
    for path in SOURCE.rglob("*.py"):
        for message in re.findall(r'"(pendulum-[a-z0-9-]*[a-z0-9])"', path.read_text(encoding="utf-8")):
            assert words.has(message), f"{path.name}: {message}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reward_icon_space_and_place_of_the_box_has_words(lang):
    words, box = Words(lang, "pendulum"), games.load("pendulum").box
    for kind, names in (
        ("reward", box.rewards),
        ("icon", box.icons),
        ("place", box.council.places),
        ("track", box.mat.tracks),
        ("timer", box.printed.timers),
        ("space", [space.id for space in box.spaces]),
    ):
        for name in names:
            assert words.has(f"pendulum-{kind}-{name}"), name


def test_every_event_has_a_name_for_undo():
    for event in re.findall(
        r'tag="([a-z-]+)"', (SOURCE / "position" / "events.py").read_text(encoding="utf-8")
    ):
        for lang in LANGUAGES:
            assert Words(lang, "pendulum").has(f"pendulum-event-{event}")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_legend_of_the_players_tracks_names_the_ends_that_the_box_has(language):
    """The sentence above the buttons says what −1, 1 and the end mean, and the buttons show them."""
    box, words = games.load("pendulum").box, Words(language, "pendulum")
    legend = words.say("pendulum-ask-own-mat")
    named = [int(number.replace("−", "-")) for number in re.findall(r"(−?\d+):", legend)]
    assert named == [-1, 1, box.mat.parchment]
    shown = [int(words.say(option.message, option.args).replace("−", "-")) for option in box.own_spaces]
    assert shown == [option.value for option in box.own_spaces]
    assert shown == [n for n in range(-box.mat.before, box.mat.parchment + 1) if n]
