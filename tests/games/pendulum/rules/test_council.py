"""Council phase, pages 6 and 7: victory points, votes, privilege, the next round."""

import pytest
from user_errors import raises_user_error

from automatable.core.engine.explanation import Summed

# Automa 1's cards of the example, left to right; the newest lies leftmost, so they are drawn 13, 12, 11
EXAMPLE = {
    11: {"points": 2, "votes": -1},
    12: {"points": 0, "votes": 2},
    13: {"points": 1, "votes": 3},
    21: {"points": 0},
    22: {"points": 1},
    23: {"points": 1},
}
DRAWN = (13, 12, 11, 23, 22, 21)


def held(table, cards=EXAMPLE, drawn=DRAWN, votes=0, level="D", **values):
    """A council with these cards; the player is first and so the Automas have not taken rewards yet."""
    t = table(cards=cards, level=level).called().set(**values)
    return t.do("council-held", *drawn, votes=votes)


@pytest.mark.rule("victory-points", "p06-example-1", "scoring-card")
def test_p06_example_1_level_d_round_2_gives_10_and_9_points_and_round_3_gives_15(table):
    t = held(table, round=2, flips=3, markers=2, votes=99)
    assert [automa.points for automa in t.state.automas] == [10, 9]
    third = held(table, round=3, flips=3, markers=2, votes=99)
    assert third.state.automas[0].points == 15
    assert third.game.decide("victory-points", third.state, {"automa": 1}).choice == 15


@pytest.mark.rule("votes", "p06-example-2")
def test_p06_example_2_automa_1_has_11_votes_in_round_2_and_15_in_round_3(table):
    t = held(table, round=2, flips=3, markers=2, votes=99)
    assert t.state.automas[0].votes == 11
    third = held(table, round=3, flips=3, markers=2, votes=99)
    assert third.state.automas[0].votes == 15
    assert third.game.decide("votes", third.state, {"automa": 1}).choice == 15


@pytest.mark.rule("victory-points")
def test_every_sum_is_shown_with_its_parts(table):
    t = held(table, round=2, flips=3, markers=2, votes=99)
    sums = [node for node in t.last.explanation if isinstance(node, Summed)]
    assert [(node.total, [part.value for part in node.parts]) for node in sums[:1]] == [(10, [2, 0, 1, 5, 2])]
    assert [part.value for part in sums[2].parts] == [-1, 2, 3, 5, 2]
    assert sums[0].page == 6


@pytest.mark.rule("victory-points")
def test_a_negative_sum_gains_no_points(table):
    cards = {number: {"points": -2} for number in (11, 12, 13)}
    t = held(table, cards, (11, 12, 13, 21, 22, 23), level="A", votes=99)
    assert t.state.automas[0].points == 0
    assert [args["of"] for message, args in t.instructions if message == "net-marker"] == [2]


@pytest.mark.rule("votes")
@pytest.mark.parametrize(("votes", "counted"), [(-5, 0), (7, 20), (-1, 0), (6, 20), (5, 18)])
def test_votes_count_at_least_0_and_at_most_20(table, votes, counted):
    cards = {number: {"votes": votes} for number in (11, 12, 13)}
    t = held(table, cards, (11, 12, 13, 21, 22, 23), votes=99, level="D")
    bonus = t.box.scoring["D"]["1"].votes
    assert t.state.automas[0].votes == counted == min(20, max(0, 3 * votes + bonus))


@pytest.mark.rule("privilege")
@pytest.mark.parametrize(
    ("votes", "order"),
    [
        ((5, 3, 1), ["human", "automa-1", "automa-2"]),
        ((1, 3, 5), ["automa-2", "automa-1", "human"]),
        ((3, 3, 1), ["automa-1", "human", "automa-2"]),
        ((3, 3, 3), ["automa-2", "automa-1", "human"]),
        ((0, 4, 4), ["automa-2", "automa-1", "human"]),
    ],
)
def test_most_votes_come_first_and_at_a_tie_who_stands_lower_moves_ahead(table, votes, order):
    t = table().ready()
    args = dict(zip(("human", "automa-1", "automa-2"), votes, strict=True))
    assert t.game.decide("privilege", t.state, args).choice == order


