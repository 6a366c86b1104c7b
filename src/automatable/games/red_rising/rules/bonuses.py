"""The Automus's bonuses (pp. 2 and 3): fleet, helium, influence, and Luna with its bonus card."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.question import Question
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.core.forms.form import Option
from automatable.games.red_rising.box.printed import LOCATIONS, LUNA
from automatable.games.red_rising.box.tables import Box
from automatable.games.red_rising.position.state import UNKNOWN, State
from automatable.games.red_rising.rules import cards
from automatable.games.red_rising.rules.locations import bonus_location


def luna_card(box: Box, priorities: str) -> int:
    """Rule luna-bonus-card: the location whose priority is paired with Luna's."""
    letter = priorities[LUNA]
    return priorities.index(box.automus.pairs[letter])  # type: ignore[index]


def last_arrow(box: Box, state: State) -> int:
    """The arrow of the last Automus card; right if there is none yet (R8)."""
    if not state.discard:
        return 1
    return box.decks[state.card_five][state.discard[-1] - 1].step


def paid(box: Box, state: State, location: int, step: int) -> tuple[int | None, int | None]:
    """The locations whose bonuses the Automus would take; the second one from the Luna bonus card."""
    found = bonus_location(box, state.automus, location, step, SILENT)
    if found != LUNA:
        return found, None
    shown = luna_card(box, state.priorities)
    return found, bonus_location(box, state.automus, shown, step, SILENT, from_luna=True)


def gain_bonus(box: Box, state: State, location: int, step: int, r: Resolver, tag: str) -> State:
    """Rule bonus: the Automus takes the bonus of this location, or of another if it is maxed."""
    found = bonus_location(box, state.automus, location, step, r)
    assert found is not None, "Luna is never maxed"
    return gain_luna(box, state, step, r, tag) if found == LUNA else gain_track(box, state, found, r)


def gain_luna(box: Box, state: State, step: int, r: Resolver, tag: str) -> State:
    """Rule luna-bonus: the Sovereign token, and the bonus the Luna bonus card shows."""
    held = state.sovereign
    state = _take_sovereign(box, state, r, tag)
    shown = luna_card(box, state.priorities)
    if r.explaining:
        r.note("red-rising-luna-card-shows", "luna-bonus", at=LOCATIONS[shown])
    found = bonus_location(box, state.automus, shown, step, r, from_luna=True)
    if found is None:
        if r.explaining:
            r.note("red-rising-nothing-beyond-token", "luna-bonus", ruling="R5")
        return state
    if r.explaining and held == state.sovereign == "human":
        r.note("red-rising-luna-pays-anyway", "luna-bonus", ruling="R9")
    return gain_track(box, state, found, r)


def gain_track(box: Box, state: State, location: int, r: Resolver, rule: str = "bonus") -> State:
    """Give the Automus one step or token of this location's bonus."""
    bonus = box.bonus_of[location]
    tokens = state.automus
    now = getattr(tokens, bonus)
    if r.explaining:
        instruct_change(bonus, now, now + 1, r, rule)
    return replace(state, automus=replace(tokens, **{bonus: now + 1}))


def instruct_change(track: str, now: int, after: int, r: Resolver, rule: str) -> None:
    """Instruct a change of the Automus's tokens: influence is put on the Institute, the rest is recorded."""
    if track != "influence":
        r.record(f"red-rising-automus-{track}", rule, now, after)
    elif after > now:
        r.instruct("red-rising-do-influence", rule, total=after, at="@location-institute")
    else:
        r.instruct("red-rising-do-influence-lost", rule, total=after, at="@location-institute")


def _take_sovereign(box: Box, state: State, r: Resolver, tag: str) -> State:
    if state.sovereign == "automus":
        if r.explaining:
            r.note("red-rising-keeps-sovereign", "luna-bonus")
        return state
    if state.sovereign == "human":
        blocker = _blocked(box, state, r, tag)
        if blocker is not None:
            return _block(box, state, blocker, r, tag)
    if r.explaining:
        r.instruct("red-rising-do-sovereign", "luna-bonus")
    return replace(state, sovereign="automus")


def _blocked(box: Box, state: State, r: Resolver, tag: str) -> int | None:
    """Ask for the card that you block with, if you can block."""
    if state.cards == "table":
        if not state.human_hand:
            return None
        choices: tuple[Option, ...] = (
            Option("no", "red-rising-block-no"),
            Option("yes", "red-rising-block-yes"),
        )
    else:
        able = tuple(card for card in state.human_hand if box.people[card].blocks)
        if not able:
            return None
        choices = (Option("no", "red-rising-block-no"), *cards.options(box, able))
    r.checkpoint(state)
    answer = r.ask(Question(f"block-{tag}", "red-rising-ask-block", "block", options=choices))
    if answer == "no":
        return None
    return UNKNOWN if answer == "yes" else box.numbers[answer]


def _block(box: Box, state: State, blocker: int, r: Resolver, tag: str) -> State:
    """You show and banish the card, keep the token and gain the deck's top card."""
    state, card = cards.take(state, "hand", blocker)
    state = cards.put(state, "banished", card)
    if r.explaining:
        r.instruct("red-rising-do-block", "block", **cards.card_args(box, blocker))
    return cards.draw_to_hand(box, state, r, f"block-{tag}-card", "block")
