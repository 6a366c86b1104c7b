"""Upgrades, gold and artifacts (pp. 5 to 7)."""

from itertools import product
from typing import Any

import msgspec
import pytest
from games.golem.positions import BOX, GAME, check_ties, choice, cited, context, happen, own, position, used
from msgspec import structs

from automatable import games
from automatable.core.engine.question import Ask
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.box.tables import Box
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import artifacts, effect_use, strategy, upgrades

ALL_GOLEM = list(BOX.golem_ids)
ALL_STUDY = list(BOX.study_ids)
ALL_CELLS = ["1", "2", "3", "4", "5", "6"]


def made(rule, kind, ids, **rest):
    return choice(rule, position({"upgrades": {kind: ids}}, **rest))


@pytest.mark.rule("upgrade-golem", "table-upgrade-1", "table-upgrade-2")
def test_p05_golem_upgrades_go_by_cost_and_the_leg_before_the_torso():
    assert made("upgrade-golem", "golem", []) == "leg-2"
    tied = position({"upgrades": {"golem": ["leg-2"]}})
    assert choice("upgrade-golem", tied) == "leg-3"
    check_ties("upgrade-golem", tied, ["tie-cheapest", "tie-leg-before-torso"])
    assert made("upgrade-golem", "golem", ["leg-2", "leg-3"]) == "torso"
    assert made("upgrade-golem", "golem", ALL_GOLEM) is None


@pytest.mark.rule("upgrade-study", "table-upgrade-1", "table-upgrade-3")
def test_p06_study_upgrades_go_by_cost_and_the_third_column_before_the_track():
    assert made("upgrade-study", "study", []) == "column-1"
    assert made("upgrade-study", "study", ["column-1", "column-2"]) == "column-3"
    assert made("upgrade-study", "study", ["column-1", "column-2", "column-3"]) == "track"


@pytest.mark.rule("upgrade-artifact", "table-artifact-upgrade-1", "table-artifact-upgrade-2")
def test_p06_artifact_upgrades_go_from_the_bottom_and_from_the_right():
    cells = BOX.printed.artifact_tiles["01"].cells
    found = []
    while len(found) < len(cells):
        found.append(made("upgrade-artifact", "artifact", found))
    assert found == sorted(cells, key=lambda id: (cells[id].height, -cells[id].column))
    check_ties("upgrade-artifact", position(), ["tie-bottom-cell", "tie-right-cell"])


@pytest.mark.parametrize("kind", range(3))
def test_the_upgrade_that_is_remembered_is_the_one_that_is_chosen_anew(kind):
    """For every set of upgrades, of each artifact tile, before the last round and in it."""
    remembering = Box(BOX.printed)
    tiles = BOX.printed.artifact_tiles if kind == 1 else ["01"]
    for round, tile, mask in product((1, 4), tiles, range(BOX.all_upgrades[kind])):
        masks = [0, 0, 0]
        masks[kind] = mask
        state = structs.replace(position(round=round), upgrades=tuple(masks), artifact_tile=tile)

        def chosen(box, explaining=False, state=state):
            return upgrades.choose(new_context(box, state, Resolver(explaining)), state, kind)[1:]

        board, number = chosen(remembering)
        assert chosen(remembering) == (board, number), "the same board again"
        assert number == chosen(Box(BOX.printed), explaining=True)[1] and not mask >> number & 1


@pytest.mark.rule(
    "table-upgrade-four-1", "table-upgrade-four-2", "upgrade-golem", "upgrade-study", "upgrade-artifact"
)
def test_p05_p06_in_round_four_the_three_menorahs_come_first():
    assert made("upgrade-golem", "golem", [], round=4) == "head"
    assert made("upgrade-study", "study", [], round=4) == "column-5"
    assert made("upgrade-artifact", "artifact", [], round=4) == "6"
    assert made("upgrade-golem", "golem", ["head"], round=4) == "leg-2"
    assert made("upgrade-study", "study", ["column-5"], round=4) == "column-1"
    assert made("upgrade-artifact", "artifact", ["6"], round=4) == "1"


@pytest.mark.rule("L15")
def test_equal_costs_go_in_the_order_of_the_board_and_ingots_from_the_right():
    game = GAME.__class__({"golem_upgrades": {"left-arm": {"cost": 5}}})
    state = game.from_json({"automa": {"upgrades": {"golem": ["leg-2", "leg-3", "torso"]}}})
    assert game.decide("upgrade-golem", state, {}).choice == "left-arm"
    assert game.decide("upgrade-golem", state, {}).explanation[-1].weighed[-1].ruling == "L15"
    assert choice("place-ingot", position()) == 2


