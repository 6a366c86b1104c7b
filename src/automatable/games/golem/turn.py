"""The Automa's turn in the actions phase: its card, then a marble or a rabbi action."""

from __future__ import annotations

from msgspec import structs

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.golem import actions, artifacts, golems, marbles, rabbi, resources, students, using
from automatable.games.golem.events import (
    CardTurned,
)
from automatable.games.golem.printed import BONUSES
from automatable.games.golem.reading import NEW, Table
from automatable.games.golem.state import DISTRICTS, UNKNOWN, State
from automatable.games.golem.tables import Box

ACTIONS = ("marble", "rabbi")


def next_turn(box: Box, state: State) -> State:
    """The turn is over; after everyone's third the phase is."""
    turn = state.turn + 1
    over = turn == box.automa.cards_in_round * state.players
    return structs.replace(state, turn=turn, phase="end" if over else "actions")


def in_actions(state: State, automa: bool) -> None:
    """Refuse what does not happen now: another phase, or somebody else's turn."""
    if state.phase != "actions":
        raise Refused("golem-refused-phase")
    if (state.seat == 0) is not automa:
        seat = "@side-automa" if state.seat == 0 else f"@side-human-{state.seat}"
        raise Refused("golem-refused-seat", seat=seat)


def card_turned(box: Box, state: State, event: CardTurned, r: Resolving) -> State:
    """The Automa's turn: bonus column, then a marble or a rabbi action."""
    in_actions(state, automa=True)
    table = using.table(box, state, r)
    card = table.enter("automa_cards") if event.card == NEW else event.card
    if card not in box.printed.automa_cards or card in state.cards or card in state.under:
        raise Refused("golem-refused-card", card=card)
    before = state.cards
    state = structs.replace(state, cards=(*state.cards, card))
    r.stands(state)
    if r.listens:
        r.cause("card")
        r.do_with("automa", "golem-do-card", "automa-turn", card=card, number=len(state.cards))
        r.cause("bonus")
    kind = table.word(f"automa_cards.{card}.bonus", BONUSES)
    if kind != "none" and r.listens:
        with r.section("golem-section-bonus", "bonus-column"):
            state = bonus(table, state, card, kind)
    elif kind != "none":
        state = bonus(table, state, card, kind)
    r.stands(state)
    action = choose_action(table, state, before, card)
    r.cause(action)
    if action == "rabbi":
        state = rabbi.act(table, state, rabbi.numbers_of(table, card))
    else:
        state = actions.act(table, state, marbles.criteria_of(table, card))
    return table.kept(next_turn(box, state))


def choose_action(table: Table, state: State, before: tuple[str, ...], card: str) -> str:
    """Marble or rabbi: two and one in a round; two cards may form the rabbi symbol."""
    if state.rabbi != UNKNOWN:
        action, why = "marble", "rabbi-done"
    elif table.box.automa.cards_in_round - 1 in (len(before), len(state.marbles)):
        action, why = "rabbi", "marbles-done"
    elif len(before) == 1 and symbol(table, before[-1], card):
        action, why = "rabbi", "symbol"
    else:
        action, why = table.word(f"automa_cards.{card}.first", ACTIONS), "column"
    if table.r.listens:
        table.r.note(f"golem-note-action-{why}", "choose-action", action=f"@action-{action}")
    return action


def symbol(table: Table, left: str, right: str) -> bool:
    """Whether the edges of two neighbouring cards form the rabbi symbol."""
    return table.flag(f"automa_cards.{left}.right_half") and table.flag(f"automa_cards.{right}.left_half")


def bonus(table: Table, state: State, card: str, kind: str) -> State:
    """The brown column, if the level is high enough."""
    needed = table.number(f"automa_cards.{card}.level")
    if state.level < needed:
        if table.r.listens:
            table.r.note("golem-note-bonus-level", "bonus-column", needed=needed, level=state.level)
        return state
    if table.r.listens:
        args = {"token": f"@token-{DISTRICTS[state.tokens[0]]}"} if kind == "student-forward" else {}
        table.r.note(f"golem-note-bonus-{kind}", "bonus-column", None, **args)
    if kind == "reshuffle":
        return structs.replace(state, reshuffle=True)
    if kind.startswith("golem-max"):
        return _golem_bonus(table, state, int(kind[-1]))
    if kind == "gold":
        after = artifacts.place(table, state)
    elif kind == "study-up":
        after = students.study_up(table, state, 1)
    else:
        after = students.forward_in(table, state, state.tokens[0], 1, "bonus-column")
    return resources.useless(table, state, "bonus-column") if after == state else after


def _golem_bonus(table: Table, state: State, most: int) -> State:
    """A golem without discount while there are few; too many is no useless effect (L28)."""
    if len(state.golems) <= most:
        after = golems.create(table, state)
        return resources.useless(table, state, "bonus-column") if after == state else after
    if table.r.listens:
        table.r.note("golem-note-enough-golems", "bonus-column", ruling="L28", number=len(state.golems))
    return state
