"""What a designer may mistype or break off: one sentence, and nothing said that is not so."""

import os
import subprocess
import sys
from functools import partial

import pytest
from click.testing import CliRunner
from user_errors import raises_user_error

from automatable import lab
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.lab import sensitivity, tune
from automatable.lab.analysis.par import make_par
from automatable.locales import Words
from automatable.play.simulations import simulation_of

PACED = "paced:score=60-100,turn=9"
HUMAN = "def waits(game, state, context):\n    return None\n"


def ask(*words):
    return CliRunner().invoke(cli, ["lab", *words, "--lang", "en"])


def test_every_command_takes_every_kind_of_human(tmp_path):
    file = tmp_path / "own.py"
    file.write_text(HUMAN)
    one = {"level": "automa", "games": 2, "under": "game.automa_coins"}
    for human, name in ((PACED, PACED), (f"{file}:waits", "waits")):
        (coins,) = sensitivity("scythe", "automa", human=human, **one).effects
        assert coins.change.value == 1
        assert make_par("scythe", human=human, games=2).human == name
    few = {"level": "easy", "games": 2, "trials": 1, "explore": 1, "under": "board.study_points"}
    found = tune("golem", [], ["automa@paced=95"], human=PACED, **few)
    assert found.explored


def test_what_matters_is_looked_for_in_the_set_up_that_is_tuned():
    free = partial(sensitivity, "red-rising", "turns", level="2", games=3, under="automus.cards.5")
    with raises_user_error("core-answer-option"):
        free(setup={"card_five": "nonsense"})
    with raises_user_error("core-answer-option"):
        tune(
            "red-rising", [], ["turns=9"], level="2", games=2, trials=1, explore=1, under="automus",
            setup={"card_five": "nonsense"},
        )  # fmt: skip


@pytest.mark.parametrize("game", ["scythe", "red-rising", "golem", "pendulum"])
def test_an_unknown_measure_is_answered_with_all_there_are(game):
    with pytest.raises(UserError) as user_error:
        sensitivity(game, "luck", level=first_level(game), games=1)
    said = Words("en").error_sentence(user_error.value)
    assert "…." not in said, "not cut"
    for measure in simulation_of(game).measures:
        stem, _, number = measure.rpartition("-")
        assert measure in said or (number.isdigit() and f"{stem}-1" in said), measure


def first_level(game):
    from automatable import games

    return games.game_class(game).levels[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["run", "scythe", "--cards", "-3", "--games", "2"], "cards must be 0 or more, not -3"),
        (["run", "scythe", "--cluster", "foo", "--games", "2"], "tcp://HOST:PORT"),
        (["compare", "scythe", "automa+automaszyna", "automa", "--games", "2"], "names two levels"),
        (["compare", "scythe", "automa", "automaszyna", "--level", "foo", "--games", "2"], "no level “foo”"),
        (["par", "scythe", "--level", "foo", "--games", "2000"], "no level “foo”"),
        (["par", "scythe", "--games", "2000", "--out", "/dev/null/par.json"], "cannot be written"),
        (["par", "scythe", "--out", "par.json"], "--out needs --games"),
        (["sensitivity", "scythe", "turns", "--level", "automa", "--top", "-1"], "--top"),
        (
            ["tune", "scythe", "--level", "automa", "--target", "turns=20", "--explore", "-1"],
            "--explore",
        ),
    ],
)
def test_what_cannot_be_meant_is_said_before_anything_is_played(words, said):
    done = ask(*words)
    user_error = Words("en").error_sentence(done.exception) if isinstance(done.exception, UserError) else ""
    assert done.exit_code != 0 and said in done.output + user_error
    assert "Playing" not in done.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["run", "scythe"], "Without --out nothing was saved"),
        (["run", "scythe", "--out", "kept"], "run the same command again to resume"),
        (["tune", "scythe", "--level", "automa", "--free", "a=1:2", "--target", "turns=2", "--out", "kept"],
         "the best box so far are kept"),
        (["sensitivity", "scythe", "turns", "--level", "automa"], "Nothing was saved."),
        (["par", "scythe", "--games", "2", "--out", "kept.json"], "Nothing was saved."),
    ],
)  # fmt: skip
def test_an_interrupted_command_says_what_is_kept_of_it(words, said, monkeypatch, tmp_path):
    def stop(*_, **__):
        raise KeyboardInterrupt

    for name in ("run", "tune", "sensitivity"):
        monkeypatch.setattr(lab, name, stop)
    monkeypatch.setattr(lab, "par", stop)
    monkeypatch.chdir(tmp_path)
    done = ask(*words)
    assert done.exit_code == 130 and said in " ".join(done.output.split())


def test_one_game_has_no_interval():
    done = ask("compare", "scythe", "automa", "automaszyna", "--games", "1", "--human", "absent")
    assert done.exit_code == 0 and "inf" not in done.output and "nan" not in done.output
    done = ask(
        "run", "scythe", "--games", "1", "--human", "absent", "--level", "automa", "--full", "--cards", "0"
    )
    assert done.exit_code == 0 and "inf" not in done.output and "nan" not in done.output
    done = ask("run", "scythe", "--games", "1", "--human", "absent", "--level", "automa", "--cards", "0")
    assert done.exit_code == 0 and "inf" not in done.output and "nan" not in done.output


