"""Game end, page 8."""

import random

import pytest
from msgspec.structs import replace
from user_errors import raises_user_error

from automatable.core.engine.explanation import Picked
from automatable.games.pendulum.position.state import PLAYERS, Automa, Human
from automatable.games.pendulum.rules.game_end import ending

IN, OUT = 40, 23
"""A space in the practice track's parchment, and one just after its -4."""


def ended(table, one, two, tracks, *, legendary=True, level="B", glory=(), order=None):
    """The last council is over; the player says where they stand."""
    t = table(level=level).ready(order=order or ("human", "automa-1", "automa-2"))
    t.set(phase="end", round=4, automas__1__points=one, automas__2__points=two)
    answers = [answer for answer in (tracks, glory) if answer and legendary]
    return t.do("game-ended", *answers, legendary=legendary)


def won(t):
    result = t.game.result(t.state)
    return result.winner, result.reason.removeprefix("pendulum-won-")


def decided_by(t):
    """The last comparison of the explanation."""
    return next(node for node in t.last.explanation if isinstance(node, Picked)).weighed[-1].tie_break


@pytest.mark.rule("legendary-rule")
def test_without_the_legendary_achievement_you_lose_and_nothing_else_is_asked(table):
    t = ended(table, 0, 1, (), legendary=False)
    assert won(t) == ("automa-2", "legendary")
    assert t.state.phase == "over"


@pytest.mark.rule("game-end")
def test_nobody_counts_before_the_last_council_is_over(table):
    with raises_user_error("pendulum-not-now"):
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
    assert t.asked == ["own-mat-glory"]
    t.answer((1, 0, 0))
    assert won(t) == ("human", "glory")


@pytest.mark.rule("glory-spaces", "P2")
def test_glory_counts_in_the_advanced_variant_only(table):
    order = ("automa-1", "human", "automa-2")
    t = table(level="B").ready(order=order)
    t.set(phase="end", round=4, human__glory={"power": 3}, automas__1__points=40)
    t.do("game-ended", (2, 2, 2), legendary=True)
    assert won(t) == ("automa-1", "privilege")


@pytest.mark.rule("P6")
def test_two_tied_automas_in_the_advanced_variant_go_by_glory_first(table):
    # both on the parchment's last plain space counted, the second one two green spaces further
    t = ended(table, 56, 58, (-1, 1, 1), level="D", order=("automa-1", "human", "automa-2"))
    assert won(t) == ("automa-2", "outside")
    assert decided_by(t) == "pendulum-pick-glory"


@pytest.mark.rule("P6")
@pytest.mark.parametrize("first", ["automa-1", "automa-2"])
def test_two_tied_automas_go_by_privilege(table, first):
    second = "automa-2" if first == "automa-1" else "automa-1"
    t = ended(table, 41, 41, (-1, 1, 1), order=(first, "human", second))
    assert won(t) == (first, "outside")
    assert decided_by(t) == "pendulum-pick-privilege"


@pytest.mark.rule("queen")
def test_the_queen_speaks_only_when_an_automa_wins(table):
    assert ended(table, IN, OUT, (-1, 1, 1)).messages[-1] == "queen"
    assert "queen" not in ended(table, OUT, OUT, (1, 1, 1)).messages


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
        with raises_user_error("bad-input"):
            t.game.decide("game-end", t.state, {**args, **slip})
    del args["track-power"]
    with raises_user_error("track-power"):
        t.game.decide("game-end", t.state, args)
    assert t.game.decide("game-end", t.state, {"legendary": False}).choice == "automa-1"


def test_a_known_legendary_achievement_cannot_be_denied(table):
    t = table().ready().set(phase="end", round=4, human__legendary=True)
    with raises_user_error("legendary-known"):
        t.do("game-ended", legendary=False)
    assert [option.value for option in t.game.questions(t.state)[0].options] == [True]


@pytest.mark.rule("game-end")
@pytest.mark.parametrize(
    ("level", "points", "compared"),
    [
        ("A", OUT, [["reached", "nearest", "privilege"], ["legendary", "reached", "nearest"]]),
        ("A", IN, [["reached", "parchment", "privilege"], ["legendary", "reached"]]),
        ("D", OUT, [["reached", "nearest", "glory", "privilege"], ["legendary", "reached", "nearest"]]),
    ],
)
def test_only_what_is_compared_in_this_game_is_shown(table, level, points, compared):
    t = ended(table, points, points, (-9, -9, -9), level=level)
    weighed = [node.weighed for node in t.last.explanation if getattr(node, "weighed", ())]
    shown = [[one.tie_break.removeprefix("pendulum-pick-") for one in each] for each in weighed]
    assert shown == compared, "the two Automas, then you and the winner"


