"""Nothing that the engine needs is left out of the Python of the page alone."""

import ast
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER_ONLY = {"sqlite3", "os"}
"""Imported by the parts of `play` that keep games in files; the service needs none of them."""


def imported(path):
    """The modules a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        yield from imported_by(node)


def imported_by(node):
    """The modules that one statement imports."""
    if isinstance(node, ast.Import):
        yield from (name.name.partition(".")[0] for name in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module.partition(".")[0]


def test_what_the_engine_imports_is_in_the_site():
    text = (ROOT / "webapp/site/left_out.txt").read_text(encoding="utf-8")
    gone, frozen = text.split("# These are frozen")
    left_out = set(" ".join(gone.splitlines()[1:]).split())
    assert "tkinter" in left_out and "os" in frozen.split()
    for part in ("core", "games", "play", "locales"):
        for path in (ROOT / "src/automatable" / part).rglob("*.py"):
            assert not (set(imported(path)) - SERVER_ONLY) & left_out, path


def test_the_modules_beside_the_engine_can_be_imported_in_the_site():
    text = (ROOT / "webapp/site/left_out.txt").read_text(encoding="utf-8")
    left_out = set(text.split("# These are frozen")[0].split())
    for path in (ROOT / "src/automatable").glob("*.py"):
        statements = ast.parse(path.read_text(encoding="utf-8")).body  # not what a function imports later
        names = {name for node in statements for name in imported_by(node)}
        assert not names & left_out, path


def test_of_the_engine_s_own_code_only_docstrings_are_left_out():
    undocumented = runpy.run_path(str(ROOT / "webapp/site/engine.py"))["undocumented"]
    source = '''"""A module."""

class One:
    """A class,

    in some words.
    """

    number = 1

    def two(self):
        """A method."""
        text = """no docstring"""
        return text, self.number

    def three(self):
        """Nothing is done."""
'''
    bare = undocumented(source)
    assert '"""no docstring"""' in bare
    assert not any(words in bare for words in ("A module", "in some words", "A method", "Nothing is done"))
    code = [(n, line) for n, line in enumerate(source.split("\n")) if "=" in line or "return" in line]
    assert [(n, line) for n, line in enumerate(bare.split("\n")) if "=" in line or "return" in line] == code
    found = {}
    exec(compile(bare, "bare", "exec"), found)
    assert found["One"]().two() == ("no docstring", 1)
