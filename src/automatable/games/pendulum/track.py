"""Automas and victory points: the shared track, its rows and green spaces, where a marker counts as being."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.pendulum.inputs import whole
from automatable.games.pendulum.state import Standing, State
from automatable.games.pendulum.tables import Box


def known(box: Box, state: State) -> bool:
    """Whether the track may be used: practice geometry says nothing about a printed mat."""
    return state.values == "practice" or box.track.provenance != "practice"


def row_and_space(box: Box, space: int) -> tuple[int, int]:
    """The row of a space and its number in the row, both from 1; the start circle is (1, 0)."""
    row = 1
    while space > box.track.rows[row - 1]:
        space -= box.track.rows[row - 1]
        row += 1
    return row, space


def after(box: Box, space: int, points: int, advanced: bool) -> int:
    """The space so many points further; past the end they are lost (P11)."""
    spaces = box.track_spaces[advanced]
    return spaces[min(spaces.index(space) + points, len(spaces) - 1)]


def advance(box: Box, state: State, number: int, points: int, r: Resolving) -> State:
    """An Automa's marker moves right, and on to the next row when it would pass the row's end."""
    automa = state.automas[number]
    if not known(box, state):
        space = automa.points + points
        if r.listens and points:
            r.do("pendulum-do-advance-by", "track", automa=number + 1, points=points, total=space)
    else:
        space = after(box, automa.points, points, state.advanced)
        if r.listens:
            _tell_advance(box, state, number, points, space, r)
    automas = list(state.automas)
    automas[number] = structs.replace(automa, points=space)
    return structs.replace(state, automas=tuple(automas))


def _tell_advance(box: Box, state: State, number: int, points: int, space: int, r: Resolving) -> None:
    """Where the marker goes; the ruling where the track's or a row's end decides."""
    spaces, before = box.track_spaces[state.advanced], state.automas[number].points
    row, column = row_and_space(box, space)
    lost = spaces.index(before) + points - spaces.index(space)
    if lost:
        r.note("pendulum-note-track-end", "track", ruling="P11", automa=number + 1, lost=lost)
    elif points and column == box.track.rows[row - 1] and space != spaces[-1]:
        r.note("pendulum-note-row-end", "track", ruling="P5", automa=number + 1)
    r.net("pendulum-net-marker", "track", before, space, of=number + 1, row=row, space=column)


def standing(box: Box, space: int, advanced: bool) -> Standing:
    """Parchment spaces reached, else the last label reached or passed (P3); and green spaces reached."""
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


def decide_advance(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> dict[str, int]:
    """The rule alone: where a marker on ``space`` stands after ``points`` more."""
    space, points = whole(args, "space", 0, "track"), whole(args, "points", 0, "track")
    if space not in box.track_spaces[state.advanced]:
        raise Refused("core-bad-input", rule="track", input="space", value=str(space))
    reached = after(box, space, points, state.advanced)
    row, column = row_and_space(box, reached)
    stands = standing(box, reached, state.advanced)
    return {
        "space": reached,
        "row": row,
        "in_row": column,
        "parchment": stands.parchment,
        "distance": stands.distance,
        "glory": stands.glory,
    }
