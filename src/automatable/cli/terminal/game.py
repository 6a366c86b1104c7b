"""The game in the terminal: board, instructions, questions, explanations.

Like the page it is a client of the service: it shows the service's view and sends requests.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from rich.console import Console

from automatable import games
from automatable.cli.json_input import typed_text, value_of
from automatable.cli.terminal.form import EntryStopped, FormPrompt, chosen
from automatable.cli.terminal.painter import painted
from automatable.cli.terminal.par import luck_of_table, no_par, par_of_table, reasons_of_gain
from automatable.cli.terminal.set_up import choose_game, log_lines
from automatable.cli.terminal.timers import Clock, interactive, read_line
from automatable.cli.wording import Narrator
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import BY_HAND, Question
from automatable.core.terminal_layout import Live
from automatable.play import requests
from automatable.play.responses import Named, View
from automatable.play.service import Service


class PlayerQuit(Exception):
    """The player quit the game."""


def play_game(service: Service, which: str | None, lang: str) -> None:
    """Resume a saved game or start a new one, and play it."""
    console = Console(highlight=False)
    try:
        TerminalGame(service, choose_game(service, which, lang, console), lang, console).play()
    except (PlayerQuit, EOFError, KeyboardInterrupt):
        console.print()


class TerminalGame:
    """One game in one terminal."""

    def __init__(self, service: Service, view: View, lang: str, console: Console) -> None:
        self.service = service
        self.view = view
        self.console = console
        self.terminal = games.game_class(view.game).display.terminal
        self.clock = Clock(self.moment) if self.terminal and self.terminal.timed else None
        self.set_language(lang)

    @property
    def moment(self) -> int:
        """The time of the last event in the position, in milliseconds."""
        return int(self.view.position.get("now", 0))

    def set_language(self, lang: str) -> None:
        self.narrator = Narrator(lang, self.view.game)
        self.words = self.narrator.words

    def play(self) -> None:
        """Run until the player quits; every step is saved."""
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
        """Say which values are practice, never official (ruling G3)."""
        tables = self.service.practice(self.view.table)
        if tables:
            args = {"tables": self.words.tables(tables), "package": games.package_of(self.view.game)}
            self.lines([self.words.say("cli-practice", args)], "yellow")

    def say(self, message: str, **args: Any) -> None:
        self.console.print(self.words.say(message, args), style="dim")

    def lines(self, lines: Any, style: str | None = None) -> None:
        for line in lines:
            self.console.print(line, style=style, markup=False)

    # --- output ----------------------------------------------------------------------------------------

    def show(self) -> None:
        self.board()
        self.lines(self.narrator.rows(self.view.rows), "bold")
        if self.view.result is not None:
            self.lines(self.narrator.result(self.view.result), "bold green")
            self.par()
            self.lines(luck_of_table(self.service, self.view.table, self.narrator))

    def board(self) -> None:
        self.console.print(painted(self.service.drawing(self.view.table), self.words))

    def why(self, number: str = "") -> None:
        """Print the reasons for the last instructions, or for one row of them."""
        explanation = self.view.explanation
        if number:
            if not number.isdecimal() or not 1 <= int(number) <= len(self.view.rows):
                raise UserError("cli-bad-command", usage="why [1 … ]")
            explanation = self.narrator.behind(self.view.rows[int(number) - 1], explanation)
        lines = list(self.narrator.explanation(explanation))
        self.lines(lines)
        if not lines:
            self.say("cli-nothing-told")

    def next(self) -> None:
        """Print what the Automa may do next, with chances."""
        lines = list(
            self.narrator.chances(self.service.respond(requests.ReadForecast(self.view.table)).chances)
        )
        self.lines(lines)
        if not lines:
            self.say("cli-next-nothing")

    def par(self) -> None:
        """Print the score that would win if the game ended now."""
        self.lines(
            [
                par_of_table(self.service, self.view.table, self.words.language)
                or self.words.say(no_par(self.service, self.view.table))
            ]
        )

    def luck(self, number: str = "") -> None:
        """Print how usual the Automa's score is, or the reasons for one of its best turns."""
        table = self.view.table
        lines = list(
            reasons_of_gain(self.service, table, number, self.narrator)
            if number
            else luck_of_table(self.service, table, self.narrator)
        )
        self.lines(lines)
        if not lines:
            self.say("cli-no-luck")

    def log(self) -> None:
        self.lines(log_lines(self.service, self.view, self.words.language))

    def position(self) -> None:
        self.lines([msgspec.json.encode(self.view.position).decode()])
        self.lines([self.service.respond(requests.MakeLink(self.view.table)).text])

    def help(self) -> None:
        common = (
            "enter",
            "why",
            "next",
            "par",
            "luck",
            "undo",
            "log",
            "board",
            "set",
            "report",
            "event",
            "position",
            "lang",
            "quit",
        )
        own = self.terminal.commands if self.terminal else ()
        self.lines(self.words.say(message) for message in (*(f"cli-help-{key}" for key in common), *own))

    # --- prompt ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Prompt once and run the command or answer; print a user error and continue."""
        question = self.view.questions[0] if self.view.questions else None
        if question is not None and not self._deals(question):
            self.lines([self.narrator.question(question)])
        reports = games.game_class(self.view.game).human_events
        what = self._what(question)
        self.say("cli-board-hint", what=what, report=" · report" if reports else "")
        typed = self.read()
        try:
            self.command(typed_text(typed), question)
        except UserError as user_error:
            self.console.print(self.words.error_sentence(user_error), style="red", markup=False)

    def _prompt(self, said: str) -> str:
        """Print a text and read one line."""
        self.lines([said])
        return typed_text(self.console.input("> "))

    def read(self) -> str:
        """Read one line; in real time, run the timers above it and accept single keys."""
        clock = self.clock
        if clock is None or not interactive() or self._live(clock) is None:
            return self.console.input("> ")

        def now() -> Live:
            live = self._live(clock)
            assert live is not None  # only a command ends real time
            return live

        return read_line(self.console, now, lambda live: painted(live.drawing, self.words))

    def _live(self, clock: Clock) -> Live | None:
        return self.service.live(self.view.table, clock.at(self.moment))

    def _deals(self, question: Question) -> bool:
        return question.id == self.view.deals

    @property
    def recorded(self) -> bool:
        """Whether this is a recorded game of the lab with steps left to show."""
        return self.view.watched and self.view.redo is not None

    def _what(self, question: Question | None) -> str:
        """What an empty line does; the game may have its own words for its deck, as on the page's button."""
        if question is not None and not self.recorded and self._deals(question):
            own = f"{self.view.game}-deal-{question.deck}"
            return self.words.say(own if self.words.has(own) else "cli-what-deal", question.args)
        return self.words.say(self._answered_by(question))

    def _answered_by(self, question: Question | None) -> str:
        if self.recorded:
            return "cli-what-recorded"
        if question is None:
            return "cli-over-short" if self.view.over else "cli-what-nothing"
        return "cli-what-card" if question.deck else "cli-what-answer"

    # --- commands --------------------------------------------------------------------------------------

    def command(self, typed: str, question: Question | None) -> None:
        word, *rest = typed.split() or [""]
        known = {
            "why": self.why,
            "next": self.next,
            "par": self.par,
            "luck": self.luck,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "board": self.board,
            "help": self.help,
            "position": self.position,
        }
        if word in ("quit", "q", "exit"):
            raise PlayerQuit
        if word in known and not rest:
            known[word]()
        elif word == "why" and len(rest) == 1:
            self.why(rest[0])
        elif word == "luck" and len(rest) == 1:
            self.luck(rest[0])
        elif word == "lang" and len(rest) == 1:
            self.set_language(rest[0])
            self.board()
        elif word == "set":
            self.correct(" ".join(rest))
        elif word == "report":
            self.fill_in(" ".join(rest))
        elif word == "event" and rest:
            event = value_of(" ".join(rest))
            if not isinstance(event, dict):
                raise UserError("cli-bad-command", usage='event {"type": …}')
            self.report(event)
        elif word == "":
            self.enter(question)
        else:
            self.answer_or_event(typed, word, rest, question)

    def correct(self, typed: str) -> None:
        """Correct a value by name or key; without one, list the headings."""
        found = self.service.respond(requests.ReadFields(self.view.game, self.view.position))
        prompt = FormPrompt(found, self.words, self._prompt)
        if not typed:
            self.lines(prompt.headings())
            self.say("cli-help-set")
        elif changes := prompt.corrected(typed):
            self.report({"type": "corrected", "set": changes})

    def fill_in(self, which: str) -> None:
        """Report an event of the player by its number: each of its values is asked for."""
        forms = self.service.reports(self.view.table)
        if not forms:
            raise UserError("cli-report-nothing")
        names = [self.words.called([form.name]) for form in forms]
        place = chosen(names, self.words, (lambda said: which) if which else self._prompt)
        if place is not None:
            form = forms[place]
            with suppress(EntryStopped):
                values = FormPrompt(form.form, self.words, self._prompt).fill()
                self.report({**form.begins, **values})

    def enter(self, question: Question | None) -> None:
        """Handle an empty line: draw the app's card, accept the default, or show the next recorded step."""
        if self.recorded:
            self.redo()
        elif question is not None and self._deals(question):
            self.send(requests.DealCard(self.view.table))
        elif question is not None and question.fields:
            with suppress(EntryStopped):  # asked again at the next prompt
                self.answer(question, FormPrompt(question.form, self.words, self._prompt).fill())
        elif question is not None and question.default is not None:
            self.answer(question, question.default)
        elif question is not None and len(question.options) == 1:
            self.answer(question, question.options[0].value)
        elif question is not None:
            possible = FormPrompt(question.form, self.words).possible(question.single)
            raise UserError("cli-answer-needed", options=possible)

    def answer_or_event(self, typed: str, word: str, rest: list[str], question: Question | None) -> None:
        """Run one of the game's own commands, or answer the question."""
        event = self.terminal.typed(word, rest) if self.terminal else None
        if event is not None:
            self.report(event)
            return
        if question is None:
            raise UserError("cli-unknown-command", command=word)
        if question.by_hand and typed.lower() in (BY_HAND, self.words.say("cli-hand")):
            self.answer(question, BY_HAND)
            return
        try:
            value = FormPrompt(question.form, self.words).parsed(question.single, typed)
        except UserError as user_error:
            if user_error.message == "core-answer-option" and self._deals(
                question
            ):  # nobody awaits an answer
                raise UserError("cli-unknown-command", command=typed) from None
            raise
        self.answer(question, value)

    # --- requests ----------------------------------------------------------------------------------------

    def answer(self, question: Question, value: Any) -> None:
        question.check(value)
        self.send(requests.AnswerQuestion(self.view.table, value, question.id))

    def report(self, event: dict[str, Any]) -> None:
        if self.clock is not None and self.terminal and event.get("type") in self.terminal.timed:
            event = {"at": self.clock.at(self.moment), **event}
        self.send(requests.AddEvent(self.view.table, event))

    def undo(self) -> None:
        self._step(requests.Undo(self.view.table), "cli-undone", self.view.undo)

    def redo(self) -> None:
        self._step(requests.Redo(self.view.table), "cli-redone", self.view.redo)

    def _step(self, message: requests.Request, say: str, step: Named | None) -> None:
        self.send(message)
        if step is not None:
            self.say(say, step=self.words.say(step.message, step.args))

    def send(self, message: requests.Request) -> None:
        """Send a request and show the new view."""
        self.view = self.service.respond(message)
        self.show()
