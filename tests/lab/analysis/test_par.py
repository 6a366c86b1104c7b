"""Par: the shipped tables, against games of another seed; and what the service says of them."""

from math import sqrt

import pytest
from click.testing import CliRunner
from user_errors import raises_user_error

from automatable import games
from automatable.cli import cli
from automatable.core.topics.simulation import STEPS
from automatable.lab.analysis.par import make_par, needed, write_par
from automatable.lab.runs.game_loop import LabTable
from automatable.lab.runs.plan import make_plan
from automatable.lab.runs.saved_game import saved_game
from automatable.lab.runs.seeds import game_seed
from automatable.play.history.par import SHOWN, Par, shipped
from automatable.play.service import Service
from automatable.play.simulations import simulation_of
from automatable.play.storage.base import MemoryStorage

NAMES = ("golem", "pendulum", "red-rising", "scythe")


def test_the_score_needed_is_more_than_that_share_of_the_automas():
    totals = list(range(1, 101))
    assert needed(totals) == tuple(step + 1 for step in STEPS)
    assert needed([7]) == (8,) * len(STEPS)


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_table_agrees_with_games_of_another_seed(name):
    """At every level and turn the score that wins so many of 100 does so, and a lower one does not.

    As far as both numbers of games can tell: within four standard errors, for there are hundreds of rows.
    """
    loaded, simulation, par = games.load(name), simulation_of(name), shipped(games.game_class(name).folder)
    checked = 0
    for level in loaded.levels:
        table = LabTable(
            loaded, simulation, simulation.models[par.human], {**simulation.setup, "level": level}
        )
        seen = {}
        for number in range(100):
            for turn, total in table.standings(game_seed(par.seed + 1, number)).items():
                seen.setdefault(turn, []).append(total)
        for row in par.levels[level]:
            totals = seen.get(row.turn, ())
            if len(totals) < 40:
                continue
            for wins in SHOWN.values():
                share, score = wins / 100, row.score(wins)
                error = 4 * sqrt(share * (1 - share) * (1 / len(totals) + 1 / row.games))
                beaten, missed = (sum(t < s for t in totals) / len(totals) for s in (score, score - 1))
                assert beaten >= share - error and missed <= share + error, (level, row.turn, wins)
                checked += 1
    assert checked >= len(SHOWN) * len(loaded.levels)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_names_the_practice_values_it_rests_on(name):
    loaded = games.load(name)
    par = shipped(loaded.folder)
    assert set(par.levels) == set(loaded.levels)
    state = loaded.new(loaded.decode_setup({**simulation_of(name).setup, "level": loaded.levels[0]}))
    assert par.practice == loaded.components.practice(state)
    shown = CliRunner().invoke(cli, ["lab", "par", name, "--lang", "en"]).output
    assert ("Practice values" in shown) == bool(par.practice)


def test_a_higher_score_never_wins_less_often():
    row = shipped(games.game_class("red-rising").folder).at("2", 10)
    chances = [row.wins(score) for score in range(100, 320)]
    assert chances == sorted(chances) and {0, 50, 95} <= set(chances)
    assert row.wins(row.score(80)) >= 80 > row.wins(row.score(80) - 1)


def test_making_a_table_twice_gives_the_same_file(tmp_path):
    one, two = (make_par("scythe", games=12, seed=3) for _ in range(2))
    assert one == two and all(rows for rows in one.levels.values())
    path = write_par(one, tmp_path / "par.json")
    assert len(path.read_text().splitlines()) > 20
    import msgspec

    assert msgspec.json.decode(path.read_bytes(), type=Par) == one


def test_the_service_gives_par_at_set_up_and_of_a_table_in_play():
    service = Service(MemoryStorage())
    found = service.handle({"op": "par", "game": "red-rising", "level": "2"})
    assert found["now"] is None
    assert all(row["half"] <= row["most"] <= row["nearly"] for row in found["rows"])
    table = service.handle({"op": "new", "game": "scythe", "setup": {"level": "automa"}})["table"]
    assert service.handle({"op": "par", "table": table})["now"] is None, "nobody has had a turn"
    for _ in range(3):
        service.handle({"op": "deal", "table": table})
    now = service.handle({"op": "par", "table": table})["now"]
    assert now["turn"] == now["row"]["turn"] == 3
    assert now["automa"] > 0
    with raises_user_error("lab-unknown-level"):
        service.handle({"op": "par", "game": "scythe", "level": "7"})


@pytest.mark.parametrize("name", NAMES)
def test_the_usual_row_is_of_the_last_turn_that_half_of_the_games_reach(name):
    for level in games.game_class(name).levels:
        found = Service(MemoryStorage()).handle({"op": "par", "game": name, "level": level})
        reached = [row for row in found["rows"] if 2 * row["games"] >= found["games"]]
        assert found["usual"] == reached[-1]