@pytest.mark.rule("L15", "upgrade-golem", "upgrade-study")
@pytest.mark.parametrize(
    ("costs", "done", "chosen"),
    [
        ({"left-arm": 3}, ["leg-2"], "left-arm"),  # the board shows it first; only the torso gives way
        ({"left-arm": 3}, ["leg-2", "torso"], "left-arm"),
        ({"right-arm": 3}, ["leg-2"], "right-arm"),  # the torso stands before it, but after the leg
        ({"right-arm": 3}, ["leg-2", "leg-3"], "torso"),
        ({}, ["leg-2"], "leg-3"),
    ],
)
def test_p05_the_leg_comes_before_the_torso_and_before_nothing_else_of_its_cost(costs, done, chosen):
    game = GAME.__class__({"golem_upgrades": {id: {"cost": cost} for id, cost in costs.items()}})
    state = game.from_json({"automa": {"upgrades": {"golem": done}}})
    assert game.decide("upgrade-golem", state, {}).choice == chosen


@pytest.mark.rule("L15", "upgrade-golem", "owners-box")
def test_an_owner_is_asked_for_the_right_arm_that_may_cost_as_much_as_torso_and_leg():
    above_two = {"tops": {"golem_upgrades": {id: {"cost": [3]} for id in ("head", "left-arm", "right-arm")}}}
    state = position({"upgrades": {"golem": ["leg-2"]}}, box="owner", learned=above_two)
    with pytest.raises(Ask) as asked:
        upgrades.choose(context(state), state, 0)
    question = asked.value.question
    assert "right-arm-3" in [option.value for option in question.fields[0].options]
    entered = context(state, Resolver(answers={question.id: {"cheapest": "right-arm-3"}}))
    _, board, number = upgrades.choose(entered, state, 0)
    assert number == board.ids.index("right-arm"), "the leg goes before the torso, and before nothing else"


@pytest.mark.rule("L15", "upgrade-study")
def test_p06_the_third_column_comes_before_the_track_and_before_nothing_else_of_its_cost():
    game = GAME.__class__({"study_upgrades": {"column-2": {"cost": 4}}})
    state = game.from_json({"automa": {"upgrades": {"study": ["column-1"]}}})
    assert game.decide("upgrade-study", state, {}).choice == "column-2"


@pytest.mark.rule("L19", "incomplete-action")
def test_a_blocked_student_is_two_points_whatever_moved_it():
    ends = {"students": {"red": 10, "yellow": 10, "blue": 10}}
    state = position({**ends, "upgrades": {"study": ["column-1", "column-2"]}, "resources": 9})
    upgrade = own(used(state, {"do": "upgrade", "kind": "study"}))
    assert upgrade["upgrades"]["study"][-1] == "column-3" and upgrade["points"] == BOX.automa.useless
    artifact = position({**ends, "ingots": [3, 4], "artifact_tile": "02"})
    assert own(artifacts.income(context(artifact), artifact))["points"] == BOX.automa.useless
    game = GAME.__class__({"street": {"red-10": [{"do": "student-forward", "steps": 1}]}})
    form = GAME.to_json(position({**ends, "resources": -5}, phase="end", turn=6))
    street = game.from_json(form)
    after = game.apply(street, game.decode_event({"type": "round-ended", "round": 1})).state
    assert after.points == BOX.automa.useless + 3 + 3, "the other two students give 3 points each"


AT_THE_END = {"students": {"red": 10, "yellow": 10, "blue": 10}, "artifact_tile": "02", "ingots": [3, 4]}
"""Artifact 3 moves a student, and no student can go."""


@pytest.mark.rule("L36", "incomplete-action", "grey-upgrades", "artifact-income")
def test_the_income_of_an_artifact_is_one_effect_with_its_grey_tile():
    r = Resolver(True)
    state = position({**AT_THE_END, "upgrades": {"artifact": ["3"]}})
    after = own(artifacts.income(context(state, r), state))
    assert (after["resources"], after["points"]) == (1, 1), "the grey tile could be used"
    assert "L36" in cited(r.explanation)


def with_special_student():
    """The shipped box with a special tile on artifact 3, which moves a student."""
    return games.load("golem", {"artifact_tiles": {"02": {"cells": {"2": {"artifact": 3}}}}})


