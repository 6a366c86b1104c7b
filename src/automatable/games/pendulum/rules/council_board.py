"""The council board: what is known of its reward cards, and the one question about the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from automatable.core.engine.choices import Mask, each
from automatable.core.engine.explanation import Args
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, UNKNOWN, State

GRANDE = "grande"
REWARD = "reward-"
"""The id of the question for an Automa's reward begins with it."""
NONE = "none"


Rewards = tuple[str, ...]
RuledOut = tuple[tuple[str, ...], ...]


class Icon(NamedTuple):
    """The reward cards of an icon: the places where one lies, and those before them where one may lie."""

    name: str
    cards: frozenset[str]
    lies: Mask
    may_lie: Mask


NO_ICON = Icon("", frozenset(), 0, 0)


def find(box: Box, state: State, name: str) -> Icon:
    """Look for the cards of an icon on the board."""
    return _find(name, box.icon_cards[name], state.council, state.ruled_out)


@lru_cache(maxsize=1 << 12)
def _find(name: str, cards: frozenset[str], council: Rewards, ruled_out: RuledOut) -> Icon:
    lies = may_lie = 0
    for place, reward in enumerate(council):
        if reward in cards:
            lies |= 1 << place
        elif reward == UNKNOWN and not lies and may_hold(ruled_out, place, cards):
            may_lie |= 1 << place
    return Icon(name, cards, lies, may_lie)


def may_hold(ruled_out: RuledOut, place: int, cards: frozenset[str]) -> bool:
    """Whether the unknown card at this place may be one of these."""
    return not cards <= {GRANDE, *(ruled_out[place] if ruled_out else ())}


def ask_place(
    box: Box, state: State, number: int, icons: Sequence[Icon], r: Resolver, more: int = 0
) -> tuple[State, int | None]:
    """Ask once where the first card of the first of these icons lies; None if all that counts is known.

    What the answer rules out is remembered, so that it is not asked for the next Automa. ``more`` is the
    number of cards looked at, if what the next one shows is unknown.
    """
    asked = open_icons(icons)
    if not asked:
        return state, None
    lies = each(icons[-1].lies)[:1]
    names, unknown = tuple([icon.name for icon in asked]), 0
    for icon in asked:
        unknown |= icon.may_lie
    known = (lies[0], state.council[lies[0]]) if lies else None
    answer = r.ask(_question(box, number, names, unknown, known, more))
    place = None if answer == NONE else box.council.places.index(answer)
    if place is None or state.council[place] != UNKNOWN:
        for icon in asked:
            state = _rule_out(state, icon.may_lie, icon)
        return state, None
    for icon in asked:
        if icon.may_lie >> place & 1:  # a card of this icon lies here, or none lies anywhere
            return _rule_out(state, icon.may_lie & (1 << place) - 1, icon), place
        state = _rule_out(state, icon.may_lie, icon)
    raise AssertionError("an option of the question")


def open_icons(icons: Sequence[Icon]) -> tuple[Icon, ...]:
    """The icons whose cards may lie at an unknown place, each once."""
    return tuple({icon.name: icon for icon in icons if icon.may_lie}.values())


@lru_cache(maxsize=1 << 10)
def _question(
    box: Box, number: int, icons: tuple[str, ...], unknown: Mask, known: tuple[int, str] | None, more: int
) -> Question:
    """Ask at which unknown place the first card lies; ``known`` is a place where one lies, and the card."""
    options = [box.place_options[place] for place in each(unknown)]
    if known:
        place, reward = known
        args = {"reward": f"@reward-{reward}"}
        options.append(Option(box.council.places[place], "pendulum-reward-known", args))
    else:
        options.append(Option(NONE, f"pendulum-reward-none-{'yet' if more else 'of-them'}"))
    named = {"automa": number + 1, **wanted(icons)}
    id = f"{REWARD}{number + 1}{f'-{more}' if more else ''}"
    return Question(id, "pendulum-ask-reward", "council-reward", named, tuple(options))


def wanted(icons: Sequence[str]) -> Args:
    """The names of icons in the order of the cards, as arguments of a message."""
    names = zip(("first", "second", "third"), (f"@icon-{icon}" for icon in icons), strict=False)
    return {"count": len(icons), **dict(names)}


def _rule_out(state: State, places: Mask, icon: Icon) -> State:
    """The position with the knowledge that no card of this icon lies at these places."""
    if not places:
        return state
    known = state.ruled_out or ((),) * len(state.council)
    return structs.replace(state, ruled_out=_without(known, places, icon.cards))


@lru_cache(maxsize=1 << 12)
def _without(known: RuledOut, places: Mask, cards: frozenset[str]) -> RuledOut:
    """What is known with the knowledge that none of these cards lies at these places."""
    return tuple(
        [
            tuple(sorted({*out, *cards} - {GRANDE})) if places >> place & 1 else out
            for place, out in enumerate(known)
        ]
    )


# --- the questions of an earlier version -------------------------------------------------------------------


def place_question(box: Box, state: State, place: str) -> Question:
    """The question for the card at one place, as an earlier version asked it."""
    options = (*box.offered.values(), Option(GONE, "pendulum-reward-none"))
    return Question(
        f"council-{place}", "pendulum-ask-place", "council-board", {"place": f"@place-{place}"}, options
    )


def with_earlier_answers(box: Box, state: State, r: Resolver) -> State:
    """The position with the cards that an earlier version asked for place by place."""
    if not r.answers:
        return state
    council = tuple(
        str(r.answers.get(f"council-{place}", reward)) if reward == UNKNOWN else reward
        for place, reward in zip(box.council.places, state.council, strict=True)
    )
    return state if council == state.council else structs.replace(state, council=council)
