"""Positions no game can reach."""

from __future__ import annotations

from automatable.authoring import Defect, PositionFormat
from night_market.printed import Printed
from night_market.state import State


class MarketPosition(PositionFormat[State, Printed]):
    """What the types of a position do not say."""

    def defects(self, state: State) -> tuple[Defect, ...]:
        """A count while cards are left."""
        early = state.human is not None and state.left
        return (*super().defects(state), *((Defect("night-market-not-over"),) if early else ()))
