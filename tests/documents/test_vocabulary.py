"""One vocabulary: a role has the same file, the same names and the same order of arguments in every game."""

import ast
import inspect
import io
import re
import tokenize
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

import automatable
from automatable import games

ROLES: dict[str, dict[str, Any]] = {
    "box/printed.py": {"Printed": None},
    "position/setup.py": {"Setup": None, "new": "box, setup", "checklist": "box, state, r"},
    "position/state.py": {"State": None},
    "position/events.py": {"Event": None},
    "rules/scoring.py": {"result": "box, state"},
    "rules/questions.py": {"questions": "box, state", "next_draw": "box, state"},
    "rules/decisions.py": {"RULES": None},
}
"""Files that every game has."""

CHOSEN: dict[str, dict[str, Any]] = {
    "box/tables.py": {"Box": None},
    "box/checks.py": {"box_defects": "box"},
    "position/json_format.py": {"to_json": "box, state", "parse_json": "box, data"},
    "position/text_format.py": {"to_text": "box, state", "parse_text": "box, text"},
    "position/validation.py": {"defects": "box, state"},
    "position/corrections.py": {"families": "box, state", "bounds": "box, state"},
    "entry/own_box.py": {
        "missing": "box",
        "entry_question": "box, key, answers",
        "entry_tables": "box, key, answers",
    },
    "display/catalog.py": {
        "CATALOG": None,
        "component_name": "box, key",
        "describe_value": "box, key, value",
    },
    "display/view_facts.py": {"facts": "box, state"},
    "display/terminal.py": {"TERMINAL": None, "draw": "box, state", "typed": "word, rest"},
    "simulation.py": {"SIMULATION": None},
}
"""Files that a game has where it needs them."""

FOLDERS = {"rules", "position", "box", "entry", "display", "human_models", "words"}
"""The folders of a game; its class stands in ``__init__.py``, its part of the lab in ``simulation.py``."""

NAMES = {"Box": "box", "State": "state", "Resolver": "r"}
"""What an argument of this type is called, and their order."""

OURS = [name for name in games.names() if games.FOUND[name].dist.name == games.OURS]


def package(name):
    return import_module(games.game_class(name).__module__)


def files(name):
    folder = games.game_class(name).folder
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.py")}


@pytest.mark.parametrize("name", OURS)
def test_the_game_is_one_class_called_game(name):
    module = package(name)
    assert module.__all__ == ["GAME"] and module.GAME is games.game_class(name)
    assert module.GAME.folder.name == name.replace("-", "_")


@pytest.mark.parametrize("name", OURS)
def test_the_folders_of_a_game_have_the_same_names(name):
    folder = games.game_class(name).folder
    assert {path.name for path in folder.iterdir() if path.is_dir() and path.name[0] != "_"} <= FOLDERS
    assert {path.name for path in folder.glob("*.py")} <= {"__init__.py", "simulation.py"}


@pytest.mark.parametrize("name", OURS)
def test_every_role_has_its_file_and_its_names(name):
    there = files(name)
    for file, names in (ROLES | {file: names for file, names in CHOSEN.items() if file in there}).items():
        assert file in there
        module = import_module(f"{package(name).__name__}.{file.removesuffix('.py').replace('/', '.')}")
        for each, arguments in names.items():
            found = getattr(module, each)
            if arguments is not None:
                assert ", ".join(inspect.signature(found).parameters) == arguments, f"{file}: {each}"


@pytest.mark.parametrize("name", OURS)
def test_what_handles_an_event_takes_box_state_event_and_r(name):
    for event, handler in games.load(name).handlers.items():
        assert issubclass(event, Struct)
        assert list(inspect.signature(handler).parameters) == ["box", "state", "event", "r"], handler


@pytest.mark.parametrize("name", OURS)
def test_arguments_of_one_type_have_one_name_and_one_order(name):
    wrong = []
    for file, path in files(name).items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                wrong += [f"{file}: {node.name}: {reason}" for reason in _wrong(node)]
    assert not wrong


