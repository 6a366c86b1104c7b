"""Writes docs/hooks.md from the docstrings of a game's classes: ``python docs/hooks.py``."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from automatable.authoring import Components, Display, Game, PositionFormat, Simulation

PAGE = Path(__file__).with_name("hooks.md")
TOPICS: dict[str, tuple[type, str]] = {
    "Game": (Game, "The game class itself: the rules and what the other parts need to know about them."),
    "position": (PositionFormat, "How a position is written and read, checked and corrected."),
    "components": (Components, "The printed values, and how an owner enters their own."),
    "display": (Display, "What page, phone and terminal show."),
    "simulation": (Simulation, "The game in the lab."),
}
CALLED = {
    "Game": "rulebook checklist apply open_questions legal_events show to_json from_json to_text from_text "
    "decode_event decode_setup rule decide",
    "position": "possible with_values",
    "components": "kinds split",
    "display": "shown draw",
    "simulation": "measures begin",
}
"""Methods that a game is called with and does not replace."""
HEAD = """# Every hook of a game

A game class sets what it needs; everything else has the default of this page. To change a topic, subclass
its class and name it in the game: `display = MarketDisplay()`. [Add a game](add-a-game.md) shows how.

All names are in `automatable.authoring`. A method may be a function of the box: `facts = with_box(facts)`.
`docs/hooks.py` writes this page from the docstrings; a test compares the two.
"""


class Hook(NamedTuple):
    """One attribute or method that a game may set or replace."""

    name: str
    signature: str
    default: str
    about: str


def hooks(topic: str) -> Iterator[Hook]:
    """The hooks of the game class or of one of its topics, in the order of the source."""
    tree = ast.parse(inspect.getsource(TOPICS[topic][0]))
    body = list(_declared(tree.body[0].body))  # type: ignore[attr-defined]
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name, signature, default = node.target.id, node.target.id, _value(node.value)
            about = after.value.value if isinstance(after, ast.Expr) else ""
        elif isinstance(node, ast.FunctionDef):
            name, about = node.name, ast.get_docstring(node) or ""
            marks = {ast.unparse(mark) for mark in node.decorator_list}
            given = ", ".join(arg.arg for arg in node.args.args[1:])
            signature = name if "property" in marks else f"{name}({given})"
            default = "**required**" if "abstractmethod" in marks else _returned(node)
        else:
            continue
        if not name.startswith("_") and name not in CALLED[topic].split():
            about, stated = _split(_one_line(about))
            yield Hook(name, signature, stated or default, about)


def _value(value: ast.expr | None) -> str:
    return "**required**" if value is None else _code(value)


def _declared(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a class, with those that are there for type checkers alone."""
    for node in body:
        yield from node.body if isinstance(node, ast.If) and "not" not in ast.unparse(node.test) else [node]


def _returned(node: ast.FunctionDef) -> str:
    """The default of a method: the plain value that it returns; empty if it works something out."""
    last = node.body[-1]
    if isinstance(last, ast.Expr) or (isinstance(last, ast.Return) and last.value is None):
        return "does nothing"
    return _code(last.value) if len(node.body) == 2 and isinstance(last, ast.Return) and last.value else ""


def _code(value: ast.expr) -> str:
    """A constant, an empty container or the default of a topic as code; empty for anything else."""
    text = ast.unparse(value)
    return f"`{text}`" if re.fullmatch(r"[A-Za-z]*(\(\)|\{\})|None|False|'\w*'|\('\w+',\)", text) else ""


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("``", "`")).replace("|", "\\|").strip()


def _split(about: str) -> tuple[str, str]:
    """A docstring without its clause on the default, and that clause."""
    found = re.search(r"; by default ([^.]+)(?=\.)", about)
    return (about.replace(found[0], ""), found[1]) if found else (about, "")


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for topic, (kind, about) in TOPICS.items():
        title = "The game class" if topic == "Game" else f"`{topic}`: `{kind.__name__}`"
        rows = [f"| `{hook.signature}` | {hook.default} | {hook.about} |" for hook in hooks(topic)]
        parts.append(
            "\n".join([f"## {title}\n\n{about}\n", "| hook | default | what it is |", "|---|---|---|", *rows])
            + "\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
