"""The game from its first card to its count, each test marked with the entries it proves."""

import pytest

from automatable import games
from automatable.core.reading import fields
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore


@pytest.fixture
def game():
    return games.load("night-market")


def turned(game, card, yours, **position):
    """The rival's turn with this card while your cart is there, told."""
    state = game.from_json({**game.to_json(game.new(game.decode_setup({}))), **position})
    waits = game.apply(state, game.decode_event({"type": "card-turned", "card": card}), listen=True)
    answer = {"type": "answered", "question": "cart", "value": yours}
    return game.apply(waits.state, game.decode_event(answer), listen=True)


@pytest.mark.rule("set-up")
def test_the_cards_are_shuffled_and_the_cart_begins_at_the_lamps(game):
    first = game.new(game.decode_setup({}))
    told = game.checklist(first).instructions
    assert [each.message for each in told] == ["night-market-do-shuffle", "night-market-do-cart"]
    assert first.cart == "lamps" and told[1].args == {"stall": "@stall-lamps"}


@pytest.mark.rule("turn")
@pytest.mark.parametrize(("level", "coins"), [("new-moon", 2), ("full-moon", 3)])
def test_the_cart_leaves_the_cards_coins_and_one_more_under_a_full_moon(game, level, coins):
    after = turned(game, "1", "spice", level=level).state
    assert after.cart == "tea" and after.coins == (0, coins, 0, 0) and "1" not in after.left


@pytest.mark.rule("open")
def test_the_rival_neither_stays_nor_comes_to_you(game):
    told = turned(game, "4", "tea", coins=[0, 0, 5, 5])
    cuts = {cut.condition: cut.out for cut in told.story[0].cuts}
    assert cuts == {"night-market-out-here": ("@stall-lamps",), "night-market-out-yours": ("@stall-tea",)}
    assert told.state.cart == "silk"


@pytest.mark.rule("stall")
def test_the_wares_come_first_and_then_the_fewest_coins(game):
    assert turned(game, "3", "tea", coins=[0, 0, 0, 9]).state.cart == "spice"
    assert turned(game, "3", "spice", coins=[0, 2, 1, 0]).state.cart == "silk"


@pytest.mark.rule("stall-example")
def test_p02_example_a_tea_card_while_you_are_at_the_tea(game):
    assert turned(game, "1", "tea").state.cart == "silk"


@pytest.mark.rule("N1")
def test_of_two_stalls_equally_near_the_one_nearer_to_the_gate(game):
    told = turned(game, "4", "lamps", cart="tea", coins=[0, 3, 1, 1])
    assert told.state.cart == "silk", "it is nearer than the spice: no ruling is needed"
    told = turned(game, "3", "spice", cart="tea")
    assert told.state.cart == "lamps" and told.story[1].weighed[-1].ruling == "N1"


@pytest.mark.rule("count", "N2")
@pytest.mark.parametrize(("yours", "winner"), [(12, "automa"), (13, "nobody"), (14, "human")])
def test_a_whole_game_is_won_by_whoever_has_more_and_a_tie_by_nobody(yours, winner):
    desk = Desk(MemoryStore())
    view = desk.handle({"op": "new", "game": "night-market", "seed": 1})
    for _ in range(6):
        desk.handle({"op": "deal", "table": view["table"]})
        view = desk.handle({"op": "answer", "table": view["table"], "value": "lamps"})
    assert desk.handle({"op": "answer", "table": view["table"], "value": yours})["result"]["winner"] == winner


@pytest.mark.parametrize(
    "wrong", [{"left": ["9"]}, {"left": ["1", "1"]}, {"coins": [-1, 0, 0, 0]}, {"human": 3}]
)
def test_a_position_that_cannot_be_is_refused(game, wrong):
    with pytest.raises(Refused, match="night-market"):
        turned(game, "1", "tea", **wrong)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_can_be_corrected_and_everything_printed_has_words(game, language):
    words = Words(language, "night-market")
    found = fields(game, game.new(game.decode_setup({})))
    for field in found.fields:
        assert field.kind != "text" and all(words.say(name.message, name.args) for name in field.names)
        assert not field.none or words.say(field.none)
    for options in found.choices.values():
        assert all(words.say(option.message, option.args) for option in options)
    for row in Desk(MemoryStore()).handle({"op": "box", "game": "night-market"})["shelf"]:
        assert words.say(row["name"]["message"])
        for thing in row["things"]:
            names = [thing["name"], *(name for one in thing["says"] for name in one["names"])]
            assert all(words.say(name["message"], name["args"]) for name in names)
            words.name([one["said"] for one in thing["says"]])
