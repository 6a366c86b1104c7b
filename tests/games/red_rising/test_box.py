"""The printed values: counted by icon, colour and parity."""

from collections import Counter

import pytest

from automatable.core.engine.errors import UserError
from automatable.games.red_rising import RedRising


@pytest.mark.rule("components", "R2")
def test_the_balanced_deck_counts_up_evenly(box):
    deck = box.decks["balanced"]
    places = dict.fromkeys(("jupiter", "mars", "luna", "institute"), 2)
    assert len(deck) == 22
    assert Counter(card.deploy for card in deck) == {"A": 5, "B": 4, "C": 3, "D": 2, **places}
    assert Counter(card.gain for card in deck) == {"A": 5, "B": 4, "C": 3, "D": 2, **places}
    assert Counter(card.arrow for card in deck) == {"left": 11, "right": 11}
    assert Counter(card.extra for card in deck) == {"bonus": 14, "banish": 3, "none": 5}


@pytest.mark.rule("components")
def test_112_characters_21_golds_and_seven_of_every_other_colour(box):
    colors = Counter(person.color for person in box.people)
    assert len(box.people) == 112
    assert colors.pop("gold") == 21
    assert set(colors.values()) == {7}
    assert len(colors) == 13
    assert sum(person.value % 2 == 0 for person in box.people) == 59
    assert sum(box.people[n].value % 2 == 0 for n in set(range(112)) - box.removed(False)) == 55


@pytest.mark.rule("components")
def test_every_table_says_where_it_comes_from(box):
    assert {name: p.kind for name, p in box.printed.provenance.items()} == {
        "abilities": "transcribed",
        "automus": "transcribed",
        "automus.cards.5": "inferred",
        "automus_rules": "printed",
        "board": "transcribed",
        "houses": "transcribed",
        "characters": "transcribed",
    }


def test_every_target_of_a_condition_is_a_colour_or_a_character(box):
    from automatable.games.red_rising.box.clauses import COLORS
    from automatable.games.red_rising.rules.hand_laurels.wild_cards import mentioned

    known = {*COLORS, *box.ids}
    for person in box.people:
        for clause in person.bonuses:
            assert mentioned(clause) <= known, person.name
    assert not set(COLORS) & set(box.ids)


def test_an_own_box_changes_one_field_and_a_wrong_one_is_refused_with_its_key():
    game = RedRising({"automus": {"cards": {"5": {"gain": "D"}}}})
    assert game.box.decks["balanced"][4].gain == "D"
    assert game.box.decks["balanced"][4].deploy == "institute"
    with pytest.raises(UserError) as user_error:
        RedRising({"automus": {"cards": {"5": {"gain": "venus"}}}})
    assert user_error.value.args_["key"] == "automus.cards.5.gain"


def test_a_box_that_names_what_is_not_there_is_refused():
    for own in ({"automus": {"removed": ["nobody"]}}, {"automus": {"cards": {"3": None}}}):
        with pytest.raises(UserError) as user_error:
            RedRising(own, "mine.toml")
        assert user_error.value.message == "core-box-unfit"
        assert user_error.value.args_["file"] == "mine.toml"
