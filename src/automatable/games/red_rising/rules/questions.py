"""The questions of each phase: set-up, your turn, the Automus's card, the count."""

from __future__ import annotations

from automatable.core.engine.deck import Draw
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import LOCATIONS, Bonus
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position import setup
from automatable.games.red_rising.position.state import Pile, State
from automatable.games.red_rising.rules import cards, turn
from automatable.games.red_rising.rules.abilities import use

GIFTS: tuple[Bonus, ...] = ("fleet", "helium", "influence", "sovereign")


def questions(box: Box, state: State) -> tuple[Question, ...]:
    """The questions of this phase."""
    if state.phase == "setup":
        return (setup.priority_draw(box, "jupiter").question(),)
    if state.phase == "automus":
        return (turn.card_draw(box, state).question(),)
    if state.phase == "human":
        if not state.human_hand:
            return (_gain(box, state), *_scout(state))
        return (_where("deploy", "deployed"), *_scout(state))
    if state.phase == "deployed":
        return (_gain(box, state), *_took(box, state), *_used(box, use.usable_now(box, state)))
    if state.phase == "ended":
        return (_count(state), *_used(box, use.usable_at_end(box, state)))
    return ()


def next_draw(box: Box, state: State) -> Draw | None:
    """The draw of this phase: the first priority card, or the Automus's card."""
    if state.phase == "setup":
        return setup.priority_draw(box, "jupiter")
    return turn.card_draw(box, state) if state.phase == "automus" else None


def _scout(state: State) -> tuple[Question, ...]:
    return (_where("scout", "scouted"),) if cards.deck_size(state) else ()


def _where(id: str, event: str) -> Question:
    shown = tuple(Option(name, f"red-rising-place-{name}") for name in LOCATIONS)
    return Question(id, f"red-rising-ask-{id}", "human-turn", options=shown, event=event, field="location")


def _gain(box: Box, state: State) -> Question:
    """Ask where you gain; nothing is an answer if there is nothing, or if your turn may have ended."""
    open_ = [at for n, at in enumerate(LOCATIONS) if n != state.deployed and state.locations[n]]
    options = [Option(at, f"red-rising-place-{at}") for at in open_]
    if cards.deck_size(state):
        options.append(Option("deck", "red-rising-gain-deck"))
    if not options or _may_have_ended(box, state):
        options.append(Option("nothing", "red-rising-gain-nothing"))
    asked, shown = "red-rising-ask-gain", tuple(options)
    return Question("gain", asked, "human-turn", options=shown, event="gained", field="source")


def _may_have_ended(box: Box, state: State) -> bool:
    """Whether a character deployed this turn may have ended it; an unknown card may be any character."""
    if state.deployed < 0:
        return False
    if state.cards == "table":
        return True
    where = range(len(LOCATIONS)) if state.used else (state.deployed,)
    tops = [state.locations[at][0] for at in where if state.locations[at]]
    back = any(box.people[card].ends == "back" for card in state.human_hand)
    return back or any(box.people[card].ends for card in tops)


def _took(box: Box, state: State) -> tuple[Question, ...]:
    """Ask what an ability gave you, unless it was entered with its gifts."""
    gifts = _gifts(box, state)
    if not gifts:
        return ()
    shown = tuple(Option(bonus, f"red-rising-face-{bonus}") for bonus in gifts)
    asked = "red-rising-ask-took"
    return (Question("took", asked, "human-turn", options=shown, event="took", field="bonus"),)


def _gifts(box: Box, state: State) -> tuple[Bonus, ...]:
    if any(box.people[character].deploys for character in state.used):
        return GIFTS
    if state.used:
        return ()
    top = state.locations[state.deployed][:1]
    return GIFTS if state.cards == "table" else box.people[top[0]].gifts if top else ()


def _used(box: Box, characters: Pile) -> tuple[Question, ...]:
    if not characters:
        return ()
    shown = cards.options(box, characters)
    asked = "red-rising-ask-used"
    return (Question("used", asked, "human-abilities", options=shown, event="used", field="character"),)


def _count(state: State) -> Question:
    ways = ("cards",) if state.cards == "app" else ("cards", "points")
    shown = tuple(Option(way, f"red-rising-count-{way}") for way in ways)
    return Question("count", "red-rising-ask-count", "count", options=shown, event="counted", field="by")
