"""Your abilities that touch the Automus: of a character you deploy, or of one that such a character deploys.

What you take or banish from its hand is the bottom card; what goes there goes on top, face down; what it may
take for free it always takes; to "show" a card it is enough that you hold it.
"""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.red_rising import cards, ending
from automatable.games.red_rising.deploying import beneath, deploy_another, deployable, touches
from automatable.games.red_rising.effects import EFFECTS
from automatable.games.red_rising.events import Given, Lost, Used
from automatable.games.red_rising.state import UNKNOWN, Pile, State
from automatable.games.red_rising.tables import Box
from automatable.games.red_rising.touching import give, give_you, leave, lose

YES_NO = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))


def used(box: Box, state: State, event: Used, r: Resolving) -> State:
    """Rule human-abilities: the ability of a character you deployed, or of the Psychologist at the end."""
    r.cause("your-turn")
    character = cards.number_of(box, event.character)
    person, name = box.people[character], cards.name_of(box, character)
    if person.touches is None and person.deploys is None:
        raise Refused("red-rising-touches-nothing", character=name)
    if character in box.removed(state.variant):
        raise Refused("red-rising-not-in-game", character=name)
    ended = person.touches is not None and person.touches.how == "psychologist"
    ending.need(state, "ended" if ended else "deployed")
    if character in state.used:
        raise Refused("red-rising-ability-used", character=name)
    if not _is_there(state, character, ended):
        raise Refused("red-rising-not-where-it-must-be", character=name)
    if obstacle := _obstacle(box, state, character, state.deployed):
        raise obstacle
    return _use(box, state, character, state.deployed, r)


def offered(box: Box, state: State, character: int, at: int, r: Resolving, chained: bool = False) -> State:
    """A character deployed at a location, by you or by an ability (R19): is its own ability used?"""
    person = box.people[character]
    if r.listens and person.shows and state.cards == "app":
        enough = can_show(box, state.human_hand, person.shows)
        r.note("red-rising-can-show" if enough else "red-rising-cannot-show", "show")
    if not touches(box, character):
        return state
    if obstacle := _obstacle(box, state, character, at):
        if r.listens:
            r.note(obstacle.message, "human-turn", None, **obstacle.args_)
        return state
    ability = "red-rising-ask-ability" if person.touches else "red-rising-ask-deploys"
    name = {"character": cards.name_of(box, character)}
    question = Question(f"ability-{box.ids[character]}", ability, "human-abilities", name, YES_NO)
    if r.ask(question) == "no":
        return state
    if r.listens and chained:
        r.note("red-rising-deployed-fires", "human-abilities", ruling="R19", **name)
    return _use(box, state, character, at, r)


def touching(box: Box, state: State) -> Pile:
    """Whose ability may be used now: the character just deployed where it is known, otherwise anyone's."""
    if state.cards == "app":
        found: Pile = state.locations[state.deployed][:1]
    elif state.used:
        return ()
    else:
        out = box.removed(state.variant)
        found = tuple(n for n in range(len(box.people)) if n not in out)
    those = (n for n in found if n not in state.used and touches(box, n))
    return tuple(n for n in those if not _obstacle(box, state, n, state.deployed))


def at_the_end(box: Box, state: State) -> Pile:
    """Whose end-of-game ability touches the Automus and may still be used: the Psychologist's."""
    out = box.removed(state.variant)
    those = (n for n, who in enumerate(box.people) if who.touches and who.touches.how == "psychologist")
    return tuple(n for n in those if n not in out and n not in state.used and _is_there(state, n, True))


def given(box: Box, state: State, event: Given, r: Resolving) -> State:
    """Rule free-gains: what the Automus may take for free it always takes."""
    r.cause("your-turn")
    ending.need(state, "human", "deployed", "ended")
    return give(box, state, event.bonus, r)


def lost(box: Box, state: State, event: Lost, r: Resolving) -> State:
    """A token the Automus loses, if it has one."""
    r.cause("your-turn")
    ending.need(state, "human", "deployed", "ended")
    return lose(box, state, event.what, r)


def can_show(box: Box, hand: Pile, needs: tuple[str, ...]) -> bool:
    """Rule show: each card asked for is in your hand."""
    left = list(hand)
    for target in needs:
        found = next((c for c in left if target in (box.people[c].color, box.ids[c])), None)
        if found is None:
            return False
        left.remove(found)
    return True


# --- inside ------------------------------------------------------------------------------------------------


def _is_there(state: State, character: int, ended: bool) -> bool:
    """On top where you deployed it; the Psychologist in your hand. An unknown card may be any character, but
    one only."""
    pile = state.human_hand if ended else state.locations[state.deployed]
    if state.cards == "table":
        return bool(pile) and not state.used
    return character in pile if ended else pile[:1] == (character,)


def _obstacle(box: Box, state: State, character: int, at: int) -> Refused | None:
    """Why an ability cannot be used here, by its own condition."""
    how = box.people[character].touches
    if how is None:
        if deployable(box, state, character, at):
            return None
        return Refused("red-rising-nothing-to-deploy", character=cards.name_of(box, character))
    track = how.ahead
    if track is not None and getattr(state.human, track) <= getattr(state.automus, track):
        return Refused("red-rising-not-ahead", track=f"@track-{track}")
    if how.beneath and not beneath(box, state, at, how.beneath):
        return Refused("red-rising-not-beneath", characters=[f"@character-{id}" for id in how.beneath])
    return None


def _use(box: Box, state: State, character: int, at: int, r: Resolving) -> State:
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
    if r.listens:
        r.do("red-rising-do-turn-ends", "human-abilities", character=cards.name_of(box, character))
    return ending.end_turn(box, state, "human", r)
