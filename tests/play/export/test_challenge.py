"""The same deal for a friend: the text carries the deal, and both results lie side by side."""

import base64
import json
import zlib

import pytest

from automatable.core.engine.errors import UserError
from automatable.core.engine.rules import Result, Side
from automatable.play import requests
from automatable.play.responses import FriendResult
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

SETUP = {"level": "autometta", "human": "nordic", "automa": "saxony"}


def service():
    return Service(MemoryStorage())


def packed(data):
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode().rstrip("=")


def cards(one, table, turns=6):
    """The Automa's first cards at a table."""
    for _ in range(turns):
        one.respond(requests.DealCard(table))
    return [step.event for step in one.open(table).log if step.dealt]


def finished(one, table, monkeypatch, own, others):
    """End the game of a table with these totals."""
    sides = (Side("human", (), own), Side("automa", (), others))
    result = Result(sides, "human" if own > others else "automa", "x")
    game = one.open(table).game
    monkeypatch.setattr(type(game), "result", lambda self, state: result)


def test_a_friend_gets_the_same_cards(monkeypatch):
    mine, theirs = service(), service()
    table = mine.respond(requests.NewGame("scythe", SETUP)).table
    made = mine.respond(requests.MakeChallenge(table))
    assert made.result is None and len(made.text) < 500
    info = theirs.respond(requests.PreviewChallenge(f"https://example.org/#/challenge/{made.text}"))
    assert (info.game, info.level, info.result, info.table) == ("scythe", "autometta", None, None)
    assert not theirs.storage.games(), "a preview saves nothing"
    view = theirs.respond(requests.TakeChallenge(made.text))
    assert {key: view.setup[key] for key in SETUP} == SETUP
    assert cards(mine, table) == cards(theirs, view.table)


def test_both_results_lie_side_by_side(monkeypatch):
    mine, theirs = service(), service()
    table = mine.respond(requests.NewGame("scythe", SETUP)).table
    view = theirs.respond(requests.TakeChallenge(mine.respond(requests.MakeChallenge(table)).text))
    cards(mine, table, 1)
    with monkeypatch.context() as patch:
        finished(theirs, view.table, patch, 61, 58)
        answer = theirs.respond(requests.MakeChallenge(view.table, by=" Anna "))
    with monkeypatch.context() as patch:
        finished(mine, table, patch, 39, 65)
        mine.add_to_history(table)
        assert mine.respond(requests.PreviewChallenge(answer.text)).table == table
        for _ in range(2):  # opened twice it counts once
            assert mine.respond(requests.TakeChallenge(answer.text)).table == table
        (game,) = mine.respond(requests.ReadHistory()).games
    assert game.friends == (FriendResult(61, 58, True, "Anna"),)
    assert (game.won, game.margin) == (False, -26)


def test_old_results_make_room_so_that_a_backup_stays_small():
    one = service()
    for seed in range(60):
        text = packed(
            {"game": "scythe", "setup": SETUP, "seed": seed, "result": {"own": 1, "others": 2, "won": False}}
        )
        one.respond(requests.TakeChallenge(text))
    assert len(one.storage.settings()) == 50
    other = service()
    other.respond(requests.ImportAll(one.respond(requests.ExportAll()).file))
    assert other.storage.settings() == one.storage.settings()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "play-challenge-unreadable"),
        ("#/open/scythe/abc", "play-challenge-unreadable"),
        ("https://example.org/#/challenge/abc", "play-challenge-unreadable"),
        (packed([1, 2]), "play-challenge-unreadable"),
        (packed({"game": "scythe", "setup": {}, "seed": -1}), "play-challenge-unreadable"),
        (packed({"game": "chess", "setup": {}, "seed": 1}), "core-unknown-game"),
        (packed({"game": "scythe", "setup": {"level": "x"}, "seed": 1}), "core-answer-option"),
        (packed({"game": "scythe", "setup": {}, "seed": 1, "box": 5}), "play-challenge-box"),
        (packed({"game": "scythe", "setup": {}, "seed": 1, "form": 2}), "play-import-version"),
        ("x" * 5000, "core-too-long-text"),
    ],
)
def test_a_bad_or_foreign_challenge_has_its_sentence(text, message):
    one = service()
    for request in (requests.PreviewChallenge(text), requests.TakeChallenge(text)):
        with pytest.raises(UserError) as refused:
            one.respond(request)
        assert refused.value.message == message
    assert not one.storage.games() and not one.storage.settings()


def test_a_game_with_own_cards_or_from_a_position_is_no_challenge():
    one = service()
    drawn = one.respond(requests.NewGame("scythe", SETUP, physical=("automa",)))
    link = one.respond(requests.MakeLink(drawn.table))
    opened = one.respond(requests.OpenLink("scythe", link.text))
    for table, message in ((drawn.table, "physical"), (opened.table, "position")):
        with pytest.raises(UserError) as refused:
            one.respond(requests.MakeChallenge(table))
        assert refused.value.message == f"play-challenge-{message}"
