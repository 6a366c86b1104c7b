"""How strong each side is in a combat (p. 10): the human's dial, cards and abilities, the Automa's table."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from automatable.core.deck import Deck, Draw
from automatable.core.question import Option, Question
from automatable.core.resolution import Resolving
from automatable.core.story import Args, Part
from automatable.games.scythe.printed import Card
from automatable.games.scythe.state import Automa, State, Who, combat_units
from automatable.games.scythe.tables import Box, combat_cards

ABILITIES = ("artillery", "disarm", "sword", "shield", "ronin", "scout")


class Strength(NamedTuple):
    """What one side puts in."""

    power: int
    cards: int
    cards_total: int

    @property
    def total(self) -> int:
        return self.power + self.cards_total


def known_power(box: Box, state: State, r: Resolving, tag: str) -> State:
    """The human's power before the combat: only the player knows what its own turns did to it."""
    power = r.ask(
        Question(
            f"{tag}-power",
            "scythe-ask-power",
            "combat",
            low=0,
            high=box.printed.game.power_most,
            default=state.human.power,
        )
    )
    return replace(state, human=replace(state.human, power=power))


def use_abilities(box: Box, state: State, territory: int, attacker: Who, r: Resolving, tag: str) -> State:
    """What the human's abilities do before the combat, the power of Shield and Ronin on the track (S38)."""
    units = combat_units(state.human).count(territory)
    for ability in ABILITIES:
        usable = {
            "artillery": state.human.power >= 1,
            "disarm": bool((box.tunnels | state.human.structures) >> territory & 1),
            "sword": attacker == "human",
            "shield": attacker == "automa",
            "ronin": units == 1 and territory not in state.human.workers,
            "scout": state.automa.combat_cards > 0,
        }[ability]
        if ability not in state.human.abilities or not usable:
            continue
        question = Question(
            f"{tag}-{ability}",
            "scythe-ask-ability",
            "S32" if ability == "disarm" and not box.tunnels >> territory & 1 else _rule(box, ability),
            {"ability": f"@ability-{ability}"},
            options=(Option(True, "scythe-option-yes"), Option(False, "scythe-option-no")),
        )
        if r.ask(question):
            state = _used(box, state, ability, r)
    return state


def _rule(box: Box, ability: str) -> str:
    return "S38" if ability in box.printed.game.strengthening else "combat"


def _used(box: Box, state: State, ability: str, r: Resolving) -> State:
    numbers, its, mine = box.printed.game, state.automa, state.human
    automa, human = its, mine
    if ability == "scout":
        automa = replace(its, combat_cards=its.combat_cards - 1)
    elif ability in numbers.strengthening:
        power = min(numbers.power_most, mine.power + numbers.strengthening[ability])
        human = replace(mine, power=power)
    else:
        automa = replace(its, power=max(0, its.power - numbers.weakening[ability]))
    if ability == "artillery":
        human = replace(mine, power=mine.power - 1)
    if r.listens:
        rule = _rule(box, ability)
        r.do("scythe-do-ability", rule, ability=f"@ability-{ability}", kind=ability)
        r.net("scythe-net-cards-used", rule, its.combat_cards, automa.combat_cards)
        r.net("scythe-net-power", rule, its.power, automa.power)
        r.net("scythe-net-your-power", rule, mine.power, human.power)
    return replace(state, automa=automa, human=human)


def human_strength(box: Box, state: State, territory: int, r: Resolving, tag: str) -> Strength:
    """Step 1: the human's dial and cards, fixed before the Automa's card is turned."""
    most = min(box.printed.game.dial_most, state.human.power)
    dial = r.ask(Question(f"{tag}-dial", "scythe-ask-dial", "combat", low=0, high=most)) if most else 0
    units = combat_units(state.human).count(territory)
    army = "peoples-army" in state.human.abilities and territory in state.human.workers
    suiton = "suiton" in state.human.abilities and box.types[territory] == "lake"
    cards = units + army + suiton
    highest, _ = box.combat_values[-1]
    rule = "S32" if suiton else "combat"
    total = r.ask(
        Question(f"{tag}-cards", "scythe-ask-cards", rule, {"cards": cards}, low=0, high=cards * highest)
    )
    return Strength(dial, 0, total)


