"""Every example of docs/lab.md runs: commands with few games, Python as it stands."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from automatable.cli import cli

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = sorted(
    {
        command
        for command in re.findall(r"^(automatable lab .*)$|`(automatable lab [^`]*)`", PAGE, re.MULTILINE)
        for command in command
        if len(command.split()) > 3 and "GAME" not in command
    }
)
FEW = {"--games": "2", "--trials": "2", "--cards": "0"}
FOLLOWS = ("report", "keep", "par")
"""Commands that play no run of their own."""
LEVELS = {"scythe": "automa", "golem": "easy", "red-rising": "1"}


def small(command):
    """The command with few games, one level and one model."""
    words = shlex.split(command)[1:]
    kind, game = words[1], words[2]
    for option, value in FEW.items():
        if option in words:
            words[words.index(option) + 1] = value
    if kind in FOLLOWS:
        return words
    if "--games" not in words:
        words += ["--games", "2"]
    if kind == "run":
        words += ["--cards", "0"]
        if "all" in words:
            words[words.index("all")] = LEVELS[game]
        elif "--level" not in words:
            words += ["--level", LEVELS[game]]
    if kind == "tune" and "--trials" not in words:
        words += ["--trials", "2"]
    if kind == "sensitivity":
        words[words.index("--under") + 1] = {"board": "board.gold"}.get(
            words[words.index("--under") + 1], "star_cards.a"
        )
    else:
        words += ["--workers", "1"]
    if kind in ("run", "compare") and "--human" not in words:
        words += ["--human", "absent"]
    return words


def test_there_are_examples():
    assert len(COMMANDS) >= 12
    assert {command.split()[2] for command in COMMANDS} >= {
        "run",
        "par",
        "keep",
        "compare",
        "sensitivity",
        "tune",
    }


def test_the_page_begins_with_the_questions():
    assert PAGE.index("| question |") < PAGE.index("\n## ")


def test_every_command_of_the_page_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    (level,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "in-between.toml").write_text(level)
    late = [command for command in COMMANDS if " report " in command]
    for command in [*(each for each in COMMANDS if each not in late), *late]:
        done = CliRunner().invoke(cli, small(command))
        if "--human mine" in command:
            assert str(done.exception).startswith("lab-few-mine"), done.output
            continue
        assert done.exit_code in ((0, 3) if " tune " in command or "--until" in command else (0,)), (
            f"{command}: {done.output}{done.exception}"
        )


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL), ids=range(3))
def test_every_python_example_of_the_page_runs(code, capsys):
    exec(compile(code.replace("games=200", "games=3"), "docs/lab.md", "exec"), {"__name__": "docs"})
