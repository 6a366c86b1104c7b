"""A whole game of each through the service, which no request can break."""

import re

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_play import Driver, table_of
from service_client import say

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.topics.simulation import usual_answer
from automatable.locales import Words
from automatable.play.error_response import error_response
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage


@pytest.fixture(scope="module")
def played():
    """One game of each, played once and looked at by every test."""
    cache = {}

    def whole(name):
        if name not in cache:
            driver = Driver(name, table_of(name).SETUPS[0], seed=5).to_the_end()
            steps = [{"event": event} for event in driver.events]
            start = {"game": name, "setup": table_of(name).SETUPS[0], "seed": 1, "physical": decks_of(driver)}
            cache[name] = {"automatable": 1, "start": start, "steps": steps, "at": len(steps)}
        return cache[name]

    return whole


def decks_of(driver):
    """Every deck of a game: the player holds them all."""
    decks = set(driver.game.decks)
    for resolution in driver.resolutions:
        decks |= {question.deck for question in resolution.questions if question.deck}
    return sorted(decks)


APP_DEALS = {"red-rising": {"cards": "app"}}
LEFT_TO_CHANCE = re.compile(r"shuffle|random", re.IGNORECASE)
BY_HAND_ALWAYS = {"golem-do-set-up-goals"}
"""Left to the hands: nothing in play depends on which goal cards the Automa has."""


@pytest.mark.parametrize("name", games.names())
def test_a_checklist_leaves_to_chance_only_what_the_player_holds(name):
    def chance(physical):
        service, words = Service(MemoryStorage()), Words("en", name)
        setup = APP_DEALS.get(name, {})
        table = say(service, "new", game=name, setup=setup, physical=physical)["table"]
        listed = say(service, "checklist", table=table)["instructions"]
        shown = {
            one["message"] for one in listed if LEFT_TO_CHANCE.search(words.say(one["message"], one["args"]))
        }
        return shown - BY_HAND_ALWAYS

    assert chance([]) == set(), "the app decides it, and the first steps tell what came out"
    assert chance(games.game_class(name).decks) or name == "toy", "a deck in the hand is shuffled by hand"


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_ends_in_history_and_bg_stats(name, played):
    service = Service(MemoryStorage())
    file = played(name)
    table = say(service, "new", game=name, setup=file["start"]["setup"], physical=file["start"]["physical"])[
        "table"
    ]
    for step in file["steps"]:
        view = say(service, "event", table=table, event=step["event"])
        assert view["undo"] is not None
    assert view["over"] and view["result"]
    (finished,) = say(service, "history")["games"]
    assert finished["result"] == view["result"]
    assert finished["level"] == view["level"]
    for lang in ("en", "ru"):
        found = say(service, "bgstats", table=table, lang=lang)
        assert found["qr"] and all("winner" in player for player in found["file"]["plays"][0]["playerScores"])
    assert (
        say(service, "import", file=say(service, "export", table=table)["file"])["position"]
        == view["position"]
    )
    copy = say(service, "import", file=say(service, "bug-report", table=table)["file"])["table"]
    assert say(service, "log", table=copy) == say(service, "log", table=table)
    undone = say(service, "undo", table=table)
    assert not undone["over"]
    assert say(service, "redo", table=table)["position"] == view["position"]


@pytest.mark.parametrize("name", games.names())
def test_what_the_app_deals_is_dealt_the_same_again_after_an_undo(name):
    service = Service(MemoryStorage())
    table = say(service, "new", game=name, seed=11)["table"]
    person = Driver(name, {}, seed=5)
    dealt = 0
    for _ in range(25):
        op = next_request(service, table, person)
        first = say(service, table=table, **op)
        say(service, "undo", table=table)
        again = say(service, table=table, **op)
        assert again == {**first, "version": again["version"]}
        dealt = sum(step.dealt for step in service.open(table).log)
    assert dealt


def next_request(service, table, person):
    """The button, if there is one to press; otherwise what a person at the table would do."""
    session, _ = service.open_with_journal(table)
    if any(session.holds(question) for question in session.now.questions):
        return {"op": "deal"}
    event = None
    if session.state.pending is None:
        event = person.table.happens(session.game, session.state, person.choose)
    return {"op": "event", "event": event or person.answer(session.now.questions[0])}


