"""Par at the terminal: before a game, on asking, after it; and which level is next, with its rule."""

import re
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from recorded_views import taken

from automatable.cli import cli
from automatable.cli.terminal.par import luck_of_table, par_of_table, reasons_of_gain
from automatable.cli.wording import Narrator
from automatable.lab import make_plan
from automatable.lab.runs.saved_game import saved_game
from automatable.play import requests
from automatable.play.history import advice, saved_games
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage


@pytest.fixture
def call(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))

    def invoke(*words, stdin=""):
        done = CliRunner().invoke(cli, words, input=stdin)
        assert done.exit_code == 0, done.output
        return " ".join(done.output.split())

    call: Any = invoke
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
        (
            ["red-rising", "--level", "2"],
            r"\d+ points win half of all games that end after \d+ turns of the Automus",
        ),
        (["scythe"], r"turns of the Automa; .* The lab’s “steady” player ends its games about then\."),
        (["red-rising", "--lang", "ru"], r"ходов Автомуса — .* «спокойный» игрок лаборатории\."),
        (["golem"], r"\d+ points at the end win half of all games; \d+ win 80 of 100\. \(practice values\)"),
        (["pendulum"], r"Below 0: the last of them is that many spaces short .* point\. Without"),
        (["pendulum"], r"Without the legendary achievement victory point you lose\. \(practice values\)"),
        (["scythe", "--lang", "ru"], r"— победа в половине партий"),
    ],
)
def test_a_new_game_says_what_score_wins(call, words, said):
    assert re.search(said, call("new", *words))


def test_choosing_a_level_says_what_score_wins_there(call):
    """Red Rising's levels are numbers, which are names all the same."""
    shown = call("play", "red-rising", "--lang", "en", stdin="level=4\n\nquit\n")
    first, fourth, *_ = re.findall(
        r"(\d+) points win half of all games that end after \d+ turns of the Automus", shown
    )
    assert int(first) < int(fourth)


def test_par_is_shown_on_asking_and_at_the_end(call):
    call("new", "scythe", "--level", "automa")
    shown = call("play", "1", "--lang", "en", stdin="par\n\n\npar\nhelp\nquit\n")
    assert "The winning score is not known now" in shown, "before the first turn"
    automa, enough = re.search(r"If it ended now: Automa (\d+), so (\d+) wins\.", shown).groups()
    assert int(enough) == int(automa) + 1
    assert re.search(r"Usual at this level after 2 turns: \d+ points win 80 of 100 games\.", shown)
    assert "par: the Automa’s score if the game ended now" in shown
    shown = finish(call, 60)
    assert re.search(
        r"Was it luck\? Automa \d+: (more than|that much) .* of 100 simulated games .* after 4 turns\.", shown
    )
    assert "1. Turn" in shown
    assert re.search(r"Your \d+ would win (about \d+|fewer than 5|95 or more) of 100 games", shown)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_list_of_games_says_which_level_is_next_and_by_which_rule(call, language):
    for _ in range(advice.FEWEST):
        finish(call, 60)
    shown = call("log", "--lang", language)
    assert "Automaszyna" in shown or "Автомашино" in shown, "three of three won"
    for number in (advice.LAST, round(10 * advice.UP), round(10 * advice.DOWN)):
        assert re.search(rf"(rule|Правило): .*\b{number}\b", shown)
    sure = "Judging from 3 games" if language == "en" else "насколько можно судить по 3 партиям"
    assert sure in shown
    assert "Three games" not in shown and "хватит трёх партий" not in shown


def test_before_the_third_game_the_list_says_how_many_are_enough(call):
    finish(call, 60)
    assert "your last game was won." in (shown := call("log", "--lang", "en"))
    assert re.search(r"Your \d+ was \d+ above par\. Par: \d+ wins half of all games that end after 4 ", shown)
    assert re.search(r"At Automaszyna.*, par would be \d+\.", shown)
    assert re.search(r"на \d+ выше нормы\. .* Норма для «.+» — \d+\.", call("log", "--lang", "ru"))
    assert shown.endswith("Three games at one level are enough for advice.")
    finish(call, 60)
    assert "Automa (normal) — 2 of your last 2 won." in call("log", "--lang", "en")


def test_the_list_of_games_waits_for_every_level(call, monkeypatch):
    for _ in range(2):
        call("new", "scythe", "--level", "automa", "--seed", str(next(call.seeds)))
    slow = SimpleNamespace(monotonic=count().__next__)  # a second goes by with every look at the clock
    monkeypatch.setattr(saved_games, "time", slow)
    assert call("log", "--lang", "en").count("Automa (normal)") == 2


def test_a_game_with_cards_at_the_table_asks_for_the_score_of_a_game_that_ends_now():
    service, (begun, steps) = Service(MemoryStorage()), taken("red-rising", 0)
    tables = (service.storage.insert(begun, steps, at) for at in range(len(steps)))
    table = next(each for each in tables if service.respond(requests.ReadPar(table=each)).now)
    for lang, said in (
        ("en", r"A game that ends after 1 turn: \d+ win half of the games, \d+ win 80 of 100\."),
        ("ru", r"Если партия кончится после 1 хода: \d+ — победа в половине партий, \d+ — в 80 из 100\."),
    ):
        assert re.fullmatch(said, par_of_table(service, table, lang))


