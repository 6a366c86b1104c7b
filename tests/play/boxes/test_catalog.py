"""The catalog: every component with its values, sources and progress."""

import pytest
from owners import golem_owner
from service_client import say
from user_errors import raises_user_error

from automatable import games
from automatable.locales import LANGUAGES, Words
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

CARD = {"worker": "green", "timer": "green", "province": 0, "left": "printed"}
RIGHT = {"votes": -1, "points": 2, "icon": "grande", "right": "printed"}
ANNA = {"kind": "transcribed", "source": "the card", "by": "Anna", "edition": "2021"}


@pytest.fixture
def service():
    return Service(MemoryStorage())


def shelved(service, game):
    return {
        component["key"]: component
        for row in say(service, "box", game=game)["catalog"]
        for component in row["components"]
    }


@pytest.mark.parametrize(
    "name", [name for name in games.names() if games.game_class(name).components.catalog]
)
def test_every_component_is_in_the_catalog_once_with_a_name_in_every_language(service, name):
    game = games.load(name)
    rows = say(service, "box", game=name)["catalog"]
    keys = [component["key"] for row in rows for component in row["components"]]
    assert len(keys) == len(set(keys)) > 20
    for key in game.components.missing():
        assert any(f"{key}.".startswith(f"{one}.") or f"{one}.".startswith(f"{key}.") for one in keys), key
    for language in LANGUAGES:
        words = Words(language, name)
        for row in rows:
            words.say(row["name"]["message"])
            for component in row["components"]:
                words.say(component["name"]["message"], component["name"]["args"])


def test_a_component_is_missing_begun_and_done(service):
    assert shelved(service, "pendulum")["cards.7"]["state"] == "missing"
    say(service, "box-save", game="pendulum", tables={"cards": {"7": CARD}})
    found = shelved(service, "pendulum")["cards.7"]
    assert (found["state"], found["source"]) == ("begun", "own") and found["left"]
    say(service, "box-save", game="pendulum", tables={"cards": {"7": CARD | RIGHT}})
    found = shelved(service, "pendulum")
    assert (found["cards.7"]["state"], found["cards.7"]["left"]) == ("done", None)
    assert found["cards.8"]["source"] == "practice"


def test_a_component_shows_its_values_and_nothing_else(service):
    assert not shelved(service, "golem")["books.01"]["first_values"]
    say(service, "box-save", game="pendulum", tables={"cards": {"7": CARD}})
    begun = shelved(service, "pendulum")["cards.7"]["first_values"]
    assert [one["field"] for one in begun] == list(CARD)
    assert begun[0]["text"] == ["@printed-worker-green"]
    say(service, "box-save", game="golem", tables=golem_owner())
    book = {one["field"]: one["text"] for one in shelved(service, "golem")["books.01"]["first_values"]}
    assert book["effects"][0].startswith("@button-") and len(book) == 3


def test_a_complete_box_leaves_nothing_to_do(service):
    before = shelved(service, "golem")
    assert sum(component["state"] == "done" for component in before.values()) < len(before) / 10
    say(service, "box-save", game="golem", tables=golem_owner())
    assert {component["state"] for component in shelved(service, "golem").values()} == {"done"}
    assert all(not row["asked"] for row in say(service, "box", game="scythe")["catalog"])
    assert [row["asked"] for row in say(service, "box", game="pendulum")["catalog"]] == [True] * 3


def test_it_says_where_each_value_comes_from(service):
    own = {"cards": {"7": CARD | RIGHT}, "provenance": {"cards.7.votes": ANNA}}
    say(service, "box-save", game="pendulum", tables=own)
    values = {
        one["field"]["key"]: one
        for one in say(service, "box-component", game="pendulum", key="cards.7")["values"]
    }
    assert (values["cards.7.votes"]["source"], values["cards.7.votes"]["by"]) == ("transcribed", "Anna")
    assert values["cards.7.points"]["source"] == "own"
    say(service, "box-save", game="pendulum", tables=own | {"provenance": {"cards.7": ANNA}})
    assert (
        shelved(service, "pendulum")["cards.7"]["by"],
        shelved(service, "pendulum")["cards.7"]["edition"],
    ) == (
        "Anna",
        "2021",
    )
    eleven = {
        one["field"]["key"]: one
        for one in say(service, "box-component", game="scythe", key="cards.11")["values"]
    }
    assert {one["source"] for one in eleven.values()} <= {"printed", "transcribed"}


@pytest.mark.parametrize("key", ["", "cards", "cards.99", "provenance", "nothing.1"])
def test_an_unknown_component_is_refused(service, key):
    with raises_user_error("core-unknown-key"):
        service.handle({"op": "box-component", "game": "pendulum", "key": key})
