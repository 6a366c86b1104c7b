"""Books: buying, placing, using again, the slash (pp. 6 and 7)."""

from typing import Any

import pytest
from games.golem.positions import BOX, GAME, check_ties, choice, own, position, used

from automatable import games
from automatable.core.engine.explanation import Noted
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import ActivateBooks, BuyBook, BuyGold, Choice
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import books, effect_use

RED, GREEN, YELLOW, BLUE, BLACK = ("01", "09", "17", "25", "33")


def columns_of(*columns):
    return [list(column) for column in columns] + [[] for _ in range(5 - len(columns))]


def library(*books):
    return {"library": list(books)}


@pytest.mark.rule("p06-example-columns", "place-coloured-book", "place-black-book")
def test_p06_example_a_blue_book_opens_the_first_column_and_the_next_blue_joins_it():
    assert choice("place-coloured-book", position(), colour="blue") == 1
    one = position({"books": columns_of([BLUE])})
    for colour in ("red", "green", "yellow"):
        assert choice("place-coloured-book", one, colour=colour) == 2
    assert choice("place-black-book", one) == 2
    assert choice("place-coloured-book", one, colour="blue") == 1


@pytest.mark.rule(
    "place-coloured-book", "book-column", "column-limit", "table-coloured-book-1", "table-coloured-book-2"
)
def test_p06_a_first_colour_goes_to_an_empty_column_or_to_the_leftmost_with_black_books():
    gap = position({"books": columns_of([BLACK], [RED])})
    assert choice("place-coloured-book", gap, colour="green") == 3
    check_ties("place-coloured-book", gap, ["tie-empty-column", "tie-leftmost-column"], colour="green")
    full = position({"books": [[RED], ["33"], [GREEN], ["34"], [YELLOW]]})
    assert choice("place-coloured-book", full, colour="blue") == 2
    assert choice("place-coloured-book", full, colour="red") == 1
    five = position({"books": columns_of(["01", "02", "03", "04", "05"])})
    assert choice("place-coloured-book", five, colour="red") is None, "its column has five cards"


@pytest.mark.rule("place-black-book", "table-black-book-1", "table-black-book-2", "table-black-book-3")
def test_p06_a_black_book_goes_to_an_empty_column_then_to_the_fullest_then_leftmost():
    assert choice("place-black-book", position({"books": columns_of([RED])})) == 2
    fullest = position({"books": [["01"], ["09"], ["17", "18"], ["25"], ["33"]]})
    assert choice("place-black-book", fullest) == 3
    check_ties("place-black-book", fullest, ["tie-empty-column", "tie-most-cards"])
    tied = position({"books": [["01"], ["09", "10"], ["17", "18"], ["25"], ["33"]]})
    assert choice("place-black-book", tied) == 2
    check_ties("place-black-book", tied, ["tie-empty-column", "tie-most-cards", "tie-leftmost-column"])
    limit = position({"books": [["01", "02", "03", "04", "05"], ["09", "10"], ["17"], ["25"], ["33"]]})
    assert choice("place-black-book", limit) == 2


@pytest.mark.rule("buy-book", "book-effects", "L16")
def test_p06_the_blue_column_names_the_book_and_refused_ones_are_passed_over():
    numbers = BOX.printed.automa_cards["01"].book
    books = library("01", "09", "17", "25", "33")
    assert choice("buy-book", position({"cards": ["01"]}, books)) == numbers[1], (
        "black needs a student to step back"
    )
    assert numbers[0] == 5
    student = position({"cards": ["01"], "students": {"red": 2}}, books)
    assert choice("buy-book", student) == 5
    five_blue = ["26", "27", "28", "29", "30"]
    full = position({"cards": ["01"], "books": columns_of(five_blue)}, books)
    assert choice("buy-book", full) == numbers[2]
    none = position({"cards": ["01"], "books": columns_of(five_blue)}, library("25", "31", "32", "33", "34"))
    assert choice("buy-book", none) is None


