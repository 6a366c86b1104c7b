"""What the Automa gains, in printed order (p. 8), and the human's recruit bonus (p. 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from automatable.core.engine.deck import Draw
from automatable.core.engine.explanation import Summand
from automatable.core.engine.resolution import Resolver
from automatable.games.scythe.box.printed import Bonus, Gain, Reward, Scheme
from automatable.games.scythe.box.tables import BASE, MAT, Box
from automatable.games.scythe.position.state import Automa, State
from automatable.games.scythe.rules.stars import first_reached, human_star, placed

ON_BASE = (BASE,)
PIECES: tuple[Gain, ...] = ("worker", "character-or-mech")
INSTRUCTED: tuple[Gain, ...] = ("combat-card", *PIECES)
"""Gains that are instructions; what was skipped before them is not their reason."""


def gain(box: Box, state: State, scheme: Scheme, r: Resolver) -> State:
    """Resolve the second line of the scheme, until its end or until the sixth star ends the game."""
    automa = state.automa
    empty: set[Gain] = set()
    if r.explaining and scheme.gains:
        r.note("scythe-note-gains", "gains")
    for number, reward in enumerate(scheme.gains):
        if reward.only is not None and reward.only != automa.faction:
            if r.explaining:
                r.note("scythe-note-bracket", "brackets", faction=f"@faction-{reward.only}")
            continue
        if r.explaining:
            if reward.gain in PIECES and _next_piece(box, automa, reward.gain) is None:
                if reward.gain not in empty:  # one note for all symbols of a kind
                    ruling = "S22" if state.modifiers.piece_check else None
                    r.note("scythe-note-nothing-on-mat", "gains", ruling=ruling, kind=reward.gain)
                empty.add(reward.gain)
                continue
            if reward.gain in INSTRUCTED and _skipped(r):
                r.note("scythe-note-gains", "gains")
        automa = _GAINS[reward.gain](box, state, automa, reward, number, r)
        if automa.power_star and not state.automa.power_star:
            state = placed(box, replace(state, automa=automa), "power", r)
            if state.over is not None:
                return state
    return replace(state, automa=automa)


def _skipped(r: Resolver) -> bool:
    """Whether the last fact is about another symbol of the line."""
    return getattr(r.explanation[-1], "message", "") != "scythe-note-gains"


def gain_power(box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolver) -> Automa:
    """Power rises up to the end of the track; reaching it for the first time gives a star (S14)."""
    count = modified(box, state, reward.count, state.modifiers.power, "power", r)
    if not count:
        return automa
    most = box.printed.game.power_most
    power = min(most, automa.power + count)
    reached = power == most and not automa.power_star
    if r.explaining:
        if power < automa.power + count:
            r.note("scythe-note-power-full", "gains", ruling="S14", lost=automa.power + count - power)
        if reached:
            r.note("scythe-note-power-reached", "stars", most=most)
        r.record("scythe-net-power", "gains", automa.power, power)
    return replace(automa, power=power, power_star=automa.power_star or reached)


def _gain_coins(box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolver) -> Automa:
    coins = automa.coins + modified(box, state, reward.count, state.modifiers.coins, "coins", r)
    if r.explaining:
        r.record("scythe-net-coins", "gains", automa.coins, coins)
    return replace(automa, coins=coins)


def _gain_combat_cards(
    box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolver
) -> Automa:
    cards = automa.combat_cards + reward.count
    if r.explaining and reward.count:
        r.instruct("scythe-do-automa-draws", "gains", cards=reward.count)
    return replace(automa, combat_cards=cards)


def _gain_pieces(box: Box, state: State, automa: Automa, reward: Reward, number: int, r: Resolver) -> Automa:
    """Workers, or the character and then mechs, go from the mat to the base."""
    nth = 0
    new: list[str] = []
    while nth < reward.count and (piece := _next_piece(box, automa, reward.gain)):
        check = f"piece-check-{number}-{nth}" if state.modifiers.piece_check else ""
        nth += 1
        if r.explaining:
            r.checkpoint(replace(state, automa=automa))
        if check and stopped(box, check, "modifier-piece-check", r):
            continue
        new.append(piece)
        if piece == "worker":
            automa = replace(automa, workers=automa.workers + ON_BASE)
        elif piece == "mech":
            automa = replace(automa, mechs=automa.mechs + ON_BASE)
        else:
            automa = replace(automa, character=BASE)
        if check and r.explaining:  # the next piece may be asked about: this one is on the base already
            _instruct_pieces(new, r)
    if r.explaining:
        _instruct_pieces(new, r)
    return automa


def _instruct_pieces(new: list[str], r: Resolver) -> None:
    """Instruct which new pieces go on the base, once for each kind."""
    for piece in dict.fromkeys(new):
        r.instruct("scythe-do-new-piece", "gains", piece=piece, count=new.count(piece), to="@base")
    new.clear()


def _next_piece(box: Box, automa: Automa, kind: Gain) -> Literal["worker", "character", "mech"] | None:
    """The next piece of this kind on the mat, if any."""
    numbers = box.printed.game
    if kind == "worker":
        return "worker" if len(automa.workers) < numbers.workers else None
    if automa.character == MAT:
        return "character"
    return "mech" if len(automa.mechs) < numbers.mechs else None


_GAINS: dict[Gain, Callable[[Box, State, Automa, Reward, int, Resolver], Automa]] = {
    "power": gain_power,
    "coin": _gain_coins,
    "combat-card": _gain_combat_cards,
    "worker": _gain_pieces,
    "character-or-mech": _gain_pieces,
}


def modified(box: Box, state: State, count: int, modifier: int, kind: str, r: Resolver) -> int:
    """A printed number of coins or power, with the modifier and then Ultimaszyna's extra one (S19)."""
    extra = box.printed.star_cards[state.level].ultimaszyna
    if not modifier and not extra:
        return count
    changed = max(0, count + modifier)
    total = changed + 1 if extra and changed else changed
    if r.explaining:
        parts = [Summand("scythe-part-printed", count)]
        if modifier:
            parts.append(Summand("scythe-part-modifier", changed - count))
        if total > changed:
            parts.append(Summand("scythe-part-ultimaszyna", 1))
        once = count > 1 or (extra and count + modifier <= 0)  # another order would differ
        ruling = "S19" if once else None
        r.sum(f"scythe-sum-{kind}", f"modifier-{kind}", tuple(parts), ruling=ruling)
    return total


