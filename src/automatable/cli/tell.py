"""Telling in words: instructions, the story as an indented tree, checklists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from automatable import games
from automatable.core.choosing import Keep, Pick
from automatable.core.game import Result, Rule
from automatable.core.prospects import Chance, odds
from automatable.core.question import Option, Part, Plain, Question
from automatable.core.resolution import Instruction, Path, Resolution
from automatable.core.rulebook import Rulebook
from automatable.core.story import Kept, Node, Noted, Picked, Section, Summed, Weighed
from automatable.core.telling import Row, rows
from automatable.locales import Words


class Teller:
    """Words for one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.words = Words(language, game)
        self.rulebook = Rulebook.of(games.door(game).folder)

    def resolution(self, resolution: Resolution[Any]) -> Iterator[str]:
        """Instructions, then why, then what is asked."""
        yield from self.rows(rows(resolution.instructions))
        if resolution.story:
            yield ""
            yield from self.story(resolution.story)
        for question in resolution.questions:
            yield ""
            yield self.question(question)

    def instructions(self, instructions: Iterable[Instruction]) -> Iterator[str]:
        """One numbered line for each thing to do."""
        for number, instruction in enumerate(instructions, 1):
            said = self.words.say(instruction.message, instruction.args)
            yield f"{number}. {said}{self.cite(instruction.rule)}"

    def rows(self, told: Iterable[Row]) -> Iterator[str]:
        """One numbered line for what belongs together, net results in one line of their own."""
        for number, row in enumerate(told, 1):
            said = [self.words.say(each.message, each.args) for each in row.instructions]
            if row.net:
                yield f"{number}. = {' · '.join(said)}"
                continue
            cause = f"{self.words.game}-cause-{row.cause}"
            head = f"{self.words.say(cause)}: " if row.cause and self.words.has(cause) else ""
            pages = dict.fromkeys(self.cite(each.rule) for each in row.instructions)
            yield f"{number}. {head}{' · '.join(said)}{''.join(pages)}"

    def chances(self, chances: Iterable[Chance]) -> Iterator[str]:
        """One line for each thing that may be done, its chance first."""
        for one in chances:
            chance = self.words.say(*odds(one.weight, one.total))
            yield f"{chance:>8}  {self.words.say(one.message, one.args)}"

    def behind(self, row: Row, story: Sequence[Node]) -> tuple[Node, ...]:
        """The nodes of the story that decided what a row says, each once."""
        ways = dict.fromkeys(way for each in row.instructions for way in each.why)
        return tuple(_node(story, way) for way in ways)

    def cite(self, rule: str, ruling: str | None = None) -> str:
        """Where it stands: page, or ruling."""
        page = self.rulebook.pages.get(rule)
        parts = [self.words.say("core-page", {"page": page})] if page else []
        entry = self.rulebook.entries.get(rule)
        if page is None and entry is not None and entry.kind == "ruling":
            parts.append(self.words.say("core-ruling", {"ruling": rule}))
        if ruling:
            parts.append(self.words.say("core-ruling", {"ruling": ruling}))
        return f"  [{', '.join(parts)}]" if parts else ""

    def story(self, nodes: Iterable[Node], depth: int = 0) -> Iterator[str]:
        """The tree, indented."""
        indent = "  " * depth
        left: tuple[tuple[str, ...], str] | None = None
        for node in nodes:
            if isinstance(node, Section):
                yield f"{indent}{self.words.say(node.message, node.args)}{self.cite(node.rule)}"
                yield from self.story(node.steps, depth + 1)
                continue
            shown = isinstance(node, Kept | Picked) and (node.candidates, node.what) == left
            for line in self._node(node, shown):
                yield indent + line
            if isinstance(node, Kept) and _narrows(node):
                left = node.left, node.what
            elif not shown:
                left = None

    def _node(self, node: Kept | Picked | Noted | Summed, shown: bool) -> Iterator[str]:
        """One node; ``shown``: its candidates are what the line before it left."""
        if isinstance(node, Noted):
            yield f"• {self.words.say(node.message, node.args)}{self.cite(node.rule, node.ruling)}"
        elif isinstance(node, Summed):
            parts = _summed((part.value, self.words.say(part.message, part.args)) for part in node.parts)
            total = f"{parts} = {_number(node.total)}" if parts else _number(node.total)
            yield f"• {self.words.say(node.message, node.args)}: {total}{self.cite(node.rule, node.ruling)}"
        elif isinstance(node, Kept):
            yield from self._kept(node, shown)
        else:
            yield from self._picked(node, shown)

    def _what(self, node: Kept | Picked) -> str:
        """What the candidates stand for."""
        return self.words.say(node.what or "core-candidates")

    def _kept(self, node: Kept, shown: bool) -> Iterator[str]:
        """Who fell and why; where nobody fell there is nothing to tell."""
        if not _narrows(node) or (shown and not node.cuts):
            return
        if not shown and node.cuts:
            yield f"• {self._say('core-choice', what=self._what(node), names=node.candidates)}"
        for cut in node.cuts:
            condition = self.words.say(cut.condition)
            ruling = f"  [{self._say('core-ruling', ruling=cut.ruling)}]" if cut.ruling else ""
            yield f"    − {self._say('core-cut', condition=condition, names=cut.out)}{ruling}"
        if node.left:
            yield f"    {self._say('core-left', names=node.left)}"
        else:
            yield f"• {self._say('core-nobody', what=self._what(node))}"

    def _picked(self, node: Picked, shown: bool) -> Iterator[str]:
        if node.chosen is None:
            if not shown:
                yield f"• {self._say('core-nobody', what=self._what(node))}"
        elif not node.weighed:
            if not shown:
                yield f"• {self._say('core-only-one', what=self._what(node), name=node.chosen)}"
        else:
            if not shown:
                yield f"• {self._say('core-choice', what=self._what(node), names=node.candidates)}"
            for weighed in node.weighed:
                yield f"    ? {self._weighed(weighed)}"
            yield f"    → {self._say('core-chosen', name=node.chosen)}"

    def _weighed(self, weighed: Weighed) -> str:
        values = ", ".join(
            f"{self.words.name(name)}: {self._value(weighed.kind, value)}"
            for name, value in weighed.values.items()
        )
        read = "" if weighed.kind == "first" else f" ({values})"  # a place in an order: our number
        decided = f" — {self._say('core-decided')}" if weighed.decided else ""
        ruling = f"  [{self._say('core-ruling', ruling=weighed.ruling)}]" if weighed.ruling else ""
        return f"{self.words.say(weighed.tie_break)}{read}{decided}{ruling}"

    def _value(self, kind: str, value: int) -> str:
        if kind == "prefer":
            return self._say("core-value-yes" if value else "core-value-no")
        return str(value)

    def _say(self, message: str, **args: Any) -> str:
        return self.words.say(message, args)

    def question(self, question: Question) -> str:
        """What is asked, with the possible answers."""
        if question.parts:
            lines = [self.words.say(question.message, question.args), self._say("cli-parts")]
        else:
            lines = [self.asked(question, question.default)]
        if question.by_hand:
            lines += [self._say("cli-by-hand"), f"  {self.words.say(question.by_hand, question.args)}"]
        return "\n".join(lines)

    def asked(self, question: Question | Part, default: Plain | None) -> str:
        """One answer, with what is possible."""
        text = self.words.say(question.message, question.args)
        if question.options:
            said = [named(option, self.words) for option in question.options]
            if numbered(question):
                return "\n".join([text, *(f"  {number}  {each}" for number, each in enumerate(said, 1))])
            return f"{text} [{', '.join(said)}]"
        if question.high is None:
            return text
        offered = "" if default is None else f", {default}"
        return f"{text} [{question.low or 0}–{question.high}{offered}]"

    def checklist(self, rule: Rule) -> Iterator[str]:
        """A rule unrun: the same objects as a list to go through by hand."""
        entry = self.rulebook.entries[rule.id]
        yield f"{rule.id}{self.cite(rule.id)} {entry.headed(self.words.language)}"
        for step in rule.steps:
            if isinstance(step, Keep):
                yield f"    {self._say('core-step-keep')}"
                for condition in step.conditions:
                    yield f"      ☐ {self.words.say(condition.id)}"
            elif isinstance(step, Pick):
                yield f"    {self._say('core-step-pick')}"
                for number, tie_break in enumerate(step.tie_breaks, 1):
                    yield f"      {number}) {self.words.say(tie_break.id)}"
            else:
                yield f"  {self.words.say(step)}"
        yield ""

    def result(self, result: Result) -> Iterator[str]:
        """Every side with its parts, and the winner."""
        game = self.words.game
        for side in result.sides:
            parts = _summed((value, self.words.say(part)) for part, value in side.parts)
            yield f"{self.words.say(f'{game}-side-{side.name}')}: {_number(side.total)} = {parts}"
        winner = f"{game}-side-{result.winner}" if result.winner != "nobody" else f"{game}-nobody"
        yield f"→ {self.words.say(winner)}. {self.words.say(result.reason)}"


def _summed(parts: Iterable[tuple[int, str]]) -> str:
    """The parts of a sum, a negative one taken away."""
    said = " ".join(f"{'−' if value < 0 else '+'} {abs(value)} ({name})" for value, name in parts)
    return said.removeprefix("+ ") if said.startswith("+") else said.replace(" ", "", 1)


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _narrows(node: Kept) -> bool:
    """Whether somebody fell, or nobody stood."""
    return bool(node.cuts) or not node.left


def _node(story: Sequence[Node], way: Path) -> Node:
    node = story[way[0]]
    for place in way[1:]:
        assert isinstance(node, Section)
        node = node.steps[place]
    return node


def named(option: Option, words: Words) -> str:
    """An answer in words; a symbol printed with a number is said with it."""
    said, number = words.say(option.message, option.args), option.args.get("number")
    return said if number is None or str(number) in said else f"{said} {number}"


def numbered(question: Question | Part) -> bool:
    """Whether the answers are many words, so that a number is quicker to type."""
    return len(question.options) > 3 and all(isinstance(option.value, str) for option in question.options)
