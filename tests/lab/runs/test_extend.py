"""Runs that are extended or stopped in the middle, decks that are clocks, true rates."""

import pytest
import toy
from click.testing import CliRunner
from msgspec.structs import replace

from automatable import games
from automatable.cli import cli
from automatable.cli.commands.lab import progress
from automatable.cli.commands.lab.progress import WINDOW, Rate, progress_bar
from automatable.cli.commands.lab.tables import show_comparison
from automatable.core.engine.errors import UserError
from automatable.lab import compare, make_plan, read, run
from automatable.lab.analysis.compare import Comparison
from automatable.lab.report.comparison import html as comparison_html
from automatable.lab.report.labels import Labels
from automatable.lab.report.report import html
from automatable.lab.runs.executors import Here
from automatable.lab.runs.runner import play_plan
from automatable.play.simulations import simulation_of, tables_of

CELLS = {"level": ["automa", "autometta"], "human": ["absent", "steady"], "seed": 3}


class Counted(Here):
    """Counts jobs, and stops after some."""

    def __init__(self, most=None):
        self.done, self.most = 0, most

    def each(self, game, work, tasks):
        for result in super().each(game, work, tasks):
            if self.done == self.most:
                raise KeyboardInterrupt
            self.done += 1
            yield result


@pytest.mark.parametrize(
    ("before", "more"), [(60, {"samples": True}), (100, {"until": "turns=0.1"})], ids=["samples", "until"]
)
def test_more_games_extend_a_run_to_the_very_same_numbers(tmp_path, before, more):
    whole = run("scythe", games=130, cards=7, **CELLS, **more)
    run("scythe", games=before, cards=3, out=tmp_path, **CELLS, **more)
    counted = Counted()
    plan = make_plan("scythe", games=130, cards=7, **CELLS, **more)
    extended = play_plan(plan, tmp_path, counted)
    assert extended.cells == whole.cells and extended.effects == whole.effects
    assert 0 < counted.done < len(plan.jobs()), "only what was missing"
    assert read(tmp_path).cells == whole.cells and read(tmp_path).plan == plan
    if "samples" in more:
        assert extended.samples().equals(whole.samples())
    with pytest.raises(UserError) as user_error:
        run("scythe", games=before, cards=7, out=tmp_path, **CELLS, **more)
    assert user_error.value.message == "lab-other-plan" and user_error.value.args_["what"] == "games"


def test_a_comparison_is_extended_too(tmp_path):
    how = {"human": "absent"}
    compare("scythe", "automa", "automaszyna", games=30, out=tmp_path, **how)
    more = compare("scythe", "automa", "automaszyna", games=60, out=tmp_path, **how)
    whole = compare("scythe", "automa", "automaszyna", games=60, **how)
    assert [*more.differences()] == [*whole.differences()]


