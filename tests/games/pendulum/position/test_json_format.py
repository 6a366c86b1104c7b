"""A position as JSON, and the reasons why one is impossible."""

import pytest
from user_errors import raises_user_error

from automatable.locales import LANGUAGES, Words


def test_the_short_text_reads_back_to_the_same_position(table):
    t = (
        table(level="D", foreshadowing=True)
        .ready()
        .do("round-started", 11, 12, at=5000)
        .do("paused", at=9000)
    )
    text = t.game.to_text(t.state)
    assert text.startswith("D+f app:practice white/red round.1.0 9000p9000 b5000,b5000,b5000 1/0/-")
    assert t.game.from_text(text) == t.state


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text + " more",
        lambda text: text.replace("app:", "moon:"),
        lambda text: text.replace("b0,b0,b0", "b0,b0,x"),
        lambda text: text.replace("1-32", "1-999"),
        lambda text: text.replace("1-32", "0-32"),
        lambda text: text.replace("h12", "h13"),
        lambda text: text.replace("T1.B1.B2/", "T9.B1.B2/"),
        lambda text: text.replace("?,?,?,grande", "?,grande"),
        lambda text: text.replace("0:?:?,?,?", "0:x:?,?,?"),
    ],
)
def test_a_text_that_is_no_position_is_refused(table, spoil):
    t = table().started()
    text = t.game.to_text(t.state)
    assert spoil(text) != text
    with raises_user_error("core-bad-position"):
        t.game.from_text(spoil(text))


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"round": 5}, "defect-round"),
        ({"flips": 3}, "defect-flips"),
        ({"markers": 1}, "defect-flips"),
        ({"timers.green.flipped": 99}, "defect-time"),
        ({"privilege": ["human", "human", "automa-1"]}, "defect-privilege"),
        ({"phase": "rewards", "turn": 1}, "defect-turn"),
        ({"turn": 3}, "defect-turn"),
        ({"workers.purple": ["T1", "B1"]}, "defect-workers"),
        ({"automas.1.cards": [77]}, "defect-no-card"),
        ({"automas.1.cards": [7], "deck": [7]}, "defect-card-twice"),
        ({"automas.1.cards": [1, 2, 3, 4], "deck": []}, "defect-too-many-cards"),
        ({"last": 7, "deck": [7]}, "defect-card-twice"),
        ({"last": 77}, "defect-no-card"),
        ({"council.s1": "crown"}, "unknown-reward"),
        ({"council.s1": "one-gold", "council.s2": "one-gold"}, "too-many-rewards"),
        ({"automas.2.points": 99}, "defect-space"),
        ({"automas.2.points": 56}, "defect-space"),
        ({"automas.2.votes": 21}, "defect-votes"),
        ({"human.votes": -1}, "defect-own-votes"),
        ({"human.tracks.power": 9}, "defect-track"),
        ({"human.tracks.power": 0}, "defect-track"),
        ({"human.glory.power": -1}, "defect-glory"),
        ({"phase": "over", "flips": 3}, "defect-not-counted"),
        ({"level": "F", "advanced": False}, "needs-advanced"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason_in_words(table, values, reason):
    t = table().started()
    with raises_user_error(reason) as user_error:
        t.do("corrected", set=values)
    for language in LANGUAGES:
        assert Words(language, "pendulum").error_sentence(user_error.value)


@pytest.mark.parametrize("values", [{"deck": [0]}, {"deck": [-3]}, {"clock": "sun"}, {"round": "2"}])
def test_what_is_not_even_of_the_form_is_refused(table, values):
    with raises_user_error("core-bad-position"):
        table().started().do("corrected", set=values)


def test_a_correction_is_an_event_like_any_other(table):
    t = table().started().set(automas__1__points=12, timers__black__row="top")
    assert t.state.automas[0].points == 12
    assert t.timer("black").row == "top"


def test_what_is_left_out_is_as_in_a_round_just_begun(table):
    t = table().started()
    assert t.game.from_json({}) == t.state
    position = {"workers": {"green": ["T2", "B1", "B2"]}, "timers": {"green": {"row": "top"}}}
    move = t.game.decide("move-worker", t.game.from_json(position), {"area": "green"}).choice
    assert move == {"from": "T2", "to": "T1"}
    assert t.game.from_json({"level": "E"}).advanced
    assert t.game.from_json({"phase": "set-up"}) == table().state


@pytest.mark.parametrize(
    "learned",
    [
        {"cards": {"7": {"left": "printed"}}},
        {"cards": {"77": {"left": "printed", "worker": "none", "timer": "none", "province": 0}}},
        {"cards": {"7": {"left": "printed", "worker": "blue", "timer": "none", "province": 0}}},
        {"cards": {"7": {"right": "printed", "votes": 1, "points": 1, "icon": "crown"}}},
        {"cards": {"7": {"left": "printed", "worker": "none", "timer": "none", "province": 9}}},
        {"cards": 5},
        {"scoring": {"D": {"x": {"points": 1, "votes": 1}}}},
    ],
)
def test_learned_values_are_checked_too(table, learned):
    with raises_user_error("core-bad-position"):
        table().game.from_json({"learned": learned})


@pytest.mark.parametrize("key", ["council.s9", "human.tracks.wealth", "workers.black", "timers.red"])
def test_a_correction_of_something_that_is_not_there_is_refused(table, key):
    with raises_user_error("core-"):
        table().started().do("corrected", set={key: None})
