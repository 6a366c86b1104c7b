"""Set-up (p. 2) and the printed box."""

from collections import Counter

import pytest
from games.scythe.positions import GAME, form, turn
from user_errors import raises_user_error

FACTIONS = ("nordic", "saxony", "polania", "crimea", "rusviet", "albion", "togawa")
PRINTED = {
    "nordic": (4, 1),
    "saxony": (1, 4),
    "polania": (2, 3),
    "crimea": (5, 0),
    "rusviet": (3, 2),
    "albion": (3, 0),
    "togawa": (0, 2),
}


def new(**setup):
    return GAME.new(GAME.decode_setup(setup))


@pytest.mark.rule("set-up")
@pytest.mark.parametrize("faction", FACTIONS)
def test_p02_the_automa_begins_with_what_its_mat_prints(faction):
    human = "crimea" if faction != "crimea" else "nordic"
    automa = form(new(automa=faction, human=human))["automa"]
    base = GAME.box.printed.map.bases[faction]
    assert (automa["power"], automa["combat_cards"]) == PRINTED[faction]
    assert automa["coins"] == 5
    assert automa["character"] == "base"
    assert automa["workers"] == list(base.workers)
    assert automa["mechs"] == []
    assert automa["tracker"] == 0


@pytest.mark.rule("set-up")
def test_p02_the_checklist_names_everything_to_put_where():
    messages = [i.message for i in GAME.checklist(new()).instructions]
    assert messages == [
        f"scythe-prepare-{step}"
        for step in (
            "board",
            "faction",
            "power-cards",
            "coins-popularity",
            "pieces",
            "mat",
            "star-card",
            "deck",
            "first",
        )
    ]


@pytest.mark.rule("automa-card")
def test_p03_nineteen_cards_of_two_schemes_each_with_moves_and_gains():
    assert sorted(GAME.box.cards) == list(range(1, 20))
    for card in GAME.box.cards.values():
        for scheme in (card.scheme_1, card.scheme_2):
            assert scheme.moves
            assert scheme.gains
        assert 0 <= card.resources <= 4
    assert [n for n, card in GAME.box.cards.items() if not card.star] == [4, 15, 17]
    assert [n for n, card in GAME.box.cards.items() if card.passes] == [4, 7, 8, 17]


@pytest.mark.rule("p10-card-counts")
def test_p10_combat_cards_by_icon_are_4_9_5_and_1():
    counts = Counter(card.combat_cards for card in GAME.box.cards.values())
    assert counts == {0: 4, 1: 9, 2: 5, 3: 1}


def test_the_map_has_47_territories_by_type_31_rivers_6_tunnels_and_11_encounters():
    box = GAME.box
    assert Counter(box.types) == Counter(village=9, mountain=8, tundra=8, farm=7, forest=7, lake=7, factory=1)
    assert len(box.printed.map.rivers) == 31
    assert box.tunnels.bit_count() == 6
    assert box.encounters.bit_count() == 11
    borders = sum(mask.bit_count() for mask in box.around) // 2
    land = sum(mask.bit_count() for mask in box.land) // 2
    river = sum(mask.bit_count() for mask in box.river) // 2
    assert (borders, land, river, borders - land - river) == (115, 48, 31, 36)


@pytest.mark.parametrize("faction", FACTIONS)
def test_behind_closed_water_a_base_reaches_three_territories_or_the_mainland(faction):
    box = GAME.box
    reached = box.base_near[faction]
    while True:
        more = reached
        for place in range(47):
            if reached >> place & 1:
                more |= box.near_closed[place]
        if more == reached:
            break
        reached = more
    assert reached.bit_count() == (25 if box.printed.factions[faction].invaders else 3)


@pytest.mark.rule("levels")
@pytest.mark.parametrize(
    ("level", "spaces", "closed", "stars"),
    [
        ("autometta", 24, 5, (10, 15, 18, 20, 22, 23)),
        ("automa", 22, 4, (9, 14, 17, 19, 20, 21)),
        ("automaszyna", 19, 3, (9, 12, 14, 16, 17, 18)),
        ("ultimaszyna", 18, 0, (8, 11, 13, 15, 16, 17)),
    ],
)
def test_p12_the_four_star_cards(level, spaces, closed, stars):
    card = GAME.box.printed.star_cards[level]
    assert card.spaces == spaces
    assert card.water_closed == tuple(range(closed))
    assert card.stars == stars


@pytest.mark.rule("S18")
@pytest.mark.parametrize(("faction", "gained"), [("albion", 2), ("togawa", 1)])
def test_albion_and_togawa_play_the_invaders_cards(faction, gained):
    state = new(automa=faction, human="crimea", level="automa")
    assert any(i.message == "scythe-prepare-invaders" for i in GAME.checklist(state).instructions)
    after = turn(state, 18)  # one more worker for Albion only
    assert form(after.state)["automa"]["workers"].count("base") == gained


@pytest.mark.rule("S18")
def test_the_base_factions_keep_the_base_cards_and_provenance_says_which_is_which():
    assert form(turn(new(level="automa"), 18).state)["automa"]["workers"].count("base") == 1
    assert GAME.box.printed.provenance["cards"].kind == "printed"
    assert GAME.box.printed.provenance["invaders"].kind == "transcribed"


@pytest.mark.rule("S24", "modifier-passes")
@pytest.mark.parametrize("level", ["autometta", "ultimaszyna"])
def test_the_pass_modifier_goes_with_automa_and_automaszyna_only(level):
    with raises_user_error("scythe-passes-level"):
        new(level=level, passes=True)


def test_two_sides_of_one_faction_are_refused():
    with raises_user_error("scythe-same-faction"):
        new(human="nordic", automa="nordic")


def test_unknown_choices_are_refused_with_a_reason():
    with raises_user_error("core-answer-option"):
        new(level="godlike")
    with raises_user_error("core-answer-range"):
        new(coins=3)


@pytest.mark.rule("first-turn")
def test_p03_the_first_turn_is_the_humans():
    last = GAME.checklist(GAME.new(GAME.decode_setup({}))).instructions[-1]
    assert (last.message, last.rule, GAME.rulebook.pages[last.rule]) == (
        "scythe-prepare-first",
        "first-turn",
        3,
    )
