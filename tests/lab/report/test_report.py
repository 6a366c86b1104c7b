"""The report: one file, no script, nothing from outside. And the command line."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from server_process import PATIENCE

from automatable import games
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.lab import compare, read, run
from automatable.lab.analysis.statistics import mean
from automatable.lab.report.report import html
from automatable.play.simulations import simulation_of

RUN = ["lab", "run", "scythe", "--level", "automa", "--games", "40", "--cards", "2", "--workers", "1"]


def test_every_report_that_rests_on_practice_values_says_so():
    for game in ("scythe", "pendulum", "red-rising", "golem"):
        text = html(run(game, human="steady", games=4, cards=0))
        rests = game in ("golem", "pendulum")
        assert ("Practice values" in text) == rests, game
        marked = text.count('<small class="mark">practice values</small>')
        assert marked == (text.count("<h2>") if rests else 0), game


@pytest.mark.parametrize(("game", "rests"), [("golem", True), ("scythe", False)])
def test_every_table_and_chart_that_rests_on_practice_values_says_so(game, rests):
    level = games.game_class(game).levels[0]
    results = run(game, level=level, human=["absent", "steady"], games=2, cards=0, samples=True)
    pair = compare(game, level, games.game_class(game).levels[1], human="absent", games=2)
    for table in (results.table(), results.samples(), pair.table()):
        assert ("automa_cards" in table["practice"][0]) == rests
        assert table["practice"].n_unique() == 1
    drawn = results.charts()
    assert {"wins", "scores", "parts"} <= set(drawn)
    for chart in drawn.values():
        assert ("practice values" in chart.to_json()) == rests
    wins = drawn["wins"].to_json()
    assert '"steady"' in wins and '"absent"' not in wins, "who does not try to win"


@pytest.mark.parametrize(
    ("words", "rests"),
    [
        (["compare", "golem", "easy", "hard", "--human", "absent", "--workers", "1"], True),
        (["compare", "scythe", "automa", "autometta", "--human", "absent", "--workers", "1"], False),
        (["sensitivity", "golem", "automa", "--level", "easy", "--under", "board.gold_price"], True),
        (["sensitivity", "scythe", "turns", "--level", "automa", "--under", "game.automa_coins"], False),
        (
            ["tune", "golem", "--level", "easy", "--free", "board.gold_price=3:3", "--target", "automa=95"],
            True,
        ),
        (
            ["tune", "scythe", "--level", "automa", "--free", "game.automa_coins=5:5", "--target", "turns=9"],
            False,
        ),
    ],
    ids=lambda value: "-".join(value[:2]) if isinstance(value, list) else None,
)
def test_every_command_that_rests_on_practice_values_says_so(words, rests):
    done = CliRunner().invoke(cli, ["lab", *words, "--games", "2", "--lang", "en"])
    assert done.exit_code in (0, 3), done.output
    assert ("Practice values" in done.output) == rests, done.output


def test_a_model_that_plays_alike_at_every_level_is_drawn_once():
    """Red Rising's steady human does not look at the level; its hand-builder ends when it leads."""
    results = run("red-rising", level=["1", "6"], human=["steady", "hand-builder"], games=6, cards=0)
    ends = next(part for part in html(results).split("<section>") if "The human models’ points" in part)
    rows = re.findall(r'class="(?:group|name)">([^<]+)<', ends)
    assert rows == [
        "The same at every level",
        "steady",
        "hand-builder",
        "Level 1 (easiest)",
        "Level 6 (hardest)",
    ]


def test_a_card_stands_out_only_where_it_is_sure():
    """Of two games nothing is known, and the farthest of nineteen cards is often far by chance."""
    few = run("scythe", level="automa", human="absent", games=2, cards=2)
    assert "no card stands out" in html(few)
    many = run("scythe", level="automa", human="absent", games=2, cards=60)
    most = min(many.card_effects("automa"), key=lambda each: each.change.value)
    value, _, high = most.change
    assert -value > 3 * (high - value) / 1.96, "surely"
    assert f"surely help it: {most.card} (+{-value:.1f})" in html(many)
    both = run("scythe", level="automa", games=2, cards=2)
    assert both.plan.cards_model == "steady", "who tries to win"
    assert "2 games against “steady”" in html(both)