@pytest.mark.rule("L36", "incomplete-action", "special-upgrades", "artifact-income")
def test_a_doubled_income_that_brings_nothing_is_two_points_once():
    game = with_special_student()
    form = GAME.to_json(position({**AT_THE_END, "upgrades": {"artifact": ["2"]}}))
    state, r = game.from_json(form), Resolver(True)
    after = artifacts.income(new_context(game.box, state, r), state)
    assert after.points == BOX.automa.useless and "L36" in cited(r.explanation)


@pytest.mark.rule("L36", "incomplete-action", "special-upgrades", "artifact-income")
def test_a_doubled_income_of_which_one_half_can_be_used_gives_no_points_for_the_other():
    game = with_special_student()
    form = GAME.to_json(position({**AT_THE_END, "upgrades": {"artifact": ["2"]}}))
    form["automa"]["students"]["blue"] = 9
    state, r = game.from_json(form), Resolver(True)
    after = artifacts.income(new_context(game.box, state, r), state)
    assert (after.students, after.points) == ((10, 10, 10), 0) and "L36" in cited(r.explanation)


@pytest.mark.rule("L36", "incomplete-action", "artifact-income")
def test_an_income_without_grey_tile_or_doubling_that_brings_nothing_needs_no_ruling_but_l19():
    state, r = position(AT_THE_END), Resolver(True)
    assert artifacts.income(context(state, r), state).points == BOX.automa.useless
    assert "L36" not in cited(r.explanation)


@pytest.mark.rule("L36", "owners-box", "artifact-income")
def test_an_income_done_by_hand_is_entered_on_one_sheet_with_its_grey_tile_and_doubling():
    cells = {cell: {"artifact": 3, "tile": tile} for cell, tile in (("1", "grey"), ("2", "special"))}
    learned: dict[str, Any] = {
        "artifact_tiles": {"01": {"cells": cells}},
        "board": {"ingots": {"4": 2, "3": 2}},
    }
    automa = {"ingots": [1, 2, 3, 4], "upgrades": {"artifact": ["1", "2"]}}
    learned["artifact_tiles"]["01"]["income"] = {"4": []}
    state = position(automa, box="hand", learned=learned)
    with pytest.raises(Ask) as asked:
        artifacts.income(context(state), state)
    sheet = asked.value.question
    entered = {part.key: part.value for part in sheet.fields if part.value is not None} | {"resources": 6}
    t = context(state, Resolver(answers={sheet.id: entered}))
    assert artifacts.income(t, state).resources == 6 and t.printed.sheets == 1, (
        "nothing is added to what was told"
    )


@pytest.mark.rule("L24")
def test_the_income_of_an_artifact_is_not_taken_inside_itself():
    income = {"3": [{"do": "artifact-income", "number": 1}], "4": [{"do": "artifact-income", "number": 2}]}
    game = GAME.__class__({"artifact_tiles": {"01": {"income": income}}})
    state = game.from_json({"automa": {"ingots": [1, 2, 3, 4], "artifact_tile": "01"}})
    t = new_context(game.box, state, Resolver())
    assert artifacts.income(t, state).points == 2 * BOX.automa.useless, (
        "each finds the other, which finds none"
    )


@pytest.mark.rule("L33", "final-scoring", "owners-box")
def test_grey_and_special_tiles_count_one_menorah_and_the_owner_is_asked():
    made = {"upgrades": {"artifact": ["1", "2", "6"]}}
    assert upgrades.menorahs(context(position(made)), position(made), 1) == 1 + 1 + 3
    cells = {f"artifact_tiles.01.cells.{n}.tile": tile for n, tile in (("1", "grey"), ("2", "special"))}
    entered = {**cells, "artifact_tiles.01.cells.6.tile": "menorahs", "board.grey_menorahs": 2}
    owner = GAME.from_json({"automa": {**made, "artifact_tile": "01"}, "box": "owner", "learned": entered})
    with pytest.raises(Ask) as asked:
        upgrades.menorahs(context(owner), owner, 1)
    assert asked.value.question.id == "board.special_menorahs"
    entered["board.special_menorahs"] = 0
    owner = GAME.from_json({"automa": {**made, "artifact_tile": "01"}, "box": "owner", "learned": entered})
    assert upgrades.menorahs(context(owner), owner, 1) == 2 + 0 + 3


