"""Correcting by hand: what can be chosen, and how far the numbers go."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.core.choosing import each
from automatable.core.fields import Bounds
from automatable.core.question import Option
from automatable.games.scythe.state import State
from automatable.games.scythe.tables import Box

MODIFIED = 2
"""How far a modifier of coins or power goes, up and down."""


def families(box: Box, state: State) -> dict[str, Iterable[Option]]:
    """What a place, a card or a space of the star card can be."""
    territories = [Option(name, f"scythe-territory-{name}") for name in box.names]
    bases = [Option(f"base-{faction}", f"scythe-base-{faction}") for faction in box.bases]
    places = [Option("base", "scythe-base"), *territories, *bases]
    cards = [box.automa_deck.option(card) for card in box.cards]
    spaces = range(box.printed.star_cards[state.level].spaces)
    abilities = box.printed.factions[state.human.faction].abilities
    return {
        "territory": territories,
        "encounter": [territories[place] for place in each(box.encounters)],
        "place": places,
        "character-place": [Option("mat", "scythe-mat"), *places],
        "ability": [Option(ability, f"scythe-ability-{ability}") for ability in abilities],
        "card": cards,
        "top-card": [Option(0, "scythe-no-card"), *cards],
        "scheme": [Option(scheme, f"scythe-scheme-{scheme}") for scheme in (1, 2)],
        "tracker": [Option(n, "scythe-space", {"space": n + 1, "spaces": len(spaces)}) for n in spaces],
    }


def bounds(box: Box, state: State) -> dict[str, Bounds]:
    """How far the numbers of a position go; ``defects`` holds a position to it."""
    numbers, saxony = box.printed.game, state.human.faction == "saxony"
    return {
        "automa.power": (0, numbers.power_most),
        "human.power": (0, numbers.power_most),
        "human.popularity": (0, numbers.popularity_most),
        "automa.tracker": (0, box.printed.star_cards[state.level].spaces - 1),
        "automa.combat_stars": (0, numbers.combat_stars),
        "human.stars": (0, numbers.stars_to_end),
        "human.combat_stars": (0, numbers.stars_to_end if saxony else numbers.combat_stars),
        "automa.coins": (0, None),
        "automa.combat_cards": (0, None),
        "human.coins": (0, None),
        "turn": (0, None),
        "structure_bonus": (0, numbers.structure_bonus_most),
        "resources_counted": (0, None),
        "modifiers.coins": (-MODIFIED, MODIFIED),
        "modifiers.power": (-MODIFIED, MODIFIED),
    }
