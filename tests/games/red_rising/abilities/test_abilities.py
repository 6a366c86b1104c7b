"""Your abilities that affect the Automus, and the variant."""

import pytest
from user_errors import raises_user_error

from automatable.games.red_rising.rules.abilities import use
from automatable.games.red_rising.rules.variant import fewest_cards

DEPLOYED = {"phase": "deployed", "deployed": "mars"}
NO_AJA = {"locations.jupiter": ["pelus"]}
HANDED = [("holo-host", "influence"), ("reporter", "helium"), ("vlogger", "fleet")]


def used(character):
    return {"type": "used", "character": character}


def at_mars(character, **more):
    return {**DEPLOYED, "locations.mars": [character, "judge", "seer"], **more}


@pytest.mark.rule("hand-bottom", "human-abilities")
@pytest.mark.parametrize("character", ["aja", "antonia"])
def test_a_card_the_automus_must_discard_is_the_bottom_one_and_marked_to_be_banished(
    game, play, known, messages, character
):
    state = known(at_mars(character, **{"locations.jupiter": ["pelus"]}))
    after = play(state, used(character))
    assert [game.box.ids[card] for card in after.state.automus_hand] == ["harmony"]
    assert {game.box.ids[card] for card in after.state.banished} == {"deanna", character}
    assert messages(after) == ["do-banish-bottom", "do-banish-card"]


@pytest.mark.rule("hand-bottom", "human-abilities")
def test_karnus_on_nero_banishes_him_and_the_automus_its_bottom_card(
    game, play, known, messages, check_refused
):
    on_nero = {"locations.mars": ["karnus", "nero", "seer"]}
    after = play(known({**DEPLOYED, **on_nero}), used("karnus"))
    assert [game.box.ids[card] for card in after.state.banished] == ["deanna", "nero"]
    assert messages(after) == ["do-banish-beneath", "do-banish-bottom"]
    check_refused(known(at_mars("karnus")), used("karnus"), "red-rising-not-beneath")
    elsewhere = known({"phase": "human", "human.hand": ["karnus", "lorn"]})
    [note] = play(elsewhere, {"type": "deployed", "location": "mars", "card": "karnus"}).explanation
    assert (note.message, note.page) == ("red-rising-not-beneath", None), "the base game's card says so"


@pytest.mark.rule("hand-bottom")
def test_tactus_steals_the_bottom_card_leaves_and_ends_the_turn(game, play, known, messages):
    done = play(known(at_mars("tactus")), used("tactus"))
    assert messages(done) == ["do-steal-bottom", "do-banish-card", "do-turn-ends"]
    after = done.state
    assert game.box.ids[after.human_hand[0]] == "deanna"
    assert [game.box.ids[card] for card in after.banished] == ["tactus"]
    assert after.phase == "automus"


@pytest.mark.rule("hand-top", "hand-bottom")
@pytest.mark.parametrize(
    ("bottom", "hand", "banished"),
    [
        ("lysander", ["harmony"], ["lysander"]),
        ("deanna", ["deanna", "harmony"], ["arlus"]),
        ("virga", ["virga", "harmony"], []),
    ],
)
def test_arlus_sees_the_bottom_card_and_one_that_stays_goes_on_top(
    game, play, known, messages, bottom, hand, banished
):
    state = known(at_mars("arlus", **{"automus.hand": ["harmony", bottom]}))
    done = play(state, used("arlus"))
    after = done.state
    assert [game.box.ids[card] for card in after.automus_hand] == hand
    assert [game.box.ids[card] for card in after.banished] == banished
    then = {"lysander": ["do-banish-bottom"], "deanna": ["do-onto-hand", "do-banish-card"]}
    assert messages(done) == ["do-show-bottom", *then.get(bottom, ["do-onto-hand"])]


@pytest.mark.rule("hand-bottom")
def test_where_the_table_keeps_the_cards_arlus_asks_for_the_colour_only(play, position):
    state = position({**DEPLOYED, "locations.mars": 3, "deck.rest": 91})
    gold = play(state, used("arlus"), shown="gold").state
    assert (len(gold.automus_hand), len(gold.banished)) == (1, 1)
    red = play(state, used("arlus"), shown="red").state
    assert (len(red.automus_hand), len(red.banished), len(red.locations[1])) == (2, 1, 2)
    assert len(play(state, used("arlus"), shown="other").state.banished) == 0


