"""Automa timer flips, page 4: every branch, with explicit clocks."""

import random

import pytest
from games.pendulum.conftest import left
from user_errors import raises_user_error

from automatable.games.pendulum.rules.timers import times_left

GREEN, BLACK = {"timer": "green"}, {"timer": "black"}
S = 1000
LENGTHS = {"purple": 180 * S, "green": 120 * S, "black": 45 * S}


def flipped(t):
    return [args["timer"].removeprefix("@timer-") for message, args in t.instructions if message == "flip"]


@pytest.mark.rule("timer-flip")
@pytest.mark.parametrize(
    ("card", "at", "expected"),
    [
        (GREEN, 44 * S, []),
        (BLACK, 44 * S, []),
        (BLACK, 45 * S, ["black"]),
        (GREEN, 45 * S, []),
        (GREEN, 120 * S - 1, []),
        (GREEN, 120 * S, ["green"]),
        (BLACK, 120 * S, ["black"]),
        (GREEN, 180 * S - 1, ["green"]),
        (GREEN, 180 * S, ["purple"]),
        (BLACK, 180 * S, ["purple"]),
        (BLACK, 500 * S, ["purple"]),
    ],
)
def test_purple_if_run_out_else_the_shown_one_if_run_out_else_none(table, card, at, expected):
    t = table(cards={7: card}).started().do("worker-lifted", 7, at=at)
    assert flipped(t) == expected
    shows = card["timer"]
    asked = t.game.decide("timer-flip", table().started().state, {"shows": shows, "at": at}).choice
    assert [asked] * bool(asked) == expected
    if not expected:
        assert t.instructions == [("nothing", {"card": 7})]
        assert t.last.explanation[-1].args == {"timer": f"@timer-{shows}"}


@pytest.mark.rule("timer-flip")
def test_only_one_timer_per_card_even_when_all_have_run_out(table):
    t = table(cards={7: GREEN}).started().do("worker-lifted", 7, at=200 * S)
    assert flipped(t) == ["purple"]
    assert t.timer("green").flipped == 0


@pytest.mark.rule("timer-flip")
def test_a_flipped_timer_goes_to_the_other_row_and_runs_anew(table):
    t = table(cards={7: BLACK, 8: BLACK}).started()
    t.do("worker-lifted", 7, at=50 * S)
    assert (t.timer("black").row, t.timer("black").flipped) == ("top", 50 * S)
    t.do("worker-lifted", 8, at=94 * S)
    assert flipped(t) == []


@pytest.mark.rule("touch-moment", "P7")
def test_a_timer_is_judged_when_the_card_is_touched_not_when_the_worker_was_lifted(table):
    early = table(cards={7: GREEN}).started().do("worker-lifted", 7, at=179 * S)
    assert flipped(early) == ["green"]
    late = table(cards={7: GREEN}).started().do("worker-lifted", 7, at=179 * S, touched=180 * S)
    assert flipped(late) == ["purple"]
    assert late.timer("purple").flipped == 180 * S


@pytest.mark.rule("P7")
def test_the_trigger_is_judged_at_your_flip_even_if_purple_runs_out_before_a_touch(table):
    t = table().started().do("timer-flipped", timer="green", at=179 * S, touched=181 * S)
    assert t.last.questions == ()
    assert t.last.explanation[-1].ruling == "P7"


@pytest.mark.rule("timer-flip")
def test_your_own_flip_of_green_lets_the_card_flip_purple_not_green_again(table):
    t = table(cards={7: GREEN}).started().do("timer-flipped", 7, timer="green", at=180 * S)
    assert flipped(t) == ["purple"]
    assert t.timer("green").flipped == 180 * S
    assert t.timer("purple").flipped == 180 * S


@pytest.mark.rule("legendary-token")
def test_the_second_purple_flip_removes_the_legendary_token_flipped_by_anyone(table):
    automas = table(cards={7: GREEN}).ready().set(round=2, token=True).do("round-started")
    automas.do("worker-lifted", 7, at=180 * S)
    assert automas.messages == ["flip", "marker", "remove-token", "then-place"]
    assert not automas.state.token
    gone = table(cards={7: GREEN}).ready().set(round=2).do("round-started").do("worker-lifted", 7, at=180 * S)
    assert gone.messages == ["flip", "marker", "then-place"]


@pytest.mark.rule("time-marker")
def test_only_markers_knocked_off_by_the_automas_go_to_the_mat(table):
    t = table(cards={7: GREEN}).started()
    assert t.state.markers == 0
    t.do("timer-flipped", timer="purple", at=180 * S)
    assert (t.state.flips, t.state.markers) == (2, 0)
    t.do("worker-lifted", 7, at=360 * S)
    assert (t.state.flips, t.state.markers) == (3, 1)


@pytest.mark.rule("call-council")
@pytest.mark.parametrize("by", ["you", "automas"])
def test_the_third_purple_flip_calls_the_council_at_once(table, by):
    t = table(cards={7: GREEN}).started().do("timer-flipped", timer="purple", at=180 * S)
    assert t.state.phase == "round"
    if by == "you":
        t.do("timer-flipped", timer="purple", at=360 * S)
    else:
        t.do("worker-lifted", 7, at=360 * S)
    assert t.state.phase == "called"
    assert "call" in t.messages
    assert t.asked == ["votes"]