@pytest.mark.rule("upgrade-kind", "table-upgrade-kind-1", "table-upgrade-kind-2", "table-upgrade-kind-3")
def test_p07_the_kind_with_most_pieces_then_the_higher_token():
    most = position({"golems": ["red-1"], "books": [["01"], ["10"], [], [], []]})
    assert choice("upgrade-kind", most) == "study"
    check_ties("upgrade-kind", most, ["tie-most-things"])
    tied = position(
        {"golems": ["red-1"], "books": [["01"], [], [], [], []], "tokens": ["blue", "red", "yellow"]}
    )
    assert choice("upgrade-kind", tied) == "study"
    check_ties("upgrade-kind", tied, ["tie-most-things", "tie-token-higher"])
    done = position({"golems": ["red-1"], "upgrades": {"golem": ALL_GOLEM}})
    assert choice("upgrade-kind", done) == "artifact"
    after = own(used(tied, {"do": "upgrade", "kind": "any"}))
    assert after["upgrades"]["study"] == ["column-1"], "which one of the kind: by the usual rules"


@pytest.mark.rule("L20", "upgrade-kind")
def test_dead_golems_count_as_created_for_the_kind_of_upgrade():
    state = position({"dead": 2, "books": [["01"], [], [], [], []], "tokens": ["blue", "red", "yellow"]})
    assert choice("upgrade-kind", state) == "golem"


@pytest.mark.rule("place-ingot", "table-ingot-1")
def test_p06_an_ingot_goes_to_the_lowest_uncovered_picture():
    covered = []
    while len(covered) < len(BOX.printed.images):
        covered.append(choice("place-ingot", position({"ingots": covered})))
    heights = [BOX.printed.images[str(n)].height for n in covered]
    assert heights == sorted(heights)
    check_ties("place-ingot", position(), ["tie-lowest-image", "tie-right-image"])
    assert choice("place-ingot", position({"ingots": covered})) is None


@pytest.mark.rule("buy-gold", "L29")
def test_p06_gold_is_bought_one_ingot_at_its_price():
    after = own(used(position(), {"do": "buy-gold"}))
    assert (after["ingots"], after["resources"]) == ([2], -BOX.board.gold_price)


@pytest.mark.rule("artifact-income", "L27", "grey-upgrades")
def test_p07_created_artifacts_pay_from_the_top_and_grey_upgrades_add_to_them():
    state = position({"ingots": [1, 2, 3, 4]})
    assert strategy.artifacts(context(state), state) == (3, 4)
    one = own(used(state, {"do": "artifact-income", "number": 1}))
    assert (one["resources"], one["points"]) == (2, 0), "artifact 3 only"
    both = own(artifacts.income(context(state), state))
    assert (both["resources"], both["points"]) == (3, 1)
    grey = position({"ingots": [1, 2], "upgrades": {"artifact": ["1"]}})
    after = own(artifacts.income(context(grey), grey))
    assert (after["resources"], after["points"]) == (1 + 1, 1 + 1)


@pytest.mark.rule("special-upgrades")
def test_p06_special_upgrades_double_the_income_in_the_income_phase_only():
    state = position({"ingots": [1, 2], "upgrades": {"artifact": ["2"]}})
    r = Resolver(True)
    phase = own(artifacts.income(context(state, r), state))
    assert (phase["resources"], phase["points"]) == (2, 2)
    effect = own(used(state, {"do": "artifact-income", "number": 4}))
    assert (effect["resources"], effect["points"]) == (1, 1)


@pytest.mark.rule("strategy-token-drops", "L5")
def test_p05_a_token_drops_once_all_pieces_and_all_upgrades_of_its_kind_are_made():
    five = {"golems": ["red-2", "red-3", "yellow-2", "yellow-3"], "dead": 1}
    state = position({**five, "upgrades": {"golem": ALL_GOLEM}})
    after = own(used(state, {"do": "create"}))
    assert after["tokens"] == ["yellow", "blue", "red"] and after["dropped"] == ["red"]
    waits = position({**five, "upgrades": {"golem": ALL_GOLEM[:5]}})
    assert own(used(waits, {"do": "create"}))["tokens"] == ["red", "yellow", "blue"]
    gold = position({"ingots": [n for n in range(1, 11) if n != 8], "upgrades": {"artifact": ALL_CELLS}})
    assert own(used(gold, {"do": "gold"}))["tokens"] == ["red", "blue", "yellow"]


@pytest.mark.rule("artifact-token-drops")
def test_p06_the_artifact_token_drops_by_its_own_page_and_only_if_it_moves():
    gold = {"ingots": [n for n in range(1, 11) if n != 8], "upgrades": {"artifact": ALL_CELLS}}
    for tokens, entered in (
        (["yellow", "red", "blue"], ["artifact-token-drops"]),
        (["red", "blue", "yellow"], []),
    ):
        state, r = position({**gold, "tokens": tokens}), Resolver(True)
        after = effect_use.use(context(state, r), state, msgspec.convert([{"do": "gold"}], Effects), "test")
        drops = [each.rule for each in r.instructions if each.message == "golem-do-drop-token"]
        assert (
            drops == entered and own(after)["dropped"] == ["yellow"] and own(after)["tokens"][-1] == "yellow"
        )