@pytest.mark.rule("hand-top")
@pytest.mark.parametrize(("character", "track"), HANDED)
def test_a_card_handed_over_goes_on_top_you_draw_two_and_the_turn_ends(
    game, play, known, messages, character, track
):
    done = play(known(at_mars(character, **{f"human.{track}": 1})), used(character))
    assert messages(done) == ["do-handed", "do-draw", "do-draw", "do-turn-ends"]
    after = done.state
    assert game.box.ids[after.automus_hand[0]] == character
    assert (len(after.human_hand), after.phase) == (4, "automus")


@pytest.mark.rule("human-abilities")
@pytest.mark.parametrize(("character", "track"), HANDED)
def test_a_card_is_handed_over_only_while_you_are_ahead(game, play, known, check_refused, character, track):
    level = {f"human.{track}": 3, f"automus.{track}": 3}
    state = known(at_mars(character, **level))
    check_refused(state, used(character), "red-rising-not-ahead")
    assert game.box.numbers[character] not in use.usable_now(game.box, state)
    state = known({**level, "phase": "human", "human.hand": [character, "lorn"]})
    after = game.apply(state, game.decode_event({"type": "deployed", "location": "mars", "card": character}))
    assert after.questions == () and after.state.phase == "deployed", "the ability is not even offered"


@pytest.mark.rule("hand-top", "hand-bottom")
def test_hypnotist_lets_each_side_banish_a_card_and_gain_another(game, play, known, messages):
    state = known(at_mars("hypnotist", **{"deck.top": ["nanny", "virga"]}))
    done = play(state, used("hypnotist"), swapped_yours="lorn")
    after = done.state
    assert [game.box.ids[card] for card in after.human_hand] == ["nanny", "dancer"]
    assert [game.box.ids[card] for card in after.automus_hand] == ["virga", "harmony"]
    assert [game.box.ids[card] for card in after.banished] == ["deanna", "lorn"]
    assert messages(done) == ["do-banish-own", "do-draw", "do-banish-bottom", "do-deck-to-hand"]
    shown = [i.args["character"] for i in done.instructions]
    assert shown == [f"@character-{id}" for id in ("lorn", "nanny", "deanna", "virga")]


@pytest.mark.rule("hand-bottom", "character-deck")
def test_an_empty_deck_is_not_drawn_from(play, position, messages):
    bare = {"deck.rest": 0, **DEPLOYED}
    assert messages(play(position(bare), used("hypnotist"))) == ["do-banish-own", "do-banish-bottom"]
    ahead = position({**bare, "human.helium": 1})
    assert messages(play(ahead, used("reporter"))) == ["do-handed", "do-turn-ends"]
    luna = position({"deck.rest": 0}, sovereign="human")
    blocked = play(luna, {"type": "turned", "card": 6, "second": 14}, block_1="yes")
    assert "do-draw" not in messages(blocked)
    assert len(blocked.state.human_hand) == 4


@pytest.mark.rule("hand-top", "hand-bottom")
def test_any_card_you_move_leaves_its_hand_at_the_bottom_and_enters_it_on_top(game, play, known):
    state = known(DEPLOYED)
    after = play(state, {"type": "moved", "source": "mars", "target": "automus"}).state
    assert game.box.ids[after.automus_hand[0]] == "judge"
    after = play(after, {"type": "moved", "source": "automus", "target": "banished"}).state
    assert [game.box.ids[card] for card in after.banished] == ["deanna"]
    assert game.decide("hand-bottom", after, {}).choice == "harmony"


@pytest.mark.rule("free-gains")
@pytest.mark.parametrize(
    ("character", "track", "yours"),
    [("pelus", "fleet", 2), ("virga", "fleet", 2), ("diplomat", "influence", 1)],
)
def test_the_automus_always_takes_what_it_may_take_for_free_and_your_part_is_shown(
    game, play, position, nets, character, track, yours
):
    done = play(position(DEPLOYED), used(character))
    assert getattr(done.state.automus, track) == 1
    assert getattr(done.state.human, track) == yours
    counted = {} if track == "influence" else {f"automus-{track}": (0, 1)}
    assert nets(done) == {f"your-{track}": (0, yours), **counted}
    assert [question.id for question in done.questions] == ["gain"], "it is not asked for again"


