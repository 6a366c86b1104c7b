"""Which tests prove which rulebook entry, read from the ``rule`` marks in test files.

The build of a wheel runs this file on its own, so it imports the standard library alone.
"""

from __future__ import annotations

import ast
from pathlib import Path


def tests_beside(game: Path) -> dict[str, list[str]]:
    """Tests by entry for a game's folder in a source checkout; empty if no tests are found beside it."""
    for project in projects(game):
        tests = project / "tests"
        if tests.is_dir():
            own = tests / "games" / game.name
            return marked_tests(own if own.is_dir() else tests, tests)
    return {}


def projects(game: Path) -> list[Path]:
    """The source checkouts that a game's folder lies in; none for a game that was installed from a wheel."""
    return [folder for folder in list(game.parents)[:4] if (folder / "pyproject.toml").is_file()]


def marked_tests(folder: Path, top: Path) -> dict[str, list[str]]:
    """Tests below a folder by the entry that their ``pytest.mark.rule`` names, with paths from ``top``."""
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
