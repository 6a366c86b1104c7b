"""The Automa's turn (pp. 3 to 4): turn a card, follow the active scheme, move the cube."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from automatable.core.engine.choices import only
from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.games.scythe.box.printed import Card, Scheme, Symbol
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.events import CardTurned
from automatable.games.scythe.position.state import Automa, State, contested
from automatable.games.scythe.rules.combat import fight
from automatable.games.scythe.rules.five_steps import Move, follow
from automatable.games.scythe.rules.gains import gain, recruit_bonus, recruit_star, stopped
from automatable.games.scythe.rules.movement import STEPS
from automatable.games.scythe.rules.neighbourhood import Look, look_at
from automatable.games.scythe.rules.resources import remove_resources
from automatable.games.scythe.rules.retreat import send_human_home
from automatable.games.scythe.rules.stars import advance_tracker
from automatable.games.scythe.rules.tokens import armed_traps, spring_trap


def turn_card(box: Box, state: State, event: CardTurned, r: Resolver) -> State:
    """Resolve one turn of the Automa."""
    number, left = event.card, state.deck or box.deck
    card = box.cards_of[state.automa.faction].get(number)
    if card is None or not left >> number & 1 or state.over is not None or contested(state):
        raise _refusal(box, state, number)
    state = replace(
        state,
        deck=left ^ 1 << number,
        combat_pile=state.combat_pile if state.deck else 0,
        top=number,
        turn=state.turn + 1,
    )
    scheme = scheme_of(card, state)
    if r.explaining:
        r.cause("movement")
        if scheme != scheme_of(box.cards[number], state):
            r.note("scythe-note-invaders", "brackets", ruling="S18", card=number)
        r.instruct_holder("automa", "scythe-do-card", "automa-turn", card=number, scheme=state.scheme)
        r.checkpoint(state)
    if card.passes and passes_turns(box, state):
        if r.explaining:
            r.note("scythe-note-pass", "autometta-pass", ruling="S12" if card.star else None)
            r.instruct("scythe-do-pass", "autometta-pass")
            _deck_out(box, state, r)
        return state
    state = move(box, state, scheme, r)
    if r.explaining:
        r.checkpoint(state)
        r.cause("gain")
    if state.over is None:
        state = gain(box, state, scheme, r)
    if state.over is not None:
        if r.explaining:
            r.note("scythe-note-rest-of-card", "game-end", ruling="S17")
        return state
    bonus, topped = scheme.recruit, False
    if bonus is not None:
        state, topped = recruit_bonus(box, state, bonus, r)
    if card.star:
        state = advance_tracker(box, state, r)
    elif r.explaining:
        r.note("scythe-note-no-star", "star-tracker")
    if bonus is not None and topped and state.over is None:
        r.checkpoint(state)
        state = recruit_star(box, state, bonus, r)
    if r.explaining:
        _deck_out(box, state, r)
    return state


def scheme_of(card: Card, state: State) -> Scheme:
    """The active scheme of a card."""
    return card.scheme_1 if state.scheme == 1 else card.scheme_2


def scheme_on_top(box: Box, state: State) -> Literal[1, 2]:
    """The scheme on which the top card was resolved: scheme I in the turn that switched to scheme II.

    That turn shuffles all cards, so its own card is no longer on the main pile.
    """
    on_pile = not (state.deck | state.combat_pile) >> state.top & 1
    switched = state.automa.tracker == box.first_star[state.level] and not on_pile
    return 1 if switched else state.scheme


def _deck_out(box: Box, state: State, r: Resolver) -> None:
    if state.over is None and not state.deck:
        r.instruct_holder("automa", "scythe-do-deck-out", "deck-runs-out", cards=len(box.cards))


def _refusal(box: Box, state: State, card: int) -> UserError:
    """Why this card cannot be turned now."""
    if state.over is not None:
        return UserError("core-game-over")
    if fighting := contested(state):
        return UserError("scythe-combat-open", at=box.references[only(fighting & -fighting)])
    return UserError("scythe-card-not-left", card=card)


def passes_turns(box: Box, state: State) -> bool:
    """Whether the Automa may pass: Autometta, or Automa and Automaszyna with the modifier (S24)."""
    return box.printed.star_cards[state.level].passes or state.modifiers.passes


def moves_all(box: Box, state: State) -> bool:
    """Whether all valid movements of a line are made, not only the first: Ultimaszyna, or the modifier."""
    return box.printed.star_cards[state.level].ultimaszyna or state.modifiers.all_moves


def move(box: Box, state: State, scheme: Scheme, r: Resolver) -> State:
    """Resolve the first line: the first valid group of symbols, or all of them."""
    combats = moved = 0
    look = look_at(box, state)
    for number, symbol in enumerate(scheme.moves):
        if look.state is not state:  # an earlier symbol of the line has changed it
            look = look_at(box, state)
        found = _valid(look, scheme, number, r)
        if found is None:
            continue
        if state.modifiers.move_check and stopped(
            box, f"move-check-{number}", "modifier-move-check", r, moved
        ):
            if r.explaining and moved:
                r.note("scythe-note-moves-stand", "modifier-move-check", ruling="S22")
            return state
        combats += symbol.action == "attack-combat-unit"
        moved += 1
        state = _carry_out(box, state, symbol, found, r, combats)
        r.checkpoint(state)
        if state.over is not None or not moves_all(box, state):
            return state
    if r.explaining and not moved:
        if state.modifiers.move_check:
            r.note("scythe-note-no-check", "modifier-move-check", ruling="S22")
        r.instruct("scythe-do-no-move", "movement-line")
    return state


def _valid(look: Look, scheme: Scheme, number: int, r: Resolver) -> Move | None:
    """The move of a group of symbols; None if it is not valid."""
    symbol, automa = scheme.moves[number], look.automa
    action = symbol.action
    if symbol.only is not None and symbol.only != automa.faction:
        if r.explaining:
            r.note("scythe-note-bracket", "brackets", faction=f"@faction-{symbol.only}")
        return None
    if automa.power < symbol.power:
        if r.explaining:
            r.note("scythe-note-too-weak", "attack-combat-unit", needed=symbol.power, power=automa.power)
        return None
    if not r.explaining:
        return follow(look, STEPS[action], r)
    with r.section(f"scythe-symbol-{action}", action):
        found = follow(look, STEPS[action], r)
        if found is None:
            last = "yes" if number == len(scheme.moves) - 1 else "no"
            r.note("scythe-note-not-valid", "movement-line", symbol=action, last=last)
        elif found.origin == found.to:
            r.note("scythe-note-stay", "movement-line", ruling="S9")
    return found


def _carry_out(box: Box, state: State, symbol: Symbol, found: Move, r: Resolver, nth: int) -> State:
    action, to = symbol.action, found.to
    state = replace(state, automa=_moved(state.automa, found))
    if r.explaining:
        _instruct_move(box, state, found, action, r)
        r.checkpoint(state)
    if state.human.tokens >> to & 1 and found.origin != to and armed_traps(box, state):
        state = spring_trap(box, state, to, r)
    if action == "attack-combat-unit":
        if not moves_all(box, state):  # several movements share one cause with their combats
            r.cause("combat")
        state = fight(box, state, to, "automa", r, nth)
    elif action == "attack-worker":
        if r.explaining:
            r.note("scythe-note-workers-flee", action)
        state = remove_resources(box, send_human_home(box, state, to, r, action), to, r)
    elif state.human.resources:
        state = remove_resources(box, state, to, r, peaceful=True)
    if found.piece == "character" and state.automa.character == to and state.over is None:
        state = loot(box, state, r, fought=action == "attack-combat-unit")
    return state


def _moved(automa: Automa, found: Move) -> Automa:
    piece = found.piece
    if piece == "character":
        return replace(automa, character=found.to)
    units = list(automa.workers if piece == "worker" else automa.mechs)
    units[units.index(found.origin)] = found.to
    units.sort()
    if piece == "worker":
        return replace(automa, workers=tuple(units))
    return replace(automa, mechs=tuple(units))


def _instruct_move(box: Box, state: State, found: Move, rule: str, r: Resolver) -> None:
    to = box.references[found.to]
    if found.origin == found.to:
        r.instruct("scythe-do-stay", rule, piece=found.piece, at=to)
        return
    r.instruct("scythe-do-move", rule, piece=found.piece, origin=box.references[found.origin], to=to)


def loot(box: Box, state: State, r: Resolver, fought: bool = False) -> State:
    """The character takes the encounter token or a Factory card of its territory (p. 7; S21)."""
    here = state.automa.character
    token = state.encounters >> here & 1
    if not token and (here != box.factory or state.automa.factory_card):
        return state
    if r.explaining:
        if fought:
            r.note("scythe-note-loot-won", "encounter-or-factory", ruling="S21")
        else:
            r.note("scythe-note-loot", "encounter-or-factory")
        what = "scythe-do-encounter" if token else "scythe-do-factory-card"
        r.instruct(what, "encounter-or-factory", at=box.references[here])
    if token:
        return replace(state, encounters=state.encounters & ~(1 << here))
    return replace(state, automa=replace(state.automa, factory_card=True))
