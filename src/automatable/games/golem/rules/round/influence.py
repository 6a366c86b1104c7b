"""Phase 5: the influence of the round's character."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from automatable.games.golem.position.state import (
    COLOURS,
    WHITE,
    State,
)
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.turn.marbles import character, with_character

SIDES = ("left", "right")


@cache
def matches(taken: tuple[int, ...], shown: tuple[int, int], wild: bool = True) -> bool:
    """Whether two marbles match a character: white stands for any colour (L3); none shows black."""
    return len(taken) == len(shown) and any(
        all(
            (wild and marble == WHITE) or marble == colour for marble, colour in zip(each, shown, strict=True)
        )
        for each in permutations(taken)
    )


def influence(ctx: Context, state: State) -> State:
    """Phase 5: with the right marbles pay for the character's bonus, in the red zone take 3 coins."""
    state = with_character(ctx, state, "character-marbles")
    card = character(state)
    left, right = [COLOURS.index(ctx.printed.word(f"characters.{card}.{side}")) for side in SIDES]
    found = matches(state.marbles, (left, right))
    if ctx.r.explaining:
        missed = "golem-note-no-influence" if state.marbles else "golem-note-no-marbles"
        message = "golem-note-influence" if found else missed
        wild = found and not matches(state.marbles, (left, right), wild=False)
        taken = [f"@colour-{COLOURS[colour]}" for colour in state.marbles]
        shown = [f"@colour-{COLOURS[colour]}" for colour in (left, right)]
        ctx.r.note(message, "influence", ruling="L3" if wild else None, taken=taken, shown=shown)
    if not found:
        return state
    if resources.red_zone(ctx, state, "influence", "golem-note-red-zone-influence"):
        return resources.gain(ctx, state, ctx.box.automa.red_zone_coins, "influence")
    if ctx.r.explaining:
        ctx.r.instruct("golem-do-influence", "influence")
        ctx.r.checkpoint(state)
    ctx.printed.screen("influence", state)
    state = resources.pay(ctx, state, ctx.printed.number(f"characters.{card}.cost"), 0, "influence")
    return by_hand.use(ctx, state, f"characters.{card}.effects", f"characters.{card}", "influence")
