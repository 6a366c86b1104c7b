"""The Automa's turn in the actions phase: its card, then a marble or a rabbi action."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND
from automatable.games.golem.box.keys import SYMBOL
from automatable.games.golem.box.printed import BONUSES
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.events import CardTurned
from automatable.games.golem.position.known_values import NEW, KnownValues
from automatable.games.golem.position.state import DISTRICTS, LEVELS, NOTHING, UNKNOWN, State, seat_word
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import artifacts, resources, students
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import creation
from automatable.games.golem.rules.turn import actions, rabbi

NO_BONUS = BONUSES[0]


def next_turn(box: Box, state: State) -> State:
    """End the turn; after the third turn of every player, end the phase."""
    turn = state.turn + 1
    over = turn == box.automa.cards_in_round * state.players
    return structs.replace(state, turn=turn, phase="end" if over else "actions")


def in_actions(state: State, automa: bool) -> None:
    """Refuse an event of another phase or of another seat's turn."""
    if state.phase != "actions":
        raise UserError("golem-refused-phase")
    seat = state.seat
    if (seat == 0) is not automa:
        raise UserError("golem-refused-seat", seat=seat_word(seat, state.humans))


def card_turned(ctx: Context, state: State, event: CardTurned) -> State:
    """The Automa's turn: bonus column, then a marble or a rabbi action."""
    in_actions(state, automa=True)
    box, r = ctx.box, ctx.r
    known = {NEW: ctx.printed.new_id, BY_HAND: lambda kind: NOTHING} if ctx.owner else {}
    card = known[event.card]("automa_cards") if event.card in known else event.card
    if card != NOTHING and (
        card not in box.printed.automa_cards or card in state.cards or card in state.under
    ):
        raise UserError("golem-refused-card", card=card)
    if r.explaining:
        r.cause("card")
        message = "golem-do-card-by-hand" if card == NOTHING else "golem-do-card"
        r.instruct_holder("automa", message, "automa-turn", card=card, number=len(state.cards) + 1)
        r.checkpoint(structs.replace(state, cards=(*state.cards, card)))
        r.cause("bonus")
    if card == NOTHING:
        state = ctx.entry.turn_by_hand(ctx, state, card)
    else:
        state = by_hand.attempt(ctx, "turn", _act, ctx.entry.turn_by_hand, state, card)
    return ctx.printed.with_learned(next_turn(box, state))


def _act(ctx: Context, state: State, card: str) -> State:
    """Carry out the actions of the card."""
    r, before = ctx.r, state.cards
    state = structs.replace(state, cards=(*before, card))
    ctx.printed.screen("card", state)
    kind = _bonus_shown(ctx, state, card)
    if kind != NO_BONUS and r.explaining:
        with r.section("golem-section-bonus", "bonus-column"):
            state = bonus(ctx, state, card, kind)
    elif kind != NO_BONUS:
        state = bonus(ctx, state, card, kind)
    r.checkpoint(state)
    action = choose_action(ctx, state, before, card)
    r.cause(action)
    if action == "rabbi":
        return rabbi.act(ctx, state, rabbi.numbers_of(ctx, card))
    return actions.act(ctx, state, card)


def _bonus_shown(ctx: Context, state: State, card: str) -> str:
    """The bonus of a card; of an owner's card none as long as one could only be for a higher level."""
    of = f"automa_cards.{card}"
    if (
        ctx.owner
        and ctx.printed.at_least(f"{of}.level") > state.level
        and ctx.printed.known(f"{of}.bonus") is None
    ):
        return NO_BONUS
    return ctx.printed.word(f"{of}.bonus")


def choose_action(ctx: Context, state: State, before: tuple[str, ...], card: str) -> str:
    """Marble or rabbi: two and one in a round; two cards may form the rabbi symbol."""
    if forced := forced_action(ctx.box, state, before):
        action, why = forced
    elif len(before) == 1 and symbol(ctx, before[-1], card):
        action, why = "rabbi", "symbol"
    else:
        action, why = ctx.printed.word(f"automa_cards.{card}.first"), "column"
    if ctx.r.explaining:
        ctx.r.note(f"golem-note-action-{why}", "choose-action", action=f"@action-{action}")
    return action


def forced_action(box: Box, state: State, before: Sequence[str]) -> tuple[str, str] | None:
    """The action that is left whatever the card says, with the reason; None if the card decides."""
    if state.rabbi != UNKNOWN:
        return "marble", "rabbi-done"
    if box.automa.cards_in_round - 1 in (len(before), len(state.marbles)):
        return "rabbi", "marbles-done"
    return None


def halves(values: KnownValues, left: str, right: str) -> bool | None:
    """Whether the edges of two neighbouring cards form the rabbi symbol; None if that is not known."""
    found = values.known(f"automa_cards.{left}.right_half"), values.known(f"automa_cards.{right}.left_half")
    return False if False in found else None if None in found else True


def symbol(ctx: Context, left: str, right: str) -> bool:
    """Whether the edges of two neighbouring cards form the rabbi symbol; what follows for them is learned."""
    known = halves(ctx.printed, left, right)
    if known is not None:
        return known
    formed = ctx.printed.flag(f"automa_cards.{right}.{SYMBOL}")
    edges = (f"automa_cards.{left}.right_half", f"automa_cards.{right}.left_half")
    seen = [edge for edge in edges if ctx.printed.known(edge) is None]
    if formed or len(seen) == 1:
        ctx.printed.learn(dict.fromkeys(seen, formed))
    return formed


def bonus(ctx: Context, state: State, card: str, kind: str) -> State:
    """The brown column, if the level is high enough."""
    highest = state.level >= len(LEVELS)  # every level's bonus is the highest one's
    needed = 0 if highest else ctx.printed.number(f"automa_cards.{card}.level")
    if state.level < needed:
        if ctx.r.explaining:
            ctx.r.note("golem-note-bonus-level", "bonus-column", needed=needed, level=state.level)
        return state
    if ctx.r.explaining:
        args = {"token": f"@token-{DISTRICTS[state.tokens[0]]}"} if kind == "student-forward" else {}
        ctx.r.note(f"golem-note-bonus-{kind}", "bonus-column", None, **args)
    if kind == "reshuffle":
        return structs.replace(state, reshuffle=True)
    if kind.startswith("golem-max"):
        return _golem_bonus(ctx, state, int(kind[-1]))
    if kind == "gold":
        after = artifacts.place(ctx, state)
    elif kind == "study-up":
        after = students.study_up(ctx, state, 1)
    else:
        after = students.forward_in(ctx, state, state.tokens[0], 1, "bonus-column")
    return resources.useless(ctx, state) if after == state else after


def _golem_bonus(ctx: Context, state: State, most: int) -> State:
    """A golem without discount while there are few; too many is no useless effect (L28)."""
    if len(state.golems) <= most:
        after = creation.create(ctx, state)
        return resources.useless(ctx, state) if after == state else after
    if ctx.r.explaining:
        ctx.r.note("golem-note-enough-golems", "bonus-column", ruling="L28", number=len(state.golems))
    return state
