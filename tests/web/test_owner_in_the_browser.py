"""A scripted owner of the printed Golem plays her first game on the page, and every tap of hers is counted.

She has an invented printed set before her. What counts: every tap inside a question's sheet, that is every
tap for a printed value, for the marbles in the synagogue and for the outcome of what she did by hand, set-up
included. What does not: the button that turns the Automa's card or leads on, steps ticked off, and her own
turn on the board; a player of the practice box makes those taps as well.
"""

import re
from collections.abc import Callable
from statistics import mean
from typing import Any

import pytest
from fingers import answer as tap
from games.golem.first_game import Script, played
from games.golem.scripted import question_of
from owners import pendulum_owner
from playwright.sync_api import expect
from tapping import taps

from automatable import games
from automatable.core.question import Part, Question, filled
from automatable.games.golem.things import thing_of

pytestmark = pytest.mark.slow

FITS = """ask => {
  const parts = ask.querySelector('.thing').getBoundingClientRect();
  return parts.height <= innerHeight - document.querySelector('footer').getBoundingClientRect().height;
}"""
"""Whether everything a card is entered with stands on the screen at once, above the buttons at its foot."""
SEEDS = (1, 2, 3)
"""The first sets there are: none is chosen for its taps."""
BETWEEN = 'footer [data-act="between"]'
LEADS_ON = {"round-begun": BETWEEN, "round-ended": BETWEEN, "card": 'footer [data-act="deal"]'}


class First(Script):
    """A first game at the page."""

    def __init__(self, open_page: Any, companion: Any, seed: int, hand: bool) -> None:
        super().__init__(seed, hand)
        companion.say("box-save", game="golem", tables={})
        self.table = companion.say("new", game="golem", setup=self.setup, seed=seed).json()["table"]
        self.companion, self.page = companion, open_page("phone", f"#/table/{self.table}")
        self.cards: list[bool] = []

    def play(self, rounds: int) -> None:
        """So many rounds; at the end of the game as far as her own points."""
        while (view := self.view())["position"]["round"] <= rounds:
            question = question_of(view["questions"][0])
            if question.id.startswith("score-"):
                return
            if question.id.startswith("automa_cards.") and question.parts:
                self.cards.append(self.page.locator(".ask").evaluate(FITS))
            tap(self.page, self.taps(question, self.answer(view["position"], question)))
            self.owner.look(self.view())

    def view(self) -> Any:
        return self.companion.say("view", table=self.table).json()

    def taps(self, question: Question, told: Any) -> list[str]:
        if question.id in LEADS_ON and len(question.options) < 2:
            return [LEADS_ON[question.id]]
        if question.id == "human-turn":
            return [f'[data-did="{told}"]']
        return [f".ask {each}" for each in taps(question, told)]


def test_a_first_game_entering_what_is_needed_takes_the_questions_and_taps_that_are_counted(
    open_page, companion
):
    """The means over many more games are asserted on what ``played`` counts at a desk."""
    taps = []
    for seed, rounds in zip(SEEDS, (4, 1, 1), strict=True):
        first = First(open_page, companion, seed, hand=False)
        first.play(rounds)
        assert first.asked == played(seed, hand=False, rounds=rounds)
        taps.append(sum(asked.taps for asked in first.asked if asked.round == 1))
        cards_are_one_screen_and_twelve_taps(first)
    assert mean(taps) <= 45, taps


def cards_are_one_screen_and_twelve_taps(first: First) -> None:
    assert first.cards and all(first.cards), "a card is one screen"
    of_card: dict[str, int] = {}
    for asked in first.asked:
        if asked.id.startswith("automa_cards."):
            of_card[thing_of(asked.id)] = of_card.get(thing_of(asked.id), 0) + asked.taps
    assert max(of_card.values()) <= 12, of_card


def test_round_one_by_hand_takes_the_taps_that_are_counted(open_page, companion):
    taps = []
    for seed in SEEDS[:2]:
        first = First(open_page, companion, seed, hand=True)
        first.play(rounds=1)
        assert first.asked == played(seed, hand=True, rounds=1)
        taps.append(sum(asked.taps for asked in first.asked))
    assert mean(taps) <= 25, taps


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
