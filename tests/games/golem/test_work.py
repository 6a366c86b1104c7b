"""Work (p. 5): who works is settled when the work begins (L12), and what may be used again (L24)."""

import pytest
from games.golem.positions import BOX, choice, own, position, quarters, rows, table, turn, used

from automatable import games
from automatable.core.resolution import SILENT, Resolving
from automatable.games.golem import using
from automatable.games.golem.effects import Work
from automatable.games.golem.golems import use_quarter

GOLEM_BONUS = next(
    id for id, card in BOX.printed.automa_cards.items() if card.bonus == "golem-max-2" and card.level <= 2
)


def with_quarters(**effects):
    """A game whose neighbourhood tiles do this: ``red_01=[...]``."""
    tiles = {id.replace("_", "-"): {"effects": found} for id, found in effects.items()}
    return games.load("golem", {"quarters": tiles})


def worked(state, value):
    return own(used(state, {"do": "work", "value": value}))


@pytest.mark.rule("L12", "work-who")
def test_a_golem_made_this_turn_does_not_work_this_turn():
    laid = {
        "rows": rows(work="white white white"),
        "quarters": quarters(red_1="red-01", yellow_1="yellow-01"),
    }
    after = own(turn(position({"golems": ["red-2"], "resources": 9}, laid), GOLEM_BONUS).state)
    assert after["golems"] == ["red-2-lying", "yellow-1"], "three marbles would pay for two golems"
    made = used(position({"golems": []}), {"do": "create"}, {"do": "work", "value": 3})
    assert own(made)["golems"] == ["red-1"] and own(made)["points"] == BOX.automa.useless


@pytest.mark.rule("L12", "work-who")
def test_a_golem_raised_or_made_during_the_work_does_not_join():
    tiles = {"quarters": quarters(red_9="red-03", blue_1="blue-01")}  # red IX: a lying golem may go forward
    raised = position({"golems": ["red-9", "blue-1", "blue-3-lying"], "resources": 9}, tiles)
    assert worked(raised, 3)["golems"] == ["red-9-lying", "blue-1-lying", "blue-4"], "raised, it stays up"
    tiles = {"quarters": quarters(red_9="red-04")}  # red IX: a golem is created
    tokens = ["blue", "yellow", "red"]
    made = position({"golems": ["red-9", "yellow-1"], "tokens": tokens, "resources": 9}, tiles)
    assert worked(made, 3)["golems"] == ["red-9-lying", "yellow-1-lying", "blue-1"]


@pytest.mark.rule("L12", "work-who")
def test_who_works_is_settled_when_the_work_begins_and_a_golem_moved_meanwhile_works_where_it_is():
    tiles = {"quarters": quarters(red_5="red-07", blue_3="blue-01", blue_4="-")}  # red V: two steps back
    state = position({"golems": ["red-5", "blue-4"], "resources": 9}, tiles)
    after = worked(state, 3)
    assert after["golems"] == ["red-4", "blue-3-lying"], "red went back one, blue one; blue used section III"


@pytest.mark.rule("L12", "work-who")
def test_a_golem_that_dies_before_its_turn_comes_does_not_work():
    game = with_quarters(red_02=[{"do": "kill"}, {"do": "kill"}])
    laid = {"quarters": quarters(red_8="red-02", blue_1="blue-01")}
    state = game.from_json({"automa": {"golems": ["red-8", "blue-1"], "resources": 9}, "table": laid})
    r = Resolving(True)
    after = using.use(using.table(game.box, state, r), state, (Work(value=3),), "test")
    assert own(after)["golems"] == [], "its own tile kills the rightmost first: the one that is at work"
    assert "golem-note-worker-gone" in [getattr(node, "message", "") for node in r.story]


@pytest.mark.rule("L12", "L24", "work")
def test_work_inside_work_takes_golems_that_have_not_worked_and_ends():
    game = with_quarters(
        red_02=[{"do": "golem-forward", "steps": 1}, {"do": "work", "value": 1}],
        red_03=[{"do": "golem-back", "steps": 1}, {"do": "work", "value": 1}],
    )
    laid = {"quarters": quarters(red_2="red-02", red_3="red-03", blue_4="blue-01")}
    form = {"automa": {"golems": ["red-2"], "tokens": ["red", "yellow", "blue"]}, "table": laid}
    state = game.from_json(form)
    after = using.use(using.table(game.box, state, SILENT), state, (Work(value=1),), "test")
    assert own(after)["golems"] == ["red-3"], "forward and up again, but it has worked"
    two = game.from_json({**form, "automa": {**form["automa"], "golems": ["red-2", "red-3"]}})
    after = using.use(using.table(game.box, two, SILENT), two, (Work(value=5),), "test")
    assert len(own(after)["golems"]) == 2


@pytest.mark.rule("L24", "leg-three")
def test_a_golem_made_with_the_leg_uses_its_tile_inside_that_tile():
    tiles = {"quarters": quarters(red_1="red-04")}
    golems = ["red-1", "yellow-5", "yellow-6", "blue-5", "blue-6"]
    state = position({"golems": golems, "upgrades": {"golem": ["leg-3"]}, "resources": 10}, tiles)
    after = own(used(state, {"do": "work", "value": 1}))
    assert len(after["golems"]) == 5, "four others stand further right"
    after = own(use_quarter(table(state), state, 0, 1, "work"))
    cost = BOX.board.golem_cost["1"] - 1
    assert after["golems"].count("red-1") == 2
    assert after["resources"] == 10 - cost + 1, "the tile again: all golems are made, its discount is gained"


@pytest.mark.rule("work-how-many", "L12")
def test_the_number_counts_only_golems_that_can_work():
    assert choice("work-how-many", position({"golems": ["red-2", "red-3-lying"]}), value=8) == 1


@pytest.mark.rule("work-how-many", "L11")
def test_a_work_that_costs_more_than_two_knowledge_even_for_one_golem_is_not_done():
    game = games.load("golem", {"base": {"work_cost": {"1": 4, "2": 6, "3": 8, "4": 9}}})
    state = position({"golems": ["red-2"], "resources": 9})
    told = using.table(game.box, state, SILENT)
    after = using.use(told, state, (Work(1),), "test")
    assert (own(after)["golems"], after.points, after.resources) == (["red-2"], BOX.automa.useless, 9)
