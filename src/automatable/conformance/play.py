"""Random games: they end, are the same when repeated, and every position can be written and read."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import msgspec
from msgspec import inspect

from automatable.conformance.driver import Driver, Endless
from automatable.conformance.finding import Findings, Progress
from automatable.conformance.rulebook import check_cited
from automatable.conformance.sources import CLASS, file_of_rule, source_of
from automatable.conformance.words import WordCheck
from automatable.core.engine.choices import UnbrokenTie
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame
from automatable.core.engine.question import Question
from automatable.core.forms.event_forms import event_forms
from automatable.core.forms.form import Field, Form
from automatable.core.forms.setup_form import setup_form
from automatable.core.topics.simulation import HumanModel, ModelContext
from automatable.locales import Words
from automatable.play.dealer import below, splitmix64

CLOSE = 20
"""Games that are checked event by event; the others are only played to the end."""
TRIES = 30
"""Answers that the rules may reject before a question counts as impossible to answer."""
SETUPS = 10
"""Set-ups that the rules may reject before that of the lab is taken."""
OWN = 4
"""One in so many events is one that the human reports unasked."""


class Stuck(Exception):
    """No answer to a question is accepted."""


def any_value(field: Field, form: Form, choose: Callable[[int], int]) -> Any:
    """Any value of a field; its own where there is nothing to choose from."""
    options = form.options(field)
    if field.kind == "choice":
        return options[choose(len(options))].value if options else field.value
    if field.kind == "list":
        return [option.value for option in options if choose(2)]
    if field.kind == "number":
        low = field.low or 0
        return low + choose((field.high if field.high is not None else low + 5) - low + 1)
    return bool(choose(2)) if field.kind == "switch" else field.value


class RandomGame(Driver):
    """One game with a human model of the simulation; any possible answer where that is rejected."""

    def __init__(self, game: AnyGame, setup: Data, seed: int, explain: bool, model: HumanModel) -> None:
        super().__init__(game, setup, seed, explain)
        self.model = model
        self.context = ModelContext(partial(splitmix64, splitmix64(seed, 1)))

    def step(self) -> bool:
        """Play one event; if the rules reject it, try another one."""
        if self.game.result(self.state) is not None:
            return False
        questions = self.game.open_questions(self.state)
        rejected = ""
        for attempt in range(TRIES):
            event = self._own_event(attempt, asked=bool(questions))
            try:
                if event is None and questions:
                    event = self._answer(questions[0], attempt)
                if event is None:
                    continue
                self.apply(event)
            except UserError as error:
                rejected = str(error)
                continue
            return True
        if not rejected:
            raise Endless("the game is not over, nobody does anything and nothing is asked")
        raise Stuck(f"no answer to {questions[0].id if questions else 'anything'} is accepted: {rejected}")

    def _own_event(self, attempt: int, asked: bool) -> Data | None:
        """An event of the human that answers no question: from the model, or any event with random values."""
        if self.state.pending is None and attempt == 0:
            acted = self.model.act(self.game, self.state, self.context)
            self.context.acted = self.context.acted + 1 if acted is not None else 0
            if acted is not None:
                event: Data = msgspec.to_builtins(acted)
                return event
        if (attempt == 1 and not asked) or (self.choose(OWN) == 0 and attempt < TRIES // 2):
            forms = event_forms(self.game, self.state)
            if forms:
                form = forms[self.choose(len(forms))]
                values = {one.key: any_value(one, form.form, self.choose) for one in form.form.fields}
                return {"type": form.type, **{key: value for key, value in values.items() if value != ""}}
        return None

    def _answer(self, question: Question, attempt: int) -> Data:
        if question.deck is None and attempt == 0:
            value = self.model.answer(self.game, self.state, question, self.context)
            return question.answer(value)
        return self.answer(question)


class RandomGames:
    """All random games of one check."""

    def __init__(self, game: AnyGame, words: WordCheck, findings: Findings) -> None:
        self.game = game
        self.words = words
        self.findings = findings
        self.asked: set[str] = set()
        self.command = ""

    def play(self, games: int, seed: int, progress: Progress | None) -> None:
        """Play this many games, with every level and set-up choice in turn, and every human model."""
        models = tuple(self.game.simulation.models.values())
        for number in range(games):
            one = splitmix64(seed, number)
            self.command = f"automatable check {self.game.id} --seed {seed} --games {number + 1}"
            close = number < CLOSE
            self._game(
                RandomGame(self.game, self._setup(one), one, close, models[number % len(models)]), close
            )
            if progress is not None:
                progress(number + 1, games)
        if games:
            self._never_asked()

    def _setup(self, seed: int) -> Data:
        """Any set-up, with any value of each choice; that of the lab if the rules reject many of them."""
        given = self.game.simulation.setup
        form, drawn = setup_form(self.game), count()

        def chosen(field: Field) -> Any:
            found = any_value(field, form, lambda bound: below(seed, next(drawn), bound))
            return given.get(field.key, found)

        for _ in range(SETUPS):
            setup = {**given, **form.filled(chosen)}
            try:
                self.game.new(self.game.decode_setup(setup))
            except UserError:
                continue
            return setup
        return dict(given)

    def _game(self, one: RandomGame, close: bool) -> None:
        game = self.game
        first = one.state
        try:
            one.to_the_end()
        except UnbrokenTie as tie:
            said = [_said(game, candidate) for candidate in tie.candidates]
            problem = f"no rule breaks the tie between {', '.join(said)}, at {_last(one)}"
            advice = "add a tie-break to this Pick, or a ruling that decides"
            self.findings.add("tie", file_of_rule(game, tie.rule), tie.rule, problem, advice)
        except Endless as endless:
            self.findings.add(
                "game",
                source_of(game, game.questions),
                "end",
                f"{endless}, at {_last(one)}",
                f"`{self.command}` plays it again",
            )
        except Stuck as stuck:
            advice = "offer only options that the rules accept"
            self.findings.add("game", source_of(game, game.questions), "answer", str(stuck), advice)
        except Exception as error:
            self._crash(one, error)
        else:
            self._result(one)
        self.asked.update(event["type"] for event in one.events)
        if close:
            self._closely(one, first)

    def _crash(self, one: RandomGame, error: Exception) -> None:
        """An exception in the rules, at the last line of the game's own code."""
        folder = str(self.game.folder)
        own = [
            frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(folder)
        ]
        file, line = (own[-1].filename[len(folder) + 1 :], own[-1].lineno) if own else (CLASS, 0)
        problem = f"{type(error).__name__}: {error}, at {_last(one)}"
        self.findings.add(
            "game", file, f"line {line}", problem, "the rules must resolve every possible event"
        )

    def _result(self, one: RandomGame) -> None:
        result = self.game.result(one.state)
        assert result is not None
        self.words.result(result)
        sides = {side.name for side in result.sides}
        if result.winner not in sides | {"nobody"}:
            advice = f"use one of {', '.join(sorted(sides))}, nobody"
            self.findings.add(
                "game",
                source_of(self.game, self.game.result),
                "winner",
                f"{result.winner} is no side",
                advice,
            )
        for side in result.sides:
            if side.total != sum(value for _, value in side.parts):
                problem = f"the parts of {side.name} do not add up to {side.total}"
                self.findings.add(
                    "game", source_of(self.game, self.game.result), side.name, problem, "list every part"
                )

    def _closely(self, one: RandomGame, first: Any) -> None:
        """Check a game event by event: words, citations, saving and reading, and the same result again."""
        state = first
        for resolution in (self.game.checklist(first), *one.resolutions):
            self.words.resolution(resolution)
            self._shown(resolution.state)
            check_cited(self.game, resolution, self.findings)
        self._position(first)
        for event, before in zip(one.events, one.resolutions, strict=True):
            if not self._event(event):
                return
            self._again(state, event, before)
            state = before.state
            self._position(state)

    def _shown(self, state: Any) -> None:
        """The page's view and the terminal's drawing of a reached position."""
        display = self.game.display
        hooks: dict[str, Callable[[Any], object]] = {
            "facts": self.words.facts,
            "board": self.words.board,
            "draw": display.draw,
            "shown": lambda state: msgspec.json.encode(display.shown(state)),
        }
        for name, hook in hooks.items():
            try:
                hook(state)
            except Exception as error:
                file = source_of(self.game, getattr(display, name))
                problem = f"{type(error).__name__}: {error}"
                advice = f"Display.{name} must show every position that is reached"
                self.findings.add("display", file, name, problem, advice)
                return

    def _event(self, event: Data) -> bool:
        """Whether the event can be written and read."""
        kind = str(event["type"])
        try:
            decoded = self.game.decode_event(event)
            written = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(decoded)))
            same = self.game.decode_event(written) == decoded
        except (UserError, TypeError) as error:
            self.findings.add("event", self._file(event), kind, str(error), "use plain values in the event")
            return False
        if not same:
            problem = "is another event after it was saved and read"
            self.findings.add("event", self._file(event), kind, problem, "use values that JSON can hold")
        return same

    def _file(self, event: Data) -> str:
        """The file of an event's class."""
        tags = {kind.__struct_config__.tag: kind for kind in self.game.handlers}
        return source_of(self.game, tags.get(event["type"]))

    def _again(self, state: Any, event: Data, before: Any) -> None:
        game = self.game
        begun = state.pending.event if state.pending is not None else event  # an answer resolves it again
        kind, file = str(begun["type"]), source_of(game, game.handlers.get(type(game.decode_event(begun))))
        shown = msgspec.json.encode(game.to_json(state))
        again = game.apply(state, game.decode_event(event), explain=True)
        silent = game.apply(state, game.decode_event(event), explain=False)
        if again != before or silent.state != before.state:
            what = "a second time" if again != before else "without explanations"
            advice = "take chance only from questions, and change nothing in `if r.explaining`"
            self.findings.add("determinism", file, kind, f"resolved {what}, it ends differently", advice)
        if msgspec.json.encode(game.to_json(state)) != shown:
            advice = "return a new state; use tuples, not lists"
            self.findings.add("determinism", file, kind, "its handler changes the old position", advice)

    def _position(self, state: Any) -> None:
        game = self.game
        data = msgspec.json.decode(msgspec.json.encode(game.to_json(state)))
        try:
            self._same(state, game.from_json(data), "the JSON form")
            if state.pending is None:
                self._same(state, game.from_text(game.to_text(state)), "the short text")
        except UserError as error:
            problem = f"a position that was reached cannot be entered: {error}"
            advice = "correct `defects` or the fields of the state"
            self.findings.add(
                "position", source_of(self.game, self.game.State), error.message, problem, advice
            )

    def _same(self, state: Any, read: Any, what: str) -> None:
        if read == state:
            return
        differs = [
            name for name in state.__struct_fields__ if getattr(state, name) != getattr(read, name, None)
        ]
        problem = f"{what} loses {', '.join(differs)}"
        file, key = source_of(self.game, self.game.State), differs[0] if differs else what
        self.findings.add("position", file, key, problem, "write and read all of it")

    def _never_asked(self) -> None:
        """Handlers that no question asks for and no form or command of the terminal offers."""
        terminal = self.game.display.terminal
        if terminal is not None and terminal.commands:
            return
        offered = {kind.__struct_config__.tag for kind in self.game.human_events}
        for kind in self.game.handlers:
            tag = kind.__struct_config__.tag
            if tag not in self.asked | offered:
                problem = "was never asked for, and the human cannot report it"
                advice = "ask for it in `questions`, or add it to `human_events`"
                self.findings.add("event", CLASS, str(tag), problem, advice)


