"""What the game waits for."""

from automatable.authoring import Draw, Option, Question, deck_of_cards
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.state import HIGHEST, LOWEST, State, challenge, start_points, years
from automatable_viticulture.rules.spring import gain, open_rows


def next_draw(box: Printed, state: State) -> Draw | None:
    """The Automa's card of the season; a further card at the hard levels follows at once."""
    if state.step not in ("summer", "winter"):
        return None
    deck = deck_of_cards("viticulture-card", tuple(box.cards))
    rule = "hard-draw" if state.more else f"{state.step}-card"
    message = "viticulture-ask-more" if state.more else f"viticulture-ask-{state.step}"
    return Draw("card", message, rule, deck, deck.mask(state.left), {"season": state.step},
                waits=not state.more, event="card-turned", field="card")  # fmt: skip


def questions(box: Printed, state: State) -> tuple[Question, ...]:
    """Your wake-up row, the Automa's card, your VP at the end of the year; then nothing."""
    if (draw := next_draw(box, state)) is not None:
        return (draw.question(),)
    if state.step == "spring":
        return (_row(box, state),)
    if state.step == "year-end":
        return (_points(box, state),)
    return ()


def _row(box: Printed, state: State) -> Question:
    options = tuple(
        Option(row, "viticulture-row-gain", {"row": row, "gain": gain(box, state, row)})
        for row in open_rows(box, state)
    )
    args = {"year": state.year, "years": years(box, state)}
    return Question("row", "viticulture-ask-row", "wake-up", args, options, event="woke-up", field="row")


def _points(box: Printed, state: State) -> Question:
    """Where no VP are scored during the game there is only one answer."""
    start = start_points(box, state)
    low, high = (start, start) if challenge(box, state).large else (LOWEST, HIGHEST)
    return Question("points", "viticulture-ask-points", "upkeep", {"year": state.year},
                    low=low, high=high, default=state.points, event="year-ended", field="points")  # fmt: skip