def test_a_finished_table_says_in_how_many_games_its_score_wins():
    service = Service(MemoryStorage())
    view = service.handle({"op": "new", "game": "scythe", "setup": {"level": "automa"}})
    table = view["table"]
    for _ in range(2):
        service.handle({"op": "deal", "table": table})
    for event in (*[{"type": "star-placed"}] * 6, {"type": "final-count", "structure_bonus": 0}):
        assert service.handle({"op": "par", "table": table})["now"]["wins"] is None
        view = service.handle({"op": "event", "table": table, "event": event})
    while view["result"] is None:
        asked = view["questions"][0]
        value = 30 if asked["id"] == "final-coins" else asked["default"]
        view = service.handle({"op": "answer", "table": table, "question": asked["id"], "value": value})
    now = service.handle({"op": "par", "table": table})["now"]
    human, automa = (side["total"] for side in view["result"]["sides"])
    assert (now["human"], now["automa"]) == (human, automa)
    assert now["wins"] == shipped(games.game_class("scythe").folder).at("automa", 2).wins(human)


def ended(name, level, human, number=0):
    """A game of the lab, played to its end at the service: what par says of it, and its result."""
    service = Service(MemoryStorage())
    start, steps, _ = saved_game(make_plan(name, level=level, human=human, games=1, cards=0), number)
    table = service.storage.insert(start, steps, len(steps))
    return service.handle({"op": "par", "table": table})["now"], service.view(table).result


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_a_game_says_how_often_its_score_wins_in_every_game(name):
    level = games.game_class(name).levels[0]
    now, result = ended(name, level, "steady")
    row = shipped(games.game_class(name).folder).at(level, now["turn"])
    total = max(side.total for side in result.sides if side.name.startswith("human"))
    assert now["human"] == total
    if name != "pendulum":
        assert now["wins"] == row.wins(total)


def test_a_game_of_pendulum_lost_without_the_legendary_point_wins_never_whatever_the_count():
    now, result = ended("pendulum", "A", "absent")
    assert result.winner != "human" and result.reason == "pendulum-won-legendary"
    row = shipped(games.game_class("pendulum").folder).at("A", 0)
    assert row.wins(now["human"]) == 95, "its count of nothing would beat most Automas"
    assert now["wins"] == 0


def test_par_of_pendulum_says_that_no_score_wins_without_the_legendary_point():
    service = Service(MemoryStorage())
    for name in NAMES:
        found = service.handle({"op": "par", "game": name, "level": games.game_class(name).levels[0]})
        assert found["needs"] == ("pendulum-note-no-legendary" if name == "pendulum" else "")
    table = service.handle({"op": "new", "game": "pendulum", "setup": {"level": "A"}})["table"]
    assert service.handle({"op": "par", "table": table})["needs"] == "pendulum-note-no-legendary"
    service.handle(
        {"op": "event", "table": table, "event": {"type": "corrected", "set": {"human.legendary": True}}}
    )
    assert service.handle({"op": "par", "table": table})["needs"] == "", "the point is there"


@pytest.mark.parametrize(("lang", "needs"), [("en", "legendary achievement"), ("ru", "славное достижение")])
def test_the_table_of_par_says_so_too(lang, needs):
    done = CliRunner().invoke(cli, ["lab", "par", "pendulum", "--level", "A", "--lang", lang])
    assert needs in done.output
    assert needs not in CliRunner().invoke(cli, ["lab", "par", "scythe", "--lang", lang]).output


@pytest.mark.parametrize("option", [("--human", "absent"), ("--seed", "3"), ("--out", "par.json")])
def test_what_only_a_new_table_heeds_needs_games(option):
    done = CliRunner().invoke(cli, ["lab", "par", "scythe", *option])
    assert done.exit_code == 2 and f"{option[0]} needs --games" in done.output


def test_a_table_of_one_level_plays_that_level_and_says_where_it_stops():
    counted = []
    made = make_par("scythe", level=["automa"], games=4, progress=lambda *both: counted.append(both))
    assert set(made.levels) == {"automa"} and counted[-1] == (4, 4)
    assert made.levels["automa"] == make_par("scythe", games=4).levels["automa"]
    few = ["--level", "automa", "--games", "4", "--lang", "en"]
    done = CliRunner().invoke(cli, ["lab", "par", "scythe", *few])
    assert "Turns that fewer than 4 of the 4 games of a level reach are left out." in done.output
    done = CliRunner().invoke(cli, ["lab", "par", "golem", "--lang", "en"])
    assert "left out" not in done.output, "its games have no turns to leave out"
