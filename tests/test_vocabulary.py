"""One vocabulary: a role has the same file, the same names and the same order of arguments in every game."""

import ast
import inspect
from importlib import import_module
from typing import Any

import pytest
from msgspec import Struct

from automatable import games

ROLES: dict[str, dict[str, Any]] = {
    "printed.py": {"Printed": None},
    "setup.py": {"Setup": None, "new": "box, setup", "checklist": "box, state, r"},
    "state.py": {"State": None},
    "events.py": {"Event": None},
}
"""What every game has."""

CHOSEN: dict[str, dict[str, Any]] = {
    "tables.py": {"Box": None},
    "notation.py": {"to_json": "box, state", "parse_json": "box, data"},
    "short_text.py": {"to_text": "box, state", "parse_text": "box, text"},
    "defects.py": {"defects": "box, state"},
    "box_checks.py": {"box_defects": "box"},
    "rules.py": {"RULES": None},
    "questions.py": {"questions": "box, state"},
    "own_box.py": {
        "missing": "box",
        "next_entry": "box, key, answers",
        "entered": "box, key, answers",
    },
    "shelf.py": {"SHELF": None, "thing_name": "box, key", "described": "box, key, value"},
    "fields.py": {"families": "box, state", "bounds": "box, state"},
    "scoring.py": {"result": "box, state"},
    "shown.py": {"shown": "box, state"},
    "terminal.py": {"TERMINAL": None, "draw": "box, state", "typed": "word, rest"},
    "study.py": {"STUDY": None},
}
"""What a game has where it needs it."""

NAMES = {"Box": "box", "State": "state", "Resolving": "r"}
"""What an argument of this type is called, and their order."""

OTHER_WORDS = {
    "set_up.py": "setup.py", "setting_up.py": "setup.py", "text.py": "short_text.py",
    "shorthand.py": "short_text.py", "asked.py": "rules.py", "checks.py": "box_checks.py",
    "checking.py": "box_checks.py", "components.py": "tables.py or printed.py",
    "waiting.py": "questions.py", "box.py": "tables.py or printed.py",
}  # fmt: skip
"""Names these roles once had: nobody shall have to learn two."""

OURS = [name for name in games.names() if games.FOUND[name].dist.name == games.OURS]


def package(name):
    return import_module(games.door(name).__module__)


def files(name):
    return {path.name: path for path in games.door(name).folder.glob("*.py")}


@pytest.mark.parametrize("name", OURS)
def test_the_game_is_one_class_called_game(name):
    module = package(name)
    assert module.__all__ == ["GAME"] and module.GAME is games.door(name)
    assert module.GAME.folder.name == name.replace("-", "_")


@pytest.mark.parametrize("name", OURS)
def test_every_role_has_its_file_and_its_names(name):
    there = files(name)
    assert not {file: OTHER_WORDS[file] for file in there if file in OTHER_WORDS}
    for file, names in (ROLES | {file: names for file, names in CHOSEN.items() if file in there}).items():
        assert file in there
        module = import_module(f"{package(name).__name__}.{file.removesuffix('.py')}")
        for each, arguments in names.items():
            found = getattr(module, each)
            if arguments is not None:
                assert ", ".join(inspect.signature(found).parameters) == arguments, f"{file}: {each}"


@pytest.mark.parametrize("name", OURS)
def test_what_handles_an_event_takes_box_state_event_and_r(name):
    for event, handler in games.door(name).handlers.items():
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
