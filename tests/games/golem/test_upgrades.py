"""Upgrades, gold and artifacts (pp. 5 to 7)."""

import msgspec
import pytest
from games.golem.positions import BOX, GAME, check_ties, choice, happen, own, position, table, used

from automatable import games
from automatable.core.question import Ask
from automatable.core.resolution import Resolving
from automatable.games.golem import artifacts, strategy, upgrades, using
from automatable.games.golem.effects import Effects

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
    assert game.decide("upgrade-golem", state, {}).story[-1].weighed[-1].ruling == "L15"
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
    assert own(artifacts.income(table(artifact), artifact))["points"] == BOX.automa.useless
    game = GAME.__class__({"street": {"red-10": [{"do": "student-forward", "steps": 1}]}})
    form = GAME.to_json(position({**ends, "resources": -5}, phase="end", turn=6))
    street = game.from_json(form)
    after = game.apply(street, game.decode_event({"type": "round-ended", "round": 1})).state
    assert after.points == BOX.automa.useless + 3 + 3, "the other two students give 3 points each"


@pytest.mark.rule("L24")
def test_the_income_of_an_artifact_is_not_taken_inside_itself():
    income = {"3": [{"do": "artifact-income", "number": 1}], "4": [{"do": "artifact-income", "number": 2}]}
    game = GAME.__class__({"artifact_tiles": {"01": {"income": income}}})
    state = game.from_json({"automa": {"ingots": [1, 2, 3, 4], "artifact_tile": "01"}})
    t = using.table(game.box, state, Resolving())
    assert artifacts.income(t, state).points == 2 * BOX.automa.useless, (
        "each finds the other, which finds none"
    )


@pytest.mark.rule("L33", "final-scoring", "owners-box")
def test_grey_and_special_tiles_count_one_menorah_and_the_owner_is_asked():
    made = {"upgrades": {"artifact": ["1", "2", "6"]}}
    assert upgrades.menorahs(table(position(made)), position(made), 1) == 1 + 1 + 3
    cells = {f"artifact_tiles.01.cells.{n}.tile": tile for n, tile in (("1", "grey"), ("2", "special"))}
    told = {**cells, "artifact_tiles.01.cells.6.tile": "menorahs", "board.grey_menorahs": 2}
    owner = GAME.from_json({"automa": {**made, "artifact_tile": "01"}, "box": "owner", "learned": told})
    with pytest.raises(Ask) as asked:
        upgrades.menorahs(table(owner), owner, 1)
    assert asked.value.question.id == "board.special_menorahs"
    told["board.special_menorahs"] = 0
    owner = GAME.from_json({"automa": {**made, "artifact_tile": "01"}, "box": "owner", "learned": told})
    assert upgrades.menorahs(table(owner), owner, 1) == 2 + 0 + 3


@pytest.mark.rule("upgrade-kind", "table-upgrade-kind-1", "table-upgrade-kind-2", "table-upgrade-kind-3")
def test_p07_the_kind_with_most_things_then_the_higher_token():
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
    assert strategy.artifacts(table(state), state) == (3, 4)
    one = own(used(state, {"do": "artifact-income", "number": 1}))
    assert (one["resources"], one["points"]) == (2, 0), "artifact 3 only"
    both = own(artifacts.income(table(state), state))
    assert (both["resources"], both["points"]) == (3, 1)
    grey = position({"ingots": [1, 2], "upgrades": {"artifact": ["1"]}})
    after = own(artifacts.income(table(grey), grey))
    assert (after["resources"], after["points"]) == (1 + 1, 1 + 1)


@pytest.mark.rule("special-upgrades")
def test_p06_special_upgrades_double_the_income_in_the_income_phase_only():
    state = position({"ingots": [1, 2], "upgrades": {"artifact": ["2"]}})
    r = Resolving(True)
    phase = own(artifacts.income(table(state, r), state))
    assert (phase["resources"], phase["points"]) == (2, 2)
    effect = own(used(state, {"do": "artifact-income", "number": 4}))
    assert (effect["resources"], effect["points"]) == (1, 1)


@pytest.mark.rule("strategy-token-drops", "L5")
def test_p05_a_token_drops_once_all_things_and_all_upgrades_of_its_kind_are_made():
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
    for tokens, told in (
        (["yellow", "red", "blue"], ["artifact-token-drops"]),
        (["red", "blue", "yellow"], []),
    ):
        state, r = position({**gold, "tokens": tokens}), Resolving(True)
        after = using.use(table(state, r), state, msgspec.convert([{"do": "gold"}], Effects), "test")
        drops = [each.rule for each in r.instructions if each.message == "golem-do-drop-token"]
        assert drops == told and own(after)["dropped"] == ["yellow"] and own(after)["tokens"][-1] == "yellow"


@pytest.mark.rule("upgrade-study", "L15")
def test_p06_the_named_pair_is_told_of_only_in_its_own_tie():
    box = games.load("golem", {"study_upgrades": {"column-4": {"cost": 6}}}).box  # as much as column 5

    def ties(made):
        state, r = position({"upgrades": {"study": made}}), Resolving(True)
        upgrades.choose(using.table(box, state, r), state, 2)
        return [weighed.tie_break for node in r.story for weighed in getattr(node, "weighed", ())]

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
    assert [upgrades.menorahs(table(state), state, kind) for kind in range(3)] == [4, 4, 3]


def doubled(r):
    return [node.ruling for node in r.story if getattr(node, "message", "") == "golem-note-doubled"]


@pytest.mark.rule("L32", "special-upgrades", "grey-upgrades")
def test_a_special_tile_doubles_the_grey_tile_of_its_artifact_too():
    state = position({"ingots": [1, 2], "upgrades": {"artifact": ["1", "2"]}})
    r = Resolving(True)
    after = own(artifacts.income(table(state, r), state))
    assert (after["resources"], after["points"]) == (4, 4)
    assert [node.ruling for node in r.story if getattr(node, "message", "") == "golem-note-doubled"] == [
        "L32"
    ]
    alone = position({"ingots": [1, 2], "upgrades": {"artifact": ["2"]}})
    r = Resolving(True)
    artifacts.income(table(alone, r), alone)
    assert doubled(r) == [None]


@pytest.mark.rule("grey-upgrades", "upgrade-artifact")
def test_p06_the_side_of_a_grey_tile_is_told():
    r = Resolving(True)
    state = position()
    upgrades.make(table(state, r), state, 1)
    assert r.instructions[0].args == {"upgrade": "@cell-1", "tile": "grey", "resources": 1, "points": 1}


@pytest.mark.rule("upgrade-artifact", "owners-box")
def test_a_tile_told_on_the_screen_of_its_price_is_told_as_what_it_is():
    cell = "artifact_tiles.01.cells.1"
    r = Resolving(
        True,
        answers={f"{cell}.cost": {f"{cell}.cost": 2, f"{cell}.tile": "special"}},
    )
    state = position(box="owner")
    upgrades.make(table(state, r), state, 1)
    (laid,) = [each for each in r.instructions if each.message == "golem-do-upgrade-artifact"]
    assert laid.args["tile"] == "special"
