"""Positions that no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.authoring import Defect
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.state import ROWS, State, years


def defects(box: Printed, state: State) -> Iterator[Defect]:
    """A card that is not in the box or twice in it, a year, row or worker too many, a variant not offered."""
    for card in (*state.left, *state.cards):
        if card not in box.cards:
            yield Defect("viticulture-no-card", {"card": card})
    if not state.left or len(set(state.left)) < len(state.left):
        yield Defect("viticulture-bad-deck")
    if not 1 <= state.year <= years(box, state):
        yield Defect("viticulture-bad-year", {"years": years(box, state)})
    if state.aggressive and (state.level not in box.aggressive.levels or state.challenge == "6"):
        yield Defect("viticulture-no-aggressive")
    rows = (*state.rows, *(() if state.row is None else (state.row,)))
    if len(set(state.rows)) < len(state.rows) or not set(rows) <= set(ROWS):
        yield Defect("viticulture-bad-rows")
    if state.step == "spring" and not state.rows and state.year <= len(ROWS) and state.challenge != "5":
        yield Defect("viticulture-bad-rows")
    there = (*state.workers, *(() if state.planned is None else (state.planned,)))
    if len(set(there)) < len(there) or len(state.workers) > box.automa.workers:
        yield Defect("viticulture-bad-workers", {"workers": box.automa.workers})
    if state.planned is not None and box.spaces[state.planned].season != "winter":
        yield Defect("viticulture-not-planned")
    if state.tokens < 0 or state.losses < 0 or (state.more and state.step not in ("summer", "winter")):
        yield Defect("viticulture-bad-count")
