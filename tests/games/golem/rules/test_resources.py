"""The resource track and effects without benefit (pp. 2 and 5)."""

import pytest
from games.golem.positions import BOX, GAME, context, own, position, used

from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import Effect
from automatable.games.golem.rules.board import resources


@pytest.mark.rule("resource-track")
@pytest.mark.parametrize(
    ("start", "change", "end", "points"),
    [(0, 3, 3, 0), (18, 5, 20, 3), (20, 1, 20, 1), (2, -4, -2, 0), (-3, -4, -5, -2)],
)
def test_p02_one_marker_from_the_bottom_to_the_top_and_points_beyond(start, change, end, points):
    for resource in ("coins", "clay", "knowledge"):
        do = {"do": "gain" if change > 0 else "pay", "resource": resource, "amount": abs(change)}
        after = own(used(position({"resources": start}), do))
        assert (after["resources"], after["points"]) == (end, points)


@pytest.mark.rule("incomplete-action", "L19")
def test_p05_only_an_effect_that_changes_nothing_is_worth_two_points():
    state = position({"golems": ["red-1"]})
    back = BOX.printed.quarters["red-07"].effects
    assert resources.use(context(state), state, back, "x").points == BOX.automa.useless
    some = position({"golems": ["red-2"]})
    assert resources.use(context(some), some, back, "x").points == 0, "one of two steps back is a benefit"


@pytest.mark.rule("effects")
def test_every_effect_of_the_vocabulary_is_used_somewhere_in_the_practice_box_or_can_be_entered():
    from automatable.games.golem.box import effect_names
    from automatable.games.golem.rules.board import effect_use

    names = {effect.__struct_config__.tag for effect in Effect.__args__}
    entered = {effect["do"] for effect, _ in effect_names.BUTTONS.values()} | {"choice"}
    assert names == entered
    assert len(effect_use._DO) == len(names)


@pytest.mark.rule("effects")
@pytest.mark.parametrize(
    ("effect", "part", "value"),
    [
        ({"do": "points", "amount": 2}, "points", 2),
        ({"do": "gold", "amount": 2}, "ingots", [1, 2]),
        (
            {"do": "student-forward", "steps": 2, "district": "blue"},
            "students",
            {"red": 1, "yellow": 1, "blue": 3},
        ),
        (
            {"do": "upgrade", "kind": "artifact", "free": True},
            "upgrades",
            {"golem": [], "artifact": ["1"], "study": []},
        ),
        ({"do": "points-per", "thing": "golems", "amount": 3}, "points", 3),
        ({"do": "points-per", "thing": "books", "amount": 1}, "points", 2),
        ({"do": "points-per", "thing": "columns", "amount": 1}, "points", 1),
        ({"do": "points-per", "thing": "upgrades", "amount": 1}, "points", 1),
        ({"do": "kill"}, "dead", 1),
    ],
)
def test_single_effects(effect, part, value):
    state = position(
        {"golems": ["red-2"], "books": [["01", "02"], [], [], [], []], "upgrades": {"study": ["column-1"]}}
    )
    after = own(used(state, effect))
    if part == "upgrades":
        value = {**value, "study": ["column-1"]}
    assert after[part] == value


@pytest.mark.rule("resource-track")
def test_p02_markers_are_shown_by_where_they_stood_and_stand():
    def shown(start, change):
        r = Resolver(True)
        state = position({"resources": start})
        move = resources.gain if change > 0 else resources.spend
        move(context(state, r), state, abs(change))
        return {
            each.message.removeprefix("golem-net-"): (each.args["before"], each.args["after"])
            for each in r.instructions
        }

    assert shown(18, 5) == {"resources": (18, 20), "points": (0, 3)}
    assert shown(20, 1) == {"points": (0, 1)}
    assert shown(-3, -4) == {"resources": (-3, -5), "points": (0, -2)}
    assert shown(-5, -2) == {"points": (0, -2)}


@pytest.mark.rule("incomplete-action")
def test_p05_what_brings_nothing_cites_the_page_of_that_rule_wherever_it_happened():
    r = Resolver(True, pages=GAME.rulebook.pages)
    state = position()
    resources.use(context(state, r), state, (), "x", "influence")
    (useless,) = [note for note in r.explanation if note.message == "golem-note-useless"]
    assert (useless.rule, useless.page) == ("incomplete-action", 5)
