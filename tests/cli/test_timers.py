"""Play time in the terminal, and the table of Pendulum."""

import os
import select
import subprocess
import sys
import time

import pytest
from rich.console import Console
from server_process import PATIENCE
from user_errors import raises_user_error

from automatable.cli.terminal import timers
from automatable.cli.terminal.painter import painted
from automatable.games.pendulum.display import terminal as pendulum
from automatable.locales import LANGUAGES, Words
from automatable.play.session import Session, Start


def test_the_clock_goes_on_from_where_the_game_was_left():
    now = [100.0]
    clock = timers.Clock(5000, lambda: now[0])
    assert clock.at() == 5000
    now[0] += 2.5
    assert clock.at() == 7500
    assert clock.at(least=9000) == 9000


def drawn(component):
    console = Console(width=100, record=True, file=open(os.devnull, "w"))  # noqa: SIM115 - the console's own
    with console.file:
        console.print(component)
        return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_and_the_timers_are_drawn_in_both_languages(lang):
    session = Session(Start("pendulum", {"foreshadowing": True}, 5))
    session.do({"type": "round-started", "at": 0})
    words = Words(lang, "pendulum")
    board = drawn(painted(session.game.display.draw(session.state), words))
    assert board.count("G") >= 6
    assert board.count("⧗") == 2
    live = drawn(painted(pendulum.live(session.game.box, session.state, 50_000).drawing, words))
    assert "2:10" in live and "1:10" in live
    assert words.say("pendulum-board-run-out") in live
    assert pendulum.live(session.game.box, session.state, 130_000).run_out == {"green", "black"}


def test_words_typed_become_events_and_slips_are_refused():
    assert pendulum.typed("lift", []) == {"type": "worker-lifted"}
    assert pendulum.typed("flip", ["green"]) == {"type": "timer-flipped", "timer": "green"}
    assert pendulum.typed("out", ["black"]) == {"type": "timer-ran-out", "timer": "black"}
    assert pendulum.typed("laid", ["vote", "-"]) == {"type": "council-laid", "cards": ["vote", ""]}
    assert pendulum.typed("dance", []) is None
    with raises_user_error("bad-command"):
        pendulum.typed("flip", ["red"])


def test_while_paused_only_the_key_to_go_on_counts():
    session = Session(Start("pendulum", {}, 5))
    session.do({"type": "round-started", "at": 0})
    assert pendulum.live(session.game.box, session.state, 0).keys["1"] == "lift"
    session.do({"type": "paused", "at": 10})
    assert pendulum.live(session.game.box, session.state, 10).keys == {"5": "resume"}


def test_a_terminal_shows_the_timers_and_takes_single_keys(tmp_path):
    """The real program on a real (pseudo) terminal: start, press 1, press 5, leave."""
    pty = pytest.importorskip("pty")  # Windows has none
    parent, child = pty.openpty()
    env = {**os.environ, "AUTOMATABLE_HOME": str(tmp_path), "AUTOMATABLE_LANG": "en", "TERM": "xterm"}
    program = [sys.executable, "-c", "from automatable.cli import main; main(['play', 'pendulum'])"]
    run = subprocess.Popen(program, stdin=child, stdout=child, stderr=child, env=env)
    os.close(child)

    def until(text):
        seen, end = "", time.monotonic() + PATIENCE
        while text not in seen:
            assert time.monotonic() < end, seen[-2000:]
            if select.select([parent], [], [], 0.2)[0]:
                seen += os.read(parent, 65536).decode(errors="replace")
        return seen

    try:
        until("press Enter to start")
        os.write(parent, b"\n")
        until("· quit")
        os.write(parent, b"start\n")
        until("5 pause")
        os.write(parent, b"1")
        until("deck 31")
        until("5 pause")
        os.write(parent, b"5")
        until("5 go on")
        os.write(parent, b"quit\n")
        until("Your game is saved")
        assert run.wait(timeout=PATIENCE) == 0
    finally:
        run.kill()
        run.wait()
        os.close(parent)