@pytest.mark.rule("R8", "free-gains")
@pytest.mark.parametrize(("discard", "track"), [([], "helium"), ([3, 1], "influence"), ([1, 2], "helium")])
def test_a_maxed_free_gain_follows_the_arrow_of_the_last_automus_card(
    play, position, rulings, discard, track
):
    state = position({**DEPLOYED, "automus.fleet": 10}, discard=discard)
    after = play(state, {"type": "given", "bonus": "fleet"})
    assert getattr(after.state.automus, track) == 1
    assert "R8" in rulings(after.explanation)
    said = [node.message for node in after.explanation if hasattr(node, "message")]
    assert ("red-rising-arrow-of-last-card" in said) == bool(discard)
    assert ("red-rising-arrow-before-any" in said) == (not discard)
    [arrow] = [node for node in after.explanation if getattr(node, "ruling", "") == "R8"]
    assert (arrow.rule, arrow.page) == ("bonus-location", 3)


@pytest.mark.rule("human-abilities")
def test_harmony_and_quicksilver_take_helium_if_there_is_any(play, position, nets):
    rich = position({**DEPLOYED, "automus.helium": 2})
    assert play(rich, used("harmony")).state.automus.helium == 1
    robbed = play(rich, used("quicksilver"))
    assert nets(robbed) == {"automus-helium": (2, 1), "your-helium": (0, 1)}
    assert (robbed.state.automus.helium, robbed.state.human.helium) == (1, 1)
    poor = play(position(DEPLOYED), used("quicksilver")).state
    assert (poor.automus.helium, poor.human.helium) == (0, 0)
    assert play(rich, {"type": "lost", "what": "helium"}).state.automus.helium == 1


@pytest.mark.rule("human-abilities")
def test_where_the_app_keeps_the_cards_deploying_such_a_character_offers_its_ability(play, known):
    state = known({"phase": "human", "human.hand": ["virga", "lorn"]})
    event = {"type": "deployed", "location": "mars", "card": "virga"}
    assert play(state, event, ability_virga="yes").state.automus.fleet == 1
    assert play(state, event, ability_virga="no").state.automus.fleet == 0


@pytest.mark.rule("show")
@pytest.mark.parametrize(
    ("character", "hand", "can"),
    [
        ("dancer", ["deanna", "arlus"], True),
        ("dancer", ["deanna", "lorn"], False),
        ("politician", ["lorn", "aja", "judge"], True),
        ("sevro", ["the-howlers"], True),
        ("sevro", ["lorn"], False),
    ],
)
def test_to_show_a_card_it_is_enough_to_have_it(game, known, character, hand, can):
    assert game.decide("show", known(), {"character": character, "hand": hand}).choice is can


@pytest.mark.rule("show")
def test_deploying_such_a_character_says_whether_you_hold_what_it_asks_for(play, known):
    event = {"type": "deployed", "location": "mars", "card": "politician"}
    able = play(known({"phase": "human", "human.hand": ["politician", "lorn", "nero"]}), event)
    assert [node.message for node in able.explanation] == ["red-rising-can-show"]
    unable = play(known({"phase": "human", "human.hand": ["politician", "lorn"]}), event)
    assert [node.message for node in unable.explanation] == ["red-rising-cannot-show"]


@pytest.mark.rule("human-abilities")
def test_only_the_character_just_deployed_is_offered_where_the_app_knows_it(game, known, position):
    asked = {question.id: question for question in game.questions(known(at_mars("aja", **NO_AJA)))}
    assert [option.value for option in asked["used"].options] == ["aja"]
    assert "used" not in {question.id for question in game.questions(known(DEPLOYED))}
    ahead = position({**DEPLOYED, "human.fleet": 1, "human.helium": 1, "human.influence": 1})
    assert len({q.id: q for q in game.questions(ahead)}["used"].options) == 17
    assert len({q.id: q for q in game.questions(position(DEPLOYED))}["used"].options) == 17 - len(HANDED)


