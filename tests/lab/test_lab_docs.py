"""Every number of docs/lab.md is the output of a command on the page, and every example runs.

``python tests/lab/test_lab_docs.py`` writes the outputs anew.
"""

import re
import shlex
from pathlib import Path
from statistics import NormalDist

import pytest
from click.testing import CliRunner

from automatable import games
from automatable.cli import cli
from automatable.cli.commands.lab import progress
from automatable.core.topics.simulation import STEPS
from automatable.lab import make_plan, run
from automatable.lab.humans import pace
from automatable.lab.runs.plan import TWIN_EVERY
from automatable.play.history import advice
from automatable.play.history.interval import Z
from automatable.play.history.par import SHOWN as SHOWN_PAR
from automatable.play.simulations import tables_of

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


def phrases():
    """The figures of the text: each phrase as it must stand there, made from what the program does."""
    (rules,) = (shown for command, shown in SHOWN if "NearestEnemy" in command)
    change = {name: row.split()[-3:] for name, row in re.findall(r"steady · (.*?)   +(.*)", rules)}
    lost, low, high = (float(each.strip("[,]")) for each in change["Automa’s points"])
    assert lost < low * 0.5 < 0 and low < high < 0 and float(change["human wins"][1].strip("[,")) > 0
    turns = [float(each.strip("[,]")) for each in change["Automa’s turns"]]
    assert turns[1] <= 0 <= turns[2]
    yield f"it loses {-lost:.2f} points on average, with a 95 % interval from {-high:.2f} to {-low:.2f}"
    yield "the interval of the difference in turns holds 0"

    (coverage,) = {round(100 * (2 * NormalDist().cdf(Z) - 1))}
    yield f"half the {coverage} % interval"
    yield f"all at {coverage} %"
    half, most, nearly = SHOWN_PAR.values()
    yield f"in {half}, {most} and {nearly} of 100 games"
    yield f"the table's steps of {STEPS[1] - STEPS[0]}"
    yield f"of the last {advice.LAST} games"
    up, down = round(advice.UP * advice.LAST), round(advice.DOWN * advice.LAST)
    yield f"{up} in {advice.LAST} or more won mean the next level"
    yield f"{down} in {advice.LAST} or fewer the one before"
    yield f"{WORDS[advice.FEWEST]} games are needed to advise a level"
    yield f"it needs {WORDS[pace.FEWEST]} of them"

    followed = [make_plan("scythe", games=1000).followed(number) for number in range(1000)]
    assert all(followed[:100]) and not any(followed[101:150]) and followed[100:].count(True) == 18
    yield "the first hundred of each level and model, then one in fifty"
    assert [make_plan("scythe", games=games).cards for games in (1000, 5000, 50_000)] == [100, 100, 1000]
    yield "(a fiftieth of , at least a hundred)"
    yield f"every {WORDS[TWIN_EVERY]}th game has a twin"
    yield {30.0: "the rate of the last half minute"}[progress.WINDOW]
    yield f"every {WORDS[int(progress.LOG_EVERY)]} seconds"
    for command in ("run", "tune"):
        assert "Exit status 3 if" in " ".join(
            CliRunner().invoke(cli, ["lab", command, "--help"]).output.split()
        )
    yield "the exit status is 3 if the width was not reached"
    yield "The exit status is 3 if a target is missed"
    wins = run("scythe", level="automa", human="steady", games=30, cards=0).values(
        "automa", "steady", "human-wins"
    )
    assert set(wins) == {0, 1}
    yield "1 or 0; its mean is the share"
    rounds = tables_of(games.load("pendulum"))["scoring"]["A"]
    yield f"with its {WORDS[len(rounds)]} rounds"
    (terms,) = re.findall(r"words are used throughout:\n\n((?:- .*\n)+)", PAGE)
    yield f"{WORDS[len(terms.splitlines())].capitalize()} words are used throughout"


WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
A_FIGURE = re.compile(
    rf"\d[\d.,]*|\b({'|'.join(WORDS[3:])}|(four|fif|six|seven|eigh|nine)(ty|teen)|(six|seven|eigh|nin|ten|hundred)ths"
    r"|hundreds?|twelve|twenty|thirty|forty|thousands?|millions?|dozens?|minutes?|hours?|seconds?)\b",
    re.IGNORECASE,
)


def test_every_figure_of_the_text_is_one_of_the_program():
    """Also whole numbers and those in words: once a score stood here that nobody had measured."""
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", PROSE, flags=re.DOTALL)
    text = re.sub(r"\[decisions/\d+", "", " ".join(text.split()))
    for phrase in phrases():
        assert phrase in text, phrase
        text = text.replace(phrase, "")
    assert not [text[max(0, each.start() - 40) : each.end() + 20] for each in A_FIGURE.finditer(text)]


@pytest.mark.parametrize(
    "claim", ["Golem scores about 95.", "It takes ten minutes.", "One in twenty is won."]
)
def test_a_figure_that_nobody_made_is_found(claim):
    assert A_FIGURE.search(claim)


def test_the_readme_states_no_figure_of_the_lab():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (part,) = re.findall(r"^## For designers.*?(?=^## )", readme, re.DOTALL | re.MULTILINE)
    said = re.sub(r"```.*?```|`[^`]*`", "", part, flags=re.DOTALL)
    assert [found[0] for found in A_FIGURE.finditer(said)] == []


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
