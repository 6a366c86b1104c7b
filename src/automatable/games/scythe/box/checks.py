"""Checks of a box beyond the types of its fields: each fault with its key and the reason."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.bitsets.bit_planes import MOST_SETS
from automatable.core.engine.rules import Defect
from automatable.games.scythe.box.printed import Printed


def box_defects(box: Printed) -> Iterator[Defect]:
    """Every key whose value contradicts another one, with the reason."""
    for key, reason in _faults(box):
        yield Defect("core-box-value", {"key": key, "reason": reason})


def _faults(box: Printed) -> Iterator[tuple[str, str]]:
    for key, name in _places(box):
        if name not in box.map.territories:
            yield key, f"no territory “{name}”"
    taken: dict[tuple[int, int], str] = {}
    for name, spot in box.map.territories.items():
        if (spot.row, spot.x) in taken:
            yield f"map.territories.{name}", f"on the same spot as {taken[spot.row, spot.x]}"
        taken[spot.row, spot.x] = name
    for number in box.cards:
        if number not in _NUMBERS:
            yield f"cards.{number}", "a card is called by a number from 1 to 99"
    for number in box.invaders:
        if number not in box.cards:
            yield f"invaders.{number}", "replaces no card"
    yield from _star_card_faults(box)
    yield from _number_faults(box)


_NUMBERS = frozenset(str(number) for number in range(1, 100))


def _places(box: Printed) -> Iterator[tuple[str, str]]:
    """Every territory that the box names, with the key that names it."""
    printed = box.map
    yield "map.factory", printed.factory
    for key, names in (("tunnels", printed.tunnels), ("encounters", printed.encounters)):
        yield from ((f"map.{key}", name) for name in names)
    yield from (("map.rivers", name) for border in printed.rivers for name in border)
    for faction, base in printed.bases.items():
        yield from ((f"map.bases.{faction}.land", name) for name in base.land)
        yield from ((f"map.bases.{faction}.workers", name) for name in base.workers)


def _star_card_faults(box: Printed) -> Iterator[tuple[str, str]]:
    """The last star must be on the last space, or the cube would run off the card."""
    for level, card in box.star_cards.items():
        key = f"star_cards.{level}"
        if any(space >= card.spaces for space in card.water_closed):
            yield f"{key}.water_closed", f"the card has spaces 0 to {card.spaces - 1}"
        if len(set(card.stars)) < box.game.stars_to_end or max(card.stars) != card.spaces - 1:
            needed, last = box.game.stars_to_end, card.spaces - 1
            yield f"{key}.stars", f"{needed} stars on different spaces are needed, the last on space {last}"


def _number_faults(box: Printed) -> Iterator[tuple[str, str]]:
    numbers = box.game
    if any(len(base.workers) > numbers.workers for base in box.map.bases.values()):
        yield "game.workers", "two begin on the map"
    if numbers.workers + numbers.mechs > MOST_SETS:  # the rules count the neighbourhoods of that many
        yield "game.workers", f"workers and mechs together are at most {MOST_SETS}"
    if not any(numbers.combat_deck.values()) or not _NUMBERS.issuperset(numbers.combat_deck):
        yield "game.combat_deck", "how many cards of each value from 1 to 99"
    if not numbers.tiers or numbers.tiers[-1].upto < numbers.popularity_most:
        yield "game.tiers", f"the last one goes up to {numbers.popularity_most}"
    if numbers.automa_popularity > numbers.popularity_most:
        yield "game.automa_popularity", f"at most {numbers.popularity_most}"
    for faction, mat in box.factions.items():
        if mat.power > numbers.power_most:
            yield f"factions.{faction}.power", f"at most {numbers.power_most}"
    for name, player_mat in box.player_mats.items():
        if player_mat.popularity > numbers.popularity_most:
            yield f"player_mats.{name}.popularity", f"at most {numbers.popularity_most}"
