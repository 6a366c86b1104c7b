"""What happens to me: counted where, when and how often; the farthest games open in the companion."""

import json
import re
import shlex

import pytest
from click.testing import CliRunner

from automatable import games
from automatable.cli import cli
from automatable.core.engine.errors import UserError
from automatable.lab import make_plan, play, run
from automatable.lab.report.attacks import surprising, together
from automatable.lab.report.labels import Labels
from automatable.lab.report.report import html
from automatable.lab.runs.counters import Counts
from automatable.lab.runs.saved_game import saved_game
from automatable.play.export import game_file
from automatable.play.session import Session
from automatable.play.simulations import simulation_of, tables_of

NAMES = games.names()


@pytest.fixture(scope="module")
def listened():
    return run("scythe", level="automaszyna", human=["absent", "steady"], games=8, cards=0, listen_every=1)


def test_attacks_are_counted_with_place_and_turn(listened):
    """The same as going through the games by hand."""
    where, when, cards = {}, {}, {}
    for number in range(8):
        turn = 0
        for _, event, resolution in play("scythe", level="automaszyna", number=number):
            turn += type(event).__name__ == "CardTurned"
            for given in resolution.instructions:
                if given.message == "scythe-do-combat" and given.args["attacker"] == "automa":
                    where[given.args["at"]] = where.get(given.args["at"], 0) + 1
                    when[turn] = when.get(turn, 0) + 1
                    cards[str(event.card)] = cards.get(str(event.card), 0) + 1
    counted = together(listened)
    assert counted.games == 8, "only against the model that tries to win"
    assert counted.where.get("attacks", {}) == where and counted.when.get("attacks", {}) == when
    assert counted.cards.get("attacks", {}) == cards
    assert sum(when.values()) > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_report_says_what_happens_to_me(name, language):
    level = games.game_class(name).levels[-1]
    results = run(name, level=level, human="steady", games=4, cards=0, listen_every=1)
    page = html(results, language)
    words = Labels(language, name)
    assert words.say("happens") in page and words.say("surprising") in page
    given = [
        each
        for each in simulation_of(name).attacks
        if results.cells[level, "steady"].observed.when.get(each.name)
    ]
    assert given, "something happened"
    for attack in given:
        assert words.attack(attack.name) in page
    assert ("<polygon" in page) == bool(simulation_of(name).board(games.load(name)))


@pytest.mark.parametrize(("language", "by"), [("en", "by round"), ("ru", "к раунду")])
def test_what_happens_in_pendulum_is_shown_by_round_for_its_automas_have_no_turns(language, by):
    results = run("pendulum", level="B", human="steady", games=4, cards=0, listen_every=1)
    page = html(results, language)
    assert page.count(f"{by} ") == 3 * len(simulation_of("pendulum").attacks)
    when = together(results).when["workers"]
    assert set(when) == {1, 2, 3, 4} and min(when.values()) > 0


@pytest.mark.parametrize("name", NAMES)
def test_the_card_behind_what_happens_is_named_by_every_game(name):
    """Golem's books may also be bought in the end of a round, where no card is turned."""
    results = run(name, level=games.game_class(name).levels[0], human="steady", games=3, cards=0)
    counted = together(results)
    deck = set(results.simulation.cards(tables_of(games.load(name))))
    for happening, times in counted.when.items():
        found = counted.cards[happening]
        assert set(found) <= deck, happening
        assert sum(found.values()) == sum(times.values()) or happening == "books-bought"
    most = max(counted.cards["attacks" if name == "scythe" else happening].values())
    assert f"({most / counted.games:.2f})" in html(results)


def test_a_short_run_is_followed_whole_and_a_long_one_in_part():
    plan = make_plan("scythe", games=100_000)
    followed = [sum(map(plan.followed, range(games))) for games in (1, 80, 1000, 100_000)]
    assert followed == [1, 80, 118, 2098]
    every = make_plan("scythe", games=100, listen_every=7)
    assert [number for number in range(30) if every.followed(number)] == [0, 7, 14, 21, 28]


def test_the_map_has_every_territory_once(listened):
    page = html(listened)
    territories = len(games.load("scythe").box.printed.map.territories)
    maps = re.findall(r'<svg class="heat".*?</svg>', page, re.DOTALL)
    assert maps
    for each in maps:
        assert len(re.findall(r'<g class="spot[ "]', each)) == territories
        assert [*re.findall(r'<text class="home".*?>(\w+)</text>', each)] == ["you", "Automa"]
        assert ">0.00<" not in each


