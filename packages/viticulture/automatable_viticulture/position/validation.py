"""Positions that no game can reach."""

from automatable.authoring import Defect, PositionFormat
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.state import ROWS, State, years


class ViticulturePosition(PositionFormat[State, Printed]):
    """What the types of a position do not say."""

    def defects(self, state: State) -> tuple[Defect, ...]:
        """A year, row or worker too many, an empty deck, a variant not offered, a card too early."""
        box, found = self.box, [*super().defects(state)]
        if not state.left:
            found.append(Defect("viticulture-bad-deck"))
        if state.year > years(box, state):
            found.append(Defect("viticulture-bad-year", {"years": years(box, state)}))
        if state.aggressive and (state.level not in box.aggressive.levels or state.challenge == "6"):
            found.append(Defect("viticulture-no-aggressive"))
        if state.step == "spring" and not state.rows and state.year <= len(ROWS) and state.challenge != "5":
            found.append(Defect("viticulture-bad-rows"))
        if state.planned in state.workers or len(state.workers) > box.automa.workers:
            found.append(Defect("viticulture-bad-workers", {"workers": box.automa.workers}))
        if state.planned is not None and box.spaces[state.planned].season != "winter":
            found.append(Defect("viticulture-not-planned"))
        if state.more and state.step not in ("summer", "winter"):
            found.append(Defect("viticulture-bad-more"))
        return tuple(found)
