"""The position, and what follows from it."""

from typing import Annotated, Literal

from msgspec import Meta

from automatable import authoring
from automatable.authoring import NONE, words
from automatable_viticulture.box.printed import SPACES, Challenge, Level, Printed, Season, Space

Step = Literal["spring", "summer", "winter", "year-end", "over"]
"""What comes next: your wake-up row, the Automa's card of a season, the end of the year."""
ChallengeId = Literal["none", "1", "2", "3", "4", "5", "6", "7", "8"]
ROWS = (1, 2, 3, 4, 5, 6, 7)
Row = Annotated[int, words("row", ROWS)]
OfSpace = Annotated[Space, words("space", SPACES)]
OfCard = Annotated[str, words("card", "cards")]
LOWEST, HIGHEST = -10, 99
Points = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
Losses = Annotated[int, Meta(ge=0, le=20)]


class State(authoring.State, frozen=True, forbid_unknown_fields=True):
    """Where the game is, what is on the board, what is left in the deck.

    ``more``: the Automa draws another card in this season. ``cards`` were turned in the last season.
    ``rows`` still have their token, ``planned`` is your worker on a space of the coming winter.
    """

    level: Level = "normal"
    aggressive: bool = False
    challenge: ChallengeId = "none"
    losses: Losses = 0
    year: Annotated[int, Meta(ge=1, le=8)] = 1
    step: Annotated[Step, words("step")] = "spring"
    more: bool = False
    rows: tuple[Row, ...] = ROWS
    row: Annotated[Row | None, NONE] = None
    tokens: Annotated[int, Meta(ge=0, le=99)] = 0
    workers: tuple[OfSpace, ...] = ()
    planned: Annotated[OfSpace | None, NONE] = None
    left: tuple[OfCard, ...] = ()
    cards: tuple[OfCard, ...] = ()
    points: Points = 0
    missed: bool = False


def challenge(box: Printed, state: State) -> Challenge:
    """What the challenge of the campaign changes."""
    return Challenge() if state.challenge == "none" else box.challenges[state.challenge]


def years(box: Printed, state: State) -> int:
    """How many years the game lasts."""
    return challenge(box, state).years or box.levels[state.level].years


def automa_points(box: Printed, state: State) -> int:
    """Where the Automa's VP marker is."""
    if state.aggressive:
        return box.aggressive.by_year[state.year - 1]
    return box.levels[state.level].automa


def start_points(box: Printed, state: State) -> int:
    """Your VP at the start: those of the level and of the challenge together (V6)."""
    return box.levels[state.level].start + challenge(box, state).start


def placed(box: Printed, state: State, season: Season) -> int:
    """How many workers the Automa has on the spaces of a season."""
    return sum(box.spaces[space].season == season for space in state.workers)


def playing(state: State) -> Season | None:
    """The season in which you place workers now; None while it is not your turn."""
    if state.more:
        return None
    return "summer" if state.step == "winter" else "winter" if state.step == "year-end" else None
