"""The guided game in the terminal: the table drawn, what to do, what is asked, why.

A client of the desk, as the page is: what it shows is the desk's view, and every word typed is a message.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from rich.console import Console

from automatable import games
from automatable.cli.answers import Enough, typed_answer, typed_parts
from automatable.cli.correcting import Correcting
from automatable.cli.drawing import painted
from automatable.cli.opening import log_lines, seated, value_of
from automatable.cli.par import par_of_table
from automatable.cli.tell import Teller
from automatable.cli.timers import Clock, interactive, read_line
from automatable.core.drawing import Live
from automatable.core.question import Question
from automatable.core.refused import Refused
from automatable.play import messages
from automatable.play.desk import Desk
from automatable.play.replies import Named, View


class Left(Exception):
    """The player left the table."""


def open_table(desk: Desk, which: str | None, lang: str) -> None:
    """Resume a saved game or begin a new one, and play it."""
    console = Console(highlight=False)
    try:
        Table(desk, seated(desk, which, lang, console), lang, console).play()
    except (Left, EOFError, KeyboardInterrupt):
        console.print()


class Table:
    """One game at one terminal."""

    def __init__(self, desk: Desk, view: View, lang: str, console: Console) -> None:
        self.desk = desk
        self.view = view
        self.console = console
        self.terminal = games.door(view.game).terminal
        self.clock = Clock(self.moment) if self.terminal and self.terminal.timed else None
        self.set_language(lang)

    @property
    def moment(self) -> int:
        """The last moment of play the position knows of."""
        return int(self.view.position.get("now", 0))

    def set_language(self, lang: str) -> None:
        self.teller = Teller(lang, self.view.game)
        self.words = self.teller.words

    def play(self) -> None:
        """Until the player leaves; the game itself is kept at every step."""
        self.say("cli-resumed", name=self.words.say(f"{self.words.game}-name"), id=self.view.table)
        if self.view.watched:
            self.lines([self.words.say("web-watched-end")], "yellow")
        self.lines((getattr(one, self.words.language) for one in self.view.older), "yellow")
        self.warn_practice()
        self.show()
        try:
            while True:
                self.ask()
        finally:
            self.say("cli-bye", id=self.view.table)

    def warn_practice(self) -> None:
        """A practice value is never shown as official (ruling G3)."""
        tables = self.desk.practice(self.view.table)
        if tables:
            self.console.print(
                self.words.say("cli-practice", {"tables": self.words.tables(tables)}), style="yellow"
            )

    def say(self, message: str, **args: Any) -> None:
        self.console.print(self.words.say(message, args), style="dim")

    def lines(self, lines: Any, style: str | None = None) -> None:
        for line in lines:
            self.console.print(line, style=style, markup=False)

    # --- showing ---------------------------------------------------------------------------------------

    def show(self) -> None:
        self.board()
        self.lines(self.teller.rows(self.view.rows), "bold")
        if self.view.result is not None:
            self.lines(self.teller.result(self.view.result), "bold green")
            self.par()

    def board(self) -> None:
        self.console.print(painted(self.desk.drawn(self.view.table), self.words))

    def why(self, number: str = "") -> None:
        """The reasons for everything just told, or for one row of it."""
        story = self.view.story
        if number:
            if not number.isdecimal() or not 1 <= int(number) <= len(self.view.rows):
                raise Refused("cli-bad-command", usage="why [1 … ]")
            story = self.teller.behind(self.view.rows[int(number) - 1], story)
        lines = list(self.teller.story(story))
        self.lines(lines)
        if not lines:
            self.say("cli-nothing-told")

    def next(self) -> None:
        """What the Automa may do next, with its chances."""
        lines = list(self.teller.chances(self.desk.reply(messages.Foresee(self.view.table)).chances))
        self.lines(lines)
        if not lines:
            self.say("cli-next-nothing")

    def par(self) -> None:
        """The score that would win if the game ended now."""
        self.lines(
            [par_of_table(self.desk, self.view.table, self.words.language) or self.words.say("cli-no-par")]
        )

    def log(self) -> None:
        self.lines(log_lines(self.desk, self.view, self.words.language))

    def position(self) -> None:
        self.lines([msgspec.json.encode(self.view.position).decode()])
        self.lines([self.desk.reply(messages.Link(self.view.table)).text])

    def help(self) -> None:
        common = (
            "enter",
            "why",
            "next",
            "par",
            "undo",
            "log",
            "board",
            "set",
            "event",
            "position",
            "lang",
            "quit",
        )
        own = self.terminal.commands if self.terminal else ()
        self.lines(self.words.say(message) for message in (*(f"cli-help-{key}" for key in common), *own))

    # --- asking ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """One prompt, one command or answer. A refusal is said and nothing is lost."""
        question = self.view.questions[0] if self.view.questions else None
        if question is not None and not self._deals(question):
            self.lines([self.teller.question(question)])
        self.say("cli-board-hint", what=self.words.say(self._what(question)))
        typed = self.read().strip()
        try:
            self.command(typed, question)
        except Refused as refused:
            self.console.print(self.words.refusal(refused), style="red", markup=False)

    def _line(self, said: str) -> str:
        """One line about one part of a thing."""
        self.lines([said])
        return self.console.input("> ").strip()

    def read(self) -> str:
        """One line; in real time the timers run above it and single keys count."""
        clock = self.clock
        if clock is None or not interactive() or self._live(clock) is None:
            return self.console.input("> ")

        def now() -> Live:
            live = self._live(clock)
            assert live is not None  # nothing but a command ends it
            return live

        return read_line(self.console, now, lambda live: painted(live.drawing, self.words))

    def _live(self, clock: Clock) -> Live | None:
        return self.desk.live(self.view.table, clock.at(self.moment))

    def _deals(self, question: Question) -> bool:
        return question.id == self.view.deals

    @property
    def recorded(self) -> bool:
        """Whether a game of the lab goes on as it was played: a card turned instead would leave its way."""
        return self.view.watched and self.view.redo is not None

    def _what(self, question: Question | None) -> str:
        if self.recorded:
            return "cli-what-recorded"
        if question is None:
            return "cli-over-short" if self.view.over else "cli-what-nothing"
        if self._deals(question):
            return "cli-what-deal"
        return "cli-what-card" if question.deck else "cli-what-answer"

    # --- typing ----------------------------------------------------------------------------------------

    def command(self, typed: str, question: Question | None) -> None:
        word, *rest = typed.split() or [""]
        known = {
            "why": self.why,
            "next": self.next,
            "par": self.par,
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
        elif word == "why" and len(rest) == 1:
            self.why(rest[0])
        elif word == "lang" and len(rest) == 1:
            self.set_language(rest[0])
            self.board()
        elif word == "set":
            self.correct(" ".join(rest))
        elif word == "event" and rest:
            event = value_of(" ".join(rest))
            if not isinstance(event, dict):
                raise Refused("cli-bad-command", usage='event {"type": …}')
            self.done(event)
        elif word == "":
            self.enter(question)
        else:
            self.answer_or_event(typed, word, rest, question)

    def correct(self, typed: str) -> None:
        """A value set by its name or its key; without one, the headings under which they stand."""
        found = self.desk.reply(messages.ReadFields(self.view.game, self.view.position))
        correcting = Correcting(found, self.words, self._line)
        if not typed:
            self.lines(correcting.headings())
            self.say("cli-help-set")
        elif told := correcting.corrected(typed):
            self.done({"type": "corrected", "set": told})

    def enter(self, question: Question | None) -> None:
        """Enter alone: the app turns its card, or the offered number is taken; a game of the lab goes on."""
        if self.recorded:
            self.redo()
        elif question is not None and self._deals(question):
            self.send(messages.Deal(self.view.table))
        elif question is not None and question.parts:
            with suppress(Enough):  # it is asked again
                self.answer(question, typed_parts(question, self.teller, self._line))
        elif question is not None and question.default is not None:
            self.answer(question, question.default)
        elif question is not None and len(question.options) == 1:
            self.answer(question, question.options[0].value)

    def answer_or_event(self, typed: str, word: str, rest: list[str], question: Question | None) -> None:
        """A word of the game's own commands, or an answer to what is asked."""
        event = self.terminal.typed(word, rest) if self.terminal else None
        if event is not None:
            self.done(event)
            return
        if question is None:
            raise Refused("cli-unknown-command", command=word)
        value = typed_answer(typed, question, self.words)
        if value == typed and question.options and value not in [each.value for each in question.options]:
            raise Refused("cli-unknown-command", command=typed)
        self.answer(question, value)

    # --- what the desk is told -------------------------------------------------------------------------

    def answer(self, question: Question, value: Any) -> None:
        question.check(value)
        self.send(messages.Answer(self.view.table, value, question.id))

    def done(self, event: dict[str, Any]) -> None:
        if self.clock is not None and self.terminal and event.get("type") in self.terminal.timed:
            event = {"at": self.clock.at(self.moment), **event}
        self.send(messages.Happened(self.view.table, event))

    def undo(self) -> None:
        self._step(messages.Undo(self.view.table), "cli-undone", self.view.undo)

    def redo(self) -> None:
        self._step(messages.Redo(self.view.table), "cli-redone", self.view.redo)

    def _step(self, message: messages.Message, say: str, step: Named | None) -> None:
        self.send(message)
        if step is not None:
            self.say(say, step=self.words.say(step.message, step.args))

    def send(self, message: messages.Message) -> None:
        """A message, and the table as it is now."""
        self.view = self.desk.reply(message)
        self.show()