def stopped(box: Box, check: str, rule: str, r: Resolver, moved: int = 0) -> bool:
    """Turn a combat card for a modifier; a high one stops the Automa (S22)."""
    deck = box.combat_deck
    value = r.draw(Draw(check, "scythe-ask-check", rule, deck, deck.all, {"what": rule}))
    stops = bool(value >= box.printed.game.stopping_card)
    if r.explaining:
        r.note("scythe-note-check", rule, value=value, stops="yes" if stops else "no")
        what = f"{rule}-again" if moved else rule
        r.instruct("scythe-do-checked", rule, what=what, value=value, stops="yes" if stops else "no")
    return stops


def recruit_bonus(box: Box, state: State, bonus: Bonus, r: Resolver) -> tuple[State, bool]:
    """The third line: the human's enlisted recruit gives a bonus; True if it reaches the end of a track."""
    human, numbers = state.human, box.printed.game
    if bonus not in human.recruits:
        if r.explaining:
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
    if r.explaining:
        r.note("scythe-note-recruit", "recruit-bonus", bonus=bonus)
        if bonus == "combat-card":
            r.instruct("scythe-do-human-draws", "recruit-bonus")
        r.record("scythe-net-your-power", "recruit-bonus", before.power, human.power)
        r.record("scythe-net-your-popularity", "recruit-bonus", before.popularity, human.popularity)
        r.record("scythe-net-your-coins", "recruit-bonus", before.coins, human.coins)
    return replace(state, human=human), topped


def recruit_star(box: Box, state: State, bonus: Bonus, r: Resolver) -> State:
    """Ask for the star of a bonus that reached the end of a track (S30)."""
    if not first_reached(bonus, "recruit-star", "S30", r):
        return state
    if r.explaining:
        r.note("scythe-note-recruit-star", "S30", ruling="S30")
    return human_star(box, state, bonus, r)
