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
from fast_taps import answer as tap
from fast_taps import steps
from fingers import Finger
from games.golem.entry.first_game import Script, played
from games.golem.entry.scripted_owner import question_of
from owners import pendulum_owner
from playwright.sync_api import expect
from table_taps import changed, version
from taps import taps

from automatable import games
from automatable.core.engine.question import BY_HAND, Question
from automatable.core.forms.form import Field
from automatable.games.golem.box.keys import component_of
from automatable.games.golem.position.state import NOTHING
from automatable.locales import Words

pytestmark = pytest.mark.slow

FITS = """ask => {
  const fields = ask.querySelector('.component-entry').getBoundingClientRect();
  return fields.height <= innerHeight - document.querySelector('footer').getBoundingClientRect().height;
}"""
"""Whether everything a card is entered with stands on the screen at once, above the buttons at its foot."""
SEEDS = (1, 2, 3)
"""The first sets there are: none is chosen for its taps."""
BETWEEN = 'footer [data-act="between"]'
LEADS_ON = {"round-begun": BETWEEN, "round-ended": BETWEEN, "card": 'footer [data-act="deal"]'}


class First(Script):
    """A first game at the page."""

    def __init__(self, open_page: Any, companion: Any, seed: int, hand: bool, first: str = "") -> None:
        super().__init__(seed, hand, first)
        companion.say("box-save", game="golem", tables={})
        self.table = companion.say("new", game="golem", setup=self.setup, seed=seed).json()["table"]
        self.companion, self.page = companion, open_page("phone", f"#/table/{self.table}")
        self.cards: list[bool] = []
        self.shown: list[str] = []

    def play(self, rounds: int) -> None:
        """So many rounds; at the end of the game as far as her own points."""
        while (view := self.view())["position"]["round"] <= rounds:
            question = question_of(view["questions"][0])
            if question.id.startswith("score-"):
                return
            self.shown += steps(self.page)
            if question.id.startswith("automa_cards.") and question.fields:
                self.cards.append(self.page.locator(".ask").evaluate(FITS))
            tap(self.page, self.taps(question, self.answer(view["position"], question)))
            self.owner.look(self.view())

    def view(self) -> Any:
        return self.companion.say("view", table=self.table).json()

    def taps(self, question: Question, entered: Any) -> list[str]:
        if question.id == "card" and entered == BY_HAND:
            return ['footer [data-act="by-hand"]']
        if question.id in LEADS_ON and len(question.options) < 2:
            return [LEADS_ON[question.id]]
        if question.id == "card":  # the same button begins the turn; then she says which card it is
            return [LEADS_ON["card"], *(f".ask {each}" for each in taps(question, entered))]
        if question.id == "human-turn":
            return [f'[data-did="{entered}"]']
        return [f".ask {each}" for each in taps(question, entered)]


def test_a_first_game_entering_what_is_needed_takes_the_questions_and_taps_that_are_counted(
    open_page, companion
):
    """The means over many more games are asserted on what ``played`` counts at a service."""
    taps = []
    for seed, rounds in zip(SEEDS, (4, 1, 1), strict=True):
        first = First(open_page, companion, seed, hand=False)
        first.play(rounds)
        assert first.asked == played(seed, hand=False, rounds=rounds)
        every_instruction_was_the_large_step(first)
        taps.append(sum(asked.taps for asked in first.asked if asked.round == 1))
        cards_are_one_screen_and_twelve_taps(first)
    assert mean(taps) <= 45, taps


def every_instruction_was_the_large_step(first: First) -> None:
    """What the page showed large, Done by Done, is what the log tells; the last event is not done yet."""
    entries: list[Any] = []
    before = None
    while not entries or before is not None:
        page = first.companion.say("log", table=first.table, before=before).json()
        entries, before = [*reversed(page["entries"]), *entries], page["before"]
    words = Words("en", "golem")
    entered = [
        words.say(one["message"], one["args"])
        for entry in entries
        for row in entry["rows"]
        if not row["net"]
        for one in row["instructions"]
    ]
    shown = [one.replace("\u2060", "").replace("−", "-") for one in first.shown]
    assert shown == entered[: len(shown)] and len(entered) - len(shown) < 20


