"""Combat in both directions (p. 10): how strong each side is, who wins, what it costs."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from automatable.core.engine.deck import Deck, Draw
from automatable.core.engine.explanation import Args, Summand
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.scythe.box.printed import Card
from automatable.games.scythe.box.tables import Box, combat_cards
from automatable.games.scythe.position.state import Automa, State, Who, combat_units
from automatable.games.scythe.rules.resources import remove_resources, take_resources
from automatable.games.scythe.rules.retreat import beat_automa, retreat_human, send_workers_home
from automatable.games.scythe.rules.stars import first_reached, human_star, placed

ABILITIES = ("artillery", "disarm", "sword", "shield", "ronin", "scout")


class Strength(NamedTuple):
    """The power and cards that one side uses."""

    power: int
    cards: int
    cards_total: int

    @property
    def total(self) -> int:
        return self.power + self.cards_total


def fight(box: Box, state: State, territory: int, attacker: Who, r: Resolver, nth: int = 1) -> State:
    """Resolve the ``nth`` combat of this event; the attacker wins a tie (S10)."""
    at = box.references[territory]
    if r.explaining:
        r.instruct("scythe-do-combat", "combat", at=at, attacker=attacker)
        r.checkpoint(state)
    tag = "combat" if nth == 1 else f"combat-{nth}"
    if nth == 1:  # a later combat of the same turn begins where the one before it ended
        state = known_power(box, state, r, tag)
    before = state.automa
    power = state.human.power
    state = use_abilities(box, state, territory, attacker, r, tag)
    topped = power < state.human.power == box.printed.game.power_most
    if topped and attacker == "human":
        state = _power_star(box, state, r, tag)
        if state.over is not None:
            return state
    human = human_strength(box, state, territory, r, tag)
    state, automa = automa_strength(box, state, territory, before, r, tag)
    lead = automa.total - human.total
    automa_wins = lead > 0 or (lead == 0 and attacker == "automa")
    if r.explaining:
        if lead == 0:
            r.note("scythe-note-tie", "combat", ruling="S10", attacker=attacker)
        else:
            r.note("scythe-note-higher-total", "combat")
        winner = "automa" if automa_wins else "human"
        r.instruct(
            "scythe-do-combat-won", "combat", winner=winner, automa=automa.total, human=human.total, at=at
        )
    state = _pay(state, automa, human, r)
    if automa_wins:
        state = _automa_won(box, state, territory, human, r, tag)
    else:
        state = _human_won(box, state, territory, attacker, automa, r)
    if topped and attacker == "automa" and state.over is None:
        r.checkpoint(state)
        state = _power_star(box, state, r, tag)
    return state


def _power_star(box: Box, state: State, r: Resolver, tag: str) -> State:
    """Ask for the star when Shield or Ronin reaches the end of the power track (S40)."""
    return (
        human_star(box, state, "power", r) if first_reached("power", f"{tag}-power-star", "S40", r) else state
    )


def _pay(state: State, automa: Strength, human: Strength, r: Resolver) -> State:
    """Both sides pay the power and the cards that they used."""
    its, mine = state.automa, state.human
    cards = its.combat_cards - automa.cards
    if r.explaining:
        r.note("scythe-note-combat-cost", "combat")
        if automa.cards or human.cards_total:
            r.instruct("scythe-do-discard-cards", "combat")
        r.record("scythe-net-power", "combat", its.power, its.power - automa.power)
        r.record("scythe-net-your-power", "combat", mine.power, mine.power - human.power)
    state = replace(
        state,
        automa=replace(its, power=its.power - automa.power, combat_cards=cards),
        human=replace(mine, power=mine.power - human.power),
    )
    r.checkpoint(state)
    return state


def _automa_won(box: Box, state: State, territory: int, human: Strength, r: Resolver, tag: str) -> State:
    """The human's units retreat, the resources are removed, the Automa gains at most two combat stars."""
    if r.explaining:
        if human.total:
            r.note("scythe-note-loser-draws", "combat")
            r.instruct("scythe-do-human-draws", "combat")
            r.checkpoint(state)
        r.note("scythe-note-loser-leaves", "combat")
    state = retreat_human(box, state, territory, r, tag)
    state = remove_resources(box, state, territory, r)
    automa = state.automa
    if automa.combat_stars >= box.printed.game.combat_stars:
        return state
    state = replace(state, automa=replace(automa, combat_stars=automa.combat_stars + 1))
    if r.explaining:
        r.note("scythe-note-combat-star", "stars")
    return placed(box, state, "combat", r)


def _human_won(box: Box, state: State, territory: int, attacker: Who, automa: Strength, r: Resolver) -> State:
    """The Automa's combat units go to the mat (Ultimaszyna: its base), its workers to the base."""
    its = state.automa
    if automa.total:
        if r.explaining:
            r.note("scythe-note-loser-draws", "combat")
            r.instruct("scythe-do-automa-draws", "combat", cards=1)
        state = replace(state, automa=replace(its, combat_cards=its.combat_cards + 1))
    if r.explaining:
        r.note("scythe-note-loser-leaves", "combat-loser")
    state = beat_automa(box, state, territory, r)
    workers = state.automa.workers.count(territory)
    if attacker == "human":
        spared = "camaraderie" in state.human.abilities
        state = send_workers_home(box, state, territory, 0 if spared else workers, r)
        state = take_resources(box, state, territory, r)
    return _combat_star(box, state, r)


