"""An owner who enters what is asked; what goes by hand."""

import msgspec
import pytest
from games.golem.entry.printed_answers import answer, cheapest, needed
from games.golem.positions import BOX, GAME, own, position
from random_play import Driver
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND
from automatable.core.engine.resolution import SILENT
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import strategy
from automatable.games.golem.rules.turn import rabbi


class Owner(Driver):
    """Enters what is asked, as our practice box has it, and nothing that can wait."""

    def answer(self, question):
        before = self.state.cards[-1] if self.state.cards else ""
        if ".cheapest." in question.id:
            return question.answer(cheapest(BOX, question))
        if question.rule == "owners-box" and question.fields:
            return question.answer(question.filled(lambda part: needed(BOX, part, before)))
        if question.rule != "owners-box" or (value := answer(BOX, question.id, before)) is None:
            assert question.by_hand is not None
            return super().answer(msgspec.structs.replace(question, by_hand=""))
        return question.answer(value)


def by_hand(state, event, sheet):
    """The first question is done by hand, and the sheet filled in with what differs."""
    resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    for value in (BY_HAND, sheet):
        question = resolution.questions[0]
        resolution = GAME.apply(resolution.state, GAME.decode_event(question.answer(value)), explain=True)
    return resolution


@pytest.mark.rule("owners-box", "golem-movement")
def test_a_golem_that_died_while_the_player_moved_them_lies_in_a_grave_nobody_entered():
    learned = {"characters": {"01": {"left": "red", "right": "blue"}}}
    state = position({"golems": ["red-1", "blue-4"]}, box="owner", learned=learned, phase="begin")
    sheet = {"golem-1": 1, "golem-1-is": "dead", "golem-2": 6, "golem-2-is": "lying"}
    sheet |= {"resources": 2, "points": -1}
    after = by_hand(state, {"type": "round-begun", "round": 1}, sheet).state
    assert own(after)["golems"] == ["blue-6-lying"] and (after.dead, after.graves_untold) == (1, True)
    assert (after.resources, after.points) == (2, -1)


def used_tile(**sheet):
    """A starting tile drawn and used by hand."""
    state = position(
        {"golems": ["red-1", "yellow-1"], "starting": []}, box="owner", level="easy", phase="deal"
    )
    question = GAME.questions(state)[0]
    resolution = GAME.apply(state, GAME.decode_event(question.answer(BY_HAND)), explain=True)
    asked = resolution.questions[0]
    entered = {part.key: part.value for part in asked.fields} | {
        k.replace("_", "-"): v for k, v in sheet.items()
    }
    return GAME.apply(resolution.state, GAME.decode_event(asked.answer(entered)), explain=True).state


@pytest.mark.rule("owners-box", "book-column")
def test_books_bought_by_hand_are_entered_by_colour_and_a_sixth_finds_no_column():
    after = used_tile(books=["red", "black", "red", "red", "red", "red", "red"])
    red, black, *rest = after.books
    assert (len(red), len(black), rest) == (5, 1, [(), (), ()])
    assert {after.learned[f"books.{book}.colour"] for book in red} == {"red"}
    assert set(after.library) == {""}, "nobody knows what lies there now"


@pytest.mark.rule("owners-box", "create-golem")
def test_nobody_creates_more_golems_by_hand_than_there_are():
    assert len(used_tile(created_red=1, created_blue=1).golems) == 4
    with raises_user_error("golem-defect-golems"):
        used_tile(created_red=4, created_blue=4)


@pytest.mark.rule("owners-box", "create-golem")
def test_by_hand_the_golem_track_goes_with_a_golem_unless_the_sheet_says_otherwise():
    assert used_tile(created_red=1).golem_track == 2
    assert used_tile(created_red=1, golem_track=1).golem_track == 1


