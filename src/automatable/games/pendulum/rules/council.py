"""Council phase, steps 0 to 2 (p. 6): victory points, votes and privilege, then the rewards in turn."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from automatable.core.engine.choices import Pick, most
from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Summand
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import CouncilHeld, RewardTaken
from automatable.games.pendulum.position.state import PLAYERS, State, with_automa
from automatable.games.pendulum.rules import by_hand
from automatable.games.pendulum.rules.automa_cards import (
    DECK,
    card_draw,
    cell,
    lay,
    renew_deck,
    right_columns,
)
from automatable.games.pendulum.rules.rewards import automa_reward, take_own
from automatable.games.pendulum.rules.round_setup import end_council
from automatable.games.pendulum.rules.track import advance


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
"""The answer begins the council phase."""


def hold_council(box: Box, state: State, event: CouncilHeld, r: Resolver) -> State:
    """Resolve steps 0 and 1, then rewards until the player has to choose."""
    if state.phase != "called":
        raise UserError("pendulum-not-now", phase=f"@phase-{state.phase}")
    if event.votes < 0:
        raise UserError("core-answer-range", question="votes", value=str(event.votes), low=0, high="∞")
    r.cause("council")
    for number in range(len(state.automas)):
        state = lay_cards(box, state, number, r)
    for number in range(len(state.automas)):
        state, points = points_gained(box, state, number, r)
        state = advance(box, state, number, points, r)
    for number in range(len(state.automas)):
        state, votes = votes_gained(box, state, number, r)
        automa = structs.replace(state.automas[number], votes=votes)
        state = structs.replace(state, automas=with_automa(state, number, automa))
    state = structs.replace(state, human=structs.replace(state.human, votes=event.votes))
    order = privilege_order(box, state, r)
    if r.explaining:
        named = [f"@side-{player}" for player in order]
        r.instruct("pendulum-do-privilege", "privilege", first=named[0], second=named[1], third=named[2])
    state = structs.replace(state, privilege=order, turn=0)
    r.checkpoint(state)
    return gain_rewards(box, state, r)


def lay_cards(box: Box, state: State, number: int, r: Resolver) -> State:
    """Draw up to three cards for an Automa; in the foreshadowing variant it has them already."""
    most = box.rules.council_cards
    missing = most - len(state.automas[number].cards)
    if missing:
        state = renew_deck(box, state, r)  # instructed before the cards that are drawn from it
        if r.explaining:
            r.note("pendulum-note-lay", "victory-points", most=most, held=most - missing, automa=number + 1)
            r.instruct_holder(DECK, "pendulum-do-lay", "victory-points", automa=number + 1, count=missing)
            r.checkpoint(state)
    for count in range(most - missing + 1, most + 1):
        state = lay(box, state, number, _council_draw(box.deck, number, count, most), r)
    return state


@lru_cache(maxsize=1 << 6)
def _council_draw(deck: Deck, number: int, count: int, most: int) -> Draw:
    args = (("automa", number + 1), ("count", count), ("most", most))
    return card_draw(deck, f"automa-{number + 1}-card-{count}", "council", *args)


def points_gained(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int]:
    """Step 0: an Automa's victory points, counted by the app or by the player."""
    return r.attempt(_points, _points_by_hand, box, state, number, r)


def votes_gained(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int]:
    """Step 1: an Automa's votes, counted by the app or by the player."""
    return r.attempt(_votes, _votes_by_hand, box, state, number, r)


def _points(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int]:
    """Step 0: points on the cards, the round bonus, 1 per time marker; never below 0."""
    state, columns = right_columns(box, state, state.automas[number].cards, r)
    state, bonus = cell(box, state, r)
    total = sum([right.points for right in columns]) + bonus.points + state.markers
    if r.explaining:
        parts = [Summand("pendulum-part-card", right.points, {"card": right.number}) for right in columns]
        parts.append(Summand("pendulum-part-bonus", bonus.points, {"round": state.round}))
        parts.append(Summand("pendulum-part-markers", state.markers))
        r.sum("pendulum-sum-points", "victory-points", tuple(parts), automa=number + 1)
        if total < 0:
            r.note("pendulum-note-not-below-zero", "victory-points")
    return state, max(0, total)


def _points_by_hand(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int]:
    return state, by_hand.gained(box, "points", number, state.markers, r)


def _votes(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int]:
    """Step 1: votes on the cards, on the scoring card, 1 per time marker; from 0 to 20."""
    state, columns = right_columns(box, state, state.automas[number].cards, r)
    state, bonus = cell(box, state, r)
    total = sum([right.votes for right in columns]) + bonus.votes + state.markers
    most_votes = box.rules.most_votes
    if r.explaining:
        parts = [Summand("pendulum-part-card", right.votes, {"card": right.number}) for right in columns]
        parts.append(Summand("pendulum-part-bonus", bonus.votes, {"round": state.round}))
        parts.append(Summand("pendulum-part-markers", state.markers))
        r.sum("pendulum-sum-votes", "votes", tuple(parts), automa=number + 1)
        if total < 0:
            r.note("pendulum-note-not-below-zero", "votes")
        elif total > most_votes:
            r.note("pendulum-note-most-votes", "votes", most=most_votes)
    return state, min(most_votes, max(0, total))


def _votes_by_hand(box: Box, state: State, number: int, r: Resolver) -> tuple[State, int]:
    return state, by_hand.gained(box, "votes", number, state.markers, r)


def privilege_order(box: Box, state: State, r: Resolver) -> tuple[str, ...]:
    """Most votes first; at a tie the player with the lower privilege moves ahead."""
    ranks = tuple([state.privilege.index(player) + 1 for player in PLAYERS])
    ctx = Ballot((state.human.votes, *[automa.votes for automa in state.automas]), ranks)
    left, order = (1 << len(PLAYERS)) - 1, []
    while left:
        player = AHEAD.among(left, ctx, r)
        assert player is not None
        left ^= 1 << player
        order.append(PLAYERS[player])
    return tuple(order)


def gain_rewards(box: Box, state: State, r: Resolver) -> State:
    """Step 2 in privilege order; the player is asked only if an Automa chooses after them."""
    r.cause("rewards")
    while state.turn < len(PLAYERS):
        player = state.privilege[state.turn]
        if player != "human":
            state = automa_reward(box, state, PLAYERS.index(player) - 1, r)
        else:
            if r.explaining:
                points = box.rules.privilege_points[state.turn]
                r.note("pendulum-note-own-turn", "gain-rewards", rank=state.turn + 1)
                r.instruct("pendulum-do-own-reward", "gain-rewards", points=points)
            if state.turn + 1 < len(PLAYERS):
                return structs.replace(state, phase="rewards")
            human = structs.replace(state.human, tracks=(None,) * 3, glory=(None,) * 3)
            state = structs.replace(state, human=human)
        state = structs.replace(state, turn=state.turn + 1)
    return end_council(box, state, r)


def take_reward(box: Box, state: State, event: RewardTaken, r: Resolver) -> State:
    """The player takes a reward; the Automas after them follow."""
    if state.phase != "rewards":
        raise UserError("pendulum-not-now", phase=f"@phase-{state.phase}")
    state = take_own(box, state, event.place)
    r.checkpoint(state)
    return gain_rewards(box, state, r)
