"""Every ruling has a position in which it decides and is cited, and one close to it in which it does not."""

import os
from functools import partial

import msgspec
import pytest
from games.golem.positions import BOX, GAME, cited, happen, nodes, position, quarters, rows, turn
from games.golem.positions import context as context_of
from games.golem.readings import READINGS
from random_play import Driver
from rulings import Open, decides, outcome

from automatable import games
from automatable.core.engine.explanation import Kept, Picked
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import Effects, Work
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import effect_use

KILLS, BACK, EITHER = "02", "red-07", "01"
WORKS = "09"
CARD = {"cards": ["05", "06"], "marbles": ["red", "blue"]}


def used(state, *effects):
    """What the explanation contains of these effects."""
    r = Resolver(True)
    effect_use.use(context_of(state, r), state, msgspec.convert(list(effects), Effects), "test")
    return r.explanation


def decided(rule, state, **args):
    return GAME.decide(rule, state, args).explanation


def ended(automa=None, table=None, **rest):
    state = position(automa, table, **{"phase": "end", "turn": 3 * (rest.get("humans", 1) + 1), **rest})
    return happen(state, {"type": "round-ended", "round": rest.get("round", 1)}).explanation


def marble(criteria, lying, automa=None):
    return decided("choose-marble", position(automa, {"rows": lying}), criteria=criteria)


def mirror_marble(golems):
    """The whole turn of a card that takes a marble for work from the mirror."""
    card = next(id for id, one in BOX.printed.automa_cards.items() if one.marble[0] == "work")
    automa = {"golems": golems, "cards": ["05"], "marbles": ["blue"], "rabbi": 1}
    return turn(position(automa, {"rows": rows(mirror="white white"), "taken": [1]}), card).explanation


def bought(books, library, students=None):
    automa = {"books": books, "cards": ["01"], "students": students or {"red": 1, "yellow": 1, "blue": 1}}
    return decided("buy-book", position(automa, {"library": library}))


def rabbi(automa, tiles, numbers, taken=()):
    return decided("rabbi-place", position(automa, {"tiles": tiles, "taken": list(taken)}), numbers=numbers)


def scored(points, **rest):
    state = position(phase="scoring", final=[20, 0, 0, 0, 0, 0], **rest)
    return happen(state, {"type": "human-scored", "points": points}).explanation


def two_killers(third):
    """Tile 03 kills as well; whether it lies there decides whether two places kill."""
    game = games.load("golem", {"action_tiles": {"03": {"effects": [{"do": "kill"}]}}})
    form = GAME.to_json(position({"golems": ["red-9"]}, {"tiles": [KILLS, "01", third]}))
    return game.decide("rabbi-place", game.from_json(form), {"numbers": [3, 1, 2]}).explanation


def leg_three(tile):
    """A golem made with the leg stands where a tile that makes golems may lie."""
    golems = ["yellow-5", "yellow-6", "blue-5", "blue-6"]
    automa = {"golems": golems, "upgrades": {"golem": ["leg-3"]}, "resources": 10}
    return used(position(automa, {"quarters": quarters(red_1=tile)}), {"do": "create"})


def students_paid(street=None, **students):
    """The red student's income moves the yellow one, before it is paid itself."""
    moves = {"red-4": [{"do": "student-forward", "steps": 1, "district": "yellow"}]}
    game = games.load("golem", {"street": street or moves})
    automa = {"students": {"red": 4, "yellow": 1, "blue": 5, **students}, "tokens": ["blue", "red", "yellow"]}
    form = GAME.to_json(position(automa, phase="end", turn=6))
    event = game.decode_event({"type": "round-ended", "round": 1})
    return game.apply(game.from_json(form), event, explain=True).explanation


def worker_killed(*effects):
    """Two golems work, the tile of the first kills."""
    game = games.load("golem", {"quarters": {"red-08": {"effects": list(effects)}}})
    form = GAME.to_json(position({"golems": ["red-8", "yellow-1", "blue-7"], "resources": 9}))
    state, r = game.from_json(form), Resolver(True)
    effect_use.use(new_context(game.box, state, r), state, (Work(1),), "test")
    return r.explanation


