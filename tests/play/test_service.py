"""The service over every storage."""

import os
import subprocess
import sys

import pytest
import toy
from browser_disk import Worker
from msgspec import structs
from service_client import play_to_the_end, say, user_error
from user_errors import raises_user_error

from automatable import games
from automatable.play import operations, requests
from automatable.play.session import Start, Step
from automatable.play.storage.base import JournalEntry, now


def test_every_request_has_one_operation():
    kinds = requests.Request.__subclasses__()
    assert len(kinds) == len(operations.OPERATIONS) == len(operations.BY_NAME)
    assert set(kinds) == set(operations.BY_REQUEST)


def test_the_service_needs_neither_sqlite_nor_a_server():
    code = """
import sys
for name in ("sqlite3", "_sqlite3", "litestar", "uvicorn", "platformdirs"):
    sys.modules[name] = None
import toy
toy.register()
from automatable.play.service import Service
from automatable.play.storage.base import JournalEntry
from automatable.play.session import Start, Step
from automatable.play.storage.base import MemoryStorage
from service_client import play_to_the_end, say
service = Service(MemoryStorage())
table = play_to_the_end(service)["table"]
for op in ("games", "tables", "history", "settings"):
    say(service, op)
for op in ("undo", "redo", "export", "link", "bgstats", "bug-report"):
    say(service, op, table=table)
"""
    paths = os.pathsep.join(path for path in sys.path if path)
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": paths})


def test_games_say_all_that_a_set_up_screen_needs(service):
    (toy,) = say(service, "games")
    assert toy["id"] == "toy"
    assert toy["levels"] == ["easy", "hard"]
    assert toy["decks"] == ["automa", "die"]
    assert [option["value"] for option in toy["setup"]["choices"]["setup-level"]] == ["easy", "hard"]
    assert toy["provenance"]["cards"]["kind"] == "practice"
    assert toy["rules"] == {"turn": {"inputs": {}}}


def test_the_rulebook_is_read_in_one_language(service):
    russian, english = (say(service, "rulebook", game="toy", lang=lang)["turn"] for lang in ("ru", "en"))
    assert english["page"] == 1 and english["says"]
    assert russian == english, "what has no Russian is said in English"
    with raises_user_error("core-unknown-language"):
        say(service, "rulebook", game="toy", lang="la")


def test_a_new_table_has_a_checklist_a_question_and_nothing_to_undo(service):
    view = say(service, "new", game="toy", setup={"level": "hard"}, seed=5, physical=["automa"])
    assert view == say(service, "view", table=view["table"])
    assert view["version"] == 0
    assert view["setup"] == {"level": "hard"}
    assert view["physical"] == ["automa"]
    assert view["holds"] == ["die"] and view["deals"] is None
    listed = say(service, "checklist", table=view["table"])["instructions"]
    assert [one["message"] for one in listed] == ["toy-shuffle"]
    assert view["questions"][0]["id"] == "card"
    assert view["undo"] is view["redo"] is view["result"] is None
    assert say(service, "link", table=view["table"])["text"] == "hard 0 0 1,2,3 0"


def test_the_first_seed_is_nobody_s_choice(service):
    seeds = [
        say(service, "export", table=say(service, "new", game="toy")["table"])["file"]["start"]["seed"]
        for _ in "12"
    ]
    assert seeds[0] != seeds[1]


def test_event_answer_deal_undo_redo_move_the_version_and_have_names(service):
    table = say(service, "new", game="toy", physical=["automa", "die"])["table"]
    view = say(service, "event", table=table, event={"type": "card-turned", "card": "2"}, version=0)
    assert view["questions"][0]["id"] == "more"
    assert view["rows"] == []
    view = say(service, "answer", table=table, value=4, version=view["version"])
    assert view["position"]["automa"] == 6
    assert view["rows"][0]["instructions"][0]["args"] == {"gain": 6}
    assert view["explanation"][0]["type"] == "note"
    assert view["undo"]["message"] == "toy-ask-more"  # an answer is named by what was asked
    versions = [view["version"]]
    for op in ("undo", "undo", "redo"):
        view = say(service, op, table=table)
        versions.append(view["version"])
    assert versions == sorted(set(versions))
    assert view["undo"]["message"] == "toy-event-card-turned"
    assert view["redo"]["message"] == "toy-ask-more"
    assert user_error(service, "deal", table=table).message == "play-nothing-to-deal"


