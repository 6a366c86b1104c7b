"""The guides for developers are true: every path, and every name beside a path, exists."""

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


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_an_answer_is_found_within_three_looks(row):
    looks = row.split("|")[2].split(" · ")
    assert 1 <= len(looks) <= 3
    for look in looks:
        path, name = re.fullmatch(r" ?`([^`]+)` `([^`]+)` ?", look).groups()
        assert name in (ROOT / path).read_text(encoding="utf-8"), f"{path}: {name}"


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
