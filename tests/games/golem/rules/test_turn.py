"""The Automa's turn and the humans' (pp. 2 and 3)."""

import pytest
from games.golem.positions import BOX, GAME, choice, cited, happen, noted, own, position, rows, said, turn
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError

BOOKS = ["06", "07", "15", "16", "24"]
SOME = {"rows": rows(golem="white white", study="white"), "library": BOOKS}


@pytest.mark.rule("automa-turn", "never-passes")
def test_p03_a_turn_begins_with_a_card_and_always_ends_with_an_action():
    resolution = turn(position({"resources": 5}, SOME), "18")
    assert said(resolution)[:2] == ["card", "marble"]
    assert own(resolution.state)["cards"] == ["18"]
    state = position({}, SOME)
    question = GAME.questions(state)[0]
    assert question.deck == "automa" and question.waits and len(question.options) == 20
    with pytest.raises(UserError):
        turn(position({"cards": ["18"]}, SOME, turn=2), "18")


@pytest.mark.rule("choose-action")
def test_p03_two_marbles_and_one_rabbi_in_a_round():
    assert choice("choose-action", position(), card="01") == "marble"
    assert choice("choose-action", position(), card="04") == "rabbi"
    rabbi = position({"cards": ["04"], "rabbi": 1})
    assert choice("choose-action", rabbi, card="08") == "marble"
    both = position({"cards": ["05", "06"], "marbles": ["red", "blue"]})
    assert choice("choose-action", both, card="01") == "rabbi"
    last = position({"cards": ["05", "04"], "marbles": ["red"], "rabbi": 1})
    assert choice("choose-action", last, card="08") == "marble"


@pytest.mark.rule("rabbi-symbol")
def test_p03_the_symbol_needs_both_halves_and_counts_for_the_second_turn_only():
    one = {"cards": ["01"], "marbles": ["red"]}
    assert choice("choose-action", position(one), card="02") == "rabbi"
    assert choice("choose-action", position(one), card="05") == "marble"
    assert choice("choose-action", position({"cards": ["06"], "marbles": ["red"]}), card="02") == "marble"
    assert choice("choose-action", position({"cards": ["01"], "rabbi": 1}), card="02") == "marble"


BONUS = {"gold": "20", "study-up": "04", "student-forward": "14", "golem-max-1": "05", "reshuffle": "06"}


@pytest.mark.rule("bonus-column")
def test_p03_the_six_bonuses_by_level():
    golems = {"golems": ["red-2", "yellow-2"], "resources": 9}
    gold = turn(position(golems, SOME), BONUS["gold"])
    assert own(gold.state)["ingots"] == [2]
    study = turn(position({**golems, "tokens": ["red", "yellow", "blue"]}, SOME), BONUS["study-up"])
    assert own(study.state)["study_track"] == 1
    student = turn(
        position({**golems, "tokens": ["blue", "red", "yellow"], "students": {"blue": 5}}, SOME),
        BONUS["student-forward"],
    )
    assert own(student.state)["students"]["blue"] == 6, "the topmost token, not the leftmost student"
    reshuffle = turn(position(golems, SOME), BONUS["reshuffle"])
    assert own(reshuffle.state)["reshuffle"] is True
    few = turn(
        position({"golems": ["red-2"], "resources": 9}, {"rows": rows(work="white")}), BONUS["golem-max-1"]
    )
    assert len(own(few.state)["golems"]) == 2
    two = turn(position(golems, {"rows": rows(work="white")}), "15")
    assert len(own(two.state)["golems"]) == 3
    low = turn(position(golems, SOME, level="easy"), "15")
    assert len(own(low.state)["golems"]) == 2 + ("create" in said(low)), "level 2 is needed"
    assert "bonus-level" in noted(low)


@pytest.mark.rule("bonus-column", "L28")
def test_enough_golems_is_no_useless_effect():
    state = position({"golems": ["red-2", "yellow-2"], "resources": 9}, {"rows": rows(work="white")})
    resolution = turn(state, BONUS["golem-max-1"])
    assert "L28" in cited(resolution.explanation)
    full = position({"ingots": list(range(1, 11)), "resources": 9}, {"rows": rows(work="white")})
    assert own(turn(full, BONUS["gold"]).state)["points"] >= BOX.automa.useless, "gold without room is"