def cards_are_one_screen_and_twelve_taps(first: First) -> None:
    assert first.cards and all(first.cards), "a card is one screen"
    of_card: dict[str, int] = {}
    for asked in first.asked:
        if asked.id.startswith("automa_cards."):
            of_card[component_of(asked.id)] = of_card.get(component_of(asked.id), 0) + asked.taps
    assert max(of_card.values()) <= 12, of_card


def test_round_one_by_hand_takes_the_taps_that_are_counted(open_page, companion):
    taps = []
    for seed in SEEDS[:2]:
        first = First(open_page, companion, seed, hand=True)
        first.play(rounds=1)
        assert first.asked == played(seed, hand=True, rounds=1)
        every_instruction_was_the_large_step(first)
        taps.append(sum(asked.taps for asked in first.asked))
    assert mean(taps) <= 25, taps


def test_the_first_turn_of_the_automa_is_one_screen_of_at_most_7_taps_if_done_by_hand(open_page, companion):
    """ "I'll do it by hand" stands at the button that begins the turn, unless the whole game is played so."""
    first = First(open_page, companion, SEEDS[0], hand=False, first="card-turned")
    while first.first:
        view = first.view()
        question = question_of(view["questions"][0])
        steps(first.page)
        if question.id == "card":
            expect(first.page.locator('footer [data-act="by-hand"]')).to_be_visible()
        tap(first.page, first.taps(question, first.answer(view["position"], question)))
    question = question_of((view := first.view())["questions"][0])
    assert question.id == "by-hand-1" and question.rule == "automa-turn"
    steps(first.page)
    finger, before = Finger(first.page), version(first.page)
    finger.tap(*first.taps(question, first.answer(view["position"], question)))
    changed(first.page, before)
    assert finger.taps <= 7 and first.view()["position"]["automa"]["cards"] == [NOTHING]

    byhand = First(open_page, companion, SEEDS[0], hand=True)
    while question_of((view := byhand.view())["questions"][0]).id != "card":
        question = question_of(view["questions"][0])
        steps(byhand.page)
        tap(byhand.page, byhand.taps(question, byhand.answer(view["position"], question)))
    steps(byhand.page)
    expect(byhand.page.locator(LEADS_ON["card"])).to_be_visible()
    expect(byhand.page.locator('footer [data-act="by-hand"]')).to_have_count(0)


def shows(card: dict[str, Any]) -> Callable[[Field], Any]:
    """What a card shows, part by part."""
    return lambda part: card.get(part.key, part.value)


def test_the_whole_deck_of_pendulum_is_entered_in_the_catalog_with_at_most_130_taps(open_page, companion):
    """Every tap from the catalog on: one opens the first card, each leads on, its last tap keeps it."""
    companion.say("box-save", game="pendulum", tables={})
    own, game = pendulum_owner()["cards"], games.load("pendulum")
    page = open_page("phone", "#/boxes/pendulum")
    page.locator('[data-component="cards.1"]').dispatch_event("click")
    tapped = 1
    for id, card in own.items():
        question = game.components.entry_question(f"cards.{id}", {})
        expect(page.locator("h3").filter(has_text=re.compile(rf"\b{id}\b"))).to_have_count(1)
        found = taps(question, question.filled(shows(card)))
        for each in found:
            page.locator(each).dispatch_event("click")
        tapped += len(found)
    expect(page.locator('[data-component="cards.32"]')).to_be_visible()
    kept = companion.say("box", game="pendulum").json()["tables"]["cards"]
    fields = ("worker", "timer", "province", "votes", "points", "icon")
    assert {id: [kept[id][one] for one in fields] for id in own} == {
        id: [card[one] for one in fields] for id, card in own.items()
    }
    assert tapped <= 130, tapped
