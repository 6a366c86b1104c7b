"""A scripted owner of the printed Golem plays round one on the page, and every tap of hers is counted.

She has an invented printed set before her. What counts: every tap inside a question's sheet, that is every
tap for a printed value, for the marbles in the synagogue and for the outcome of what she did by hand, set-up
included. What does not: the button that turns the Automa's card or leads on, steps ticked off, and her own
turn on the board; a player of the practice box makes those taps as well.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from at_table import changed, steps_done, version
from games.golem.invented import invented
from games.golem.scripted import Owner, question_of
from owners import pendulum_owner
from playwright.sync_api import expect
from tapping import taps

from automatable import games
from automatable.core.question import Part, filled
from automatable.games.golem.state import ROWS

pytestmark = pytest.mark.slow

MARBLES = {
    "work": ["red", "yellow", "black", "white"],
    "golem": ["red", "black"],
    "artifact": ["yellow"],
    "study": ["yellow", "blue", "blue", "blue", "black", "white", "white"],
    "mirror": ["red"],
}
FITS = """ask => {
  const parts = ask.querySelector('.thing').getBoundingClientRect();
  return parts.height <= innerHeight - document.querySelector('footer').getBoundingClientRect().height;
}"""
"""Whether everything a card is entered with stands on the screen at once, above the buttons at its foot."""
NO = {"bought": 0, "buried": 0}
LEADS_ON = {"round-begun": "[data-step]", "round-ended": "[data-step]", "card": 'footer [data-act="deal"]'}


class Round:
    """Round one at the page: what she tapped, question by question."""

    def __init__(self, page: Any, companion: Any, owner: Owner, table: int) -> None:
        self.page, self.companion, self.owner, self.table = page, companion, owner, table
        self.tapped: list[tuple[str, list[str]]] = []
        self.cards: list[bool] = []

    def view(self) -> Any:
        return self.companion.say("view", table=self.table).json()

    def play(self) -> int:
        """To the end of round one; how many taps it took."""
        while (view := self.view())["position"]["round"] == 1:
            steps_done(self.page)
            before = version(self.page)
            self.answer(view)
            changed(self.page, before)
            self.look(self.view()["position"])
        return sum(len(found) for _, found in self.tapped)

    def answer(self, view: Any) -> None:
        question = question_of(view["questions"][0])
        if question.id in LEADS_ON:
            self.tap(LEADS_ON[question.id])
        elif question.id == "human-turn":
            self.tap(f'[data-did="{self.own_turn([str(one.value) for one in question.options])}"]')
        elif question.id in NO:
            self.tap(f'.ask [data-value="{NO[question.id]}"]')
        else:
            if question.id.startswith("automa_cards.") and question.parts:
                self.cards.append(self.page.locator(".ask").evaluate(FITS))
            found = taps(question, self.owner.answer(question, view["position"]))
            self.tapped.append((question.id, found))
            for each in found:
                self.tap(f".ask {each}")

    def tap(self, selector: str) -> None:
        self.page.locator(selector).dispatch_event("click")  # exactly one there, or it fails

    def own_turn(self, options: list[str]) -> str:
        """Her own turn: a marble she sees, in the third her rabbi."""
        for row, _, what in (option.partition("-") for option in options):
            if row in ROWS and what in self.owner.rows[row]:
                self.owner.taken(row, what)
                return f"{row}-{what}"
            if row == "row" and self.owner.rows[what]:
                self.owner.rows[what].pop()
                return f"row-{what}"
        return next(option for option in options if option.startswith("tile-"))

    def look(self, position: Any) -> None:
        """What the Automa took is gone from the synagogue, by the app or by her own hand."""
        for row, marbles in position["table"]["rows"].items():
            if marbles is not None:
                self.owner.rows[row] = marbles
        held = position["automa"]["marbles"]
        if self.owner.hand and len(held) > self.owner.held:
            self.owner.taken(*self.owner.did.split("-"))
        self.owner.held = len(held)


def began(open_page: Any, companion: Any, hand: bool) -> Round:
    companion.say("box-save", game="golem", tables={})
    setup = {"box": "owner", "level": "easy"}
    table = companion.say("new", game="golem", setup=setup, seed=5).json()["table"]
    page = open_page("phone", f"#/table/{table}")
    return Round(page, companion, Owner(invented(11), MARBLES, hand), table)


def test_round_one_takes_at_most_45_taps_entering_what_is_needed(open_page, companion):
    playing = began(open_page, companion, hand=False)
    assert playing.play() <= 45, playing.tapped
    assert playing.cards == [True, True, True], "a card is one screen"
    for card in ("01", "02", "03"):
        taps_of_card = [len(found) for id, found in playing.tapped if id.startswith(f"automa_cards.{card}.")]
        assert sum(taps_of_card) <= 12, (card, playing.tapped)


def test_round_one_takes_at_most_25_taps_with_everything_by_hand(open_page, companion):
    playing = began(open_page, companion, hand=True)
    assert playing.play() <= 25, playing.tapped


def shows(card: dict[str, Any]) -> Callable[[Part], Any]:
    """What a card shows, part by part."""
    return lambda part: card.get(part.id, part.known)


def test_the_whole_deck_of_pendulum_is_entered_on_the_shelf_with_at_most_130_taps(open_page, companion):
    """Every tap from the shelf on: one opens the first card, each leads on, its last tap keeps it."""
    companion.say("box-save", game="pendulum", tables={})
    own, game = pendulum_owner()["cards"], games.load("pendulum")
    page = open_page("phone", "#/boxes/pendulum")
    page.locator('[data-thing="cards.1"]').dispatch_event("click")
    tapped = 1
    for id, card in own.items():
        question = game.next_entry(f"cards.{id}", {})
        expect(page.locator("h3").filter(has_text=re.compile(rf"\b{id}\b"))).to_have_count(1)
        found = taps(question, filled(question, shows(card)))
        for each in found:
            page.locator(each).dispatch_event("click")
        tapped += len(found)
    expect(page.locator('[data-thing="cards.32"]')).to_be_visible()
    kept = companion.say("box", game="pendulum").json()["tables"]["cards"]
    fields = ("worker", "timer", "province", "votes", "points", "icon")
    assert {id: [kept[id][one] for one in fields] for id in own} == {
        id: [card[one] for one in fields] for id, card in own.items()
    }
    assert tapped <= 130, tapped
