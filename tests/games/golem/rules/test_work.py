"""Work (p. 5): who works is settled when the work begins (L12), and what may be used again (L24)."""

import msgspec
import pytest
from games.golem.positions import BOX, GAME, choice, cited, context, own, position, quarters, rows, turn, used

from automatable import games
from automatable.core.engine.question import Ask
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.games.golem.box.effects import Effects, Work
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import effect_use
from automatable.games.golem.rules.golems.creation import use_quarter

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


def with_golem_bonus(*criteria):
    """A game whose card 01 makes a golem first and chooses a marble by these criteria."""
    card = {"bonus": "golem-max-2", "level": 1, "first": "marble", "marble": [*criteria, "left"]}
    return games.load("golem", {"automa_cards": {"01": card}})


def turned(game, golems, **marbles):
    """The Automa's turn with card 01."""
    form = GAME.to_json(position({"golems": golems, "resources": 9}, {"rows": rows(**marbles)}))
    event = game.decode_event({"type": "card-turned", "card": "01"})
    return game.apply(game.from_json(form), event, explain=True)


@pytest.mark.rule("L37", "criterion-work", "L12")
@pytest.mark.parametrize("row", ["work", "mirror"])
def test_a_golem_made_by_the_bonus_counts_for_the_work_criterion_and_does_not_work(row):
    found = turned(with_golem_bonus("work"), [], **{row: "white", "golem": "white white"})
    assert own(found.state)["golems"] == ["red-1"] and found.state.points == BOX.automa.useless
    assert "L37" in cited(found.explanation)


@pytest.mark.rule("L37", "criterion-work")
def test_a_golem_made_by_the_bonus_is_mentioned_only_where_it_changes_the_choice():
    game = with_golem_bonus("work")
    stood = turned(game, ["blue-2"], work="white", golem="white white")
    assert "L37" not in cited(stood.explanation), "another golem stands"
    alone = turned(game, [], work="white")
    assert "L37" not in cited(alone.explanation), "there is no other marble"
    first = turned(with_golem_bonus("strategy", "work"), [], work="white", golem="white")
    assert "L37" not in cited(first.explanation), "decided before it is checked"


@pytest.mark.rule("L37", "criterion-work", "owners-box")
def test_an_owners_new_golem_counts_for_the_work_criterion_too():
    card = {"bonus": "golem-max-2", "level": 1, "first": "marble", "marble": ["work", "left"]}
    board = {"golem_cost": {"0": 1}, "resources_per_marble": 1}
    learned = {"automa_cards": {"07": card}, "board": board}
    learned["characters"] = {"01": {"left": "red", "right": "blue"}}
    hidden = dict.fromkeys(("work", "golem", "artifact", "study", "mirror"))
    state = position({"golems": []}, {"rows": hidden}, box="owner", learned=learned)
    asked = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    question = asked.questions[0]
    assert question.id == "in-work-mirror"
    entered = GAME.decode_event(question.answer({"work": 1, "mirror": 0}))
    found = GAME.apply(asked.state, entered, explain=True)
    red = GAME.decode_event(found.questions[0].answer({"work": True}))
    found = GAME.apply(found.state, red, explain=True)
    assert own(found.state)["golems"] == ["red-1"] and own(found.state)["points"] == BOX.automa.useless
    assert "L37" in cited(found.explanation)


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
    r = Resolver(True)
    after = effect_use.use(new_context(game.box, state, r), state, (Work(value=3),), "test")
    assert own(after)["golems"] == [], "its own tile kills the rightmost first: the one that is at work"
    assert "golem-note-worker-gone" in [getattr(node, "message", "") for node in r.explanation]


def used_in(game, golems, *effects):
    """Golems and explanation after these effects, one after the other, in a game of its own."""
    laid = {"quarters": quarters()}
    state, r = game.from_json({"automa": {"golems": golems, "resources": 20}, "table": laid}), Resolver(True)
    entered = msgspec.convert(list(effects), Effects)
    after = effect_use.use(new_context(game.box, state, r), state, entered, "test")
    return own(after)["golems"], cited(r.explanation)


