"""What the Automa gains, in printed order (p. 8), and the human's recruit bonus (p. 9)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.core.story import Part
from automatable.games.scythe.combat import human_star
from automatable.games.scythe.printed import Bonus, Gain, Reward, Scheme
from automatable.games.scythe.stars import gain_power
from automatable.games.scythe.state import State
from automatable.games.scythe.tables import BASE, MAT, Box


def gain(box: Box, state: State, scheme: Scheme, r: Resolving) -> State:
    """The second line of the scheme, until it is done or the sixth star ends the game."""
    for number, reward in enumerate(scheme.gains):
        if reward.only is not None and reward.only != state.automa.faction:
            if r.listens:
                r.note("scythe-note-bracket", "brackets", faction=f"@faction-{reward.only}")
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
    if r.listens and count:
        r.do("scythe-do-coins", "gains", count=count, coins=coins)
    return replace(state, automa=replace(state.automa, coins=coins))


def _gain_combat_cards(box: Box, state: State, reward: Reward, number: int, r: Resolving) -> State:
    cards = state.automa.combat_cards + reward.count
    if r.listens:
        r.do("scythe-do-combat-card", "gains", count=reward.count, cards=cards)
    return replace(state, automa=replace(state.automa, combat_cards=cards))


def _gain_pieces(box: Box, state: State, reward: Reward, number: int, r: Resolving) -> State:
    """Workers, or the character, or else mechs, from the mat to the base."""
    for nth in range(reward.count):
        automa = state.automa
        if reward.gain == "worker":
            piece = "worker" if len(automa.workers) < box.printed.game.workers else None
        elif automa.character == MAT:
            piece = "character"
        else:
            piece = "mech" if len(automa.mechs) < box.printed.game.mechs else None
        if piece is None:
            if r.listens:
                r.note("scythe-note-nothing-on-mat", "gains", kind=reward.gain)
            continue
        if state.modifiers.piece_check and stopped(
            box, f"piece-check-{number}-{nth}", "modifier-piece-check", r
        ):
            continue
        if piece == "worker":
            automa = replace(automa, workers=(*automa.workers, BASE))
        elif piece == "mech":
            automa = replace(automa, mechs=(*automa.mechs, BASE))
        else:
            automa = replace(automa, character=BASE)
        if r.listens:
            r.do("scythe-do-piece", "gains", piece=piece)
        state = replace(state, automa=automa)
    return state


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
        r.sum(f"scythe-sum-{kind}", f"modifier-{kind}", tuple(parts), ruling="S19")
    return total


def stopped(box: Box, check: str, rule: str, r: Resolving) -> bool:
    """The modifiers that turn a combat card first: a high one stops the Automa (ruling S22)."""
    value = r.ask(
        Question(
            check,
            "scythe-ask-check",
            rule,
            {"what": rule},
            options=tuple(
                Option(int(card), "scythe-option-number", {"value": int(card)}, weight=count)
                for card, count in box.printed.game.combat_deck.items()
            ),
            deck="combat",
        )
    )
    stops = bool(value >= box.printed.game.stopping_card)
    if r.listens:
        r.note("scythe-note-check", rule, value=value, stops="yes" if stops else "no")
        if stops:
            r.do("scythe-do-stopped", rule, what=rule, value=value)
    return stops


def recruit_bonus(box: Box, state: State, bonus: Bonus, r: Resolving) -> State:
    """The third line: the human gains what an enlisted recruit gives."""
    human = state.human
    if bonus not in human.recruits:
        if r.listens:
            r.note("scythe-note-no-recruit", "recruit-bonus", bonus=bonus)
        return state
    topped = False
    if bonus == "power":
        topped = human.power == box.printed.game.power_most - 1
        human = replace(human, power=min(box.printed.game.power_most, human.power + 1))
    elif bonus == "popularity":
        topped = human.popularity == box.printed.game.popularity_most - 1
        human = replace(human, popularity=min(box.printed.game.popularity_most, human.popularity + 1))
    elif bonus == "coin":
        human = replace(human, coins=human.coins + 1)
    if r.listens:
        r.do("scythe-do-recruit", "recruit-bonus", bonus=bonus)
    state = replace(state, human=human)
    return human_star(box, state, "own", r) if topped and r.ask(_first_time(bonus)) else state


def _first_time(bonus: Bonus) -> Question:
    """Whether the end of a track is a star now: only the table knows if it was reached before (S30)."""
    return Question(
        "recruit-star",
        "scythe-ask-recruit-star",
        "S30",
        {"bonus": bonus},
        options=(Option(True, "scythe-option-yes"), Option(False, "scythe-option-no")),
    )
