"""What the human may report, and a position in words."""

from typing import Annotated

import pytest
import toy
from msgspec import structs

from automatable import MemoryStorage, Service, games, load
from automatable.core.engine.events import Event
from automatable.core.engine.game import on
from automatable.core.engine.resolution import State
from automatable.core.forms.form import Option
from automatable.core.forms.marks import words
from automatable.core.topics.position import PositionFormat


class Visited(Event, frozen=True, tag="visited"):
    stall: Annotated[str, words("stall")]
    coins: int = 1
    again: bool = False


class Stalls(PositionFormat):
    def families(self, state):
        return {"stall": [Option("tea", "toy-stall-tea"), Option("silk", "toy-stall-silk")]}


class Market(toy.Toy):
    position = Stalls()
    handlers = toy.Toy.handlers | on(Visited, toy.score)
    human_events = (Visited,)


GAME = Market()
START = GAME.new(toy.Setup())


def test_open_questions_come_first_and_then_events_of_the_human_with_their_options():
    card, visit = GAME.legal_events(START)
    assert card.type == "card-turned" and card.question == GAME.questions(START)[0]
    assert (visit.type, visit.begins) == ("visited", {"type": "visited", "stall": "tea"})
    stall, coins, again = visit.form.fields
    assert [option.value for option in visit.form.choices[stall.choices]] == ["tea", "silk"]
    assert (stall.kind, coins.kind, again.kind) == ("choice", "number", "switch")
    assert (coins.value, coins.optional, stall.optional) == (1, True, False)
    assert stall.names[0].message == "toy-field-stall" and visit.name.message == "toy-report-visited"


def test_while_an_event_is_half_resolved_only_its_question_can_be_answered():
    waiting = GAME.apply(START, GAME.decode_event({"type": "card-turned", "card": "2"})).state
    (answer,) = GAME.legal_events(waiting)
    assert answer.begins == {"type": "answered", "question": "more"}


def test_nothing_is_reported_once_the_game_is_over(monkeypatch):
    monkeypatch.setattr(Market, "result", lambda self, state: object())
    assert "visited" not in {event.type for event in GAME.legal_events(START)}


@pytest.mark.parametrize(("language", "said"), [("en", "Automa: Power"), ("ru", "Автома: Сила")])
def test_a_position_is_shown_in_words_as_text_and_as_a_table(language, said):
    game = games.load("scythe")
    state = game.new(game.decode_setup({"automa": "nordic", "human": "crimea"}))
    shown = game.show(state, language)
    line = next(line for line in str(shown).splitlines() if line.startswith(f"{said} "))
    assert line.split()[-1] == "4" == str(state.automa.power)
    html = shown._repr_html_()
    assert said in html and html.count("<tr>") == len(shown.rows) and repr(shown) == str(shown)


def test_a_position_itself_prints_in_words_and_is_a_table_in_a_notebook():
    game = games.load("scythe")
    state = game.new(game.decode_setup({"automa": "nordic", "human": "crimea"}))
    assert str(state) == str(game.show(state)) and repr(state).startswith("State(")
    assert state._repr_html_() == game.show(state)._repr_html_()


def test_a_position_without_a_game_prints_its_fields():
    class Loose(State, frozen=True):
        name: str = "<b>"

    assert str(Loose(name="<i>")) == repr(Loose(name="<i>")) == "Loose(name='<i>')"
    assert Loose(name="<i>")._repr_html_() == "<pre>Loose(name='&lt;i&gt;')</pre>"


def test_values_in_a_table_of_a_page_are_escaped():
    game = games.load("scythe")
    shown = game.show(game.new(game.decode_setup({"automa": "nordic", "human": "crimea"})))
    nasty = structs.replace(shown, title="<script>", rows=(("a<b", "&"),))
    assert "&lt;script&gt;" in nasty._repr_html_() and "a&lt;b" in nasty._repr_html_()


@pytest.mark.parametrize("name", games.names())
def test_every_position_of_every_game_can_be_shown(name):
    game = games.load(name)
    shown = str(game.show(game.new(game.decode_setup({}))))
    assert len(shown.splitlines()) > 5 and "None" not in shown and "{" not in shown


def test_a_tap_on_a_place_offers_the_possible_events_that_name_it():
    game = load("viticulture")
    service = Service(MemoryStorage())
    view = service.handle({"op": "new", "game": "viticulture", "seed": 3})
    view = service.handle({"op": "answer", "table": view["table"], "value": 4})
    view = service.handle({"op": "deal", "table": view["table"]})
    places = {place["ref"]: place for part in view["shown"]["board"] for place in part.get("places", ())}
    assert [tap["event"] for tap in places["@row-6"]["reports"]] == [{"type": "organized", "row": 6}]
    assert places["@row-4"]["reports"] == () == places["@row-7"]["reports"], "the rooster; never row 7"
    (tap,) = places["@space-harvest"]["reports"]
    assert tap["event"] == {"type": "planned", "space": "harvest"}
    assert tap["name"]["message"] == "viticulture-tap-planned", "its own words stay"
    name, args = game.display.event_name(tap["event"])
    assert (name, args["space"]) == ("viticulture-event-planned", "@space-harvest")