@pytest.mark.rule("call-council")
def test_you_cannot_flip_a_timer_whose_sand_still_runs(table):
    t = table().started()
    with raises_user_error("still-running"):
        t.do("timer-flipped", timer="black", at=44_001)


@pytest.mark.rule("pause")
def test_a_pause_stops_all_timers(table):
    t = table(cards={7: GREEN}).started().do("paused", at=100 * S)
    assert times_left(t.game.box, t.state, 900 * S) == {"purple": 80 * S, "green": 20 * S, "black": 0}
    with raises_user_error("is-paused"):
        t.do("worker-lifted", at=150 * S)
    t.do("resumed", at=400 * S)
    assert times_left(t.game.box, t.state, 400 * S) == {"purple": 80 * S, "green": 20 * S, "black": 0}
    t.do("worker-lifted", 7, at=419 * S)
    assert flipped(t) == []
    with raises_user_error("not-paused"):
        t.do("resumed", at=420 * S)


@pytest.mark.rule("pause")
def test_a_caller_whose_clock_stands_still_in_a_pause_is_right_too(table):
    t = table().started().do("paused", at=100 * S).do("resumed", at=100 * S)
    assert times_left(t.game.box, t.state, 100 * S)["purple"] == 80 * S


def test_time_never_runs_backwards(table):
    t = table().started(at=5 * S)
    with raises_user_error("time-backwards"):
        t.do("worker-lifted", at=4 * S)
    with raises_user_error("time-backwards"):
        t.do("worker-lifted", at=6 * S, touched=5 * S)


@pytest.mark.rule("touch-moment")
def test_with_own_sand_the_player_is_asked_only_what_the_card_needs(table):
    t = table(cards={7: GREEN, 8: {}}, timers="sand").started()
    t.do("worker-lifted", 8)
    assert t.messages == ["nothing"]
    t.do("worker-lifted", 7)
    assert t.asked == ["ran-out-purple"]
    t.answer(False)
    assert t.asked == ["ran-out-green"]
    t.answer(True)
    assert flipped(t) == ["green"]


@pytest.mark.rule("touch-moment", "trigger")
def test_with_own_sand_a_timer_said_to_have_run_out_is_not_asked_again(table):
    t = table(cards={7: BLACK}, timers="sand").started().do("timer-ran-out", timer="purple")
    t.do("timer-flipped", timer="green")
    assert t.asked == ["card"]
    t.answer(7)
    assert flipped(t) == ["purple"]
    t.do("timer-flipped", timer="green")
    assert t.asked == ["ran-out-purple"]
    assert t.answer(False).state.timers[1].ran_out is False
    with raises_user_error("app-keeps-time"):
        table().started().do("timer-ran-out", timer="purple")


@pytest.mark.rule("timer-flip")
def test_the_explanation_says_why_a_timer_was_flipped(table):
    t = table(cards={7: GREEN}).started().do("worker-lifted", 7, at=120 * S)
    kept, picked = [node for node in t.last.explanation if type(node).__name__ in ("Kept", "Picked")]
    assert kept.candidates == ("@timer-purple", "@timer-green")
    assert [(cut.condition, cut.out) for cut in kept.cuts] == [("pendulum-keep-run-out", ("@timer-purple",))]
    assert picked.chosen == "@timer-green"
    assert kept.page == 4
    both = table(cards={7: GREEN}).started().do("worker-lifted", 7, at=180 * S).last.explanation
    picked = [node for node in both if type(node).__name__ == "Picked"][-1]
    assert picked.weighed[0].decided, "both have run out: purple first"


def test_a_fact_a_rule_asked_alone_would_need_is_named(table):
    t = table(timers="sand").started()
    with raises_user_error("ran-out-purple"):
        t.game.decide("timer-flip", t.state, {"shows": "green"})
    with raises_user_error("bad-input"):
        t.game.decide("timer-flip", t.state, {"shows": "purple"})


@pytest.mark.rule("pause")
def test_after_the_game_no_timer_stops_or_runs_out(table):
    t = table(timers="sand").ready().set(phase="end", round=4).do("game-ended", legendary=False)
    for event in ({"type": "paused"}, {"type": "timer-ran-out", "timer": "purple"}):
        with raises_user_error("game-over"):
            t.do(**event)


@pytest.mark.rule("timer-flip", "touch-moment", "pause", "trigger", "P7")
def test_timers_run_out_and_pause_as_three_plain_countdowns_do(table):
    chance = random.Random(31)
    cards = {number: GREEN if number % 2 else BLACK for number in range(1, 33)}
    for _ in range(30):
        t = table(cards=cards).started(at=chance.randrange(S))
        left, flips, last, paused = dict(LENGTHS), 1, t.state.now, False
        while t.state.phase == "round":
            wait = chance.choice([*left.values(), *(number + 1 for number in left.values()), 9 * S])
            if not paused:
                left = {timer: max(0, number - wait) for timer, number in left.items()}
            last += wait
            if paused or chance.random() < 0.2:
                t.do("resumed" if paused else "paused", at=last)
                paused = not paused
            else:
                flips += play_and_count(t, chance, left, last)
            assert times_left(t.game.box, t.state, last) == left
            assert t.state.flips == flips


