"""The desk keeps its contract, over SQLite and without it."""

import os
import subprocess
import sys

import pytest
from asking import play_to_the_end, refused, say
from msgspec import structs

from automatable.core.refused import Refused
from automatable.play import messages
from automatable.play.desk import Desk
from automatable.play.keeper import Entry, MemoryStore, now
from automatable.play.session import Start, Step


def test_every_message_is_met():
    desk = Desk(MemoryStore())
    kinds = set(messages.Message.__subclasses__())
    assert kinds == set(desk._meets) == set(messages.AnyMessage.__args__)


def test_the_desk_needs_neither_sqlite_nor_a_server():
    code = """
import sys
for name in ("sqlite3", "_sqlite3", "litestar", "uvicorn", "platformdirs"):
    sys.modules[name] = None
import toy
toy.register()
from automatable.play.desk import Desk
from automatable.play.keeper import Entry
from automatable.play.session import Start, Step
from automatable.play.keeper import MemoryStore
from asking import play_to_the_end, say
desk = Desk(MemoryStore())
table = play_to_the_end(desk)["table"]
for op in ("games", "tables", "history", "settings"):
    say(desk, op)
for op in ("undo", "redo", "export", "link", "bgstats", "bug-report"):
    say(desk, op, table=table)
"""
    paths = os.pathsep.join(path for path in sys.path if path)
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": paths})


def test_games_say_all_that_a_set_up_screen_needs(desk):
    (toy,) = say(desk, "games")
    assert toy["id"] == "toy"
    assert toy["levels"] == ["easy", "hard"]
    assert toy["decks"] == ["automa", "die"]
    assert toy["setup"]["$defs"]["Setup"]["properties"]["level"]["enum"] == ["easy", "hard"]
    assert toy["provenance"]["cards"]["kind"] == "practice"
    assert toy["rules"] == {"turn": {"inputs": {}}}


def test_the_rulebook_is_read_in_one_language(desk):
    russian, english = (say(desk, "rulebook", game="toy", lang=lang)["turn"] for lang in ("ru", "en"))
    assert english["page"] == 1 and english["says"]
    assert russian == english, "what has no Russian is said in English"
    with pytest.raises(Refused, match="core-unknown-language"):
        say(desk, "rulebook", game="toy", lang="la")


def test_a_new_table_has_a_checklist_a_question_and_nothing_to_undo(desk):
    view = say(desk, "new", game="toy", setup={"level": "hard"}, seed=5, physical=["automa"])
    assert view == say(desk, "view", table=view["table"])
    assert view["version"] == 0
    assert view["setup"] == {"level": "hard"}
    assert view["physical"] == ["automa"]
    assert view["holds"] == ["die"] and view["deals"] is None
    listed = say(desk, "checklist", table=view["table"])["instructions"]
    assert [one["message"] for one in listed] == ["toy-shuffle"]
    assert view["questions"][0]["id"] == "card"
    assert view["undo"] is view["redo"] is view["result"] is None
    assert say(desk, "link", table=view["table"])["text"] == "hard 0 0 1,2,3 0"


def test_the_first_seed_is_nobody_s_choice(desk):
    seeds = [
        say(desk, "export", table=say(desk, "new", game="toy")["table"])["file"]["start"]["seed"]
        for _ in "12"
    ]
    assert seeds[0] != seeds[1]


def test_event_answer_deal_undo_redo_move_the_version_and_have_names(desk):
    table = say(desk, "new", game="toy", physical=["automa", "die"])["table"]
    view = say(desk, "event", table=table, event={"type": "card-turned", "card": "2"}, version=0)
    assert view["questions"][0]["id"] == "more"
    assert view["rows"] == []
    view = say(desk, "answer", table=table, value=4, version=view["version"])
    assert view["position"]["automa"] == 6
    assert view["rows"][0]["instructions"][0]["args"] == {"gain": 6}
    assert view["story"][0]["type"] == "note"
    assert view["undo"]["message"] == "toy-ask-more"  # an answer is named by what was asked
    versions = [view["version"]]
    for op in ("undo", "undo", "redo"):
        view = say(desk, op, table=table)
        versions.append(view["version"])
    assert versions == sorted(set(versions))
    assert view["undo"]["message"] == "toy-event-card-turned"
    assert view["redo"]["message"] == "toy-ask-more"
    assert refused(desk, "deal", table=table).message == "play-nothing-to-deal"