def new_golem(golems):
    """The turn of a card that makes a golem and then looks for work."""
    card = {"bonus": "golem-max-2", "level": 1, "first": "marble", "marble": ["work", "left"]}
    game = games.load("golem", {"automa_cards": {"01": card}})
    form = GAME.to_json(position({"golems": golems, "resources": 9}, {"rows": rows(work="red", study="red")}))
    event = game.decode_event({"type": "card-turned", "card": "01"})
    return game.apply(game.from_json(form), event, explain=True).explanation


def new_beside_old(*effects):
    """A golem in I of red, and one in yellow whose tile moves the leftmost golem."""
    moves = [{"do": "golem-forward", "steps": 2}]  # itself and one more
    point = [{"do": "points", "amount": 1}]
    tiles = {"yellow-09": {"effects": moves}, "blue-09": {"effects": point}}
    game = games.load("golem", {"quarters": tiles})
    form = GAME.to_json(position({"golems": ["red-1", "yellow-9", "blue-9"], "resources": 20}))
    state, r = game.from_json(form), Resolver(True)
    effect_use.use(new_context(game.box, state, r), state, msgspec.convert(list(effects), Effects), "test")
    return r.explanation


SIX = ["red-1", "red-2", "yellow-1", "yellow-2", "blue-1", "blue-2"]
LIBRARY = ["01", "02", "03", "04", "06"]
ALL_STUDY = {"study": list(BOX.study_ids)}
FULL_COLUMNS = [[f"{n:02}" for n in range(first, first + 5)] for first in (1, 9, 17, 25)]
BLACK = [f"{n}" for n in range(33, 39)]
ABLE = {"red": 3, "yellow": 1, "blue": 1}
LAST_COLUMN = [*FULL_COLUMNS, BLACK[:4]]
KIND = {"books": [["01"], ["10"], [], [], []]}
NEW = {"do": "create"}, {"do": "work", "value": 3}
BLOCKED = {"students": {"red": 10, "yellow": 10, "blue": 10}, "artifact_tile": "02", "ingots": [3, 4]}

