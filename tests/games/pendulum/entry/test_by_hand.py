"""By hand: the app says how to resolve an unknown card, and asks only for the result."""

import pytest
from games.pendulum.conftest import left
from random_play import Driver
from rulings import cited

from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND
from automatable.locales import Words

SAY = Words("en", "pendulum").say
PRINTED = {"values": "printed"}


def begun(table, **setup):
    t = table(**PRINTED, **setup).do("set-up", "automa-1", 4, BY_HAND, first="human")
    assert t.asked == ["by-hand-purple"]
    t.answer("T2").answer(5).answer(BY_HAND).answer("T1")
    assert (t.workers("purple"), t.workers("green")) == (["T2", "B1", "B2"], ["T1", "B1", "B2"])
    return t


@pytest.mark.rule("set-up-workers", "resolve-card")
def test_a_card_done_by_hand_asks_where_the_workers_stand_and_which_timer_was_flipped(table):
    t = begun(table).do("round-started", at=0).do("worker-lifted", 9, at=1000)
    assert t.last.questions[0].by_hand == "pendulum-by-hand-left"
    t.answer(BY_HAND)
    sheet = {part.key: part.value for part in t.last.questions[0].fields}
    assert sheet == {"free-purple": "T1", "free-green": "T2", "flipped": "none"}, "as it stood before"
    t.answer({"free-purple": "B2", "free-green": "T2", "flipped": "purple"})
    assert t.workers("purple") == ["T1", "T2", "B1"] and t.workers("green") == ["T1", "B1", "B2"]
    assert (t.state.flips, t.state.markers, t.state.timers[0].flipped) == (2, 1, 1000)
    assert t.state.pending is None and t.game.components.entered_values(t.state) == {}, (
        "nothing is learned of the card"
    )


@pytest.mark.rule("victory-points", "votes", "council-reward")
def test_a_council_done_by_hand_asks_for_points_votes_and_the_reward_of_each_automa(table):
    t = begun(table).do("round-started").set(phase="called", flips=3, markers=2)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=0)
    asked = []
    answers = {"points": 7, "votes": 5, "reward": "s2"}
    while t.state.pending is not None:
        asked.append(t.asked[0])
        kind = next((kind for kind in answers if t.asked[0].startswith(f"by-hand-{kind}")), None)
        t.answer(BY_HAND if kind is None else "s4" if t.asked[0] == "by-hand-reward-2" else answers[kind])
    outcomes = [id for id in asked if id.startswith("by-hand")]
    assert sorted(outcomes) == sorted(
        [f"by-hand-{kind}-{automa}" for kind in ("points", "votes", "reward") for automa in (1, 2)]
    )
    assert len(asked) == len(outcomes) + 2, "of each Automa's cards nothing else is asked"
    assert sorted(automa.points for automa in t.state.automas) == [8, 9], "7 each, and 2 and 1 for privilege"


@pytest.mark.rule("no-reward")
def test_an_automa_for_which_the_player_finds_no_reward_gains_a_point_instead(table):
    t = begun(table).do("round-started").set(phase="called", flips=3, markers=2)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=0)
    lying = t.state.council
    while t.state.pending is not None:
        id = t.asked[0]
        t.answer(BY_HAND if not id.startswith("by-hand") else "none" if "reward" in id else 0)
    assert sorted(automa.points for automa in t.state.automas) == [2, 3], "2 and 1 for privilege, 1 more each"
    assert t.state.council == lying


@pytest.mark.rule("resolve-card")
def test_what_was_shown_before_the_player_went_on_by_hand_is_taken_back(table):
    t = begun(table).do("round-started").do("worker-lifted", 9)
    before = [message for message in t.messages if message != "then-place"]
    t.answer(BY_HAND).answer({"free-purple": "T1", "free-green": "T2", "flipped": "none"})
    assert before == [] and t.messages == ["then-place"]
    t.do("worker-lifted", 10).answer(left("purple"))
    assert "move" in t.messages, "the next card is entered as usual"


# --- ruling P15: a card resolved by hand obeys the phase like any other -------------------------------------

FREE = {"free-purple": "T1", "free-green": "T2"}
"""Nothing moved since the set-up of ``begun``."""


def by_hand(t, card=9, **lifted):
    """A worker is lifted and the card is resolved by hand; its outcome is asked."""
    return t.do("worker-lifted", card, **lifted).answer(BY_HAND)