def _combat_star(box: Box, state: State, r: Resolver) -> State:
    """A won combat gives the human a star: at most two, any number for Saxony."""
    human = state.human
    if human.combat_stars >= box.printed.game.combat_stars and human.faction != "saxony":
        return state
    human = replace(human, combat_stars=human.combat_stars + 1)
    if r.explaining:
        r.note("scythe-note-combat-star", "stars")
    return human_star(box, replace(state, human=human), "combat", r)


# --- strength ----------------------------------------------------------------------------------------


def known_power(box: Box, state: State, r: Resolver, tag: str) -> State:
    """Ask for the human's power before the combat; the app does not see it change in the human's turns."""
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
    state = replace(state, human=replace(state.human, power=power))
    r.checkpoint(state)
    return state


def use_abilities(box: Box, state: State, territory: int, attacker: Who, r: Resolver, tag: str) -> State:
    """Ask for the human's abilities and apply them; Shield and Ronin raise power on the track (S38)."""
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
            r.checkpoint(state)
    return state


def _rule(box: Box, ability: str) -> str:
    return "S38" if ability in box.printed.game.strengthening else "combat"


def _used(box: Box, state: State, ability: str, r: Resolver) -> State:
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
    if r.explaining:
        rule = _rule(box, ability)
        r.note("scythe-note-your-ability", rule)
        r.instruct("scythe-do-ability", rule, ability=f"@ability-{ability}", kind=ability)
        r.record("scythe-net-power", rule, its.power, automa.power)
        r.record("scythe-net-your-power", rule, mine.power, human.power)
    return replace(state, automa=automa, human=human)


def human_strength(box: Box, state: State, territory: int, r: Resolver, tag: str) -> Strength:
    """Step 1: ask for the human's dial and cards, before the Automa's card is turned."""
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
    box: Box, state: State, territory: int, before: Automa, r: Resolver, tag: str
) -> tuple[State, Strength]:
    """Steps 2 to 5: draw a card for the combat pile, take power by range and cards by symbols.

    ``before`` is the Automa as it was before the human used its abilities.
    """
    left = state.deck or box.deck
    number = r.draw(card_draw(box, state, f"{tag}-card", "scythe-ask-combat-card", "combat"))
    pile = state.combat_pile if state.deck else 0
    state = replace(state, deck=left & ~(1 << number), combat_pile=pile | 1 << number)
    card, automa = box.cards[number], state.automa
    printed, power, cards = _table(box, card, automa)
    if r.explaining:
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
            card=number,
            column=power_range(box, automa),
        )
        r.instruct_holder("automa", "scythe-do-combat-pile", "two-piles", card=number)
        r.instruct("scythe-do-automa-strength", "combat-table", card=number, power=power, cards=cards)
        r.checkpoint(state)
    total = r.draw(_cards_draw(box, cards, tag)) if cards else 0
    if r.explaining:
        parts = (Summand("scythe-part-power", power), Summand("scythe-part-cards", total))
        r.sum("scythe-sum-strength", "combat-table", parts)
    return state, Strength(power, cards, total)


def _table(box: Box, card: Card, automa: Automa) -> tuple[int, int, int]:
    """The combat table of a card: the printed power, the power used, the cards used."""
    printed = card.combat_power[power_range(box, automa)]
    return printed, min(printed, automa.power), min(card.combat_cards, automa.combat_cards)


def power_range(box: Box, automa: Automa) -> int:
    """The column of the combat table for this Automa's power."""
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
    """The draw of an Automa card: any card left, or every card once the deck has run out."""
    left = state.deck or box.deck
    args = _NO_SHUFFLE if state.deck else {"shuffle": "yes", "left": left.bit_count()}
    return Draw(id, message, rule, box.automa_deck, left, args, waits, event, field)


def _cards_draw(box: Box, cards: int, tag: str) -> Draw:
    deck = _hands(box.combat_values, cards)
    args = {"cards": cards}
    return Draw(f"{tag}-automa-cards", "scythe-ask-automa-cards", "combat-table", deck, deck.all, args)


@lru_cache(maxsize=64)
def _hands(values: tuple[tuple[int, int], ...], cards: int) -> Deck:
    """The totals of this many combat cards, as a deck to draw from."""
    return combat_cards(totals(values, cards))


def totals(deck: tuple[tuple[int, int], ...], cards: int) -> tuple[tuple[int, int], ...]:
    """Each total of this many cards, with the number of ways to draw it from a full deck."""
    found: dict[int, int] = {}
    have = dict(deck)
    for hand in combinations_with_replacement(sorted(have), cards):
        ways = 1
        for value in have:
            ways *= comb(have[value], hand.count(value))
        found[sum(hand)] = found.get(sum(hand), 0) + ways
    return tuple(sorted(found.items()))
