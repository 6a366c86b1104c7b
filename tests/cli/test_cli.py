"""The command line as others script it: a real process, JSON in and out, exit codes, one-sentence errors."""

import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest

from automatable import games
from automatable.cli import COMMANDS

MIDGAME = "scythe1 automa A=rusviet:cb:w36,47:p3:$5:k2 H=polania:cb:w31,41:p2:o2:$4"


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")

    def call(*args, stdin="", code=0):
        done = subprocess.run(
            [sys.executable, "-m", "automatable", *args], input=stdin, capture_output=True, text=True
        )
        assert done.returncode == code, (done.stdout, done.stderr)
        assert "Traceback" not in done.stderr
        if code == 1:
            assert done.stderr.count("\n") == 1
            assert done.stderr.startswith("automatable: ")
        return done.stdout if code == 0 else done.stderr

    return call


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in ("serve", "lab")])
def test_every_command_has_help_with_an_example(run, command):
    text = run(command, "--help")
    assert "Usage:" in text
    if command != "box":
        assert "Example" in text


def test_games_lists_all_games(run):
    assert [line.split()[0] for line in run("games").splitlines()] == list(games.names())
    listed = {each["id"]: each for each in map(json.loads, run("games", "--json").splitlines())}
    assert "move-worker" in listed["scythe"]["rules"]
    assert listed["pendulum"]["levels"] == ["A", "B", "C", "D", "E", "F"]


def test_resolve_takes_a_position_and_an_event_and_gives_the_four_keys(run):
    data = {"game": "scythe", "position": MIDGAME, "event": {"type": "card-turned", "card": 3}}
    answer = json.loads(run("resolve", "-", stdin=json.dumps(data)))
    assert list(answer) == ["position", "instructions", "explanation", "questions"]
    assert answer["position"]["top"] == 3
    instructed = answer["instructions"][1]
    assert instructed["why"] == [[0]]
    assert {key: instructed[key] for key in ("message", "rule", "args")} == {
        "message": "scythe-do-move",
        "rule": "move-worker",
        "args": {"piece": "worker", "origin": "@territory-R3C6", "to": "@territory-R4C6"},
    }
    assert answer["explanation"][0]["type"] == "section"
    assert answer["questions"][0]["event"] == "card-turned"
    again = {**data, "position": answer["position"], "event": {"type": "card-turned", "card": 4}}
    assert json.loads(run("resolve", "-", stdin=json.dumps(again)))["position"]["turn"] == 2


