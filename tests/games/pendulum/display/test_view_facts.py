"""The facts about a position agree with what the engine accepts."""

import pytest
from games.pendulum.conftest import left
from random_play import Driver, table_of
from transcript import SEED

from automatable.core.engine.errors import UserError

EVENTS = {
    "round-started": {},
    "worker-lifted": {},
    "council-laid": {"cards": ["?"] * 5},
    "council-held": {"votes": 3},
    "reward-taken": {"place": "printed"},
    "legendary-gained": {},
}


def accepted(game, state, type, **fields):
    later = {"at": state.now + 999_999} if type in ("round-started", "worker-lifted") else {}
    try:
        game.apply(state, game.decode_event({"type": type, **fields, **later}))
    except UserError:
        return False
    return True


@pytest.mark.parametrize("number", [0, 3, 6, 7, 9])
def test_what_the_player_can_do_is_what_the_engine_accepts(number):
    setup = table_of("pendulum").SETUPS[number]
    driver = Driver("pendulum", setup, SEED).to_the_end()
    seen = set()
    for resolution in driver.resolutions:
        acts = driver.game.display.facts(resolution.state)["acts"]
        seen |= set(acts)
        if resolution.state.paused is not None:
            assert acts in ([], ["resumed"])
            continue
        for type, fields in EVENTS.items():
            assert (type in acts) == accepted(driver.game, resolution.state, type, **fields), (
                type,
                resolution.state,
            )
    assert {"round-started", "worker-lifted", "council-held", "game-ended"} <= seen


def test_the_cards_in_front_promise_what_the_council_then_counts(table):
    cards = {n: {"votes": 2, "points": 1} for n in (11, 13, 15)}
    t = table(cards=cards, level="D", foreshadowing=True).ready().do("round-started", 11, 12)
    one = t.game.display.facts(t.state)["automas"]["1"]
    bonus = t.box.scoring["D"]["1"]
    assert (one["votes"], one["points"]) == (2 + bonus.votes, 1 + bonus.points)
    t.do("timer-flipped", 13, 14, timer="purple", at=180_000)
    t.do("timer-flipped", 15, 16, timer="purple", at=360_000)
    promised = [t.game.display.facts(t.state)["automas"][n] for n in "12"]
    t.do("council-held", votes=99)
    assert [automa.votes for automa in t.state.automas] == [each["votes"] for each in promised]
    assert [automa.points for automa in t.state.automas] == [each["points"] for each in promised]


def test_a_card_nobody_has_read_shows_nothing_of_ours(table):
    t = table(values="printed")
    t.do("set-up", "automa-1", 4, left("purple"), 5, left(), first="human")
    t.do("round-started").set(last=9, deck=[n for n in range(1, 33) if n != 9])
    shown = t.game.display.facts(t.state)
    assert shown["last"] == {"card": 9, "left": None, "right": None, "practice": False}
    assert not shown["practice"]
    assert not shown["track_known"]
    assert "row" not in shown["automas"]["1"]
    t.set(last=4, deck=[n for n in range(1, 33) if n != 4])
    assert t.game.display.facts(t.state)["last"]["left"]["worker"] == "purple"


def test_a_timer_shows_the_moment_its_sand_is_out(table):
    t = table().started(at=1000)
    timers = t.game.display.facts(t.state)["timers"]
    assert timers["green"] == {"row": "bottom", "length": 120_000, "ends": 121_000, "ran_out": False}
    t.do("paused", at=11_000).do("resumed", at=41_000)
    assert t.game.display.facts(t.state)["timers"]["green"]["ends"] == 151_000
    sand = table(timers="sand").started()
    assert sand.game.display.facts(sand.state)["timers"]["green"]["ends"] is None


def test_the_council_board_shows_what_may_lie_where(table):
    t = table().started().do("council-laid", cards=["vote", "vote", "?", "?", ""])
    board = t.game.display.facts(t.state)["council"]
    assert "vote" in board["s1"]["may_be"]
    assert "vote" not in board["s3"]["may_be"], "both copies lie elsewhere"
    assert board["grande"] == {"reward": "grande", "may_be": ["grande", ""], "event": "corrected"}
    assert board["s1"]["event"] == "council-laid"
    t.set(round=4)
    final = t.game.display.facts(t.state)["council"]["s1"]
    assert set(final["may_be"]) == {*t.box.final_rewards, "", "?"}
    assert final["event"] == "corrected"