def test_the_farthest_games_add_up_in_any_order():
    whole, one, other = Counts(), Counts(), Counts()
    for number, margin in enumerate((3, -7, 9, 9, -7)):
        for counts in (whole, one if number % 2 else other):
            counts.count_farthest(number, {"margin": margin})
    one.add(other)
    assert one.farthest == whole.farthest
    assert (whole.farthest["margin"].low, whole.farthest["margin"].high) == ((-7, 1), (9, 2))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_lab_is_a_saved_game_of_the_table(name):
    """Replayed answer by answer it ends with the very same result."""
    level = games.game_class(name).levels[0]
    plan = make_plan(name, level=level, human="steady", games=1, cards=0, seed=2)
    start, steps, first = saved_game(plan, 3)
    session = Session(start, steps)
    *_, last = play(name, level=level, seed=2, number=3)
    game = games.load(name)
    assert game.result(session.state) == game.result(last.resolution.state) is not None
    assert 0 <= first < len(steps)


def test_a_surprising_game_opens_in_the_companion_and_is_stepped_through(listened, tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    level, model, value, command = next(iter(surprising(listened)))
    assert (level, model) == ("automaszyna", "steady"), "who tries to win"
    kept = CliRunner().invoke(cli, [*command.split()[1:], "--lang", "en"])
    assert kept.exit_code == 0, kept.output
    id = int(re.findall(r"Saved as game (\d+)", kept.output)[0])
    from automatable.cli.commands.saved_games import open_service

    service = open_service()
    view = service.handle({"op": "view", "table": id})
    reasons = 0
    while view["redo"]:
        view = service.handle({"op": "redo", "table": id})
        reasons += len(view["explanation"])
    assert reasons > 10
    result = games.load("scythe").result(service.open(id).state)
    totals = {side.name: side.total for side in result.sides}
    assert totals["human"] - totals["automa"] == value
    (listed,) = service.handle({"op": "tables"})
    assert listed["watched"] and listed["over"]
    assert not service.handle({"op": "history"})["games"], "it is no game of my own"
    assert service.handle({"op": "advice", "game": "scythe"})["level"] is None
    assert "A recorded game of the lab" in CliRunner().invoke(cli, ["log", "--lang", "en"]).output
    file = tmp_path / "game.json"
    kept = CliRunner().invoke(cli, [*command.split()[1:], "--out", str(file)])
    assert json.loads(file.read_text())["steps"]
    assert CliRunner().invoke(cli, ["import", str(file)]).exit_code == 0


def stubborn(game, state, context):
    """A human of one's own: a star in each turn from the fourth on."""
    return None if context.acted or state.turn < 4 or state.over else {"type": "star-placed"}


@pytest.mark.parametrize(
    "how",
    [
        {"human": "steady", "setup": {"automa": "togawa", "power": 2}},
        {"human": "steady", "box": {"game": {"automa_coins": 60}}},
        {"human": stubborn},
        {"human": "paced:score=60-100,turn=9-14"},
    ],
    ids=["set-up", "box", "own", "paced"],
)
def test_the_command_of_a_surprising_game_opens_that_very_game(how, tmp_path):
    """With the set-up, the box and the human of its run."""
    results = run("scythe", level="automa", games=4, seed=3, cards=0, out=tmp_path / "a run", **how)
    for level, _, lead, command in surprising(results):
        file = tmp_path / "game.json"
        kept = CliRunner().invoke(cli, [*shlex.split(command)[1:], "--out", str(file)])
        assert kept.exit_code == 0, (command, kept.exception)
        session = load(json.loads(file.read_text()))
        totals = {side.name: side.total for side in session.game.result(session.state).sides}
        assert totals["human"] - totals["automa"] == lead, command
        assert level == "automa"


def load(file):
    kept = game_file.load(json.dumps(file))
    return Session(kept.start, list(kept.steps))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["golem", "--level", "easy"], "lab-other-plan"),
        (["scythe", "--level", "ultimaszyna"], "lab-run-level"),
        (["scythe", "--level", "automa", "--human", "absent"], "lab-run-model"),
        (["scythe", "--level", "automa", "--game", "1"], "lab-run-game"),
    ],
)
def test_what_a_run_does_not_hold_is_not_kept_of_it(words, message, tmp_path):
    run("scythe", level="automa", human="steady", games=1, cards=0, out=tmp_path)
    done = CliRunner().invoke(cli, ["lab", "keep", *words, "--run", str(tmp_path)])
    assert isinstance(done.exception, UserError) and done.exception.message == message


def test_games_against_nobody_are_worth_a_look_only_where_there_are_no_others(listened):
    assert {model for _, model, _, _ in surprising(listened)} == {"steady"}
    absent = run("scythe", level="automa", human="absent", games=3, cards=0)
    assert {model for _, model, _, _ in surprising(absent)} == {"absent"}


def test_a_game_number_below_zero_is_a_sentence():
    done = CliRunner().invoke(cli, ["lab", "keep", "scythe", "--level", "automa", "--game", "-1"])
    assert isinstance(done.exception, UserError) and done.exception.message == "lab-bad-game"