@pytest.mark.rule("buy-book", "L26")
def test_a_bought_black_book_moves_a_student_back_and_the_row_closes():
    state = position(
        {"cards": ["01"], "students": {"blue": 3}, "resources": 10}, library("01", "09", "17", "25", "33")
    )
    after = used(state, {"do": "book"})
    assert own(after)["books"] == [["33"], [], [], [], []]
    assert own(after)["students"] == {"red": 1, "yellow": 1, "blue": 2}
    assert own(after)["resources"] == 10 - BOX.printed.books["33"].cost
    assert own(after)["points"] == 4, "the book is used at once"
    assert after.library == ("01", "09", "17", "25", "")


@pytest.mark.rule("activate-books", "L18", "L24")
def test_p06_black_books_are_used_first_then_row_by_row_from_the_left():
    state = position({"books": [["01", "02"], ["09", "33"], [], [], []]})
    assert choice("activate-books", state) == "33"
    check_ties("activate-books", state, ["tie-black-book"])
    plain = position({"books": [["01", "02"], ["09"], [], [], []]})
    assert choice("activate-books", plain) == "01"
    check_ties("activate-books", plain, ["tie-black-book", "tie-rows-first"])
    assert choice("activate-books", position()) is None
    three = own(used(state, {"do": "activate-books", "number": 3}))
    assert (three["points"], three["resources"]) == (4 + 2, 2), "33, then 01, then 09"
    nested = position({"books": columns_of(["31", "25"])})
    after = own(used(nested, {"do": "activate-books", "number": 1}))
    assert after["resources"] == 2, "the book that uses a book uses the other one"


@pytest.mark.rule("activate-books", "L24", "incomplete-action")
def test_a_book_does_not_use_itself_directly_or_through_others():
    alone = own(used(position({"books": columns_of(["31"])}), {"do": "activate-books", "number": 1}))
    assert (alone["points"], alone["resources"]) == (BOX.automa.useless, 0), "it finds no other book"
    game = games.load("golem", {"books": {"25": {"effects": [{"do": "activate-books", "number": 1}]}}})
    state = game.from_json({"automa": {"books": columns_of(["31", "25", "26"])}})
    effects = (ActivateBooks(number=1),)
    after = effect_use.use(new_context(game.box, state, Resolver()), state, effects, "test")
    plain = effect_use.use(
        new_context(game.box, state, Resolver()), state, BOX.printed.books["26"].effects, "test"
    )
    assert after == plain, "31 uses 25, 25 uses 26 and neither 31 nor itself"


KILL_OR_CLAY = "04"
POINTS_OR_COINS = "11"


@pytest.mark.rule("book-choice", "table-bonus-1", "table-hunt-2")
def test_p06_the_killing_bonus_is_taken_with_a_golem_in_the_far_sections():
    far = position({"golems": ["red-8"], "cards": ["06"]})
    assert choice("book-choice", far, book=KILL_OR_CLAY) == "left"
    check_ties("book-choice", far, ["tie-kills-far-golem"], book=KILL_OR_CLAY)


@pytest.mark.rule("book-choice", "table-bonus-2")
def test_p06_a_bonus_that_cannot_be_used_is_ignored():
    state = position({"golems": [], "cards": ["05"]})
    assert choice("book-choice", state, book=KILL_OR_CLAY) == "right"
    check_ties("book-choice", state, ["tie-kills-far-golem", "tie-can-be-used"], book=KILL_OR_CLAY)


@pytest.mark.rule("book-choice", "table-bonus-3", "table-bonus-4")
def test_p06_otherwise_left_or_right_by_the_last_card():
    left = position({"cards": ["05"], "golems": ["red-2"]})
    assert choice("book-choice", left, book=POINTS_OR_COINS) == "left"
    right = position({"cards": ["06"], "golems": ["red-2"]})
    assert choice("book-choice", right, book=POINTS_OR_COINS) == "right"
    check_ties(
        "book-choice",
        right,
        ["tie-kills-far-golem", "tie-can-be-used", "tie-left-or-right"],
        book=POINTS_OR_COINS,
    )
    assert own(used(right, {"do": "activate-books", "number": 0})) == own(right)