@pytest.mark.rule("L38", "work-who")
def test_of_two_golems_on_one_spot_the_new_one_moves_and_the_other_works_where_it_was():
    point = [{"do": "points", "amount": 1}]
    game = with_quarters(yellow_09=[{"do": "golem-forward", "steps": 2}], blue_09=point)
    three = ["red-1", "yellow-9", "blue-9"]
    golems, rulings = used_in(game, three, {"do": "create"}, {"do": "work", "value": 5})
    assert golems == ["red-1-lying", "red-2", "yellow-10", "blue-9-lying"] and "L38" in rulings
    golems, rulings = used_in(game, three, {"do": "work", "value": 5})
    assert golems == ["red-2-lying", "yellow-10", "blue-9-lying"] and "L38" not in rulings, "it was alone"


@pytest.mark.rule("L38", "work-who")
def test_a_worker_that_dies_before_its_turn_is_not_replaced():
    game = with_quarters(red_08=[{"do": "kill"}, {"do": "kill"}])
    golems, rulings = used_in(game, ["red-8", "yellow-1", "blue-7"], {"do": "work", "value": 1})
    assert golems == ["yellow-1"] and "L38" in rulings, "two were to work: the third does not step in"


@pytest.mark.rule("L12", "L38", "work-who")
def test_a_new_golem_beside_one_that_has_worked_does_not_work_either():
    game = with_quarters(red_01=[{"do": "work", "value": 1}])
    three = ["red-1", "yellow-5-lying", "blue-5-lying"]
    golems, _ = used_in(game, three, {"do": "create"}, {"do": "work", "value": 1})
    assert golems[:2] == ["red-1", "red-1-lying"], "it was made this turn"


@pytest.mark.rule("L12", "owners-box", "work-who")
@pytest.mark.parametrize(
    ("sheet", "golems"),
    [
        ({"golem-2": 2}, ["red-5-lying", "blue-2-lying"]),
        ({"golem-2-is": "dead"}, ["red-5-lying"]),
        ({"golem-2-is": "lying"}, ["red-5-lying", "blue-3-lying"]),
        ({"golem-1-is": "standing", "golem-1": 3}, ["red-3", "blue-3-lying"]),
        ({"created-blue": 1}, ["red-5-lying", "blue-1", "blue-3-lying"]),
    ],
)
def test_golems_that_the_player_moved_by_hand_during_the_work_are_followed(sheet, golems):
    state = position({"golems": ["red-5", "blue-3"], "resources": 9}, {"quarters": [""] * 30}, box="hand")
    answers = {}
    while True:
        try:
            after = effect_use.use(context(state, Resolver(True, answers)), state, (Work(3),), "test")
            break
        except Ask as asked:
            parts = asked.question.fields
            first = {} if answers else sheet
            answers[asked.question.id] = {part.key: first.get(part.key, part.value) for part in parts}
    assert own(after)["golems"] == golems


@pytest.mark.rule("L12", "L24", "work")
def test_work_inside_work_takes_golems_that_have_not_worked_and_ends():
    game = with_quarters(
        red_02=[{"do": "golem-forward", "steps": 1}, {"do": "work", "value": 1}],
        red_03=[{"do": "golem-back", "steps": 1}, {"do": "work", "value": 1}],
    )
    laid = {"quarters": quarters(red_2="red-02", red_3="red-03", blue_4="blue-01")}
    form = {"automa": {"golems": ["red-2"], "tokens": ["red", "yellow", "blue"]}, "table": laid}
    state = game.from_json(form)
    after = effect_use.use(new_context(game.box, state, SILENT), state, (Work(value=1),), "test")
    assert own(after)["golems"] == ["red-3"], "forward and up again, but it has worked"
    two = game.from_json({**form, "automa": {**form["automa"], "golems": ["red-2", "red-3"]}})
    after = effect_use.use(new_context(game.box, two, SILENT), two, (Work(value=5),), "test")
    assert len(own(after)["golems"]) == 2


@pytest.mark.rule("L24", "leg-three")
def test_a_golem_made_with_the_leg_uses_its_tile_inside_that_tile():
    tiles = {"quarters": quarters(red_1="red-04")}
    golems = ["red-1", "yellow-5", "yellow-6", "blue-5", "blue-6"]
    state = position({"golems": golems, "upgrades": {"golem": ["leg-3"]}, "resources": 10}, tiles)
    after = own(used(state, {"do": "work", "value": 1}))
    assert len(after["golems"]) == 5, "four others stand further right"
    after = own(use_quarter(context(state), state, 0, 1, "work"))
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
    entered = new_context(game.box, state, SILENT)
    after = effect_use.use(entered, state, (Work(1),), "test")
    assert (own(after)["golems"], after.points, after.resources) == (["red-2"], BOX.automa.useless, 9)
