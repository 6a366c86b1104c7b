"""Words: every message that a game can show has a text in each of its languages."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor as FluentVisitor
from msgspec import Struct, inspect

from automatable.conformance.finding import Findings
from automatable.conformance.sources import CLASS, source_of
from automatable.core.box import loader
from automatable.core.engine.choices import Keep
from automatable.core.engine.explanation import Kept, Node, Noted, Picked, Section, Summed
from automatable.core.engine.game import AnyGame
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolution, State
from automatable.core.engine.rules import Result
from automatable.core.forms.event_forms import event_forms
from automatable.core.forms.form import Form, Named
from automatable.core.forms.introspection import fields
from automatable.core.forms.setup_form import setup_form
from automatable.locales import LANGUAGES, Words

SPOKEN = {
    **dict.fromkeys(("Condition", "Defect", "Named", "UserError"), 0),
    **dict.fromkeys(("fewest", "first", "most", "only", "prefer"), 0),
    **dict.fromkeys(("instruct", "note", "record", "section", "sum"), 0),
    **dict.fromkeys(("Draw", "Option", "Question", "instruct_holder"), 1),
    "Result": 2,
}
"""Calls with a message among their arguments, and its place."""


class _Selects(FluentVisitor):
    """The arguments by whose numbers a message selects."""

    def __init__(self) -> None:
        self.numbered: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        if isinstance(node.selector, ast.VariableReference) and ast.NumberLiteral in map(type, keys):
            self.numbered.add(node.selector.id.name)
        self.generic_visit(node)


class WordCheck:
    """Collects the messages that a game shows, and finds those without words."""

    def __init__(self, game: AnyGame, findings: Findings) -> None:
        self.game = game
        self.findings = findings
        self._seen: set[tuple[str, tuple[str, ...]]] = set()
        self._by_number: set[tuple[str, str]] = set()
        """Messages with an argument by whose numbers they select."""

    @cached_property
    def texts(self) -> dict[str, set[str]]:
        """The messages in the game's own file of each declared language."""
        found: dict[str, set[str]] = {}
        for language in self.game.languages:
            found[language] = set()
            file = f"words/{language}.ftl"
            path = self.game.folder / file
            if language not in LANGUAGES:
                advice = f"use one of {', '.join(LANGUAGES)} in `languages`"
                self.findings.add("words", CLASS, language, "an unknown language", advice)
            elif not path.is_file():
                self.findings.add(
                    "words", file, language, "the file is missing", "add it or drop the language"
                )
            else:
                found[language] = self._messages(file, path.read_text(encoding="utf-8"))
        return found

    def _messages(self, file: str, text: str) -> set[str]:
        found: set[str] = set()
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                self.findings.add("words", file, line[:60], "not a message", "write it as `id = text`")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    self.findings.add("words", file, entry.id.name, "there twice", "remove one of them")
                found.add(entry.id.name)
                selects = _Selects()
                selects.visit(entry)
                self._by_number |= {(entry.id.name, name) for name in selects.numbered}
        return found

    def same_messages(self) -> None:
        """Check that each language has the messages of the others."""
        every = {message: language for language, known in self.texts.items() for message in known}
        for message in every:
            self._in_every_language(message)

    def static(self) -> None:
        """Everything that is shown in any game: set-up, levels, values of the position, printed values."""
        game, id = self.game, self.game.id
        self.need(f"{id}-name")
        for level in game.levels:
            self.need(f"{id}-level-{level}")
        self._setup()
        union = inspect.type_info(game.Event)
        for kind in union.types if isinstance(union, inspect.UnionType) else (union,):
            if isinstance(kind, inspect.StructType):
                self.need(f"{id}-event-{kind.tag}")
        state = game.new(game.decode_setup(dict(game.simulation.setup)))
        self._form(fields(game, state), source_of(game, game.State))
        for form in event_forms(game, state):
            self.named([form.name])
            self._form(form.form, CLASS)
        self._components()
        self._rules()
        self._written()

    def _written(self) -> None:
        """The messages in the game's code, also where no random game comes by."""
        own = re.compile(rf"{re.escape(self.game.id)}(-[A-Za-z0-9]+)+")
        for path in sorted(self.game.folder.rglob("*.py")):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, python.Call):
                    continue
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                said = [getattr(one, "value", None) for one in node.args]
                place = SPOKEN.get(called, len(said))
                message = said[place] if place < len(said) else None
                if isinstance(message, str) and own.fullmatch(message):
                    self.need(message)
                if called == "Result" and "nobody" in said:
                    self.need(f"{self.game.id}-nobody")

    def _setup(self) -> None:
        form = setup_form(self.game)
        for field in form.fields:
            self.named(field.names)
            for option in form.options(field):
                self.message(option.message, option.args)

    def _form(self, form: Form, file: str) -> None:
        for field in form.fields:
            self.named(field.names)
            if field.none:
                self.need(field.none)
            if field.kind == "text":
                advice = "mark its type with words(…), and name the options in PositionFormat.families"
                self.findings.add("words", file, field.key, "a text without a choice", advice)
        for options in form.choices.values():
            for option in options:
                self.message(option.message, option.args)

    def _components(self) -> None:
        game = self.game
        tables = loader.shipped(game.folder / "box")
        for kind in game.components.kinds():
            self.need(f"{game.id}-things-{kind.table.replace('.', '-').replace('_', '-')}")
        split = game.components.split(tables)
        for component in (key for kind in game.components.kinds() for key in kind.keys(tables)):
            self.message(*game.display.component_name(component))
            for field, value in split[component].values.items() if component in split else ():
                self.named(game.display.field_names(component, field))
                key = f"{component}.{field}" if field else component
                for said in game.display.describe_value(key, value):
                    self.references(said)

    def _rules(self) -> None:
        for rule in self.game.rules.values():
            for name, meaning in rule.inputs.items():
                if meaning.startswith(f"{self.game.id}-"):
                    file, advice = source_of(self.game, rule.decide), "write what it means, in English"
                    problem = f"its meaning is shown as {meaning}"
                    self.findings.add("words", file, f"{rule.id}.{name}", problem, advice)
            for step in rule.steps:
                if isinstance(step, str):
                    self.need(step)
                    continue
                for part in step.conditions if isinstance(step, Keep) else step.tie_breaks:
                    self.need(part.id)

    # --- what a game showed ------------------------------------------------------------------------------

    def resolution(self, resolution: Resolution[Any]) -> None:
        """The instructions, reasons and questions of one event."""
        for one in resolution.instructions:
            self.message(one.message, one.args)
        for node in resolution.explanation:
            self._node(node)
        for question in resolution.questions:
            self._question(question)

    def facts(self, state: State) -> None:
        """How far the game is, and who plays."""
        found = self.game.display.facts(state)
        for key in ("progress", "sides"):
            said = found.get(key)
            if isinstance(said, Named):
                self.message(said.message, said.args)
            elif said is not None:
                raise TypeError(f'{key} is no Named("{self.game.id}-{key}", {{…}}) but {said!r}')

    def board(self, state: State) -> None:
        """The names on the declared board."""
        if not self.game.display.own_page:
            self._shown(self.game.display.board(state))

    def _shown(self, part: object) -> None:
        """The names in a part of a board."""
        if isinstance(part, Named):
            self.message(part.message, part.args)
        elif isinstance(part, Struct):
            for name in part.__struct_fields__:
                self._shown(getattr(part, name))
        elif isinstance(part, list | tuple):
            for one in part:
                self._shown(one)

    def _question(self, question: Question) -> None:
        self.message(question.message, question.args)
        for part in question.fields:
            self.message(part.message, part.args)
        for option in (*question.options, *(one for part in question.fields for one in part.options)):
            self.message(option.message, option.args)

    def _node(self, node: Node) -> None:
        if isinstance(node, Kept):
            self.references(node.candidates)
            for cut in node.cuts:
                self.need(cut.condition)
        elif isinstance(node, Picked):
            self.references(node.candidates)
            for weighed in node.weighed:
                self.need(weighed.tie_break)
        elif isinstance(node, Noted | Summed | Section):
            self.message(node.message, node.args)
            for part in node.parts if isinstance(node, Summed) else ():
                self.message(part.message, part.args)
            for step in node.steps if isinstance(node, Section) else ():
                self._node(step)

    def result(self, result: Result) -> None:
        """The final count."""
        self.need(result.reason)
        for side in result.sides:
            self.need(f"{self.game.id}-side-{side.name}")
            for part, _ in side.parts:
                self.need(part)

    # --- one message -------------------------------------------------------------------------------------

    def named(self, names: Iterable[Named]) -> None:
        """Names with their arguments."""
        for name in names:
            self.message(name.message, name.args)

    def references(self, value: object) -> None:
        """References and names among values."""
        if isinstance(value, str) and value.startswith("@") and not value.endswith("-"):
            self.need(f"{self.game.id}-{value[1:]}")
        elif isinstance(value, Named):
            self.message(value.message, value.args)
        elif isinstance(value, list | tuple):
            for one in value:
                self.references(one)

    def need(self, message: str) -> None:
        """A message that is needed, whatever its arguments."""
        key = (message, ())
        if key not in self._seen:
            self._seen.add(key)
            self._in_every_language(message)

    def message(self, message: str, args: Mapping[str, object]) -> None:
        """A message with these arguments."""
        self.need(message)
        for name, value in args.items():
            self.references(value)
            if isinstance(value, str) and (message, name) in self._by_number:
                problem, advice = (
                    f"selects by the number {name}, but it is a text",
                    f"give {name} as a number",
                )
                self.findings.add("words", f"words/{self.game.languages[0]}.ftl", message, problem, advice)
        key = (message, ("args", *args))
        if key in self._seen:
            return
        self._seen.add(key)
        for language in self.game.languages:
            if language in LANGUAGES and Words(language, self.game.id).has(message):
                try:
                    Words(language, self.game.id).say(message, args)
                except KeyError as error:
                    if message in str(error):  # else one of its arguments has no words: found above
                        advice = f"the rules give it {', '.join(args) or 'no arguments'}"
                        self.findings.add(
                            "words", f"words/{language}.ftl", message, str(error.args[0]), advice
                        )

    def _in_every_language(self, message: str) -> None:
        own = message.startswith((f"{self.game.id}-", f"web-{self.game.id}-"))
        for language, known in self.texts.items():
            if own and message not in known:
                advice = f"add the line `{message} = …`"
                self.findings.add("words", f"words/{language}.ftl", message, "no words", advice)
            elif not own and language in LANGUAGES and not Words(language).has(message):
                advice = f"begin it with `{self.game.id}-`"
                self.findings.add("words", f"words/{language}.ftl", message, "no such message", advice)
