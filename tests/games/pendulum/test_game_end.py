"""Game end, page 8."""

import pytest

from automatable.core.refused import Refused

IN, OUT = 40, 23
"""A space in the practice track's parchment, and one just after its -4."""


def ended(table, one, two, tracks, *, legendary=True, level="B", glory=(), order=None):
    """The last council is over; the player says where they stand."""
    t = table(level=level).ready(order=order or ("human", "automa-1", "automa-2"))
    t.set(phase="end", round=4, automas__1__points=one, automas__2__points=two)
    answers = (*tracks, *glory) if legendary else ()
    return t.do("game-ended", *answers, legendary=legendary)


def won(t):
    result = t.game.result(t.state)
    return result.winner, result.reason.removeprefix("pendulum-won-")


@pytest.mark.rule("legendary-rule")
def test_without_the_legendary_achievement_you_lose_and_nothing_else_is_asked(table):
    t = ended(table, 0, 1, (), legendary=False)
    assert won(t) == ("automa-2", "legendary")
    assert t.state.phase == "over"


@pytest.mark.rule("game-end")
def test_nobody_counts_before_the_last_council_is_over(table):
    with pytest.raises(Refused, match="pendulum-not-now"):
        table().started().do("game-ended", legendary=True)


@pytest.mark.rule("game-end", "P5")
@pytest.mark.parametrize(
    ("one", "two", "tracks", "winner"),
    [
        (OUT, OUT, (1, 1, 1), "human"),
        (IN, OUT, (8, 8, -1), "automa-1"),
        (OUT, IN, (-1, -1, -1), "automa-2"),
    ],
)
def test_who_alone_has_reached_the_parchment_wins(table, one, two, tracks, winner):
    assert won(ended(table, one, two, tracks)) == (winner, "reached")


@pytest.mark.rule("in-parchment")
@pytest.mark.parametrize(
    ("tracks", "winner"), [((2, 2, 3), "human"), ((2, 2, 1), "automa-1"), ((1, 1, 1), "automa-1")]
)
def test_inside_your_four_areas_are_compared_with_the_automas_one(table, tracks, winner):
    # space 40 is the 7th of the parchment; the legendary point adds 1 to the player's
    assert won(ended(table, 40, 36, tracks)) == (winner, "parchment")


@pytest.mark.rule("outside-parchment")
@pytest.mark.parametrize(
    ("tracks", "winner"), [((8, -3, 8), "human"), ((-5, 8, 8), "automa-1"), ((-1, -2, -3), "human")]
)
def test_outside_the_worst_track_is_compared_with_the_automas_distance(table, tracks, winner):
    assert won(ended(table, OUT, 1, tracks)) == (winner, "nearest")


@pytest.mark.rule("P2")
@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize(
    ("order", "winner"),
    [(("human", "automa-1", "automa-2"), "human"), (("automa-1", "human", "automa-2"), "automa-1")],
)
def test_a_tie_without_the_advanced_variant_goes_by_privilege(table, inside, order, winner):
    space, tracks = (40, (2, 2, 2)) if inside else (OUT, (-4, 5, 5))
    assert won(ended(table, space, 1, tracks, order=order)) == (winner, "privilege")


@pytest.mark.rule("P2", "glory-spaces")
@pytest.mark.parametrize(("glory", "winner"), [((1,), "automa-1"), ((3,), "human")])
def test_a_tie_in_the_advanced_variant_goes_by_glory_first(table, glory, winner):
    # on the second green space all 22 plain parchment spaces are reached; so has the player: 8 + 8 + 5 + 1
    t = ended(
        table, 57, 1, (8, 5, 8), level="D", glory=(glory[0], 0, 0), order=("automa-1", "human", "automa-2")
    )
    assert won(t) == (winner, "glory")


@pytest.mark.rule("P2")
def test_glory_is_asked_only_when_it_can_decide(table):
    t = ended(table, 40, 1, (8, 8, 8), level="D")
    assert t.state.phase == "over"
    assert won(t) == ("human", "parchment")


