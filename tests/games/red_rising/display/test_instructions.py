"""Steps are short and grouped by their card; each has its own reasons, and bookkeeping appears once."""

import pytest
from random_play import Driver, table_of

from automatable.core.engine.explanation import Section
from automatable.core.engine.instructions import rows
from automatable.locales import LANGUAGES, Words

LONGEST = 60
SETUPS = table_of("red-rising").SETUPS


@pytest.fixture(scope="module", params=range(len(SETUPS)), ids=str)
def driver(request):
    return Driver("red-rising", SETUPS[request.param], 2026).to_the_end()


def test_an_automus_turn_takes_at_most_four_rows(driver):
    turns = [found for found in driver.resolutions if any(i.cause == "card-2" for i in found.instructions)]
    assert turns
    for found in turns:
        assert len(rows(found.instructions)) <= 4


def test_every_step_is_short_in_both_languages(driver):
    for found in driver.resolutions:
        for one in found.instructions:
            for language in LANGUAGES:
                said = Words(language, "red-rising").say(one.message, one.args)
                assert len(said) <= LONGEST, said


@pytest.mark.rule("gain", "hand-top")
@pytest.mark.parametrize("step", ["do-gain", "do-deck-to-hand", "do-handed", "do-onto-hand"])
@pytest.mark.parametrize("known", ["yes", "no"])
@pytest.mark.parametrize(("language", "where"), [("en", "face down atop "), ("ru", "взакрытую поверх ")])
def test_a_card_the_automus_gets_is_instructed_to_go_face_down_on_top_of_its_hand(
    step, known, language, where
):
    """Your abilities take the bottom card: the order matters, for either player."""
    args = {"known": known, "character": "@character-dataport-specialist", "at": "@location-institute"}
    said = Words(language, "red-rising").say(f"red-rising-{step}", args)
    assert where in said
    assert len(said) <= LONGEST, said


def node_at(explanation, path):
    node = explanation[path[0]]
    for place in path[1:]:
        assert isinstance(node, Section)
        node = node.steps[place]
    return node


def test_the_reasons_of_a_step_speak_of_its_own_section(driver):
    """Why a card goes to Luna does not show the choice of Jupiter."""
    part = {"red-rising-do-deploy": "deploy", "red-rising-do-gain": "gain"}
    for found in driver.resolutions:
        for one in found.instructions:
            section = part.get(one.message)
            if section is None or not one.cause.startswith("card-"):
                continue
            assert one.why
            for path in one.why:
                assert node_at(found.explanation, path[:-1]).message == f"red-rising-section-{section}"
            selected = node_at(found.explanation, one.why[0])
            last = node_at(found.explanation, one.why[-1])
            where = getattr(last, "chosen", None) or f"@location-{selected.args['at']}"
            assert where == one.args["at"]


def said(found):
    return [Words("en", "red-rising").say(one.message, one.args) for one in found.instructions]


def test_at_the_table_a_step_says_which_card_the_hands_take(play, position):
    """The die banishes a top card, House Ceres any; a scout and the die place the deck's top card."""
    scouted = play(position(phase="human"), {"type": "scouted", "location": "mars"})
    assert said(scouted)[0] == "Deck’s top card → Mars"
    rolled = {"type": "gained", "source": "deck"}
    deployed = position({"phase": "deployed", "deployed": "mars"})
    placed = play(deployed, rolled, die="place", die_place="luna")
    assert said(placed)[1] == "Deck’s top card → Luna"
    banished = play(deployed, rolled, die="banish", die_banish="luna")
    assert said(banished)[1] == "Banish the top card of Luna"
    took = {"type": "took", "bonus": "sovereign"}
    ceres = play(position(phase="human", house="ceres"), took, house_banish="luna")
    assert said(ceres)[1] == "Banish a card from Luna"
