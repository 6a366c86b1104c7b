"""The service behind every user interface: plain requests in, plain responses out.

It uses a ``Storage`` and nothing else of its surroundings, so the same service runs on a server, in the
terminal and in a browser.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import structs

from automatable.core.engine.choices import UnbrokenTie
from automatable.core.engine.errors import UserError
from automatable.core.engine.game import Game
from automatable.core.forms.event_forms import LegalEvent, event_forms
from automatable.core.terminal_layout import Drawing, Live
from automatable.play import operations
from automatable.play.boxes import loader
from automatable.play.history import saved_games
from automatable.play.input_check import try_position
from automatable.play.requests import Request
from automatable.play.responses import View
from automatable.play.session import Session, Start
from automatable.play.storage.base import SavedJournal, Storage
from automatable.play.storage.old_saves import reopened
from automatable.play.view import make_view

SEEDS = 2**53
"""Seeds are numbers that JavaScript holds exactly."""

MAX_OPEN = 16
"""Sessions kept in memory; any other saved game is replayed when it is opened again."""


class Service:
    """Handles every request over one storage.

    ``notices`` holds the own boxes that could not be read, by game; ``on_notice`` is called for each new one.
    """

    def __init__(self, storage: Storage, on_notice: Callable[[UserError], None] | None = None) -> None:
        self.storage = storage
        self.on_notice = on_notice
        self.notices: dict[str, UserError] = {}
        self._open: dict[int, tuple[Session, SavedJournal]] = {}

    def handle(self, data: Mapping[str, object]) -> Any:
        """Handle a request given as plain data; return the response as plain data."""
        return msgspec.to_builtins(self.run(operations.parse(data)))

    def respond(self, request: Request) -> Any:
        """Handle a request given as a Struct, after checking its size; return the response as a Struct."""
        operations.BY_REQUEST[type(request)].check_size(structs.asdict(request))
        return self.run(request)

    def run(self, request: Request) -> Any:
        """Handle a request whose size has been checked."""
        try:
            return operations.BY_REQUEST[type(request)].handle(self, request)
        except UnbrokenTie as tie:
            raise UserError("play-unbroken-tie", rule=str(tie)) from None

    # --- for the handlers ------------------------------------------------------------------------------

    def game(self, name: str) -> Game[Any, Any]:
        """Load a game with the player's own box, or without it if it cannot be read."""
        return loader.load(self.storage, name, lambda notice: self._add_notice(name, notice))

    def _add_notice(self, name: str, notice: UserError) -> None:
        if self.on_notice is not None and name not in self.notices:
            self.on_notice(notice)
        self.notices[name] = notice

    def new_start(
        self,
        game: str,
        setup: dict[str, Any],
        physical: tuple[str, ...] = (),
        position: dict[str, Any] | None = None,
    ) -> Start:
        """What a new game starts with; a copy of the own box stays with the game."""
        seed = secrets.randbelow(SEEDS)
        return Start(game, setup, seed, physical, box=self.game(game).own, position=position)

    def start_game(self, start: Start) -> View:
        """Save a new game and open it."""
        session = Session(start)  # refuse a bad start before anything is written
        if start.position is not None:
            try_position(session.game, session.state)
        return self.view(self.storage.insert(start))

    def view(self, table: int) -> View:
        """A saved game as every client sees it."""
        session, journal = self.open_with_journal(table)
        return make_view(table, journal.version, session)

    def drawing(self, table: int) -> Drawing:
        """The terminal's drawing of a table; during an event, of the board so far."""
        session = self.open(table)
        return session.game.display.draw(session.now.so_far or session.state)

    def reports(self, table: int) -> tuple[LegalEvent, ...]:
        """The events that the player may report at a table without being asked, as forms."""
        session = self.open(table)
        return event_forms(session.game, session.state)

    def live(self, table: int, at: int) -> Live | None:
        """What runs at a table at this moment, in a real-time game."""
        session = self.open(table)
        terminal = session.game.display.terminal
        if terminal is None or terminal.live is None:
            return None
        return terminal.live(session.game.box, session.state, at)

    def practice(self, table: int) -> tuple[str, ...]:
        """The box tables with practice values that a saved game uses."""
        session = self.open(table)
        return session.game.components.practice(session.state)

    def version(self, table: int) -> int:
        """The current version of a saved game."""
        return self.storage.version(table)

    def open(self, table: int) -> Session:
        """The session of a saved game, replayed if another process has written to it."""
        return self.open_with_journal(table)[0]

    def open_with_journal(self, table: int) -> tuple[Session, SavedJournal]:
        """The session of a saved game, and the journal that knows its version."""
        version = self.storage.version(table)
        found = self._open.pop(table, None)
        if found is None or found[1].version != version:
            found = reopened(self.storage, table, version)
        self._open[table] = found
        while len(self._open) > MAX_OPEN:
            del self._open[next(iter(self._open))]
        return found

    def adopt(self, table: int, session: Session) -> None:
        """Use a session that has already played a saved game through."""
        journal = self.storage.journal(table, self.storage.version(table))
        session.journal = journal
        self._open[table] = (session, journal)

    def close(self, table: int) -> None:
        """Drop the session of a saved game."""
        self._open.pop(table, None)

    @property
    def open_tables(self) -> frozenset[int]:
        """The saved games whose sessions are in memory."""
        return frozenset(self._open)

    def add_to_history(self, table: int) -> None:
        """Save the summary of a finished game now, without waiting for the next list."""
        saved_games.table_info(self, self.storage.saved(table))