CASES = {
    "L1": (
        lambda: marble(["black"], rows(golem="red", mirror="black")),
        lambda: marble(["white"], rows(mirror="black")),
    ),
    "L2": (
        lambda: marble(["black"], rows(golem="red red"), {"marbles": ["red"]}),
        lambda: marble(["black"], rows(golem="red", study="blue"), {"marbles": ["red"]}),
    ),
    "L3": (
        lambda: ended({"marbles": ["red", "white"], "resources": 9}),
        lambda: ended({"marbles": ["red", "yellow"], "resources": 9}),
    ),
    "L4": (
        lambda: two_killers("03"),
        lambda: two_killers("04"),
    ),
    "L5": (
        lambda: used(
            position(
                {
                    "books": LAST_COLUMN,
                    "upgrades": ALL_STUDY,
                    "cards": ["01"],
                    "students": ABLE,
                    "tokens": ["blue", "red", "yellow"],
                },
                {"library": ["37", "06", "07", "08", "14"]},
            ),
            {"do": "book"},
        ),
        lambda: used(
            position({"golems": ["red-2"], "dead": 4, "upgrades": {"golem": list(BOX.golem_ids)}}),
            {"do": "create"},
        ),
    ),
    "L6": (lambda: ended({"resources": -5}, round=4), lambda: ended({"resources": -4}, round=4)),
    "L7": (
        lambda: turn(position({"resources": -4}, {"rows": rows(golem="white")}), "18").explanation,
        lambda: turn(position({"resources": 4}, {"rows": rows(golem="white")}), "18").explanation,
    ),
    "L8": (
        lambda: used(position({"golems": ["red-1", "blue-1"]}), {"do": "golem-either", "steps": 1}),
        lambda: used(position({"golems": ["red-1", "blue-2"]}), {"do": "golem-either", "steps": 1}),
    ),
    "L9": (
        lambda: used(position({"golems": ["red-10"]}), {"do": "golem-back", "steps": 1}),
        lambda: used(position({"golems": ["red-8"]}), {"do": "golem-back", "steps": 1}),
    ),
    "L10": (
        lambda: decided("kill-who", position({"golems": ["yellow-6", "yellow-6-lying"]})),
        lambda: decided("kill-who", position({"golems": ["yellow-6", "yellow-5-lying"]})),
    ),
    "L11": (
        lambda: used(position({"golems": ["red-2-lying"]}), {"do": "work", "value": 3}),
        lambda: used(position({"golems": []}), {"do": "work", "value": 3}),
    ),
    "L12": (lambda: mirror_marble(["red-2"]), lambda: mirror_marble(["red-2", "blue-2"])),
    "L13": (
        lambda: marble(
            ["work", "most-marbles"],
            rows(work="red", mirror="red white", study="black blue blue"),
            {"golems": ["red-2"]},
        ),
        lambda: marble(["most-marbles"], rows(work="red", mirror="red white", study="black blue blue")),
    ),
    "L14": (
        lambda: marble([], rows(golem="red blue")),
        lambda: marble([], rows(golem="red", study="blue")),
    ),
    "L15": (
        lambda: decided("place-ingot", position()),
        lambda: decided("place-ingot", position({"ingots": [2]})),
    ),
    "L16": (
        lambda: bought([*FULL_COLUMNS, BLACK[:5]], [BLACK[5], "06", "07", "08", "14"], ABLE),
        lambda: bought([["01", "02", "03", "04", "05"], [], [], [], []], ["06", "09", "10", "11", "12"]),
    ),
    "L17": (
        lambda: decided("book-choice", position(), book="11"),
        lambda: decided("book-choice", position({"cards": ["01"]}), book="11"),
    ),
    "L18": (
        lambda: used(
            position({"books": [["01", "02"], ["09"], [], [], []]}), {"do": "activate-books", "number": 2}
        ),
        lambda: decided("activate-books", position({"books": [["01", "33"], ["09"], [], [], []]})),
    ),
    "L19": (
        lambda: (
            turn(position({**CARD, "golems": ["red-1"]}, {"tiles": [EITHER, "02", "03"]}), "01").explanation
        ),
        lambda: (
            turn(position({**CARD, "golems": ["red-3"]}, {"tiles": [EITHER, "02", "03"]}), "01").explanation
        ),
    ),
    "L20": (
        lambda: decided("upgrade-kind", position({"dead": 3, **KIND})),
        lambda: decided("upgrade-kind", position({"dead": 1, **KIND})),
    ),
    "L21": (
        lambda: ended({"golems": ["red-4"]}),
        lambda: ended({"golems": ["red-1"]}),
    ),
    "L22": (
        lambda: (
            happen(
                position({"golems": ["red-10"]}, phase="begin"), {"type": "round-begun", "round": 1}
            ).explanation
        ),
        lambda: (
            happen(
                position({"golems": ["red-1"]}, phase="begin"), {"type": "round-begun", "round": 1}
            ).explanation
        ),
    ),
    "L23": (
        lambda: ended({"rabbi": 3}, {"rabbis": [1]}),
        lambda: ended({"rabbi": 1}, {"rabbis": [3]}),
    ),
    "L24": (
        lambda: used(
            position({"books": [["31", "25"], [], [], [], []]}), {"do": "activate-books", "number": 1}
        ),
        lambda: used(
            position({"books": [["25", "31"], [], [], [], []]}), {"do": "activate-books", "number": 1}
        ),
    ),
    "L25": (
        lambda: turn(position({}, {"rows": rows(golem="red")}), "18").explanation,
        lambda: turn(position({}, {"rows": rows(golem="white")}), "18").explanation,
    ),
    "L26": (
        lambda: used(
            position({"cards": ["01"]}, {"library": ["01", "02", "03", "04", "06"]}), {"do": "book"}
        ),
        lambda: used(
            position({"cards": ["01"]}, {"library": ["01", "02", "03", "04", "06"]}), {"do": "gold"}
        ),
    ),
    "L27": (
        lambda: used(position({"ingots": [1, 2, 3, 4]}), {"do": "artifact-income", "number": 1}),
        lambda: used(position({"ingots": [1, 2, 3, 4]}), {"do": "artifact-income", "number": 2}),
    ),
    "L28": (
        lambda: (
            turn(
                position({"golems": ["red-2", "red-3", "red-4"]}, {"rows": rows(work="white")}), "15"
            ).explanation
        ),
        lambda: turn(position({"golems": ["red-2"]}, {"rows": rows(work="white")}), "15").explanation,
    ),
    "L29": (
        lambda: used(position(), {"do": "buy-gold"}),
        lambda: used(position({"ingots": [n for n in range(1, 11) if n != 8]}), {"do": "buy-gold"}),
    ),
    "L30": (lambda: scored(20), lambda: scored(19)),
    "L31": (
        lambda: rabbi({}, ["01", "02", "03"], [4, 5]),
        lambda: rabbi({}, ["01", "02", "03"], [4, 2]),
    ),
    "L32": (
        lambda: ended({"ingots": [1, 2], "upgrades": {"artifact": ["1", "2"]}}),
        lambda: ended({"ingots": [1, 2], "upgrades": {"artifact": ["2"]}}),
    ),
    "L33": (
        lambda: decided("buy-book", position({}, {"library": ["01", "02", "03", "04", "06"]})),
        lambda: decided("buy-book", position({"cards": ["01"]}, {"library": ["01", "02", "03", "04", "06"]})),
    ),
    "L34": (lambda: students_paid(yellow=4), lambda: students_paid(yellow=1)),
    "L35": (
        lambda: ended({"rabbi": 6}, {"rabbis": [6], "printed_space": ["human-1", "automa"]}),
        lambda: ended({"rabbi": 1}, {"rabbis": [6]}),
    ),
    "L36": (
        lambda: ended({**BLOCKED, "upgrades": {"artifact": ["3"]}}),
        lambda: ended(BLOCKED),
    ),
    "L37": (lambda: new_golem([]), lambda: new_golem(["blue-2"])),
    "L38": (
        lambda: new_beside_old({"do": "create"}, {"do": "work", "value": 5}),
        lambda: new_beside_old({"do": "work", "value": 5}),
    ),
}

