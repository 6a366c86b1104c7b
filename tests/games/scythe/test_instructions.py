"""The instructions of a turn are short, in both languages, and name places that the board can show."""

import pytest
from games.scythe.positions import GAME
from random_play import Driver, table_of
from transcript import SEED

from automatable.core.engine.instructions import rows
from automatable.locales import LANGUAGES, Words

ROWS = 4
LONGEST = 60
"""Two lines on a phone of 390 px."""

SETUPS = table_of("scythe").SETUPS


@pytest.fixture(scope="module", params=range(len(SETUPS)))
def played(request):
    return Driver("scythe", SETUPS[request.param], SEED).to_the_end()


def test_every_turn_takes_at_most_four_rows(played):
    longest = max((rows(one.instructions) for one in played.resolutions), key=len)
    assert len(longest) <= ROWS, [row.cause for row in longest]


def test_every_step_is_short_in_both_languages(played):
    for language in LANGUAGES:
        words = Words(language, "scythe")
        for resolution in played.resolutions:
            for one in resolution.instructions:
                said = words.say(one.message, one.args)
                assert len(said) <= LONGEST, said


def test_every_row_has_a_heading_and_no_step_shows_an_id(played):
    for language in LANGUAGES:
        words = Words(language, "scythe")
        for resolution in played.resolutions:
            for row in rows(resolution.instructions):
                assert words.has(f"scythe-cause-{row.cause}"), row
                for one in row.instructions:
                    assert not _ids(words.say(one.message, one.args))


def _ids(said):
    return [name for name in GAME.box.names if name in said]


def test_whatever_moves_says_where_from_and_where_to(played):
    for resolution in played.resolutions:
        for one in resolution.instructions:
            if one.message == "scythe-do-move":
                assert {"piece", "origin", "to"} <= one.args.keys()
            if one.message in (
                "scythe-do-stay",
                "scythe-do-encounter",
                "scythe-do-combat",
                "scythe-do-remove-resources",
            ):
                assert "at" in one.args
            if one.message in ("scythe-do-human-home", "scythe-do-automa-beaten", "scythe-do-workers-home"):
                assert {"at", "to"} <= one.args.keys()
