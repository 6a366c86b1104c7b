"""Council phase, steps 0 to 2: victory points, votes and privilege, then the rewards in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Pick, most
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.pendulum import by_hand
from automatable.games.pendulum.columns import cell, right_column
from automatable.games.pendulum.drawing import DECK, lay, renew_deck
from automatable.games.pendulum.events import CouncilHeld, RewardTaken
from automatable.games.pendulum.inputs import whole
from automatable.games.pendulum.rewards import automa_reward, take_own
from automatable.games.pendulum.round_setup import end_council
from automatable.games.pendulum.state import PLAYERS, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.track import advance


class Ballot(NamedTuple):
    """Votes and current privilege rank of the three players."""

    votes: tuple[int, ...]
    ranks: tuple[int, ...]


AHEAD: Pick[Ballot] = Pick(
    "privilege",
    lambda ctx, player: f"@side-{PLAYERS[player]}",
    most("pendulum-pick-most-votes", lambda ctx, player: ctx.votes[player]),
    most("pendulum-pick-lower-rank", lambda ctx, player: ctx.ranks[player]),
    what="pendulum-what-privilege",
)

VOTES = Question("votes", "pendulum-ask-own-votes", "votes", event="council-held", field="votes")
"""The council phase begins with the answer."""


def hold_council(box: Box, state: State, event: CouncilHeld, r: Resolving) -> State:
    """Steps 0 and 1, then rewards until the player has to choose."""
    if state.phase != "called":
        raise Refused("pendulum-not-now", phase=f"@phase-{state.phase}")
    if event.votes < 0:
        raise Refused("core-answer-range", question="votes", value=str(event.votes), low=0, high="∞")
    r.cause("council")
    for number in range(len(state.automas)):
        state = lay_cards(box, state, number, r)
        r.stands(state)
    for number in range(len(state.automas)):
        state, points = points_gained(box, state, number, r)
        state = advance(box, state, number, points, r)
        r.stands(state)
    for number in range(len(state.automas)):
        state, votes = votes_gained(box, state, number, r)
        automas = list(state.automas)
        automas[number] = structs.replace(automas[number], votes=votes)
        state = structs.replace(state, automas=tuple(automas))
    human = structs.replace(state.human, votes=event.votes)
    order = privilege_order(box, structs.replace(state, human=human), r)
    if r.listens:
        named = [f"@side-{player}" for player in order]
        r.do("pendulum-do-privilege", "privilege", first=named[0], second=named[1], third=named[2])
    return gain_rewards(box, structs.replace(state, human=human, privilege=order, turn=0), r)


def lay_cards(box: Box, state: State, number: int, r: Resolving) -> State:
    """Cards up to three in front of an Automa; in the foreshadowing variant they lie there already."""
    most = box.rules.council_cards
    missing = most - len(state.automas[number].cards)
    if missing:
        state = renew_deck(box, state, r)  # told before the cards that are laid from it
        if r.listens:
            r.note("pendulum-note-lay", "victory-points", most=most, held=most - missing, automa=number + 1)
            r.do_with(DECK, "pendulum-do-lay", "victory-points", automa=number + 1, count=missing)
    for count in range(most - missing + 1, most + 1):
        id = f"automa-{number + 1}-card-{count}"
        state = lay(box, state, number, id, "council", r, count=count, most=most)
    return state


def points_gained(box: Box, state: State, number: int, r: Resolving) -> tuple[State, int]:
    """Step 0, counted by the app or by the player."""
    return r.attempt(
        lambda: _points(box, state, number, r),
        lambda: (state, by_hand.gained(box, "points", number, state.markers, r)),
    )


def votes_gained(box: Box, state: State, number: int, r: Resolving) -> tuple[State, int]:
    """Step 1, likewise."""
    return r.attempt(
        lambda: _votes(box, state, number, r),
        lambda: (state, by_hand.gained(box, "votes", number, state.markers, r)),
    )


def _points(box: Box, state: State, number: int, r: Resolving) -> tuple[State, int]:
    """Step 0: points on the cards, the round bonus, 1 per time marker; never below 0."""
    total, parts = 0, []
    for card in state.automas[number].cards:
        state, right = right_column(box, state, card, r)
        total += right.points
        if r.listens:
            parts.append(Part("pendulum-part-card", right.points, {"card": card}))
    state, bonus = cell(box, state, r)
    total += bonus.points + state.markers
    if r.listens:
        parts.append(Part("pendulum-part-bonus", bonus.points, {"round": state.round}))
        parts.append(Part("pendulum-part-markers", state.markers))
        r.sum("pendulum-sum-points", "victory-points", tuple(parts), automa=number + 1)
        if total < 0:
            r.note("pendulum-note-not-below-zero", "victory-points")
    return state, max(0, total)


def _votes(box: Box, state: State, number: int, r: Resolving) -> tuple[State, int]:
    """Step 1: votes on the cards, on the scoring card, 1 per time marker; from 0 to 20."""
    total, parts = 0, []
    for card in state.automas[number].cards:
        state, right = right_column(box, state, card, r)
        total += right.votes
        if r.listens:
            parts.append(Part("pendulum-part-card", right.votes, {"card": card}))
    state, bonus = cell(box, state, r)
    total += bonus.votes + state.markers
    most_votes = box.rules.most_votes
    if r.listens:
        parts.append(Part("pendulum-part-bonus", bonus.votes, {"round": state.round}))
        parts.append(Part("pendulum-part-markers", state.markers))
        r.sum("pendulum-sum-votes", "votes", tuple(parts), automa=number + 1)
        if total < 0:
            r.note("pendulum-note-not-below-zero", "votes")
        elif total > most_votes:
            r.note("pendulum-note-most-votes", "votes", most=most_votes)
    return state, min(most_votes, max(0, total))


def privilege_order(box: Box, state: State, r: Resolving) -> tuple[str, ...]:
    """Most votes first; at a tie whoever stands lower now moves ahead."""
    ranks = tuple(state.privilege.index(player) + 1 for player in PLAYERS)
    ctx = Ballot((state.human.votes, *(automa.votes for automa in state.automas)), ranks)
    left, order = (1 << len(PLAYERS)) - 1, []
    while left:
        player = AHEAD.among(left, ctx, r)
        assert player is not None
        left ^= 1 << player
        order.append(PLAYERS[player])
    return tuple(order)


def gain_rewards(box: Box, state: State, r: Resolving) -> State:
    """Step 2 in privilege order. The player is asked only while an Automa's choice depends on theirs."""
    r.cause("rewards")
    while state.turn < len(PLAYERS):
        player = state.privilege[state.turn]
        if player != "human":
            state = automa_reward(box, state, PLAYERS.index(player) - 1, r)
        else:
            if r.listens:
                points = box.rules.privilege_points[state.turn]
                r.note("pendulum-note-own-turn", "gain-rewards", rank=state.turn + 1)
                r.do("pendulum-do-own-reward", "gain-rewards", points=points)
            if state.turn + 1 < len(PLAYERS):
                return structs.replace(state, phase="rewards")
            human = structs.replace(state.human, tracks=(None,) * 3, glory=(None,) * 3)
            state = structs.replace(state, human=human)
        state = structs.replace(state, turn=state.turn + 1)
    return end_council(box, state, r)


def take_reward(box: Box, state: State, event: RewardTaken, r: Resolving) -> State:
    """The player took a reward; the Automas behind them go on."""
    if state.phase != "rewards":
        raise Refused("pendulum-not-now", phase=f"@phase-{state.phase}")
    return gain_rewards(box, take_own(box, state, event.place), r)


def decide_points(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> int:
    """The rule alone: what an Automa gains with the cards that lie in front of it."""
    return points_gained(box, state, whole(args, "automa", 1, "victory-points", 1, 2) - 1, r)[1]


def decide_votes(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> int:
    """The rule alone."""
    return votes_gained(box, state, whole(args, "automa", 1, "votes", 1, 2) - 1, r)[1]


def decide_privilege(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> list[str]:
    """The rule alone, from votes given or those of the position."""
    human = structs.replace(state.human, votes=whole(args, "human", state.human.votes, "privilege"))
    automas = tuple(
        structs.replace(automa, votes=whole(args, f"automa-{n + 1}", automa.votes, "privilege"))
        for n, automa in enumerate(state.automas)
    )
    return list(privilege_order(box, structs.replace(state, human=human, automas=automas), r))
