"""The phases around the actions: refresh, golem movement, turn order, influence, income, control."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Section
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.position.events import RoundBegun, RoundEnded
from automatable.games.golem.position.golem_spot import district_of, section_of
from automatable.games.golem.position.state import (
    ROWS,
    UNKNOWN,
    State,
)
from automatable.games.golem.rules import by_hand, scoring
from automatable.games.golem.rules.board import resources
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import movement
from automatable.games.golem.rules.round.income import income
from automatable.games.golem.rules.round.influence import influence
from automatable.games.golem.rules.round.turn_order import turn_order
from automatable.games.golem.rules.turn.marbles import character, with_character

Phase = Callable[[Context, State], State]


def begun(ctx: Context, state: State, event: RoundBegun) -> State:
    """Phase 2: golems move by the track and the character of the round."""
    if state.phase != "begin" or event.round != state.round:
        raise UserError("golem-refused-phase")
    r = ctx.r
    if r.explaining:
        r.cause("movement")
        with r.section("golem-section-movement", "golem-movement"):
            state = _phase_two(ctx, state)
    else:
        state = _phase_two(ctx, state)
    return ctx.printed.with_learned(structs.replace(state, phase="actions", turn=0))


def _phase_two(ctx: Context, state: State) -> State:
    """The golems move, or the player moves them by hand."""
    return by_hand.attempt(ctx, "movement", _moved, ctx.entry.movement_by_hand, state)


def _moved(ctx: Context, state: State) -> State:
    """All steps of the track and of the character, whose marbles this round's choices will need."""
    if not movement.character_counts(ctx, state):
        return movement.movement(ctx, with_character(ctx, state, "character-marbles"), 0)
    state = with_character(ctx, state, "character-steps")
    return movement.movement(ctx, state, ctx.printed.number(f"characters.{character(state)}.steps"))


def ended(ctx: Context, state: State, event: RoundEnded) -> State:
    """Resolve phases 4 to 7, put the cards under the deck, and prepare the next round."""
    if state.phase != "end" or event.round != state.round:
        raise UserError("golem-refused-phase")
    r = ctx.r
    for name, rule, phase in PHASES:
        if r.explaining:
            r.cause(name)
            with r.section(f"golem-section-{name}", rule):
                state, rest = _phase(ctx, state, name, rule, phase)
            _without_empty_heading(r)
        else:
            state, rest = _phase(ctx, state, name, rule, phase)
        r.checkpoint(state)
        if rest:
            break
    state = put_cards_away(ctx, state)
    if state.round == ctx.box.automa.last_round:
        final = by_hand.attempt(ctx, "scoring", scoring.count, ctx.entry.scores_by_hand, state)
        return ctx.printed.with_learned(structs.replace(state, phase="scoring", final=final))
    return ctx.printed.with_learned(refresh(ctx, state))


def _phase(ctx: Context, state: State, name: str, rule: str, phase: Phase) -> tuple[State, bool]:
    """Resolve a phase; by hand, the outcome of this and all remaining phases is entered on one sheet."""
    return by_hand.attempt(ctx, name, _done, _phase_by_hand, state, name, rule, phase)


def _done(ctx: Context, state: State, name: str, rule: str, phase: Phase) -> tuple[State, bool]:
    return phase(ctx, state), False


def _phase_by_hand(ctx: Context, state: State, name: str, rule: str, phase: Phase) -> tuple[State, bool]:
    return ctx.entry.outcome(ctx, state, name, rule), True


def _without_empty_heading(r: Resolver) -> None:
    """Remove the heading of a phase that decided nothing."""
    last = r.explanation[-1]
    if isinstance(last, Section) and not last.steps:
        r.explanation.pop()


def control(ctx: Context, state: State) -> State:
    """Phase 7: knowledge for every section a golem is ahead of the student of its district (L21)."""
    ahead = sum([max(0, section_of(golem) - state.students[district_of(golem)]) for golem in state.golems])
    if not ahead:
        return state
    cost = ahead * ctx.printed.number("board.control_cost")
    if ctx.r.explaining and cost:
        ctx.r.note("golem-note-ahead", "golem-control", ruling="L21", sections=ahead, cost=cost)
    return resources.spend(ctx, state, cost, "golem-control")


PHASES = (
    ("turn-order", "turn-order", turn_order),
    ("influence", "influence", influence),
    ("income", "income", income),
    ("control", "golem-control", control),
)


def put_cards_away(ctx: Context, state: State) -> State:
    """The three cards go under the deck, or everything is shuffled anew."""
    if ctx.r.explaining and state.round < ctx.box.automa.last_round:
        ctx.r.cause("cards")
        message = "golem-do-reshuffle" if state.reshuffle else "golem-do-cards-under"
        ctx.r.instruct_holder("automa", message, "cards-under")
    under = () if state.reshuffle else (*state.under, *state.cards)
    state = structs.replace(state, cards=(), under=under, reshuffle=False)
    ctx.r.checkpoint(state)
    return state


def refresh(ctx: Context, state: State) -> State:
    """Phase 1 of the next round: marbles back, new tiles, the library moves on."""
    owner = state.owner
    if ctx.r.explaining and owner:  # otherwise the app deals
        ctx.r.cause("refresh")
        ctx.r.instruct("golem-do-refresh-marbles", "refresh")
        ctx.r.instruct("golem-do-refresh-tiles", "refresh", number=len(state.tiles))
        ctx.r.instruct("golem-do-refresh-books", "refresh", place="@library-1")
    used = (*state.used_tiles, *[tile for tile in state.tiles if tile])
    leftmost = (state.library[0],) if state.library[0] else ()
    return structs.replace(
        state,
        round=state.round + 1,
        phase="begin" if owner else "deal",
        turn=0,
        marbles=(),
        human_marbles=(),
        rabbi=UNKNOWN,
        rows=(UNKNOWN,) * len(ROWS) if owner else (0,) * len(ROWS),
        falling=len(ctx.box.marble_order) if owner else 0,
        tiles=("",) * len(state.tiles),
        used_tiles=used,
        taken=0,
        rabbis=(UNKNOWN,) * state.humans,
        printed_space=(),
        drawn=(0,) * state.humans,
        unseen=0,
        library=(*state.library[1:], ""),
        gone_books=(*state.gone_books, *leftmost),
    )