def _wrong(function):
    kinds = [
        (argument.annotation.id, argument.arg)
        for argument in function.args.args
        if isinstance(argument.annotation, ast.Name) and argument.annotation.id in NAMES
    ]
    once = [kind for kind, _ in kinds if [each for each, _ in kinds].count(kind) == 1]
    for kind, argument in kinds:
        if kind in once and argument not in (NAMES[kind], "before", "after"):
            yield f"{argument}: {kind} is called {NAMES[kind]}"
    order = [list(NAMES).index(kind) for kind, _ in kinds]
    if order != sorted(order):
        yield "box, state, r is the order"


PRIVATE = {
    *(
        "thing",
        "things",
        "shelf",
        "shelves",
        "told",
        "deed",
        "deeds",
        "desk",
        "keeper",
        "wish",
        "door",
        "doors",
    ),
    *("hears", "heard", "unheard", "story", "whoever", "somebody", "inscription", "inscriptions"),
    *("unfit", "prospect", "prospects"),
}
"""Words of our own that no reader would search for; the vocabulary has a plain word for each."""

ORDINARY = {"thing", "things", "whoever", "somebody"}
"""Of these, the words that are plain English in a sentence, but poor names."""

PRIVATE_NAMES = {"Refused"}
"""Former names of classes; the same word is ordinary in prose."""

EXCEPTIONS = {
    "cli/commands/box/__init__.py": {"shelf"},  # the command `box shelf`
    "cli/commands/box/shelf.py": {"shelf"},
    "cli/commands/engine/decide.py": {"story"},  # the option "story" of `resolve` and `decide`
    "cli/commands/engine/resolve.py": {"story"},
    "games/golem/box/effects.py": {"thing"},  # a field of the box files
    "games/golem/rules/board/effect_use.py": {"thing"},
    "games/golem/rules/scoring.py": {"things"},  # an argument of a message
}
"""Forms that must not change: commands, box files, arguments of messages."""

PAGE_EXCEPTIONS = {
    "components/box/Catalog.svelte": {"thing"},  # an argument of a message
    "games/golem/pieces.ts": {"shelf"},  # part of the names of places
}

