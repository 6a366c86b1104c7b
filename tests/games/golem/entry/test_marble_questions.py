"""An owner tells of the marbles what a criterion decides on; the choice is that of all marbles."""

from random import Random

import pytest
from games.golem.entry.invented_box import dropped, invented
from games.golem.entry.scripted_owner import Owner
from games.golem.positions import GAME, position

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import SILENT
from automatable.games.golem.entry import screens
from automatable.games.golem.position.state import COLOURS, DISTRICTS, ROWS
from automatable.games.golem.rules.printed_values import PrintedValues

CARD = {"type": "card-turned", "card": "07"}
HIDDEN = dict.fromkeys(ROWS)


def found(game, state, owner):
    """The marble that is taken, how many lay in its row, and the questions before it."""
    asked, resolution = [], game.apply(state, game.decode_event(CARD), explain=True)
    while True:
        for entered in resolution.instructions:
            if entered.message == "golem-do-marble":
                return entered.args["marble"], entered.args["value"], asked
        question = resolution.questions[0]
        asked.append(question)
        value = owner.answer(question, game.to_json(resolution.state))
        resolution = game.apply(resolution.state, game.decode_event(question.answer(value)), explain=True)


def synagogue(seed):
    """A set, marbles, and a turn of the Automa in the midst of a round."""
    chance, rows = Random(seed), dropped(seed)
    taken = [chance.choice(COLOURS) for _ in range(chance.choice((0, 1, 1)))]
    for colour in taken:
        next(lie for lie in rows.values() if colour in lie).remove(colour)
    standing = chance.sample(
        [f"{district}-{n}" for district in DISTRICTS for n in (1, 4)], chance.choice((0, 0, 1, 2))
    )
    automa = {"tokens": chance.sample(DISTRICTS, 3), "golems": sorted(standing), "marbles": taken, "rabbi": 1}
    automa["cards"] = ["05", "06"][: len(taken) + 1]
    return Owner(invented(seed), rows), automa, rows


@pytest.mark.rule("choose-marble", "owners-box")
@pytest.mark.parametrize("known", [True, False], ids=["card-known", "card-new"])
def test_what_is_asked_of_the_marbles_leads_to_the_marble_all_of_them_lead_to(known):
    kinds: set[str] = set()
    for seed in range(150):
        owner, automa, rows = synagogue(seed)
        form = {"box": "owner", "phase": "actions", "level": "easy"}
        everything = owner.game.to_json(position(automa, {"rows": rows}, **form))
        marble, value, asked = found(owner.game, owner.game.from_json(everything), owner)
        assert not any(question.rule == "choose-marble" for question in asked), "all marbles are told"
        game = owner.game if known else GAME
        hidden = position(automa, {"rows": HIDDEN}, **form)
        lazily = found(game, hidden, owner)
        assert lazily[:2] == (marble, value), (seed, owner.game.printed.automa_cards["07"].marble, rows)
        kinds |= {question.message for question in lazily[2]}
    looks = {"golem-look-where", "golem-look-fullest", "golem-look-in-rows", "golem-look-lies"}
    assert looks <= kinds


@pytest.mark.rule("choose-marble", "owners-box")
def test_a_criterion_and_whether_its_marble_lies_in_the_row_are_one_tap():
    learned = {
        "automa_cards": {"07": {"bonus": "none", "level": 1, "first": "marble"}},
        "characters": {"01": {"left": "red", "right": "yellow"}},
    }
    automa = {"tokens": ["yellow", "red", "blue"]}
    state = position(automa, {"rows": HIDDEN}, box="owner", learned=learned, phase="actions")

    def answered(state, value):
        question = GAME.open_questions(state)[0]
        return GAME.apply(state, GAME.decode_event(question.answer(value)), explain=True)

    asked = GAME.apply(state, GAME.decode_event(CARD), explain=True)
    asked = answered(asked.state, "strategy")
    (question,) = asked.questions
    place = "automa_cards.07.marble.2"
    assert [part.key for part in question.fields] == ["in-artifact", place]
    values = [str(option.value) for option in question.fields[1].options]
    assert {"left/lies", "left/lies-not", "most-marbles", "end/yellow"} <= {*values} and "left" not in values
    entered = answered(asked.state, {"in-artifact": 3, place: "left/lies"})
    marble = next(step for step in entered.instructions if step.message == "golem-do-marble")
    assert (marble.args["marble"], marble.args["value"]) == ("@marble-artifact-red", 3)


