"""Shuffles: fair, and the same for both sides of a comparison."""

from collections import Counter
from itertools import permutations

from automatable.core.engine.choices import mask_of
from automatable.core.engine.deck import deck_of
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.lab.runs.seeds import Decks, Order, game_seed

CARDS = deck_of("cards", [Option(n, "m") for n in range(20)])


def drawn(seed, cards, count=None):
    deck, left, order = Order(seed), mask_of(cards), []
    for _ in range(count or len(cards)):
        card = deck.draw(left, CARDS)
        left &= ~(1 << card)
        order.append(card)
    return order


def test_every_order_of_a_small_deck_is_equally_likely():
    seen = Counter(tuple(drawn(game_seed(1, n), [1, 2, 3])) for n in range(6000))
    assert set(seen) == set(permutations([1, 2, 3]))
    assert all(880 < count < 1120 for count in seen.values())  # 1000 each; 4 standard deviations are 115


def test_taking_a_card_out_leaves_the_order_of_the_others():
    for n in range(50):
        whole = drawn(game_seed(2, n), range(19))
        less = drawn(game_seed(2, n), [card for card in range(19) if card != 7])
        assert less == [card for card in whole if card != 7]


def test_a_card_that_comes_back_means_a_new_shuffle():
    deck = Order(3)
    first = [deck.draw(mask_of(range(10)), CARDS) for _ in range(1)]
    again = [deck.draw(mask_of(range(10)), CARDS) for _ in range(40)]
    assert deck.shuffles == 41
    assert len(set(first + again)) > 5


def test_rolls_are_draws_from_the_whole_deck_one_by_one():
    for seed in range(30):
        at_once, one_by_one = Order(seed), Order(seed)
        for count in (1, 5, 20):
            drawn = [one_by_one.draw(CARDS.all, CARDS) for _ in range(count)]
            assert at_once.roll(CARDS, count) == drawn
            assert at_once.draw(CARDS.all, CARDS) == one_by_one.draw(CARDS.all, CARDS)


def test_cards_dealt_to_places_are_draws_one_by_one():
    low, high = mask_of(range(10)), mask_of(range(10, 20))
    for seed in range(30):
        at_once, one_by_one = Order(seed), Order(seed)
        for places in ((low, high, low), (CARDS.all,) * 25):
            left, drawn = CARDS.all, []
            for place in places[: len(CARDS.values)]:
                drawn.append(one_by_one.draw(left & place, CARDS))
                left &= ~(1 << drawn[-1])
            assert at_once.deal(CARDS, CARDS.all, places) == drawn


def test_weighted_cards_dealt_to_places_are_draws_one_by_one():
    deck = deck_of("weighted", [Option(n, "m", weight=n + 1) for n in range(6)])
    for seed in range(30):
        at_once, one_by_one, left, drawn = Order(seed), Order(seed), deck.all, []
        for place in (deck.all, 0b1111, 0b1111):
            drawn.append(one_by_one.draw(left & place, deck))
            left ^= 1 << drawn[-1]
        assert at_once.deal(deck, deck.all, (deck.all, 0b1111, 0b1111)) == drawn


def test_a_question_and_a_set_of_bits_draw_the_same_cards():
    by_bits, by_question, left = Order(9), Order(9), set(range(12))
    while left:
        question = Question("q", "m", "r", options=tuple(Option(n, "m") for n in sorted(left)), deck="d")
        card = by_question.answer(question)
        assert card == by_bits.draw(mask_of(sorted(left)), CARDS)
        left.remove(card)


def test_cards_with_names_are_drawn_until_none_is_left():
    deck, left = Order(4), ["a", "b", "c", "d"]
    for _ in range(4):
        left.remove(
            deck.answer(Question("q", "m", "r", options=tuple(Option(v, "m") for v in left), deck="d"))
        )
    assert not left


def test_weights_are_kept():
    question = Question("q", "m", "r", options=(Option(2, "m", weight=3), Option(5, "m")), deck="d")
    deck = Order(8)
    assert 2850 < sum(deck.answer(question) == 2 for _ in range(4000)) < 3150


def test_twins_share_the_automas_decks_and_not_the_tables():
    one, twin = Decks(5, 1, frozenset({"combat"})), Decks(5, 2, frozenset({"combat"}))
    assert one["automa"].seed == twin["automa"].seed
    assert one["combat"].seed != twin["combat"].seed