def test_what_the_app_deals_is_part_of_the_step(desk):
    table = say(desk, "new", game="toy", physical=["automa"])["table"]
    view = say(desk, "event", table=table, event={"type": "card-turned", "card": "3"})
    steps = say(desk, "export", table=table)["file"]["steps"]
    assert [(one["dealt"], one["auto"]) for one in steps] == [(False, False), (True, True)]
    assert view["rows"][0]["instructions"][0]["args"]["gain"] == view["position"]["automa"] >= 4
    assert say(desk, "undo", table=table)["undo"] is None


def test_an_old_version_does_nothing(desk):
    table = say(desk, "new", game="toy")["table"]
    event = {"type": "scored", "points": 1}
    after = say(desk, "event", table=table, event=event, version=0)
    for op, more in (("event", {"event": event}), ("deal", {}), ("answer", {"value": "1"}), ("undo", {})):
        assert refused(desk, op, table=table, version=0, **more).message == "play-changed-elsewhere"
    assert say(desk, "view", table=table) == after


def test_two_desks_over_one_keeper_see_each_other_and_never_overwrite(desk):
    other = type(desk)(desk.keeper)
    table = say(desk, "new", game="toy")["table"]
    for points, one in ((1, desk), (2, other), (3, desk)):
        say(one, "event", table=table, event={"type": "scored", "points": points})
    assert say(other, "view", table=table) == say(desk, "view", table=table)
    assert say(desk, "view", table=table)["position"]["player"] == 6


def test_a_writer_with_an_old_journal_is_refused(desk):
    table = say(desk, "new", game="toy")["table"]
    old = desk.keeper.journal(table, desk.keeper.version(table))
    view = say(desk, "event", table=table, event={"type": "scored", "points": 1})
    with pytest.raises(Refused, match="play-changed-elsewhere"):
        old.move(0)
    assert say(desk, "view", table=table) == view


def test_tables_are_listed_last_touched_first_and_say_when_they_are_over(desk):
    first, second = (say(desk, "new", game="toy")["table"] for _ in "12")
    begun = now()
    while now() == begun:  # a game is touched at a millisecond
        pass
    say(desk, "event", table=first, event={"type": "scored", "points": 1})
    listed = say(desk, "tables")
    assert [one["id"] for one in listed] == [first, second]
    assert [one["steps"] for one in listed] == [1, 0]
    assert listed[0]["position"]["player"] == 1
    assert listed[0]["updated"].endswith("Z")
    over = play_to_the_end(desk)
    again = say(desk, "tables")
    assert again[0]["over"] and again[0]["result"] == over["result"]
    assert say(desk, "tables") == again
    say(desk, "delete", table=first)
    assert [one["id"] for one in say(desk, "tables")] == [over["table"], second]
    assert refused(desk, "view", table=first).message == "play-no-such-game"
    assert refused(desk, "delete", table=first).message == "play-no-such-game"


def test_history_counts_by_game_and_level(desk):
    assert say(desk, "history") == {"games": [], "statistics": [], "waiting": 0}
    view = play_to_the_end(desk, setup={"level": "hard"})
    play_to_the_end(desk)
    say(desk, "new", game="toy")
    found = say(desk, "history")
    assert len(found["games"]) == 2
    easy, hard = found["statistics"]
    assert (hard["game"], hard["level"], hard["played"], hard["won"]) == ("toy", "hard", 1, 1)
    assert hard["margin"] == 30 - view["position"]["automa"]
    assert easy["level"] == "easy"
    say(desk, "undo", table=view["table"])  # no longer over, so no longer history
    assert len(say(desk, "history")["games"]) == 1


def test_what_if_and_decide_touch_nothing(desk):
    table = say(desk, "new", game="toy")["table"]
    position = say(desk, "view", table=table)["position"]
    found = say(desk, "whatif", game="toy", position=position, event={"type": "card-turned", "card": "1"})
    assert found["position"]["automa"] == 1
    assert found["rows"] and found["story"] and found["questions"]
    assert say(desk, "decide", game="toy", rule="turn", position=found["position"])["choice"] == 1
    assert say(desk, "view", table=table)["version"] == 0
    assert refused(desk, "decide", game="toy", rule="no", position=position).message == "core-unknown-rule"


