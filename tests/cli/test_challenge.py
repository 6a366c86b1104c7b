"""``automatable challenge``: the same deal for a friend, in the terminal."""

import re

from click.testing import CliRunner

from automatable.cli import cli


def run(*args):
    return CliRunner().invoke(cli, args)


def test_a_text_is_printed_and_opened_again(monkeypatch, tmp_path):
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "one"))
    assert run("new", "scythe", "--level", "autometta").exit_code == 0
    made = run("challenge", "1")
    assert made.exit_code == 0 and "Send this text to a friend" in made.output
    (text,) = re.findall(r"#/challenge/\S+", made.output)
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "other"))
    for _ in range(2):  # the second time the game is there already
        opened = run("challenge", "--open", text)
        assert opened.exit_code == 0 and "automatable play 1" in opened.output


def test_wrong_usage_is_said(monkeypatch, tmp_path):
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    assert run("challenge").exit_code == 2
    refused = run("challenge", "--open", "nonsense")
    assert refused.exit_code != 0 and refused.exception.message == "play-challenge-unreadable"
