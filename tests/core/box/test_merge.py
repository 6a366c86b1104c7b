"""Boxes by component: split, joined, compared, merged, renumbered."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.box.components import ComponentKind, join_components, split_components
from automatable.core.box.loader import Provenance
from automatable.core.box.merge import Difference, differences, merged, renumbered, signed

CATALOG = (ComponentKind("cards"), ComponentKind("tiles", numbered=False), ComponentKind("mat", whole=True))
MARKING = ("provenance", "known")
ANNA = {"kind": "transcribed", "source": "the cards", "by": "Anna", "edition": "2021"}


def apart(tables):
    return split_components(CATALOG, MARKING, tables)


def together(mine, theirs, *chosen):
    return join_components(merged(apart(mine), apart(theirs), chosen))


MINE = {"cards": {"1": {"votes": 2, "icon": "a"}}, "mat": {"rows": [3, 3]}, "known": {"cards.1.votes": True}}


def test_a_box_is_taken_apart_into_components_with_their_marks():
    box = apart(MINE | {"provenance": {"cards.1": ANNA}})
    assert set(box) == {"cards.1", "mat"}
    assert box["cards.1"].values == {"votes": 2, "icon": "a"}
    assert box["cards.1"].marks == {"known": {"votes": True}, "provenance": {"": ANNA}}
    assert box["cards.1"].mark("provenance", "icon") == ANNA


names = st.text("abcxyz", min_size=1, max_size=3)
tables = st.fixed_dictionaries(
    {},
    optional={
        "cards": st.dictionaries(
            names, st.dictionaries(names, st.integers() | st.lists(st.integers()), min_size=1), min_size=1
        ),
        "mat": st.dictionaries(names, st.integers(), min_size=1),
        "known": st.dictionaries(
            st.lists(names, min_size=2, max_size=3).map(".".join), st.just(True), min_size=1
        ),
    },
)


@given(tables)
def test_what_is_taken_apart_is_put_together_again(box):
    assert join_components(apart(box)) == box


@given(tables, tables)
def test_merging_tells_all_that_either_tells_and_mine_where_both_do(mine, theirs):
    both = dict(boxes.leaves(join_components(merged(apart(mine), apart(theirs)))))
    entered = {key: value for key, value in boxes.leaves(theirs) if not key.startswith("known.")}
    own = {key: value for key, value in boxes.leaves(mine) if not key.startswith("known.")}
    assert {key: value for key, value in both.items() if not key.startswith("known.")} == entered | own


@given(tables, tables)
def test_all_of_theirs_chosen_is_theirs_laid_over_mine(mine, theirs):
    chosen = [one.key for one in differences(apart(mine), apart(theirs))]
    after = merged(apart(mine), apart(theirs), chosen)
    assert not [one for one in differences(after, apart(theirs)) if one.theirs is not None]


@given(tables)
def test_a_box_differs_in_nothing_from_itself(box):
    assert not list(differences(apart(box), apart(box)))


def test_every_difference_names_component_and_field_and_both_values():
    theirs = {"cards": {"1": {"votes": 3, "icon": "a"}, "2": {"votes": 1}}}
    found = list(differences(apart(MINE), apart(theirs)))
    assert found == [
        Difference("cards.1", "votes", 2, 3),
        Difference("mat", "rows", [3, 3], None),
        Difference("cards.2", "votes", None, 1),
    ]
    assert found[0].key == "cards.1.votes"


def test_new_values_come_and_mine_stay_unless_theirs_were_chosen():
    theirs = {"cards": {"1": {"votes": 3, "points": 1}, "2": {"votes": 1}}, "known": {"cards.1.points": True}}
    kept = together(MINE, theirs)
    assert kept["cards"] == {"1": {"votes": 2, "icon": "a", "points": 1}, "2": {"votes": 1}}
    assert kept["known"] == {"cards.1.votes": True, "cards.1.points": True}
    assert together(MINE, theirs, "cards.1.votes")["cards"]["1"]["votes"] == 3


def test_who_typed_it_goes_with_what_was_taken_and_with_nothing_else():
    theirs = join_components(
        signed(apart({"cards": {"1": {"votes": 3, "points": 1}, "2": {"votes": 1}}}), Provenance(**ANNA))
    )
    assert theirs["provenance"] == {"cards.1": ANNA, "cards.2": ANNA}
    assert together(MINE, theirs)["provenance"] == {"cards.1.points": ANNA, "cards.2": ANNA}
    assert "provenance" not in together(theirs | {"provenance": {}}, MINE)
    same = {"cards": {"1": {"votes": 2}}, "provenance": {"cards.1": ANNA}}
    assert "provenance" not in together(MINE, same)


def test_a_signature_that_is_there_is_not_signed_over():
    bert = {"kind": "transcribed", "source": "x", "by": "Bert"}
    box = join_components(
        signed(apart({"cards": {"1": {"votes": 2}}, "provenance": {"cards.1": ANNA}}), Provenance(**bert))
    )
    assert box["provenance"] == {"cards.1": ANNA}


PLACES = {"tiles": {f"{number:02}": {} for number in range(1, 4)}}


def numbers(mine, theirs):
    found = renumbered(CATALOG, PLACES, apart({"tiles": mine}), apart({"tiles": theirs}))
    return {key: entered.values for key, entered in found.items()}


def test_a_component_without_a_number_is_known_by_what_stands_on_it():
    mine = {"01": {"gold": 1}, "02": {"clay": 2}}
    assert numbers(mine, {"02": {"gold": 1}, "01": {"clay": 2}}) == {
        "tiles.01": {"gold": 1},
        "tiles.02": {"clay": 2},
    }


def test_another_one_takes_a_free_number_and_keeps_its_own_if_it_can():
    assert numbers({"01": {"gold": 1}}, {"01": {"clay": 2}}) == {"tiles.02": {"clay": 2}}
    assert numbers({"01": {"gold": 1}}, {"03": {"clay": 2}}) == {"tiles.03": {"clay": 2}}


def test_half_a_component_is_the_one_it_agrees_with_most():
    mine = {"02": {"gold": 1, "cost": 3}}
    theirs = {"01": {"gold": 1, "clay": 4}, "02": {"gold": 1, "cost": 3, "clay": 5}}
    assert numbers(mine, theirs) == {
        "tiles.01": {"gold": 1, "clay": 4},
        "tiles.02": {"gold": 1, "cost": 3, "clay": 5},
    }


def test_when_no_number_is_left_it_meets_the_one_it_differs_from_least():
    mine = {"01": {"gold": 1, "cost": 1}, "02": {"gold": 2, "cost": 2}, "03": {"gold": 3, "cost": 3}}
    theirs = {"01": {"gold": 3, "cost": 3}, "02": {"gold": 1, "cost": 1}, "03": {"gold": 2, "cost": 9}}
    assert numbers(mine, theirs)["tiles.02"] == {"gold": 2, "cost": 9}


def test_tiles_of_one_family_never_become_another_s():
    places = {"tiles": {"red-01": {}, "blue-01": {}}}
    box = renumbered(
        CATALOG, places, apart({"tiles": {"red-01": {"gold": 1}}}), apart({"tiles": {"blue-01": {"gold": 1}}})
    )
    assert list(box) == ["tiles.blue-01"]


@pytest.mark.parametrize("name", games.names())
def test_every_printed_value_of_a_game_belongs_to_a_component_with_a_name(name):
    game = games.load(name)
    tables = boxes.shipped(game.folder / "box")
    assert join_components(game.components.split(tables)) == tables
    for component, entered in game.components.split(tables).items():
        if entered.values:
            assert game.display.component_name(component)[0].startswith(f"{name}-shelved-")