def test_what_the_app_deals_is_part_of_the_step(service):
    table = say(service, "new", game="toy", physical=["automa"])["table"]
    view = say(service, "event", table=table, event={"type": "card-turned", "card": "3"})
    steps = say(service, "export", table=table)["file"]["steps"]
    assert [(one["dealt"], one["auto"]) for one in steps] == [(False, False), (True, True)]
    assert view["rows"][0]["instructions"][0]["args"]["gain"] == view["position"]["automa"] >= 4
    assert say(service, "undo", table=table)["undo"] is None


def test_an_old_version_does_nothing(service):
    table = say(service, "new", game="toy")["table"]
    event = {"type": "scored", "points": 1}
    after = say(service, "event", table=table, event=event, version=0)
    for op, more in (("event", {"event": event}), ("deal", {}), ("answer", {"value": "1"}), ("undo", {})):
        assert user_error(service, op, table=table, version=0, **more).message == "play-changed-elsewhere"
    assert say(service, "view", table=table) == after


def test_two_services_over_one_storage_see_each_other_and_never_overwrite(service):
    other = type(service)(service.storage)
    table = say(service, "new", game="toy")["table"]
    for points, one in ((1, service), (2, other), (3, service)):
        say(one, "event", table=table, event={"type": "scored", "points": points})
    assert say(other, "view", table=table) == say(service, "view", table=table)
    assert say(service, "view", table=table)["position"]["player"] == 6


def test_a_writer_with_an_old_journal_is_refused(service):
    table = say(service, "new", game="toy")["table"]
    old = service.storage.journal(table, service.storage.version(table))
    view = say(service, "event", table=table, event={"type": "scored", "points": 1})
    with raises_user_error("play-changed-elsewhere"):
        old.move(0)
    assert say(service, "view", table=table) == view


def test_tables_are_listed_last_touched_first_and_say_when_they_are_over(service):
    first, second = (say(service, "new", game="toy")["table"] for _ in "12")
    begun = now()
    while now() == begun:  # a game is touched at a millisecond
        pass
    say(service, "event", table=first, event={"type": "scored", "points": 1})
    listed = say(service, "tables")
    assert [one["id"] for one in listed] == [first, second]
    assert [one["steps"] for one in listed] == [1, 0]
    assert listed[0]["position"]["player"] == 1
    assert listed[0]["updated"].endswith("Z")
    over = play_to_the_end(service)
    again = say(service, "tables")
    assert again[0]["over"] and again[0]["result"] == over["result"]
    assert say(service, "tables") == again
    say(service, "delete", table=first)
    assert [one["id"] for one in say(service, "tables")] == [over["table"], second]
    assert user_error(service, "view", table=first).message == "play-no-such-game"
    assert user_error(service, "delete", table=first).message == "play-no-such-game"


def test_history_counts_by_game_and_level(service):
    assert say(service, "history") == {"games": [], "statistics": [], "waiting": 0}
    view = play_to_the_end(service, setup={"level": "hard"})
    play_to_the_end(service)
    say(service, "new", game="toy")
    found = say(service, "history")
    assert len(found["games"]) == 2
    easy, hard = found["statistics"]
    assert (hard["game"], hard["level"], hard["played"], hard["won"]) == ("toy", "hard", 1, 1)
    assert hard["margin"] == 30 - view["position"]["automa"]
    assert easy["level"] == "easy"
    say(service, "undo", table=view["table"])  # no longer over, so no longer history
    assert len(say(service, "history")["games"]) == 1


def test_what_if_and_decide_touch_nothing(service):
    table = say(service, "new", game="toy")["table"]
    position = say(service, "view", table=table)["position"]
    found = say(service, "whatif", game="toy", position=position, event={"type": "card-turned", "card": "1"})
    assert found["position"]["automa"] == 1
    assert found["rows"] and found["explanation"] and found["questions"]
    assert say(service, "decide", game="toy", rule="turn", position=found["position"])["choice"] == 1
    assert say(service, "view", table=table)["version"] == 0
    assert (
        user_error(service, "decide", game="toy", rule="no", position=position).message == "core-unknown-rule"
    )


def test_an_exported_game_comes_back_with_its_redo(service):
    view = play_to_the_end(service)
    say(service, "undo", table=view["table"])
    file = say(service, "export", table=view["table"])["file"]
    back = say(service, "import", file=file)
    assert back["table"] != view["table"]
    assert back["redo"] is not None
    again = say(service, "redo", table=back["table"])
    assert {**again, "table": 0, "version": 0} == {**view, "table": 0, "version": 0}


