"""Your turn: Lead (deploy, then gain) or Scout, with its bonus."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.deck import Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import LOCATIONS, TRACKS
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.events import (
    Changed,
    Deployed,
    Gained,
    Led,
    Moved,
    Scouted,
    Took,
)
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules import cards, game_end
from automatable.games.red_rising.rules.abilities import targets, use


def deployed(box: Box, state: State, event: Deployed, r: Resolver) -> State:
    """Rule human-turn: deploy a card from your hand to a location."""
    r.cause("your-turn")
    game_end.need(state, "human")
    if not state.human_hand:
        raise UserError("red-rising-hand-empty")
    if event.card is None:
        chosen = cards.which(box, state, "hand", "which-card", "red-rising-ask-deploy-card", r)
    else:
        chosen = cards.number_of(box, event.card)
    state, card = cards.take(state, "hand", chosen)
    at = LOCATIONS.index(event.location)
    state = replace(cards.place_at(state, at, card), deployed=at, phase="deployed")
    return state if card == UNKNOWN else use.offered(box, state, card, at, r)


def gained(box: Box, state: State, event: Gained, r: Resolver) -> State:
    """The second half of a Lead: gain a card. Without a hand there is no first half."""
    r.cause("your-turn")
    if state.phase != "deployed" and not (state.phase == "human" and not state.human_hand):
        game_end.need(state, "deployed")
    if event.source == "nothing":
        return game_end.end_turn(box, state, "human", r)
    if event.source == "deck":
        state, card = cards.draw(box, state, r, "gained")
        if card is None:
            raise UserError("red-rising-deck-out")
        if r.explaining:
            r.instruct("red-rising-do-draw", "human-turn", **cards.card_args(box, card))
        state = _roll(box, cards.put(state, "hand", card), r, "die")
    else:
        if LOCATIONS.index(event.source) == state.deployed:
            raise UserError("red-rising-same-location", at=event.source)
        state, card = cards.take(state, event.source)
        if r.explaining and state.cards == "app":
            r.instruct("red-rising-do-your-card", "human-turn", character=cards.name_of(box, card))
        state = gain_bonus(box, cards.put(state, "hand", card), box.board.bonuses[event.source], r)
    return game_end.end_turn(box, state, "human", r)


def led(box: Box, state: State, event: Led, r: Resolver) -> State:
    """Apply both halves of a turn in one step."""
    state = deployed(box, state, Deployed(event.deploy, event.card), r)
    if state.phase != "deployed":
        return state
    return gained(box, state, Gained(event.gain), r)


def scouted(box: Box, state: State, event: Scouted, r: Resolver) -> State:
    """Put the deck's top card on a location, and gain the location's bonus."""
    r.cause("your-turn")
    game_end.need(state, "human")
    state, card = cards.draw(box, state, r, "scouted")
    if card is None:
        raise UserError("red-rising-deck-out")
    state = cards.put(state, event.location, card)
    if r.explaining:
        at = f"@location-{event.location}"
        r.instruct("red-rising-do-deploy", "human-turn", **cards.card_args(box, card), at=at)
    state = gain_bonus(box, state, box.board.bonuses[event.location], r)
    return game_end.end_turn(box, state, "human", r)


def took(box: Box, state: State, event: Took, r: Resolver) -> State:
    """An ability's gift to you."""
    r.cause("your-turn")
    game_end.need(state, "human", "deployed", "automus", "ended")
    return gain_bonus(box, state, event.bonus, r)


def changed(box: Box, state: State, event: Changed, r: Resolver) -> State:
    """Your own tokens, up or down."""
    r.cause("your-turn")
    game_end.need(state, "human", "deployed", "automus", "ended")
    by = {track: getattr(event, track) for track in TRACKS}
    for track in TRACKS:
        have = getattr(state.human, track)
        if r.explaining and have + by[track] < 0:
            r.note("red-rising-cannot-pay", "human-turn", track=f"@track-{track}", have=have)
    state = targets.give_you(box, state, by, r, "human-turn")
    if event.sovereign is not None:
        kept = "" if state.sovereign == "human" else state.sovereign
        state = replace(state, sovereign="human" if event.sovereign else kept)
    return state