@pytest.mark.rule("P14", "P2")
def test_glory_stays_on_a_track_that_was_paid_down_and_is_asked_for_there(table):
    # space 50 is the 17th of the parchment; the player has 7 + 8 + 1 and the legendary point
    t = ended(table, 50, 1, (7, 8, 1), level="D", order=("automa-1", "human", "automa-2"))
    assert t.asked == ["glory-power"]
    t.answer(1)
    assert t.asked == ["glory-prestige"]
    t.answer(0).answer(0)
    assert won(t) == ("human", "glory")


@pytest.mark.rule("glory-spaces", "P2")
def test_glory_counts_in_the_advanced_variant_only(table):
    order = ("automa-1", "human", "automa-2")
    t = table(level="B").ready(order=order)
    t.set(phase="end", round=4, human__glory={"power": 3}, automas__1__points=40)
    t.do("game-ended", 2, 2, 2, legendary=True)
    assert won(t) == ("automa-1", "privilege")


@pytest.mark.rule("P6")
def test_two_tied_automas_in_the_advanced_variant_go_by_glory_first(table):
    # both on the parchment's last plain space counted, the second one two green spaces further
    t = ended(table, 56, 58, (-1, 1, 1), level="D", order=("automa-1", "human", "automa-2"))
    assert won(t) == ("automa-2", "glory")


@pytest.mark.rule("P6")
@pytest.mark.parametrize("first", ["automa-1", "automa-2"])
def test_two_tied_automas_go_by_privilege(table, first):
    second = "automa-2" if first == "automa-1" else "automa-1"
    t = ended(table, 41, 41, (-1, 1, 1), order=(first, "human", second))
    assert won(t) == (first, "privilege")


@pytest.mark.rule("queen")
def test_the_queen_speaks_only_when_an_automa_wins(table):
    assert ended(table, IN, OUT, (-1, 1, 1)).said[-1] == "queen"
    assert "queen" not in ended(table, OUT, OUT, (1, 1, 1)).said


def test_every_side_is_counted_with_its_parts(table):
    result = ended(table, 40, OUT, (2, 2, 3))
    sides = {side.name: side for side in result.game.result(result.state).sides}
    assert [value for _, value in sides["human"].parts] == [2, 2, 3, 1]
    assert sides["automa-1"].total == 7
    assert sides["automa-2"].total == -4


def test_the_winner_can_be_asked_alone_on_any_position(table):
    t = table().ready().set(automas__1__points=IN)
    args = {"legendary": True, "track-power": 1, "track-prestige": 1, "track-popularity": 8}
    assert t.game.decide("game-end", t.state, args).choice == "human"
    for slip in ({"track-power": 0}, {"track-power": 9}, {"glory-power": -1}, {"legendary": 3}):
        with pytest.raises(Refused, match="bad-input"):
            t.game.decide("game-end", t.state, {**args, **slip})
    del args["track-power"]
    with pytest.raises(Refused, match="track-power"):
        t.game.decide("game-end", t.state, args)
    assert t.game.decide("game-end", t.state, {"legendary": False}).choice == "automa-1"


def test_a_known_legendary_achievement_cannot_be_denied(table):
    t = table().ready().set(phase="end", round=4, human__legendary=True)
    with pytest.raises(Refused, match="legendary-known"):
        t.do("game-ended", legendary=False)
    assert [option.value for option in t.game.questions(t.state)[0].options] == [True]


@pytest.mark.rule("game-end")
@pytest.mark.parametrize(
    ("level", "points", "compared"),
    [
        ("A", OUT, ["legendary", "reached", "nearest", "privilege"]),
        ("A", IN, ["legendary", "reached", "parchment", "privilege"]),
        ("D", OUT, ["legendary", "reached", "nearest", "glory", "privilege"]),
    ],
)
def test_only_what_is_compared_in_this_game_is_told(table, level, points, compared):
    t = ended(table, points, points, (-9, -9, -9), level=level)
    weighed = [node.weighed for node in t.last.story if getattr(node, "weighed", ())]
    assert [one.tie_break.removeprefix("pendulum-pick-") for one in weighed[-1]] == compared
