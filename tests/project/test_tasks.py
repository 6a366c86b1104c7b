"""The commands that a contributor runs."""

import os
import re
import tomllib
from pathlib import Path
from types import SimpleNamespace

import install_browsers
import pytest
from long_tests import FAST, LONG

import tasks

ROOT = Path(__file__).parents[2]


def test_what_the_fast_check_leaves_out_exists():
    for path in (*LONG, *FAST):
        assert (ROOT / "tests" / path).exists(), path


def test_make_and_the_script_have_the_same_commands():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("play", "check", "test", "site", "setup"):
        assert re.search(rf"tasks\.py {name}\b", makefile), name
        assert callable(getattr(tasks, name))


def test_every_machine_that_runs_the_tests_installs_the_games_of_their_own_packages():
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    for job in re.split(r"^  (?=\w+:$)", workflow, flags=re.MULTILINE):
        if "-m pytest" in job:
            installed = [line for line in job.splitlines() if "pip install" in line and "-e" in line.split()]
            for package in tasks.PACKAGES:
                assert any(f"-e packages/{package.name}" in line for line in installed), package.name
            break
    else:
        raise AssertionError("no job runs the tests without `make`")


def test_readme_and_make_play_say_how_to_get_the_lab(monkeypatch, capsys):
    """Both give the same command, and the extra that it installs exists."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^\.venv/bin/python (-m pip install .*\[lab\].*)$", readme, re.MULTILINE)
    monkeypatch.setattr(tasks, "install", lambda *what: None)
    monkeypatch.setattr(tasks, "build_page", lambda: None)
    monkeypatch.setattr(tasks.subprocess, "Popen", lambda *what, **how: SimpleNamespace(wait=lambda: 0))
    monkeypatch.setattr(tasks.signal, "signal", lambda *what: None)
    tasks.play()
    said = capsys.readouterr().out
    assert "automatable lab" in said and f"{tasks.PYTHON} {command}" in said
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "lab" in project["project"]["optional-dependencies"]


@pytest.mark.skipif(os.name != "posix", reason="installs on Debian")
@pytest.mark.parametrize("user", [0, 1000])
def test_browsers_are_installed_as_root_and_what_is_missing_is_named(monkeypatch, capsys, user):
    """Here Firefox can be had and WPE cannot; who is not root installs nothing."""
    there, called = {"apt-get", "chromium"}, []

    def run(command, **_):
        called.append(command)
        there.update({"firefox-esr", "pulseaudio"} & set(command))

    monkeypatch.setattr(install_browsers.shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(install_browsers.os, "geteuid", lambda: user, raising=False)
    monkeypatch.setattr(install_browsers.subprocess, "run", run)
    install_browsers.main()
    said = capsys.readouterr().out
    assert "WPEWebDriver is not installed here: the tests that need it are skipped." in said
    assert ("firefox-esr is not installed here" in said) == bool(user)
    assert "chromium is not" not in said
    assert bool(called) == (user == 0) and not any("chromium" in command for command in called)


def test_every_check_ends_with_what_was_skipped(monkeypatch):
    ran = []
    for step in ("setup", "site", "install_page_tools", "together"):
        monkeypatch.setattr(tasks, step, lambda *_: None)
    monkeypatch.setattr(tasks, "run", lambda *command: ran.append(command))
    tasks.test()
    assert "-rs" in ran[-1] and "pytest" in ran[-1][0]
