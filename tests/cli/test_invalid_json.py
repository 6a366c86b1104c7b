"""JSON and typed lines that are no position, no event and no game: one sentence, no bug report."""

import json

import pytest
from damaged_input.command_lines import Line, run
from random_play import Driver, table_of

from automatable import games

DEEP = {
    "arrays": "[" * 5_000 + "]" * 5_000,
    "objects": '{"a":' * 5_000 + "1" + "}" * 5_000,
    "arrays without an end": "[" * 200_000,
    "arrays that Python still reads": "[" * 500 + "]" * 500,
}
ODD = ["7", "-1", '"x"', "true", "1.5", "[]", "[1]", "[[]]", '{"": 0}', "1e999", '"\\ud800"', "9" * 5_000]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    yield
    assert not list((tmp_path / "home").glob("reports/*"))


def user_error(*words: str, stdin: str) -> str:
    """One sentence and exit code 1; gives the sentence."""
    code, said = run(Line(*words, stdin=stdin))
    assert (code, said.count("\n")) == (1, 1), said
    assert said.startswith("automatable: ") and "Unexpected error" not in said
    return said


def position(name: str) -> dict:
    driver = Driver(name, table_of(name).SETUPS[0], 3)
    return driver.game.to_json(driver.state)


def put(data: dict, key: str, text: str) -> str:
    """This object as JSON, with this text as the value of a key."""
    return json.dumps({**data, key: "HERE"}).replace('"HERE"', text)


@pytest.mark.parametrize("what", DEEP)
@pytest.mark.parametrize("words", [["resolve"], ["explain"], ["import"], ["score", "red-rising"]])
def test_deep_json_is_refused(words, what):
    user_error(*words, "-", stdin=DEEP[what])
    for key in ("game", "event", "position", "options", "hand", "steps", "start", "everything"):
        user_error(*words, "-", stdin=put({"game": "scythe", "event": {}, "automatable": 1}, key, DEEP[what]))


@pytest.mark.parametrize("what", DEEP)
def test_deep_json_in_a_question_about_one_rule_is_refused(what):
    data = {"position": position("scythe"), "args": {}}
    assert "nested" in user_error("decide", "scythe", "move-worker", "-", stdin=DEEP["arrays"])
    for key in ("position", "args"):
        user_error("decide", "scythe", "move-worker", "-", stdin=put(data, key, DEEP[what]))


@pytest.mark.parametrize("name", games.names())
def test_inputs_of_a_rule_that_are_no_object_are_refused(name):
    data = {"position": position(name), "args": {}}
    for rule in games.load(name).rules:
        for text in ODD:
            user_error("decide", name, rule, "-", stdin=put(data, "args", text))
    assert "args" in user_error("decide", name, rule, "-", stdin=put(data, "args", "7"))


def test_in_a_batch_the_other_lines_are_answered(capsysbinary):
    good = json.dumps(position("scythe"))
    text = f'{good}\n{{"position": {good}, "args": 7}}\n{DEEP["arrays"]}\n{good}\n'
    line = Line("decide", "scythe", "move-worker", "-", "--batch", "--no-story", stdin=text)
    assert run(line) == (1, "")
    answers = [json.loads(one) for one in line.said.splitlines()]
    assert ["error" in one for one in answers] == [False, True, True, False]


@pytest.mark.parametrize("key", ["options", "setup", "box"])
def test_options_that_are_no_object_are_refused(key):
    for text in ODD:
        asked = {"game": "scythe", "event": {"type": "star-placed"}}
        shown = put(asked, key, text) if key == "options" else put(asked, "options", f'{{"{key}": {text}}}')
        user_error("resolve", "-", stdin=shown)


@pytest.mark.parametrize("name", games.names())
def test_odd_lines_typed_at_the_table_are_answered_in_a_sentence(name):
    typed = [*DEEP.values(), *ODD, "²", "٣", "1²", "²²²", '{"type": ', "￿", "\x1b[2J", "@", "{ $x }"]
    ways = (
        "{}",
        "event {}",
        "set {}",
        "set a {}",
        "set 1 {}",
        "why {}",
        "lang {}",
        "move {} 1 2 {}",
        "coins {}",
    )
    said = [way.replace("{}", one[:20_000]) for one in typed for way in ways]
    said += [f"{verb} {one} {one} {one}" for verb in VERBS for one in ("²", "1", "9" * 5_000)]
    code, shown = run(Line("play", name, stdin="\n" + "\n".join(said) + "\nquit\n"))
    assert (code, shown) == (0, "")


VERBS = sorted({"produce", "pay", "take", "move", "round", "flip", "worker", "mech", "power", "vp", "star"})


@pytest.mark.parametrize("typed", ["²", "9" * 5_000, "٣", "-1", "1e9", "[" * 3_000])
def test_odd_numbers_of_saved_games_are_answered_in_a_sentence(typed):
    assert run(Line("new", "scythe"))[0] == 0
    for words in (["play"], ["play", typed[:4_000]]):
        code, said = run(Line(*words, stdin=f"{typed}\n{typed}\n1\nlevel={typed}\n\nquit\n"))
        assert code in (0, 1, 2) and "Unexpected error" not in said, said


CONTROL = "a\nb\r\x1b[2J\x07\x7f\x85\u2028\u202e"


@pytest.mark.parametrize(
    ("words", "stdin"),
    [
        (["resolve", CONTROL], ""),
        (["checklist", CONTROL], ""),
        (["decide", "scythe", CONTROL, "-"], "{}"),
        (["resolve", "-"], json.dumps({CONTROL: 1})),
        (["resolve", "-"], json.dumps({"game": CONTROL, "event": {}})),
        (["import", "-"], json.dumps({"automatable": CONTROL})),
    ],
)
def test_a_sentence_about_control_characters_shows_them_and_does_nothing_to_the_terminal(words, stdin):
    said = user_error(*words, stdin=stdin)
    assert "\\n" in said and "\\x1b" in said and "\\u202e" in said
    assert not set(CONTROL) - set("ab[2J") & set(said.strip())