@pytest.mark.parametrize("name", games.names())
def test_every_reached_position_opens_from_its_link(name, played):
    service = Service(MemoryStorage())
    file = played(name)
    for at in range(0, len(file["steps"]), max(1, len(file["steps"]) // 10)):
        view = say(service, "import", file={**file, "at": at})
        if view["position"].get("pending"):
            continue
        link = say(service, "link", table=view["table"])
        opened = say(service, "open-link", **link, physical=view["physical"])
        assert opened["position"] == view["position"]
        assert opened["questions"] == view["questions"]


@pytest.mark.parametrize(
    ("name", "level"), [(name, each) for name in games.names() for each in games.load(name).levels]
)
def test_an_opened_link_is_headed_by_the_level_of_its_position(name, level):
    service, game = Service(MemoryStorage()), games.load(name)
    text = game.to_text(game.new(game.decode_setup({"level": level})))
    opened = say(service, "open-link", game=name, text=text)
    assert opened["level"] == opened["setup"]["level"] == level
    assert say(service, "tables")[0]["level"] == level


@pytest.mark.parametrize(("name", "level"), [(name, games.load(name).levels[-1]) for name in games.names()])
def test_a_position_opened_by_an_earlier_version_is_headed_by_its_level_too(name, level):
    game = games.load(name)
    position = game.to_json(game.new(game.decode_setup({"level": level})))
    start = {"game": name, "setup": {}, "seed": 1, "position": position}
    view = say(
        Service(MemoryStorage()), "import", file={"automatable": 1, "start": start, "steps": [], "at": 0}
    )
    assert view["level"] == level


@pytest.mark.parametrize("name", games.names())
def test_own_box_takes_the_whole_shipped_box_back(name):
    service = Service(MemoryStorage())
    tables = say(service, "box", game=name)["tables"]
    assert say(service, "box-save", game=name, tables=tables)["tables"] == tables
    text = say(service, "box-share", game=name)["toml"]
    assert say(service, "box-take", text=text)["tables"] == tables


PLAIN = st.none() | st.booleans() | st.integers(-3, 70) | st.text(max_size=4) | st.just([]) | st.just({})
ANY = PLAIN | st.lists(PLAIN, max_size=3) | st.dictionaries(st.text(max_size=4), PLAIN, max_size=3)


def places(data, path=()):
    """Every place in plain data."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


def spoilt(draw, data):
    """Plain data with something else in one or two places, or something missing."""
    data = msgspec.json.decode(msgspec.json.encode(data))
    for _ in range(draw(st.integers(1, 2))):
        *path, last = draw(st.sampled_from([path for path in places(data) if path]))
        inner = data
        for key in path:
            inner = inner[key]
        if draw(st.booleans()) and isinstance(inner, dict):
            del inner[last]
        else:
            inner[last] = draw(ANY)
        if not any(places(data)):
            break
    return data


def said_or_refused(service, op, **message):
    try:
        msgspec.json.encode(service.handle({"op": op, **message}))
    except UserError as user_error:
        said = error_response(user_error).error
        assert said.en != repr(user_error), f"no sentence for {user_error}"
        assert said.en and said.ru


FUZZ = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.slow
@FUZZ
@given(data=st.data())
def test_a_spoilt_file_is_refused_with_a_sentence(name, played, data):
    file = played(name)
    steps = data.draw(st.integers(0, 12))
    file = {**file, "steps": file["steps"][:steps], "at": steps}
    said_or_refused(Service(MemoryStorage()), "import", file=spoilt(data.draw, file))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.slow
@FUZZ
@given(data=st.data())
def test_a_spoilt_position_or_event_is_refused_with_a_sentence(name, played, data):
    service = Service(MemoryStorage())
    file = played(name)
    at = data.draw(st.integers(0, len(file["steps"]) - 1))
    view = say(service, "import", file={**file, "at": at, "steps": file["steps"][: at + 1]})
    event = file["steps"][at]["event"]
    position = view["position"]
    said_or_refused(service, "whatif", game=name, position=spoilt(data.draw, position), event=event)
    said_or_refused(service, "whatif", game=name, position=position, event=spoilt(data.draw, event))
    said_or_refused(service, "event", table=view["table"], event=spoilt(data.draw, event))
    changed = spoilt(data.draw, position)
    changes = {
        "type": "corrected",
        "set": {key: value for key, value in changed.items() if position.get(key) != value},
    }
    said_or_refused(service, "event", table=view["table"], event=changes)
    rule = data.draw(st.sampled_from(sorted(games.load(name).rules)))
    inputs = {key: data.draw(ANY) for key in games.load(name).rules[rule].inputs}
    said_or_refused(service, "decide", game=name, rule=rule, position=position, args=inputs)
    said_or_refused(service, "open-link", game=name, text=data.draw(st.text()))
    text = say(service, "link", table=view["table"])["text"]
    cut = data.draw(st.integers(0, len(text)))
    other = text[:cut] + data.draw(st.text(max_size=2)) + text[cut + 1 :]
    said_or_refused(service, "open-link", game=name, text=other)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.slow
@FUZZ
@given(data=st.data())
def test_a_spoilt_box_is_refused_with_a_sentence(name, data):
    service = Service(MemoryStorage())
    tables = say(service, "box", game=name)["tables"]
    said_or_refused(service, "box-save", game=name, tables=spoilt(data.draw, tables))


@pytest.mark.parametrize("name", games.names())
def test_every_missing_component_can_be_entered(name):
    service = Service(MemoryStorage())
    for key in say(service, "box", game=name)["missing"][:8]:
        answers = {}
        while (reply := say(service, "box-enter", game=name, key=key, answers=answers))["question"]:
            asked = msgspec.convert(reply["question"], Question)
            answers[asked.id] = usual_answer(None, None, asked, None)
        assert key not in reply["box"]["missing"]
