"""A position as JSON and as a short text, its defects, and corrections."""

import pytest
from games.scythe.positions import GAME, OPEN, form, happen, position
from hypothesis import given
from hypothesis import strategies as st
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError


def user_error(data=None, **rest):
    with pytest.raises(UserError) as caught:
        position(*(data or [{}]), **rest)
    return caught.value.message.removeprefix("scythe-")


@pytest.mark.parametrize(
    ("automa", "human", "rest", "defect"),
    [
        ({"character": ["R1C4", "R1C5"]}, {}, {}, "two-characters"),
        ({"workers": ["R2C3"]}, {}, {}, "lake-while-closed"),
        ({"mechs": ["R1C4"] * 5}, {}, {}, "too-many-mechs"),
        ({}, {"workers": ["R1C4"] * 9}, {}, "too-many-workers"),
        ({"workers": ["R1C4"]}, {"workers": ["R1C4"]}, {}, "shared-territory"),
        ({"mechs": ["R1C4"]}, {"workers": ["R1C4"]}, {}, "shared-territory"),
        ({"power": 17}, {}, {}, "out-of-range"),
        ({"power": -1}, {}, {}, "out-of-range"),
        ({}, {"popularity": 19}, {}, "out-of-range"),
        ({"tracker": 22}, {}, {}, "out-of-range"),
        ({"combat_stars": 3}, {}, {}, "out-of-range"),
        ({}, {"resources": {"R7C3": -1}}, {}, "out-of-range"),
        ({"tracker": 21, "combat_stars": 2}, {}, {}, "too-many-stars"),
        ({}, {"faction": "nordic"}, {}, "same-faction"),
        ({}, {}, {"encounters": ["R1C1"]}, "no-encounter-space"),
        ({}, {}, {"deck": [1, 2], "combat_pile": [2]}, "card-twice"),
        ({}, {}, {"deck": [20]}, "no-such-card"),
        ({}, {}, {"top": 20}, "no-such-card"),
        ({"workers": ["R9C9"]}, {}, {}, "unknown-territory"),
        ({}, {"abilities": ["artillery"]}, {}, "unknown-ability"),
        ({}, {}, {"modifiers": {"coins": 5}}, "out-of-range"),
        ({}, {"popularity": "many"}, {}, "core-bad-position"),
        ({}, {}, {"colour": "red"}, "core-bad-position"),
    ],
)
def test_an_impossible_position_is_refused_by_name(automa, human, rest, defect):
    assert user_error([automa, human], **rest) == defect


def test_a_combat_not_yet_fought_is_no_defect():
    position({"mechs": ["R3C3"]}, {"mechs": ["R3C3"]})


def test_the_short_text_says_what_is_not_usual_and_nothing_else():
    state = GAME.new(GAME.decode_setup({"level": "automa"}))
    text = GAME.to_text(state)
    assert text == "scythe1 automa A=rusviet:cb:w36,47:p3:$5:k2 H=polania:cb:w31,41:p2:o2:$4"
    assert GAME.from_text(text) == state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess",
        "scythe1 automa",
        "scythe1 automa A=nordic H",
        "scythe1 automa A=nordic:w9 H=crimea",
        "scythe1 x A=nordic H=crimea",
        "scythe1 automa A=nordic:z3 H=crimea",
        "scythe1 automa A=nordic:p H=crimea",
        "scythe1 automa A=nordic H=crimea M=+9",
    ],
)
def test_a_text_that_is_none_is_refused(text):
    with raises_user_error(r"core-bad-position|core-answer-option|scythe-"):
        GAME.from_text(text)


places = st.sampled_from([*GAME.box.names, "base"])
LAND = [name for name in GAME.box.names if GAME.box.types[GAME.box.place[name]] != "lake"]


