"""The terminal shows what the service returns, at every step: what an automatic deal follows included."""

import json
import random

import pytest
from fake_terminal import Watched
from random_play import table_of
from user_errors import raises_user_error

from automatable import games
from automatable.cli.terminal.game import PlayerQuit
from automatable.locales import Words
from automatable.play import requests
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage


class Player:
    """Someone at the terminal who does random possible actions."""

    def __init__(self, name, seed):
        self.game, self.person, self.dice = games.load(name), table_of(name), random.Random(seed)

    def types(self, view):
        state = self.game.from_json(view.position)
        event = self.person.happens(self.game, state, self.dice.randrange) if state.pending is None else None
        if event is None and view.deals:
            return ""
        return f"event {json.dumps(event or self.answer(view.questions[0]))}"

    def answer(self, question):
        if question.options:
            value = self.dice.choice(question.options).value
            return question.answer([value] if question.many else value)
        low = question.low or 0
        return question.answer(self.dice.randint(low, low + 9 if question.high is None else question.high))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_step_of_golem_shows_what_the_service_returns(lang):
    storage, words, dealt_after = MemoryStorage(), Words(lang, "golem"), 0
    service, other, player = Service(storage), Service(storage), Player("golem", 7)
    table = Watched(service, service.respond(requests.NewGame("golem", {}, seed=11)), lang)
    while not table.view.over:
        screen = table.types(player.types(table.view))
        seen = other.view(table.view.table)
        assert seen == table.view
        for row in seen.rows:
            for instruction in row.instructions:
                assert words.say(instruction.message, instruction.args) in screen
        dealt_after += bool(storage.read(seen.table)[1][-1].auto and seen.rows)
    assert dealt_after, "nothing told was followed by an automatic deal: the test has lost its point"


def test_why_shows_the_reasons_of_one_row():
    service = Service(MemoryStorage())
    table = Watched(service, service.respond(requests.NewGame("scythe", {}, seed=5)), "en")
    while not any(each.why for row in table.view.rows for each in row.instructions):
        table.types("")
    moved = next(
        number for number, row in enumerate(table.view.rows, 1) if any(each.why for each in row.instructions)
    )
    some, whole = table.types(f"why {moved}"), table.types("why")
    assert some and len(some) <= len(whole)
    for line in some.splitlines():
        assert line.strip() in whole
    with raises_user_error("cli-bad-command"):
        table.types("why 99")
    with pytest.raises(PlayerQuit):
        table.types("quit")


@pytest.mark.parametrize(("lang", "said"), [("en", "of 19"), ("ru", "из 19")])
def test_what_may_come_next_is_shown_with_its_chances(lang, said):
    service = Service(MemoryStorage())
    table = Watched(service, service.respond(requests.NewGame("scythe", {}, seed=4)), lang)
    lines = table.types("next").splitlines()
    assert len(lines) >= 2 and all(said in line for line in lines)
    assert table.view.version == service.view(table.view.table).version
    golem = Watched(service, service.respond(requests.NewGame("golem", {}, seed=4)), lang)
    assert golem.types("next").strip() == Words(lang).say("cli-next-nothing")
