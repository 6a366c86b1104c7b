"""Pendulum in the terminal, typed line by line."""

import io
import json
import re

import pytest
from click.testing import CliRunner
from rich.console import Console

from automatable import games
from automatable.cli import cli
from automatable.cli.terminal.painter import painted
from automatable.locales import Words


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")


def play(*lines):
    result = CliRunner().invoke(cli, ["play", "pendulum"], input="\n".join((*lines, "quit")) + "\n")
    assert result.exit_code == 0, result.output
    log = CliRunner().invoke(cli, ["log", "1", "--json"]).output.splitlines()
    return result.output, [json.loads(line) for line in log]


CALLED = 'event {"type": "corrected", "set": {"phase": "called", "flips": 3}}'


def test_what_is_typed_in_real_time_is_logged_with_its_moment():
    output, log = play("", "start", "lift", "flip black", "pause", "resume", "undo")
    assert [event["type"] for event in log if "at" in event] == ["round-started", "worker-lifted", "paused"]
    moments = [event["at"] for event in log if "at" in event]
    assert moments == sorted(moments)
    assert "Not yet: the black timer still runs" in output
    assert "Undone: Resumed" in output


def test_rewards_are_answered_by_their_number_in_the_list():
    output, log = play("", "start", "laid vote one-gold province five-gold five-culture", CALLED, "99", "2")
    assert {"type": "reward-taken", "place": "s2"} in log
    assert "  2  1 gold" in output
    assert "Round 2 of 4" in output


def test_help_names_the_games_own_words():
    output, _ = play("", "help")
    for word in ("start:", "lift:", "flip purple", "out purple", "pause, resume", "legendary:", "laid "):
        assert word in output


def test_foreshadowing_shows_what_the_cards_promise_for_the_council():
    game = games.load("pendulum")
    state = game.from_json({"level": "D", "foreshadowing": True, "automas": {"1": {"cards": [7]}}})
    shown = io.StringIO()
    console = Console(width=120, file=shown)
    console.print(painted(game.display.draw(state), Words("en", "pendulum")))
    # card 7: 1 vote, no point, a grande worker icon; level D gives 3 votes and 2 points in round 1
    said = "in the council so far: votes 4, victory points 2 · looks for: Grande worker"
    assert said in shown.getvalue()
    assert "Automa 2: on the start circle · votes 0" in shown.getvalue()


def test_while_the_council_asks_the_table_shows_the_privilege_order_that_was_shown():
    order = '"privilege": ["human", "automa-1", "automa-2"]'  # without a vote the player falls behind
    last = f'event {{"type": "corrected", "set": {{"round": 4, {order}}}}}'
    output, _ = play("", "start", last, CALLED, "0")
    before, shown = re.findall("Privilege: (.*)", output)[-2:]
    (given,) = re.findall("Council: Privilege, best first: (.*)", output)
    assert "Do you have the legendary achievement victory point?" in output
    assert shown == given != before


def test_the_clock_is_paused_while_an_unknown_card_is_asked_for():
    made = CliRunner().invoke(cli, ["new", "pendulum", "--physical"])
    assert made.exit_code == 0, made.output
    lines = ("1", "1", "2", "start", "lift", "pause", "7", "resume", "log", "quit")
    result = CliRunner().invoke(cli, ["play", "1"], input="\n".join(lines) + "\n")
    log = [json.loads(line) for line in CliRunner().invoke(cli, ["log", "1", "--json"]).output.splitlines()]
    assert [event["type"] for event in log][-4:] == ["worker-lifted", "paused", "answered", "resumed"], (
        result.output
    )