@given(
    automa=st.fixed_dictionaries(
        {
            "character": st.one_of(places, st.just("mat")),
            "mechs": st.lists(places, max_size=4),
            "workers": st.lists(places, max_size=8),
            "power": st.integers(0, 15),
            "coins": st.integers(0, 60),
            "combat_cards": st.integers(0, 9),
            "factory_card": st.booleans(),
            "power_star": st.booleans(),
        }
    ),
    human=st.fixed_dictionaries(
        {
            "structures": st.lists(st.sampled_from(LAND), max_size=4, unique=True),
            "resources": st.dictionaries(st.sampled_from(GAME.box.names), st.integers(1, 9), max_size=6),
            "abilities": st.lists(st.sampled_from(["riverwalk", "scout", "speed", "wayfare"]), unique=True),
            "recruits": st.lists(st.sampled_from(["coin", "power"]), unique=True),
            "marked": st.lists(st.sampled_from(GAME.box.names), unique=True),
            "power": st.integers(0, 16),
        }
    ),
    deck=st.lists(st.integers(1, 19), unique=True, min_size=1),
    scheme=st.sampled_from([1, 2]),
    turned=st.booleans(),
)
def test_any_position_goes_through_text_and_json_and_back(automa, human, deck, scheme, turned):
    first = GAME.box.first_star["automa"]
    automa = {**automa, "tracker": first if scheme == 2 else OPEN}
    main = sorted(set(GAME.box.cards) - set(deck))
    top = main[0] if main and turned else 0
    state = position(automa, human, deck=deck, scheme=scheme, top=top)
    assert GAME.from_text(GAME.to_text(state)) == state
    assert GAME.from_json(form(state)) == state


def correct(state, **keys):
    event = GAME.decode_event(
        {"type": "corrected", "set": {k.replace("__", "."): v for k, v in keys.items()}}
    )
    return GAME.apply(state, event, explain=True).state


def test_anything_can_be_corrected_by_hand():
    state = GAME.new(GAME.decode_setup({}))
    state = correct(state, automa__power=9, human__mechs=["R5C3"], human__resources__R5C3=3, scheme=2)
    data = form(state)
    assert data["automa"]["power"] == 9
    assert data["human"]["mechs"] == ["R5C3"]
    assert data["human"]["resources"] == {"R5C3": 3}
    assert data["scheme"] == 2


@pytest.mark.parametrize("key", ["luck", "automa.luck", "automa.power.more"])
def test_a_key_that_does_not_exist_is_refused(key):
    state = GAME.new(GAME.decode_setup({}))
    with pytest.raises(UserError):
        correct(state, **{key.replace(".", "__"): 3})


def test_a_correction_that_makes_the_position_impossible_is_refused():
    with raises_user_error("scythe-out-of-range"):
        correct(GAME.new(GAME.decode_setup({})), automa__power=99)


def test_a_correction_in_the_middle_of_a_combat_asks_anew_with_the_new_values():
    state = position({"mechs": ["R3C3"], "power": 8}, {"mechs": ["R3C3"], "power": 2})
    attacked = GAME.apply(state, GAME.decode_event({"type": "human-attacked", "at": "R3C3"}), explain=True)
    assert attacked.questions[0].default == 2
    event = GAME.decode_event({"type": "corrected", "set": {"human.power": 5}})
    assert GAME.apply(attacked.state, event, explain=True).questions[0].default == 5


@pytest.mark.rule("S31", "game-end")
@pytest.mark.parametrize(
    ("automa", "human", "over"),
    [
        ({"tracker": 21}, {}, "automa"),
        ({"tracker": 19, "combat_stars": 2}, {}, "automa"),
        ({"tracker": 19, "combat_stars": 1}, {}, None),
        ({}, {"stars": 6}, "human"),
        ({}, {"stars": 5}, None),
    ],
)
def test_a_position_with_six_stars_is_over(automa, human, over):
    state = position(automa, human)
    assert state.over == over
    corrected = {f"automa.{key}": value for key, value in automa.items()}
    corrected |= {f"human.{key}": value for key, value in human.items()}
    assert happen(position({}), {"type": "corrected", "set": corrected}).state.over == over


@pytest.mark.rule("S24")
@pytest.mark.parametrize("level", ["autometta", "ultimaszyna"])
def test_the_pass_modifier_is_a_defect_at_the_other_levels(level):
    with raises_user_error("scythe-passes-level"):
        position({}, level=level, modifiers={"passes": True})


@pytest.mark.rule("combat")
def test_more_than_two_combat_stars_are_saxonys_alone():
    assert position({}, {"faction": "saxony", "stars": 3, "combat_stars": 3})
    with raises_user_error("scythe-out-of-range"):
        position({}, {"faction": "crimea", "stars": 3, "combat_stars": 3})