def parts(t):
    return [part.key for part in t.last.questions[0].fields]


@pytest.mark.rule("P15")
def test_after_the_call_no_timer_can_be_entered_as_flipped(table):
    t = begun(table).do("round-started").set(phase="called", flips=3, markers=2)
    by_hand(t)
    assert parts(t) == ["free-purple", "free-green"]
    with pytest.raises(UserError) as user_error:
        t.answer({**FREE, "flipped": "purple"})
    assert user_error.value.message == "core-answer-part"
    t.answer(FREE)
    assert (t.state.phase, t.state.flips, t.state.markers) == ("called", 3, 2)
    assert t.game.position.defects(t.state) == ()
    assert cited(t.last.explanation) == {"P15"}


@pytest.mark.rule("P15", "place-and-move")
def test_before_a_round_only_worker_moves_are_asked_for(table):
    t = begun(table).set(round=2)
    by_hand(t)
    assert parts(t) == ["free-purple", "free-green"]
    t.answer({**FREE, "free-purple": "B2"})
    assert t.workers("purple") == ["T1", "T2", "B1"]
    assert cited(t.last.explanation) == {"P15"}


@pytest.mark.rule("P15")
@pytest.mark.parametrize(
    ("phase", "spoken", "silent"),
    [
        ("set-up", {"third worker"}, {"flipped", "province"}),
        ("placing", {"worker"}, {"flipped if", "removed"}),
        ("round", {"worker", "flipped if", "removed"}, set()),
        ("called", {"worker", "removed"}, {"flipped if"}),
    ],
)
def test_the_text_speaks_of_what_the_phase_allows_and_of_nothing_else(table, phase, spoken, silent):
    t = table(**PRINTED)
    if phase == "set-up":
        t.do("set-up", "automa-1", 4, first="human")
    else:
        t = begun(table)
        if phase != "placing":
            t.do("round-started")
        if phase == "called":
            t.set(phase="called", flips=3, markers=2)
        t.do("worker-lifted", 9)
    offered = t.last.questions[0]
    t.answer(BY_HAND)
    asked = t.last.questions[0]
    for said in (SAY(offered.by_hand, offered.args), SAY(asked.message, asked.args)):
        assert all(words in said for words in spoken), said
        assert not any(words in said for words in silent), said


@pytest.mark.rule("P15")
def test_in_the_last_council_the_text_does_not_speak_of_reward_icons(table):
    t = begun(table).do("round-started").set(phase="called", flips=3, round=4)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=0)
    question = t.last.questions[0]
    assert "icon" not in SAY(question.by_hand, question.args)
    assert "scoring card" in SAY(question.by_hand, question.args)


@pytest.mark.rule("P15", "foreshadowing")
def test_under_foreshadowing_a_purple_flip_by_hand_is_preceded_by_a_card_for_each_automa(table):
    t = begun(table, foreshadowing=True).do("round-started", 11, 12).do("worker-lifted", 9, at=180_000)
    t.answer(BY_HAND).answer({**FREE, "flipped": "purple"})
    assert t.asked == ["foreshadow-1"]
    t.answer(13).answer(14)
    assert [automa.cards for automa in t.state.automas] == [(13, 11), (14, 12)]
    assert (t.state.flips, t.state.markers, t.state.phase) == (2, 1, "round")
    assert t.messages == ["foreshadow", "foreshadow", "marker", "then-place"]
    assert cited(t.last.explanation) == {"P15"}
    by_hand(t, card=10, at=400_000).answer({**FREE, "flipped": "purple"}).answer(15).answer(16)
    assert [automa.cards for automa in t.state.automas] == [(15, 13, 11), (16, 14, 12)]
    assert (t.state.flips, t.state.phase) == (3, "called")
    assert t.game.position.defects(t.state) == ()


@pytest.mark.rule("P15", "foreshadowing")
@pytest.mark.parametrize("flipped", ["none", "green", "black"])
def test_no_card_is_laid_when_another_timer_or_none_was_flipped(table, flipped):
    t = begun(table, foreshadowing=True).do("round-started", 11, 12)
    by_hand(t, at=150_000).answer({**FREE, "flipped": flipped})
    assert t.state.pending is None
    assert [automa.cards for automa in t.state.automas] == [(11,), (12,)]


