"""The game from its first card to its count, each test marked with the entries it proves."""

from pathlib import Path

import pytest

from automatable import MemoryStorage, Service, UserError, check, load


@pytest.fixture
def game():
    return load("night-market")


def turned(game, card, yours, **position):
    """The rival's turn with this card while your cart is there, shown."""
    state = game.from_json({**game.to_json(game.new(game.decode_setup({}))), **position})
    waits = game.apply(state, game.decode_event({"type": "card-turned", "card": card}), explain=True)
    answer = {"type": "answered", "question": "cart", "value": yours}
    return game.apply(waits.state, game.decode_event(answer), explain=True)


@pytest.mark.rule("set-up")
def test_the_cards_are_shuffled_and_the_cart_begins_at_the_lamps(game):
    first = game.new(game.decode_setup({}))
    instructed = game.checklist(first).instructions
    assert [each.message for each in instructed] == ["night-market-do-shuffle", "night-market-do-cart"]
    assert first.cart == "lamps" and instructed[1].args == {"stall": "@stall-lamps"}


@pytest.mark.rule("turn")
@pytest.mark.parametrize(("level", "coins"), [("new-moon", 2), ("full-moon", 3)])
def test_the_cart_leaves_the_cards_coins_and_one_more_under_a_full_moon(game, level, coins):
    after = turned(game, "1", "spice", level=level).state
    assert after.cart == "tea" and after.coins == (0, coins, 0, 0) and "1" not in after.left


@pytest.mark.rule("open")
def test_the_rival_neither_stays_nor_comes_to_you(game):
    instructed = turned(game, "4", "tea", coins=[0, 0, 5, 5])
    cuts = {cut.condition: cut.out for cut in instructed.explanation[0].cuts}
    assert cuts == {"night-market-out-here": ("@stall-lamps",), "night-market-out-yours": ("@stall-tea",)}
    assert instructed.state.cart == "silk"


@pytest.mark.rule("stall")
def test_the_wares_come_first_and_then_the_fewest_coins(game):
    assert turned(game, "3", "tea", coins=[0, 0, 0, 9]).state.cart == "spice"
    assert turned(game, "3", "spice", coins=[0, 2, 1, 0]).state.cart == "silk"


@pytest.mark.rule("stall-example")
def test_p02_example_a_tea_card_while_you_are_at_the_tea(game):
    assert turned(game, "1", "tea").state.cart == "silk"


@pytest.mark.rule("N1")
def test_of_two_stalls_equally_near_the_one_nearer_to_the_gate(game):
    instructed = turned(game, "4", "lamps", cart="tea", coins=[0, 3, 1, 1])
    assert instructed.state.cart == "silk", "it is nearer than the spice: no ruling is needed"
    instructed = turned(game, "3", "spice", cart="tea")
    assert instructed.state.cart == "lamps" and instructed.explanation[1].weighed[-1].ruling == "N1"


@pytest.mark.rule("count", "N2")
@pytest.mark.parametrize(("yours", "winner"), [(12, "automa"), (13, "nobody"), (14, "human")])
def test_a_whole_game_is_won_by_the_player_with_more_and_a_tie_by_nobody(yours, winner):
    service = Service(MemoryStorage())
    view = service.handle({"op": "new", "game": "night-market", "seed": 1})
    for _ in range(6):
        service.handle({"op": "deal", "table": view["table"]})
        view = service.handle({"op": "answer", "table": view["table"], "value": "lamps"})
    assert (
        service.handle({"op": "answer", "table": view["table"], "value": yours})["result"]["winner"] == winner
    )


@pytest.mark.parametrize(
    "wrong", [{"left": ["9"]}, {"left": ["1", "1"]}, {"coins": [-1, 0, 0, 0]}, {"human": 3}]
)
def test_a_position_that_cannot_be_is_refused(game, wrong):
    with pytest.raises(UserError):
        turned(game, "1", "tea", **wrong)


def test_it_conforms():
    assert check("night-market", games=50, tests=Path(__file__).parent) == ()