@pytest.mark.rule("L17")
def test_a_card_with_neither_marble_means_the_left_bonus():
    game = GAME.__class__({"automa_cards": {"05": {"marble": ["work", "black"]}}})
    state = game.from_json({"automa": {"cards": ["05"]}})
    decision = game.decide("book-choice", state, {"book": POINTS_OR_COINS})
    assert decision.choice == "left" and decision.explanation[-1].weighed[-1].ruling == "L17"


@pytest.mark.rule("book-choice", "table-bonus-2")
def test_p06_a_price_alone_is_no_bonus_that_can_be_used():
    paid = [{"do": "pay", "resource": "coins", "amount": 2}, {"do": "kill"}]
    book = {"effects": [{"do": "choice", "left": paid, "right": [{"do": "points", "amount": 1}]}]}
    game = GAME.__class__({"books": {POINTS_OR_COINS: book}})
    state = game.from_json({"automa": {"cards": ["05"], "golems": []}})
    assert game.decide("book-choice", state, {"book": POINTS_OR_COINS}).choice == "right"


@pytest.mark.rule("buy-book", "L26", "owners-box")
def test_closing_up_the_library_is_a_step_where_the_owner_deals():
    learned: dict[str, Any] = {
        "books": {RED: {"colour": "red", "cost": 1, "effects": [{"do": "points", "amount": 1}]}}
    }
    cards = {"cards": ["01"]}
    laid = library(RED, "02", "03", "04", "05")
    learned["board"] = {"students_from": 1}
    learned["automa_cards"] = {"01": {"book": [1, 2, 3, 4, 5]}}
    for state, entered in (
        (position(cards, laid, box="owner", learned=learned), ["golem-do-book", "golem-do-close-library"]),
        (position(cards, laid), ["golem-do-book"]),
    ):
        r = Resolver(True)
        books.buy(new_context(BOX, state, r), state)
        steps = [each.message for each in r.instructions]
        assert [step for step in steps if "book" in step or "library" in step] == entered


def bought(state, discount, game=GAME):
    """Buying a book at a discount, with what is mentioned it."""
    r = Resolver(True)
    after = effect_use.use(new_context(game.box, state, r), state, (BuyBook(discount),), "test")
    return after, [node.message for node in r.explanation if isinstance(node, Noted)]


@pytest.mark.rule("buy-book", "L16")
def test_where_no_book_can_be_bought_the_discount_is_taken_as_resources():
    stuck = {"books": columns_of(["01", "02", "03", "04", "05"]), "resources": 3}
    state = position(stuck, library("06", "07", "08", "33", "34"))
    after, notes = bought(state, 2)
    assert "golem-note-no-book" in notes
    assert (after.books, after.library, after.resources) == (state.books, state.library, 5)
    assert bought(state, 0)[0].resources == 3


@pytest.mark.rule("buy-book")
def test_a_number_beyond_the_library_is_passed_over():
    game = games.load("golem", {"automa_cards": {"07": {"book": [6, 2]}}})
    state = position({"cards": ["07"], "resources": 9}, library(RED, GREEN, YELLOW, BLUE, BLACK))
    after, _ = bought(state, 0, game)
    assert after.books[0] == (GREEN,)


@pytest.mark.rule("place-ingot", "buy-gold")
def test_with_every_picture_covered_no_gold_is_bought_and_the_discount_is_taken_as_resources():
    full = position({"ingots": list(range(1, len(BOX.printed.images) + 1)), "resources": 3})
    r = Resolver(True)
    after = effect_use.use(new_context(BOX, full, r), full, (BuyGold(2),), "test")
    assert (after.ingots, after.resources) == (full.ingots, 5)
    assert "golem-note-no-image" in [node.message for node in r.explanation if isinstance(node, Noted)]


@pytest.mark.rule("book-choice")
def test_a_book_without_a_slash_has_no_side_to_choose():
    plain = next(
        id
        for id in BOX.printed.books
        if not any(isinstance(effect, Choice) for effect in BOX.effects_of[f"books.{id}.effects"])
    )
    assert choice("book-choice", position(), book=plain) is None
