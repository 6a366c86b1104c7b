"""Triggering Automa actions and resolving cards, pages 3 to 5 and 7."""

import pytest
from user_errors import raises_user_error

BOTH = {"worker": "purple", "timer": "green"}
PROVINCE = {"province": 2}


@pytest.mark.rule("trigger")
def test_a_lifted_worker_triggers_a_card_before_anything_else(table):
    t = table(cards={7: BOTH}).started()
    t.do("worker-lifted", at=1000)
    assert t.asked == ["card"]
    assert t.last.questions[0].deck == "automa"
    with raises_user_error("question-open"):
        t.do("worker-lifted", at=1500)


@pytest.mark.rule("trigger")
@pytest.mark.parametrize("timer", ["green", "black"])
def test_flipping_green_or_black_triggers_only_while_purple_has_run_out(table, timer):
    running = table().started().do("timer-flipped", timer=timer, at=179_999)
    assert running.last.questions == ()
    run_out = table().started().do("timer-flipped", timer=timer, at=180_000)
    assert run_out.asked == ["card"]


@pytest.mark.rule("trigger")
def test_flipping_purple_triggers_nothing(table):
    t = table().started().do("timer-flipped", timer="purple", at=180_000)
    assert t.last.questions == ()


@pytest.mark.rule("trigger")
def test_the_trigger_can_be_asked_alone(table):
    t = table().started()
    ask = lambda **args: t.game.decide("trigger", t.state, args).choice  # noqa: E731 - one use, read at a glance
    assert ask(what="worker")
    assert not ask(what="green", at=179_999)
    assert ask(what="green", at=180_000)
    assert not ask(what="purple", at=180_000)
    with raises_user_error("bad-input"):
        ask(what="red")


@pytest.mark.rule("draw")
def test_an_empty_deck_is_made_anew_from_the_discard_pile(table):
    t = table().started().set(deck=[9])
    t.do("worker-lifted", 9)
    assert t.state.deck == 0
    t.do("worker-lifted")
    assert "reshuffle" in t.messages
    assert len(t.last.questions[0].options) == 32
    t.answer(9)
    assert t.state.deck.bit_count() == 31


@pytest.mark.rule("P9")
def test_cards_in_front_of_an_automa_stay_out_of_the_new_deck(table):
    t = table().started().set(automas__1__cards=[4, 5], automas__2__cards=[6], deck=[])
    t.do("worker-lifted")
    assert len(t.last.questions[0].options) == 29
    assert any(getattr(node, "ruling", None) == "P9" for node in t.last.explanation)


@pytest.mark.rule("resolve-card")
def test_the_worker_moves_before_the_timer_is_flipped(table):
    t = table(cards={7: {"worker": "green", "timer": "green"}}).started()
    assert t.timer("green").row == "bottom"
    t.do("worker-lifted", 7, at=120_000)
    assert t.messages == ["move", "flip", "then-place"]
    assert dict(t.instructions)["move"]["source"] == "@space-B1"
    assert t.timer("green").row == "top"


@pytest.mark.rule("resolve-card", "card-anatomy")
def test_a_card_without_icons_does_nothing_and_says_so(table):
    t = table(cards={7: {}}).started().do("worker-lifted", 7)
    assert t.messages == ["nothing"]


@pytest.mark.rule("card-anatomy")
def test_the_number_of_a_card_means_nothing(table):
    a = table(cards={7: BOTH}).started().do("worker-lifted", 7, at=180_000)
    b = table(cards={19: BOTH}).started().do("worker-lifted", 19, at=180_000)
    assert a.instructions == b.instructions


@pytest.mark.rule("remove-province", "p05-example-1")
def test_p05_example_1_the_second_province_from_the_top_is_removed(table):
    t = table(cards={7: PROVINCE}).started().do("worker-lifted", 7)
    assert t.instructions == [("province", {"slot": 2}), ("new-province", {}), ("then-place", {})]
    assert t.game.decide("remove-province", t.state, {"slot": 2}).choice == 2
    with raises_user_error("bad-input"):
        t.game.decide("remove-province", t.state, {"slot": 5})


@pytest.mark.rule("place-and-move")
@pytest.mark.parametrize(
    ("card", "said"),
    [(BOTH, ["move", "then-place"]), (PROVINCE, ["nothing"]), ({"timer": "black"}, ["nothing"])],
)
def test_before_a_round_a_card_moves_workers_only(table, card, said):
    t = table(cards={7: card}).ready().do("worker-lifted", 7, at=500_000)
    assert t.messages == said
    assert t.state.flips == 0


@pytest.mark.rule("P1")
def test_after_the_call_no_timer_is_flipped_but_workers_move_and_provinces_go(table):
    t = table(cards={7: BOTH, 8: PROVINCE}).called()
    t.do("worker-lifted", 7, at=900_000)
    assert t.messages == ["move", "then-place"]
    t.do("worker-lifted", 8, at=900_000)
    assert t.messages == ["province", "new-province", "then-place"]
    assert t.game.decide("timer-flip", t.state, {"shows": "green", "at": 999_000}).choice is None
    with raises_user_error("council-called"):
        t.do("timer-flipped", timer="green", at=999_000)


@pytest.mark.rule("start-round")
def test_a_round_starts_with_all_three_timers_on_the_other_row(table):
    t = table().started(at=5000)
    assert [timer.row for timer in t.state.timers] == ["bottom"] * 3
    assert [timer.flipped for timer in t.state.timers] == [5000] * 3
    assert t.state.flips == 1
    assert t.state.phase == "round"


@pytest.mark.rule("start-round")
def test_sand_that_still_runs_is_waited_for(table):
    t = table().ready().set(now=10_000, timers__purple__flipped=10_000)
    with raises_user_error("still-running"):
        t.do("round-started", at=100_000)
    assert t.do("round-started", at=190_000).state.phase == "round"


@pytest.mark.rule("achievements")
def test_the_legendary_token_can_be_gained_from_round_2_until_the_second_purple_flip(table):
    with raises_user_error("no-token"):
        table().started().do("legendary-gained")
    t = table().ready().set(round=2, token=True).do("round-started")
    assert t.do("legendary-gained").state.human.legendary
    again = table().ready().set(round=3, token=True, human__legendary=True).do("round-started")
    with raises_user_error("no-token"):
        again.do("legendary-gained")
    late = table().ready().set(round=2, token=True).do("round-started")
    late.do("timer-flipped", timer="purple", at=180_000)
    assert "remove-token" in late.messages
    with raises_user_error("no-token"):
        late.do("legendary-gained")


def test_what_is_not_possible_now_is_refused_in_words(table):
    t = table()
    for type, fields in (("worker-lifted", {}), ("round-started", {}), ("council-held", {"votes": 3})):
        with raises_user_error("not-now"):
            t.do(type, **fields)
