"""The final council, page 7."""

import pytest
from user_errors import raises_user_error

from automatable.games.pendulum.rules.round_setup import council_of

FAR = {"legendary": True, "power": 2, "prestige": -3, "popularity": 8}


def final(table, level="B", **council):
    t = table(level=level).ready()
    places = dict(zip(t.box.council.places, council_of(t.box, 4), strict=True))
    return t.set(round=4, council={**places, **council})


def place_of(t, reward):
    return t.box.council.places[t.state.council.index(reward)]


def choice(t, **args):
    args = {key if key == "legendary" or "-" in key else f"track-{key}": value for key, value in args.items()}
    return t.game.decide("final-reward", t.state, args).choice


@pytest.mark.rule("final-reward")
def test_the_legendary_card_goes_first_if_you_lack_the_point(table):
    assert choice(final(table), **{**FAR, "legendary": False}) == "final-legendary"


@pytest.mark.rule("final-reward", "own-tracks")
def test_with_the_point_the_track_you_are_farthest_on_goes(table):
    assert choice(final(table), **FAR) == "final-prestige"
    assert choice(final(table), legendary=True, power=-14, prestige=-1, popularity=1) == "final-power"


@pytest.mark.rule("final-reward")
def test_the_legendary_card_gone_the_farthest_track_goes_even_without_the_point(table):
    t = final(table)
    t.set(**{f"council__{place_of(t, 'final-legendary')}": ""})
    assert choice(t, **{**FAR, "legendary": False}) == "final-prestige"


@pytest.mark.rule("final-reward")
def test_only_tracks_whose_reward_is_still_there_are_looked_at(table):
    t = final(table)
    t.set(**{f"council__{place_of(t, 'final-prestige')}": ""})
    assert choice(t, legendary=True, power=2, popularity=8) == "final-power"


@pytest.mark.rule("final-reward")
def test_a_tie_goes_to_the_track_topmost_on_your_mat(table):
    assert choice(final(table), legendary=True, power=4, prestige=4, popularity=4) == "final-power"
    assert choice(final(table), legendary=True, power=5, prestige=-2, popularity=-2) == "final-prestige"


@pytest.mark.rule("P4")
def test_the_reward_of_all_three_tracks_is_never_taken(table):
    t = final(table)
    for reward in ("final-power", "final-prestige", "final-popularity", "final-legendary"):
        t.set(**{f"council__{place_of(t, reward)}": ""})
    assert choice(t, legendary=True) is None


def known(t, tracks, glory=(0, 0, 0), **human):
    """The player's side as the game would have asked it."""
    names = t.box.mat.tracks
    return t.set(
        human__legendary=human.get("legendary", True),
        human__tracks=dict(zip(names, tracks, strict=True)),
        human__glory=dict(zip(names, glory, strict=True)),
    )


def without(t, *rewards):
    for reward in rewards:
        t.set(**{f"council__{place_of(t, reward)}": ""})
    return t


@pytest.mark.rule("P4", "own-tracks", "P13")
@pytest.mark.parametrize(
    ("tracks", "glory", "taken"),
    [
        ((8, 8, 8), (3, 1, 2), "final-prestige"),
        ((8, 8, 8), (0, 1, 2), "final-power"),
        ((8, 8, 8), (2, 0, 0), "final-prestige"),
        ((5, 6, 8), (0, 0, 0), "final-power"),
        ((5, 6, 8), (2, 0, 0), "final-prestige"),
        ((5, 6, 8), (1, 0, 0), "final-power"),
        ((-1, 1, 8), (1, 0, 0), "final-power"),
        ((-1, 1, 8), (2, 0, 0), "final-prestige"),
    ],
)
def test_glory_counts_on_every_track_whether_or_not_it_stands_at_its_end(table, tracks, glory, taken):
    assert choice(known(final(table, "D"), tracks, glory)) == taken


