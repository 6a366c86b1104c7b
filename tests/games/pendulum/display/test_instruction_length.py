"""Instructions are short, in both languages, in every recorded game: few rows per event, short lines."""

import pytest
from random_play import Driver, table_of
from transcript import SEED

from automatable.core.engine.explanation import Picked
from automatable.core.engine.instructions import rows
from automatable.locales import LANGUAGES, Words

ROWS, LINE = 4, 60
SETUPS = table_of("pendulum").SETUPS


@pytest.fixture(scope="module")
def played():
    """Every recorded game, played once."""
    return [Driver("pendulum", setup, SEED).to_the_end() for setup in SETUPS]


def test_an_event_is_shown_in_at_most_four_rows(played):
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
    causes = {
        each.cause
        for driver in played
        for resolution in driver.resolutions
        for each in resolution.instructions
    }
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
        for resolution in driver.resolutions:
            for each in resolution.instructions:
                for name in wanted.get(each.message, ()):
                    assert str(each.args[name]).startswith("@"), each
                    met.add(each.message)
    assert met == set(wanted)


def test_behind_what_moves_stands_the_choice_of_that_very_piece_and_place(played):
    chose = {
        "pendulum-do-move": ("source", "target"),
        "pendulum-do-third-worker": ("space",),
        "pendulum-do-flip": ("timer",),
        "pendulum-do-discard-reward": ("place",),
        "pendulum-do-flip-grande": ("place",),
    }
    met = set()
    for driver in played:
        for resolution in driver.resolutions:
            for each in resolution.instructions:
                if each.message in chose:
                    behind = [resolution.explanation[way[0]] for way in each.why]
                    picked = [node.chosen for node in behind if isinstance(node, Picked)]
                    wanted = [each.args[name] for name in chose[each.message]]
                    assert picked[-len(wanted) :] == wanted, (each, picked)
                    met.add(each.message)
    assert met == set(chose)


@pytest.mark.rule("set-up-privilege", "start-round", "draw", "pause", "victory-points")
def test_every_instruction_has_a_reason(played):
    """Why? is never empty: chance, the start of a round, an empty deck and a pause say so themselves."""
    bare, met = set(), set()
    for driver in played:
        for resolution in driver.resolutions:
            for each in resolution.instructions:
                met.add((each.message, each.rule))
                if not each.why:
                    bare.add((each.message, each.rule))
    assert not bare
    assert {("pendulum-do-privilege", "set-up-privilege"), ("pendulum-do-reshuffle", "draw")} <= met


def test_no_neighbours_reason_stands_behind_an_instruction(played):
    """Why? must not show the choice of another worker, timer or card."""
    own = {
        "pendulum-do-then-place": "pendulum-note-automas-first",
        "pendulum-do-foreshadow": "pendulum-note-before-purple",
        "pendulum-do-own-reward": "pendulum-note-own-turn",
        "pendulum-do-own-workers": "pendulum-note-set-up-done",
        "pendulum-do-round-markers": "pendulum-note-council-over",
        "pendulum-do-lay": "pendulum-note-lay",
        "pendulum-do-start": "pendulum-note-all-timers",
    }
    met = set()
    for driver in played:
        for resolution in driver.resolutions:
            for each in resolution.instructions:
                behind = [resolution.explanation[way[0]] for way in each.why]
                if each.message in own and (behind or each.message != "pendulum-do-foreshadow"):
                    notes = [getattr(node, "message", None) for node in behind]
                    drawn = {"pendulum-note-foreshadow", "pendulum-note-stay-out"}
                    assert own[each.message] in notes or set(notes) <= drawn, (each, notes)
                    met.add(each.message)
    assert met == set(own)
