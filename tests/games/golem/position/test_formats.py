"""A position's forms and its defects."""

import pytest
from games.golem.positions import GAME, position, rows
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError

FULL = {
    "golems": ["red-3", "blue-7-lying"],
    "dead": 1,
    "books": [["01"], ["33"], [], [], []],
    "marbles": ["red"],
    "cards": ["01"],
    "upgrades": {"golem": ["head"], "artifact": ["3"], "study": []},
}


def test_text_says_the_same_as_json_and_leaves_out_what_is_empty():
    state = position(FULL, {"rows": rows(work="red white"), "graves": [1]})
    text = GAME.to_text(state)
    assert text.startswith("golem/1 lv=normal hu=1 bx=practice go=red-3,blue-7-lying, de=1 ")
    assert "up=head/3/" in text and "bk=01/33///" in text and "ro=rw////" in text
    assert "gt=" not in text
    assert GAME.from_text(text) == state
    assert GAME.from_json(GAME.to_json(state)) == state


@pytest.mark.parametrize("golem", ["red-0", "red-11", "red-1-flying", "red", "green-1"])
def test_a_golem_stands_or_lies_in_a_section_of_a_district(golem):
    with raises_user_error("core-bad-position"):
        position({"golems": [golem]})


def test_no_graveyard_has_a_million_cells():
    with raises_user_error("core-bad-position"):
        position({}, {"graves": [1_000_000]})


def test_what_a_form_leaves_out_is_untouched():
    state = GAME.from_json({"automa": {"resources": 4}})
    assert (state.resources, state.level, state.tokens) == (4, 2, (0, 1, 2))


@pytest.mark.parametrize(
    ("automa", "table", "defect"),
    [
        ({"artifact_tile": "no such tile"}, {}, "unknown"),
        ({"resources": 21}, {}, "resources"),
        ({"resources": -6}, {}, "resources"),
        ({"golems": ["red-1"] * 5, "dead": 2}, {}, "golems"),
        ({"students": {"red": 11}}, {}, "students"),
        ({"golem_track": 99}, {}, "golem-track"),
        ({"tokens": ["red", "red", "blue"]}, {}, "tokens"),
        ({"tokens": ["red", "blue"]}, {}, "tokens"),
        ({"study_track": -1}, {}, "study-track"),
        ({"tokens": ["red", "red"]}, {}, "tokens"),
        ({"ingots": [11]}, {}, "board"),
        ({"rabbi": 9}, {}, "rabbis"),
        ({"books": [["01", "09"], [], [], [], []]}, {}, "colours"),
        ({"books": [["01"] * 6, [], [], [], []]}, {}, "twice"),
        ({"books": [["01"], [], [], []]}, {}, "column"),
        ({"cards": ["99"]}, {}, "unknown"),
        ({}, {"rows": rows(work="red red red red")}, "marbles"),
        ({}, {"rabbis": []}, "seats"),
        ({}, {"quarters": [""] * 33}, "places"),
        ({}, {"quarters": [""] * 3}, "places"),
        ({}, {"characters": [""]}, "places"),
        ({}, {"library": [""] * 6}, "places"),
    ],
)
def test_each_defect_is_named(automa, table, defect):
    with pytest.raises(UserError) as user_error:
        position(automa, table)
    assert user_error.value.message == f"golem-defect-{defect}"


@pytest.mark.parametrize(
    ("key", "value", "defect"), [("round", 5, "round"), ("turn", 7, "turn"), ("order", ["automa"], "order")]
)
def test_defects_of_the_round(key, value, defect):
    with pytest.raises(UserError) as user_error:
        position(**{key: value})
    assert user_error.value.message == f"golem-defect-{defect}"


@pytest.mark.parametrize("text", ["scythe/1", "golem/1 zz=1", "golem/1 go=green-1,", "golem/1 tn=x"])
def test_no_position(text):
    with pytest.raises(UserError):
        GAME.from_text(text)


def test_unknown_keys_are_refused():
    for data in ({"automa": {"gold": 1}}, {"table": {"sky": 1}}, {"weather": 1}):
        with pytest.raises(UserError):
            GAME.from_json(data)


@pytest.mark.parametrize(
    ("rule", "args"),
    [
        ("choose-marble", {"criteria": ["purple"]}),
        ("rabbi-place", {"numbers": [9]}),
        ("work-how-many", {}),
        ("place-coloured-book", {"colour": "black"}),
        ("choose-action", {"card": "99"}),
        ("mirror", {"sky": 1}),
    ],
)
def test_a_rule_asked_with_wrong_inputs_refuses(rule, args):
    with pytest.raises(UserError):
        GAME.decide(rule, position(), args)
