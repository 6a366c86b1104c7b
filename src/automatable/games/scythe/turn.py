"""The Automa's turn (pp. 3 to 4): turn a card, follow the active scheme, move the cube."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.choosing import only
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.scythe.combat import fight, send_human_home
from automatable.games.scythe.events import CardTurned
from automatable.games.scythe.gains import gain, recruit_bonus, stopped
from automatable.games.scythe.human import contested
from automatable.games.scythe.looking import Look
from automatable.games.scythe.movement import STEPS, Move, follow
from automatable.games.scythe.printed import Scheme, Symbol
from automatable.games.scythe.resources import remove_resources
from automatable.games.scythe.stars import advance_tracker
from automatable.games.scythe.state import Automa, State
from automatable.games.scythe.tables import Box


def turn_card(box: Box, state: State, event: CardTurned, r: Resolving) -> State:
    """One turn of the Automa."""
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
    scheme = card.scheme_1 if state.scheme == 1 else card.scheme_2
    if r.listens:
        r.do("scythe-do-card", "automa-turn", card=number, scheme=state.scheme)
    if card.passes and passes_turns(box, state):
        if r.listens:
            r.do("scythe-do-pass", "autometta-pass")
            r.note("scythe-note-pass", "autometta-pass", ruling="S12")
        return state
    state = move(box, state, scheme, r)
    if state.over is None:
        state = gain(box, state, scheme, r)
    if state.over is None and scheme.recruit is not None:
        state = recruit_bonus(box, state, scheme.recruit, r)
    if state.over is None:
        if card.star:
            state = advance_tracker(box, state, r)
        elif r.listens:
            r.note("scythe-note-no-star", "star-tracker")
    if r.listens and state.over is None and not state.deck:
        r.do("scythe-do-deck-out", "deck-runs-out", cards=len(box.cards))
    return state


def _refusal(box: Box, state: State, card: int) -> Refused:
    """Why this card cannot be turned now."""
    if state.over is not None:
        return Refused("core-game-over")
    if fighting := contested(state):
        return Refused("scythe-combat-open", at=box.references[only(fighting & -fighting)])
    return Refused("scythe-card-not-left", card=card)


def passes_turns(box: Box, state: State) -> bool:
    """Autometta passes; with the modifier Automa and Automaszyna do too (ruling S24)."""
    return box.printed.star_cards[state.level].passes or state.modifiers.passes


def moves_all(box: Box, state: State) -> bool:
    """Ultimaszyna, or the modifier: every valid movement of the line, not only the first."""
    return box.printed.star_cards[state.level].ultimaszyna or state.modifiers.all_moves


def move(box: Box, state: State, scheme: Scheme, r: Resolving) -> State:
    """The first line: the first valid group of symbols, or all of them."""
    combats = moved = 0
    look = Look(box, state)
    for number, symbol in enumerate(scheme.moves):
        found = _valid(look, symbol, r)
        if found is None:
            continue
        if state.modifiers.move_check and stopped(box, f"move-check-{number}", "modifier-move-check", r):
            return state
        combats += symbol.action == "attack-combat-unit"
        moved += 1
        state = _carry_out(box, state, symbol, found, r, combats)
        if state.over is not None or not moves_all(box, state):
            return state
        look = Look(box, state)
    if r.listens and not moved:
        r.do("scythe-do-no-move", "movement-line")
    return state


def _valid(look: Look, symbol: Symbol, r: Resolving) -> Move | None:
    """What this group of symbols would do; None when it is not valid."""
    action, automa = symbol.action, look.automa
    if symbol.only is not None and symbol.only != automa.faction:
        if r.listens:
            r.note("scythe-note-bracket", "brackets", faction=f"@faction-{symbol.only}")
        return None
    if automa.power < symbol.power:
        if r.listens:
            r.note("scythe-note-too-weak", "attack-combat-unit", needed=symbol.power, power=automa.power)
        return None
    if not r.listens:
        return follow(look, STEPS[action], r)
    with r.section(f"scythe-symbol-{action}", action):
        found = follow(look, STEPS[action], r)
        if found is None:
            r.note("scythe-note-not-valid", "movement-line", ruling=None)
    return found


def _carry_out(box: Box, state: State, symbol: Symbol, found: Move, r: Resolving, nth: int) -> State:
    action = symbol.action
    state = replace(state, automa=_moved(state.automa, found))
    if r.listens:
        _tell(box, state, found, action, r)
    if action == "attack-combat-unit":
        state = fight(box, state, found.to, "automa", r, nth)
    elif action == "attack-worker":
        state = remove_resources(box, send_human_home(box, state, found.to, r, action), found.to, r)
    else:
        state = remove_resources(box, state, found.to, r)
    if found.piece == "character" and state.automa.character == found.to and state.over is None:
        state = loot(box, state, r)
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


def _tell(box: Box, state: State, found: Move, rule: str, r: Resolving) -> None:
    to = box.references[found.to]
    if found.origin == found.to:
        r.do("scythe-do-stay", rule, piece=found.piece, at=to)
        r.note("scythe-note-stay", rule, ruling="S9")
        return
    origin = box.references[found.origin]
    r.do("scythe-do-move", rule, piece=found.piece, origin=origin, to=to)


def loot(box: Box, state: State, r: Resolving) -> State:
    """The character takes the encounter token, or a Factory card, where it stands (p. 7)."""
    here = state.automa.character
    if state.encounters >> here & 1:
        if r.listens:
            r.do("scythe-do-encounter", "encounter-or-factory", at=box.references[here])
        return replace(state, encounters=state.encounters & ~(1 << here))
    if here == box.factory and not state.automa.factory_card:
        if r.listens:
            r.do("scythe-do-factory-card", "encounter-or-factory")
        return replace(state, automa=replace(state.automa, factory_card=True))
    return state
