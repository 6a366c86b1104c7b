"""The printed cards: each by its spaces, and by checksums."""

from collections import Counter

import pytest

from automatable import load
from automatable_viticulture.box.printed import SPACES

ON = {
    "draw-vine": "1 2 3 7 13 19", "give-tour": "1 4 5 8 14 20", "build-structure": "2 4 6 9 15 21",
    "star": "3 5 6 10 16 22", "summer-visitor": "3 7 9 11 13 19", "sell-grape": "4 9 10 11 14 20",
    "plant-vine": "2 8 10 12 18 24", "trade-field": "1 7 8 12 17 23", "draw-order": "6 12 13 14 15 23",
    "harvest": "5 11 13 16 17 22", "make-wine": "2 8 14 16 18 24", "build-or-tour": "1 7 15 17 18 21",
    "winter-visitor": "3 9 15 19 20 21", "train-worker": "4 10 17 19 22 23",
    "fill-order": "6 12 18 21 23 24", "sell-wine": "5 11 16 20 22 24",
}  # fmt: skip
"""The cards on which each space is, sorted by space: written down apart from the box."""
ORDER = ("green", "yellow", "red", "blue")


@pytest.fixture(scope="module")
def box():
    return load("viticulture").box


@pytest.mark.rule("set-up-deck")
def test_the_deck_is_all_24_cards_and_every_space_is_on_six_of_them(box, board):
    assert list(box.cards) == [str(number) for number in range(1, 25)] == list(board().state.left)
    counted = Counter(space for card in box.cards.values() for space in card.slots)
    assert counted == dict.fromkeys(box.spaces, 6) and len(box.spaces) == 16
    assert board().checklist["do-shuffle"].args == {"cards": 24} and board().checklist["do-shuffle"].deck


def test_each_space_is_on_its_six_cards(box):
    found = {space: [id for id, card in box.cards.items() if space in card.slots] for space in box.spaces}
    assert found == {space: cards.split() for space, cards in ON.items()}


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("4", ("give-tour", "build-structure", "sell-grape", "train-worker")),
        ("13", ("draw-vine", "summer-visitor", "draw-order", "harvest")),
        ("22", ("star", "harvest", "train-worker", "sell-wine")),
    ],
)
def test_slots_are_in_printed_order(box, card, slots):
    assert box.cards[card].slots == slots


@pytest.mark.rule("spaces-board", "spaces-private")
def test_the_base_board_has_six_actions_of_summer_and_six_of_winter(box):
    base = [space for space, place in box.spaces.items() if not place.tuscany]
    assert tuple(base) == SPACES
    assert Counter(box.spaces[space].season for space in base) == {"summer": 6, "winter": 6}


@pytest.mark.rule("card-colors")
def test_slots_are_printed_in_the_order_of_the_seasons(box):
    for card in box.cards.values():
        colors = [ORDER.index(box.spaces[space].color) for space in card.slots]
        assert colors == sorted(colors) and len(set(card.slots)) == 4
    seasons = {place.color: place.season for place in box.spaces.values()}
    assert seasons == {"green": "summer", "yellow": "summer", "red": "winter", "blue": "winter"}


@pytest.mark.rule("place-stock")
def test_slots_per_card_and_season(box):
    def counted(season):
        found = (sum(space in SPACES and box.spaces[space].season == season for space in card.slots)
                 for card in box.cards.values())  # fmt: skip
        return dict(sorted(Counter(found).items()))

    assert counted("summer") == {0: 4, 1: 7, 2: 10, 3: 3} and counted("winter") == {0: 2, 1: 9, 2: 12, 3: 1}
    assert max(counted("summer")) + max(counted("winter")) <= box.automa.workers
    for color in ORDER:
        on = Counter(
            sum(box.spaces[space].color == color for space in card.slots) for card in box.cards.values()
        )
        assert on == {0: 6, 1: 12, 2: 6}


def test_every_table_says_that_it_is_transcribed_and_names_its_sources(box):
    tables = set(box.__struct_fields__) - {"provenance"}
    assert set(box.provenance) == tables
    assert {name for name, source in box.provenance.items() if source.kind != "transcribed"} == {"visitors"}
    assert all(source.source for source in box.provenance.values())
