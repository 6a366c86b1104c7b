"""The board: six actions of summer and six of winter, the wake-up chart, the VP track, the Automa's cards."""

from __future__ import annotations

from automatable.authoring import Board, Named, Piece, Pile, Place, Places, Report, Track
from automatable_viticulture.box.printed import SPACES, Printed, Season, Space
from automatable_viticulture.position.state import State, automa_points, playing
from automatable_viticulture.rules.your_turns import possible

COLORS = {"green": "#4f7d3a", "yellow": "#c8963f", "red": "#9c2f20", "blue": "#2f6690"}
AUTOMA = Piece(Named("viticulture-piece-automa"), "automa")
PLANNED = Piece(Named("viticulture-piece-planned"), "human")
ROOSTER = Piece(Named("viticulture-piece-rooster"), "human")
TOKEN = Piece(Named("viticulture-piece-token"))


def board(box: Printed, state: State) -> Board:
    """Everything on the table that is the Automa's or that it needs."""
    half, theirs = len(SPACES) // 2, automa_points(box, state)
    markers = (
        (theirs, Piece(Named("viticulture-side-automa"), "automa")),
        (state.points, Piece(Named("viticulture-side-human"), "human")),
    )
    return (
        _season(box, state, "summer", SPACES[:half]),
        _season(box, state, "winter", SPACES[half:]),
        Places(Named("viticulture-board-rows"), tuple(_row(box, state, row) for row in map(int, box.rows))),
        *(_card(box, state, card) for card in state.cards),
        Track(Named("viticulture-part-human"), min(0, state.points), max(theirs, state.points), markers),
        Pile(Named("viticulture-field-tokens"), state.tokens),
        Pile(Named("viticulture-board-stock"), box.automa.workers - len(state.workers)),
        Pile(Named("viticulture-board-deck"), len(state.left)),
    )


def _season(box: Printed, state: State, season: Season, spaces: tuple[Space, ...]) -> Places:
    places = tuple(_space(box, state, space) for space in spaces)
    return Places(Named(f"viticulture-season-{season}"), places, current=playing(state) == season)


def _space(box: Printed, state: State, space: Space) -> Place:
    pieces = (AUTOMA,) if space in state.workers else (PLANNED,) if space == state.planned else ()
    tag = possible(box, state, space)
    tap = Report(Named(f"viticulture-tap-{tag}", {"bonus": f"@bonus-{space}"}), {"type": tag, "space": space})
    reports = (tap,) if tag else ()
    return Place(Named(f"viticulture-space-{space}"), f"@space-{space}", pieces, reports=reports)


def _row(box: Printed, state: State, row: int) -> Place:
    name = Named("viticulture-row-gain", {"row": row, "gain": f"@gain-{box.rows[str(row)]}"})
    pieces = (*((ROOSTER,) if row == state.row else ()), *((TOKEN,) if row in state.rows else ()))
    return Place(name, f"@row-{row}", pieces, current=row == state.row)


def _card(box: Printed, state: State, card: str) -> Places:
    """A card in play: the slots of another season and of Tuscany are faded."""
    season = playing(state) or state.step
    slots = []
    for space in box.cards[card].slots:
        place = box.spaces[space]
        note = Named("viticulture-out-tuscany") if place.tuscany else None
        faded = place.tuscany or place.season != season
        name = Named(f"viticulture-space-{space}")
        slots.append(Place(name, note=note, faded=faded, color=COLORS[place.color]))
    return Places(Named("viticulture-card", {"card": card}), tuple(slots))
