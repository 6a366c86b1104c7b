"""Which council reward an Automa takes: card by card from the left, in reading order over the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, first, mask_of
from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.games.pendulum.columns import known_right, right_column
from automatable.games.pendulum.inputs import whole
from automatable.games.pendulum.state import GONE, UNKNOWN, State
from automatable.games.pendulum.tables import Box

GRANDE = "grande"
PAID_PROVINCE, FREE_PROVINCE = "vote-province", "province"


class Look(NamedTuple):
    """An Automa looking for a reward: its cards, the places each card's icon covers, its grande worker."""

    box: Box
    cards: tuple[int, ...]
    covered: tuple[Mask, ...]
    second_grande: Mask


CARD: Keep[Look] = Keep(
    "council-reward",
    lambda ctx, card: str(ctx.cards[card]),
    Condition("pendulum-keep-no-second-grande", lambda ctx: ~ctx.second_grande),
    Condition(
        "pendulum-keep-on-board", lambda ctx: mask_of([n for n, places in enumerate(ctx.covered) if places])
    ),
    what="pendulum-what-card",
)
FIRST_CARD: Pick[Look] = Pick(
    "council-reward",
    lambda ctx, card: str(ctx.cards[card]),
    first("pendulum-pick-left-to-right"),
    what="pendulum-what-card",
)
FIRST_PLACE: Pick[Look] = Pick(
    "council-reward",
    lambda ctx, place: f"@place-{ctx.box.council.places[place]}",
    first("pendulum-pick-reading-order"),
    what="pendulum-what-reward",
)


def choose_reward(box: Box, state: State, number: int, r: Resolving) -> tuple[State, int | None]:
    """Rule council-reward: card by card from the left, the first icon that finds a card on the board."""
    automa = state.automas[number]
    covered: list[Mask] = []
    second = 0
    for position, card in enumerate(automa.cards):
        state, right = right_column(box, state, card, r)
        rewards = box.icons[right.icon]
        if automa.grande and GRANDE in rewards:
            second |= 1 << position
            covered.append(0)
            continue
        state = look_for(box, state, rewards, r)
        covered.append(mask_of([n for n, reward in enumerate(state.council) if reward in rewards]))
        if covered[-1]:
            break
    ctx = Look(box, automa.cards, tuple(covered), second)
    if r.listens:
        _tell_icons(box, state, number, len(covered), r)
    found = FIRST_CARD.among(CARD.among((1 << len(covered)) - 1, ctx, r), ctx, r)
    place = None if found is None else FIRST_PLACE.among(covered[found], ctx, r)
    if r.listens:
        _tell_rulings(box, state, number, place, r)
    return state, place


def _tell_icons(box: Box, state: State, number: int, looked: int, r: Resolving) -> None:
    """What the cards looked at show."""
    for card in state.automas[number].cards[:looked]:
        right = known_right(box, state, card)
        if right is not None:
            r.note("pendulum-note-icon", "council-reward", card=card, icon=f"@icon-{right.icon}")


def _tell_rulings(box: Box, state: State, number: int, place: int | None, r: Resolving) -> None:
    """Where the order of the cards (P8) or the free province under no paid icon (P12) decided."""
    columns = [known_right(box, state, card) for card in state.automas[number].cards]
    covers = [box.icons[right.icon] for right in columns if right is not None]
    if len(covers) < len(columns):
        return
    if state.automas[number].grande:
        covers = [rewards for rewards in covers if GRANDE not in rewards]
    other = None if place is None else _from_the_oldest(state.council, covers)
    if other is not None and other != place:
        sure = "newest-first-perhaps" if state.council[other] == UNKNOWN else "newest-first"
        r.note(f"pendulum-note-{sure}", "council-reward", ruling="P8", automa=number + 1)
    wider = [[*rewards, FREE_PROVINCE] if PAID_PROVINCE in rewards else rewards for rewards in covers]
    if first_place(state.council, wider) != place:
        r.note("pendulum-note-paid-only", "council-reward", ruling="P12")


def _from_the_oldest(council: tuple[str, ...], covers: list[list[str]]) -> int | None:
    """Where the other order of the cards leads; a place not asked for may hold all but the grande card."""
    perhaps = [[*rewards, UNKNOWN] if set(rewards) - {GRANDE} else rewards for rewards in covers]
    return first_place(council, perhaps[::-1])


def first_place(council: tuple[str, ...], covers: list[list[str]]) -> int | None:
    """The place in reading order that the first of these icons with a card on the board leads to."""
    for rewards in covers:
        for place, reward in enumerate(council):
            if reward in rewards:
                return place
    return None


def look_for(box: Box, state: State, rewards: list[str], r: Resolving) -> State:
    """Ask which cards lie on the board, in reading order, only until the icon's reward is found."""
    if not set(rewards) - {GRANDE}:
        return state
    for number, place in enumerate(box.council.places):
        reward = state.council[number]
        if reward == UNKNOWN:
            reward = r.ask(place_question(box, state, place))
            council = list(state.council)
            council[number] = reward
            state = structs.replace(state, council=tuple(council))
        if reward in rewards:
            return state
    return state


def place_question(box: Box, state: State, place: str) -> Question:
    """Which card lies at a place of the council board."""
    left = dict(box.offered)
    for lying in state.council:
        if lying in left and left[lying].weight > 1:
            left[lying] = structs.replace(left[lying], weight=left[lying].weight - 1)
        else:
            left.pop(lying, None)
    return Question(
        f"council-{place}",
        "pendulum-ask-place",
        "council-board",
        {"place": f"@place-{place}"},
        (*left.values(), Option(GONE, "pendulum-reward-none")),
    )


def decide_reward(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str | None:
    """The rule alone: the place whose card an Automa takes; None means 1 point instead."""
    number = whole(args, "automa", 1, "council-reward", 1, 2)
    place = choose_reward(box, state, number - 1, r)[1]
    return None if place is None else box.council.places[place]