@pytest.mark.rule("upgrade-study", "L15")
def test_p06_the_named_pair_is_mentioned_only_in_its_own_tie():
    box = games.load("golem", {"study_upgrades": {"column-4": {"cost": 6}}}).box  # as much as column 5

    def ties(made):
        state, r = position({"upgrades": {"study": made}}), Resolver(True)
        upgrades.choose(new_context(box, state, r), state, 2)
        return [weighed.tie_break for node in r.explanation for weighed in getattr(node, "weighed", ())]

    pair, cheaper = "golem-tie-third-column-before-track", ["column-1", "column-2"]
    assert ties(cheaper) == ["golem-tie-cheapest", pair]
    assert ties([*cheaper, "column-3", "track"]) == ["golem-tie-cheapest", "golem-tie-as-shown"]


@pytest.mark.rule("discounts")
def test_p02_a_discount_above_the_cost_is_gained_and_one_nobody_can_use_too():
    surplus = own(used(position(), {"do": "create", "discount": 5}))
    assert surplus["resources"] == 5 - BOX.board.golem_cost["0"]
    none_left = position({"dead": 6})
    assert own(used(none_left, {"do": "create", "discount": 3}))["resources"] == 3
    no_upgrade = position({"upgrades": {"golem": ALL_GOLEM}})
    assert own(used(no_upgrade, {"do": "upgrade", "kind": "golem", "discount": 2}))["resources"] == 2
    no_image = position({"ingots": list(range(1, 11))})
    assert own(used(no_image, {"do": "buy-gold", "discount": 2}))["resources"] == 2


@pytest.mark.rule("income", "red-zone", "upgrade-kind")
def test_p07_income_then_an_upgrade_unless_the_marker_is_in_the_red_zone():
    rich = position({"resources": 3, "students": {"red": 4}}, phase="end", turn=6)
    after = own(happen(rich, {"type": "round-ended", "round": 1}).state)
    assert after["upgrades"]["golem"] == ["leg-2"]
    assert after["resources"] == 3 + 1 - 2
    poor = position({"resources": -3}, phase="end", turn=6)
    after = own(happen(poor, {"type": "round-ended", "round": 1}).state)
    assert after["upgrades"] == {"golem": [], "artifact": [], "study": []}


def test_menorahs_of_every_kind():
    state = position(
        {"upgrades": {"golem": ["head", "leg-2"], "study": ["column-5"], "artifact": ["6", "1"]}}
    )
    assert [upgrades.menorahs(context(state), state, kind) for kind in range(3)] == [4, 4, 3]


def doubled(r):
    return [node.ruling for node in r.explanation if getattr(node, "message", "") == "golem-note-doubled"]


@pytest.mark.rule("L32", "special-upgrades", "grey-upgrades")
def test_a_special_tile_doubles_the_grey_tile_of_its_artifact_too():
    state = position({"ingots": [1, 2], "upgrades": {"artifact": ["1", "2"]}})
    r = Resolver(True)
    after = own(artifacts.income(context(state, r), state))
    assert (after["resources"], after["points"]) == (4, 4)
    assert [
        node.ruling for node in r.explanation if getattr(node, "message", "") == "golem-note-doubled"
    ] == ["L32"]
    alone = position({"ingots": [1, 2], "upgrades": {"artifact": ["2"]}})
    r = Resolver(True)
    artifacts.income(context(alone, r), alone)
    assert doubled(r) == [None]


@pytest.mark.rule("grey-upgrades", "upgrade-artifact")
def test_p06_the_side_of_a_grey_tile_is_entered():
    r = Resolver(True)
    state = position()
    upgrades.make(context(state, r), state, 1)
    assert r.instructions[0].args == {"upgrade": "@cell-1", "tile": "grey", "resources": 1, "points": 1}


@pytest.mark.rule("upgrade-artifact", "owners-box")
def test_a_tile_entered_on_the_screen_of_its_price_is_entered_as_what_it_is():
    cell = "artifact_tiles.01.cells.1"
    r = Resolver(
        True,
        answers={f"{cell}.cost": {f"{cell}.cost": 2, f"{cell}.tile": "special"}},
    )
    state = position(box="owner")
    upgrades.make(context(state, r), state, 1)
    (laid,) = [each for each in r.instructions if each.message == "golem-do-upgrade-artifact"]
    assert laid.args["tile"] == "special"
