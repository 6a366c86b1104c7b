"""The desk: where every wish of the page is met. Plain messages in, plain replies out.

It leans on a keeper and on nothing else, so the same desk works behind a server and in a browser alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import structs

from automatable import games
from automatable.core.bounds import bounded
from automatable.core.choosing import UnbrokenTie
from automatable.core.drawing import Drawing, Live
from automatable.core.fields import Fields
from automatable.core.game import Game
from automatable.core.reading import fields
from automatable.core.refused import Refused
from automatable.core.telling import rows
from automatable.play import (
    advice,
    box_sharing,
    everything,
    history,
    looking,
    messages,
    par,
    sharing,
    shelf,
    shelving,
)
from automatable.play.keeper import Keeper, Kept
from automatable.play.older import reopened
from automatable.play.replies import Choices, Decided, Done, Outcome, View
from automatable.play.session import Session, Start
from automatable.play.trial import made_up, try_position
from automatable.play.view import for_hands, see

SEEDS = 2**53
"""Seeds are numbers that JavaScript holds exactly."""

LIVE = 16
"""How many tables are held ready; any other is played through again when somebody comes back to it."""


class Desk:
    """Every table of one keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._live: dict[int, tuple[Session, Kept]] = {}
        self._meets: dict[type, Callable[[Any], Any]] = {
            messages.New: self._new,
            messages.Look: lambda m: self.view(m.table),
            messages.Happened: lambda m: self._play(m, lambda session: session.do(m.event)),
            messages.Answer: lambda m: self._play(m, lambda session: session.answer(m.value, m.question)),
            messages.Deal: lambda m: self._play(m, Session.deal),
            messages.Undo: lambda m: self._play(m, Session.undo),
            messages.Redo: lambda m: self._play(m, Session.redo),
            messages.Delete: self._delete,
            messages.WhatIf: self._what_if,
            messages.ReadFields: self._fields,
            messages.Decide: self._decide,
            messages.ReadLog: lambda m: looking.log(self.sit(m.table)[0], m.before),
            messages.ReadChecklist: lambda m: looking.checklist(self.sit(m.table)[0]),
            messages.ReadPrinted: lambda m: shelf.at_table(self.sit(m.table)[0]),
            messages.Before: lambda m: looking.earlier(self.sit(m.table)[0]),
            messages.Foresee: lambda m: looking.ahead(self.sit(m.table)[0]),
            messages.ReadDeeds: lambda m: looking.did(self.sit(m.table)[0]),
            messages.Games: lambda m: shelf.games_info(self),
            messages.Wording: lambda m: shelf.words(m.game, m.lang),
            messages.ReadRulebook: lambda m: shelf.rulebook(m.game, m.lang),
            messages.Box: lambda m: shelf.box(self, m.game),
            messages.BoxSave: lambda m: shelf.save(self, m.game, m.tables),
            messages.LookAtThing: lambda m: shelving.thing(self.game(m.game), m.key),
            messages.BoxShare: lambda m: box_sharing.share(self, m.game, m.by, m.edition),
            messages.BoxLook: lambda m: box_sharing.look(self, m.text, m.game),
            messages.BoxTake: lambda m: box_sharing.take(self, m.text, m.game, m.theirs),
            messages.BoxCompare: lambda m: box_sharing.compare(m.one, m.other, m.game),
            messages.BoxContributed: lambda m: box_sharing.contributed(m.game),
            messages.BoxEnter: lambda m: shelf.enter(self, m.game, m.key, m.answers),
            messages.Tables: lambda m: history.tables(self, m.offset, m.limit),
            messages.History: lambda m: history.record(self),
            messages.Par: lambda m: par.info(self, m.game, m.level, m.table),
            messages.Advice: lambda m: advice.next_level(self, m.game),
            messages.Export: lambda m: sharing.write(self, m.table),
            messages.Import: lambda m: sharing.read(self, m.file),
            messages.ExportAll: lambda m: everything.write(self),
            messages.ImportAll: lambda m: everything.read(self, m.file),
            messages.Link: lambda m: sharing.link(self, m.table),
            messages.OpenLink: lambda m: sharing.open_link(self, m.game, m.text, m.physical),
            messages.BgStats: lambda m: sharing.bg_stats(self, m.table, m.lang),
            messages.Qr: lambda m: sharing.qr(m.text),
            messages.BugReport: lambda m: sharing.bug_report(self, m.table),
            messages.Settings: lambda m: Choices(keeper.settings()),
            messages.SettingsSave: self._save_settings,
        }

    def handle(self, message: Mapping[str, Any]) -> Any:
        """One message to its reply, both plain data; a refusal is raised."""
        bounded(message)
        try:
            wish = msgspec.convert(message, messages.AnyMessage, strict=True)
        except msgspec.ValidationError as error:
            raise Refused("play-bad-message", reason=str(error)) from None
        return msgspec.to_builtins(self.reply(wish))

    def reply(self, message: messages.Message) -> Any:
        """The same for those who have the message as a struct and want the reply as one."""
        for value in structs.asdict(message).values():
            if isinstance(value, dict | list | tuple):
                bounded(value)
        try:
            return self._meets[type(message)](message)
        except UnbrokenTie as tie:
            raise Refused("play-unbroken-tie", rule=str(tie)) from None

    # --- what the other parts of the desk lean on ------------------------------------------------------

    def game(self, name: str) -> Game[Any, Any]:
        """A game with the player's own box."""
        return games.load(name, self.keeper.own_box(name), f"{name}.toml")

    def begin(self, start: Start) -> View:
        """A new table."""
        session = Session(start)  # refused before anything is written
        if start.position is not None:
            try_position(session.game, session.state)
        return self.view(self.keeper.insert(start))

    def start(self, game: str, setup: dict[str, Any], **more: Any) -> Start:
        """What a new game begins with; the own box as it is now stays with the game."""
        return Start(game, setup, secrets.randbelow(SEEDS), box=self.game(game).own, **more)

    def view(self, table: int) -> View:
        """A table as everybody sees it."""
        session, journal = self.sit(table)
        return see(table, journal.version, session)

    def drawn(self, table: int) -> Drawing:
        """A table as the terminal draws it."""
        session, _ = self.sit(table)
        return session.game.drawn(session.state)

    def live(self, table: int, at: int) -> Live | None:
        """What runs at a table at this moment, in a game of real time."""
        session, _ = self.sit(table)
        terminal = session.game.terminal
        if terminal is None or terminal.live is None:
            return None
        return terminal.live(session.game.box, session.state, at)

    def practice(self, table: int) -> tuple[str, ...]:
        """Tables of practice values a table is played with."""
        session, _ = self.sit(table)
        return session.game.practice(session.state)

    def version(self, table: int) -> int:
        """Which version of a table everybody should see."""
        return self.keeper.version(table)

    def sit(self, table: int) -> tuple[Session, Kept]:
        """The session of a table, opened anew if somebody else has written to it."""
        version = self.keeper.version(table)
        live = self._live.pop(table, None)
        if live is None or live[1].version != version:
            live = reopened(self.keeper, table, version)
        self._live[table] = live
        while len(self._live) > LIVE:
            del self._live[next(iter(self._live))]
        return live

    # --- playing ---------------------------------------------------------------------------------------

    def _new(self, message: messages.New) -> View:
        start = self.start(message.game, message.setup, physical=message.physical)
        if message.seed is not None:
            start = structs.replace(start, seed=message.seed)
        return self.begin(start)

    def _play(self, message: Any, play: Callable[[Session], Any]) -> View:
        session, journal = self.sit(message.table)
        if message.version is not None and message.version != journal.version:
            raise Refused("play-changed-elsewhere")
        try:
            play(session)
        except Refused as refused:
            if refused.message == "play-changed-elsewhere":
                del self._live[message.table]
            raise
        session.older = ()  # whoever goes on has heard of it
        shelf.keep_learned(self, session)
        if session.game.result(session.state) is not None:
            self.remember(message.table)
        return see(message.table, journal.version, session)

    def remember(self, table: int) -> None:
        """A game that is over goes into the history at once, whether or not somebody looks at the list."""
        history.info(self, self.keeper.saved(table))

    def _delete(self, message: messages.Delete) -> Done:
        self.keeper.delete(message.table)
        self._live.pop(message.table, None)
        return Done()

    def _what_if(self, message: messages.WhatIf) -> Outcome:
        game = self.game(message.game)
        state = game.from_json(message.position)
        with made_up():
            after = game.apply(state, game.decode_event(message.event), listen=True)
        told = rows(for_hands(list(after.instructions), lambda deck: True))
        shown = game.shown(after.state)
        return Outcome(game.to_json(after.state), shown, told, after.story, after.questions)

    def _fields(self, message: messages.ReadFields) -> Fields:
        game = self.game(message.game)
        return fields(game, game.from_json(message.position))

    def _decide(self, message: messages.Decide) -> Decided:
        game = self.game(message.game)
        state = game.from_json(message.position)
        with made_up():
            decision = game.decide(message.rule, state, message.args)
        return Decided(decision.choice, decision.story)

    def _save_settings(self, message: messages.SettingsSave) -> Choices:
        self.keeper.save_settings(message.settings)
        return Choices(self.keeper.settings())