@pytest.mark.rule("game-end", "P6")
@pytest.mark.parametrize(
    ("space", "tracks", "reason"),
    [
        (IN, (1, 1, 1), "parchment"),
        (IN, (8, 8, -1), "outside"),
        (OUT, (8, 8, -9), "nearest"),
    ],
)
def test_the_reason_is_the_comparison_you_lost_and_not_the_tie_between_the_automas(
    table, space, tracks, reason
):
    """You stand highest in privilege: a reason of privilege would say that you won."""
    t = ended(table, space, space, tracks)
    assert won(t) == ("automa-1", reason)


@pytest.mark.rule("game-end", "P6")
def test_the_last_comparison_shown_before_the_winner_is_the_one_with_you(table):
    """The two Automas are compared first; the page cites the last choice behind an instruction."""
    t = ended(table, IN, IN, (1, 1, 1))
    better, winner = (node for node in t.last.explanation if isinstance(node, Picked))
    assert (better.candidates, better.chosen) == (("@side-automa-1", "@side-automa-2"), "@side-automa-1")
    assert better.weighed[-1].tie_break == "pendulum-pick-privilege"
    assert winner.candidates == ("@side-human", "@side-automa-1")
    assert winner.weighed[-1].tie_break == "pendulum-pick-parchment"
    assert winner.weighed[-1].values == {"@side-human": 4, "@side-automa-1": 7}
    lacking = ended(table, IN, IN, (), legendary=False)
    shown = [node for node in lacking.last.explanation if isinstance(node, Picked)]
    assert shown[-1].weighed[-1].tie_break == "pendulum-pick-legendary"


@pytest.mark.rule("game-end")
def test_in_random_ends_the_reason_is_the_first_comparison_in_which_you_fall(table):
    """A plain reading: your place and the winner's, compared one number after the other."""
    chance = random.Random(4)
    t, met = table(level="D").ready(), set()
    for _ in range(300):
        tracks = tuple(chance.choice(((-9, -4, -1), (1, 2, 5, 8))[chance.random() < 0.7]) for _ in range(3))
        human = Human(0, chance.random() < 0.9, tracks, tuple(chance.randint(0, 2) for _ in range(3)))
        at = chance.choice((OUT, IN, 52))
        if min(tracks) > 0 and chance.random() < 0.5:  # a tie with you is rare by chance
            at = t.box.track.parchment + min(sum(tracks), 21)
            human = replace(human, glory=(0, 0, chance.randint(0, 1)))
        points = (at, at if chance.random() < 0.6 else chance.choice((OUT, IN, 36)))
        order = tuple(chance.sample(PLAYERS, 3))
        automas = tuple(Automa(points=space) for space in points)
        state = replace(t.state, phase="end", round=4, human=human, automas=automas, privilege=order)
        event = t.game.decode_event({"type": "game-ended", "legendary": human.legendary})
        after = t.game.apply(state, event).state
        result = t.game.result(after)
        mine, theirs = (
            numbers(t.game, after, player)
            for player in ("human", result.winner if result.winner != "human" else runner_up(t.game, after))
        )
        names = ("legendary", "reached", "parchment", "nearest", "glory", "privilege")
        expected = next(name for name, a, b in zip(names, mine, theirs, strict=True) if a != b)
        inside = [player for player in PLAYERS[1:] if numbers(t.game, after, player)[1]]
        if expected == "reached" and result.winner != "human" and len(inside) > 1:
            expected = "outside"
        assert won_of(result) == expected, (tracks, points, order)
        met.add(expected)
    assert met >= {"legendary", "reached", "outside", "parchment", "nearest", "glory", "privilege"}


def won_of(result):
    return result.reason.removeprefix("pendulum-won-")


def numbers(game, state, player):
    """What is compared, in order; more is better."""
    at = PLAYERS.index(player)
    stands = ending(game.box, state).standings[at]
    legendary = player != "human" or bool(state.human.legendary)
    inside = not stands.distance
    return legendary, inside, stands.parchment, -stands.distance, stands.glory, -state.privilege.index(player)


def runner_up(game, state):
    return max(PLAYERS[1:], key=lambda player: numbers(game, state, player))
