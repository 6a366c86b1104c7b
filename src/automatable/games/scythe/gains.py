"""What the Automa gains, in printed order (p. 8), and the human's recruit bonus (p. 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from automatable.core.deck import Draw
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.scythe.printed import Bonus, Gain, Reward, Scheme
from automatable.games.scythe.stars import first_reached, gain_power, human_star
from automatable.games.scythe.state import State
from automatable.games.scythe.tables import BASE, MAT, Box

PIECES: tuple[Gain, ...] = ("worker", "character-or-mech")


def gain(box: Box, state: State, scheme: Scheme, r: Resolving) -> State:
    """The second line of the scheme, until it is done or the sixth star ends the game."""
    out: set[Gain] = set()
    for number, reward in enumerate(scheme.gains):
        if reward.only is not None and reward.only != state.automa.faction:
            if r.listens:
                r.note("scythe-note-bracket", "brackets", faction=f"@faction-{reward.only}")
            continue
        if r.listens and reward.gain in PIECES and _next_piece(box, state, reward.gain) is None:
            if reward.gain not in out:  # a second symbol of the kind says nothing new
                ruling = "S22" if state.modifiers.piece_check else None
                r.note("scythe-note-nothing-on-mat", "gains", ruling=ruling, kind=reward.gain)
            out.add(reward.gain)
            continue
        state = _GAINS[reward.gain](box, state, reward, number, r)
        if state.over is not None:
            break
    return state


def _gain_power(box: Box, state: State, reward: Reward, number: int, r: Resolving) -> State:
    count = modified(box, state, reward.count, state.modifiers.power, "power", r)
    return gain_power(box, state, count, r) if count else state


def _gain_coins(box: Box, state: State, reward: Reward, number: int, r: Resolving) -> State:
    count = modified(box, state, reward.count, state.modifiers.coins, "coins", r)
    coins = state.automa.coins + count
    if r.listens:
        r.net("scythe-net-coins", "gains", state.automa.coins, coins)
    return replace(state, automa=replace(state.automa, coins=coins))


def _gain_combat_cards(box: Box, state: State, reward: Reward, number: int, r: Resolving) -> State:
    cards = state.automa.combat_cards + reward.count
    if r.listens:
        r.net("scythe-net-cards-drawn", "gains", state.automa.combat_cards, cards)
    return replace(state, automa=replace(state.automa, combat_cards=cards))


def _gain_pieces(box: Box, state: State, reward: Reward, number: int, r: Resolving) -> State:
    """Workers, or the character, or else mechs, from the mat to the base."""
    for nth in range(reward.count):
        automa, piece = state.automa, _next_piece(box, state, reward.gain)
        if piece is None:
            break
        if state.modifiers.piece_check and stopped(
            box, f"piece-check-{number}-{nth}", "modifier-piece-check", r
        ):
            continue
        if r.listens:
            on_board = len(automa.workers if piece == "worker" else automa.mechs)
            if piece == "character":
                r.net("scythe-net-character", "gains", 0, 1, to="@base")
            else:
                r.net("scythe-net-pieces", "gains", on_board, on_board + 1, piece=piece, to="@base")
        if piece == "worker":
            automa = replace(automa, workers=(*automa.workers, BASE))
        elif piece == "mech":
            automa = replace(automa, mechs=(*automa.mechs, BASE))
        else:
            automa = replace(automa, character=BASE)
        state = replace(state, automa=automa)
    return state


def _next_piece(box: Box, state: State, kind: Gain) -> Literal["worker", "character", "mech"] | None:
    """What would come from the mat next."""
    automa, numbers = state.automa, box.printed.game
    if kind == "worker":
        return "worker" if len(automa.workers) < numbers.workers else None
    if automa.character == MAT:
        return "character"
    return "mech" if len(automa.mechs) < numbers.mechs else None


_GAINS: dict[Gain, Callable[[Box, State, Reward, int, Resolving], State]] = {
    "power": _gain_power,
    "coin": _gain_coins,
    "combat-card": _gain_combat_cards,
    "worker": _gain_pieces,
    "character-or-mech": _gain_pieces,
}


def modified(box: Box, state: State, count: int, modifier: int, kind: str, r: Resolving) -> int:
    """A printed number of coins or power, with the modifier first and Ultimaszyna's extra one after (S19)."""
    extra = box.printed.star_cards[state.level].ultimaszyna
    if not modifier and not extra:
        return count
    changed = max(0, count + modifier)
    total = changed + 1 if extra and changed else changed
    if r.listens:
        parts = [Part("scythe-part-printed", count)]
        if modifier:
            parts.append(Part("scythe-part-modifier", changed - count))
        if total > changed:
            parts.append(Part("scythe-part-ultimaszyna", 1))
        once = count > 1 or (extra and count + modifier <= 0)  # by symbol, or the other way round, it differs
        ruling = "S19" if once else None
        r.sum(f"scythe-sum-{kind}", f"modifier-{kind}", tuple(parts), ruling=ruling)
    return total


def stopped(box: Box, check: str, rule: str, r: Resolving, moved: int = 0) -> bool:
    """The modifiers that turn a combat card first: a high one stops the Automa (ruling S22)."""
    deck = box.combat_deck
    value = r.draw(Draw(check, "scythe-ask-check", rule, deck, deck.all, {"what": rule}))
    stops = bool(value >= box.printed.game.stopping_card)
    if r.listens:
        r.note("scythe-note-check", rule, value=value, stops="yes" if stops else "no")
        what = f"{rule}-again" if moved else rule
        r.do("scythe-do-checked", rule, what=what, value=value, stops="yes" if stops else "no")
    return stops


def recruit_bonus(box: Box, state: State, bonus: Bonus, r: Resolving) -> tuple[State, bool]:
    """The third line: the human gains what an enlisted recruit gives. True: the end of a track is reached."""
    human, numbers = state.human, box.printed.game
    if bonus not in human.recruits:
        if r.listens:
            r.note("scythe-note-no-recruit", "recruit-bonus", bonus=bonus)
        return state, False
    before = human
    topped = False
    if bonus == "power":
        topped = human.power == numbers.power_most - 1
        human = replace(human, power=min(numbers.power_most, human.power + 1))
    elif bonus == "popularity":
        topped = human.popularity == numbers.popularity_most - 1
        human = replace(human, popularity=min(numbers.popularity_most, human.popularity + 1))
    elif bonus == "coin":
        human = replace(human, coins=human.coins + 1)
    if r.listens:
        r.note("scythe-note-recruit", "recruit-bonus", bonus=bonus)
        if bonus == "combat-card":
            r.net("scythe-net-your-cards", "recruit-bonus", 0, 1)
        r.net("scythe-net-your-power", "recruit-bonus", before.power, human.power)
        r.net("scythe-net-your-popularity", "recruit-bonus", before.popularity, human.popularity)
        r.net("scythe-net-your-coins", "recruit-bonus", before.coins, human.coins)
    return replace(state, human=human), topped


def recruit_star(box: Box, state: State, bonus: Bonus, r: Resolving) -> State:
    """A bonus that took the human to the end of a track may be a star (S30)."""
    if not first_reached(bonus, "recruit-star", "S30", r):
        return state
    if r.listens:
        r.note("scythe-note-recruit-star", "S30", ruling="S30")
    return human_star(box, state, bonus, r)