@pytest.mark.rule("P4", "P14")
def test_glory_is_asked_with_the_tracks_and_later_only_where_it_can_change_the_choice(table):
    t = final(table, "D")
    with raises_user_error("track-power, glory-power, track-prestige, glory-prestige"):
        choice(t, legendary=True, popularity=7, **{"glory-popularity": 0})
    args = {"legendary": True, "power": 3, "prestige": 4, "popularity": 7}
    with raises_user_error("glory-power"):
        choice(t, **args)
    assert choice(t, **args, **{"glory-power": 0}) == "final-power", "prestige is nearer whatever lies on it"
    with raises_user_error("glory-prestige"):
        choice(t, **args, **{"glory-power": 2})
    assert choice(t, **args, **{"glory-power": 2, "glory-prestige": 0}) == "final-prestige"


@pytest.mark.rule("P14")
@pytest.mark.parametrize(
    ("tracks", "glory", "cited"),
    [((4, 3, 2), (3, 3, 3), []), ((4, 3, 6), (0, 2, 0), ["@track-prestige"])],
    ids=["taken off every track the same one is farthest", "taken off it would be another"],
)
def test_that_glory_stays_is_shown_where_without_it_on_every_track_another_went(table, tracks, glory, cited):
    t = known(final(table, "D"), tracks, glory)
    explanation = t.game.decide("final-reward", t.state, {}).explanation
    assert [node.args["track"] for node in explanation if getattr(node, "ruling", "") == "P14"] == cited


@pytest.mark.rule("P4")
def test_glory_shown_of_a_game_without_the_advanced_variant_does_not_count(table):
    assert choice(known(final(table), (5, 6, 8), (3, 0, 0))) == "final-power"


@pytest.mark.rule("P13")
def test_with_the_point_the_legendary_card_belongs_to_no_track_and_is_left(table):
    t = known(final(table, "D"), (8, 8, 8), (3, 2, 2))
    assert choice(t) == "final-prestige"
    without(t, "final-power", "final-prestige", "final-popularity")
    assert choice(t) is None


@pytest.mark.rule("P13")
def test_an_automa_that_finds_no_reward_takes_nothing_and_that_is_shown(table):
    t = table(level="A").ready()
    t.set(round=4, phase="called", flips=3, council=dict.fromkeys(t.box.council.places, ""))
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=20)
    t.do("reward-taken", place="printed")
    assert sorted(args["automa"] for message, args in t.instructions if message == "takes-nothing") == [1, 2]


@pytest.mark.rule("P4")
def test_without_the_advanced_variant_no_glory_is_asked(table):
    assert choice(final(table), legendary=True, power=8, prestige=8, popularity=8) == "final-power"


@pytest.mark.rule("final-reward")
def test_in_the_fourth_council_icons_do_not_count_and_tracks_are_asked_anew_after_your_turn(table):
    votes = {14: 9}
    cards = {number: {"icon": "votes", "votes": votes.get(number, 0)} for number in range(11, 17)}
    t = table(cards=cards, level="A").ready()
    t.set(round=4, council=final(table).game.to_json(final(table).state)["council"], phase="called", flips=3)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=8)
    assert t.asked == ["own-mat-2"], "Automa 2 comes first and must know"
    t.answer({"legendary": True, "track-power": -2, "track-prestige": 3, "track-popularity": 1})
    assert t.state.privilege == ("automa-2", "human", "automa-1")
    assert dict(t.instructions)["discard-final"]["reward"] == "@reward-final-power"
    t.do("reward-taken", place="printed")
    assert t.asked == ["own-mat-1"]
    fields = [field.key for field in t.last.questions[0].fields]
    assert fields == ["track-prestige", "track-popularity"], "power is gone; the others may have changed"
    t.answer({"track-prestige": 3, "track-popularity": 1})
    assert dict(t.instructions)["discard-final"]["reward"] == "@reward-final-popularity"
    assert t.state.phase == "end"
    assert "discard-reward" not in t.messages


@pytest.mark.rule("final-reward")
def test_taking_the_legendary_card_yourself_is_remembered(table):
    t = final(table, level="A").set(phase="called", flips=3)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=99)
    t.do("reward-taken", place=place_of(t, "final-legendary"))
    keys = [field.key for field in t.last.questions[0].fields]
    assert keys == ["track-power", "track-prestige", "track-popularity"], "nobody asks whether you have it"
    t.answer(dict.fromkeys(keys, 1))
    assert t.state.human.legendary
