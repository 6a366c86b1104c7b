"""`automatable score red-rising`, and the commands of the terminal."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from automatable.cli.terminal.painter import painted
from automatable.core.engine.errors import UserError
from automatable.games.red_rising.display import scorecard
from automatable.games.red_rising.display.terminal import TERMINAL
from automatable.locales import Words

COMMAND = Path(sys.executable).parent / "automatable"
PAPER = {
    "hand": ["Timony", "The Howlers", "Magistrate", "Nanny", "Codebreaker", "Ash Lord", "Seer", "Darrow"],
    "fleet": 2,
    "helium": 7,
    "influence": 10,
    "opponents": [{"fleet": 10, "helium": 4, "influence": 4}],
    "banished": ["Virga"],
}


def run(*args, given=None):
    text = None if given is None else json.dumps(given)
    return subprocess.run([COMMAND, *args], input=text, capture_output=True, text=True, check=False)


@pytest.mark.rule("hand-laurels")
def test_a_known_hand_is_explained_card_by_card_in_both_languages():
    english = run("score", "red-rising", "-", "--lang", "en", given=PAPER)
    assert english.returncode == 0
    lines = english.stdout.splitlines()
    assert "    40  Darrow: 10 +30" in lines
    assert "       +30  ✓ at least 7 cards in hand" in lines
    assert lines[-1].split() == ["256", "Total"]  # 122 + 80 + 3 + 21 + 40 - 10
    russian = run("score", "red-rising", "-", "--lang", "ru", given=PAPER)
    assert "✓ на руке не меньше 7 карт" in russian.stdout


def test_the_count_comes_as_json_too():
    out = json.loads(run("score", "red-rising", "-", "--json", given=PAPER).stdout)
    assert out["total"] == 256
    assert dict(out["parts"])["red-rising-part-bonus"] == 80
    assert [card["card"] for card in out["hand"]["cards"]][:2] == ["timony", "the-howlers"]


@pytest.mark.parametrize(
    ("paper", "says"),
    [
        ({"hand": ["Zorg"]}, "no character “Zorg”"),
        ({"hand": ["Lorn", "lorn"]}, "named twice"),
        ({"hand": [], "fleet": 11}, "ends at 10"),
        ({"hand": [{"card": "Trigg", "color": "mauve"}]}, "no colour “mauve”"),
        ({"hands": []}, "cannot be understood"),
    ],
)
def test_a_wrong_scorecard_is_refused_in_one_sentence(game, paper, says):
    with pytest.raises(UserError) as user_error:
        scorecard.count(game.box, scorecard.read(paper))
    assert says in Words("en", "red-rising").error_sentence(user_error.value)
    assert Words("ru", "red-rising").error_sentence(user_error.value)


def test_a_wrong_scorecard_ends_the_command_with_that_sentence():
    user_error = run("score", "red-rising", "-", given={"hand": ["Zorg"]})
    assert user_error.returncode == 1
    assert "no character “Zorg”" in user_error.stderr and "Traceback" not in user_error.stderr


def test_a_turn_is_resolved_explained_and_decided_from_the_command_line(game, position):
    data = {
        "game": "red-rising",
        "position": game.to_text(position()),
        "event": {"type": "turned", "card": 8},
    }
    out = json.loads(run("resolve", "-", given=data).stdout)
    assert out["questions"][0]["id"] == "automus-card-2"
    output = run(
        "explain", "-", "--lang", "ru", given={**data, "event": {**data["event"], "second": 14}}
    ).stdout
    assert "1. Первая карта: Верхняя карта колоды → Луна" in output
    asked = {"position": game.to_json(position()), "args": {"card": 8}}
    assert (
        json.loads(run("decide", "red-rising", "gain-location", "-", given=asked).stdout)["choice"] == "mars"
    )
    assert run("checklist", "red-rising", "bonus-location", "--lang", "ru").returncode == 0


def test_a_turn_is_typed_in_a_few_words():
    assert TERMINAL.typed("lead", ["mars", "luna"]) == {"type": "led", "deploy": "mars", "gain": "luna"}
    assert TERMINAL.typed("scout", ["mars"]) == {"type": "scouted", "location": "mars"}
    assert TERMINAL.typed("use", ["aja"]) == {"type": "used", "character": "aja"}
    assert TERMINAL.typed("dance", []) is None
    with pytest.raises(UserError) as user_error:
        TERMINAL.typed("lead", ["mars"])
    assert user_error.value.args_["usage"] == "lead deploy gain [card]"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_is_drawn_with_counts_or_with_names(position, known, game, language):
    words = Words(language, "red-rising")
    console = Console(width=100, record=True, file=StringIO())
    console.print(painted(game.display.draw(position()), words))
    console.print(painted(game.display.draw(known()), words))
    console.print(painted(game.display.draw(game.new(game.decode_setup({}))), words))
    text = console.export_text()
    assert {"en": "5 Pelus", "ru": "5 Пелус"}[language] in text
    assert {"en": "2 cards", "ru": "2 карты"}[language] in text


def test_every_typed_help_line_has_words():
    for language in ("en", "ru"):
        for message in TERMINAL.commands:
            assert Words(language, "red-rising").say(message)