def test_an_exported_game_comes_back_with_its_redo(desk):
    view = play_to_the_end(desk)
    say(desk, "undo", table=view["table"])
    file = say(desk, "export", table=view["table"])["file"]
    back = say(desk, "import", file=file)
    assert back["table"] != view["table"]
    assert back["redo"] is not None
    again = say(desk, "redo", table=back["table"])
    assert {**again, "table": 0, "version": 0} == {**view, "table": 0, "version": 0}


def test_a_bug_report_reproduces_the_game_and_remembers_what_was_taken_back(desk):
    table = say(desk, "new", game="toy")["table"]
    say(desk, "event", table=table, event={"type": "scored", "points": 8})
    say(desk, "undo", table=table)
    view = say(desk, "event", table=table, event={"type": "scored", "points": 2})
    report = say(desk, "bug-report", table=table)["file"]
    assert [entry["step"] and entry["step"]["event"].get("points") for entry in report["entries"]] == [
        8,
        None,
        2,
    ]
    back = say(desk, "import", file=report)
    assert back["position"] == view["position"] == report["position"]


def test_a_link_opens_as_a_new_table_at_that_position(desk):
    table = say(desk, "new", game="toy", setup={"level": "hard"})["table"]
    say(desk, "event", table=table, event={"type": "scored", "points": 8})
    link = say(desk, "link", table=table)
    view = say(desk, "open-link", **link)
    assert view["position"] == say(desk, "view", table=table)["position"]
    assert view["level"] == "hard"
    assert view["undo"] is None
    back = say(desk, "import", file=say(desk, "export", table=view["table"])["file"])["table"]
    assert say(desk, "link", table=back) == link
    assert refused(desk, "open-link", game="toy", text="nonsense").message == "core-bad-position"


def test_own_box_is_saved_shared_taken_and_stays_with_a_game_begun_with_it(desk):
    assert say(desk, "box", game="toy")["own"] == {}
    saved = say(desk, "box-save", game="toy", tables={"cards": {"1": 7}})
    assert saved["own"] == {"cards": {"1": 7}}
    assert saved["tables"] == {"cards": {"1": 7, "2": 2, "3": 3}}
    assert saved["provenance"]["cards"]["kind"] == "practice"
    table = say(desk, "new", game="toy", physical=["automa"])["table"]
    text = say(desk, "box-share", game="toy")["toml"]
    say(desk, "box-save", game="toy", tables={})
    view = say(desk, "event", table=table, event={"type": "card-turned", "card": "1"})
    assert view["position"]["automa"] == 7
    assert say(desk, "printed", table=table)["tables"] == saved["tables"], "and its board is drawn by it"
    taken = say(desk, "box-take", text=text)
    assert (taken["tables"], taken["changed"]) == (saved["tables"], ["cards.1"])
    more = say(desk, "box-take", game="toy", text="[cards]\n2 = 9\n")
    assert more["own"]["cards"] == {"1": 7, "2": 9}, "what comes takes nothing away"
    assert more["changed"] == ["cards.2"]
    assert say(desk, "box-take", game="toy", text="[cards]\n2 = 9\n")["changed"] == []
    assert refused(desk, "box-save", game="toy", tables={"cards": {"1": "x"}}).args["key"] == "cards.1"
    assert refused(desk, "box-take", game="toy", text="][").message == "core-box-toml"
    assert say(desk, "box", game="toy")["own"] == more["own"]


def test_settings_are_kept_key_by_key(desk):
    assert say(desk, "settings") == {"settings": {}}
    say(desk, "settings-save", settings={"language": "ru", "sounds": True, "size": 1.25})
    assert say(desk, "settings-save", settings={"sounds": None}) == {
        "settings": {"language": "ru", "size": 1.25}
    }
    assert say(desk, "settings") == {"settings": {"language": "ru", "size": 1.25}}


