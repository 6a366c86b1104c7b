"""After an answer a view shows only the new instructions of its event; the log shows all of them."""

from collections import Counter

import msgspec
import pytest
from random_play import Driver, table_of
from recorded_views import taken
from service_client import say

from automatable import games
from automatable.core.engine.instructions import new_instructions, short
from automatable.core.engine.resolution import Resolver
from automatable.play.service import Service
from automatable.play.session import Session, Start
from automatable.play.storage.base import MemoryStorage
from automatable.play.view import last_step, make_view, step_rows


def steps_shown(session):
    """What the last step shown, without bookkeeping."""
    rows, _ = step_rows(session, last_step(session), session.at)
    return [one for row in rows for one in row.instructions if not one.net]


def one_by_one(driver, setup, physical):
    """The recorded game taken step by step by a player who holds every deck."""
    start = Start(driver.game.id, setup, 1, tuple(physical))
    session = Session(start)
    for event in driver.events:
        session.do(event)
        yield session


@pytest.mark.parametrize("name", games.names())
def test_each_instruction_of_an_event_is_shown_once(name):
    setup = table_of(name).SETUPS[0]
    driver = Driver(name, setup, seed=5).to_the_end()
    decks = set(driver.game.decks)
    for resolution in driver.resolutions:
        decks |= {question.deck for question in resolution.questions if question.deck}
    counted, stops = Counter(), 0
    for session in one_by_one(driver, setup, decks):
        for one in steps_shown(session):
            counted[msgspec.json.encode((one.message, one.args))] += 1
        if session.state.pending is not None:
            stops += 1
            continue
        whole = Counter(
            msgspec.json.encode((one.message, one.args)) for one in session.now.instructions if not one.net
        )
        assert counted == whole
        counted = Counter()
    assert stops


def test_bookkeeping_continues_from_the_last_shown_value():
    r = Resolver(True)
    r.instruct("move", "rule")
    r.record("power", "rule", 3, 5)
    r.record("coins", "rule", 1, 2)
    before = short(r.instructions)
    r.record("power", "rule", 5, 6)
    r.instruct("move", "rule")
    new = new_instructions(short(r.instructions), before)
    assert [(one.message, one.args) for one in new] == [("power", {"before": 5, "after": 6}), ("move", {})]


def test_bookkeeping_that_ends_as_it_began_goes_back_to_where_it_was():
    r = Resolver(True)
    r.record("power", "rule", 3, 5)
    before = short(r.instructions)
    r.record("power", "rule", 5, 3)
    (back,) = new_instructions(short(r.instructions), before)
    assert (back.message, back.args) == ("power", {"before": 5, "after": 3})


@pytest.mark.parametrize(("name", "setup"), [("golem", {"box": "owner"}), ("scythe", {"level": "automa"})])
def test_over_a_whole_game_every_marker_is_moved_from_where_the_table_left_it(name, setup):
    driver = Driver(name, setup, seed=5).to_the_end()
    decks = {q.deck for one in driver.resolutions for q in one.questions if q.deck} | set(driver.game.decks)
    stands = {}
    for session in one_by_one(driver, setup, decks):
        rows, _ = step_rows(session, last_step(session), session.at)
        for one in (one for row in rows for one in row.instructions if one.net):
            args = {name: value for name, value in one.args.items() if name not in ("before", "after")}
            key = msgspec.json.encode((one.message, args))
            assert stands.get(key, one.args["before"]) == one.args["before"], one
            stands[key] = one.args["after"]
        if session.state.pending is None:
            stands = {}


def test_the_log_shows_a_whole_event():
    service = Service(MemoryStorage())
    table = say(service, "new", game="pendulum", setup={}, physical=["automa", "privilege"])["table"]
    say(service, "event", table=table, event={"type": "set-up", "first": "human"})
    for value in ("automa-1", 1, 2):
        view = say(service, "answer", table=table, value=value)
    now = [one["message"] for row in view["rows"] for one in row["instructions"]]
    assert now == ["pendulum-do-third-worker", "pendulum-do-shuffle-all", "pendulum-do-own-workers"]
    logged = say(service, "log", table=table)["entries"][0]
    whole = [one["message"] for row in logged["rows"] for one in row["instructions"]]
    assert whole == ["pendulum-do-privilege", "pendulum-do-third-worker", *now]


def test_instructions_of_a_stage_are_taken_back_if_the_player_does_it_by_hand():
    r = Resolver(True)
    r.instruct("marble", "rule", row="@row-work")
    before = list(r.instructions)
    r.instruct("upgrade", "rule", cell=1)
    r.instruct("golem", "rule")
    said = list(r.instructions)
    r.instructions = before
    r.instruct("outcome", "rule")
    new = new_instructions(r.instructions, said)
    assert [one.message for one in new] == ["core-do-take-back", "core-do-take-back", "outcome"]
    assert [one.args["what"].message for one in new[:2]] == ["golem", "upgrade"]
    assert new[1].args["cell"] == 1


@pytest.mark.parametrize(
    ("name", "setup"),
    [("golem", {"box": "owner"}), ("scythe", {"level": "automa"}), ("pendulum", {}), ("red-rising", {})],
)
def test_a_view_has_the_earlier_instructions_of_its_event(name, setup):
    driver = Driver(name, setup, seed=5).to_the_end()
    decks = {q.deck for one in driver.resolutions for q in one.questions if q.deck} | set(driver.game.decks)
    shown, answers = [], 0
    for session in one_by_one(driver, setup, decks):
        view = make_view(1, 1, session)
        assert view.steps == session.at
        if session.resolutions[session.at - 1].state.pending is None:
            shown = []
        assert without_reasons(view.earlier) == without_reasons(shown)
        answers += len(view.earlier) > 1
        shown += [view.rows] if view.rows else []
    assert answers


def without_reasons(groups):
    return [[(one.message, one.args) for row in rows for one in row.instructions] for rows in groups]


def test_earlier_instructions_keep_their_reasons_in_the_explanation():
    session = Session(*taken("scythe", 2))
    explained = 0
    for at in range(1, len(session.steps) + 1):
        session.at = at
        view = make_view(1, at, session)
        for row in (row for rows in view.earlier for row in rows):
            for one in row.instructions:
                for way in one.why:
                    nodes = view.explanation
                    for place in way[:-1]:
                        nodes = nodes[place].steps
                    assert nodes[way[-1]]
                    explained += 1
    assert explained


def test_a_pause_at_every_question_tells_nothing_twice():
    setup = next(one for one in table_of("pendulum").SETUPS if one.get("values") == "printed")
    driver = Driver("pendulum", setup, seed=5).to_the_end()
    decks = {one.deck for each in driver.resolutions for one in each.questions if one.deck}
    session = Session(Start("pendulum", setup, 1, tuple(decks)))
    counted, pauses = Counter(), 0
    for event in driver.events:
        session.do(event)
        counted.update(msgspec.json.encode((one.message, one.args)) for one in steps_shown(session))
        if session.state.pending is None:
            whole = (one for one in session.now.instructions if not one.net)
            assert counted == Counter(msgspec.json.encode((one.message, one.args)) for one in whole)
            counted = Counter()
        elif "paused" in session.game.display.facts(session.state)["acts"]:
            asked = session.now.questions
            for kind in ("paused", "resumed"):
                session.do({"type": kind, "at": session.state.paused or session.state.now + 700})
                assert session.now.questions == asked
                assert steps_shown(session) == []
            pauses += 1
    assert pauses
    assert session.game.to_json(session.state) == driver.game.to_json(driver.state)
