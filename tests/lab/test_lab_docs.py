"""Every number of docs/lab.md is the output of a command on the page, and every example runs.

``python tests/lab/test_lab_docs.py`` writes the outputs anew.
"""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from automatable.cli import cli

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "lab.md"
PAGE = FILE.read_text(encoding="utf-8")
BLOCK = re.compile(r"```console\n\$ (automatable [^\n]*)\n\n(.*?)```", re.DOTALL)
SHOWN = BLOCK.findall(PAGE)
"""Commands with their outputs."""
PROSE = BLOCK.sub("", PAGE)
COMMANDS = sorted(
    {
        command
        for command in re.findall(r"^(automatable lab .*)$|`(automatable lab [^`]*)`", PROSE, re.MULTILINE)
        for command in command
        if len(command.split()) > 3 and "GAME" not in command
    }
)
FEW = {"--games": "2", "--trials": "2", "--cards": "0"}
FOLLOWS = ("report", "keep", "par")
"""Commands that play no run of their own."""
LEVELS = {"scythe": "automa", "golem": "easy", "red-rising": "1"}


def output(command):
    """The output of a command, as it is on the page."""
    words = shlex.split(command)[1:]
    if words[1] != "par":
        words += ["--workers", "1"]
    done = CliRunner().invoke(cli, [*words, "--lang", "en"], catch_exceptions=False)
    assert done.exit_code in (0, 3)
    return "\n".join(line.rstrip() for line in done.stdout.splitlines()).strip("\n") + "\n"


@pytest.mark.parametrize(("command", "shown"), SHOWN, ids=[command for command, _ in SHOWN])
def test_a_command_prints_what_the_page_shows(command, shown, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert output(command) == shown


def test_the_text_states_no_number_that_no_command_printed():
    printed = "\n".join(shown for _, shown in SHOWN)
    text = re.sub(r"```.*?```|`[^`]*`", "", PROSE, flags=re.DOTALL)
    figures = re.findall(r"[-−]?\d+\.\d+", text)
    assert figures, "the example's difference"
    for figure in figures:
        assert figure.replace("−", "-") in printed, figure


def test_every_kind_of_command_has_its_output_on_the_page():
    assert {command.split()[2] for command, _ in SHOWN} == {"run", "compare", "sensitivity", "tune", "par"}


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
        words[words.index("--under") + 1] = "star_cards.a"
    words += ["--workers", "1"]
    if kind in ("run", "compare") and "--human" not in words:
        words += ["--human", "absent"]
    return words


def test_there_are_examples():
    assert len(COMMANDS) >= 12
    kinds = {command.split()[2] for command in COMMANDS}
    assert kinds >= {"run", "par", "keep", "compare", "sensitivity", "tune", "report"}


def test_the_page_begins_with_the_questions():
    assert PAGE.index("| question |") < PAGE.index("\n## ")


def test_every_command_of_the_page_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    (level,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "in-between.toml").write_text(level)
    rules = ROOT / "docs" / "examples" / "nearest_enemy.py"
    (tmp_path / rules.name).write_text(rules.read_text(encoding="utf-8"))
    late = [command for command in COMMANDS if " report " in command]
    for command in [*(each for each in COMMANDS if each not in late), *late]:
        done = CliRunner().invoke(cli, small(command))
        if "--human mine" in command:
            assert done.exception.message == "lab-few-mine", done.output
            continue
        assert done.exit_code in ((0, 3) if " tune " in command or "--until" in command else (0,)), (
            f"{command}: {done.output}{done.exception}"
        )


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL), ids=range(4))
def test_every_python_example_of_the_page_runs(code, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    exec(compile(code.replace("games=200", "games=3"), "docs/lab.md", "exec"), {"__name__": "docs"})


def test_the_rule_of_the_worked_example_is_the_file_beside_it():
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (shown,) = (code for code in examples if "replace_rules(" in code)
    assert shown.splitlines()[-1] in (ROOT / "docs" / "examples" / "nearest_enemy.py").read_text("utf-8")


if __name__ == "__main__":
    FILE.write_text(
        BLOCK.sub(lambda block: f"```console\n$ {block[1]}\n\n{output(block[1])}```", PAGE), encoding="utf-8"
    )
