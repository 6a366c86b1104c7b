"""Council phase, step 2: points for privilege and a council reward, an Automa's or the player's."""

from __future__ import annotations

from msgspec import structs

from automatable.core.question import Option, Question
from automatable.core.resolution import SILENT, Resolving
from automatable.games.pendulum import by_hand
from automatable.games.pendulum.council_reward import GRANDE, choose_reward
from automatable.games.pendulum.final_council import final_reward
from automatable.games.pendulum.state import GONE, UNKNOWN, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.track import advance

PRINTED = "printed"
"""The reward printed on the council board: always there, for everybody."""


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
    return r.attempt(
        lambda: _chosen(box, state, number, r),
        lambda: _by_hand(box, state, number, r),
    )


def _by_hand(box: Box, state: State, number: int, r: Resolving) -> State:
    """The player found the reward by the cards, and has taken it off the board."""
    place = by_hand.reward(box, state, number, r)
    if place is None:
        return advance(box, state, number, box.rules.no_reward_points, r)
    return take(box, state, number, place, SILENT)


def _chosen(box: Box, state: State, number: int, r: Resolving) -> State:
    """The reward the cards lead to."""
    state, place = choose_reward(box, state, number, r)
    if place is None:
        if r.listens:
            r.note("pendulum-note-no-reward", "no-reward", automa=number + 1)
        return advance(box, state, number, box.rules.no_reward_points, r)
    return take(box, state, number, place, r)


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
            r.do("pendulum-do-flip-grande", "grande-reward", place=where)
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
    place = state.council.index(reward)
    if r.listens:
        args = {"reward": f"@reward-{reward}", "place": f"@place-{box.council.places[place]}"}
        r.do("pendulum-do-discard-final", "final-reward", automa=number + 1, **args)
    return structs.replace(state, council=(*state.council[:place], GONE, *state.council[place + 1 :]))


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
