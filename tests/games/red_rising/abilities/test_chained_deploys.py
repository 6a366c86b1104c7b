"""Chained deploys: the ability of the second card is used too."""

import pytest

from automatable.games.red_rising.rules.cards import deck_size

HUMAN = {"phase": "human", "locations.jupiter": ["pelus"]}
AFTER = {"phase": "deployed", "deployed": "jupiter"}


def deploy(card, location):
    return {"type": "deployed", "location": location, "card": card}


def used(character):
    return {"type": "used", "character": character}


@pytest.mark.rule("R19")
def test_calliope_on_jupiter_deploys_aja_on_mars_whose_ability_fires_there(
    game, play, known, messages, rulings
):
    state = known({**HUMAN, "human.hand": ["calliope", "lorn"], "deck.top": ["aja"]})
    done = play(state, deploy("calliope", "jupiter"), calliope_to="mars")
    ids = game.box.ids
    assert [ids[card] for card in done.state.locations[0]] == ["calliope", "pelus"]
    assert [ids[card] for card in done.state.locations[1]] == ["judge", "seer"], "Aja left Mars again"
    assert [ids[card] for card in done.state.banished] == ["aja", "deanna"]
    assert [ids[card] for card in done.state.automus_hand] == ["harmony"]
    assert messages(done) == ["do-redeploy", "do-banish-bottom", "do-banish-card"]
    assert "R19" in rulings(done.explanation)
    assert done.state.deployed == 0
    after = play(done.state, {"type": "gained", "source": "mars"}).state
    assert ids[after.human_hand[0]] == "judge"


@pytest.mark.rule("R19")
def test_an_ability_that_is_not_used_deploys_nothing_and_cites_nothing(play, known, rulings):
    state = known({**HUMAN, "human.hand": ["calliope", "lorn"], "deck.top": ["aja"]})
    kept = play(state, deploy("calliope", "jupiter"), ability_calliope="no")
    assert len(kept.state.locations[1]) == 2
    plain = play(state, deploy("calliope", "jupiter"), calliope_to="mars", ability_aja="no")
    assert len(plain.state.locations[1]) == 3
    assert rulings(plain.explanation) == set()


@pytest.mark.rule("R19")
def test_where_the_table_keeps_the_cards_calliope_asks_where_and_whose_ability(play, position, messages):
    state = position({**AFTER, "locations.jupiter": 3, "deck.rest": 91})
    done = play(state, used("calliope"), calliope_to="mars", calliope_deployed="aja")
    assert [len(pile) for pile in done.state.locations] == [3, 2, 2, 2]
    assert (deck_size(done.state), len(done.state.banished), len(done.state.automus_hand)) == (90, 2, 1)
    assert messages(done) == ["do-redeploy", "do-banish-bottom", "do-banish-card"]
    other = play(state, used("calliope"), calliope_to="mars", calliope_deployed="other").state
    assert [len(pile) for pile in other.locations] == [3, 3, 2, 2]


@pytest.mark.rule("R19")
def test_orion_brings_another_blue_to_jupiter_and_its_ability_fires(game, play, known, check_refused):
    here = {"locations.mars": ["judge", "virga", "seer"], "human.hand": ["orion"], "phase": "human"}
    done = play(known(here), deploy("orion", "mars")).state
    assert [game.box.ids[card] for card in done.locations[0]] == ["virga", "pelus", "aja"]
    assert [game.box.ids[card] for card in done.locations[1]] == ["orion", "judge", "seer"]
    assert (done.human.fleet, done.automus.fleet) == (2, 1)
    two = {**here, "locations.mars": ["invictus", "virga"]}
    chosen = play(known(two), deploy("orion", "mars"), orion_card="invictus").state
    assert game.box.ids[chosen.locations[0][0]] == "invictus"
    nobody = known({"phase": "deployed", "deployed": "mars", "locations.mars": ["orion", "judge"]})
    check_refused(nobody, used("orion"), "red-rising-nothing-to-deploy")
    on_jupiter = known({**AFTER, "locations.jupiter": ["orion", "virga"]})
    check_refused(on_jupiter, used("orion"), "red-rising-nothing-to-deploy")


@pytest.mark.rule("R19")
def test_modjob_deploys_the_red_or_brown_directly_beneath_on_another_location(game, play, known):
    here = {"phase": "human", "human.hand": ["modjob"], "automus.hand": ["lorn"], "automus.helium": 1}
    red = known({**here, "locations.mars": ["harmony", "judge"]})
    done = play(red, deploy("modjob", "mars"), modjob_to="luna").state
    assert [game.box.ids[card] for card in done.locations[2]] == ["harmony", "evey", "timony"]
    assert done.automus.helium == 0
    deep = known({**here, "locations.mars": ["judge", "harmony"]})
    assert play(deep, deploy("modjob", "mars")).state.automus.helium == 1


@pytest.mark.rule("R19")
def test_what_the_second_card_gives_you_can_still_be_entered(game, play, known):
    state = known({**HUMAN, "human.hand": ["calliope", "lorn"], "deck.top": ["uncle-narol"]})
    done = play(state, deploy("calliope", "jupiter"), calliope_to="mars")
    assert [question.id for question in done.questions] == ["gain", "took"]
