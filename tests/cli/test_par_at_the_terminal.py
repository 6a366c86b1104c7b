"""Par at the terminal: before a game, on asking, after it; and which level is next, with its rule."""

import re
from itertools import count

import pytest
from click.testing import CliRunner

from automatable.cli import cli
from automatable.play import advice


@pytest.fixture
def call(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))

    def call(*words, stdin=""):
        done = CliRunner().invoke(cli, words, input=stdin)
        assert done.exit_code == 0, done.output
        return " ".join(done.output.split())

    call.seeds = count(3)  # two games that are the same would count once
    return call


def finish(call, coins, language="en"):
    """A game of Scythe that the human ends after four turns of the Automa; what is asked last is said."""
    call("new", "scythe", "--level", "automa", "--seed", str(next(call.seeds)))
    ended = 'event {"type": "final-count", "structure_bonus": 0}\n'
    typed = "\n" * 4 + "star\n" * 6 + ended + f"{coins}\n" + "\n" * 3 + "quit\n"
    table = re.findall(r"(\d+) Scythe", call("log", "--lang", "en"))[0]
    return call("play", table, "--lang", language, stdin=typed)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["red-rising", "--level", "2"], r"\d+ points after \d+ turns win half of the games"),
        (["golem"], r"\d+ points at the end win half of the games, \d+ win 80 of 100\. \(practice values\)"),
        (["pendulum"], r"Without the legendary achievement victory point you lose\. \(practice values\)"),
        (["scythe", "--lang", "ru"], r"— победа в половине партий"),
    ],
)
def test_a_new_game_says_what_score_wins(call, words, said):
    assert re.search(said, call("new", *words))


def test_choosing_a_level_says_what_score_wins_there(call):
    """Red Rising's levels are numbers, which are names all the same."""
    shown = call("play", "red-rising", "--lang", "en", stdin="level=4\n\nquit\n")
    first, fourth, *_ = re.findall(r"(\d+) points after \d+ turns win half", shown)
    assert int(first) < int(fourth)


def test_par_is_told_on_asking_and_at_the_end(call):
    call("new", "scythe", "--level", "automa")
    shown = call("play", "1", "--lang", "en", stdin="par\n\n\npar\nhelp\nquit\n")
    assert "What score would win is not known here" in shown, "before the first turn"
    assert re.search(r"If it ended now: Automa \d+, \d+ would win 80 of 100\.", shown)
    assert "par: the Automa’s score if the game ended now" in shown
    shown = finish(call, 60)
    assert re.search(r"Your \d+ would win (about \d+|fewer than 5|95 or more) of 100 games", shown)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_list_of_games_says_which_level_is_next_and_by_which_rule(call, language):
    for _ in range(advice.FEWEST):
        finish(call, 60)
    shown = call("log", "--lang", language)
    assert "Automaszyna" in shown or "Автомашино" in shown, "three of three won"
    for number in (advice.LAST, round(10 * advice.UP), round(10 * advice.DOWN)):
        assert re.search(rf"(rule|Правило): .*\b{number}\b", shown)
    assert ("known only roughly" if language == "en" else "известно лишь приблизительно") in shown


def test_ones_own_games_are_a_human_of_the_lab(call):
    for _ in range(5):
        finish(call, 60)
    few = ["--games", "3", "--workers", "1", "--cards", "0", "--lang", "en"]
    table = call("lab", "run", "scythe", "--level", "automa", "--human", "mine", *few)
    assert re.search(r"Automa \(normal\) · you \d+\.\d±", table)
    ranked = call(
        "lab", "sensitivity", "scythe", "human", "--level", "automa", "--human", "mine", "--games", "2",
        "--under", "game.automa_coins", "--lang", "en",
    )  # fmt: skip
    assert "game.automa_coins" in ranked
