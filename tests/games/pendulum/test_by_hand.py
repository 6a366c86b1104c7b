"""What nobody has entered is done by hand: the app says how, and asks what came of it, nothing else."""

import pytest
from games.pendulum.conftest import left

from automatable.core.question import BY_HAND

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
    sheet = {part.id: part.known for part in t.last.questions[0].parts}
    assert sheet == {"free-purple": "T1", "free-green": "T2", "flipped": "none"}, "as it stood before"
    t.answer({"free-purple": "B2", "free-green": "T2", "flipped": "purple"})
    assert t.workers("purple") == ["T1", "T2", "B1"] and t.workers("green") == ["T1", "B1", "B2"]
    assert (t.state.flips, t.state.markers, t.state.timers[0].flipped) == (2, 1, 1000)
    assert t.state.pending is None and t.game.learned(t.state) == {}, "nothing is learned of the card"


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
def test_what_was_told_before_the_player_went_on_by_hand_is_taken_back(table):
    t = begun(table).do("round-started").do("worker-lifted", 9)
    before = [told for told in t.said if told != "then-place"]
    t.answer(BY_HAND).answer({"free-purple": "T1", "free-green": "T2", "flipped": "none"})
    assert before == [] and t.said == ["then-place"]
    t.do("worker-lifted", 10).answer(left("purple"))
    assert "move" in t.said, "the next card is entered as usual"
