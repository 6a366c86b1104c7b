"""The position: the Automa's board in full, and what is known of the table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field, structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import State as CoreState
from automatable.games.golem.position.golem_spot import standing_among

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
BOTTOM = 5
"""The number of the printed space below the action tiles."""
UNKNOWN = -1
NOTHING = "-"
"""No tile lies there; also a card or tile that the player used by hand and the app does not know."""

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
    printed_space: tuple[int, ...] = ()  # seats whose rabbis came there this round, in that order
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
    human_sheets: tuple[tuple[int | None, ...], ...] = ()  # their parts, as far as they are known
    learned: dict[str, Any] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """Whose turn it is in the actions phase."""
        return self.order[self.turn % len(self.order)]

    @property
    def owner(self) -> bool:
        """Whether the player has the printed game; the app knows of it what was entered."""
        return self.box != "practice"

    @property
    def players(self) -> int:
        """Seats at the table."""
        return self.humans + 1


def with_rabbi(state: State, seat: int, place: int) -> State:
    """The position with a rabbi on a tile, or on the printed space behind the others there."""
    rabbis = list(state.rabbis)
    if seat:
        rabbis[seat - 1] = place
    others = tuple([other for other in state.printed_space if other != seat])
    return structs.replace(
        state,
        rabbi=state.rabbi if seat else place,
        rabbis=tuple(rabbis),
        taken=state.taken if place == BOTTOM else state.taken | 1 << place,
        printed_space=(*others, seat) if place == BOTTOM else others,
    )


def standing(state: State) -> tuple[int, ...]:
    """The golems that stand."""
    return standing_among(state.golems)


def seat_word(seat: int, humans: int) -> str:
    """A seat as a reference to its word; the only human is "you"."""
    if seat == 0:
        return "@side-automa"
    return f"@side-human-{seat}" if humans > 1 else "@side-human"


def created(state: State) -> int:
    """Golems created so far, the dead included (L20)."""
    return len(state.golems) + state.dead


def laid(state: State) -> tuple[int, ...]:
    """The colour tokens from the top, once all of them are laid out."""
    if len(state.tokens) < len(DISTRICTS):
        raise UserError("golem-tokens-not-laid")
    return state.tokens


def height(state: State, district: int) -> int:
    """How high a colour token lies: 0 is the topmost."""
    return laid(state).index(district)
