"""A game of one's own: made, installed by pip into an environment of its own, and played everywhere."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

import automatable
from automatable.cli import cli
from automatable.cli.commands.new_game import write_game
from automatable.core.engine.errors import UserError

NAME = "river-lights"


def wheel(folder, made):
    """The package as a wheel, built by hand: pip installs it without a network."""
    path = folder / "automatable_river_lights-0.1.0-py3-none-any.whl"
    info = "automatable_river_lights-0.1.0.dist-info"
    inside = [each for each in (made / "river_lights").rglob("*") if each.is_file()]
    files = {str(each.relative_to(made)): each.read_bytes() for each in inside}
    lines = (made / "pyproject.toml").read_text().splitlines()
    points = [line for line in lines if "river_lights:GAME" in line]
    entry = points[0].replace('"', "")
    files[f"{info}/METADATA"] = b"Metadata-Version: 2.1\nName: automatable-river-lights\nVersion: 0.1.0\n"
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/entry_points.txt"] = f"[automatable.games]\n{entry}\n".encode()
    with zipfile.ZipFile(path, "w") as out:
        for name, content in files.items():
            out.writestr(name, content)
        with out.open(f"{info}/RECORD", "w") as record:
            rows = [f"{name},,\n".encode() for name in (*files, f"{info}/RECORD")]
            record.writelines(rows)
    return path


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """An environment of its own in which the new package is installed beside ours."""
    folder = tmp_path_factory.mktemp("second")
    made = folder / NAME
    write_game(NAME, made)
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    python = folder / "env" / "bin" / "python"
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    ours = [path for path in sys.path if path.endswith("site-packages")]
    ours.append(str(Path(automatable.__file__).parent.parent))
    (Path(site) / "beside.pth").write_text("\n".join(ours) + "\n")
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--disable-pip-version-check",
         wheel(folder, made)],
        check=True,
    )  # fmt: skip

    def run(*args, typed=""):
        env = {**os.environ, "AUTOMATABLE_HOME": str(folder / "home"), "AUTOMATABLE_LANG": "en"}
        return subprocess.run(
            [python, *args], input=typed, capture_output=True, text=True, env=env, cwd=folder, check=False
        )

    return run, made


def test_it_is_listed_beside_ours(installed):
    run, _ = installed
    listed = run("-m", "automatable", "games")
    assert f"{NAME} calm, windy" in listed.stdout and "scythe" in listed.stdout, listed.stderr


def test_its_own_tests_pass_at_once(installed):
    run, made = installed
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(made / "tests"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_played_to_its_end_in_the_terminal(installed):
    run, _ = installed
    typed = "\n".join(["", *[""] * 6, "14", "why", "quit"]) + "\n"
    done = run("-m", "automatable", "play", NAME, typed=typed)
    assert "Move the left lantern on by" in done.stdout, done.stdout + done.stderr
    assert "→ You. More points win" in done.stdout
    assert "Lanterns: left lantern" in done.stdout, "its position is drawn without a drawing of its own"


def test_it_runs_in_the_lab(installed):
    run, _ = installed
    done = run("-m", "automatable", "lab", "run", NAME, "--games", "20", "--workers", "1")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_broken_one_is_named_and_hurts_no_other(installed):
    run, _ = installed
    found = run("-c", "import river_lights; print(river_lights.__file__)").stdout.strip()
    source = Path(found).read_text()
    try:
        Path(found).write_text("raise RuntimeError('out of oil')\n")
        listed = run("-m", "automatable", "games")
        assert listed.returncode == 0 and "scythe" in listed.stdout and NAME not in listed.stdout
        assert NAME in listed.stderr and "out of oil" in listed.stderr and "Traceback" not in listed.stderr
    finally:
        Path(found).write_text(source)


@pytest.mark.parametrize("name", ["Scythe", "a b", "../x", "scythe", "x" * 41])
def test_a_name_that_cannot_be_is_refused(name, tmp_path):
    user_error = CliRunner().invoke(cli, ["new-game", name, "--folder", str(tmp_path / "made")]).exception
    assert isinstance(user_error, UserError) and not (tmp_path / "made").exists()


def test_a_folder_that_holds_something_is_left_alone(tmp_path):
    (tmp_path / "mine").write_text("mine")
    user_error = CliRunner().invoke(cli, ["new-game", NAME, "--folder", str(tmp_path)]).exception
    assert isinstance(user_error, UserError) and [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_its_check_says_that_a_wheel_has_no_tests_and_reads_those_it_is_given(installed):
    run, made = installed
    check = ("-m", "automatable", "check", NAME, "--games", "2")
    alone, beside = run(*check), run(*check, "--tests", str(made / "tests"))
    assert alone.returncode == beside.returncode == 0, alone.stdout + beside.stdout
    assert "installed without its tests; --tests FOLDER" in alone.stdout and "--tests" not in beside.stdout
    alone = run("-m", "automatable", "rulebook", NAME)
    assert "installed without its tests" in alone.stdout and "test:  none" not in alone.stdout
    beside = run("-m", "automatable", "rulebook", NAME, "--tests", str(made / "tests"))
    assert re.search(r"^(\d+) of \1 entries have a test", beside.stdout, re.MULTILINE), beside.stdout


def test_its_types_are_strict(tmp_path):
    """The first lines of an author pass the strictest check, so later ones can."""
    write_game(NAME, tmp_path)
    source = str(Path(automatable.__file__).parents[1])
    done = subprocess.run(
        [*(sys.executable, "-m", "mypy", "--strict"), "--cache-dir", str(tmp_path), "-p", "river_lights"],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": f"{source}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_it_does_not_have_is_said_and_not_left_empty(installed):
    run, _ = installed
    for command in ("rules", "checklist"):
        done = run("-m", "automatable", command, NAME)
        assert done.returncode == 0 and "there is nothing to print" in done.stdout, command
    played = run("-m", "automatable", "play", NAME, typed="\npar\nreport\nquit\n")
    assert "comes with no table of winning scores" in played.stdout
    assert "There is nothing to report now" in played.stdout


def test_the_title_of_a_new_game_has_its_words_apart(tmp_path):
    write_game("river-lights", tmp_path)
    words = (tmp_path / "river_lights" / "words" / "en.ftl").read_text()
    assert words.startswith("river-lights-name = River lights\n")
