"""What the Automa gains, in printed order (p. 8), and the human's recruit bonus (p. 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from automatable.core.deck import Draw
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.scythe.printed import Bonus, Gain, Reward, Scheme
from automatable.games.scythe.stars import first_reached, human_star, placed
from automatable.games.scythe.state import Automa, State
from automatable.games.scythe.tables import BASE, MAT, Box

ON_BASE = (BASE,)
PIECES: tuple[Gain, ...] = ("worker", "character-or-mech")


def gain(box: Box, state: State, scheme: Scheme, r: Resolving) -> State:
    """The second line of the scheme, until it is done or the sixth star ends the game."""
    automa = state.automa
    out: set[Gain] = set()
    for number, reward in enumerate(scheme.gains):
        if reward.only is not None and reward.only != automa.faction:
            if r.listens:
                r.note("scythe-note-bracket", "brackets", faction=f"@faction-{reward.only}")
            continue
        if r.listens and reward.gain in PIECES and _next_piece(box, automa, reward.gain) is None:
            if reward.gain not in out:  # a second symbol of the kind says nothing new
                ruling = "S22" if state.modifiers.piece_check else None
                r.note("scythe-note-nothing-on-mat", "gains", ruling=ruling, kind=reward.gain)
            out.add(reward.gain)
            continue
        automa = _GAINS[reward.gain](box, state, automa, reward, number, r)
        if automa.power_star and not state.automa.power_star:
            state = placed(box, replace(state, automa=automa), "power", r)
            if state.over is not None:
                return state
    return replace(state, automa=automa)


def gain_power(box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolving) -> Automa:
    """Power goes up to the end of the track; reaching it for the first time is a star (ruling S14)."""
    count = modified(box, state, reward.count, state.modifiers.power, "power", r)
    if not count:
        return automa
    most = box.printed.game.power_most
    power = min(most, automa.power + count)
    reached = power == most and not automa.power_star
    if r.listens:
        if power < automa.power + count:
            r.note("scythe-note-power-full", "gains", ruling="S14", lost=automa.power + count - power)
        if reached:
            r.note("scythe-note-power-reached", "stars", most=most)
        r.net("scythe-net-power", "gains", automa.power, power)
    return replace(automa, power=power, power_star=automa.power_star or reached)


def _gain_coins(box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolving) -> Automa:
    coins = automa.coins + modified(box, state, reward.count, state.modifiers.coins, "coins", r)
    if r.listens:
        r.net("scythe-net-coins", "gains", automa.coins, coins)
    return replace(automa, coins=coins)


def _gain_combat_cards(
    box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolving
) -> Automa:
    cards = automa.combat_cards + reward.count
    if r.listens:
        r.net("scythe-net-cards-drawn", "gains", automa.combat_cards, cards)
    return replace(automa, combat_cards=cards)


def _gain_pieces(box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolving) -> Automa:
    """Workers, or the character, or else mechs, from the mat to the base."""
    nth = 0
    while nth < reward.count and (piece := _next_piece(box, automa, reward.gain)):
        check = f"piece-check-{number}-{nth}" if state.modifiers.piece_check else ""
        nth += 1
        if check and stopped(box, check, "modifier-piece-check", r):
            continue
        if r.listens:
            on_board = len(automa.workers if piece == "worker" else automa.mechs)
            if piece == "character":
                r.net("scythe-net-character", "gains", 0, 1, to="@base")
            else:
                r.net("scythe-net-pieces", "gains", on_board, on_board + 1, piece=piece, to="@base")
        if piece == "worker":
            automa = replace(automa, workers=automa.workers + ON_BASE)
        elif piece == "mech":
            automa = replace(automa, mechs=automa.mechs + ON_BASE)
        else:
            automa = replace(automa, character=BASE)
    return automa


def _next_piece(box: Box, automa: Automa, kind: Gain) -> Literal["worker", "character", "mech"] | None:
    """What would come from the mat next."""
    numbers = box.printed.game
    if kind == "worker":
        return "worker" if len(automa.workers) < numbers.workers else None
    if automa.character == MAT:
        return "character"
    return "mech" if len(automa.mechs) < numbers.mechs else None


_GAINS: dict[Gain, Callable[[Box, State, Automa, Reward, int, Resolving], Automa]] = {
    "power": gain_power,
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
