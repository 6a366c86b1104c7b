"""The use of an ability that affects the Automus (p. 2): of a character that you or another one deploys.

You take or banish the bottom card of its hand; a card for it goes face down on top. It always takes what it
may take for free. To "show" a card you only need to have it.
"""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.events import Given, Lost, Used
from automatable.games.red_rising.position.state import UNKNOWN, Pile, State
from automatable.games.red_rising.rules import cards, game_end
from automatable.games.red_rising.rules.abilities.chained_deploys import (
    affects_automus,
    beneath,
    deploy_another,
    deployable,
)
from automatable.games.red_rising.rules.abilities.effects import EFFECTS
from automatable.games.red_rising.rules.abilities.targets import give, give_you, leave, lose

YES_NO = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))


def used(box: Box, state: State, event: Used, r: Resolver) -> State:
    """Rule human-abilities: the ability of a character you deployed, or of the Psychologist at the end."""
    r.cause("your-turn")
    character = cards.number_of(box, event.character)
    person, name = box.people[character], cards.name_of(box, character)
    if person.touches is None and person.deploys is None:
        raise UserError("red-rising-touches-nothing", character=name)
    if character in box.removed(state.variant):
        raise UserError("red-rising-not-in-game", character=name)
    ended = person.touches is not None and person.touches.how == "psychologist"
    game_end.need(state, "ended" if ended else "deployed")
    if character in state.used:
        raise UserError("red-rising-ability-used", character=name)
    if not _is_there(state, character, ended):
        raise UserError("red-rising-not-where-it-must-be", character=name)
    if obstacle := _obstacle(box, state, character, state.deployed):
        raise obstacle
    return _use(box, state, character, state.deployed, r)


def offered(box: Box, state: State, character: int, at: int, r: Resolver, chained: bool = False) -> State:
    """Ask whether the ability of a deployed character is used; abilities can deploy characters too (R19)."""
    person = box.people[character]
    if r.explaining and person.shows and state.cards == "app":
        enough = can_show(box, state.human_hand, person.shows)
        r.note("red-rising-can-show" if enough else "red-rising-cannot-show", "show")
    if not affects_automus(box, character):
        return state
    if obstacle := _obstacle(box, state, character, at):
        if r.explaining:
            r.note(obstacle.message, "human-turn", None, **obstacle.args_)
        return state
    ability = "red-rising-ask-ability" if person.touches else "red-rising-ask-deploys"
    name = {"character": cards.name_of(box, character)}
    id = box.ids[character]
    said = name | {"ability": f"@does-{id}"}
    question = Question(f"ability-{id}", ability, "human-abilities", said, YES_NO)
    r.checkpoint(state)
    if r.ask(question) == "no":
        return state
    if r.explaining and chained:
        r.note("red-rising-deployed-fires", "human-abilities", ruling="R19", **name)
    return _use(box, state, character, at, r)


def usable_now(box: Box, state: State) -> Pile:
    """The characters whose ability may be used now: the deployed one if it is known, otherwise any."""
    if state.cards == "app":
        found: Pile = state.locations[state.deployed][:1]
    elif state.used:
        return ()
    else:
        out = box.removed(state.variant)
        found = tuple(n for n in range(len(box.people)) if n not in out)
    those = (n for n in found if n not in state.used and affects_automus(box, n))
    return tuple(n for n in those if not _obstacle(box, state, n, state.deployed))


def usable_at_end(box: Box, state: State) -> Pile:
    """The characters with an unused end-of-game ability against the Automus: the Psychologist."""
    out = box.removed(state.variant)
    those = (n for n, who in enumerate(box.people) if who.touches and who.touches.how == "psychologist")
    return tuple(n for n in those if n not in out and n not in state.used and _is_there(state, n, True))


def given(box: Box, state: State, event: Given, r: Resolver) -> State:
    """Rule free-gains: the Automus always takes what it may take for free."""
    r.cause("your-turn")
    game_end.need(state, "human", "deployed", "ended")
    return give(box, state, event.bonus, r)


def lost(box: Box, state: State, event: Lost, r: Resolver) -> State:
    """The Automus loses a token, if it has one."""
    r.cause("your-turn")
    game_end.need(state, "human", "deployed", "ended")
    return lose(box, state, event.what, r)


def can_show(box: Box, hand: Pile, needs: tuple[str, ...]) -> bool:
    """Rule show: whether you have every card that must be shown."""
    left = list(hand)
    for target in needs:
        found = next((c for c in left if target in (box.people[c].color, box.ids[c])), None)
        if found is None:
            return False
        left.remove(found)
    return True


# --- conditions of use ------------------------------------------------------------------------------


def _is_there(state: State, character: int, ended: bool) -> bool:
    """Whether the character is in its place: on top of its location, the Psychologist in your hand.

    An unknown card may be any character, but only one.
    """
    pile = state.human_hand if ended else state.locations[state.deployed]
    if state.cards == "table":
        return bool(pile) and not state.used
    return character in pile if ended else pile[:1] == (character,)


def _obstacle(box: Box, state: State, character: int, at: int) -> UserError | None:
    """Why an ability cannot be used here, if its own condition does not hold."""
    how = box.people[character].touches
    if how is None:
        if deployable(box, state, character, at):
            return None
        return UserError("red-rising-nothing-to-deploy", character=cards.name_of(box, character))
    track = how.ahead
    if track is not None and getattr(state.human, track) <= getattr(state.automus, track):
        return UserError("red-rising-not-ahead", track=f"@track-{track}")
    if how.beneath and not beneath(box, state, at, how.beneath):
        return UserError("red-rising-not-beneath", characters=[f"@character-{id}" for id in how.beneath])
    return None


def _use(box: Box, state: State, character: int, at: int, r: Resolver) -> State:
    state = replace(state, used=(*state.used, character))
    how = box.people[character].touches
    if how is None:
        state, card, to = deploy_another(box, state, character, at, r)
        return state if card == UNKNOWN else offered(box, state, card, to, r, chained=True)
    state = give_you(box, state, how.own, r, "human-abilities")
    state = EFFECTS[how.how](box, state, character, at, how, r)
    if how.leaves:
        state = leave(box, state, character, at, "banished", r)
    for drawn in range(how.draws):
        state = cards.draw_to_hand(box, state, r, f"drawn-{drawn + 1}", "human-abilities")
    if not how.ends:
        return state
    if r.explaining:
        r.instruct("red-rising-do-turn-ends", "human-abilities", character=cards.name_of(box, character))
    return game_end.end_turn(box, state, "human", r)
