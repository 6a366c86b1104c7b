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
from automatable.games.scythe.tables import BASE, Tables


def turn_card(t: Tables, s: State, event: CardTurned, r: Resolving) -> State:
    """One turn of the Automa."""
    number, left = event.card, s.deck or t.deck
    card = t.cards_of[s.automa.faction].get(number)
    if card is None or not left >> number & 1 or s.over is not None or contested(s):
        raise _refusal(t, s, number)
    s = replace(
        s,
        deck=left ^ 1 << number,
        combat_pile=s.combat_pile if s.deck else 0,
        top=number,
        turn=s.turn + 1,
    )
    scheme = card.scheme_1 if s.scheme == 1 else card.scheme_2
    if r.listens:
        r.do("scythe-do-card", "automa-turn", card=number, scheme=s.scheme)
    if card.passes and passes_turns(t, s):
        if r.listens:
            r.do("scythe-do-pass", "autometta-pass")
            r.note("scythe-note-pass", "autometta-pass", ruling="S12")
        return s
    s = move(t, s, scheme, r)
    if s.over is None:
        s = gain(t, s, scheme, r)
    if s.over is None and scheme.recruit is not None:
        s = recruit_bonus(t, s, scheme.recruit, r)
    if s.over is None:
        if card.star:
            s = advance_tracker(t, s, r)
        elif r.listens:
            r.note("scythe-note-no-star", "star-tracker")
    if r.listens and s.over is None and not s.deck:
        r.do("scythe-do-deck-out", "deck-runs-out", cards=len(t.cards))
    return s


def _refusal(t: Tables, s: State, card: int) -> Refused:
    """Why this card cannot be turned now."""
    if s.over is not None:
        return Refused("core-game-over")
    if fighting := contested(s):
        return Refused("scythe-combat-open", at=f"@territory-{t.names[only(fighting & -fighting)]}")
    return Refused("scythe-card-not-left", card=card)


def passes_turns(t: Tables, s: State) -> bool:
    """Autometta passes; with the modifier Automa and Automaszyna do too (ruling S24)."""
    return t.box.star_cards[s.level].passes or s.modifiers.passes


def moves_all(t: Tables, s: State) -> bool:
    """Ultimaszyna, or the modifier: every valid movement of the line, not only the first."""
    return t.box.star_cards[s.level].ultimaszyna or s.modifiers.all_moves


def move(t: Tables, s: State, scheme: Scheme, r: Resolving) -> State:
    """The first line: the first valid group of symbols, or all of them."""
    combats = moved = 0
    look = Look(t, s)
    for number, symbol in enumerate(scheme.moves):
        found = _valid(look, symbol, r)
        if found is None:
            continue
        if s.modifiers.move_check and stopped(t, f"move-check-{number}", "modifier-move-check", r):
            return s
        combats += symbol.action == "attack-combat-unit"
        moved += 1
        s = _carry_out(t, s, symbol, found, r, combats)
        if s.over is not None or not moves_all(t, s):
            return s
        look = Look(t, s)
    if r.listens and not moved:
        r.do("scythe-do-no-move", "movement-line")
    return s


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


def _carry_out(t: Tables, s: State, symbol: Symbol, found: Move, r: Resolving, nth: int) -> State:
    action = symbol.action
    s = replace(s, automa=_moved(s.automa, found))
    if r.listens:
        _tell(t, s, found, action, r)
    if action == "attack-combat-unit":
        s = fight(t, s, found.to, "automa", r, nth)
    elif action == "attack-worker":
        s = remove_resources(t, send_human_home(t, s, found.to, r, action), r, found.to)
    else:
        s = remove_resources(t, s, r, found.to)
    if found.piece == "character" and s.automa.character == found.to and s.over is None:
        s = loot(t, s, r)
    return s


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


def _tell(t: Tables, s: State, found: Move, rule: str, r: Resolving) -> None:
    to = f"@territory-{t.names[found.to]}"
    if found.origin == found.to:
        r.do("scythe-do-stay", rule, piece=found.piece, at=to)
        r.note("scythe-note-stay", rule, ruling="S9")
        return
    origin = "@base" if found.origin == BASE else f"@territory-{t.names[found.origin]}"
    r.do("scythe-do-move", rule, piece=found.piece, origin=origin, to=to)


def loot(t: Tables, s: State, r: Resolving) -> State:
    """The character takes the encounter token, or a Factory card, where it stands (p. 7)."""
    here = s.automa.character
    if s.encounters >> here & 1:
        if r.listens:
            r.do("scythe-do-encounter", "encounter-or-factory", at=f"@territory-{t.names[here]}")
        return replace(s, encounters=s.encounters & ~(1 << here))
    if here == t.factory and not s.automa.factory_card:
        if r.listens:
            r.do("scythe-do-factory-card", "encounter-or-factory")
        return replace(s, automa=replace(s.automa, factory_card=True))
    return s