def moved(box: Box, state: State, event: Moved, r: Resolver) -> State:
    """Rule human-abilities: move any card. The Automus loses its bottom card and gains cards on top."""
    r.cause("your-turn")
    game_end.need(state, "human", "deployed", "automus", "ended")
    if event.source == "deck":
        state, drawn = _from_deck(box, state, event, r)
    elif event.source == "automus" and event.target != "automus":
        return targets.bottom_card(box, state, event.target, r, event.under)
    else:
        named = None if event.card is None else cards.number_of(box, event.card)
        if named is None and event.source in ("hand", "banished"):
            named = cards.which(box, state, event.source, "which-card", "red-rising-ask-which-card", r)
        state, drawn = cards.take(state, event.source, named, event.lowest)
    if event.target == "automus":
        return targets.onto_hand(box, state, drawn, r)
    return cards.put(state, event.target, drawn, event.under)


def gain_bonus(box: Box, state: State, bonus: str, r: Resolver) -> State:
    """Gain a location's bonus; the Sovereign token activates your house."""
    if bonus != "sovereign":
        return targets.give_you(box, state, {bonus: 1}, r, "human-turn")  # type: ignore[dict-item]
    if state.sovereign == "automus":
        targets.never_blocks(box, state, r, "blocks")
    if r.explaining and state.sovereign != "human":
        r.instruct("red-rising-do-your-sovereign", "human-turn")
    return _house(box, replace(state, sovereign="human"), r)


def _house(box: Box, state: State, r: Resolver) -> State:
    ability = box.houses[state.house].sovereign
    if ability == "die":
        return _roll(box, state, r, "house-die", sovereign=False)
    return _effect(box, state, ability, r, "house")


def _roll(box: Box, state: State, r: Resolver, id: str, sovereign: bool = True) -> State:
    """Roll the Rising die; House Minerva chooses another face instead of the Sovereign token."""
    r.checkpoint(state)
    face = box.board.die[r.draw(Draw(id, "red-rising-ask-die", "human-turn", box.die, box.die.all))]
    if face == "sovereign" and not sovereign:
        rest = tuple(box.die.option(n) for n, other in enumerate(box.board.die) if other != "sovereign")
        face = r.ask(Question(f"{id}-face", "red-rising-ask-face", "human-turn", options=rest))
    return _effect(box, state, face, r, id)


def _effect(box: Box, state: State, effect: str, r: Resolver, id: str) -> State:
    """Resolve a face of the die or a house's ability."""
    if effect == "place":
        state, card = cards.draw(box, state, r, f"{id}-placed")
        if card is None:
            return state
        r.checkpoint(state)
        args = cards.card_args(box, card)
        where = r.ask(_where(f"{id}-place", "red-rising-ask-place", LOCATIONS, args))
        if r.explaining:
            r.instruct("red-rising-do-deploy", "human-turn", **args, at=f"@location-{where}")
        return cards.put(state, where, card)
    if effect == "banish":
        filled = tuple(name for at, name in enumerate(LOCATIONS) if state.locations[at])
        if not filled:
            return state
        which = {"which": "any" if id == "house" else "top"}
        r.checkpoint(state)
        where = r.ask(_where(f"{id}-banish", "red-rising-ask-banish", filled, which))
        state, card = cards.take(state, where, _any_of(box, state, where, id, r))
        if r.explaining:
            args = {**cards.card_args(box, card), **which}
            r.instruct("red-rising-do-banish-from", "human-turn", **args, at=f"@location-{where}")
        return cards.put(state, "banished", card)
    return gain_bonus(box, state, effect, r)


def _any_of(box: Box, state: State, where: str, id: str, r: Resolver) -> int | None:
    """Ask House Ceres for any card of the location; the die banishes only the top one."""
    pile = state.locations[LOCATIONS.index(where)]
    if id != "house" or state.cards == "table" or len(pile) == 1:
        return None
    shown = cards.options(box, pile)
    question = Question("house-banish-card", "red-rising-ask-banish-card", "human-turn", options=shown)
    return box.numbers[r.ask(question)]


def _where(id: str, message: str, locations: tuple[str, ...], args: Args) -> Question:
    shown = tuple(Option(name, f"red-rising-place-{name}") for name in locations)
    return Question(id, message, "human-turn", args, options=shown)


def _from_deck(box: Box, state: State, event: Moved, r: Resolver) -> tuple[State, int]:
    """The top card of the deck, or its lowest, which is drawn if no known card is at the bottom."""
    if not event.lowest or not (state.deck or state.unnamed or state.bottom):
        state, card = cards.draw(box, state, r, "moved")
        if card is None:
            raise UserError("red-rising-deck-out")
        return state, card
    if state.bottom:
        return replace(state, bottom=state.bottom[:-1]), state.bottom[-1]
    below, card = cards.draw(box, replace(state, top=()), r, "moved")
    assert card is not None
    return replace(below, top=state.top), card
