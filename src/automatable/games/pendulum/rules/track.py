"""The Automas' victory point track (p. 5): its rows and green spaces, and what a marker's space counts."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from automatable.core.engine.resolution import Resolver
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import Standing, State, with_automa


def known(box: Box, state: State) -> bool:
    """Whether the track is known: a practice track says nothing about a printed mat."""
    return state.values == "practice" or box.track.provenance != "practice"


def row_and_space(box: Box, space: int) -> tuple[int, int]:
    """The row of a space and its number in the row, both from 1; the start circle is (1, 0)."""
    row = 1
    while space > box.track.rows[row - 1]:
        space -= box.track.rows[row - 1]
        row += 1
    return row, space


def after(box: Box, space: int, points: int, advanced: bool) -> int:
    """The space this many points further; points past the end are lost (P11)."""
    spaces = box.track_spaces[advanced]
    return spaces[min(spaces.index(space) + points, len(spaces) - 1)]


def advance(box: Box, state: State, number: int, points: int, r: Resolver) -> State:
    """Move an Automa's marker right, and on to the next row past a row's end."""
    automa = state.automas[number]
    if not known(box, state):
        space = automa.points + points
        if r.explaining and points:
            r.instruct("pendulum-do-advance-by", "track", automa=number + 1, points=points, total=space)
    else:
        space = after(box, automa.points, points, state.advanced)
        if r.explaining:
            _explain_advance(box, state, number, points, space, r)
    automas = with_automa(state, number, structs.replace(automa, points=space))
    state = structs.replace(state, automas=automas)
    r.checkpoint(state)
    return state


def _explain_advance(box: Box, state: State, number: int, points: int, space: int, r: Resolver) -> None:
    """Explain where the marker goes, with the ruling where the track's or a row's end decides."""
    spaces, before = box.track_spaces[state.advanced], state.automas[number].points
    row, column = row_and_space(box, space)
    lost = spaces.index(before) + points - spaces.index(space)
    if lost:
        r.note("pendulum-note-track-end", "track", ruling="P11", automa=number + 1, lost=lost)
    elif points and column == box.track.rows[row - 1] and space != spaces[-1]:
        r.note("pendulum-note-row-end", "track", ruling="P5", automa=number + 1)
    r.record("pendulum-net-marker", "track", before, space, of=number + 1, row=row, space=column)


@lru_cache(maxsize=1 << 10)
def standing_at(box: Box, space: int, advanced: bool) -> Standing:
    """The parchment spaces reached, else the last label reached or passed (P3); and the green spaces."""
    track = box.track
    green = sum(each <= space for each in track.glory) if advanced else 0
    if space >= track.parchment:
        plain = sum(each not in track.glory for each in range(track.parchment, space + 1))
        return Standing(plain, 0, green)
    passed = [label for label in track.labels if label[0] <= space]
    if not passed:
        return Standing(0, max((distance for _, distance in track.labels), default=0) + 1, green)
    return Standing(0, max(passed)[1], green)


def between_labels(box: Box, space: int) -> bool:
    """Whether the book's "on it or just after it" says nothing about this space, so that P3 does."""
    labels = {label for label, _ in box.track.labels}
    return space not in labels and space - 1 not in labels