def test_a_bug_report_reproduces_the_game_and_remembers_what_was_taken_back(service):
    table = say(service, "new", game="toy")["table"]
    say(service, "event", table=table, event={"type": "scored", "points": 8})
    say(service, "undo", table=table)
    view = say(service, "event", table=table, event={"type": "scored", "points": 2})
    report = say(service, "bug-report", table=table)["file"]
    assert [entry["step"] and entry["step"]["event"].get("points") for entry in report["entries"]] == [
        8,
        None,
        2,
    ]
    back = say(service, "import", file=report)
    assert back["position"] == view["position"] == report["position"]


def test_a_link_opens_as_a_new_table_at_that_position(service):
    table = say(service, "new", game="toy", setup={"level": "hard"})["table"]
    say(service, "event", table=table, event={"type": "scored", "points": 8})
    link = say(service, "link", table=table)
    view = say(service, "open-link", **link)
    assert view["position"] == say(service, "view", table=table)["position"]
    assert view["level"] == "hard"
    assert view["undo"] is None
    back = say(service, "import", file=say(service, "export", table=view["table"])["file"])["table"]
    assert say(service, "link", table=back) == link
    assert user_error(service, "open-link", game="toy", text="nonsense").message == "core-bad-position"


def test_own_box_is_saved_shared_taken_and_stays_with_a_game_begun_with_it(service):
    assert say(service, "box", game="toy")["own"] == {}
    saved = say(service, "box-save", game="toy", tables={"cards": {"1": 7}})
    assert saved["own"] == {"cards": {"1": 7}}
    assert saved["tables"] == {"cards": {"1": 7, "2": 2, "3": 3}}
    assert saved["provenance"]["cards"]["kind"] == "practice"
    table = say(service, "new", game="toy", physical=["automa"])["table"]
    text = say(service, "box-share", game="toy")["toml"]
    say(service, "box-save", game="toy", tables={})
    view = say(service, "event", table=table, event={"type": "card-turned", "card": "1"})
    assert view["position"]["automa"] == 7
    assert say(service, "printed", table=table)["tables"] == saved["tables"], "and its board is drawn by it"
    taken = say(service, "box-take", text=text)
    assert (taken["tables"], taken["changed"]) == (saved["tables"], ["cards.1"])
    more = say(service, "box-take", game="toy", text="[cards]\n2 = 9\n")
    assert more["own"]["cards"] == {"1": 7, "2": 9}, "what comes takes nothing away"
    assert more["changed"] == ["cards.2"]
    assert say(service, "box-take", game="toy", text="[cards]\n2 = 9\n")["changed"] == []
    assert user_error(service, "box-save", game="toy", tables={"cards": {"1": "x"}}).args["key"] == "cards.1"
    assert user_error(service, "box-take", game="toy", text="][").message == "core-box-toml"
    assert say(service, "box", game="toy")["own"] == more["own"]


def test_settings_are_kept_key_by_key(service):
    assert say(service, "settings") == {"settings": {}}
    say(service, "settings-save", settings={"language": "ru", "sounds": True, "size": 1.25})
    assert say(service, "settings-save", settings={"sounds": None}) == {
        "settings": {"language": "ru", "size": 1.25}
    }
    assert say(service, "settings") == {"settings": {"language": "ru", "size": 1.25}}


@pytest.mark.parametrize(
    ("op", "message", "id"),
    [
        ("nothing", {}, "play-bad-message"),
        ("view", {"table": "1"}, "play-bad-message"),
        ("view", {"table": 0}, "play-bad-message"),
        ("view", {"table": 99}, "play-no-such-game"),
        ("new", {"game": "chess"}, "core-unknown-game"),
        ("new", {"game": "toy", "setup": {"nonsense": 1}}, "core-setup-key"),
        ("new", {"game": "toy", "more": 1}, "play-bad-message"),
        ("box", {"game": "../../x"}, "core-unknown-game"),
        ("box-save", {"game": "../../x", "tables": {}}, "core-unknown-game"),
        ("whatif", {"game": "toy", "position": {}, "event": {"type": "no"}}, "core-bad-event"),
        ("whatif", {"game": "toy", "position": {"left": ["9"]}, "event": {}}, "toy-no-card"),
        ("import", {"file": {}}, "play-import-version"),
        ("import", {"file": {"report": 1}}, "play-import-unreadable"),
    ],
)
def test_impossible_requests_are_refused_with_a_sentence_in_both_languages(service, op, message, id):
    problem = user_error(service, op, **message)
    assert problem.message == id
    assert problem.en.endswith(".") and problem.ru.endswith(".")


