"""The humans' turns as far as they are told (p. 2)."""

import pytest
from games.golem.positions import GAME, happen, position, rows

LIBRARY = ["01", "02", "03", "04", "05"]
MARBLES = rows(work="red", study="red blue", mirror="white")


def humans_turn(table=None, **rest):
    """The second turn of the round: a human's."""
    return position(
        {}, {"rows": MARBLES, "library": LIBRARY, **(table or {})}, turn=1, phase="actions", **rest
    )


def acted(state, did, **answers):
    return happen(state, {"type": "acted", "did": did}, answers).state


@pytest.mark.rule("several-humans")
@pytest.mark.parametrize("did", ["study-red", "row-study", "mirror-white"])
def test_p02_a_told_study_turn_asks_for_its_book(did):
    after = acted(humans_turn(), did, bought=2)
    assert after.library == ("01", "03", "04", "05", "") and after.gone_books == ("02",)
    assert acted(humans_turn(), did, bought=0).library == tuple(LIBRARY), "or none was bought"


@pytest.mark.rule("several-humans")
def test_p02_a_told_rabbi_asks_for_the_book_or_the_grave_its_tile_offers():
    tiles = {"tiles": ["06", "02", "03"]}  # a book, a killed golem, neither
    assert acted(humans_turn(tiles), "tile-1", bought=1).gone_books == ("01",)
    assert acted(humans_turn(tiles), "tile-2", buried=3).graves == 1 << 3
    assert acted(humans_turn(tiles), "tile-3").graves == 0
    assert acted(humans_turn(tiles), "tile-6", buried=1).graves == 1 << 1, "the printed space kills"


@pytest.mark.rule("several-humans", "owners-box")
def test_p02_an_untold_turn_forgets_rows_library_and_graveyard():
    owner = humans_turn({"graves": [1]}, box="owner")
    after = acted(owner, "untold")
    assert set(after.rows) == {-1} and set(after.library) == {""} and after.graves_untold
    assert GAME.from_json(GAME.to_json(after)) == after == GAME.from_text(GAME.to_text(after))
    practice = humans_turn()
    assert acted(practice, "untold").library == practice.library, "what the app dealt nobody has touched"


@pytest.mark.rule("bury-where", "owners-box")
def test_p07_after_an_untold_turn_the_leftmost_free_cell_is_asked_for():
    learned = {"board": {"graveyard_cells": 6}, "graveyard": {"4": []}}
    automa = {"golems": ["red-9"], "cards": ["01", "02"], "marbles": ["red", "blue"]}
    cards = {"07": {"bonus": "none", "rabbi": [1, 2, 3, 4, 5]}}
    state = position(
        automa,
        {"graves": [1], "graves_untold": True, "taken": [1, 2, 3]},
        box="owner",
        learned={**learned, "automa_cards": cards},
        phase="actions",
    )
    after = happen(state, {"type": "card-turned", "card": "07"}, {"grave-1": 4}).state
    assert after.graves == 0b11110 and after.dead == 1, "the cells left of it are taken as well"
    full = happen(state, {"type": "card-turned", "card": "07"}, {"grave-1": 0}).state
    assert full.graves == 0b1111110
