"""Text for the terminal: instructions, explanations as an indented tree, questions, checklists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from automatable import games
from automatable.cli.terminal.form import FormPrompt
from automatable.core.engine.choices import Keep, Pick
from automatable.core.engine.explanation import Kept, Node, Noted, Picked, Section, Summed, Weighed
from automatable.core.engine.forecast import Chance, odds
from automatable.core.engine.instructions import Row, rows
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Instruction, NodePath, Resolution
from automatable.core.engine.rules import Result, Rule, side_word
from automatable.core.rulebook import Rulebook
from automatable.locales import Words


class Narrator:
    """Text of one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.words = Words(language, game)
        self.rulebook = Rulebook.of(games.game_class(game).folder)

    def resolution(self, resolution: Resolution[Any]) -> Iterator[str]:
        """Yield instructions, explanation and questions."""
        yield from self.rows(rows(resolution.instructions))
        if resolution.explanation:
            yield ""
            yield from self.explanation(resolution.explanation)
        for question in resolution.questions:
            yield ""
            yield self.question(question)

    def instructions(self, instructions: Iterable[Instruction]) -> Iterator[str]:
        """Yield one numbered line per instruction."""
        for number, instruction in enumerate(instructions, 1):
            said = self.words.say(instruction.message, instruction.args)
            yield f"{number}. {said}{self.cite(instruction.rule)}"

    def rows(self, rows: Iterable[Row]) -> Iterator[str]:
        """Yield one numbered line per row; net results are a line of their own."""
        for number, row in enumerate(rows, 1):
            said = [self.words.say(each.message, each.args) for each in row.instructions]
            if row.net:
                yield f"{number}. = {' · '.join(said)}"
                continue
            cause = f"{self.words.game}-cause-{row.cause}"
            head = f"{self.words.say(cause)}: " if row.cause and self.words.has(cause) else ""
            pages = dict.fromkeys(self.cite(each.rule) for each in row.instructions)
            yield f"{number}. {head}{' · '.join(said)}{''.join(pages)}"

    def chances(self, chances: Iterable[Chance]) -> Iterator[str]:
        """Yield one line per possible action, with its chance first."""
        for one in chances:
            chance = self.words.say(*odds(one.weight, one.total))
            yield f"{chance:>8}  {self.words.say(one.message, one.args)}"

    def behind(self, row: Row, explanation: Sequence[Node]) -> tuple[Node, ...]:
        """Return the explanation nodes that decided a row, each once."""
        paths = dict.fromkeys(path for each in row.instructions for path in each.why)
        return tuple(_node(explanation, path) for path in paths)

    def cite(self, rule: str, ruling: str | None = None) -> str:
        """Return the page or the ruling in brackets."""
        page = self.rulebook.pages.get(rule)
        parts = [self.words.say("core-page", {"page": page})] if page else []
        entry = self.rulebook.entries.get(rule)
        if page is None and entry is not None and entry.kind == "ruling":
            parts.append(self.words.say("core-ruling", {"ruling": rule}))
        if ruling:
            parts.append(self.words.say("core-ruling", {"ruling": ruling}))
        return f"  [{', '.join(parts)}]" if parts else ""

    def explanation(self, nodes: Iterable[Node], depth: int = 0) -> Iterator[str]:
        """Yield the tree of nodes, indented."""
        indent = "  " * depth
        left: tuple[tuple[str, ...], str] | None = None
        for node in nodes:
            if isinstance(node, Section):
                yield f"{indent}{self.words.say(node.message, node.args)}{self.cite(node.rule)}"
                yield from self.explanation(node.steps, depth + 1)
                continue
            shown = isinstance(node, Kept | Picked) and (node.candidates, node.what) == left
            for line in self._node(node, shown):
                yield indent + line
            if isinstance(node, Kept) and _narrows(node):
                left = node.left, node.what
            elif not shown:
                left = None

    def _node(self, node: Kept | Picked | Noted | Summed, shown: bool) -> Iterator[str]:
        """Yield one node; ``shown``: its candidates are those left by the previous line."""
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
        """Return what the candidates stand for."""
        return self.words.say(node.what or "core-candidates")

    def _kept(self, node: Kept, shown: bool) -> Iterator[str]:
        """Return which candidates were removed and why; empty if none was."""
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
        """Return the question with its possible answers."""
        if question.fields:
            lines = [self.words.say(question.message, question.args), self._say("cli-parts")]
        else:
            lines = [FormPrompt(question.form, self.words).drawn(question.single)]
        if question.by_hand:
            lines += [self._say("cli-by-hand"), f"  {self.words.say(question.by_hand, question.args)}"]
        return "\n".join(lines)

    def checklist(self, rule: Rule) -> Iterator[str]:
        """Yield a rule as a list to go through by hand, from the same objects that run it."""
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
        """Yield every side with its score parts, then the winner."""
        for side in result.sides:
            parts = _summed((value, self.words.say(part)) for part, value in side.parts)
            yield f"{self._side(result, side.name)}: {_number(side.total)} = {parts}"
        nobody = result.winner == "nobody"
        winner = self._say(f"{self.words.game}-nobody") if nobody else self._side(result, result.winner)
        yield f"→ {winner}. {self.words.say(result.reason)}"

    def _side(self, result: Result, name: str) -> str:
        return self._say(f"{self.words.game}-side-{side_word(result, name)}")


def _summed(parts: Iterable[tuple[int, str]]) -> str:
    """Return the parts of a sum, negative ones subtracted."""
    said = " ".join(f"{'−' if value < 0 else '+'} {abs(value)} ({name})" for value, name in parts)
    return said.removeprefix("+ ") if said.startswith("+") else said.replace(" ", "", 1)


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _narrows(node: Kept) -> bool:
    """Return whether candidates were cut, or none are left."""
    return bool(node.cuts) or not node.left


def _node(explanation: Sequence[Node], path: NodePath) -> Node:
    node = explanation[path[0]]
    for place in path[1:]:
        assert isinstance(node, Section)
        node = node.steps[place]
    return node
