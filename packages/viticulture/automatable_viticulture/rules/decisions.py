"""The rule that can be asked on its own: where a card puts workers."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.authoring import Resolver, Rule, UserError
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.state import State
from automatable_viticulture.rules.automa_card import FREE, STOCK, spaces_of


def place(box: Printed, state: State, args: Mapping[str, object], r: Resolver) -> list[str]:
    """The spaces that a card blocks in a season, on this position."""
    card, season = str(args.get("card", "")), args.get("season", "summer")
    if card not in box.cards:
        raise UserError("viticulture-no-card", card=card)
    if season not in ("summer", "winter"):
        raise UserError("core-bad-input", rule="place", input="season", value=str(season))
    return list(spaces_of(box, state, card, season, r))


RULES = {
    "place": Rule(
        "place",
        (FREE, STOCK, "viticulture-step-place"),
        place,
        {"card": "viticulture-input-card", "season": "viticulture-input-season"},
    )
}