def test_a_width_that_was_not_reached_is_said():
    few = ["run", "scythe", "--level", "automa", "--human", "steady", "--cards", "0", "--workers", "1"]
    done = ask(*few, "--games", "40", "--until", "0.01")
    assert (
        done.exit_code == 3 and "Less precise than requested: Automa’s points are known to ±" in done.output
    )
    done = ask(*few, "--games", "400", "--until", "20")
    assert done.exit_code == 0 and "Less precise" not in done.output


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"level": []}, "at least one level"),
        ({"human": []}, "at least one level and one human model"),
        ({"measures": {"luck": 3}}, "The measure “luck” is 3, which is not a function"),
        ({"measures": {"luck": lab.ByTurn(min, turns=0)}}, "turns must be 1 or more, not 0"),
        ({"games": "5"}, "games must be a whole number, not '5'"),
        ({"games": 5.5}, "games must be a whole number, not 5.5"),
        ({"cards": "all"}, "cards must be a whole number, not 'all'"),
        ({"listen_every": 0.5}, "listen-every must be a whole number, not 0.5"),
        ({"seed": "one"}, "The seed one is not a whole number"),
    ],
)
def test_a_call_that_means_nothing_carries_its_sentence(how, said):
    with pytest.raises(UserError) as user_error:
        lab.run("scythe", **{"games": 1, "cards": 0, **how})
    assert said in user_error.value.__notes__[0]


def test_a_game_has_a_number_from_nought():
    with pytest.raises(UserError) as user_error:
        lab.play("scythe", number=-1)
    assert "number must be 0 or more, not -1" in user_error.value.__notes__[0]


@pytest.mark.parametrize(
    ("game", "option", "said"),
    [
        ("pendulum", "values=printed", "it needs values=practice, not printed"),
        ("pendulum", "timers=sand", "it needs timers=app, not sand"),
        ("golem", "box=hand", "it needs box=practice, not hand"),
        ("golem", "box=owner", "it needs box=practice, not owner"),
        ("red-rising", "cards=table", "it needs cards=app, not table"),
        ("scythe", "level=automa", "name it with --level"),
    ],
)
def test_what_only_a_table_could_answer_is_no_option_of_the_lab(game, option, said):
    done = ask("run", game, "--set", option, "--games", "2")
    assert isinstance(done.exception, UserError)
    assert said in Words("en").error_sentence(done.exception)
    assert done.exception.message in ("lab-fixed-option", "lab-level-option")


def test_what_the_lab_needs_may_be_said():
    assert lab.make_plan("red-rising", setup={"cards": "app"}).setup == {"cards": "app"}


QUITS = HUMAN + "def quits(game, state, context):\n    raise SystemExit\n"


@pytest.mark.parametrize(
    ("text", "function", "said"),
    [
        (QUITS, "quits", "The human model “quits” failed: SystemExit."),
        (QUITS, "nosuch", "{where} has no function “nosuch”."),
        ("def broken(:\n", "broken", "SyntaxError: invalid syntax (a_human.py, line 1)"),
        ("raise SystemExit(4)\n", "gone", "cannot be used: SystemExit: 4."),
    ],
)
@pytest.mark.parametrize("where", ["a_human.py", "a_human"])
def test_a_model_that_is_wrong_says_where(where, text, function, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "a_human", raising=False)
    (tmp_path / "a_human.py").write_text(text)
    with pytest.raises(UserError) as user_error:
        lab.run("scythe", level="automa", human=f"{where}:{function}", games=1, cards=0)
    assert said.format(where=where) in user_error.value.__notes__[0]
    monkeypatch.delitem(sys.modules, "a_human", raising=False)


def test_a_module_of_the_current_folder_is_found_and_leaves_no_trace(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here_we_are.py").write_text(HUMAN)
    path = list(sys.path)
    results = lab.run("scythe", level="automa", human="here_we_are:waits", games=1, cards=0)
    assert results.games == 1 and sys.path == path
    monkeypatch.delitem(sys.modules, "here_we_are")


def test_what_a_run_did_not_keep_carries_its_sentence():
    results = lab.run("scythe", level="automa", human="absent", games=1, cards=0)
    with pytest.raises(UserError) as user_error:
        results.samples()
    assert "samples" in user_error.value.__notes__[0]


def test_a_job_is_small_enough_to_be_lost():
    """Of a long run that is broken off no more than some seconds are gone."""
    plan = lab.make_plan("red-rising", level="1", human="hand-builder", games=100_000, cards=0)
    assert max(job.count for job in plan.jobs()) <= 250


@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
@pytest.mark.parametrize(
    "words",
    [["run", "scythe", "--level", "automa", "--cards", "0"], ["compare", "scythe", "automa", "automa"]],
)
def test_the_report_is_written_though_nobody_reads_the_table(words, tmp_path):
    """As behind ``| head``, which leaves early."""
    ear, mouth = os.pipe()
    os.close(ear)
    few = ["--human", "absent", "--games", "2", "--workers", "1", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "automatable", "lab", *words, *few]
    done = subprocess.run(command, stdout=mouth, stderr=subprocess.PIPE, text=True)
    os.close(mouth)
    assert (tmp_path / "report.html").exists() and "Traceback" not in done.stderr, done.stderr