@pytest.mark.rule("owners-box", "choose-action")
def test_a_turn_by_hand_is_one_sheet_and_what_was_done_brings_what_it_brings():
    state = position(
        {"starting": ["01"], "students": {"red": 2, "yellow": 2, "blue": 2}}, box="owner", level="easy"
    )
    question = GAME.questions(state)[0]
    asked = GAME.apply(state, GAME.decode_event(question.answer(BY_HAND)), explain=True)
    sheet = asked.questions[0]
    entered = {part.key: part.value for part in sheet.fields}

    def after(**other):
        answer = sheet.answer(entered | other)
        return GAME.apply(asked.state, GAME.decode_event(answer), explain=True).state

    took = after(did="work-red", resources=4)
    assert took.students == (3, 2, 2) and took.resources == 4, "the marble's student goes by itself"
    assert after(did="tile-2").rabbi == 1
    assert after(did="-").students == (2, 2, 2)


@pytest.mark.rule("owners-box", "automa-turn")
def test_with_everything_by_hand_the_sheet_comes_at_once_and_what_is_known_goes_by_itself():
    unknown = position({"starting": ["01"]}, box="hand", level="easy")
    event = GAME.decode_event({"type": "card-turned", "card": "new"})
    sheet = GAME.apply(unknown, event, explain=True).questions[0]
    assert sheet.id == "by-hand-1" and sheet.fields[-1].key == "did" and not sheet.by_hand
    entered = {
        "automa_cards.07.bonus": "none",
        "automa_cards.07.first": "rabbi",
        "automa_cards.07.rabbi": [1],
    }
    entered |= {"action_tiles.01.effects": [{"do": "points", "amount": 1}]}
    known = position(
        {"starting": ["01"]}, {"tiles": ["01", "", ""]}, box="hand", level="easy", learned=entered
    )
    after = GAME.apply(known, GAME.decode_event({"type": "card-turned", "card": "07"}), explain=True)
    assert after.state.pending is None and after.state.points == 1


@pytest.mark.rule("owners-box")
@pytest.mark.parametrize("seed", (1, 2, 3))
def test_a_first_game_of_someone_who_enters_what_is_asked_comes_to_its_end(seed):
    owner = Owner("golem", {"box": "owner", "level": "easy"}, seed, explain=False).to_the_end()
    assert owner.game.result(owner.state) is not None
    assert sum(event["type"] == "card-turned" for event in owner.events) == 12


class Careless(Driver):
    """Fills in the pieces of a sheet at random; what is refused is entered otherwise."""

    def part(self, part):
        pieces = part.key.startswith(("golem-", "created-", "ingots", "upgrades-", "books"))
        if part.value is None or not pieces or self.choose(3):
            return super().part(part)
        if part.many:
            return [option.value for option in part.options if self.choose(4) == 0]
        if part.options:
            return part.options[self.choose(len(part.options))].value
        return part.low + self.choose(part.high - part.low + 1)

    def step(self):
        while True:
            try:
                return super().step()
            except UserError:
                continue


@pytest.mark.rule("owners-box", "automa-turn")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_player_tells_on_a_sheet_the_game_goes_on_and_can_be_kept(seed):
    driver = Careless("golem", {"box": "hand", "level": "hard", "humans": 1 + seed % 3}, seed, seed % 2 == 0)
    while driver.step():
        assert GAME.from_json(GAME.to_json(driver.state)) == driver.state
        assert GAME.display.facts(driver.state)
    assert driver.game.result(driver.state) is not None


@pytest.mark.rule("owners-box", "place-ingot")
def test_when_every_picture_of_an_owners_board_is_covered_none_is_left():
    entered = {"1": 1, "2": 1, "3": 1, "4": 1}
    state = position({"ingots": [1, 2, 3, 4]}, box="owner", learned={"board": {"ingots": entered}})
    assert strategy.artifact_of(new_context(BOX, state, SILENT), 4) is None


@pytest.mark.rule("owners-box", "rabbi-place")
def test_where_a_human_turn_was_not_entered_no_further_tile_counts_as_free():
    kill = {"action_tiles": {id: {"effects": [{"do": "kill"}]} for id in ("01", "02")}}
    laid = {"tiles": ["01", "02", ""]}
    entered = position({}, laid, box="owner", learned=kill)
    untold = position({}, {**laid, "untold": ["human-1"]}, box="owner", learned=kill)
    assert rabbi._other_killers(new_context(BOX, entered, SILENT), entered, 1) == 2
    assert rabbi._other_killers(new_context(BOX, untold, SILENT), untold, 1) == 0