FURTHER = [
    (
        "L2",  # ignored marbles count for the fullest row
        lambda: marble(
            ["most-marbles"], rows(golem="red red blue", study="blue white"), {"marbles": ["red"]}
        ),
        lambda: marble(["most-marbles"], rows(golem="red blue blue", study="blue"), {"marbles": ["red"]}),
    ),
    (
        "L3",  # white is no colour of the character
        lambda: marble(["not-character"], rows(golem="red white")),
        lambda: marble(["not-character"], rows(golem="red black")),
    ),
    (
        "L10",  # a full graveyard
        lambda: used(position({"golems": ["red-3"]}, {"graves": list(range(1, 9))}), {"do": "kill"}),
        lambda: used(position({"golems": ["red-3"]}, {"graves": list(range(1, 8))}), {"do": "kill"}),
    ),
    (
        "L11",  # a value above the cost
        lambda: used(position({"golems": ["red-2"]}), {"do": "work", "value": 3}),
        lambda: used(position({"golems": ["red-2"]}), {"do": "work", "value": 1}),
    ),
    (
        "L12",  # the work criterion without a standing golem
        lambda: marble(["work", "black"], rows(work="red", golem="black"), {"golems": ["red-2-lying"]}),
        lambda: marble(["work", "black"], rows(work="black", golem="red"), {"golems": ["red-2-lying"]}),
    ),
    (
        "L12",  # a golem made this turn
        lambda: used(position({"golems": ["red-2"], "resources": 9}), *NEW),
        lambda: used(
            position({"golems": ["red-2", "blue-2"], "resources": 9}), NEW[0], {"do": "work", "value": 1}
        ),
    ),
    (
        "L11",  # the only standing golem was made this turn
        lambda: used(position({"golems": []}), *NEW),
        lambda: used(position({"golems": []}), {"do": "work", "value": 3}),
    ),
    (
        "L12",  # the same: it is why that golem does not work
        lambda: used(position({"golems": []}), *NEW),
        lambda: used(position({"golems": ["red-2-lying"]}), {"do": "work", "value": 3}),
    ),
    (
        "L38",  # a worker that dies before its turn comes
        lambda: worker_killed({"do": "kill"}, {"do": "kill"}),
        lambda: worker_killed({"do": "kill"}),
    ),
    (
        "L13",  # the row of the highest token offers nothing
        lambda: marble(["strategy"], rows(work="red", artifact="blue"), {"golems": ["red-2", "blue-2"]}),
        lambda: marble(["strategy"], rows(work="red", golem="blue"), {"golems": ["red-2", "blue-2"]}),
    ),
    (
        "L20",  # all golems created, some of them dead
        lambda: used(position({"dead": 6}), {"do": "create", "discount": 1}),
        lambda: used(position({"golems": SIX}), {"do": "create", "discount": 1}),
    ),
    (
        "L20",  # points per golem
        lambda: used(position({"dead": 1}), {"do": "points-per", "thing": "golems", "amount": 1}),
        lambda: used(position({"golems": SIX}), {"do": "points-per", "thing": "golems", "amount": 1}),
    ),
    (
        "L20",  # the dead count at the end
        lambda: ended({"dead": 1, "upgrades": {"golem": ["head"]}}, round=4),
        lambda: ended({"golems": ["red-1"], "upgrades": {"golem": ["head"]}}, round=4),
    ),
    (
        "L24",  # a tile inside its own effect
        lambda: leg_three("red-04"),
        lambda: leg_three("red-08"),
    ),
    (
        "L34",  # the order of the incomes: what one pays, another brings
        lambda: students_paid({"red-4": [{"do": "pay", "resource": "coins", "amount": 3}]}, blue=4),
        lambda: students_paid({"red-4": [{"do": "pay", "resource": "coins", "amount": 3}]}),
    ),
    (
        "L33",  # a grey tile's menorah
        lambda: ended({"ingots": [1, 2], "upgrades": {"artifact": ["1", "6"]}}, round=4),
        lambda: ended({"ingots": [1, 2], "upgrades": {"artifact": ["6"]}, "resources": -5}, round=4),
    ),
]