@pytest.mark.rule("several-humans")
def test_p02_up_to_three_humans_take_their_turns_in_order():
    state = position({"resources": 5}, SOME, humans=3)
    state = turn(state, "18").state
    for did, answers in (("study-white", {"bought": 0}), ("tile-1", {}), ("tile-6", {"buried": 0})):
        assert GAME.questions(state)[0].event == "acted"
        with pytest.raises(UserError):
            turn(state, "01")
        state = happen(state, {"type": "acted", "did": did}, answers).state
    assert state.rabbis == (-1, 0, 5) and state.taken == 1
    assert state.rows[3] == 0 and state.human_marbles == (4,)
    assert GAME.questions(state)[0].event == "card-turned"


@pytest.mark.rule("several-humans")
def test_impossible_turns_are_refused_in_words():
    state = turn(position({"resources": 5}, {**SOME, "taken": [1]}), "18").state
    for did in ("work-red", "tile-1", "tile-5", "row-nowhere", "sleep"):
        with pytest.raises(UserError):
            happen(state, {"type": "acted", "did": did})
    assert happen(state, {"type": "acted", "did": "passed"}).state.turn == 2


def test_quick_events_keep_the_table_up_to_date():
    state = position({}, {**SOME, "library": ["01", "02", "03", "04", "05"]})
    state = happen(state, {"type": "book-taken", "place": 2}).state
    assert state.library == ("01", "03", "04", "05", "") and state.gone_books == ("02",)
    state = happen(state, {"type": "golem-buried", "cell": 1}).state
    assert state.graves == 2
    state = happen(state, {"type": "marbles-placed", "rows": {"work": ["red", "red"]}}).state
    assert GAME.to_json(state)["table"]["rows"]["work"] == ["red", "red"]
    state = happen(state, {"type": "books-shown", "books": ["06", "07", "08", "09", ""]}).state
    assert state.library[0] == "06"
    for event in (
        {"type": "golem-buried", "cell": 1},
        {"type": "marbles-placed", "rows": {"work": ["red"] * 4}},
        {"type": "books-shown", "books": ["06", "06", "", "", ""]},
        {"type": "book-taken", "place": 9},
    ):
        with pytest.raises(UserError):
            happen(state, event)


def test_an_untold_turn_makes_the_engine_ask_whether_a_tile_is_free():
    state = turn(position({"resources": 5}, SOME), "18").state
    state = happen(state, {"type": "acted", "did": "untold"}).state
    resolution = turn(state, "04", {f"free-{first()}": True})
    assert own(resolution.state)["rabbi"] == first()


def first():
    """The first number of card 04 among three tiles."""
    return next(number for number in BOX.printed.automa_cards["04"].rabbi if number <= 3)


@pytest.mark.rule("bonus-column", "incomplete-action", "L28")
def test_p05_a_golem_bonus_that_should_work_and_finds_no_golem_left_is_two_points():
    spent = {"golems": ["red-2"], "dead": 5, "resources": 9}
    after = turn(position(spent, SOME, level="expert"), BONUS["golem-max-1"])
    enough = turn(position({**spent, "golems": ["red-2", "red-3"], "dead": 4}, SOME, level="expert"), "05")
    assert after.state.points == enough.state.points + BOX.automa.useless
    assert "useless" in noted(after)


@pytest.mark.rule("choose-action")
def test_p03_the_third_action_is_the_rabbi_even_if_a_turn_found_no_marble():
    none_found = position({"cards": ["05", "06"], "marbles": ["red"]})
    assert choice("choose-action", none_found, card="01") == "rabbi"


@pytest.mark.rule("study-track", "never-passes", "set-up-special")
def test_what_the_automa_never_does_and_its_special_tiles_are_shown_at_the_set_up():
    instructed = [each.message for each in GAME.checklist(GAME.new(GAME.decode_setup({}))).instructions]
    assert "golem-do-set-up-never-pays" in instructed and "golem-do-set-up-never-passes" in instructed
    special = next(
        each
        for each in GAME.checklist(GAME.new(GAME.decode_setup({}))).instructions
        if each.message == "golem-do-set-up-special"
    )
    assert special.args["number"] == BOX.automa.special_tiles
    rich = turn(position({"resources": 20, "golems": ["red-2"]}, SOME), "18")
    assert own(rich.state)["study_track"] == 0, "three coins would have been there"


def test_a_rule_asked_before_the_tokens_are_laid_is_refused_with_a_sentence():
    state = GAME.new(GAME.decode_setup({}))
    with raises_user_error("golem-tokens-not-laid"):
        GAME.decide("create-where", state, {})
