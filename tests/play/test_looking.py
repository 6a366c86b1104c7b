"""A view stays small: what is not always looked at travels when somebody looks."""

import msgspec
import pytest
from asking import play_to_the_end, say
from driving import Driver
from toy import Toy

from automatable import games
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore


def size(view):
    return len(msgspec.json.encode({**view, "version": 0}))


@pytest.mark.parametrize("name", games.names())
def test_a_view_does_not_grow_with_the_length_of_the_game(name):
    desk = Desk(MemoryStore())
    view = say(desk, "new", game=name, seed=3)
    key, value = next((k, v) for k, v in sorted(view["position"].items()) if isinstance(v, int | str))
    same = {"type": "corrected", "set": {key: value}}
    first = size(say(desk, "event", table=view["table"], event=same))
    for _ in range(50):
        view = say(desk, "event", table=view["table"], event=same)
    assert size(view) < first + 100  # what was dealt anew may be longer by a few digits


def test_a_position_is_put_into_json_once_per_view(desk, monkeypatch):
    table = say(desk, "new", game="toy")["table"]
    made = []

    def counted(self, state):
        made.append(1)
        return msgspec.to_builtins(state)

    monkeypatch.setattr(Toy, "to_json", counted)
    say(desk, "view", table=table)
    assert made == [1]


def test_the_log_has_one_entry_for_a_thing_that_happened_with_all_that_was_asked_in_it(desk):
    table = say(desk, "new", game="toy", physical=["automa"])["table"]
    say(desk, "event", table=table, event={"type": "card-turned", "card": "2"})
    say(desk, "answer", table=table, value=4)
    say(desk, "event", table=table, event={"type": "card-turned", "card": "3"})  # the app throws the die
    log = say(desk, "log", table=table)
    assert [(one["number"], one["args"]["card"]) for one in log["entries"]] == [(2, "3"), (0, "2")]
    assert [len(one["rows"]) for one in log["entries"]] == [1, 1]
    assert log["before"] is None


def test_a_view_names_what_happened_by_the_event_that_began_it_and_undo_by_the_answer(desk):
    table = say(desk, "new", game="toy", physical=["automa"])["table"]
    asked = say(desk, "event", table=table, event={"type": "card-turned", "card": "2"})
    after = say(desk, "answer", table=table, value=4)
    assert after["happened"] == asked["happened"] == asked["undo"] != after["undo"]


def test_the_log_comes_in_pages_that_leave_nothing_out(desk):
    table = say(desk, "new", game="toy")["table"]
    for points in range(1, 101):
        say(desk, "event", table=table, event={"type": "scored", "points": points})
    numbers, before = [], None
    while page := say(desk, "log", table=table, before=before):
        assert len(page["entries"]) <= 40
        numbers += [one["number"] for one in page["entries"]]
        if (before := page["before"]) is None:
            break
    assert numbers == list(range(99, -1, -1))


def test_the_position_before_the_last_step_is_the_one_its_story_is_about(desk):
    table = say(desk, "new", game="toy")["table"]
    before = say(desk, "view", table=table)
    after = say(desk, "event", table=table, event={"type": "scored", "points": 4})
    found = say(desk, "before", table=table)
    assert found == {"position": before["position"], "shown": before["shown"]}
    assert found["position"] != after["position"]


def test_hands_are_told_of_a_deck_only_if_they_hold_it(desk):
    def told(physical):
        table = say(desk, "new", game="toy", physical=physical)["table"]
        for card in "132":
            say(desk, "event", table=table, event={"type": "card-turned", "card": card})
        rows = say(desk, "answer", table=table, value=1)["rows"]
        return [one["message"] for row in rows for one in row["instructions"]]

    assert told(["automa"]) == ["toy-gain", "toy-shuffle"]
    assert told([]) == ["toy-gain"]


def test_the_button_deals_the_deck_the_app_holds(desk):
    assert say(desk, "new", game="toy")["deals"] == "card"
    assert say(desk, "new", game="toy", physical=["automa"])["deals"] is None


@pytest.mark.parametrize("name", games.names())
def test_every_reason_leads_to_a_node_of_the_story(name):
    desk = Desk(MemoryStore())
    table = say(desk, "new", game=name, seed=11)["table"]
    person = Driver(name, {}, seed=5)
    for _ in range(40):
        session, _journal = desk.sit(table)
        if any(session.holds(question) for question in session.now.questions):
            view = say(desk, "deal", table=table)
        else:
            event = None
            if session.state.pending is None:
                event = person.table.happens(session.game, session.state, person.choose)
            if event is None and not session.now.questions:
                return
            view = say(desk, "event", table=table, event=event or person.answer(session.now.questions[0]))
        for way in (way for row in view["rows"] for one in row["instructions"] for way in one["why"]):
            assert node(view["story"], way)["type"]


def node(story, way):
    found = {"steps": story}
    for place in way:
        found = found["steps"][place]
    return found


def test_a_finished_game_that_is_brought_again_counts_once(desk):
    view = play_to_the_end(desk)
    file = say(desk, "export", table=view["table"])["file"]
    for _ in range(2):
        say(desk, "import", file=file)
    found = say(desk, "history")
    assert len(found["games"]) == 1 and [one["played"] for one in found["statistics"]] == [1]
    play_to_the_end(desk)
    assert [one["played"] for one in say(desk, "history")["statistics"]] == [2]


def test_what_may_come_next_is_told_with_its_chances_and_draws_nothing():
    desk = Desk(MemoryStore())
    table = say(desk, "new", game="scythe", seed=4)["table"]
    before = say(desk, "view", table=table)
    found = say(desk, "foresee", table=table)["chances"]
    assert all(0 < chance["weight"] <= chance["total"] == 19 for chance in found)
    assert [chance["weight"] for chance in found] == sorted((c["weight"] for c in found), reverse=True)
    assert say(desk, "view", table=table) == before
    assert "" in say(desk, "foresee", table=table)["guessable"]


def test_what_it_did_is_told_as_it_was_foreseen():
    desk = Desk(MemoryStore())
    table = say(desk, "new", game="scythe", seed=4)["table"]
    assert say(desk, "deeds", table=table)["deeds"] == []
    for _ in range(6):
        found = {(one["message"], one["at"]) for one in say(desk, "foresee", table=table)["chances"]}
        view = say(desk, "deal", table=table)
        done = say(desk, "deeds", table=table)["deeds"]
        assert done and {(one["message"], one["at"]) for one in done} <= found
        while view["position"]["pending"]:
            question = view["questions"][0]
            value = question["options"][0]["value"] if question["options"] else question["low"] or 0
            view = say(desk, "answer", table=table, question=question["id"], value=value)
            assert say(desk, "deeds", table=table)["deeds"] == done