def test_resolve_asks_and_takes_answers_statelessly(run):
    position = {
        "automa": {"faction": "nordic", "mechs": ["R1C4"], "power": 5},
        "human": {"faction": "crimea", "mechs": ["R1C4"], "power": 5},
    }
    event: dict[str, Any] = {"type": "human-attacked", "at": "R1C4"}
    for value in (5, 3, 0, 4):
        out = run("resolve", "-", stdin=json.dumps({"game": "scythe", "position": position, "event": event}))
        answer = json.loads(out)
        position, question = answer["position"], answer["questions"][0]
        event = {"type": "answered", "question": question["id"], "value": value}
    final = json.loads(
        run("resolve", "-", stdin=json.dumps({"game": "scythe", "position": position, "event": event}))
    )
    assert final["position"]["pending"] is None
    assert final["position"]["human"]["mechs"] == ["R1C4"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Move the worker"), ("ru", "Переместите рабочего")])
def test_explain_says_the_same_in_words(run, lang, word):
    data = {"game": "scythe", "position": MIDGAME, "event": {"type": "card-turned", "card": 3}}
    text = run("explain", "--lang", lang, "-", stdin=json.dumps(data))
    assert word in text


@pytest.mark.parametrize(
    ("stdin", "part"),
    [
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        ("[]", "JSON object"),
        ("{}", "“game”"),
        ('{"game": "chess", "event": {}}', "no game “chess”"),
        ('{"game": ["chess"], "event": {}}', "no game"),
        ('{"game": "' + "x" * 400 + '", "event": {}}', "no game"),
        ('{"game": "scythe", "event": {}}', "cannot be understood"),
        ('{"game": "scythe", "event": {"type": "card-turned", "card": 3}, "luck": 1}', "luck"),
        ('{"game": "scythe", "position": "e4", "event": {"type": "star-placed"}}', "cannot be understood"),
        (
            '{"game": "scythe", "position": {"automa": {"faction": "nordic", "workers": ["R2C3"]}, '
            '"human": {"faction": "crimea"}}, "event": {"type": "star-placed"}}',
            "on a lake (lake 2-3) while water is closed",
        ),
        ('{"game": "scythe", "event": {"type": "star-placed"}, "options": {"box": {"cards": 3}}}', "cards"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_1(run, stdin, part):
    assert part in run("resolve", "-", stdin=stdin, code=1)


def test_wrong_usage_is_exit_code_2(run):
    assert "Usage" in run("resolve", code=2)
    assert "No such command" in run("dance", code=2)


def test_a_missing_file_is_named(run):
    assert "nowhere.json cannot be read" in run("resolve", "nowhere.json", code=1)


NORDIC = {"automa": {"faction": "nordic", "workers": ["R1C4", "R1C5"]}, "human": {"faction": "crimea"}}


def test_decide_answers_one_rule_on_one_position(run):
    answer = json.loads(run("decide", "scythe", "move-worker", "-", stdin=json.dumps(NORDIC)))
    assert answer["choice"] == {"piece": "worker", "from": "R1C4", "to": "R2C5"}
    last = [node for node in answer["explanation"] if node["type"] == "pick"][-1]
    assert (last["chosen"], last["page"]) == ("@territory-R2C5", 6)
    nothing = json.loads(run("decide", "scythe", "move-mech", "-", stdin=json.dumps({"position": NORDIC})))
    assert nothing["choice"] is None


def test_decide_batch_gives_one_answer_per_line_and_marks_the_wrong_ones(run, tmp_path):
    lines = [json.dumps(NORDIC), "{", "", json.dumps({"position": NORDIC, "args": {}})]
    file = tmp_path / "positions.jsonl"
    file.write_text("\n".join(lines))
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "automatable",
            "decide",
            "scythe",
            "move-worker",
            "--batch",
            "--no-story",
            str(file),
        ],
        capture_output=True,
        text=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [("choice" in answer) for answer in answers] == [True, False, True]
    assert answers[1]["line"] == 2
    assert "not valid JSON" in answers[1]["error"]


def test_decide_refuses_an_unknown_rule_or_input(run):
    assert "no rule “dance”" in run("decide", "scythe", "dance", "-", stdin="{}", code=1)
    data = json.dumps({"position": NORDIC, "args": {"luck": 3}})
    assert "luck" in run("decide", "scythe", "move-worker", "-", stdin=data, code=1)


@pytest.mark.parametrize("name", games.names())
def test_rules_and_checklists_of_every_game(run, name):
    listed = [json.loads(line)["id"] for line in run("rules", name, "--json").splitlines()]
    assert listed == list(games.load(name).rules)
    for lang in ("en", "ru"):
        assert run("checklist", name, "--lang", lang)
    assert run("rules", name)


def test_a_checklist_reads_like_the_book(run):
    text = run("checklist", "scythe", "move-worker")
    order = [
        "nearest to the Automa’s base",
        "an enemy unit stands there",
        "Lift",
        "the most Automa units",
        "nearest to the Factory",
    ]
    places = [text.index(words) for words in order]
    assert places == sorted(places)


@pytest.mark.parametrize("name", games.names())
def test_rulebook_prints_every_entry_with_page_code_and_tests(run, name):
    entries = [json.loads(line) for line in run("rulebook", name, "--json").splitlines()]
    assert [entry["id"] for entry in entries] == list(games.load(name).rulebook.entries)
    assert all(entry["tests"] and entry["code"] for entry in entries)
    assert f"{len(entries)} of {len(entries)} entries have a test" in run("rulebook", name)


def test_box_show_tells_provenance_and_own_values(run, tmp_path):
    text = run("box", "show", "scythe")
    assert "printed" in text
    assert "transcribed" in text
    own = tmp_path / "home" / "boxes" / "scythe.toml"
    own.parent.mkdir(parents=True)
    own.write_text("[cards.7]\nresources = 4\n")
    assert "Automa card 7, resources: 4  cards.7.resources" in run("box", "show", "scythe")
    for table in ("cards", "Automa cards"):
        shown = run("box", "show", "scythe", "--table", table)
        assert "Automa card 7, resources: 4  (yours)  cards.7.resources" in shown
    assert "карта Автомы 7, ресурсы: 4" in run("box", "show", "scythe", "--lang", "ru")
    assert "no components called" in run("box", "show", "scythe", "--table", "x", code=1)


def test_box_check_names_file_key_and_reason(run, tmp_path):
    file = tmp_path / "scythe-mine.toml"
    file.write_text("[cards.7]\nresources = 4\n")
    assert "no errors. 1 component." in run("box", "check", str(file))
    file.write_text('[cards.7]\nresources = "four"\n')
    assert "scythe-mine.toml, key cards.7.resources: Expected `int`, got `str`" in run(
        "box", "check", str(file), code=1
    )
    other = tmp_path / "mine.toml"
    other.write_text("")
    assert "--game" in run("box", "check", str(other), code=1)


def test_new_log_export_import(run, tmp_path):
    assert "No saved games" in run("log")
    assert "Saved as game 1." in run("new", "scythe", "--level", "automa", "--seed", "5")
    assert (
        json.loads(run("new", "scythe", "--automa", "saxony", "--json"))["position"]["automa"]["power"] == 1
    )
    assert len(run("log").splitlines()) == 2
    file = tmp_path / "game.json"
    run("export", "1", str(file))
    assert "Saved as game 3." in run("import", str(file))
    assert "no saved game 9" in run("export", "9", code=1)
    file.write_text("{}")
    assert "cannot read" in run("import", str(file), code=1)
    assert "could not be read or written" in run("export", "1", str(tmp_path / "no" / "game.json"), code=1)
    assert run("new", "scythe", "--level", "x", code=2)
    assert "Both sides" in run("new", "scythe", "--automa", "polania", code=1)


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
def test_export_never_puts_a_file_in_the_place_of_a_link_or_a_pipe(run, tmp_path):
    run("new", "scythe", "--seed", "5")
    whole, one = run("export", "--all"), run("export", "1")
    assert run("export", "1", "/dev/stdout") == one
    assert run("export", "--all", "/dev/stdout") == whole
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "game.json")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for words in (("export", "1", str(link)), ("export", "--all", str(link)), ("export", "1", str(pipe))):
        assert "nothing was written. Choose a regular file." in run(*words, code=1)
    assert link.is_symlink() and not (tmp_path / "game.json").exists() and pipe.is_fifo()


def test_everything_goes_out_as_one_file_and_comes_back(run, tmp_path):
    run("new", "scythe", "--seed", "5")
    run("new", "golem", "--seed", "6")
    file = tmp_path / "all.json"
    run("export", "--all", str(file))
    assert json.loads(run("export", "--all")) == json.loads(file.read_text(encoding="utf-8"))
    assert "No new games were restored; 2 were here already." in run("import", str(file))
    data = json.loads(file.read_text(encoding="utf-8"))
    data["games"][0]["created"] = "2020-01-01T00:00:00.000Z"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "1 game was restored; 1 was here already." in run("import", str(file))
    assert len(run("log").splitlines()) == 3
    assert run("export", code=2)
    file.write_text('{"everything": 2}', encoding="utf-8")
    assert "cannot read" in run("import", str(file), code=1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_in_the_terminal(run, lang):
    """Bare Enter plays the Automa's turns; the end asks for the count; the log is kept."""
    run("new", "scythe", "--level", "automaszyna", "--seed", "5")
    keys = [*[""] * 40, "log", "quit"]
    out = run("play", "1", "--lang", lang, stdin="\n".join(keys) + "\n")
    assert ("The Automa wins." if lang == "en" else "Победила Автома.") in out
    assert run("log", "1", "--json").count("card-turned") > 10


def test_the_terminal_game_moves_fights_corrects_undoes_and_says_why(run):
    keys = [
        "",  # the offered set-up
        'set automa.workers ["R4C7"]',
        'set human.mechs ["R3C6"]',
        "set automa.combat_cards 0",
        'set automa.mechs ["R4C6"]',
        "set human.power 9",
        "move mech 3-6 r4c6",
        "",  # the fight that is due
        "9",
        "7",
        "5",
        "undo",
        "5",
        "why",
        "help",
        "nonsense",
        "lang ru",
        "position",
        "quit",
    ]
    out = run("play", "scythe", stdin="\n".join(keys) + "\n")
    assert "You win, tundra 4-6" in out or "The Automa wins, tundra 4-6" in out
    assert "Unknown command “nonsense”" in out
    assert "scythe1 autometta" in out
    again = run("play", "1", stdin="redo\nlog\nquit\n")
    assert "You attacked tundra 4-6" in again


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Your printed game: enter as needed"), ("ru", "Ваша печатная игра: вводить по")]
)
def test_the_terminal_begins_golem_with_the_printed_game_and_the_command_with_its_default(run, lang, said):
    out = run("play", "golem", "--lang", lang, stdin="\nposition\nquit\n")
    assert said in out
    assert "bx=owner" in out
    run("new", "golem")
    assert "bx=practice" in run("play", "2", stdin="position\nquit\n")


def test_a_number_that_is_an_option_is_that_option_and_not_its_place(run):
    """Challenge 5 is the sixth option, and after card 3 was turned card 5 is the fourth."""
    out = run("play", "viticulture", stdin="physical=true challenge=5\n\n1\n3\n5\nquit\n")
    assert "Choose any wake-up row in every year." in out
    assert "Summer, card 3." in out and "Winter, card 5." in out


def test_a_physical_deck_in_the_terminal(run):
    out = run("play", "scythe", stdin="physical=maybe\nphysical=true\n\n77\n\n7\n7\n3\nquit\n")
    assert "Automa card 7" in out
    assert "Automa card 3" in out
    assert "“maybe” is not an answer" in out and "Possible answers: yes, no." in out
    said = " ".join(out.split())
    assert "“77” is not an answer" in said and "Possible answers: 1, 2, 3, 4" in said
    assert "“7” is not an answer" in said and "An answer is needed. Possible answers: 1, 2, 3, 4" in said
    assert "· report ·" not in said


def test_the_terminal_names_reports_and_says_how_far_the_game_is(run):
    said = " ".join(run("play", "viticulture", stdin="\n77\nquit\n").split())
    assert "· set · report · help" in said
    assert "Viticulture, game 1. Year 1 of 7 Summer" in said
    assert "“77” is not an answer" in said and "2: a vine card, 3: an order card" in said


def test_the_terminal_draws_who_stands_on_a_place_and_names_the_season_that_comes(run):
    said = " ".join(run("play", "viticulture", stdin="physical=true\n\n2\n1\nquit\n").split())
    assert "● Draw a vine – Automa worker" in said and "◆ 2: a vine card – your rooster" in said
    assert "· Buy or sell a field – Tuscany only" in said
    said = " ".join(run("play", "viticulture", stdin="\n2\n\nquit\n").split())
    assert "Enter: Turn the summer card." in said
    assert "Enter: Summer over: winter card." in said


def test_a_choice_that_depends_on_another_is_asked_with_it_also_in_one_line(run):
    """The aggressive variant is for the usual level too; losses are for a challenge of the campaign."""
    typed = ("losses=1", "level=hard aggressive=true", "level=very-hard", "level=hard challenge=4 losses=2")
    out = run("play", "viticulture", stdin="\n".join((*typed, "", "position", "quit")) + "\n")
    usual, refused, hard, very_hard, chosen = out.split("press Enter to start:")[:5]
    assert "Aggressive variant" in usual and "Losses in a row" not in usual
    assert "There is no value called “losses” here" in refused
    assert re.search(r"ahead at the end of\s+every year[^:]*:\s+yes", hard), hard
    assert "Aggressive variant" not in very_hard and "Losses in a row" in chosen
    for value in ('"level":"hard"', '"aggressive":true', '"challenge":"4"', '"losses":2', '"tokens":2'):
        assert value in out


def test_a_game_that_needs_no_table_of_winning_scores_says_why(run):
    said = " ".join(run("play", "viticulture", stdin="\n3\npar\nquit\n").split())
    assert "21 VP win, at the very hard level 24." in said
    assert "winning score is not known" not in said


POISONED = {"no TOML": b"][", "a wrong value": b'[game]\nautoma_coins = "x"\n', "no text": b"\xff"}


@pytest.mark.parametrize("poison", POISONED)
@pytest.mark.parametrize(
    "words",
    [
        ("new", "scythe", "--seed", "5"),
        ("box", "show", "scythe"),
        ("box", "shelf", "scythe"),
        ("export", "--all"),
        ("play", "scythe"),
    ],
    ids=" ".join,
)
def test_a_box_that_cannot_be_read_is_set_aside_and_the_command_goes_on(run, tmp_path, poison, words):
    box = tmp_path / "home" / "boxes" / "scythe.toml"
    box.parent.mkdir(parents=True)
    box.write_bytes(POISONED[poison])
    again = [sys.executable, "-m", "automatable", *words]
    first, second = (subprocess.run(again, input="\nq\n", capture_output=True, text=True) for _ in range(2))
    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    assert first.stderr.count("\n") == 1 and "moved to scythe.damaged-" in first.stderr
    assert second.stderr == "" and second.stdout
    (aside,) = box.parent.iterdir()
    assert aside.read_bytes() == POISONED[poison]


def test_an_answer_never_comes_from_other_values_than_the_owners_without_a_word(run, tmp_path):
    data = json.dumps({"game": "scythe", "position": MIDGAME, "event": {"type": "card-turned", "card": 3}})
    box = tmp_path / "home" / "boxes" / "scythe.toml"
    box.parent.mkdir(parents=True)
    box.write_bytes(b"][")
    assert "moved to scythe.damaged-" in run("resolve", "-", stdin=data, code=1)
    assert json.loads(run("resolve", "-", stdin=data))["position"]


@pytest.mark.slow
def test_a_backup_of_ten_thousand_games_is_restored_and_goes_out_again(run, tmp_path):
    event = {"event": {"type": "human-moved", "piece": "worker", "from": "R3C1", "to": "R4C2"}}
    start = {"game": "scythe", "setup": {}, "seed": 5, "physical": ["automa"]}
    game = {"start": start, "steps": [event], "at": 1, "updated": "2024-02-01T03:04:05.678Z"}
    times = [f"2024-01-01T{n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}.000Z" for n in range(10_000)]
    file = tmp_path / "all.json"
    data = {
        "everything": 1,
        "games": [{**game, "created": time} for time in times],
        "boxes": {},
        "settings": {},
    }
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "10,000 games were restored." in run("import", str(file))
    assert "No new games were restored; 10,000 were here already." in run("import", str(file))
    run("export", "--all", str(file))
    out = json.loads(file.read_text(encoding="utf-8"))
    assert [one["created"] for one in out["games"]] == times
    assert {json.dumps(one["steps"]) for one in out["games"]} == {
        json.dumps([{**event, "dealt": False, "auto": False}])
    }


def test_a_file_of_everything_that_is_spoilt_is_refused_with_a_sentence(run):
    for text in (
        '{"everything": 1}',
        '{"everything": {"a": 1}}',
        '{"everything": 1, "games": 3}',
        '{"everything": null',
    ):
        assert run("import", "-", stdin=text, code=1)
    assert "No saved games" in run("log")
