"""The final council, page 7."""

import pytest

from automatable.games.pendulum.council import council_of

FAR = {"legendary": True, "power": 2, "prestige": -3, "popularity": 8}


def final(table, level="D", **council):
    t = table(level=level).ready()
    places = dict(zip(t.box.council.places, council_of(t.box, 4), strict=True))
    return t.set(round=4, council={**places, **council})


def place_of(t, reward):
    return t.box.council.places[t.state.council.index(reward)]


def choice(t, **args):
    args = {key if key == "legendary" else f"track-{key}": value for key, value in args.items()}
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


@pytest.mark.rule("P4", "own-tracks", "P13")
@pytest.mark.parametrize(
    ("glory", "taken"),
    [
        ((3, 1, 2), "final-legendary"),
        ((0, 1, 2), "final-power"),
        ((2, 0, 0), "final-prestige"),
    ],
)
def test_at_the_end_of_all_tracks_glory_counts_as_progress_beyond_it(table, glory, taken):
    t = final(table)
    t.set(human__legendary=True, human__tracks={"power": 8, "prestige": 8, "popularity": 8})
    t.set(human__glory=dict(zip(("power", "prestige", "popularity"), glory, strict=True)))
    assert choice(t) == taken


@pytest.mark.rule("P4")
def test_without_the_advanced_variant_no_glory_is_asked(table):
    t = final(table, level="B")
    assert choice(t, legendary=True, power=8, prestige=8, popularity=8) == "final-power"


@pytest.mark.rule("final-reward")
def test_in_the_fourth_council_icons_do_not_count_and_tracks_are_asked_anew_after_your_turn(table):
    votes = {14: 9}
    cards = {number: {"icon": "votes", "votes": votes.get(number, 0)} for number in range(11, 17)}
    t = table(cards=cards, level="A").ready()
    t.set(round=4, council=final(table).game.to_json(final(table).state)["council"], phase="called", flips=3)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=8)
    assert t.asked == ["legendary"], "Automa 2 comes first and must know"
    t.answer(True).answer(-2).answer(3).answer(1)
    assert t.state.privilege == ("automa-2", "human", "automa-1")
    assert dict(t.told)["discard-final"] == {"automa": 2, "reward": "@reward-final-power"}
    t.do("reward-taken", place="printed")
    assert t.asked == ["track-prestige"], "power is gone from the board; the others may have changed"
    t.answer(3).answer(1)
    assert dict(t.told)["discard-final"] == {"automa": 1, "reward": "@reward-final-popularity"}
    assert t.state.phase == "end"
    assert "discard-reward" not in t.said


@pytest.mark.rule("final-reward")
def test_taking_the_legendary_card_yourself_is_remembered(table):
    t = final(table, level="A").set(phase="called", flips=3)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=99)
    t.do("reward-taken", place=place_of(t, "final-legendary"))
    assert t.asked == ["track-power"], "nobody asks whether you have it"
    t.answer(1).answer(1).answer(1)
    assert t.state.human.legendary