@pytest.mark.rule("P15")
@pytest.mark.parametrize("flipped", ["none", "purple", "green", "black"])
def test_what_the_player_reports_as_done_is_not_instructed_again(table, flipped):
    t = begun(table).do("round-started")
    by_hand(t, at=180_000).answer({"free-purple": "B2", "free-green": "T2", "flipped": flipped})
    assert "flip" not in t.messages and "move" not in t.messages
    assert ("marker" in t.messages) is (flipped == "purple"), "the marker was not reported"
    if flipped != "none":
        assert (t.timer(flipped).row, t.timer(flipped).flipped) == ("top", 180_000)


@pytest.mark.rule("P15", "set-up-workers")
def test_a_third_worker_placed_by_hand_is_not_instructed_again(table):
    t = table(**PRINTED).do("set-up", "automa-1", 4, BY_HAND, "T2", 5, first="human")
    assert "third-worker" not in t.messages
    t.answer(left("green"))
    assert t.messages.count("third-worker") == 1, "the other area's card was entered: the app says where"


CLOCK = [  # seconds since all timers were flipped, the timer reported as flipped, what is said
    (179, "purple", ("clock-runs", "purple", 1)),
    (180, "purple", None),
    (44, "black", ("clock-runs", "black", 1)),
    (45, "black", None),
    (119, "green", ("clock-runs", "green", 1)),
    (120, "green", None),
    (180, "green", ("clock-purple", "green", None)),
    (179, "none", None),
    (180, "none", None),
]


@pytest.mark.rule("P15", "touch-moment")
@pytest.mark.parametrize(("seconds", "flipped", "differs"), CLOCK)
def test_a_flip_that_contradicts_the_clock_is_remarked_on_once_and_believed(table, seconds, flipped, differs):
    at = seconds * 1000
    t = begun(table).do("round-started")
    by_hand(t, at=at).answer({**FREE, "flipped": flipped})
    about_clock = [(what, args) for what, args in t.instructions if what.startswith("clock")]
    said = [(what, args["timer"], args.get("seconds")) for what, args in about_clock]
    expected = differs and (differs[0], f"@timer-{differs[1]}", differs[2])
    assert said == ([expected] if expected else [])
    assert t.state.pending is None, "it is not asked about"
    if flipped != "none":
        assert t.timer(flipped).flipped == at
    assert cited(t.last.explanation) == ({"P15"} if differs else set())
    by_hand(t, card=10, at=at).answer({**FREE, "flipped": "none"})
    assert not [what for what in t.messages if what.startswith("clock")], "it is not said again"


@pytest.mark.rule("P15")
def test_own_sand_is_never_contradicted(table):
    t = begun(table, timers="sand").do("round-started")
    by_hand(t).answer({**FREE, "flipped": "purple"})
    assert not [what for what in t.messages if what.startswith("clock")]
    assert t.state.flips == 2


@pytest.mark.rule("P15")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_said_of_the_clock_is_one_short_line(language):
    say = Words(language, "pendulum").say
    for timer in ("purple", "green", "black"):
        for message in ("pendulum-do-clock-runs", "pendulum-do-clock-purple"):
            assert len(say(message, {"timer": f"@timer-{timer}", "seconds": 179})) <= 60


@pytest.mark.rule("P15")
@pytest.mark.parametrize("foreshadowing", [False, True])
@pytest.mark.parametrize("timers", ["app", "sand"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_resolved_by_hand_obeys_every_phase(monkeypatch, foreshadowing, timers, seed):
    """Plain reading: what each phase lets the player report, and what follows from a reported purple flip."""
    monkeypatch.setattr("automatable.conformance.driver.HANDS", 1)
    setup = {"level": "D", "values": "printed", "timers": timers, "foreshadowing": foreshadowing}
    driver, phases = Driver("pendulum", setup, seed), set()
    while driver.step():
        state = driver.state
        asked = driver.game.open_questions(state)
        if state.pending is None:
            assert driver.game.position.defects(state) == ()
            if foreshadowing and state.phase in ("round", "called"):
                assert [len(automa.cards) for automa in state.automas] == [state.flips] * 2
        elif asked[0].id == "by-hand":
            phases.add(state.phase)
            assert ("flipped" in [part.key for part in asked[0].fields]) is (state.phase == "round")
        by_hand = driver.events[-1].get("question") == "by-hand"
        if by_hand and driver.resolutions[-1].state.pending is None:
            message = [one.message for one in driver.resolutions[-1].instructions]
            assert "pendulum-do-flip" not in message and "pendulum-do-move" not in message
    assert {"round", "called"} <= phases