def of_the_lab(game, level, human, at=None, seed=1):
    """A service with a game of the lab, at its end or after so many steps."""
    service = Service(MemoryStorage())
    begun, steps, _ = saved_game(make_plan(game, level=level, human=human, games=1, seed=seed, cards=0), 0)
    return service, service.storage.insert(begun, steps, len(steps) if at is None else at)


@pytest.mark.parametrize(("turns", "said"), [(29, "after 27 turns or more."), (27, "after 27 turns.")])
def test_a_game_longer_than_any_in_the_table_says_so(turns, said):
    service, table = of_the_lab("scythe", "autometta", f"paced:score=70,turn={turns}", seed=2)
    assert par_of_table(service, table, "en").endswith(f"games at this level that end {said}")


def test_a_game_of_pendulum_that_no_score_could_win_says_only_what_it_lacked():
    service, table = of_the_lab("pendulum", "A", "absent")
    lacked = "Without the legendary achievement victory point you lose."
    assert par_of_table(service, table, "en") == lacked


def test_enter_goes_through_a_game_of_the_lab_as_it_was_played(call, tmp_path):
    file = tmp_path / "game.json"
    human = "paced:score=60,turn=2"
    call("lab", "keep", "scythe", "--level", "automa", "--human", human, "--out", str(file))
    call("import", str(file))
    before = call("export", "1")
    shown = call("play", "1", "--lang", "en", stdin="\n" * 3 + "quit\n")
    assert "This is a recorded game of the lab; it does not count in your statistics." in shown
    assert shown.count("Enter: the next step of the recorded game.") == 4
    assert shown.count("Redone:") == 3
    assert len(call("export", "1")) == len(before), "nothing was left out of it"


def test_ones_own_games_are_a_human_of_the_lab(call):
    for _ in range(5):
        finish(call, 60)
    few = ["--games", "3", "--workers", "1", "--cards", "0", "--lang", "en"]
    table = call("lab", "run", "scythe", "--level", "automa", "--human", "mine", *few)
    assert re.search(r"Automa \(normal\) · you \d+\.\d±", table)
    ranked = call(
        "lab", "sensitivity", "scythe", "automa", "--level", "automa", "--human", "mine", "--games", "2",
        "--under", "game.automa_coins", "--lang", "en",
    )  # fmt: skip
    assert "game.automa_coins" in ranked


def test_luck_is_shown_on_asking_with_the_reasons_for_a_turn(call):
    call("new", "scythe", "--level", "automa")
    assert "only at the end of a game" in call("play", "1", "--lang", "en", stdin="luck\nquit\n")
    finish(call, 60)
    shown = call("play", "2", "--lang", "en", stdin="luck 1\nluck 9\nhelp\nquit\n")
    assert shown.count("Was it luck?") == 1
    assert re.search(r"luck \[1 … \d\]", shown), "there is no ninth turn"
    assert "luck: after a game, the Automa’s score among" in shown
    first = re.search(r"1\. Turn \d+, \+\d+ points?: (Card \d+|[^.]*?card[^.]*?\d+)", shown)
    assert first, shown
    assert re.search(
        r"Повезло ли сопернику\? Счёт Автомы \d+ — (столько или )?больше",
        call("play", "2", "--lang", "ru", stdin="quit\n"),
    )


@pytest.mark.parametrize(
    ("language", "said"), [("en", "It never pulled ahead"), ("ru", "Счёт ни разу не был")]
)
def test_luck_counts_rounds_as_turns_where_the_total_is_known_only_at_the_end(language, said):
    start, steps, _ = saved_game(make_plan("golem", level="easy", human="steady", games=2, cards=0), 1)
    service, narrator = Service(MemoryStorage()), Narrator(language, "golem")
    table = service.storage.insert(start, tuple(steps), len(steps))
    shown = "\n".join(luck_of_table(service, table, narrator))
    assert said in shown
    assert re.search(r"(Round|Раунд) 4 (of|из) 4, \+\d+ \S+: (Round 4 ended|Раунд 4 завершён)", shown)
    assert re.search(r"(Turn|Ход) \d+, \+\d+ ", shown)
    reasons = "\n".join(reasons_of_gain(service, table, "1", narrator))
    assert len(reasons.splitlines()) > 5


def test_a_council_among_the_best_turns_says_how_far_the_markers_came():
    """Its first row is the order of privilege, which gives no points."""
    start, steps, _ = saved_game(make_plan("pendulum", level="B", human="steady", games=3, cards=0), 2)
    service = Service(MemoryStorage())
    table = service.storage.insert(start, steps, len(steps))
    shown = list(luck_of_table(service, table, Narrator("en", "pendulum")))
    lines = [below for above, below in pairwise(shown) if "Council: you have" in above]
    assert lines and all("marker to row" in line for line in lines)
