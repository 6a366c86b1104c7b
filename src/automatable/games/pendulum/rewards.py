"""Council phase, step 2: an Automa's points for privilege and its council reward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Condition, Keep, Mask, Pick, first, mask_of
from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.games.pendulum.columns import right_column
from automatable.games.pendulum.final_council import final_reward
from automatable.games.pendulum.inputs import whole
from automatable.games.pendulum.state import GONE, UNKNOWN, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.track import advance

GRANDE = "grande"
PRINTED = "printed"
"""The reward printed on the council board: always there, for everybody."""


class Look(NamedTuple):
    """An Automa looking for a reward: its cards, the places each card's icon covers, its grande worker."""

    box: Box
    cards: tuple[int, ...]
    covered: tuple[Mask, ...]
    second_grande: Mask
    chosen: int = 0


CARD: Keep[Look] = Keep(
    "council-reward",
    lambda ctx, card: str(ctx.cards[card]),
    Condition("pendulum-keep-no-second-grande", lambda ctx: ~ctx.second_grande),
    Condition(
        "pendulum-keep-on-board", lambda ctx: mask_of([n for n, places in enumerate(ctx.covered) if places])
    ),
)
FIRST_CARD: Pick[Look] = Pick(
    "council-reward",
    lambda ctx, card: str(ctx.cards[card]),
    first("pendulum-pick-left-to-right", ruling="P8"),
)
FIRST_PLACE: Pick[Look] = Pick(
    "council-reward",
    lambda ctx, place: f"@place-{ctx.box.council.places[place]}",
    first("pendulum-pick-reading-order"),
)


def automa_reward(box: Box, state: State, number: int, r: Resolving) -> State:
    """An Automa's turn: 0 to 2 points for its rank, then a reward card."""
    points = box.rules.privilege_points[state.turn]
    if r.listens:
        r.note(
            "pendulum-note-privilege-points",
            "gain-rewards",
            automa=number + 1,
            rank=state.turn + 1,
            points=points,
        )
    if points:
        state = advance(box, state, number, points, r)
    if state.round == box.rules.rounds:
        return take_final(box, state, number, r)
    state, place = choose_reward(box, state, number, r)
    if place is None:
        if r.listens:
            r.note("pendulum-note-no-reward", "no-reward", automa=number + 1)
        return advance(box, state, number, box.rules.no_reward_points, r)
    return take(box, state, number, place, r)


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
    found = FIRST_CARD.among(CARD.among((1 << len(covered)) - 1, ctx, r), ctx, r)
    if found is None:
        return state, None
    return state, FIRST_PLACE.among(covered[found], ctx, r)


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
    left = [(name, box.rewards[name].copies - state.council.count(name)) for name in box.regular_rewards]
    options = tuple(Option(name, f"pendulum-reward-{name}", weight=count) for name, count in left if count)
    return Question(
        f"council-{place}",
        "pendulum-ask-place",
        "council-board",
        {"place": f"@place-{place}"},
        (*options, Option(GONE, "pendulum-reward-none")),
    )


def take(box: Box, state: State, number: int, place: int, r: Resolving) -> State:
    """The card leaves the board; a grande worker goes to the Automa's box on the mat."""
    reward = state.council[place]
    council = list(state.council)
    council[place] = GONE
    if r.listens:
        args = {"automa": number + 1, "reward": f"@reward-{reward}"}
        where = f"@place-{box.council.places[place]}"
        if reward == GRANDE:
            r.do("pendulum-do-grande", "grande-reward", **args)
        else:
            r.do("pendulum-do-discard-reward", "council-reward", **args, place=where)
    automas = list(state.automas)
    if reward == GRANDE:
        automas[number] = structs.replace(automas[number], grande=True)
    return structs.replace(state, council=tuple(council), automas=tuple(automas))


def take_final(box: Box, state: State, number: int, r: Resolving) -> State:
    """The final council: the reward the player would want most goes."""
    state, reward = final_reward(box, state, r)
    if reward is None:
        if r.listens:
            r.note("pendulum-note-no-track-reward", "final-reward", ruling="P13")
            r.do("pendulum-do-takes-nothing", "final-reward", automa=number + 1)
        return state
    council = tuple(GONE if each == reward else each for each in state.council)
    if r.listens:
        r.do("pendulum-do-discard-final", "final-reward", automa=number + 1, reward=f"@reward-{reward}")
    return structs.replace(state, council=council)


def own_question(box: Box, state: State) -> Question:
    """Which reward the player takes."""
    options = []
    for place, reward in zip(box.council.places, state.council, strict=True):
        if reward == GONE or (reward == "final-legendary" and state.human.legendary):
            continue
        if reward == UNKNOWN:
            options.append(Option(place, "pendulum-place", {"place": f"@place-{place}"}))
        else:
            options.append(Option(place, f"pendulum-reward-{reward}"))
    return Question(
        "your-reward",
        "pendulum-ask-own-reward",
        "gain-rewards",
        options=(*options, Option(PRINTED, "pendulum-reward-printed")),
        event="reward-taken",
        field="place",
    )


def take_own(box: Box, state: State, place: str) -> State:
    """The player's card leaves the board; what was asked about their tracks holds no more."""
    own_question(box, state).check(place)
    council, human = list(state.council), state.human
    if place != PRINTED:
        number = box.council.places.index(place)
        if box.rewards.get(council[number]) and box.rewards[council[number]].track == "legendary":
            human = structs.replace(human, legendary=True)
        council[number] = GONE
    human = structs.replace(human, tracks=(None,) * 3, glory=(None,) * 3)
    return structs.replace(state, council=tuple(council), human=human, turn=state.turn + 1)


def decide_reward(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str | None:
    """The rule alone: the place whose card an Automa takes; None means 1 point instead."""
    number = whole(args, "automa", 1, "council-reward", 1, 2)
    place = choose_reward(box, state, number - 1, r)[1]
    return None if place is None else box.council.places[place]
