"""Corrections by hand: what can be chosen, and from where to where numbers go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from automatable.authoring import Bounds, Option
from automatable_viticulture.box.printed import SPACES, Printed
from automatable_viticulture.position.state import ROWS, State, playing, years
from automatable_viticulture.rules.spring import NEVER_MOVED_TO
from automatable_viticulture.rules.year_end import HIGHEST, LOWEST


def families(box: Printed, state: State) -> dict[str, Iterable[Option]]:
    """Spaces, rows and cards; of these, what the Planner, the Organizer and a token may name now."""
    spaces = [Option(space, f"viticulture-space-{space}") for space in SPACES]
    rows = [Option(row, "viticulture-row", {"row": row}) for row in ROWS]
    seasons = {space: box.spaces[space].season for space in SPACES}
    return {
        "space": spaces,
        "space-now": [one for one in spaces if seasons[one.value] == playing(state)],  # type: ignore[index]
        "space-winter": [one for one in spaces if seasons[one.value] == "winter"],  # type: ignore[index]
        "row": rows,
        "row-other": [one for one in rows if one.value not in (state.row, NEVER_MOVED_TO)],
        "card": [Option(card, "viticulture-card", {"card": card}) for card in box.cards],
    }


def bounds(box: Printed, state: State) -> Mapping[str, Bounds]:
    """Years, VP, tokens."""
    return {"year": (1, years(box, state)), "points": (LOWEST, HIGHEST), "tokens": (0, 99), "losses": (0, 20)}
