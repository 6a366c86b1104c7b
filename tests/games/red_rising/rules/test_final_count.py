"""The final count of a game in play."""

import pytest
from random_play import Driver

from automatable.games.red_rising.rules.cards import every_pile

ENDED = {"phase": "ended"}


@pytest.mark.rule("count", "human-laurels")
def test_where_the_app_keeps_the_cards_nothing_is_asked(game, known):
    changes = {"human.fleet": 4, "human.helium": 2, "human.influence": 5, "automus.influence": 3}
    state = known({**ENDED, **changes}, sovereign="human")
    after = game.apply(state, game.decode_event({"type": "counted"}), explain=True).state
    human, automus = game.result(after).sides
    # Dancer 8 + 11 (no Gray), but a Gold in hand; Lorn 20 + 15 (no other Gold)
    assert dict(human.parts) == {
        "red-rising-character-dancer": 19,
        "red-rising-character-lorn": 35,
        "red-rising-part-ability": 0,
        "red-rising-part-fleet": 10,
        "red-rising-part-helium": 6,
        "red-rising-part-sovereign": 10,
        "red-rising-part-influence": 20,
        "red-rising-part-excess": 0,
    }
    # both odd cards do not match; influence ties with the neutral house for the second place
    assert automus.total == 70 + 2 * 3 + 3 * 2
    assert game.result(after).winner == "human"


@pytest.mark.rule("count", "matching")
def test_where_the_table_keeps_the_cards_it_asks_for_matching_cards_and_your_own_sum(game, position):
    state = position(ENDED)
    asked = game.apply(state, game.decode_event({"type": "counted", "by": "points"}))
    assert (asked.questions[0].id, asked.questions[0].high) == ("matching", 2)
    asked = game.apply(asked.state, game.decode_event(asked.questions[0].answer(1)))
    assert asked.questions[0].id == "your-points"
    after = game.apply(asked.state, game.decode_event(asked.questions[0].answer(150))).state
    human, automus = game.result(after).sides
    assert (human.total, automus.total) == (150, 70 + 6 + 3)


@pytest.mark.rule("count", "matching")
def test_the_automus_cards_may_be_named_instead_of_counted(game, play, position):
    event = {"type": "counted", "points": 0, "automus": ["dancer", "harmony"]}
    after = play(position(ENDED), event).state
    assert game.result(after).sides[1].total == 70 + 6 + 3


@pytest.mark.rule("count")
@pytest.mark.parametrize(
    ("named", "message"),
    [
        ({"automus": ["dancer"]}, "name-each"),
        ({"automus": ["dancer", "harmony", "lorn"]}, "name-each"),
        ({"automus": ["dancer", "dancer"]}, "card-twice"),
        ({"automus": ["dancer", "eo"]}, "not-in-game"),
        ({"matching": 1, "hand": ["eo"]}, "not-in-game"),
        ({"matching": 1, "hand": ["lorn", "aja", "nero", "judge"]}, "name-each-yours"),
        ({"automus": ["dancer", "harmony"], "hand": ["lorn", "dancer"]}, "card-twice"),
    ],
)
def test_named_cards_are_all_of_the_hand_each_once_and_in_the_game(check_refused, position, named, message):
    check_refused(position(ENDED), {"type": "counted", **named}, f"red-rising-{message}")