PACKAGE = Path(automatable.__file__).parent
ROOT = Path(__file__).parents[2]
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "static" not in path.parts)
OTHERS = sorted(
    path
    for folder in ("tests", "bench", "packages", "examples", "docs", "webapp")
    for path in (ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts and path != Path(__file__)
)
PAGE = sorted(
    path
    for folder in ("src", "tests", "site", "public")
    for path in (ROOT / "webapp" / folder).rglob("*")
    if path.suffix in (".ts", ".svelte", ".css", ".js", ".mjs") and path.name != "generated.ts"
)
UNWRITTEN = {"node_modules", "build", "dist", "static", ".venv"}
"""Folders of other authors' files and of what a build makes."""


def written(suffix):
    """The files of the repository with this suffix."""
    return sorted(
        path
        for path in ROOT.rglob(f"*{suffix}")
        if not UNWRITTEN & set(path.relative_to(ROOT).parts) and ".git" not in path.parts
    )


def private_words(text, allowed=frozenset()):
    """The private words in a text, without names between backticks."""
    plain = re.sub(r"(`+)[^`]*\1", "", text)
    words = re.findall(r"[a-z]+", plain.lower())
    names = set(re.findall(r"\w+", plain)) & PRIVATE_NAMES
    return {word for word in words if word in PRIVATE - allowed} | names


def page_words(text):
    """The source of the page as words: message ids are forms that stay, and names are split at capitals."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", re.sub(r"[@\w$]+(-[\w${}.]+)+", "", text).replace("`", ""))


def names_and_prose(path):
    """The identifiers, comments and docstrings of a Python file, each with its line."""
    text = path.read_text(encoding="utf-8")
    docstrings = {
        (node.value.lineno, node.value.col_offset)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT) or token.start in docstrings:
            yield token.start[0], token.string


SHARED = {"State", "Form", "Track"}
"""Names of classes that a game has from the engine: its own kind of the same."""


def classes():
    """The files that define a class, by its name and by its game; all other code stands under ""."""
    found = defaultdict(lambda: defaultdict(list))
    for path in FILES:
        parts = path.relative_to(PACKAGE).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and parts[0] != "template":
                found[node.name][game].append("/".join(parts))
    return found


def test_the_name_of_a_class_has_one_meaning():
    found = classes()
    assert len(found) > 500
    twice = [places for each in found.values() for places in each.values() if len(places) > 1]
    assert not twice
    both = {name for name, each in found.items() if "" in each and len(each) > 1}
    assert both == SHARED, "a game gives a class of the engine another meaning"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_names_and_comments_of_the_package_use_the_vocabulary(path):
    allowed = EXCEPTIONS.get(path.relative_to(PACKAGE).as_posix(), set())
    found = {
        f"line {line}: {word}"
        for line, text in names_and_prose(path)
        for word in private_words(text, allowed)
    }
    assert not found


def test_names_and_comments_of_tests_and_benchmarks_use_the_vocabulary():
    assert len(OTHERS) > 250
    found = [
        f"{path.relative_to(ROOT)}, line {line}: {word}"
        for path in OTHERS
        for line, text in names_and_prose(path)
        for word in private_words(text)
    ]
    assert not found


def test_the_page_and_its_tests_use_the_vocabulary():
    assert len(PAGE) > 250
    found = []
    for path in PAGE:
        allowed = (
            PAGE_EXCEPTIONS.get(path.relative_to(ROOT / "webapp" / "src").as_posix(), set())
            if (path.is_relative_to(ROOT / "webapp" / "src"))
            else set()
        )
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            words = private_words(page_words(line), allowed)
            found += [f"{path.relative_to(ROOT)}, line {number}: {word}" for word in words]
    assert not found


def test_documents_use_the_vocabulary():
    assert len(written(".md")) > 30
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in written(".md")
        for word in private_words(prose(path.read_text(encoding="utf-8")), ORDINARY)
    ]
    assert not found


def prose(text):
    """A document without its examples of code, options of commands and targets of links."""
    text = re.sub(r"^( *)(```+).*?^\1\2", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"\]\([^)]*\)|--[a-z-]+", "", text)


def test_comments_of_words_boxes_and_settings_use_the_vocabulary():
    files = written(".ftl") + written(".toml")
    assert len(files) > 60
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith("#") and private_words(line)
    ]
    assert not found


def test_the_word_test_finds_a_private_word(tmp_path):
    file = tmp_path / "sample.py"
    file.write_text('"""A desk."""\nSQL = """told"""\ntold_once = 1  # a wish\n', encoding="utf-8")
    found = [word for _, text in names_and_prose(file) for word in private_words(text)]
    assert found == ["desk", "told", "wish"], "code in a string is not ours to name"
    page = "// a thing\nconst heardOnce = say('web-story-at', `web-shelf-${state}`); <!-- desk -->"
    assert private_words(page_words(page)) == {"thing", "heard", "desk"}
    assert private_words("class Refused: a value that was Refused") == {"Refused"}
    assert private_words(prose("a desk [name](told.md)\n```sh\nautomatable box shelf\n```\n`wish`")) == {
        "desk"
    }


def test_every_exception_is_needed():
    files = {PACKAGE / name: words for name, words in EXCEPTIONS.items()}
    files |= {ROOT / "webapp" / "src" / name: words for name, words in PAGE_EXCEPTIONS.items()}
    for path, words in files.items():
        text = path.read_text(encoding="utf-8").lower()
        assert all(re.search(rf"(?<![a-z]){word}(?![a-z])", text) for word in words), path