def play_and_count(t, chance, left, at):
    """The player flips a timer that has run out or lifts a worker; how often purple was flipped."""
    over = [timer for timer in left if not left[timer]]
    mine = chance.choice([*over, None])
    if mine is None:
        t.do("worker-lifted", at=at)
    else:
        t.do("timer-flipped", timer=mine, at=at)
    drawn = mine is None or (mine != "purple" and "purple" in over)
    assert (t.asked == ["card"]) == drawn
    turned = {mine} - {None}
    if drawn:
        number = chance.choice(t.last.questions[0].options).value
        t.answer(number)
        shown = ["purple", "green" if number % 2 else "black"]
        turned |= set([timer for timer in shown if timer in over and timer != mine][:1])
    for timer in turned:
        left[timer] = LENGTHS[timer]
    return "purple" in turned


def asks_for_the_card(table, **setup):
    """The card that a worker lifted after 90 seconds brings is asked for: 30 of green's are left."""
    t = table(cards={7: GREEN}, **setup).started().do("worker-lifted", at=90 * S)
    assert t.asked == ["card"]
    return t


@pytest.mark.rule("pause", "P16")
def test_a_pause_while_a_question_is_open_costs_no_sand(table):
    t = asks_for_the_card(table).do("paused", at=95 * S)
    assert t.asked == ["card"] and t.game.display.facts(t.state)["acts"] == ["resumed"]
    assert times_left(t.box, t.state, 900 * S) == {"purple": 85 * S, "green": 25 * S, "black": 0}
    t.do("resumed", at=400 * S)
    assert t.asked == ["card"] and t.game.display.facts(t.state)["acts"] == ["paused"]
    assert times_left(t.box, t.state, 400 * S) == {"purple": 85 * S, "green": 25 * S, "black": 0}
    t.answer(7)
    assert flipped(t) == [], "judged when the card was touched, with sand in green's glass"
    assert times_left(t.box, t.state, 400 * S) == {"purple": 85 * S, "green": 25 * S, "black": 0}


@pytest.mark.rule("pause", "P16")
def test_a_question_answered_in_a_pause_leaves_the_pause(table):
    t = table(cards={7: BLACK}).started().do("worker-lifted", at=90 * S).do("paused", at=95 * S)
    t.answer(7)
    assert flipped(t) == ["black"]
    assert t.state.paused == 95 * S
    t = t.do("resumed", at=400 * S)
    assert times_left(t.box, t.state, 400 * S) == {"purple": 85 * S, "green": 25 * S, "black": 40 * S}
    assert t.game.position.defects(t.state) == ()


@pytest.mark.rule("pause", "P16")
def test_a_pause_at_a_question_is_read_back_from_both_forms(table):
    t = asks_for_the_card(table).do("paused", at=95 * S)
    game = t.game
    assert game.from_json(game.to_json(t.state)) == t.state
    t.answer(7)
    assert game.from_text(game.to_text(t.state)) == t.state


@pytest.mark.rule("pause", "P16")
def test_a_pause_at_a_question_obeys_the_clock(table):
    t = asks_for_the_card(table)
    with raises_user_error("not-paused"):
        t.do("resumed", at=95 * S)
    t.do("paused", at=80 * S)
    assert t.state.paused == 90 * S + 1, "what is asked about happened before the pause"
    with raises_user_error("is-paused"):
        t.do("paused", at=96 * S)
    with raises_user_error("question-open"):
        t.do("worker-lifted", at=96 * S)
    t.answer(7)
    with raises_user_error("is-paused"):
        t.do("worker-lifted", at=96 * S)


@pytest.mark.rule("pause", "P16")
def test_with_own_sand_a_pause_at_a_question_changes_no_answer(table):
    t = asks_for_the_card(table, timers="sand").do("paused").do("resumed")
    t.answer(7)
    assert t.asked == ["ran-out-purple"]


@pytest.mark.rule("pause", "P16")
def test_where_no_timer_runs_a_question_is_answered_first(table):
    t = table().do("set-up", first="human")
    with raises_user_error("question-open"):
        t.do("paused")


@pytest.mark.rule("pause", "P16")
def test_the_questions_of_the_council_can_be_paused_too(table):
    t = table(values="printed")
    t.do("set-up", "automa-1", 1, left(), 2, left(), first="human").do("round-started")
    t.set(phase="called", flips=3).do("council-held", votes=3)
    asked = t.asked
    assert asked and t.state.pending is not None
    t.do("paused", at=95 * S)
    assert t.asked == asked and t.state.paused == 95 * S
    assert t.do("resumed", at=99 * S).asked == asked