def automa_strength(
    box: Box, state: State, territory: int, before: Automa, r: Resolving, tag: str
) -> tuple[State, Strength]:
    """Steps 2 to 5: a card from the deck sideways on the combat pile; power by range, cards by symbols.

    ``before`` is the Automa as it was before the human used its abilities.
    """
    left = state.deck or box.deck
    number = r.draw(card_draw(box, state, f"{tag}-card", "scythe-ask-combat-card", "combat"))
    pile = state.combat_pile if state.deck else 0
    state = replace(state, deck=left & ~(1 << number), combat_pile=pile | 1 << number)
    card, automa = box.cards[number], state.automa
    printed, power, cards = _table(box, card, automa)
    if r.listens:
        if (power, cards) != _table(box, card, before)[1:]:
            r.note("scythe-note-ability-first", "combat", ruling="S23")
        if cards > combat_units(automa).count(territory):
            r.note("scythe-note-cards-not-by-units", "combat-table", ruling="S11", cards=cards)
        r.note(
            "scythe-note-combat-table",
            "combat-table",
            power=automa.power,
            printed=printed,
            cards=card.combat_cards,
            hand=automa.combat_cards,
        )
        r.do_with("automa", "scythe-do-combat-pile", "two-piles", card=number)
        r.do("scythe-do-automa-strength", "combat-table", card=number, power=power, cards=cards)
    total = r.draw(_cards_draw(box, cards, tag)) if cards else 0
    if r.listens:
        parts = (Part("scythe-part-power", power), Part("scythe-part-cards", total))
        r.sum("scythe-sum-strength", "combat-table", parts)
    return state, Strength(power, cards, total)


def _table(box: Box, card: Card, automa: Automa) -> tuple[int, int, int]:
    """What the table of this card says for this Automa: the printed power, the power and the cards used."""
    printed = card.combat_power[power_range(box, automa)]
    return printed, min(printed, automa.power), min(card.combat_cards, automa.combat_cards)


def power_range(box: Box, automa: Automa) -> int:
    """Which column of the combat table counts."""
    ranges = box.printed.combat_ranges
    return (automa.power > ranges.low) + (automa.power > ranges.middle)


_NO_SHUFFLE: Args = {"shuffle": "no"}


def card_draw(
    box: Box,
    state: State,
    id: str,
    message: str,
    rule: str,
    waits: bool = False,
    event: str = "answered",
    field: str = "value",
) -> Draw:
    """Which Automa card is turned: any that can be left; all of them once the deck has run out."""
    left = state.deck or box.deck
    args = _NO_SHUFFLE if state.deck else {"shuffle": "yes", "left": left.bit_count()}
    return Draw(id, message, rule, box.automa_deck, left, args, waits, event, field)


def _cards_draw(box: Box, cards: int, tag: str) -> Draw:
    deck = _hands(box.combat_values, cards)
    args = {"cards": cards}
    return Draw(f"{tag}-automa-cards", "scythe-ask-automa-cards", "combat-table", deck, deck.all, args)


@lru_cache(maxsize=64)
def _hands(values: tuple[tuple[int, int], ...], cards: int) -> Deck:
    """What so many cards of a full combat deck add up to."""
    return combat_cards(totals(values, cards))


@lru_cache(maxsize=64)
def totals(deck: tuple[tuple[int, int], ...], cards: int) -> tuple[tuple[int, int], ...]:
    """Each total of so many cards and the number of ways to draw it from a full deck."""
    found: dict[int, int] = {}
    have = dict(deck)
    for hand in combinations_with_replacement(sorted(have), cards):
        ways = 1
        for value in have:
            ways *= comb(have[value], hand.count(value))
        found[sum(hand)] = found.get(sum(hand), 0) + ways
    return tuple(sorted(found.items()))
