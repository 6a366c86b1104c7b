"""What is told is short: few rows an event, short lines, in both languages, over every recorded game."""

import pytest
from driving import Driver, table_of
from transcript import SEED

from automatable.core.telling import rows
from automatable.locales import LANGUAGES, Words

ROWS, LINE = 4, 60
SETUPS = table_of("pendulum").SETUPS


@pytest.fixture(scope="module")
def played():
    """Every recorded game, played once."""
    return [Driver("pendulum", setup, SEED).to_the_end() for setup in SETUPS]


def test_an_event_is_told_in_at_most_four_rows(played):
    for driver in played:
        for resolution in driver.resolutions:
            held = [each for each in resolution.instructions if each.deck is None]
            assert len(rows(held)) <= ROWS, [each.message for each in held]
            in_the_hand = rows(resolution.instructions)
            assert len(in_the_hand) <= ROWS, [each.message for each in resolution.instructions]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_one_short_line(played, language):
    words = Words(language, "pendulum")
    for driver in played:
        for resolution in driver.resolutions:
            for each in resolution.instructions:
                said = words.say(each.message, each.args)
                assert len(said) <= LINE, said


def test_every_cause_has_a_word(played):
    causes = {each.cause for driver in played for told in driver.resolutions for each in told.instructions}
    for language in LANGUAGES:
        words = Words(language, "pendulum")
        for cause in causes:
            assert words.has(f"pendulum-cause-{cause}"), cause
    assert "" not in causes


def test_what_moves_names_its_piece_and_its_places_as_references(played):
    """So that a board can show where."""
    wanted = {
        "pendulum-do-move": {"area", "source", "target"},
        "pendulum-do-third-worker": {"area", "space"},
        "pendulum-do-flip": {"timer", "row"},
        "pendulum-do-discard-reward": {"reward", "place"},
        "pendulum-do-discard-final": {"reward", "place"},
        "pendulum-do-flip-grande": {"place"},
    }
    met = set()
    for driver in played:
        for told in driver.resolutions:
            for each in told.instructions:
                for name in wanted.get(each.message, ()):
                    assert str(each.args[name]).startswith("@"), each
                    met.add(each.message)
    assert met == set(wanted)
