"""Set-up: what is chosen, and what to put where."""

from typing import Annotated, get_args

from msgspec import Struct
from msgspec.structs import replace

from automatable.authoring import Resolver, UserError, asked_if
from automatable_viticulture.box.printed import Level, Printed
from automatable_viticulture.position.state import (
    ChallengeId,
    Losses,
    State,
    automa_points,
    challenge,
    start_points,
    years,
)


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen before the game; ``losses`` are those in a row on the challenge."""

    level: Level = "normal"
    aggressive: Annotated[bool, asked_if(level=("easy", "normal", "hard"))] = False
    challenge: ChallengeId = "none"
    losses: Annotated[Losses, asked_if(challenge=get_args(ChallengeId)[1:])] = 0


def new(box: Printed, setup: Setup) -> State:
    """The first position."""
    if setup.aggressive and setup.level not in box.aggressive.levels:
        raise UserError("viticulture-no-aggressive")
    if setup.aggressive and setup.challenge == "6":
        raise UserError("viticulture-no-challenge-six")
    losses = setup.losses if setup.challenge != "none" else 0
    state = State(
        level=setup.level, aggressive=setup.aggressive, challenge=setup.challenge, losses=losses,
        rows=tuple(map(int, box.rows)), left=tuple(box.cards),
    )  # fmt: skip
    tokens = losses if challenge(box, state).tokens else 0  # V11
    return replace(state, points=start_points(box, state), tokens=tokens)


def checklist(box: Printed, state: State, r: Resolver) -> None:
    """What to put where."""
    changed = challenge(box, state)
    r.instruct("viticulture-do-vineyard", "set-up-vineyard")
    r.instruct("viticulture-do-your-marker", "set-up-your-marker", points=state.points)
    r.instruct("viticulture-do-pieces", "set-up-pieces", workers=box.automa.workers)
    r.instruct("viticulture-do-marker", "set-up-marker", points=automa_points(box, state))
    r.instruct("viticulture-do-tokens", "set-up-tokens", rows=len(box.rows))
    r.instruct_holder("automa", "viticulture-do-shuffle", "set-up-deck", cards=len(box.cards))
    removed = [f"@visitor-{each}" for each in box.visitors.removed]
    r.instruct("viticulture-do-visitors", "set-up-visitors", list=removed)
    middle = state.challenge == "2"
    r.instruct("viticulture-do-spaces", "challenge-2" if middle else "spaces-left", middle=int(middle))
    if years(box, state) > len(box.rows):
        r.instruct("viticulture-do-years", "level-table", years=years(box, state))
    if box.levels[state.level].draws_on:
        r.instruct("viticulture-do-draws-on", "hard-draw", wanted=box.automa.wanted)
    if state.aggressive:
        r.instruct("viticulture-do-aggressive", "aggressive-year-end")
    if state.challenge != "none":
        rule = f"challenge-{state.challenge}"
        r.instruct("viticulture-do-challenge", rule, challenge=int(state.challenge))
        r.instruct("viticulture-do-campaign", "campaign")
        if not changed.tokens:
            r.instruct("viticulture-do-no-tokens", "V11" if state.losses else rule)
        elif state.losses:
            r.instruct("viticulture-do-losses", "campaign-losses", tokens=state.losses)