@pytest.mark.rule("count")
def test_by_its_cards_it_asks_only_what_the_hand_looks_at(game, play, position):
    state = position({**ENDED, "banished": 3, "deck.rest": 89})
    hand = ["colonel-valentin", "ash-lord", "developer", "firewall-expert", "hacker"]
    asked, answers = (
        [],
        {"board-gold": 4, "banished-blue": 2, "top-value": 35, "revealed-value": 20, "matching": 0},
    )
    now = game.apply(state, game.decode_event({"type": "counted", "hand": hand}))
    while now.state.pending is not None:
        question = now.questions[0]
        asked.append(question.id)
        value = answers.get(question.id, "yes")
        now = game.apply(now.state, game.decode_event(question.answer(value)))
    assert asked == ["matching", "board-gold", "banished-blue", "top-value", "hidden", "revealed-value"]
    count = now.state.count
    assert count.core == 10 + 25 + 9 + 13 + 15
    # Valentin 5 per Gold on the board, Ash Lord 5 per Blue: two banished, and Valentin; Developer; Firewall
    assert count.bonus == 20 + 10 + 5 + 35 + 22
    parts = dict(game.result(now.state).sides[0].parts)
    assert [parts[f"red-rising-character-{card}"] for card in hand] == [30, 40, 44, 35, 15]
    assert parts["red-rising-part-ability"] == 20
    assert game.from_text(game.to_text(now.state)) == now.state, "the hand stands in the short text"


@pytest.mark.rule("R14")
def test_most_and_least_compare_with_the_automus_and_not_with_the_neutral_house(game, play, known):
    state = known({**ENDED, "human.hand": ["quietus"], "human.influence": 1})
    parts = dict(game.result(play(state, {"type": "counted"}).state).sides[0].parts)
    assert (
        parts["red-rising-character-quietus"] == 14 + 16
    )  # 1 beats the Automus's 0; the neutral 3 are no opponent


@pytest.mark.rule("count", "human-laurels")
def test_where_the_table_keeps_the_cards_your_hand_is_asked_for_out_of_all_in_the_game(game, position):
    state = position({**ENDED, "human.hand": 2, "deck.rest": 95})
    asked = game.apply(state, game.decode_event({"type": "counted", "matching": 0}))
    question = asked.questions[0]
    offered = {option.value for option in question.options}
    assert question.id == "your-hand" and question.many
    assert len(offered) == 107 and "eo" not in offered, "those of the variant stay in the box"
    after = game.apply(asked.state, game.decode_event(question.answer(["lorn", "dancer"]))).state
    assert dict(game.result(after).sides[0].parts)["red-rising-character-lorn"] == 35


@pytest.mark.rule("count")
def test_nothing_happens_after_the_count(play, known, check_refused):
    counted = play(known(ENDED), {"type": "counted"}).state
    for event in (
        {"type": "counted"},
        {"type": "scouted", "location": "mars"},
        {"type": "turned", "card": 3},
    ):
        check_refused(counted, event, "core-game-over")


@pytest.mark.rule("R18")
def test_the_count_says_when_not_every_way_to_treat_wild_cards_was_looked_at(box, play, known):
    wild = [id for id, person in box.printed.characters.items() if person.wild == "color"]
    for hand, noted in ((wild, True), (wild[:1], False)):
        explanation = play(
            known({**ENDED, "human.hand": ["mustang", *hand]}), {"type": "counted"}
        ).explanation
        assert ("red-rising-not-best" in notes_of(explanation)) is noted


def notes_of(explanation):
    """Every message of an explanation, as far down as it goes."""
    for node in explanation:
        yield getattr(node, "message", None)
        yield from notes_of(getattr(node, "steps", ()))


def test_wrong_counts_are_refused(position, check_refused):
    check_refused(position(ENDED), {"type": "counted", "matching": 3}, "red-rising-too-many-matching")
    twice = {"type": "counted", "matching": 0, "hand": ["lorn", "lorn"]}
    check_refused(position(ENDED), twice, "red-rising-card-twice")
    check_refused(position(), {"type": "counted"}, "red-rising-not-now")


@pytest.mark.rule("about", "character-deck")
@pytest.mark.parametrize(
    "setup", [{}, {"cards": "app"}, {"cards": "app", "variant": True}, {"variant": True}]
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cards_are_conserved_over_any_game(setup, seed):
    driver = Driver("red-rising", setup, seed, explain=False)
    total = 112 - (1 if setup.get("variant") else 5)
    while driver.step():
        piles = every_pile(driver.state)
        assert sum(map(len, piles)) == total
        if setup.get("cards") == "app":
            assert len({card for pile in piles for card in pile}) == total
