"""Queries made on demand, so that a view stays small."""

import msgspec
import pytest
from random_play import Driver
from service_client import play_to_the_end, say
from toy import Toy

from automatable import games
from automatable.core.topics.display import Display
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage


def size(view):
    return len(msgspec.json.encode({**view, "version": 0}))


@pytest.mark.parametrize("name", games.names())
def test_a_view_does_not_grow_with_the_length_of_the_game(name):
    service = Service(MemoryStorage())
    view = say(service, "new", game=name, seed=3)
    key, value = next((k, v) for k, v in sorted(view["position"].items()) if isinstance(v, int | str))
    same = {"type": "corrected", "set": {key: value}}
    first = size(say(service, "event", table=view["table"], event=same))
    for _ in range(50):
        view = say(service, "event", table=view["table"], event=same)
    assert size(view) < first + 100  # what was dealt anew may be longer by a few digits


def test_a_position_is_put_into_json_once_per_view(service, monkeypatch):
    table = say(service, "new", game="toy")["table"]
    made = []

    def counted(self, state):
        made.append(1)
        return msgspec.to_builtins(state)

    monkeypatch.setattr(Toy, "to_json", counted)
    monkeypatch.setattr(Display, "own_page", True)  # the default board lists the same values in words
    say(service, "view", table=table)
    assert made == [1]


def test_the_log_has_one_entry_per_event_with_all_its_questions(service):
    table = say(service, "new", game="toy", physical=["automa"])["table"]
    say(service, "event", table=table, event={"type": "card-turned", "card": "2"})
    say(service, "answer", table=table, value=4)
    say(service, "event", table=table, event={"type": "card-turned", "card": "3"})  # the app throws the die
    log = say(service, "log", table=table)
    assert [(one["number"], one["args"]["card"]) for one in log["entries"]] == [(2, "3"), (0, "2")]
    assert [len(one["rows"]) for one in log["entries"]] == [1, 1]
    assert log["before"] is None


def test_a_view_names_what_happened_by_the_event_that_began_it_and_undo_by_the_answer(service):
    table = say(service, "new", game="toy", physical=["automa"])["table"]
    asked = say(service, "event", table=table, event={"type": "card-turned", "card": "2"})
    after = say(service, "answer", table=table, value=4)
    assert after["happened"] == asked["happened"] == asked["undo"] != after["undo"]


def test_the_log_comes_in_pages_that_leave_nothing_out(service):
    table = say(service, "new", game="toy")["table"]
    for points in range(1, 101):
        say(service, "event", table=table, event={"type": "scored", "points": points})
    numbers, before = [], None
    while page := say(service, "log", table=table, before=before):
        assert len(page["entries"]) <= 40
        numbers += [one["number"] for one in page["entries"]]
        if (before := page["before"]) is None:
            break
    assert numbers == list(range(99, -1, -1))


def test_the_explanation_of_the_last_step_refers_to_the_position_before_it(service):
    table = say(service, "new", game="toy")["table"]
    before = say(service, "view", table=table)
    after = say(service, "event", table=table, event={"type": "scored", "points": 4})
    found = say(service, "before", table=table)
    assert found == {"position": before["position"], "shown": before["shown"]}
    assert found["position"] != after["position"]


def test_instructions_for_a_deck_are_shown_only_if_the_player_holds_it(service):
    def shown(physical):
        table = say(service, "new", game="toy", physical=physical)["table"]
        for card in "132":
            say(service, "event", table=table, event={"type": "card-turned", "card": card})
        rows = say(service, "answer", table=table, value=1)["rows"]
        return [one["message"] for row in rows for one in row["instructions"]]

    assert shown(["automa"]) == ["toy-gain", "toy-shuffle"]
    assert shown([]) == ["toy-gain"]


def test_the_button_deals_the_deck_the_app_holds(service):
    assert say(service, "new", game="toy")["deals"] == "card"
    assert say(service, "new", game="toy", physical=["automa"])["deals"] is None


@pytest.mark.parametrize("name", games.names())
def test_every_reason_refers_to_a_node_of_the_explanation(name):
    service = Service(MemoryStorage())
    table = say(service, "new", game=name, seed=11)["table"]
    person = Driver(name, {}, seed=5)
    for _ in range(40):
        session, _journal = service.open_with_journal(table)
        if any(session.holds(question) for question in session.now.questions):
            view = say(service, "deal", table=table)
        else:
            event = None
            if session.state.pending is None:
                event = person.table.happens(session.game, session.state, person.choose)
            if event is None and not session.now.questions:
                return
            view = say(service, "event", table=table, event=event or person.answer(session.now.questions[0]))
        for way in (way for row in view["rows"] for one in row["instructions"] for way in one["why"]):
            assert node(view["explanation"], way)["type"]


def node(explanation, way):
    found = {"steps": explanation}
    for place in way:
        found = found["steps"][place]
    return found


def test_a_finished_game_that_is_brought_again_counts_once(service):
    view = play_to_the_end(service)
    file = say(service, "export", table=view["table"])["file"]
    for _ in range(2):
        say(service, "import", file=file)
    found = say(service, "history")
    assert len(found["games"]) == 1 and [one["played"] for one in found["statistics"]] == [1]
    play_to_the_end(service)
    assert [one["played"] for one in say(service, "history")["statistics"]] == [2]


def test_the_forecast_has_chances_and_draws_nothing():
    service = Service(MemoryStorage())
    table = say(service, "new", game="scythe", seed=4)["table"]
    before = say(service, "view", table=table)
    found = say(service, "foresee", table=table)["chances"]
    assert all(0 < chance["weight"] <= chance["total"] == 19 for chance in found)
    assert [chance["weight"] for chance in found] == sorted((c["weight"] for c in found), reverse=True)
    assert say(service, "view", table=table) == before
    assert "" in say(service, "foresee", table=table)["guessable"]


def test_the_last_actions_have_the_form_of_the_forecast():
    service = Service(MemoryStorage())
    table = say(service, "new", game="scythe", seed=4)["table"]
    assert say(service, "actions", table=table)["actions"] == []
    for _ in range(6):
        found = {(one["message"], one["at"]) for one in say(service, "foresee", table=table)["chances"]}
        view = say(service, "deal", table=table)
        done = say(service, "actions", table=table)["actions"]
        assert done and {(one["message"], one["at"]) for one in done} <= found
        while view["position"]["pending"]:
            question = view["questions"][0]
            value = question["options"][0]["value"] if question["options"] else question["low"] or 0
            view = say(service, "answer", table=table, question=question["id"], value=value)
            assert say(service, "actions", table=table)["actions"] == done
