"""The position: the Automa's own things in full, and what is known of the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from msgspec import field

from automatable.core.refused import Refused
from automatable.core.resolution import State as CoreState

DISTRICTS = ("red", "yellow", "blue")
COLOURS = ("red", "yellow", "blue", "black", "white")
ROWS = ("work", "golem", "artifact", "study", "mirror")
KINDS = ("golem", "artifact", "study")
PARTS = ("points", "golems", "artifacts", "books", "goals", "resources")
"""Parts of a final count."""
LEVELS = ("easy", "normal", "hard", "expert")
HUMANS = (1, 2, 3)
RED, YELLOW, BLUE, BLACK, WHITE = range(5)
WORK, GOLEM, ARTIFACT, STUDY, MIRROR = range(5)
SECTIONS = 10
"""Sections of a district; ``base.sections`` of the box must say the same."""
SPOTS = SECTIONS * 2
"""Golem spots in a district: in each section one may stand or lie."""
BOTTOM = 5
"""The number of the printed space below the action tiles."""
UNKNOWN = -1

Phase = Literal["deal", "begin", "actions", "end", "scoring", "over"]


class State(CoreState, frozen=True, kw_only=True):
    """A position. Seat 0 is the Automa. Districts, colours, rows and kinds are their numbers above."""

    level: int
    humans: int
    box: str
    round: int = 1
    phase: Phase = "deal"
    order: tuple[int, ...] = ()
    turn: int = 0
    # the Automa
    tokens: tuple[int, ...] = ()
    dropped: int = 0
    resources: int = 0
    points: int = 0
    golems: tuple[int, ...] = ()
    dead: int = 0
    students: tuple[int, int, int] = (1, 1, 1)
    golem_track: int = 0
    study_track: int = 0
    ingots: int = 0
    upgrades: tuple[int, int, int] = (0, 0, 0)
    books: tuple[tuple[str, ...], ...] = ()
    artifact_tile: str = ""
    starting: tuple[str, ...] = ()
    marbles: tuple[int, ...] = ()
    rabbi: int = UNKNOWN
    cards: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    reshuffle: bool = False
    # the table
    rows: tuple[int, ...] = (UNKNOWN,) * 5
    falling: int = 0
    human_marbles: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()
    used_tiles: tuple[str, ...] = ()
    taken: int = 0
    rabbis: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()  # marbles each human took this round
    unseen: int = 0
    library: tuple[str, ...] = ()
    gone_books: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    quarters: tuple[str, ...] = ()
    graves: int = 0
    graves_untold: bool = False
    final: tuple[int, ...] = ()
    human_points: tuple[int, ...] = ()
    human_sheets: tuple[tuple[int | None, ...], ...] = ()  # their parts, as far as they were told
    learned: dict[str, Any] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """Whose turn it is in the actions phase."""
        return self.order[self.turn % len(self.order)]

    @property
    def owner(self) -> bool:
        """Whether the printed game lies on the table, of which the app knows what it was told."""
        return self.box != "practice"

    @property
    def players(self) -> int:
        """Seats at the table."""
        return self.humans + 1


def spot(district: int, section: int, lying: bool = False) -> int:
    """The number of a golem's spot."""
    return district * SPOTS + (section - 1) * 2 + lying


def district_of(golem: int) -> int:
    """The district of a spot."""
    return golem // SPOTS


def section_of(golem: int) -> int:
    """The section of a spot, from 1."""
    return golem % SPOTS // 2 + 1


def lies(golem: int) -> bool:
    """Whether a golem lies there."""
    return bool(golem & 1)


def standing(state: State) -> tuple[int, ...]:
    """The golems that stand."""
    return tuple(golem for golem in state.golems if not golem & 1)


def created(state: State) -> int:
    """Golems created so far, the dead included (L20)."""
    return len(state.golems) + state.dead


def laid(state: State) -> tuple[int, ...]:
    """The colour tokens from the top, once all of them are laid out."""
    if len(state.tokens) < len(DISTRICTS):
        raise Refused("golem-tokens-not-laid")
    return state.tokens


def height(state: State, district: int) -> int:
    """How high a colour token lies: 0 is the topmost."""
    return laid(state).index(district)


def count(row: int, colour: int) -> int:
    """Marbles of a colour in a row."""
    return row >> 4 * colour & 15


@lru_cache(maxsize=1 << 12)
def total(row: int) -> int:
    """Marbles in a row."""
    return (row & 15) + (row >> 4 & 15) + (row >> 8 & 15) + (row >> 12 & 15) + (row >> 16 & 15)


def one(colour: int) -> int:
    """A row's number for one marble of a colour."""
    return 1 << 4 * colour
