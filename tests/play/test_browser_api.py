"""The service of a page without a server: every text from JavaScript gets a response or an error."""

import json
from contextlib import suppress
from typing import Any

import pytest
from browser_disk import CommittedStorage, FakeDisk, Worker
from msgspec import structs
from service_client import play_to_the_end, say

from automatable.core.engine.errors import UserError
from automatable.play import operations
from automatable.play.browser_api import BrowserApi
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

INVALID = [
    "",
    "{",
    "[]",
    "7",
    "null",
    '{"op": "view", "table": [1]}',
    '{"op": "view", "table": {"a": 1}}',
    '{"op": "view", "table": "\\ud800"}',
    '{"op": [1]}',
    '{"op": "import", "file": ' + "[" * 5_000 + "]" * 5_000 + "}",
    '{"op": "import", "file": ' + '{"a":' * 500 + "1" + "}" * 500 + "}",
    "[" * 200_000,
    '{"op": "view", "table": "\ud800"}',
]


@pytest.mark.parametrize("text", INVALID, ids=lambda text: repr(text[:40]))
def test_a_text_that_is_not_a_request_is_refused(text):
    api = BrowserApi("{}")
    assert json.loads(api.missing(text)) == []
    handled = json.loads(api.handle(text))
    assert handled["status"] in (400, 404) and handled["error"]["message"]


def test_a_request_is_handled_after_an_invalid_one():
    api = BrowserApi("{}")
    api.handle("{")
    assert json.loads(api.handle('{"op": "games"}'))["status"] == 200


class SpyStorage(MemoryStorage):
    """A storage that remembers whose entries were read."""

    def __init__(self):
        super().__init__()
        self.seen = set()

    def read(self, id):
        self.seen.add(id)
        return super().read(id)

    def entries(self, id):
        self.seen.add(id)
        return super().entries(id)


TABLE = {"table": 4}
SAVED_GAMES: dict[str, dict[str, Any]] = {
    "view": TABLE,
    "event": {**TABLE, "event": {"type": "scored", "points": 1}},
    "answer": {**TABLE, "value": "1"},
    "deal": TABLE,
    "undo": TABLE,
    "redo": TABLE,
    "delete": TABLE,
    "log": TABLE,
    "checklist": TABLE,
    "printed": TABLE,
    "before": TABLE,
    "foresee": TABLE,
    "actions": TABLE,
    "par": TABLE,
    "luck": {"table": 1},
    "export": TABLE,
    "link": TABLE,
    "challenge": TABLE,
    "bug-report": TABLE,
    "bgstats": {"table": 1},
    "tables": {},
    "history": {},
    "advice": {"game": "toy"},
    "export-all": {},
    "import-all": {},
}
"""Requests that may read saved games: three finished ones and the fourth in play."""

TEXT = {"text": "#/box/none"}
GAME = {"game": "toy"}
NO_SAVED_GAMES: dict[str, dict[str, Any]] = {
    "games": {},
    "words": GAME,
    "rulebook": {"game": "scythe"},
    "new": GAME,
    "whatif": {**GAME, "position": {}, "event": {}},
    "decide": {**GAME, "rule": "none", "position": {}},
    "fields": {**GAME, "position": {}},
    "import": {"file": {}},
    "open-link": {**GAME, "text": "none"},
    "challenge-look": {"text": "none"},
    "challenge-take": {"text": "none"},
    "box": GAME,
    "box-save": {**GAME, "tables": {}},
    "box-enter": {**GAME, "key": "none"},
    "box-component": {**GAME, "key": "none"},
    "box-share": GAME,
    "box-look": TEXT,
    "box-take": TEXT,
    "box-compare": {"one": "#/box/none", "other": "#/box/none"},
    "box-contributed": GAME,
    "settings": {},
    "settings-save": {"settings": {}},
    "qr": {"text": "none"},
}


def test_every_operation_has_a_sample_request():
    assert SAVED_GAMES.keys() | NO_SAVED_GAMES.keys() == operations.BY_NAME.keys()


@pytest.mark.parametrize("op", [*SAVED_GAMES, *NO_SAVED_GAMES])
def test_an_operation_declares_every_saved_game_it_reads(toys, op):
    storage = SpyStorage()
    for _ in range(3):
        play_to_the_end(Service(storage))
    table = say(Service(storage), "new", game="toy", seed=1)["table"]
    say(Service(storage), "deal", table=table)
    data = {"op": op, **SAVED_GAMES.get(op, {}), **NO_SAVED_GAMES.get(op, {})}
    if op == "import-all":
        data["file"] = say(Service(storage), "export-all")["file"]
    for saved in storage.games():
        storage._saved[saved.id] = structs.replace(saved, summary=None, summarised=-1)
    before, storage.seen = set(storage.numbers()), set()
    request = operations.parse(data)
    declared = set(operations.BY_NAME[op].needs(storage, request))
    with suppress(UserError):
        Service(storage).run(request)
    assert storage.seen & before <= declared
    if op in SAVED_GAMES and op != "delete":
        assert storage.seen, "the sample must reach the saved games"


def test_advice_counts_games_that_are_not_loaded(toys):
    browser = Worker(CommittedStorage(FakeDisk()))
    service = Service(MemoryStorage())
    for _ in range(3):
        table = play_to_the_end(service)["table"]
        browser.storage.insert(*service.storage.read(table))
    found = browser.handle({"op": "advice", "game": "toy"})
    assert found == service.handle({"op": "advice", "game": "toy"})
    assert found["games"] == 3


def test_the_changed_table_is_reported_with_its_version(toys):
    api = BrowserApi("{}")

    def handled(op, **more):
        return json.loads(api.handle(json.dumps({"op": op, **more})))

    table = handled("new", game="toy")["response"]["table"]
    dealt = handled("deal", table=table)
    assert dealt["changed_table"] == {"table": table, "version": dealt["response"]["version"]}
    assert "changed_table" not in handled("view", table=table)
    assert handled("delete", table=table)["changed_table"] == {"table": table, "version": -1}
