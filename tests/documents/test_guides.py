"""The guides for developers are true: every path, and every name beside a path, exists."""

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FINDING = (ROOT / "docs" / "finding-your-way.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
ROWS = [line for line in FINDING.splitlines() if re.match(r"\| .*\? \||\| (Add|Change|Correct) ", line)]
BASES = ("", "src/automatable", "webapp/src", "src/automatable/games/scythe")
ENDINGS = (".py", ".ts", ".svelte", ".toml", ".ftl", ".md", ".json", ".yml")


def test_there_are_twenty_questions():
    assert len(ROWS) >= 20


def defined(path):
    """What a file defines: the names that a rename would change."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return set(_python_names(ast.parse(text)))
    found = {
        ".toml": r"^\[+([\w.-]+)\]|^id = \"([\w-]+)\"|^([\w-]+) = ",
        ".ftl": r"^([\w-]+) =",
        ".md": r"`([^`\n]+)`|^#+ (.+)$",
    }.get(path.suffix, SCRIPT)
    return {name for match in re.finditer(found, text, re.MULTILINE) for name in match.groups() if name}


SCRIPT = (
    r"(?:function|class|interface|type|const|let)\*? (\w+)"
    r"|^  (?:private |async |static )*(\w+)(?:\(|\??:| =)"
    r"|addEventListener\('(\w+)'"
)
"""What TypeScript, a component or a script defines: names, members, properties, events that it handles."""


def _python_names(node):
    """Functions, classes and names that are assigned, in a module and in its classes."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.FunctionDef | ast.ClassDef):
            yield each.name
        if isinstance(each, ast.ClassDef):
            yield from _python_names(each)
        targets = each.targets if isinstance(each, ast.Assign) else [getattr(each, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_an_answer_is_found_within_three_looks(row):
    looks = row.split("|")[2].split(" · ")
    assert 1 <= len(looks) <= 3
    for look in looks:
        path, name = re.fullmatch(r" ?`([^`]+)` `([^`]+)` ?", look).groups()
        assert name in defined(ROOT / path), f"{path}: {name}"


def test_a_use_of_a_name_is_no_definition(tmp_path):
    samples = {
        "a.py": "from x import used\nclass Made:\n    field: int = used\n    def method(self): return used\n",
        "b.ts": "import { used } from 'x';\nexport class Made {\n  field = used();\n  method(): void {}\n}\n",
        "c.ftl": "field = { used }\n",
    }
    for name, text in samples.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert defined(tmp_path / "a.py") == {"Made", "field", "method"}
    assert defined(tmp_path / "b.ts") == {"Made", "field", "method"}
    assert defined(tmp_path / "c.ftl") == {"field"}


@cache
def words():
    """Every word in the code of the package and the page."""
    found = set()
    for folder in ("src", "webapp/src", "webapp/site", "tests"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".mjs", ".toml", ".json") and path.is_file():
                found.update(re.findall(r"[A-Za-z_][\w-]*", path.read_text(encoding="utf-8")))
    return found


CODE_FREE = re.sub(r"^```.*?^```", "", ARCHITECTURE, flags=re.MULTILINE | re.DOTALL)
QUOTED = sorted(set(re.findall(r"`([^`\n]+)`", CODE_FREE)))


def is_path(quoted):
    return not re.search(r"[ (<=]|^/", quoted) and ("/" in quoted or quoted.endswith(ENDINGS))


@pytest.mark.parametrize(
    ("heading", "base"),
    [("folder", "src/automatable"), ("in a game's folder", "src/automatable/games/golem")],
)
def test_every_folder_of_the_tables_exists(heading, base):
    table = ARCHITECTURE.split(f"| {heading} | holds |")[1].split("\n\n")[0]
    named = [path for row in table.splitlines()[2:] for path in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert len(named) > 8
    for path in named:
        assert (ROOT / base / path).exists() or (ROOT / path).exists(), path


@pytest.mark.parametrize("quoted", [each for each in QUOTED if is_path(each)])
def test_a_path_of_the_architecture_exists(quoted):
    assert any((ROOT / base / quoted).exists() for base in BASES), quoted


@pytest.mark.parametrize("quoted", [each for each in QUOTED if not is_path(each)])
def test_a_name_of_the_architecture_exists(quoted):
    if quoted.startswith(("make ", "python ", "automatable ", "npm ")):
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert not quoted.startswith("make ") or f"\n{quoted.split()[1]}:" in makefile
        return
    for name in re.findall(r"[A-Za-z_][\w-]*", quoted):
        assert name in words() or name == "GAME", f"{name} of {quoted}"


def folders(path, inner):
    """The folders of code in a folder."""
    return {each.name for each in (ROOT / path).iterdir() if each.is_dir() and each.name not in inner}


def test_the_architecture_names_every_folder_of_the_package():
    table = ARCHITECTURE.split("| folder | holds |")[1].split("\n\n")[0]
    named = {path.split("/")[0] for path in re.findall(r"`([^`]+)`", table)}
    assert folders("src/automatable", {"__pycache__", "static"}) <= named
    page = {path.removeprefix("webapp/src/") for path in re.findall(r"`(webapp/src/[^`]+)`", table)}
    assert folders("webapp/src", {"styles"}) <= page


def test_every_command_has_its_file():
    from automatable.cli import COMMANDS

    places = [place.partition(":")[0] for place in COMMANDS.values()]
    assert len(set(places)) == len(places)


PAGE = (ROOT / "webapp" / "README.md").read_text(encoding="utf-8")
PAGE_TEXT = re.sub(r"^ *```.*?^ *```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
INTERFACE = (ROOT / "webapp" / "src" / "games" / "interface.ts").read_text(encoding="utf-8")


def rows(heading):
    """The first column of the table below a heading of the page's guide, name by name."""
    table = PAGE.split(f"\n{heading}\n")[1].strip().split("\n\n")
    body = next(part for part in table if part.startswith("|"))
    return [name for row in body.splitlines()[2:] for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def members(interface):
    """The members of an interface of the page."""
    body = INTERFACE.split(f"export interface {interface} {{")[1].split("\n}")[0]
    return {f"{name}{optional}" for name, optional in re.findall(r"^  (\w+)(\??):", body, re.MULTILINE)}


def test_the_guide_of_the_page_names_every_folder():
    named = {name.strip("/").removeprefix("src/") for name in rows("## Where to look")}
    assert folders("webapp/src", set()) <= named


PAGE_PATHS = sorted(
    {
        name
        for name in re.findall(r"`([^`\n]+)`", PAGE_TEXT)
        if is_path(name) and not re.search(r"[<>…{]|://|^build/", name)
    }
)


@pytest.mark.parametrize("quoted", PAGE_PATHS)
def test_a_path_of_the_guide_of_the_page_exists(quoted):
    bases = ("webapp", "webapp/src", "webapp/src/games", "")
    assert any((ROOT / base / quoted).exists() for base in bases), quoted


def test_the_guide_of_the_page_names_existing_commands():
    scripts = json.loads((ROOT / "webapp" / "package.json").read_text(encoding="utf-8"))["scripts"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"\b(npm run|npm|make) ([a-z]+)", PAGE)
    assert len(named) > 6
    for tool, name in named:
        assert f"\n{name}:" in makefile if tool == "make" else name in {"test", *scripts}, name


def test_the_guide_of_the_page_lists_what_a_drawing_receives():
    assert {name.partition("(")[0] for name in rows("### What a drawing receives")} == members("BoardProps")


def test_the_guide_of_the_page_lists_what_a_game_may_provide():
    named = set(rows("### What a game may provide")) | {"Board"}
    assert named == {name.strip("?") for name in members("GameParts")}
