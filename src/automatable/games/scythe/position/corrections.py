"""Corrections by hand: the choices of each field and the bounds of each number."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.core.engine.choices import each
from automatable.core.forms.form import Option
from automatable.core.forms.marks import Bounds
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import State

LARGEST_MODIFIER = 2
"""The largest modifier of coins or power, up and down."""


def families(box: Box, state: State) -> dict[str, Iterable[Option]]:
    """The choices for places, cards, abilities and spaces of the star card."""
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
    """The lowest and highest value of each number; ``defects`` checks a position against them."""
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
        "modifiers.coins": (-LARGEST_MODIFIER, LARGEST_MODIFIER),
        "modifiers.power": (-LARGEST_MODIFIER, LARGEST_MODIFIER),
    }
