"""The import rules of the architecture: layers point one way, the engine needs nothing but msgspec."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "automatable"
ENGINE = sorted(path for layer in ("core", "games") for path in (SOURCE / layer).rglob("*.py"))


def test_layers_point_one_way():
    run = subprocess.run(
        [Path(sys.executable).parent / "lint-imports"], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_use_the_standard_library_and_msgspec_alone(path):
    allowed = set(sys.stdlib_module_names) | {"msgspec", "automatable"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found = {(node.module or "").split(".")[0]}
        else:
            continue
        assert found <= allowed, f"line {node.lineno}: {found - allowed}"


FORBIDDEN = {"random", "time", "datetime", "secrets", "socket", "sqlite3", "subprocess", "os"}


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_know_no_clock_dice_or_screen(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not {alias.name for alias in node.names} & FORBIDDEN
        elif isinstance(node, ast.ImportFrom):
            assert node.module not in FORBIDDEN
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"print", "input"}


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_import_openly(path):
    """No contract sees an import by name; words are loaded in one module that the contract names."""
    called = {
        node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    }
    assert not called & {"import_module", "__import__"}


def test_every_module_is_in_a_layer():
    """A module beside the layers could import from all of them unseen."""
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = {
        name.split(".")[1] for layer in contract["contracts"][0]["layers"] for name in layer.split(" | ")
    }
    modules = {
        path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert modules - layers == {"__init__", "__main__"}