@pytest.mark.rule("human-abilities")
def test_the_ability_of_a_card_that_is_not_where_it_must_be_is_refused(play, known, position, check_refused):
    not_there = "red-rising-not-where-it-must-be"
    check_refused(known(DEPLOYED), used("aja"), not_there)  # Aja lies on Jupiter, you deployed on Mars
    beneath = known({**DEPLOYED, "locations.mars": ["judge", "tactus"]})
    check_refused(beneath, used("tactus"), not_there)
    end = {"phase": "ended", "variant": True}
    check_refused(known(end), used("psychologist"), not_there)
    check_refused(position({**end, "human.hand": 0}), used("psychologist"), not_there)
    check_refused(position({**DEPLOYED, "locations.mars": 0}), used("aja"), not_there)
    once = play(position(DEPLOYED), used("harmony")).state
    check_refused(once, used("harmony"), "red-rising-ability-used")
    check_refused(once, used("aja"), not_there)  # only one card was deployed


@pytest.mark.rule("human-abilities")
@pytest.mark.parametrize(
    ("character", "gifts"),
    [("deanna", ["helium"]), ("boneriders", ["sovereign"]), ("ash-lord", None), ("masseuse", 4)],
)
def test_gifts_are_asked_for_only_as_the_card_can_give_them(game, known, character, gifts):
    held = {"automus.hand": ["harmony"]}
    asked = {q.id: q for q in game.questions(known(at_mars(character, **held)))}
    shown = [option.value for option in asked["took"].options] if "took" in asked else None
    assert (len(shown) if gifts == 4 else shown) == gifts


def test_abilities_that_touch_nothing_or_are_not_in_the_game_are_refused(position, check_refused):
    check_refused(position(DEPLOYED), used("judge"), "red-rising-touches-nothing")
    check_refused(position(DEPLOYED), used("eo"), "red-rising-not-in-game")
    check_refused(position(DEPLOYED), used("zorg"), "red-rising-unknown-character")


# --- the variant -------------------------------------------------------------------------------------------


@pytest.mark.rule("auctioneer", "R11")
def test_the_auctioneers_die_shows_only_what_the_automus_can_take_and_you_take_the_others(
    game, play, position, nets
):
    state = position({**DEPLOYED, "variant": True, "automus.fleet": 10})
    asked = game.apply(state, game.decode_event(used("auctioneer")))
    assert [option.value for option in asked.questions[0].options] == ["helium", "influence"]
    done = play(state, used("auctioneer"), auction_die="influence")
    assert nets(done) == {"your-fleet": (0, 1), "your-helium": (0, 1)}
    assert {step.rule for step in done.instructions} == {"auctioneer"}
    assert done.explanation == (), "that it takes what is free is another rule"
    after = done.state
    assert after.automus.influence == 1
    assert (after.human.fleet, after.human.helium, after.human.influence) == (1, 1, 0)


@pytest.mark.rule("auctioneer", "eo")
def test_the_variants_decisions_can_be_asked_alone(game, position, known):
    full = position({"automus.fleet": 10, "automus.helium": 10})
    assert game.decide("auctioneer", full, {}).choice == ["influence"]
    assert game.decide("eo", known(), {}).choice is True  # Harmony and Deanna
    assert game.decide("eo", position(), {"hand": ["lorn", "judge"]}).choice is False


@pytest.mark.rule("R11")
def test_the_auctioneer_gives_nothing_when_all_three_tracks_are_full(play, position, rulings):
    full = {f"automus.{track}": 10 for track in ("fleet", "helium", "influence")}
    after = play(position({**DEPLOYED, "variant": True, **full}), used("auctioneer"))
    assert after.state.automus.helium == 10
    assert "R11" in rulings(after.explanation)


@pytest.mark.rule("eo")
def test_eo_finds_a_red_only_among_the_top_six_cards(game, play, known):
    six = ["lysander", "virga", "seer", "ceo", "modjob", "lorn"]
    board = {"mars": ["eo"], "jupiter": [], "luna": [], "institute": []}
    base = {**DEPLOYED, "variant": True, "automus.helium": 1, "locations": board, "human.hand": ["nero"]}
    hidden = known({**base, "automus.hand": [*six, "deanna"]})
    after = play(hidden, used("eo")).state
    assert after.automus.helium == 0
    assert after.automus_hand == hidden.automus_hand
    seen = known({**base, "automus.hand": [*six[:5], "deanna", "lorn"]})
    assert play(seen, used("eo")).state.automus.helium == 1


