"""The guided game in the terminal: the table drawn, what to do, what is asked, why."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import msgspec
from rich.console import Console

from automatable import games
from automatable.cli.playing import list_games, start, step_name
from automatable.cli.tell import Teller, numbered
from automatable.cli.timers import Clock, interactive, read_line
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play.folder import keep_learned, own_box
from automatable.play.session import Session
from automatable.play.store import Store


class Left(Exception):
    """The player left the table."""


def open_table(store: Store, which: str | None, lang: str) -> None:
    """Resume a saved game or begin a new one, and play it."""
    console = Console(highlight=False)
    try:
        id, session = _open(store, which, lang, console)
        Table(id, session, lang, console).play()
    except (Left, EOFError, KeyboardInterrupt):
        console.print()


def _open(store: Store, which: str | None, lang: str, console: Console) -> tuple[int, Session]:
    words = Words(lang)
    if which is not None and which.isdigit():
        return int(which), store.open(int(which))
    if which is None and store.games():
        list_games(store, lang, console.print)
        typed = console.input(words.say("cli-choose-saved") + " ").strip()
        if typed.isdigit():
            return int(typed), store.open(int(typed))
    name = which or _choose_game(words, console)
    game = games.load(name, own_box(name))
    setup, physical = _choose_setup(name, game, lang, console)
    id, session = store.create(start(game, setup, None, game.decks if physical else ()))
    console.print(words.say("cli-saved", {"id": id}), style="dim")
    for line in Teller(lang, game).instructions(game.checklist(session.state).instructions):
        console.print(line, markup=False)
    return id, session


def _choose_game(words: Words, console: Console) -> str:
    for number, name in enumerate(games.names(), 1):
        console.print(f"{number}  {Words(words.language, name).say(f'{name}-name')}")
    while True:
        typed = console.input(words.say("cli-choose-game") + " ").strip()
        if typed in games.names():
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(games.names()):
            return games.names()[int(typed) - 1]


def _choose_setup(name: str, game: Any, lang: str, console: Console) -> tuple[dict[str, Any], bool]:
    """The defaults are shown; the player changes what they like as name=value, or presses Enter."""
    words = Words(lang, name)
    setup: dict[str, Any] = {}
    physical = False
    while True:
        shown = {**msgspec.to_builtins(game.decode_setup(setup))}
        for key, value in shown.items():
            console.print(f"  [bold]{key}[/bold] = {value}   [dim]{words.say(f'{name}-setup-{key}')}[/dim]")
        console.print(f"  [bold]physical[/bold] = {physical}   [dim]{words.say('cli-help-physical')}[/dim]")
        typed = console.input(words.say("cli-change-setup") + " ").strip()
        if not typed:
            return setup, physical
        changed = dict(setup)
        for word in typed.split():
            key, _, value = word.partition("=")
            if key == "physical":
                physical = value.lower() in ("true", "yes", "1")
            else:
                changed[key] = _value(value)
        try:
            game.new(game.decode_setup(changed))
            setup = changed
        except Refused as refused:
            console.print(words.refusal(refused), style="red")


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return {"True": True, "False": False}.get(text, text)


class Table:
    """One game at one terminal."""

    def __init__(self, id: int, session: Session, lang: str, console: Console) -> None:
        self.id = id
        self.session = session
        self.console = console
        self.drawing = import_module(f"automatable.cli.tables.{session.game.id.replace('-', '_')}")
        timed = hasattr(self.drawing, "TIMED")
        self.clock = Clock(session.state.now) if timed else None
        self.set_language(lang)

    def set_language(self, lang: str) -> None:
        self.teller = Teller(lang, self.session.game)
        self.words = self.teller.words

    def play(self) -> None:
        """Until the player leaves; the game itself is kept at every step."""
        name = self.words.say(f"{self.words.game}-name")
        self.say("cli-resumed", name=name, id=self.id)
        self.warn_practice()
        self.board()
        self.told()
        try:
            while True:
                self.ask()
        finally:
            self.say("cli-bye", id=self.id)

    def warn_practice(self) -> None:
        """A practice value is never shown as official (ruling G3)."""
        tables = self.session.game.practice(self.session.state)
        if tables:
            self.console.print(self.words.say("cli-practice", {"tables": tables}), style="yellow")

    def say(self, message: str, **args: Any) -> None:
        self.console.print(self.words.say(message, args), style="dim")

    def board(self) -> None:
        self.console.print(self.drawing.board(self.session.state, self.session.game.box, self.words))

    def told(self) -> None:
        for line in self.teller.instructions(self.session.now.instructions):
            self.console.print(line, style="bold", markup=False)
        result = self.session.game.result(self.session.state)
        if result is not None:
            for line in self.teller.result(result):
                self.console.print(line, style="bold green", markup=False)

    def ask(self) -> None:
        """One prompt, one command or answer. A refusal is said and nothing is lost."""
        questions = self.session.now.questions
        question = questions[0] if questions else None
        if question is not None and not self._deals(question):
            self.console.print(self.teller.question(question), markup=False)
        self.say("cli-board-hint", what=self.words.say(self._what(question)))
        typed = self.read().strip()
        try:
            self.command(typed, question)
        except Refused as refused:
            self.console.print(self.words.refusal(refused), style="red", markup=False)

    def read(self) -> str:
        """One line; in real time the timers run above it and single keys count."""
        state, box = self.session.state, self.session.game.box
        if self.clock is None or not interactive() or not self.drawing.running(state):
            return self.console.input("> ")
        clock = self.clock
        return read_line(
            self.console,
            lambda: self.drawing.live(state, box, self.words, clock.at(state.now)),
            self.drawing.keys(state),
            lambda: self.drawing.run_out(state, box, clock.at(state.now)),
        )

    def _deals(self, question: Question) -> bool:
        return self.session.holds(question)

    def _what(self, question: Question | None) -> str:
        if question is None:
            over = self.session.game.result(self.session.state) is not None
            return "cli-over-short" if over else "cli-what-nothing"
        if self._deals(question):
            return "cli-what-deal"
        return "cli-what-card" if question.deck else "cli-what-answer"

    def command(self, typed: str, question: Question | None) -> None:
        word, *rest = typed.split() or [""]
        known = {
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "board": self.board,
            "help": self.help,
            "position": self.position,
        }
        if word in ("quit", "q", "exit"):
            raise Left
        if word in known and not rest:
            known[word]()
        elif word == "lang" and len(rest) == 1:
            self.set_language(rest[0])
            self.board()
        elif word == "set" and len(rest) >= 2:
            self.done({"type": "corrected", "set": {rest[0]: _value(" ".join(rest[1:]))}})
        elif word == "event" and rest:
            event = _value(" ".join(rest))
            if not isinstance(event, dict):
                raise Refused("cli-bad-command", usage='event {"type": …}')
            self.done(event)
        elif word == "":
            self.enter(question)
        else:
            self.answer_or_event(typed, word, rest, question)

    def enter(self, question: Question | None) -> None:
        """Enter alone: the app turns its card, or the offered number is taken."""
        if question is not None and self._deals(question):
            self.session.deal()
            self.show()
        elif question is not None and question.default is not None:
            self.done(question.answer(question.default))

    def answer_or_event(self, typed: str, word: str, rest: list[str], question: Question | None) -> None:
        """A word of the game's own commands, or an answer to what is asked."""
        event = self.drawing.event(word, rest)
        if event is not None:
            self.done(event)
            return
        if question is None:
            raise Refused("cli-unknown-command", command=word)
        self.done(question.answer(self._answer(typed, question)))

    def _answer(self, typed: str, question: Question) -> Any:
        """An answer as a value, as the number of an option, or as the option's words."""
        if not question.options:
            return _value(typed)
        parts = typed.replace(",", " ").split() if question.many else [typed]
        found = []
        for part in parts:
            if numbered(question) and part.isdecimal() and 1 <= int(part) <= len(question.options):
                found.append(question.options[int(part) - 1].value)
                continue
            for option in question.options:
                said = self.words.say(option.message, option.args).lower()
                if part.lower() in (
                    str(option.value).lower(),
                    said,
                    said[:1] if len(question.options) == 2 else said,
                ):
                    found.append(option.value)
                    break
            else:
                raise Refused("cli-unknown-command", command=part)
        return found if question.many else found[0]

    def done(self, event: dict[str, Any]) -> None:
        if self.clock is not None and event.get("type") in self.drawing.TIMED:
            event = {"at": self.clock.at(self.session.state.now), **event}
        self.session.do(event)
        game = self.session.game
        keep_learned(game.id, game.learned(self.session.state))
        self.show()

    def show(self) -> None:
        self.board()
        self.told()

    def why(self) -> None:
        lines = list(self.teller.story(self.session.now.story))
        for line in lines:
            self.console.print(line, markup=False)
        if not lines:
            self.say("cli-nothing-told")

    def undo(self) -> None:
        step = self.session.undo()
        self.show()
        self.say("cli-undone", step=step_name(self.words, step))

    def redo(self) -> None:
        step = self.session.redo()
        self.show()
        self.say("cli-redone", step=step_name(self.words, step))

    def log(self) -> None:
        for number, step in enumerate(self.session.log, 1):
            self.console.print(f"{number}. {step_name(self.words, step)}", markup=False)

    def position(self) -> None:
        game = self.session.game
        self.console.print(msgspec.json.encode(game.to_json(self.session.state)).decode(), markup=False)
        if self.session.state.pending is None:
            self.console.print(game.to_text(self.session.state), markup=False)

    def help(self) -> None:
        common = ("enter", "why", "undo", "log", "board", "set", "event", "position", "lang", "quit")
        for key in (*common, *self.drawing.HELP):
            self.console.print(self.words.say(f"cli-help-{key}"), markup=False)
