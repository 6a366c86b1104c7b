"""Printed values that are not in the box yet: each is asked once, when it is needed, and handed back."""

import pytest
from games.pendulum.conftest import left, right

from automatable import games

PRINTED = {"values": "printed"}


@pytest.mark.rule("card-anatomy")
def test_an_unknown_printed_card_is_asked_for_its_left_column_and_kept(table):
    t = table(**PRINTED).do("set-up", "automa-1", 4, first="human")
    assert t.asked == ["card-4-left"]
    needed = [part.key for part in t.last.questions[0].fields if not part.optional]
    assert needed == ["worker", "timer", "province"], "the right column can wait"
    t.answer(left("purple")).answer(9).answer(left(province=2))
    assert t.workers("purple") == ["T2", "B1", "B2"]
    assert t.game.components.entered_values(t.state) == {
        "cards": {
            "4": {"worker": "purple", "timer": "none", "province": 0, "left": "printed"},
            "9": {"worker": "none", "timer": "none", "province": 2, "left": "printed"},
        }
    }
    t.do("round-started").do("worker-lifted", 9)
    assert t.messages == ["province", "new-province", "then-place"], "it is not asked twice"


@pytest.mark.rule("scoring-card")
def test_right_columns_and_scoring_cells_are_asked_in_the_council(table):
    t = table(level="D", **PRINTED)
    t.do("set-up", "automa-1", 4, left(), 5, left(), first="human")
    t.do("round-started").set(phase="called", flips=3)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=9)
    for number in (13, 12, 11):
        assert t.asked == [f"card-{number}-right"]
        t.answer(right(-1, 2, "votes"))
    assert t.asked == ["scoring"], "only two cells of level D are in the books"
    t.answer({"points-1": 4, "votes-1": 3})
    assert t.asked == ["card-16-right"]
    assert ("advance-by", {"automa": 1, "points": 10, "total": 10}) in t.instructions, (
        "the printed track is not known"
    )


def test_the_cells_of_the_example_are_not_asked(table):
    t = table(level="D", **PRINTED)
    t.do("set-up", "automa-1", 4, left(), 5, left(), first="human")
    t.do("round-started").set(phase="called", flips=3, round=2)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=9)
    for _ in range(3):
        t.answer(right(1, 1, "votes"))
    assert t.asked == ["card-16-right"]


def test_what_was_learned_is_a_box_that_is_not_asked_again(table):
    t = table(**PRINTED).do(
        "set-up", "automa-1", 4, left("green", "black"), 9, left(province=2), first="human"
    )
    again = games.load("pendulum", t.game.components.entered_values(t.state))
    assert again.box.cards[4].left == "printed"
    assert again.box.cards[4].right == "practice"
    assert again.components.defects() == ()
    t = table(own=t.game.components.entered_values(t.state), **PRINTED).do(
        "set-up", "automa-1", 4, 9, first="human"
    )
    assert t.state.phase == "placing"


@pytest.mark.rule("outside-parchment", "in-parchment")
def test_without_the_printed_track_the_markers_are_asked_at_the_end(table):
    t = table(level="D", **PRINTED)
    t.do("set-up", "automa-1", 4, left(), 5, left(), first="human")
    t.set(phase="end", round=4).do("game-ended", legendary=True)
    assert t.asked == ["automa-1-parchment"]
    t.answer(0)
    assert t.asked == ["automa-1-label"]
    t.answer(4).answer(3)
    assert t.asked == ["automa-2-glory"]
    t.answer(0).answer((-1, 1, 1))
    assert t.game.result(t.state).winner == "automa-2"


@pytest.mark.rule("card-anatomy")
def test_the_whole_card_may_be_entered_at_once(table):
    t = table(**PRINTED).do("set-up", "automa-1", 4, first="human")
    t.answer(left("purple") | {"icon": "votes", "votes": 2}).answer(9).answer(left())
    assert t.game.components.entered_values(t.state)["cards"]["4"]["points"] == 0
    assert not [
        key
        for key in games.load("pendulum", t.game.components.entered_values(t.state)).components.missing()
        if key == "cards.4"
    ]
