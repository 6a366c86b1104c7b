"""The board: six actions of summer and six of winter, the wake-up chart, the VP track, the Automa's cards."""

from msgspec import to_builtins

from automatable.authoring import Board, Data, Display, Named, Piece, Pile, Place, Places, Report, Track
from automatable_viticulture.box.printed import SPACES, Printed, Season, Space
from automatable_viticulture.display.forecast import blocked_spaces
from automatable_viticulture.position.state import State, automa_points, playing, years
from automatable_viticulture.rules.spring import gain

COLORS = {"green": "#4f7d3a", "yellow": "#c8963f", "red": "#9c2f20", "blue": "#2f6690"}
AUTOMA = Piece(Named("viticulture-piece-automa"), "automa")
PLANNED = Piece(Named("viticulture-piece-planned"), "human")
ROOSTER = Piece(Named("viticulture-piece-rooster"), "human")
TOKEN = Piece(Named("viticulture-piece-token"))
HALF = len(SPACES) // 2
BALLS = ((8, 8.5), (12, 8.5), (16, 8.5), (10, 12.5), (14, 12.5), (12, 16.5))
GRAPES = "M12 5c0-2 1.5-3.5 4-3.5C16 4 14.5 5.5 12 5z" + "".join(
    f"M{x - 2.2:.1f} {y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0" for x, y in BALLS
)


class ViticultureDisplay(Display[State, Printed]):
    """The board for page and terminal."""

    tint = "#6b2a4a"
    emblem = GRAPES
    forecast = blocked_spaces

    def facts(self, state: State) -> Data:
        """The year, and who plays; the level is shown beside it."""
        year = {"year": state.year, "years": years(self.box, state)}
        return {
            "progress": Named("viticulture-progress", year),
            "sides": Named("viticulture-sides", {"challenge": state.challenge}),
        }

    def board(self, state: State) -> Board:
        """Everything on the table that is the Automa's or that it needs."""
        box, theirs = self.box, automa_points(self.box, state)
        markers = (
            (theirs, Piece(Named("viticulture-side-automa"), "automa")),
            (state.points, Piece(Named("viticulture-side-human"), "human")),
        )
        return (
            self.season(state, "summer", SPACES[:HALF]),
            self.season(state, "winter", SPACES[HALF:]),
            Places(Named("viticulture-board-rows"), tuple(self.row(state, row) for row in box.rows)),
            *(self.card(state, card) for card in state.cards),
            Track(Named("viticulture-part-human"), min(0, state.points), max(theirs, state.points), markers),
            Pile(Named("viticulture-field-tokens"), state.tokens),
            Pile(Named("viticulture-board-stock"), box.automa.workers - len(state.workers)),
            Pile(Named("viticulture-board-deck"), len(state.left)),
        )

    def season(self, state: State, season: Season, spaces: tuple[Space, ...]) -> Places:
        """The actions of a season, with what you may report there."""
        places = tuple(self.space(state, space) for space in spaces)
        return Places(Named(f"viticulture-season-{season}"), places, current=playing(state) == season)

    def space(self, state: State, space: Space) -> Place:
        """An action with its worker; a tap reports a token or the Planner there."""
        pieces = (AUTOMA,) if space in state.workers else (PLANNED,) if space == state.planned else ()
        events = map(to_builtins, self.game.may_report(state))
        reports = tuple(
            Report(Named(f"viticulture-tap-{event['type']}", {"bonus": f"@bonus-{space}"}), event)
            for event in events
            if event.get("space") == space
        )
        return Place(Named(f"viticulture-space-{space}"), f"@space-{space}", pieces, reports=reports)

    def row(self, state: State, row: str) -> Place:
        """A row of the wake-up chart with your rooster and its token."""
        name = Named("viticulture-row-gain", {"row": int(row), "gain": gain(self.box, state, int(row))})
        current = int(row) == state.row
        pieces = (*((ROOSTER,) if current else ()), *((TOKEN,) if int(row) in state.rows else ()))
        return Place(name, f"@row-{row}", pieces, current=current)

    def card(self, state: State, card: str) -> Places:
        """A card in play: the slots of another season and of Tuscany are faded."""
        season, slots = playing(state) or state.step, []
        for space in self.box.cards[card].slots:
            place = self.box.spaces[space]
            note = Named("viticulture-out-tuscany") if place.tuscany else None
            faded, color = place.tuscany or place.season != season, COLORS[place.color]
            slots.append(Place(Named(f"viticulture-space-{space}"), note=note, faded=faded, color=color))
        return Places(Named("viticulture-card", {"card": card}), tuple(slots))
