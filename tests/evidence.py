"""Which tests prove which entry: read off the ``rule`` markers in the test files."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent


def found(game: str) -> dict[str, list[str]]:
    """Entry id to the tests of a game of ours that name it."""
    return marked(TESTS / "games" / game.replace("-", "_"), TESTS)


def marked(folder: Path, top: Path) -> dict[str, list[str]]:
    """Entry id to the tests in a folder that name it, in the order of the files."""
    evidence: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    for arg in decorator.args:
                        name = f"{path.relative_to(top).as_posix()}::{node.name}"
                        evidence.setdefault(ast.literal_eval(arg), []).append(name)
    return dict(sorted(evidence.items()))