@pytest.mark.rule("choose-marble", "owners-box")
def test_nobody_is_asked_which_colour_lies_in_a_row_that_is_empty():
    learned = {
        "automa_cards": {"07": {"bonus": "none", "level": 1, "first": "marble"}},
        "tops": {"automa_cards": {"07": {"marble": ["strategy"]}}},
        "characters": {"01": {"left": "red", "right": "yellow"}},
    }
    automa = {"tokens": ["yellow", "red", "blue"]}
    state = position(automa, {"rows": HIDDEN}, box="owner", learned=learned, phase="actions")
    asked, place, ids = GAME.apply(state, GAME.decode_event(CARD)), "automa_cards.07.marble.2", set()
    for row in ("artifact", "golem", "study"):
        (question,) = asked.questions
        ids.add(question.id)
        assert [part.key for part in question.fields] == [f"in-{row}", place]
        with pytest.raises(UserError):
            question.check({f"in-{row}": 0, place: "left/lies-not"})
        with pytest.raises(UserError):
            question.check({f"in-{row}": 2})
        before = asked.state
        asked = GAME.apply(before, GAME.decode_event(question.answer({f"in-{row}": 0})))
    assert len(ids) == 3, "each row is a question of its own"
    entered = GAME.decode_event(question.answer({"in-study": 1, place: "end/blue"}))
    taken = GAME.apply(before, entered, explain=True)
    marble = next(step for step in taken.instructions if step.message == "golem-do-marble")
    assert marble.args["marble"] == "@marble-study-blue"


@pytest.mark.rule("choose-marble", "owners-box")
def test_by_hand_with_every_row_empty_no_marble_is_taken():
    learned = {"automa_cards": {"07": {"bonus": "none", "level": 1, "first": "marble", "marble": ["work"]}}}
    state = position(
        {}, {"rows": {row: [] for row in ROWS}, "characters": [""] * 4}, box="hand", learned=learned
    )
    after = GAME.apply(state, GAME.decode_event(CARD), explain=True)
    assert after.state.pending is None and after.state.marbles == ()


def taken(criteria, rows, answers, **table):
    """The marble of a known card, by what is answered, question by question."""
    learned = {
        "automa_cards": {"07": {"bonus": "none", "level": 1, "first": "marble", "marble": criteria}},
        "characters": {"01": {"left": "red", "right": "yellow"}},
    }
    lying = {"rows": {**HIDDEN, **rows}, **table}
    automa = {"golems": ["red-2"]}
    state = position(automa, lying, box="owner", learned=learned, phase="actions", humans=2)
    entered = GAME.apply(state, GAME.decode_event(CARD), explain=True)
    for id, value in answers.items():
        question = entered.questions[0]
        assert question.id == id
        entered = GAME.apply(entered.state, GAME.decode_event(question.answer(value)), explain=True)
    return next(step.args["marble"] for step in entered.instructions if step.message == "golem-do-marble")


@pytest.mark.rule("choose-marble", "owners-box")
def test_a_criterion_that_names_no_marble_is_passed_over():
    empty = {"golem": [], "artifact": [], "study": []}
    where = {"where-black": {"work": 0, "mirror": 2}}
    assert taken(["strategy", "black"], empty, where) == "@marble-mirror-black", "no token's row has any"
    none = {"where-white": {"work": 0, "mirror": 0}, "where-left": {"work": 3, "mirror": 0}}
    assert taken(["white", "left"], empty, none) == "@marble-work-red", "white lies nowhere"
    out = {"human_marbles": ["white"] * 3}
    found = taken(["white", "black"], empty, where, **out)
    assert found == "@marble-mirror-black", "all white ones are taken: nobody is asked"


@pytest.mark.rule("choose-marble", "owners-box")
def test_rows_that_were_entered_are_not_asked_for():
    entered = {"work": ["red"], "mirror": []}
    assert taken(["work"], entered, {}) == "@marble-work-red"


@pytest.mark.rule("place-ingot", "owners-box")
def test_with_every_picture_covered_no_price_of_gold_is_asked_for():
    learned = {"board": {"ingots": {"1": 1, "2": 1, "3": 1, "4": 1}}}
    full = position({"ingots": [1, 2, 3, 4]}, box="owner", learned=learned)
    assert screens.ingot(PrintedValues(GAME.box, full, SILENT), full).keys == ()
