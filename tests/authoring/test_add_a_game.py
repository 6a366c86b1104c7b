"""docs/add-a-game.md makes a game: every section of it is done here as written, then checked and played."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from automatable import authoring

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
INFO = {
    "METADATA": "Metadata-Version: 2.1\nName: automatable-toll\nVersion: 0.1.0\n",
    "entry_points.txt": "[automatable.games]\ntoll = toll:GAME\n",
}
TRIAL = """
from automatable import MemoryStorage, Service, check, load
from automatable.lab import run
from pathlib import Path

found = check("toll", games=30, tests=Path("tests"))
assert found == (), "\\n".join(map(str, found))
service = Service(MemoryStorage())
view = service.handle({"op": "new", "game": "toll", "seed": 3})
while not view["over"]:
    if view["deals"]:
        view = service.handle({"op": "deal", "table": view["table"]})
    else:
        options = view["questions"][0]["options"]
        value = options[0]["value"] if options else 9
        view = service.handle({"op": "answer", "table": view["table"], "value": value})
assert view["result"]["winner"] in ("human", "automa")
if load("toll").levels:  # the lab compares levels
    assert len(run("toll", games=4, cards=0).table())
"""

CALL = """
import subprocess, sys

text, *words = sys.argv[1:]
command = [sys.executable, "-m", "automatable", *words]
ran = subprocess.run(command, input=text, capture_output=True, text=True)
print(ran.stdout + ran.stderr)
"""


def sections():
    """Each section with its blocks: the file named just before, the language, the code."""
    for section in re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title = section.partition("\n")[0]
        blocks = re.findall(r"`([\w./]+)`:\n\n```(\w+)\n(.*?)^```", section, flags=re.DOTALL | re.MULTILINE)
        if blocks:
            yield title, blocks


def write(folder, file, language, code):
    """Write a file, or change it: each hunk of a diff names lines that are there exactly once."""
    path = folder / file
    if language != "diff":
        assert not path.exists(), file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")
        return
    text = path.read_text(encoding="utf-8")
    for hunk in code.split("@@\n"):
        lines = [line or " " for line in hunk.splitlines()]
        assert all(line[0] in " +-" for line in lines), hunk
        before = "".join(f"{line[1:]}\n" for line in lines if line[0] != "+")
        after = "".join(f"{line[1:]}\n" for line in lines if line[0] != "-")
        assert text.count(before) == 1, f"{file}:\n{before}"
        text = text.replace(before, after)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def run(tmp_path):
    """Python with the game installed."""
    folder = tmp_path
    info = folder / "automatable_toll-0.1.0.dist-info"
    info.mkdir()
    for name, text in INFO.items():
        (info / name).write_text(text)
    env = {**os.environ, "PYTHONPATH": str(folder), "AUTOMATABLE_HOME": str(folder / "home")}
    env |= {"PYTHONDONTWRITEBYTECODE": "1", "AUTOMATABLE_LANG": "en"}

    def done(*words):
        ran = subprocess.run(
            [sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    return folder, done


STEPS = list(sections())


def test_the_smallest_game_comes_first_and_each_addition_is_short():
    assert [title for title, _ in STEPS] == [
        "The smallest game",
        "A choice",
        "A question",
        "A rule alone",
        "A printed component",
        "A level",
        "A move of your own",
        "A picture",
        "The lab",
        "A human model",
        "Another language",
    ]
    for _, blocks in STEPS[1:]:
        assert sum(code.count("\n") for _, _, code in blocks) < 70


@pytest.mark.parametrize("step", range(len(STEPS)), ids=[title for title, _ in STEPS])
def test_a_section_makes_a_game_that_conforms_and_is_played_to_its_end(step, run):
    """Each section changes the files of those before it."""
    folder, python = run
    for _, blocks in STEPS[: step + 1]:
        for file, language, code in blocks:
            write(folder, file, language, code)
    python("-c", TRIAL)
    python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_the_commands_of_the_page_print_what_it_says(run):
    folder, python = run
    for _, blocks in STEPS:
        for file, language, code in blocks:
            write(folder, file, language, code)
    page = PAGE.read_text(encoding="utf-8")
    (block,) = re.findall(r"^```console\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    given = re.findall(r"^\$ echo '(.*?)' \| automatable (.*)\n(.*)$", block, flags=re.MULTILINE)
    assert len(given) == 2
    for text, command, said in given:
        assert said in python("-c", CALL, text, *command.split())
    python("-c", "import automatable; help(automatable.authoring.Pick)")
    python(
        "-m",
        "automatable",
        "lab",
        "par",
        "toll",
        "--games",
        "4",
        "--human",
        "payer",
        "--out",
        "toll/par.json",
    )
    python("-m", "automatable", "lab", "par", "toll")


def test_the_names_in_the_tables_of_the_page_are_there():
    table = PAGE.read_text(encoding="utf-8").partition("## Other things")[2].partition("## From this page")[0]
    names = re.findall(r"`([A-Za-z_]+)(?:\.([a-z_]+))?[`(]", table)
    assert len(names) > 12
    for name, attribute in names:
        if name == "r":
            assert hasattr(authoring.Resolver, attribute)
        elif name not in ("help", "super", "kind"):
            found = getattr(authoring, name)
            assert not attribute or hasattr(found, attribute)
