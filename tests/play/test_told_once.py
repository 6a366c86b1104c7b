"""After an answer in the middle of an event only what is new is told; the log tells an event whole."""

from collections import Counter

import msgspec
import pytest
from asking import say
from driving import Driver, table_of

from automatable import games
from automatable.core.resolution import Resolving
from automatable.core.telling import short, unsaid
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.session import Session, Start
from automatable.play.view import last, told


def steps_told(session):
    """What the last step told, without bookkeeping."""
    rows, _ = told(session, last(session), session.at)
    return [one for row in rows for one in row.instructions if not one.net]


def one_by_one(driver, setup, physical):
    """The recorded game taken step by step by a player who holds every deck."""
    start = Start(driver.game.id, setup, 1, tuple(physical))
    session = Session(start)
    for event in driver.events:
        session.do(event)
        yield session


@pytest.mark.parametrize("name", games.names())
def test_over_a_whole_game_each_instruction_of_an_event_is_told_once(name):
    setup = table_of(name).SETUPS[0]
    driver = Driver(name, setup, seed=5).to_the_end()
    decks = set(driver.game.decks)
    for resolution in driver.resolutions:
        decks |= {question.deck for question in resolution.questions if question.deck}
    heard, stops = Counter(), 0
    for session in one_by_one(driver, setup, decks):
        for one in steps_told(session):
            heard[msgspec.json.encode((one.message, one.args))] += 1
        if session.state.pending is not None:
            stops += 1
            continue
        whole = Counter(
            msgspec.json.encode((one.message, one.args)) for one in session.now.instructions if not one.net
        )
        assert heard == whole
        heard = Counter()
    assert stops


def test_bookkeeping_goes_on_from_where_it_was_told_to_stand():
    r = Resolving(True)
    r.do("move", "rule")
    r.net("power", "rule", 3, 5)
    r.net("coins", "rule", 1, 2)
    before = short(r.instructions)
    r.net("power", "rule", 5, 6)
    r.do("move", "rule")
    new = unsaid(short(r.instructions), before)
    assert [(one.message, one.args) for one in new] == [("power", {"before": 5, "after": 6}), ("move", {})]


def test_bookkeeping_that_ends_as_it_began_goes_back_to_where_it_was():
    r = Resolving(True)
    r.net("power", "rule", 3, 5)
    before = short(r.instructions)
    r.net("power", "rule", 5, 3)
    (back,) = unsaid(short(r.instructions), before)
    assert (back.message, back.args) == ("power", {"before": 5, "after": 3})


@pytest.mark.parametrize(("name", "setup"), [("golem", {"box": "owner"}), ("scythe", {"level": "automa"})])
def test_over_a_whole_game_every_marker_is_moved_from_where_the_table_left_it(name, setup):
    driver = Driver(name, setup, seed=5).to_the_end()
    decks = {q.deck for one in driver.resolutions for q in one.questions if q.deck} | set(driver.game.decks)
    stands = {}
    for session in one_by_one(driver, setup, decks):
        rows, _ = told(session, last(session), session.at)
        for one in (one for row in rows for one in row.instructions if one.net):
            args = {name: value for name, value in one.args.items() if name not in ("before", "after")}
            key = msgspec.json.encode((one.message, args))
            assert stands.get(key, one.args["before"]) == one.args["before"], one
            stands[key] = one.args["after"]
        if session.state.pending is None:
            stands = {}


def test_the_log_tells_an_event_whole():
    desk = Desk(MemoryStore())
    table = say(desk, "new", game="pendulum", setup={}, physical=["automa", "privilege"])["table"]
    say(desk, "event", table=table, event={"type": "set-up", "first": "human"})
    for value in ("automa-1", 1, 2):
        view = say(desk, "answer", table=table, value=value)
    now = [one["message"] for row in view["rows"] for one in row["instructions"]]
    assert now == ["pendulum-do-third-worker", "pendulum-do-shuffle-all", "pendulum-do-own-workers"]
    logged = say(desk, "log", table=table)["entries"][0]
    whole = [one["message"] for row in logged["rows"] for one in row["instructions"]]
    assert whole == ["pendulum-do-privilege", "pendulum-do-third-worker", *now]