ALL = [*((id, *two) for id, two in CASES.items()), *FURTHER]


def test_every_ruling_has_a_position_in_which_it_decides_and_a_reading_without_it():
    rulings = {id for id, entry in GAME.rulebook.entries.items() if entry.kind == "ruling"}
    assert rulings == set(CASES) == set(READINGS)


@pytest.mark.parametrize(("ruling", "where", "elsewhere"), ALL)
def test_a_ruling_is_cited_where_it_decides_and_only_there(ruling, where, elsewhere):
    assert ruling in cited(where())
    assert differs(ruling, where), "the case itself"
    assert ruling not in cited(elsewhere())
    assert not differs(ruling, elsewhere), "the case itself"


def differs(ruling, happen):
    """Whether what is shown changes when the ruling is taken away, besides the values that were weighed."""
    as_ruled = [shown(node) for node in nodes(happen())]
    for reading in READINGS[ruling]:
        with pytest.MonkeyPatch.context() as patch:
            reading(patch, BOX)
            try:
                if [shown(node) for node in nodes(happen())] != as_ruled:
                    return True
            except Open:
                return True
    return False


def shown(node):
    if isinstance(node, Picked):
        return node.rule, node.chosen
    if isinstance(node, Kept):
        return node.rule, node.left
    return node


def seen(game, resolution):
    """What came of an event. Whether the lowest token was put there or lay there, the table does not see."""
    form, *rest = outcome(game, resolution)
    return {**form, "automa": {**form["automa"], "dropped": None}}, *rest


GAMES = [({}, 1), ({"level": "hard", "humans": 2}, 3), ({"level": "expert"}, 5)]
MORE = int(os.environ.get("GOLEM_RULINGS", "0"))  # so many further seeds of each set-up


@pytest.mark.parametrize(
    ("setup", "seed"), [*GAMES, *((setup, seed) for setup, _ in GAMES for seed in range(10, 10 + MORE))]
)
def test_in_whole_games_rulings_are_cited_exactly_where_they_decide(setup, seed):
    driver = Driver("golem", setup, seed)
    driver.game = GAME
    before = driver.state
    while driver.step():
        found, event = driver.resolutions[-1], driver.events[-1]
        if found.state.pending is None and event["type"] != "dealt":
            again = partial(GAME.apply, before, GAME.decode_event(event), explain=True)
            for ruling, readings in READINGS.items():
                decided = decides(GAME, readings, again, found, seen)
                assert (ruling in cited(found.explanation)) is decided, (ruling, event)
        before = driver.state
