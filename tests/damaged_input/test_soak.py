"""``make soak`` says clearly whether it passed, and what to run to see the same again."""

import os
import sys
from collections import Counter

import pytest
from damaged_input import soak

NOTHING = ["--requests", "0", "--commands", "0", "--databases", "0", "--kills", "0"]


@pytest.fixture(autouse=True)
def where_it_was(monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", os.environ.get("AUTOMATABLE_HOME", ""))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    monkeypatch.chdir(os.getcwd())


def ran(monkeypatch, capsys, *options):
    monkeypatch.setattr(sys, "argv", ["soak.py", *NOTHING, *options])
    return soak.main(), capsys.readouterr().out


@pytest.mark.parametrize("part", ["requests", "commands"])
def test_a_small_run_passes_and_prints_its_figures(monkeypatch, capsys, part):
    code, said = ran(monkeypatch, capsys, f"--{part}", "60", "--seed", "7")
    assert code == 0, said
    assert said.startswith("seed 7\n") and said.endswith("passed (seed 7)\n")
    for figure in ("60", "slowest", "memory MB", "bad 0"):
        assert figure in said


def test_damaged_files_are_distinguished_by_what_a_player_learns(monkeypatch, capsys):
    code, said = ran(monkeypatch, capsys, "--databases", "12", "--seed", "5")
    assert code == 0, said
    assert "rescued" in said and "nothing hit" in said


def test_a_run_with_anything_bad_fails(monkeypatch, capsys):
    def commands(folder, number, chance):
        return {"exit 1": number}, Counter({"a traceback": 2})

    monkeypatch.setattr(soak, "commands", commands)
    code, said = ran(monkeypatch, capsys, "--commands", "5", "--seed", "8")
    assert code == 1
    assert "2 × a traceback" in said and said.endswith("failed: 2 bad (seed 8)\n")


def test_without_a_seed_every_run_is_another(monkeypatch, capsys):
    seeds = {ran(monkeypatch, capsys)[1].splitlines()[0] for _ in range(4)}
    assert len(seeds) > 1


def test_a_bug_report_is_bad(tmp_path):
    (tmp_path / "reports").mkdir()
    (tmp_path / "reports" / "bug-1.txt").write_text("version\ndoing: x\n\nKeyError: 1\n")
    assert list(soak.reported(tmp_path, "Traceback")) == [
        "report: doing: x: KeyError: 1",
        "traceback on the terminal",
    ]
