"""The constraints of the books, and the practice box within all of them."""

import pytest

from automatable import games
from automatable.core.box.loader import leaves
from automatable.core.engine.errors import UserError
from automatable.locales import LANGUAGES, Words


def defects(own=None):
    return [
        each.message.removeprefix("pendulum-box-")
        for each in games.load("pendulum", own).components.defects()
    ]


def test_the_practice_box_keeps_every_constraint_of_the_books():
    assert defects() == []


def test_everything_made_by_us_says_so():
    box = games.load("pendulum").box
    for name in ("cards", "scoring", "track", "icons"):
        assert box.printed.provenance[name].kind == "practice"
    assert {card.left for card in box.cards.values()} == {"practice"}
    known = {
        (level, round): cell.provenance
        for level, row in box.scoring.items()
        for round, cell in row.items()
        if cell.provenance != "practice"
    }
    assert known == {("D", "2"): "transcribed", ("D", "3"): "inferred"}
    assert box.printed.provenance["timers"].kind == "printed"


CARD = {"cards": {"1": {"worker": "none", "timer": "none", "province": 1, "left": "printed"}}}


def card(**shows):
    return {"cards": {"1": {**CARD["cards"]["1"], **shows}}}


def every(**shows):
    return {"cards": {str(number): shows for number in range(1, 33)}}


def shown(*columns):
    """Points and votes of every card, in the order of their numbers."""
    cards = enumerate(columns, 1)
    return {"cards": {str(number): {"points": points, "votes": votes} for number, (points, votes) in cards}}


@pytest.mark.parametrize(
    ("own", "reason"),
    [
        (card(worker="purple"), "province-alone"),
        (card(timer="black"), "province-alone"),
        (card(province=5), "province-slot"),
        (card(icon="crown"), "icon"),
        ({"cards": {"33": {**CARD["cards"]["1"], "votes": 0, "points": 0, "icon": "votes"}}}, "card-count"),
        (every(worker="purple", province=0), "worker-icons"),
        (every(worker="none"), "worker-icons"),
        (every(timer="none"), "timer-icons"),
        (every(province=0), "province-example"),
        (every(icon="votes"), "grande-icon"),
        (every(votes=1), "council-example"),
        (every(points=1), "council-example"),
        (shown((2, -1), (0, 2), (1, 3), *[(2, 0)] * 29), "council-example"),
        ({"scoring": {"D": {"2": {"points": 6}}}}, "scoring-example"),
        ({"scoring": {"D": {"3": {"votes": 8}}}}, "scoring-example"),
        ({"scoring": {"B": {"5": {"points": 6, "votes": 6}}}}, "scoring-cells"),
        ({"scoring": {"B": {"4": {"points": 0}}}}, "rising-round"),
        ({"scoring": {"B": {"1": {"votes": 9}}}}, "rising-level"),
        ({"track": {"rows": [60]}}, "track-rows"),
        ({"track": {"parchment": 70}}, "track-parchment"),
        ({"track": {"labels": [[22, 4], [28, 2], [35, 1]]}}, "track-label-place"),
        ({"track": {"labels": [[20, 2], [28, 4]]}}, "track-label-order"),
        ({"track": {"labels": [[22, 4], [23, 3], [28, 2]]}}, "track-example"),
        ({"track": {"labels": [[22, 5], [28, 2]]}}, "track-example"),
        ({"track": {"glory": [3]}}, "track-glory"),
        ({"icons": {"paid-province": ["vote-province"]}}, "paid-provinces"),
    ],
)  # fmt: skip
def test_what_breaks_a_constraint_is_named_in_both_languages(own, reason):
    found = games.load("pendulum", own).components.defects()
    assert f"pendulum-box-{reason}" in [each.message for each in found]
    for each in found:
        for language in LANGUAGES:
            assert Words(language, "pendulum").say(each.message, each.args)


def test_an_owners_half_filled_box_is_not_measured_against_our_practice_cells():
    own = {"scoring": {"B": {"4": {"points": 1, "votes": 1, "provenance": "printed"}}}}
    assert defects(own) == []


def test_all_25_council_cards_and_an_icon_for_each_are_in_the_box():
    box = games.load("pendulum").box
    assert sum(box.rewards[name].copies for name in box.regular_rewards) == 25
    covered = {reward for rewards in box.icons.values() for reward in rewards}
    assert covered == {*box.regular_rewards, "grande"}
    assert len(list(leaves({"rewards": dict.fromkeys(box.rewards, 1)}))) == len(box.rewards)


def test_an_icon_that_covers_a_reward_there_is_not_is_named():
    own = {"icons": {"paid-province": ["military-province", "vote-province", "castle"]}}
    (found,) = games.load("pendulum", own).components.defects()
    assert (found.message, found.args) == ("pendulum-unknown-reward", {"reward": "castle"})


def test_a_card_needs_a_number():
    king = {"worker": "none", "timer": "none", "province": 0, "votes": 0, "points": 0, "icon": "votes"}
    with pytest.raises(UserError) as user_error:
        games.load("pendulum", {"cards": {"king": king}}, "mine.toml")
    assert user_error.value.args_["key"] == "cards.king"
