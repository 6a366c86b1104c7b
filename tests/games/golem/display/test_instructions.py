"""What is shown at the table is short: few rows, short steps, in both languages; over all recorded games."""

import pytest
from games.golem.positions import GAME, position, rows, said, turn
from random_play import Driver, table_of
from transcript import SEED

from automatable.core.engine.instructions import rows as rows_of
from automatable.core.engine.question import BY_HAND
from automatable.games.golem.rules.golems import work
from automatable.locales import Words

LANGUAGES = ("en", "ru")
MOST_ROWS = 6
LONGEST = 60


@pytest.fixture(scope="module")
def games_played():
    return [Driver("golem", setup, SEED).to_the_end() for setup in table_of("golem").SETUPS]


@pytest.mark.rule("automa-turn")
def test_an_action_of_the_automa_is_at_most_six_rows(games_played):
    for driver in games_played:
        for event, resolution in zip(driver.events, driver.resolutions, strict=True):
            instructed = rows_of(resolution.instructions)
            if resolution.state.phase in ("actions", "end") and event["type"] in ("card-turned", "answered"):
                assert len(instructed) <= MOST_ROWS, [row.cause for row in instructed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_short_and_every_cause_has_a_word(games_played, language):
    words = Words(language, "golem")
    for driver in games_played:
        for resolution in driver.resolutions:
            for row in rows_of(resolution.instructions):
                assert row.net or words.has(f"golem-cause-{row.cause}"), row
            for instruction in resolution.instructions:
                said_ = words.say(instruction.message, instruction.args)
                assert len(said_) <= LONGEST, said_


def test_bookkeeping_is_shown_once_by_where_the_marker_was_and_is(games_played):
    for driver in games_played:
        for before, resolution in zip([None, *driver.resolutions], driver.resolutions, strict=False):
            nets = [each for each in resolution.instructions if each.net]
            assert len({each.message for each in nets}) == len(nets)
            if before is None or resolution.state.pending or before.state.pending:
                continue
            for each in nets:
                name = each.message.removeprefix("golem-net-").replace("-", "_")
                assert each.args["before"] == getattr(before.state, name)
                assert each.args["after"] == getattr(resolution.state, name)


def test_steps_name_pieces_and_places_for_a_board_to_show():
    state = position({"golems": ["red-2"], "resources": 9}, {"rows": rows(golem="red red")})
    instructed = {each.message: each.args for each in turn(state, "18").instructions}
    assert instructed["golem-do-marble"]["marble"] == "@marble-golem-red"
    assert instructed["golem-do-student-forward"]["student"] == "@student-red"
    assert instructed["golem-do-create"]["golem"] == "@spot-yellow-1-standing"
    assert instructed["golem-do-upgrade-golem"]["upgrade"] == "@upgrade-leg-2"


def test_only_the_holder_of_the_deck_lays_cards_out():
    resolution = turn(position({}, {"rows": rows(golem="red")}), "18")
    assert said(resolution)[0] == "card"
    assert [each.message for each in resolution.instructions if each.deck] == ["golem-do-card"]
    assert GAME.decks == ("automa",)


def test_russian_says_the_colour_before_the_marble():
    words = Words("ru", "golem")
    resolution = turn(position({}, {"rows": rows(study="blue")}), "18")
    instructed = [words.say(each.message, each.args) for each in resolution.instructions]
    assert "Возьмите синий шар из ряда «обучение»: сила 1." in instructed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_done_by_hand_is_laid_out_without_a_number_of_ours(language):
    state = position({}, {"rows": rows(golem="red")}, box="owner", phase="actions")
    event = GAME.decode_event({"type": "card-turned", "card": BY_HAND})
    laid = GAME.apply(state, event, explain=True).instructions[0]
    assert laid.message == "golem-do-card-by-hand"
    assert Words(language, "golem").has(laid.message)


@pytest.mark.rule("work", "L12")
def test_golems_that_stand_and_may_not_work_are_not_said_not_to_stand():
    assert work.WORKERS.conditions[0].id == "golem-cond-so-many-may-work"
    assert "may work" in Words("en", "golem").say("golem-cond-so-many-may-work", {})