def test_a_game_that_no_longer_plays_through_is_listed_with_its_reason_and_hides_no_other(service):
    good = say(service, "new", game="toy")["table"]
    start = Start("toy", {}, 1)
    bad = service.storage.insert(start, [Step({"type": "forgotten"})])
    worse = service.storage.insert(structs.replace(start, game="chess"))
    listed = {one["id"]: one for one in say(service, "tables")}
    assert listed[good]["problem"] is None
    assert listed[bad]["problem"]["message"] == "play-older-stops"
    assert [one["message"] for one in say(service, "view", table=bad)["older"]][1:] == ["core-bad-event"]
    assert listed[worse]["problem"]["message"] == "core-unknown-game"
    assert say(service, "history")["games"] == []
    assert say(service, "export", table=bad)["file"]["steps"][0]["event"] == {"type": "forgotten"}
    say(service, "delete", table=bad)


def test_a_kill_between_a_step_and_what_the_app_deals_for_it_changes_nothing(service):
    new = {"game": "toy", "seed": 9, "physical": ["automa"]}
    whole, cut = (say(service, "new", **new)["table"] for _ in "12")
    event = {"type": "card-turned", "card": "3"}
    view = say(service, "event", table=whole, event=event)
    service.storage.write(cut, 1, [JournalEntry(0, Step(event))])  # the die was not yet written
    assert say(service, "view", table=cut) == {**view, "table": cut}


def test_a_broken_own_box_does_not_keep_the_page_from_opening(service, tmp_path):
    service.storage.save_own_box("toy", {"cards": "none"})
    assert say(service, "games")[0]["id"] == "toy"
    assert say(service, "box", game="toy")["own"] == {}
    assert say(service, "box-save", game="toy", tables={})["own"] == {}


def test_a_missing_value_is_asked_for_and_then_in_the_own_box(service):
    assert say(service, "box", game="toy")["missing"] == ["cards.1"]
    asked = say(service, "box-enter", game="toy", key="cards.1")
    assert asked["box"] is None and asked["question"]["id"] == "gain"
    assert (
        user_error(service, "box-enter", game="toy", key="cards.1", answers={"gain": 50}).message
        == "core-answer-range"
    )
    done = say(service, "box-enter", game="toy", key="cards.1", answers={"gain": 5})
    assert done["question"] is None
    assert done["box"]["own"] == {"cards": {"1": 5}} and done["box"]["missing"] == []
    assert user_error(service, "box-enter", game="toy", key="cards.9").message == "core-unknown-key"


def test_values_entered_during_a_game_are_saved_in_the_box(service):
    table = play_to_the_end(service)["table"]
    assert say(service, "box", game="toy")["own"] == {"cards": {"2": 6}}
    say(service, "box-save", game="toy", tables={})
    assert say(service, "printed", table=table)["tables"]["cards"]["2"] == 6, (
        "and in what that table is drawn by"
    )


def test_none_in_an_own_box_is_a_value_that_is_not_there(service):
    assert say(service, "box-save", game="toy", tables={"cards": {"1": None, "2": 4}})["own"] == {
        "cards": {"2": 4}
    }


def test_an_imported_game_is_played_through_once(service, monkeypatch):
    """Twice would take seconds with twenty thousand steps."""
    table = say(service, "new", game="toy")["table"]
    for _ in range(30):
        say(service, "event", table=table, event={"type": "scored", "points": 1})
    file = say(service, "export", table=table)["file"]
    if isinstance(service, Worker):
        return  # its service is opened again for every request
    played = []
    apply = toy.Toy.apply

    def counted(*args, **more):
        played.append(1)
        return apply(*args, **more)

    monkeypatch.setattr(toy.Toy, "apply", counted)
    again = say(service, "import", file=file)
    assert 30 <= len(played) < 45, "once, and a few tries of what may come next"
    assert say(service, "undo", table=again["table"], version=again["version"])["position"]["player"] == 29
    assert say(service, "export", table=again["table"])["file"]["at"] == 29


def test_what_if_refuses_a_position_whose_facts_cannot_be_shown(service, monkeypatch):
    game = games.load("toy")
    position = game.to_json(game.new(game.decode_setup({})))

    def broken(self, state):
        raise KeyError("a tile that no box holds")

    monkeypatch.setattr(type(game.display), "facts", broken)
    with raises_user_error("core-bad-position"):
        service.handle(
            {"op": "whatif", "game": "toy", "position": position, "event": {"type": "corrected", "set": {}}}
        )