@pytest.mark.rule("eo")
def test_where_the_table_keeps_the_cards_eo_asks_whether_a_red_was_seen(play, position):
    state = position({**DEPLOYED, "variant": True, "automus.helium": 1})
    assert play(state, used("eo"), red_seen="yes").state.automus.helium == 1
    assert play(state, used("eo"), red_seen="no").state.automus.helium == 0


@pytest.mark.rule("roque", "R11")
def test_roque_picks_among_the_cards_looked_at_and_shuffles_the_rest_back_on_top(game, play, known):
    hand = ["lysander", "virga", "seer", "ceo", "modjob", "lorn", "deanna"]
    board = {"mars": ["roque"], "jupiter": [], "luna": [], "institute": []}
    state = known(
        {**DEPLOYED, "variant": True, "locations": board, "automus.hand": hand, "human.hand": ["nero"]}
    )
    hit = play(state, used("roque"), roque_name="ceo", roque_pick="ceo", roque_shuffle_5="lorn").state
    ids = [game.box.ids[card] for card in hit.automus_hand]
    assert (ids[0], ids[-1], len(ids)) == ("lorn", "deanna", 6)
    assert {game.box.ids[card] for card in hit.banished} == {"ceo", "roque"}
    missed = play(state, used("roque"), roque_name="ceo", roque_pick="virga").state
    assert len(missed.automus_hand) == 7
    assert not missed.banished


@pytest.mark.rule("roque")
def test_where_the_table_keeps_the_cards_roque_asks_only_whether_it_hit(play, position, messages):
    state = position({**DEPLOYED, "variant": True})
    hit = play(state, used("roque"), roque_hit="yes")
    assert messages(hit) == ["do-look", "do-banish-picked", "do-banish-card", "do-shuffle-back"]
    assert (len(hit.state.automus_hand), len(hit.state.banished)) == (1, 2)
    assert len(play(state, used("roque"), roque_hit="no").state.banished) == 0


@pytest.mark.rule("psychologist")
@pytest.mark.parametrize(
    ("yours", "its", "fewest"), [(7, 21, True), (7, 20, False), (8, 26, True), (9, 26, False)]
)
def test_psychologist_compares_with_a_third_of_the_automus_hand_rounded_down(
    game, position, yours, its, fewest
):
    assert fewest_cards(game.box, yours, its) is fewest
    ask = {"hand": yours, "automus": its}
    assert game.decide("psychologist", position(), ask).choice is fewest


@pytest.mark.parametrize(
    ("rule", "inputs"),
    [
        ("psychologist", {"hand": "seven"}),
        ("psychologist", {"automus": [1]}),
        ("eo", {"hand": 5}),
        ("show", {"character": "aja", "hand": 5}),
    ],
)
def test_an_input_of_the_wrong_kind_is_refused_by_its_name(game, position, rule, inputs):
    with raises_user_error("core-bad-input"):
        game.decide(rule, position(), inputs)


@pytest.mark.rule("psychologist")
def test_psychologist_is_offered_at_the_end_where_it_may_be_in_your_hand(game, play, known, position):
    def offered(state):
        return "used" in [question.id for question in game.questions(state)]

    end = {"phase": "ended", "variant": True, "banished": ["virga"]}
    held = known({**end, "human.hand": ["psychologist"]})
    assert offered(held)
    assert not offered(play(held, used("psychologist")).state), "only once"
    assert not offered(known(end))
    assert offered(position({"phase": "ended", "variant": True}))
    assert not offered(position({"phase": "ended"}))


@pytest.mark.rule("psychologist")
def test_psychologist_gains_a_banished_card_by_chance_at_the_end(game, play, known):
    base = {
        "phase": "ended",
        "variant": True,
        "banished": ["virga", "modjob"],
        "human.hand": ["psychologist"],
    }
    few = known({**base, "automus.hand": ["harmony", "deanna", "arlus"]})
    after = play(few, used("psychologist"), banished_card="modjob").state
    assert [game.box.ids[card] for card in after.human_hand] == ["modjob", "psychologist"]
    many = known({**base, "automus.hand": ["harmony", "deanna"]})
    assert len(play(many, used("psychologist")).state.banished) == 2
