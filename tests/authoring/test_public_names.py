"""The public names: in one place, documented, and imported only when they are used."""

import ast
import doctest
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import automatable
from automatable import authoring

ROOT = Path(__file__).parents[2]

PAGES = {"automatable", "automatable.authoring", "automatable.lab"}
"""The modules whose names stay."""

OUTSIDE = [
    path
    for folder in ("examples", "packages", "src/automatable/template")
    for path in sorted((ROOT / folder).rglob("*.py*"))
    if path.name.endswith((".py", ".py.txt"))
]
"""Games that are not part of this package, as their authors write them."""


@pytest.mark.parametrize("name", automatable.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name):
    assert getattr(automatable, name).__doc__


def test_the_package_shows_its_public_names():
    shown = {name for name in dir(automatable) if not name.startswith("_")}
    assert shown == {*automatable.__all__, "lab"}
    assert automatable.lab.__all__ and automatable.authoring is authoring


@pytest.mark.parametrize("page", sorted(PAGES))
def test_the_public_names_are_those_of_the_list(page):
    """A change to these names is a change to ``public_names.txt`` too: games of others use them."""
    text = (Path(__file__).parent / "public_names.txt").read_text(encoding="utf-8")
    listed = re.search(rf"^\[{re.escape(page)}\]\n((?:\w+\n)+)", text, flags=re.MULTILINE)
    assert listed and sorted(import_module(page).__all__) == listed[1].split()
    assert all(getattr(import_module(page), name, None) is not None for name in listed[1].split())


def test_the_authoring_page_lists_exactly_what_it_imports():
    tree = ast.parse(Path(authoring.__file__).read_text(encoding="utf-8"))
    imported = {
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module != "__future__"
        for alias in node.names
    }
    assert imported == set(authoring.__all__)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_game_outside_imports_public_names_alone(path):
    """Also in its tests: nobody has to read the core to write a game."""
    text = path.read_text(encoding="utf-8")
    modules = re.findall(r"^\s*from (automatable(?:\.[\w.]+)?) import ([^\n]+)", text, flags=re.MULTILINE)
    assert not re.findall(r"^\s*import automatable\.(?!authoring\b|lab\b)", text, flags=re.MULTILINE)
    for module, names in modules:
        assert module in PAGES, module
        if module == "automatable":
            assert {name.strip() for name in names.strip("()").split(",")} <= {*automatable.__all__, "lab"}


def test_a_name_that_is_not_public_is_not_there():
    with pytest.raises(AttributeError, match="nonsense"):
        automatable.nonsense  # noqa: B018 - asking for it is the test


def test_importing_the_package_imports_nothing_else_of_it():
    program = "import automatable, sys; print([m for m in sys.modules if m.startswith('automatable.')])"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"


def test_a_game_is_played_with_public_names_alone():
    game = automatable.load("scythe")
    session = automatable.Session(automatable.Start("scythe", {}, seed=1))
    session.deal()
    assert isinstance(game, automatable.Game) and session.log


DOCUMENTED = [
    name
    for name in authoring.__all__
    if inspect.isroutine(value := inspect.unwrap(getattr(authoring, name))) or inspect.isclass(value)
]
"""The classes and functions of the page; its other names are types and constants."""


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_class_and_function_for_authors_has_an_example_that_runs(name):
    one = inspect.unwrap(getattr(authoring, name))
    names = {**vars(authoring), "__name__": "docs"}
    tests = doctest.DocTestFinder(recurse=False).find(one, name, globs=names)
    assert tests and tests[0].examples, f"{name} has no example"
    printed: list[str] = []
    result = doctest.DocTestRunner().run(tests[0], out=printed.append)
    assert not result.failed, "".join(printed)
