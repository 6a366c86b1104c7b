"""Council phase, steps 3 to 5: the end of a council, the next round's set-up, the council board."""

from __future__ import annotations

from msgspec import structs

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum.drawing import DECK
from automatable.games.pendulum.events import CouncilLaid
from automatable.games.pendulum.state import GONE, UNKNOWN, State
from automatable.games.pendulum.tables import Box


def end_council(box: Box, state: State, r: Resolving) -> State:
    """After step 2: the end of the game, or the next round's set-up (step 4) and placing (step 5)."""
    r.cause("round")
    if r.listens:
        r.note("pendulum-note-no-provinces", "check-max")
        r.note("pendulum-note-council-over", "round-set-up", round=state.round)
    if state.round == box.rules.rounds:
        if r.listens:
            r.do("pendulum-do-game-ends", "game-end")
        return structs.replace(state, phase="end", turn=0)
    if r.listens:
        _tell_round(box, state.round + 1, r)
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
    )


def _tell_round(box: Box, round: int, r: Resolving) -> None:
    """What the hands do between a council and the next round."""
    cards = "final" if round == box.rules.rounds else "new"
    r.do_with(DECK, "pendulum-do-shuffle-all", "round-set-up")
    r.do("pendulum-do-round-markers", "base-round-set-up", round=round)
    r.do("pendulum-do-round-council", "base-round-set-up", cards=cards)
    r.do("pendulum-do-round-provinces", "base-round-set-up", count=box.rules.province_slots)
    r.note("pendulum-note-place", "place-and-move")
    r.do("pendulum-do-place", "place-and-move")


def council_of(box: Box, round: int) -> tuple[str, ...]:
    """The council board at the beginning of a round: unknown cards, or the final ones."""
    final = list(box.final_rewards)
    return tuple(
        "grande" if place == "grande" else final.pop(0) if round == box.rules.rounds else UNKNOWN
        for place in box.council.places
    )


def lay_council(box: Box, state: State, event: CouncilLaid, r: Resolving) -> State:
    """The player names the round's five reward cards beforehand; otherwise they are asked as needed."""
    if state.phase in ("rewards", "end", "over") or state.round == box.rules.rounds:
        raise Refused("pendulum-not-now", phase=f"@phase-{state.phase}")
    if len(event.cards) != len(box.council.places) - 1:
        raise Refused("pendulum-council-five", count=len(event.cards))
    cards = list(event.cards)
    for card in cards:
        if card not in (*box.regular_rewards, UNKNOWN, GONE):
            raise Refused("pendulum-unknown-reward", reward=card)
        if card in box.rewards and cards.count(card) > box.rewards[card].copies:
            raise Refused("pendulum-too-many-rewards", reward=f"@reward-{card}")
    laid = tuple("grande" if place == "grande" else cards.pop(0) for place in box.council.places)
    return structs.replace(state, council=laid)