def check_events(game: AnyGame, findings: Findings) -> None:
    """Every event with a handler is one of the game's events."""
    union = inspect.type_info(game.Event)
    kinds = union.types if isinstance(union, inspect.UnionType) else (union,)
    tags = {kind.tag for kind in kinds if isinstance(kind, inspect.StructType)}
    for kind in (*game.handlers, *game.human_events):
        tag = kind.__struct_config__.tag
        if kind not in game.handlers and kind not in game.during_questions:
            advice = f"add a handler for {kind.__name__} to `handlers`"
            findings.add("event", CLASS, str(tag), "is in `human_events` without a handler", advice)
        elif tag not in tags:
            advice = f"add {kind.__name__} to the union `Event`"
            findings.add("event", source_of(game, kind), str(tag), "cannot be read", advice)
    for tag in ("answered", "corrected"):
        if tag not in tags:
            findings.add("event", CLASS, tag, "is missing", f"add {tag.title()} to the union `Event`")


def _said(game: AnyGame, candidate: str) -> str:
    try:
        return str(Words("en", game.id).name(candidate))
    except KeyError:
        return candidate


def _last(one: RandomGame) -> str:
    """The event that was being resolved, such as the card that was turned."""
    pending = one.state.pending
    event = pending.event if pending is not None else one.tried
    return ", ".join(f"{key} {value}" for key, value in event.items()) + f" (seed {one.seed})"
