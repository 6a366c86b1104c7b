"""The shelf: what is told of each printed thing, by whom, and how far one is."""

import pytest
from asking import say
from owners import golem_owner

from automatable import games
from automatable.core.refused import Refused
from automatable.locales import LANGUAGES, Words
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore

CARD = {"worker": "green", "timer": "green", "province": 0, "left": "printed"}
RIGHT = {"votes": -1, "points": 2, "icon": "grande", "right": "printed"}
ANNA = {"kind": "transcribed", "source": "the card", "by": "Anna", "edition": "2021"}


@pytest.fixture
def desk():
    return Desk(MemoryStore())


def shelved(desk, game):
    return {thing["key"]: thing for row in say(desk, "box", game=game)["shelf"] for thing in row["things"]}


@pytest.mark.parametrize("name", [name for name in games.names() if games.door(name).shelf])
def test_every_thing_lies_on_the_shelf_once_with_a_name_in_every_language(desk, name):
    game = games.load(name)
    rows = say(desk, "box", game=name)["shelf"]
    keys = [thing["key"] for row in rows for thing in row["things"]]
    assert len(keys) == len(set(keys)) > 20
    for key in game.missing():
        assert any(f"{key}.".startswith(f"{one}.") or f"{one}.".startswith(f"{key}.") for one in keys), key
    for language in LANGUAGES:
        words = Words(language, name)
        for row in rows:
            words.say(row["name"]["message"])
            for thing in row["things"]:
                words.say(thing["name"]["message"], thing["name"]["args"])


def test_a_thing_is_missing_begun_and_done(desk):
    assert shelved(desk, "pendulum")["cards.7"]["state"] == "missing"
    say(desk, "box-save", game="pendulum", tables={"cards": {"7": CARD}})
    found = shelved(desk, "pendulum")["cards.7"]
    assert (found["state"], found["source"]) == ("begun", "own") and found["left"]
    say(desk, "box-save", game="pendulum", tables={"cards": {"7": CARD | RIGHT}})
    found = shelved(desk, "pendulum")
    assert (found["cards.7"]["state"], found["cards.7"]["left"]) == ("done", None)
    assert found["cards.8"]["source"] == "practice"


def test_a_thing_says_what_is_told_of_it_and_nothing_else(desk):
    assert not shelved(desk, "golem")["books.01"]["says"]
    say(desk, "box-save", game="pendulum", tables={"cards": {"7": CARD}})
    begun = shelved(desk, "pendulum")["cards.7"]["says"]
    assert [one["field"] for one in begun] == list(CARD)
    assert begun[0]["said"] == ["@printed-worker-green"]
    say(desk, "box-save", game="golem", tables=golem_owner())
    book = {one["field"]: one["said"] for one in shelved(desk, "golem")["books.01"]["says"]}
    assert book["effects"][0].startswith("@button-") and len(book) == 3


def test_a_whole_box_leaves_nothing_on_the_shelf_to_do(desk):
    before = shelved(desk, "golem")
    assert sum(thing["state"] == "done" for thing in before.values()) < len(before) / 10
    say(desk, "box-save", game="golem", tables=golem_owner())
    assert {thing["state"] for thing in shelved(desk, "golem").values()} == {"done"}
    assert all(not row["asked"] for row in say(desk, "box", game="scythe")["shelf"])
    assert [row["asked"] for row in say(desk, "box", game="pendulum")["shelf"]] == [True] * 3


def test_it_says_where_each_value_comes_from(desk):
    own = {"cards": {"7": CARD | RIGHT}, "provenance": {"cards.7.votes": ANNA}}
    say(desk, "box-save", game="pendulum", tables=own)
    values = {
        one["field"]["key"]: one for one in say(desk, "box-thing", game="pendulum", key="cards.7")["values"]
    }
    assert (values["cards.7.votes"]["source"], values["cards.7.votes"]["by"]) == ("transcribed", "Anna")
    assert values["cards.7.points"]["source"] == "own"
    say(desk, "box-save", game="pendulum", tables=own | {"provenance": {"cards.7": ANNA}})
    assert (shelved(desk, "pendulum")["cards.7"]["by"], shelved(desk, "pendulum")["cards.7"]["edition"]) == (
        "Anna",
        "2021",
    )
    eleven = {
        one["field"]["key"]: one for one in say(desk, "box-thing", game="scythe", key="cards.11")["values"]
    }
    assert {one["source"] for one in eleven.values()} <= {"printed", "transcribed"}


@pytest.mark.parametrize("key", ["", "cards", "cards.99", "provenance", "nothing.1"])
def test_what_lies_on_no_shelf_is_refused(desk, key):
    with pytest.raises(Refused, match="core-unknown-key"):
        desk.handle({"op": "box-thing", "game": "pendulum", "key": key})