def test_numbers_below_zero_have_a_minus():
    page = html(run("pendulum", level="A", human="steady", games=3, cards=0))
    said = re.sub(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>", " ", page, flags=re.DOTALL)
    assert re.search(r"\N{MINUS SIGN}\d", said) and not re.search(r"(?<![\w.-])-\d", said)


def test_practice_tables_are_named_as_in_the_catalog():
    for language, name in (("en", "automa cards"), ("ru", "карты Автомы")):
        text = html(run("golem", level="easy", human="absent", games=1, cards=0), language)
        assert name in text and "automa_cards" not in text


def test_the_page_begins_with_three_sentences_that_hold_the_numbers(results):
    said = re.findall(r'<p class="lead-in">(.*?)</p>', html(results))
    assert len(said) == 3
    easy, hard = (results.values(level, "steady", "automa") for level in ("autometta", "automa"))
    for values in (easy, hard):
        assert str(round(mean(values).value)) in said[0]
        needed = sorted(value for value, n in values.items() for _ in range(n))[19] + 1
        assert f" {needed} " in said[1]
    won = results.values("automa", "steady", "human-wins").get(1, 0)
    assert "“steady” won" in said[2] and f" {won} of 40 games" in said[2], "forty are not a hundred"
    assert "drawn from a range" not in said[2]
    golem = html(run("golem", level="easy", human="steady", games=100, cards=0))
    assert re.search(r"won \d+ of 100 games\. Its points are drawn from a range", golem)
    absent = run("scythe", level="automa", human="absent", games=2, cards=0)
    assert len(re.findall(r'<p class="lead-in">.', html(absent))) == 2, "nobody tries to win"


def test_what_says_the_same_is_shown_once():
    """Par by the turn is the laurels by the turn; Pendulum ends after its last round, for every player."""
    page = html(run("red-rising", level=["1", "2"], human="steady", games=2, cards=0))
    assert "Par by the turn" in page and "if the game ended there" not in page
    other = html(
        run("red-rising", level="1", human="steady", games=2, cards=0, setup={"card_five": "transcribed"})
    )
    assert "Par by the turn" not in other and "if the game ended there" in other
    assert "When the game ends" not in html(run("pendulum", human="steady", games=4, cards=0))
    for title in re.findall(r"<h2>([^<]*)", page):
        assert f"<summary>{title.strip()}</summary>" not in page, "a heading is not said twice"


def test_numbers_are_written_as_the_language_writes_them(results):
    english, russian = (html(results, language) for language in ("en", "ru"))
    tables = [page.rpartition("<h2>")[2] for page in (english, russian)]
    dots, commas = (re.findall(r"\d[.,]\d\d \[\d+[.,]\d\d[,;] \d+[.,]\d\d\]", table) for table in tables)
    assert dots and [each.replace(", ", "; ").replace(".", ",") for each in dots] == commas
    said = re.sub(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>", " ", russian, flags=re.DOTALL)
    assert not re.findall(r"\d\.\d", said)
    codes = [re.findall(r"<code>.*?</code>", page) for page in (english, russian)]
    assert codes[0] == codes[1] and codes[0], "a command is the same in every language"


def test_an_only_model_is_named_above_its_levels(results):
    wins = html(results).partition("<h2>Who wins")[2].partition("</section>")[0]
    assert wins.count('<h3 class="group">steady</h3>') == 1 and "absent" not in wins


@pytest.mark.parametrize(("lang", "needs"), [("en", "legendary achievement"), ("ru", "славное достижение")])
def test_par_in_the_report_says_what_no_score_wins_without(lang, needs):
    for game in ("pendulum", "scythe"):
        text = html(run(game, human="steady", games=2, cards=0), lang)
        assert (f"{needs} " in text.partition("<h2>")[2]) == (game == "pendulum")


@pytest.fixture(scope="module")
def results():
    return run("scythe", level=["automa", "autometta"], human=["absent", "steady"], games=40, cards=2)


def check_offline(text, sections):
    """One file, no script, nothing from outside."""
    assert set(re.findall(r"https?://[^\"' <)]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert not re.search(r"<script|<link|<img|<iframe|@import|url\(\s*['\"]?(?!#|data:font)|src=", text)
    assert text.count("<section>") == sections


def test_each_part_of_a_chart_shows_its_own_games(results):
    for name, chart in results.charts().items():
        inner = chart.to_dict().get("spec", {})
        assert "data" not in inner, name
        assert all("data" not in layer for layer in inner.get("layer", ())), name


def test_no_line_and_no_point_goes_over_the_name_of_a_line(results):
    charts = re.findall(r"<svg viewBox.*?</svg>", html(results), re.DOTALL)
    lines = [chart for chart in charts if "<polyline" in chart]
    assert lines
    for chart in lines:
        first = chart.index('class="named"')
        assert max(chart.rindex("<polyline"), chart.rindex("<circle")) < first


def test_tables_are_polars(results):
    table = results.table()
    assert table.filter((table["measure"] == "turns") & (table["model"] == "absent")).height == 2
    assert {"mean", "mean_low", "sd_high", "q50", "q95_low"} <= set(table.columns)


@pytest.mark.parametrize("game", ["scythe", "red-rising", "golem", "pendulum"])
def test_twins_share_the_decks_of_the_automa_and_nothing_else(game):
    level = games.game_class(game).levels[0]
    how = {"level": level, "human": ["absent", "steady"], "cards": 0, "twin_every": 1}
    shares = list(run(game, games=30, **how).from_decks("automa"))
    assert [(level, "steady")] == [(level, model) for level, model, _ in shares], "who tries to win"
    assert all(share.value < 1 for *_, share in shares)
    assert not list(run(game, games=29, **how).from_decks("automa")), "too few pairs"


def test_a_run_that_is_not_finished_says_so_and_what_it_has(tmp_path):
    done = run("scythe", level=["automa", "ultimaszyna"], human="steady", games=60, cards=0, out=tmp_path)
    jobs = sorted((tmp_path / "jobs").glob("*.json"))
    for job in jobs[2:]:
        job.unlink()
    page, whole = html(read(tmp_path)), html(done)
    assert '<p class="practice">This run is not finished: 50 of 120 games.' in page
    assert "not finished" not in whole
    assert len(re.findall(r'<p class="lead-in">.', page)) == 3, "of the level there is"


def test_parts_are_means_over_all_games():
    """Golem's parts add up to its total; Pendulum's lie below nothing, and a stack would not show that."""
    results = run("golem", level="easy", human="steady", games=12, cards=0)
    parts = [name for name in results.simulation.measures if name.startswith("part ")]
    total = sum(results.part("easy", "steady", part) or 0 for part in parts)
    assert total == pytest.approx(mean(results.values("easy", "steady", "automa")).value)
    assert "Where the points come from" in html(results)
    pendulum = run("pendulum", level="A", human="steady", games=4, cards=0)
    assert "Where the points come from" not in html(pendulum)


def test_run_report_and_compare_on_the_command_line(tmp_path):
    call = CliRunner().invoke
    folder = str(tmp_path / "run")
    done = call(cli, [*RUN, "--human", "absent", "--out", folder, "--samples", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "±" in done.output and "steady" not in done.output
    assert {"manifest.json", "report.html", "summary.parquet", "cards.parquet", "jobs", "samples"} == {
        path.name for path in (tmp_path / "run").iterdir()
    }
    report = tmp_path / "run" / "report.html"
    check_offline(report.read_text(encoding="utf-8"), sections=12)
    report.unlink()
    assert call(cli, ["lab", "report", folder, "--lang", "ru"]).exit_code == 0
    check_offline(report.read_text(encoding="utf-8"), sections=12)
    assert "Автома" in report.read_text(encoding="utf-8")
    few = ["--games", "10", "--human", "absent", "--workers", "1", "--lang", "en"]
    found = call(cli, ["lab", "compare", "scythe", "automa", "ultimaszyna", *few])
    assert found.exit_code == 0, found.output
    assert "Difference" in found.output
    free = ["--level", "automa", "--free", "game.automa_coins=0:9", "--target", "automa=80", "--trials", "3"]
    tuned = call(cli, ["lab", "tune", "scythe", *free, *few, "--out", str(tmp_path / "tuned")])
    assert tuned.exit_code in (0, 3), tuned.output
    assert "automa_coins" in tuned.output
    assert "boxes tried" in tuned.output and "is a printed value" in tuned.output
    assert (tuned.exit_code == 3) == ("The target was not reached" in tuned.output)


@pytest.mark.parametrize("game", ["scythe", "pendulum", "red-rising", "golem"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_summary_fits_eighty_columns_and_marks_practice(game, language):
    few = ["--games", "4", "--cards", "0", "--workers", "1", "--lang", language]
    done = CliRunner().invoke(cli, ["lab", "run", game, *few])
    assert done.exit_code == 0, done.output
    table = [line for line in done.output.splitlines() if "±" in line or "─" in line]
    assert len(table) > 4 and max(map(len, table)) <= 80
    rows = [line for line in done.output.splitlines() if " · " in line]
    loaded = games.game_class(game)
    assert len(rows) == 1 + len(loaded.levels) * len(simulation_of(game).models), (
        "a line for each level and model"
    )
    assert all("±" in row for row in rows[1:])
    if (game, language) == ("scythe", "en"):
        assert rows[-1].split("  ")[1] == "Ultimaszyna · steady"
    assert ("Practice values" in done.output or "Учебные значения" in done.output) == (
        game in ("golem", "pendulum")
    )


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--level", "x"], "lab-unknown-level"),
        (["--human", "x"], "lab-unknown-model"),
        (["--box", "none.toml"], "core-box-unreadable"),
        (["--set", "human=nobody"], "core-answer-option"),
    ],
)
def test_bad_input_is_refused(args, message):
    done = CliRunner().invoke(cli, [*RUN[:3], *args])
    assert isinstance(done.exception, UserError)
    assert done.exception.message == message


def test_a_failing_model_shows_its_line_and_ends_with_a_sentence(tmp_path):
    model = tmp_path / "bad.py"
    model.write_text("def bad(game, state, context):\n    return None if state.turn < 3 else 1 / 0\n")
    command = [sys.executable, "-m", "automatable", *RUN, "--human", "absent", "--human", f"{model}:bad"]
    done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "ZeroDivisionError" in done.stderr.splitlines()[-1]
    assert f'File "{model}", line 2, in bad' in done.stderr and "1 / 0" in done.stderr
    assert "automatable/lab" not in done.stderr, "only the author's own code"
    assert "±" in done.stderr and not done.stdout, "what was computed until then"


def test_the_example_in_the_docs_runs(tmp_path):
    example = Path(__file__).parents[3] / "docs" / "examples" / "lab.py"
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning", example, "12"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "sprinter" in done.stdout
    assert (tmp_path / "scythe-report.html").exists()


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent to another process there")
def test_ctrl_c_ends_the_workers_and_keeps_what_was_finished(tmp_path):
    command = [sys.executable, "-m", "automatable", *RUN[:5], "--games", "20000", "--human", "absent"]
    command += ["--cards", "0", "--workers", "2", "--out", tmp_path / "run", "--lang", "en"]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + PATIENCE
    while not list(tmp_path.glob("run/jobs/*.json")) and time.monotonic() < end:
        time.sleep(0.05)
    playing.send_signal(signal.SIGINT)
    _, said = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 130
    assert "run the same command again to resume" in said
    assert read(tmp_path / "run").games >= 25
