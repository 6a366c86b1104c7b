"""Council phase, steps 3 to 5 (p. 7): the end of a council, the next round's set-up, the council board."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import CouncilLaid
from automatable.games.pendulum.position.state import GONE, UNKNOWN, State
from automatable.games.pendulum.rules.automa_cards import DECK


def end_council(box: Box, state: State, r: Resolver) -> State:
    """After step 2: the end of the game, or the next round's set-up (step 4) and placing (step 5)."""
    if r.explaining:
        r.cause("round")
        r.note("pendulum-note-no-provinces", "check-max")
        r.note("pendulum-note-council-over", "round-set-up", round=state.round)
    if state.round == box.rules.rounds:
        if r.explaining:
            r.instruct("pendulum-do-game-ends", "game-end")
        return structs.replace(state, phase="end", turn=0)
    if r.explaining:
        _instruct_round(box, state.round + 1, r)
    automas = tuple(structs.replace(automa, cards=(), votes=0) for automa in state.automas)
    return structs.replace(
        state,
        phase="placing",
        round=state.round + 1,
        turn=0,
        flips=0,
        markers=0,
        token=True,
        deck=box.all_cards,
        last=None,
        automas=automas,
        council=council_of(box, state.round + 1),
        ruled_out=(),
    )


def _instruct_round(box: Box, round: int, r: Resolver) -> None:
    """Instruct what to do between a council and the next round."""
    cards = "final" if round == box.rules.rounds else "new"
    r.instruct_holder(DECK, "pendulum-do-shuffle-all", "round-set-up")
    r.instruct("pendulum-do-round-markers", "base-round-set-up", round=round)
    r.instruct("pendulum-do-round-council", "base-round-set-up", cards=cards)
    r.instruct("pendulum-do-round-provinces", "base-round-set-up", count=box.rules.province_slots)
    r.note("pendulum-note-place", "place-and-move")
    r.instruct("pendulum-do-place", "place-and-move")


@lru_cache(maxsize=1 << 6)
def council_of(box: Box, round: int) -> tuple[str, ...]:
    """The council board at the beginning of a round: unknown cards, or the final ones."""
    final = list(box.final_rewards)
    return tuple(
        "grande" if place == "grande" else final.pop(0) if round == box.rules.rounds else UNKNOWN
        for place in box.council.places
    )


def lay_council(box: Box, state: State, event: CouncilLaid, r: Resolver) -> State:
    """The player enters the round's five reward cards; otherwise they are asked when needed."""
    if state.phase in ("rewards", "end", "over") or state.round == box.rules.rounds:
        raise UserError("pendulum-not-now", phase=f"@phase-{state.phase}")
    if len(event.cards) != len(box.council.places) - 1:
        raise UserError("pendulum-council-five", count=len(event.cards))
    cards = list(event.cards)
    for card in cards:
        if card not in (*box.regular_rewards, UNKNOWN, GONE):
            raise UserError("pendulum-unknown-reward", reward=card)
        if card in box.rewards and cards.count(card) > box.rewards[card].copies:
            raise UserError("pendulum-too-many-rewards", reward=f"@reward-{card}")
    laid = tuple("grande" if place == "grande" else cards.pop(0) for place in box.council.places)
    return structs.replace(state, council=laid, ruled_out=())
