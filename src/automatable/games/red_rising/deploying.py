"""A deploy that deploys (ruling R19): Calliope, Orion and Modjob deploy another card, whose ability fires."""

from __future__ import annotations

from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.games.red_rising import cards
from automatable.games.red_rising.locations import place
from automatable.games.red_rising.printed import LOCATIONS
from automatable.games.red_rising.state import UNKNOWN, Pile, State
from automatable.games.red_rising.tables import Box


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


def deploy_another(box: Box, state: State, character: int, at: int, r: Resolving) -> tuple[State, int, int]:
    """The card and where it went; a card of the table that does not touch the Automus stays unknown."""
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
            card = box.numbers[r.ask(question)]
        state = _lifted(state, at, card)
    to = LOCATIONS.index(deploys.to or r.ask(_where(box, id, at, card)))
    state = cards.place_at(state, to, card)
    if r.listens:
        r.do("red-rising-do-redeploy", "human-abilities", **cards.told(box, card), at=place(to))
    return state, _named(box, state, character, r) if card == UNKNOWN else card, to


def touches(box: Box, character: int) -> bool:
    """Whether a deployed character can touch the Automus, by itself or through one it deploys."""
    person = box.people[character]
    return person.deploys is not None or (person.touches is not None and person.touches.how != "psychologist")


def _where(box: Box, id: str, at: int, card: int) -> Question:
    others = tuple(Option(name, f"red-rising-place-{name}") for n, name in enumerate(LOCATIONS) if n != at)
    asked = "red-rising-ask-deploy-on"
    return Question(f"{id}-to", asked, "human-abilities", cards.told(box, card), others)


def _lifted(state: State, at: int, card: int) -> State:
    """This card taken from beneath the one that deploys it."""
    top, *rest = state.locations[at]
    rest.remove(card)
    return cards.with_location(state, at, (top, *rest))


def _named(box: Box, state: State, character: int, r: Resolving) -> int:
    """Which character a card of the table is, as far as its ability touches the Automus."""
    deploys, out = box.people[character].deploys, {*box.removed(state.variant), *state.used}
    assert deploys is not None
    fit = (n for n, who in enumerate(box.people) if not deploys.colors or who.color in deploys.colors)
    shown = cards.options(box, tuple(n for n in fit if n not in out and touches(box, n)))
    other = Option("other", "red-rising-character-other")
    asked = f"{box.ids[character]}-deployed"
    answer = r.ask(Question(asked, "red-rising-ask-deployed", "human-abilities", options=(*shown, other)))
    return UNKNOWN if answer == "other" else box.numbers[answer]
