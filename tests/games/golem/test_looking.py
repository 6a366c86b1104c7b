"""An owner tells of the marbles what a criterion decides on; the choice is that of all marbles."""

from random import Random

import pytest
from games.golem.invented import dropped, invented
from games.golem.positions import GAME, position
from games.golem.scripted import Owner

from automatable.core.resolution import SILENT
from automatable.games.golem import artifacts, using
from automatable.games.golem.state import COLOURS, DISTRICTS, ROWS

CARD = {"type": "card-turned", "card": "07"}
HIDDEN = dict.fromkeys(ROWS)


def found(game, state, owner):
    """The marble that is taken, how many lay in its row, and the questions before it."""
    asked, resolution = [], game.apply(state, game.decode_event(CARD), listen=True)
    while True:
        for told in resolution.instructions:
            if told.message == "golem-do-marble":
                return told.args["marble"], told.args["value"], asked
        question = resolution.questions[0]
        asked.append(question)
        value = owner.answer(question, game.to_json(resolution.state))
        resolution = game.apply(resolution.state, game.decode_event(question.answer(value)), listen=True)


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
        return GAME.apply(state, GAME.decode_event(question.answer(value)), listen=True)

    asked = GAME.apply(state, GAME.decode_event(CARD), listen=True)
    asked = answered(asked.state, "strategy")
    (question,) = asked.questions
    place = "automa_cards.07.marble.2"
    assert [part.id for part in question.parts] == ["in-artifact", place]
    values = [str(option.value) for option in question.parts[1].options]
    assert {"left/lies", "left/lies-not", "most-marbles", "end/yellow"} <= {*values} and "left" not in values
    told = answered(asked.state, {"in-artifact": 3, place: "left/lies"})
    marble = next(step for step in told.instructions if step.message == "golem-do-marble")
    assert (marble.args["marble"], marble.args["value"]) == ("@marble-artifact-red", 3)
    empty = answered(asked.state, {"in-artifact": 0, place: "left/lies-not"})
    assert empty.questions[0].id == "in-golem", "the next token's row"


def taken(criteria, rows, answers, **table):
    """The marble of a known card, by what is answered, question by question."""
    learned = {
        "automa_cards": {"07": {"bonus": "none", "level": 1, "first": "marble", "marble": criteria}},
        "characters": {"01": {"left": "red", "right": "yellow"}},
    }
    lying = {"rows": {**HIDDEN, **rows}, **table}
    automa = {"golems": ["red-2"]}
    state = position(automa, lying, box="owner", learned=learned, phase="actions", humans=2)
    told = GAME.apply(state, GAME.decode_event(CARD), listen=True)
    for id, value in answers.items():
        question = told.questions[0]
        assert question.id == id
        told = GAME.apply(told.state, GAME.decode_event(question.answer(value)), listen=True)
    return next(step.args["marble"] for step in told.instructions if step.message == "golem-do-marble")


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
def test_rows_that_were_told_are_not_asked_for():
    told = {"work": ["red"], "mirror": []}
    assert taken(["work"], told, {}) == "@marble-work-red"


@pytest.mark.rule("place-ingot", "owners-box")
def test_with_every_picture_covered_no_price_of_gold_is_asked_for():
    learned = {"board": {"ingots": {"1": 1, "2": 1, "3": 1, "4": 1}}}
    full = position({"ingots": [1, 2, 3, 4]}, box="owner", learned=learned)
    assert artifacts.wanted(using.table(GAME.box, full, SILENT), full) == ()
