"""Chained deploys (R19): Calliope, Orion and Modjob deploy another card, whose ability is used too."""

from __future__ import annotations

from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import LOCATIONS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, Pile, State
from automatable.games.red_rising.rules import cards
from automatable.games.red_rising.rules.locations import place


def beneath(box: Box, state: State, at: int, targets: tuple[str, ...]) -> Pile:
    """The card directly beneath, if it is one of these characters or colours, or unknown."""
    card = state.locations[at][1:2]
    fits = card == (UNKNOWN,) or (card and {box.ids[card[0]], box.people[card[0]].color} & set(targets))
    return card if fits else ()


def deployable(box: Box, state: State, character: int, at: int) -> Pile:
    """The cards this character may deploy: the deck's top card, those here, or the one beneath it."""
    deploys = box.people[character].deploys
    assert deploys is not None
    if deploys.source == "deck":
        return (UNKNOWN,) if cards.deck_size(state) else ()
    if deploys.source == "beneath":
        return beneath(box, state, at, deploys.colors)
    if deploys.to == LOCATIONS[at]:
        return ()
    others = state.locations[at][1:]
    return tuple(n for n in others if n == UNKNOWN or box.people[n].color in deploys.colors)


def deploy_another(box: Box, state: State, character: int, at: int, r: Resolver) -> tuple[State, int, int]:
    """Deploy another card and return it with its location; unknown if it does not affect the Automus."""
    deploys, id = box.people[character].deploys, box.ids[character]
    assert deploys is not None
    if deploys.source == "deck":
        state, card = cards.draw(box, state, r, f"{id}-card")
        assert card is not None, "the deck is not empty"
    else:
        choices = deployable(box, state, character, at)
        card = choices[0]
        if len(set(choices)) > 1:
            shown = cards.options(box, choices)
            question = Question(
                f"{id}-card", "red-rising-ask-deploys-which", "human-abilities", options=shown
            )
            r.checkpoint(state)
            card = box.numbers[r.ask(question)]
        state = _lifted(state, at, card)
    r.checkpoint(state)
    to = LOCATIONS.index(deploys.to or r.ask(_where(box, id, at, card)))
    state = cards.place_at(state, to, card)
    if r.explaining:
        r.instruct("red-rising-do-redeploy", "human-abilities", **cards.card_args(box, card), at=place(to))
    return state, _named(box, state, character, r) if card == UNKNOWN else card, to


def affects_automus(box: Box, character: int) -> bool:
    """Whether a deployed character can affect the Automus, by itself or through one that it deploys."""
    person = box.people[character]
    return person.deploys is not None or (person.touches is not None and person.touches.how != "psychologist")


def _where(box: Box, id: str, at: int, card: int) -> Question:
    others = tuple(Option(name, f"red-rising-place-{name}") for n, name in enumerate(LOCATIONS) if n != at)
    asked = "red-rising-ask-deploy-on"
    return Question(f"{id}-to", asked, "human-abilities", cards.card_args(box, card), others)


def _lifted(state: State, at: int, card: int) -> State:
    """Take this card from beneath the one that deploys it."""
    top, *rest = state.locations[at]
    rest.remove(card)
    return cards.with_location(state, at, (top, *rest))


def _named(box: Box, state: State, character: int, r: Resolver) -> int:
    """Ask which character an unknown card is, if its ability affects the Automus."""
    deploys, out = box.people[character].deploys, {*box.removed(state.variant), *state.used}
    assert deploys is not None
    fit = (n for n, who in enumerate(box.people) if not deploys.colors or who.color in deploys.colors)
    shown = cards.options(box, tuple(n for n in fit if n not in out and affects_automus(box, n)))
    other = Option("other", "red-rising-character-other")
    asked = f"{box.ids[character]}-deployed"
    r.checkpoint(state)
    answer = r.ask(Question(asked, "red-rising-ask-deployed", "human-abilities", options=(*shown, other)))
    return UNKNOWN if answer == "other" else box.numbers[answer]
