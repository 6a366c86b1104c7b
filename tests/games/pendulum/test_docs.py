"""The examples in docs/games/pendulum.md are true."""

import json
import re
from pathlib import Path

from automatable import games
from automatable.games.pendulum.position import events

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "pendulum.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


def test_every_event_is_shown_in_a_form_that_can_be_read():
    game = games.load("pendulum")
    shown = [json.loads(line) for line in blocks("json")[0].splitlines()]
    kinds = {type(game.decode_event(event)) for event in shown}
    assert kinds == set(game.handlers) | {events.Answered, events.Corrected}


def test_the_short_text_is_a_position():
    game = games.load("pendulum")
    (text,) = [line for line in PAGE.splitlines() if line.startswith("D+ ")]
    assert game.to_text(game.from_text(text)) == text


def test_every_choice_key_and_rule_is_named():
    game = games.load("pendulum")
    state = game.new(game.decode_setup({}))
    for name in (*game.Setup.__struct_fields__, *game.rules):
        assert f"`{name}`" in PAGE, name
    for key in game.to_json(state):
        assert re.search(rf"`{key}[`.]", PAGE), key