def test_a_run_stopped_at_half_has_games_of_every_level_model_and_card(tmp_path):
    plan = make_plan("scythe", games=100, cards=20, **CELLS)
    with pytest.raises(KeyboardInterrupt):
        play_plan(plan, tmp_path, Counted(len(plan.jobs()) // 2))
    half = read(tmp_path)
    table = half.table()
    assert set(zip(table["level"], table["model"], strict=True)) == set(half.cells)
    played = [counts.games for counts in half.cells.values()]
    assert min(played) >= 25 and max(played) - min(played) <= 25
    assert all(counts.effects for counts in half.effects.values()), "cards of every level"
    assert not half.finished


def test_jobs_do_not_depend_on_the_number_of_games():
    few, many = (
        {job.name: job for job in make_plan("scythe", games=n, cards=0, **CELLS).jobs()} for n in (3000, 4000)
    )
    same = [many[name] == job for name, job in few.items() if job.first + job.count < 3000]
    assert all(same) and len(same) >= len(few) - 4


@pytest.fixture
def clocked(monkeypatch):
    class Clocked(toy.Toy):
        """Three turns with three cards, two with two."""

        id = "clocked"

        def new(self, setup):
            return replace(super().new(setup), left=tuple(self.box.cards))

    monkeypatch.setattr(games, "FOUND", dict(games.FOUND))
    toy.register()
    monkeypatch.setattr(games, "game_class", lambda name: Clocked)
    monkeypatch.setattr(games, "load", lambda name, own=None, file="box": Clocked(own or {}, file))


def test_a_card_is_replaced_where_the_deck_is_the_clock_and_the_report_says_so(clocked):
    results = run("clocked", level="easy", games=4, cards=6)
    assert results.cards_replaced
    turns = {effect.card: effect.change.value for effect in results.card_effects("turns")}
    assert set(turns.values()) == {0.0} and len(turns) == 3, "no game is shorter"
    assert any(effect.change.value for effect in results.card_effects("automa"))
    assert set(results.card_table()["replaced"]) == {True}


def test_a_comparison_says_that_a_card_less_shortens_every_game(clocked):
    cards = simulation_of("clocked").cards(tables_of(games.load("clocked")))
    one, two = (f"without:{card}" for card in cards[:2])
    for a, b, said in (("", one, True), (one, "", True), (one, two, False), ("", f"{one}+{two}", True)):
        found = compare("clocked", a or "easy", b or "easy", games=12, human="absent")
        assert found.deck_is_clock is said, (a, b)
        assert {row["deck_is_clock"] for row in found.rows()} == {said}
    assert not compare("clocked", "easy", one, games=2, human="absent").deck_is_clock, "too few to know"


@pytest.mark.parametrize("clock", [False, True])
def test_terminal_report_and_notebook_say_that_the_deck_is_the_clock(clock, monkeypatch, capsys):
    found = compare("scythe", "automa", "automa+without:7", games=12, human="absent")
    assert not found.deck_is_clock, "no deck of Scythe is"
    monkeypatch.setattr(Comparison, "deck_is_clock", clock)
    labels = Labels("en", "scythe")
    show_comparison(found, labels)
    for text in (comparison_html(found), found.html(), capsys.readouterr().out):
        assert (labels.say("compared-clock") in text) is clock


def test_the_report_says_that_cards_were_replaced():
    results = run("scythe", level="automa", human="absent", games=30, cards=5)
    assert not results.cards_replaced
    sentence = Labels("en", "scythe").say("cards-replaced")
    assert sentence not in html(results)
    results.effects["automa"].replaced = True
    assert sentence in html(results)


def test_the_rate_is_that_of_the_last_half_minute_without_what_was_kept():
    rate = Rate()
    rate.add(0.0, 5000)  # kept from before
    assert rate.left(100) == "", "not known yet"
    for second in range(1, 61):
        rate.add(float(second), 5000 + 100 * second)
    assert rate.per_second == 100
    for second in range(1, 61):
        rate.add(60.0 + second, 11000 + 10 * second)
    assert rate.per_second == 10, "half a minute ago it was faster"
    assert rate.left(600) == "0:01:00" and WINDOW == 30


def test_a_log_file_has_lines_with_rate_and_time_left(monkeypatch, capsys):
    clock = iter(range(0, 1000, 4))
    monkeypatch.setattr(progress, "monotonic", lambda: float(next(clock)))
    with progress_bar(Labels("en", "scythe"), "progress", "interrupted") as bar:
        for done in range(0, 110, 10):
            bar.progress(done, 100)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Playing: 30 of 100, 2 per second, 0:00:28 left"
    assert lines[-1] == "Playing: 100 of 100, 2 per second, 0:00:00 left" and len(lines) == 4


def test_a_short_command_writes_no_lines():
    words = ["lab", "run", "scythe", "--games", "2", "--cards", "0", "--workers", "1", "--level", "automa"]
    done = CliRunner().invoke(cli, [*words, "--human", "absent"])
    assert done.stderr == ""
