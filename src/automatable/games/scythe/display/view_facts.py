"""Facts about a position that the page and the terminal show and do not compute themselves."""

from __future__ import annotations

from msgspec import to_builtins

from automatable.core.engine.explanation import Data
from automatable.core.forms.form import Named
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position import json_format
from automatable.games.scythe.position.state import State, automa_stars, contested, water_open
from automatable.games.scythe.rules.turn import scheme_on_top


def facts(box: Box, state: State) -> Data:
    """The facts about a position."""
    sides = {"human": f"@faction-{state.human.faction}", "automa": f"@faction-{state.automa.faction}"}
    return {
        "contested": json_format.names_of(box, contested(state)),
        "stars": {"automa": automa_stars(box, state), "human": state.human.stars},
        "water": water_open(box, state),
        "card": _card(box, state),
        "progress": Named("scythe-progress", {"round": state.turn + (state.over is None)}),
        "sides": Named("scythe-sides", sides),
    }


def _card(box: Box, state: State) -> Data | None:
    """The card that was turned last, with the scheme it was resolved on."""
    card = box.cards_of[state.automa.faction].get(state.top)
    if card is None:
        return None
    on = scheme_on_top(box, state)
    return {
        "number": state.top,
        "passes": card.passes,
        "star": card.star,
        "on": on,
        "scheme": to_builtins(card.scheme_1 if on == 1 else card.scheme_2),
        "combat_power": card.combat_power,
        "combat_cards": card.combat_cards,
        "resources": card.resources,
    }