@pytest.mark.rule("gain-rewards")
def test_privilege_gives_2_1_and_0_points(table):
    laid = ["vote", "one-gold", "province", "five-gold", "five-culture"]
    for order, gained in (((1, 2), (2, 1)), ((2, 1), (1, 2))):
        votes = {11: 9, 14: 3} if order == (1, 2) else {11: 3, 14: 9}
        cards = {n: {"icon": "stratagems", "votes": votes.get(n, 0)} for n in range(11, 17)}
        t = table(cards=cards, level="A").called().do("council-laid", cards=laid)
        t.do("council-held", 11, 12, 13, 14, 15, 16, votes=0)
        # nobody finds a reward here: one point more for each
        assert tuple(automa.points for automa in t.state.automas) == (gained[0] + 1, gained[1] + 1)
        assert t.state.privilege == tuple([f"automa-{n}" for n in order] + ["human"])


@pytest.mark.rule("gain-rewards")
def test_the_player_is_asked_for_a_reward_only_while_an_automa_comes_after(table):
    first = held(table, votes=99)
    assert first.asked == ["your-reward"]
    cards = {n: {"icon": "grande", "votes": 5} for n in DRAWN}
    last = table(cards=cards, level="A").called().do("council-held", *DRAWN, votes=0)
    while last.last.questions:
        last.answer("")
    assert last.state.phase == "placing"


@pytest.mark.rule("check-max", "round-set-up")
def test_the_next_round_begins_with_all_cards_in_the_deck_and_markers_back(table):
    t = held(table, round=2, flips=3, markers=2, votes=99).do("reward-taken", place="grande")
    while t.last.questions:
        t.answer(t.last.questions[0].options[0].value)
    assert (t.state.round, t.state.phase, t.state.markers, t.state.flips) == (3, "placing", 0, 0)
    assert t.state.deck == t.box.all_cards
    assert t.state.automas[0].cards == ()
    assert t.state.token
    assert t.state.council == ("?", "?", "?", "grande", "?", "?")
    assert "shuffle-all" in t.messages
    assert any(getattr(node, "message", "") == "pendulum-note-no-provinces" for node in t.last.explanation)


@pytest.mark.rule("council-board")
def test_the_last_council_has_the_five_final_cards(table):
    t = held(table, round=3, flips=3, votes=99).do("reward-taken", place="s1")
    while t.last.questions:
        t.answer(t.last.questions[0].options[0].value)
    assert sorted(t.state.council) == sorted([*t.box.final_rewards, "grande"])


@pytest.mark.rule("foreshadowing", "P8")
def test_foreshadowing_lays_a_card_for_each_automa_before_each_purple_flip(table):
    t = table(cards={n: {} for n in range(11, 20)}, foreshadowing=True).ready()
    t.do("round-started", 11, 12)
    assert [automa.cards for automa in t.state.automas] == [(11,), (12,)]
    t.do("timer-flipped", 13, 14, timer="purple", at=180_000)
    t = t.do("timer-flipped", 15, 16, timer="purple", at=360_000)
    assert [automa.cards for automa in t.state.automas] == [(15, 13, 11), (16, 14, 12)]
    t.do("council-held", votes=99)
    assert t.asked == ["your-reward"], "no card is drawn in the council"


@pytest.mark.rule("foreshadowing")
def test_foreshadowing_draws_before_a_purple_flip_of_the_automas_too(table):
    t = table(cards={7: {"timer": "green"}}, foreshadowing=True).ready().do("round-started", 11, 12)
    t.do("worker-lifted", 7, at=180_000)
    assert t.asked == ["foreshadow-1"]
    t.answer(13).answer(14)
    assert t.messages == ["foreshadow", "foreshadow", "flip", "marker", "then-place"]


def test_a_council_needs_five_possible_cards_and_votes(table):
    t = table().called()
    with raises_user_error("council-five"):
        t.do("council-laid", cards=["vote"])
    with raises_user_error("unknown-reward"):
        t.do("council-laid", cards=["vote", "vote", "crown", "?", "?"])
    with raises_user_error("too-many"):
        t.do("council-laid", cards=["vote", "vote", "vote", "?", "?"])
    with raises_user_error("answer-range"):
        t.do("council-held", votes=-1)


@pytest.mark.rule("draw", "P9", "foreshadowing")
def test_a_new_deck_takes_in_the_top_card_of_the_discard_too(table):
    t = table(cards={5: {}, 6: {}}, foreshadowing=True).ready().set(last=5, deck=[])
    t.do("round-started", 5, 6)
    assert [automa.cards for automa in t.state.automas] == [(5,), (6,)]
    assert t.state.last is None, "no discard pile is left to show a card"
    assert t.game.position.defects(t.state) == ()