@pytest.mark.parametrize(
    ("op", "message", "id"),
    [
        ("nothing", {}, "play-bad-message"),
        ("view", {"table": "1"}, "play-bad-message"),
        ("view", {"table": 0}, "play-bad-message"),
        ("view", {"table": 99}, "play-no-such-game"),
        ("new", {"game": "chess"}, "core-unknown-game"),
        ("new", {"game": "toy", "setup": {"level": "no"}}, "core-setup-choice"),
        ("new", {"game": "toy", "more": 1}, "play-bad-message"),
        ("box", {"game": "../../x"}, "core-unknown-game"),
        ("box-save", {"game": "../../x", "tables": {}}, "core-unknown-game"),
        ("whatif", {"game": "toy", "position": {}, "event": {"type": "no"}}, "core-bad-event"),
        ("whatif", {"game": "toy", "position": {"left": ["9"]}, "event": {}}, "toy-no-card"),
        ("import", {"file": {}}, "play-import-version"),
        ("import", {"file": {"report": 1}}, "play-import-unreadable"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_in_both_languages(desk, op, message, id):
    problem = refused(desk, op, **message)
    assert problem.message == id
    assert problem.en.endswith(".") and problem.ru.endswith(".")


def test_a_game_that_no_longer_plays_through_is_listed_with_its_reason_and_hides_no_other(desk):
    good = say(desk, "new", game="toy")["table"]
    start = Start("toy", {}, 1)
    bad = desk.keeper.insert(start, [Step({"type": "forgotten"})])
    worse = desk.keeper.insert(structs.replace(start, game="chess"))
    listed = {one["id"]: one for one in say(desk, "tables")}
    assert listed[good]["problem"] is None
    assert listed[bad]["problem"]["message"] == "play-older-stops"
    assert [one["message"] for one in say(desk, "view", table=bad)["older"]][1:] == ["core-bad-event"]
    assert listed[worse]["problem"]["message"] == "core-unknown-game"
    assert say(desk, "history")["games"] == []
    assert say(desk, "export", table=bad)["file"]["steps"][0]["event"] == {"type": "forgotten"}
    say(desk, "delete", table=bad)


def test_a_kill_between_a_step_and_what_the_app_deals_for_it_changes_nothing(desk):
    new = {"game": "toy", "seed": 9, "physical": ["automa"]}
    whole, cut = (say(desk, "new", **new)["table"] for _ in "12")
    event = {"type": "card-turned", "card": "3"}
    view = say(desk, "event", table=whole, event=event)
    desk.keeper.write(cut, 1, [Entry(0, Step(event))])  # the die was not yet written
    assert say(desk, "view", table=cut) == {**view, "table": cut}


def test_a_broken_own_box_does_not_keep_the_page_from_opening(desk, tmp_path):
    desk.keeper.save_own_box("toy", {"cards": "none"})
    assert say(desk, "games")[0]["id"] == "toy"
    assert refused(desk, "box", game="toy").message == "core-box-value"
    assert say(desk, "box-save", game="toy", tables={})["own"] == {}


def test_a_missing_value_is_asked_for_and_then_in_the_own_box(desk):
    assert say(desk, "box", game="toy")["missing"] == ["cards.1"]
    asked = say(desk, "box-enter", game="toy", key="cards.1")
    assert asked["box"] is None and asked["question"]["id"] == "gain"
    assert (
        refused(desk, "box-enter", game="toy", key="cards.1", answers={"gain": 50}).message
        == "core-answer-range"
    )
    done = say(desk, "box-enter", game="toy", key="cards.1", answers={"gain": 5})
    assert done["question"] is None
    assert done["box"]["own"] == {"cards": {"1": 5}} and done["box"]["missing"] == []
    assert refused(desk, "box-enter", game="toy", key="cards.9").message == "core-unknown-key"


def test_what_the_table_told_about_its_box_is_kept_in_it(desk):
    table = play_to_the_end(desk)["table"]
    assert say(desk, "box", game="toy")["own"] == {"cards": {"2": 6}}
    say(desk, "box-save", game="toy", tables={})
    assert say(desk, "printed", table=table)["tables"]["cards"]["2"] == 6, (
        "and in what that table is drawn by"
    )


def test_none_in_an_own_box_is_a_value_that_is_not_there(desk):
    assert say(desk, "box-save", game="toy", tables={"cards": {"1": None, "2": 4}})["own"] == {
        "cards": {"2": 4}
    }
