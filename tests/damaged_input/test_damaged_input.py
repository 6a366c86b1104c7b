"""Spoilt messages, boxes, files, links and command lines: answered or refused in a sentence, every one."""

import copy
import random
import time
from collections import Counter

import httpx
import pytest
from damaged_input.command_lines import lines, run, wrong
from damaged_input.fuzzer import DEEP, LONG, Corpus, anything, at, body, places, status, storm
from server_process import Served
from user_errors import raises_user_error

from automatable import games
from automatable.core.box import loader as boxes
from automatable.core.engine.errors import UserError
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

SECONDS = 0.1
"""Of processor time, on a machine like ours; taken as a ratio below."""


@pytest.fixture(scope="module")
def corpus():
    return Corpus(steps=40)


@pytest.mark.parametrize("seed", [11, 12])
def test_no_spoilt_message_breaks_the_service(corpus, seed):
    found = Counter()
    answers = storm(corpus, seed, 1200, found)
    assert not found
    assert answers[200] and answers[400], "some of it was accepted, some refused"
    listed = corpus.service.handle({"op": "tables", "limit": 200})
    assert listed
    for one in listed:
        if one["problem"] is None:
            corpus.service.handle({"op": "view", "table": one["id"]})


@pytest.mark.parametrize("name", games.names())
def test_a_position_with_longer_or_shorter_lists_is_refused_or_read(corpus, name):
    """Every list of a position, one value longer, many values longer, one shorter and empty."""
    position = next(m for m in corpus.messages if m["op"] == "fields" and m["game"] == name)["position"]
    lists = [path for path in places(position) if isinstance(at(position, path), list)]
    assert places(position)
    for path in lists:
        whole = at(position, path)
        for values in (whole + whole[-1:], [0, *whole], (whole or [1]) * 40, whole[:-1], []):
            changed = copy.deepcopy(position)
            at(changed, path[:-1])[path[-1]] = values
            for op, more in (("fields", {}), ("whatif", {"event": {"type": "corrected", "set": {}}})):
                code, error = status(corpus.service, {"op": op, "game": name, "position": changed, **more})
                assert code < 500, (path, values, error)


def test_no_spoilt_request_gets_a_5xx_from_a_real_server(corpus, tmp_path):
    chance = random.Random(5)
    codes = Counter()
    with Served(tmp_path, "--port", "0") as served, served.client() as client:
        for _ in range(400):
            message = anything(corpus.messages, chance)
            op = message.pop("op", "games")
            text = body(message, chance)
            answer = client.post(f"/api/{op}", content=text, headers={"content-type": "application/json"})
            codes[answer.status_code] += 1
            assert answer.status_code < 500, (op, text[:300])
            assert answer.status_code == 200 or len(answer.content) < 5_000
    assert codes[400]


ODD_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"game": "\\ud800"}',
    b'{"game": "\xff"}',
    b'{"table": ' + b"9" * 5000 + b"}",
    b'{"table": 1e999}',
    b'{"x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"event": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_000 + b', "table": 1}',
    b'{"game": "' + b"a" * 100_000 + b'"}',
]


ODD_PATHS = [
    "/%00",
    "/%ff",
    "/..%2f..%2fetc",
    "/\\evil",
    "/api/%00",
    "/api/stream?table=%ff",
    "/api/stream",
    "/a" * 2000,
    "/api/../x",
    "//evil.example",
    "/%F0%9F%98%80",
    "/api/stream?table=1&table=x",
]


def test_odd_bodies_and_paths_are_refused_in_a_sentence(tmp_path):
    with Served(tmp_path, "--port", "0") as served, served.client() as client:
        for op in ("new", "event", "view", "import", "box-save", "open-link"):
            for body in ODD_BODIES:
                answer = client.post(f"/api/{op}", content=body, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, (op, body[:60])
                assert len(answer.content) < 5_000
                assert answer.json()["error"]["ru"]
        for path in ODD_PATHS:
            answer = client.get(path)
            assert answer.status_code < 500, path


@pytest.mark.parametrize("path", ["/\\evil.example", "//evil.example", "/%5Cevil.example", "/%ff", "/😀"])
def test_the_link_leads_nowhere_else(tmp_path_factory, path):
    with Served(tmp_path_factory.mktemp("lan"), "--port", "0", "--lan") as served:
        answer = httpx.get(f"{served.url}{path}", params={"key": served.key}, follow_redirects=False)
        assert answer.status_code in (303, 404)
        where = answer.headers.get("location", "/")
        assert where.startswith("/") and not where.startswith(("//", "/\\"))


def test_no_wrong_command_line_ends_in_a_traceback(tmp_path, monkeypatch):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    monkeypatch.chdir(tmp_path)  # some of them write files
    chance, known = random.Random(21), lines(tmp_path)
    for line in known:
        code, said = run(line)
        assert code in (0, 1, 2) and "Unexpected error" not in said, (line.words, said)
    for _ in range(400):
        line = wrong(chance.choice(known), known, chance)
        code, said = run(line)
        assert code in (0, 1, 2), line.words
        assert "Unexpected error" not in said and "Traceback" not in said, (line.words, said)


def test_an_unexpected_error_is_a_sentence_and_a_report(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    from automatable import cli

    def broken(*args, **more):
        raise KeyError("nobody thought of this")

    monkeypatch.setattr(cli.cli, "main", broken)
    with pytest.raises(SystemExit) as left:
        cli.main(["games"])
    assert left.value.code == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "Unexpected error" in said
    (kept,) = (tmp_path / "reports").iterdir()
    assert "nobody thought of this" in kept.read_text() and str(kept) in said
    with pytest.raises(KeyError):
        cli.main(["--debug", "games"])


# --- bounded before believed -------------------------------------------------------------------------------


def toml_of(key):
    return f"{key} = 1\n"


HUGE = {
    "a link for twenty million players": (
        "open-link",
        {"game": "golem", "text": "golem/1 lv=normal hu=20000000 bx=practice"},
    ),
    "a link with a number without end": ("open-link", {"game": "scythe", "text": "scythe/1 " + "9" * 5000}),
    "a link without end": ("open-link", {"game": "scythe", "text": "x" * 20_000}),
    "a dotted key of 40 kB": ("box-take", {"game": "scythe", "text": toml_of(".".join("a" * 20_000))}),
    "deep arrays": ("box-take", {"game": "scythe", "text": "a = " + "[" * 40_000 + "]" * 40_000}),
    "a number of thousands of digits": ("box-take", {"game": "scythe", "text": "a = " + "9" * 1_900}),
    "a text without end": ("box-save", {"game": "golem", "tables": {"x": LONG * 4}}),
    "tables without end": ("box-save", {"game": "golem", "tables": {str(n): {} for n in range(300_000)}}),
    "deeper than anything": ("whatif", {"game": "scythe", "position": {"automa": DEEP}, "event": {}}),
    "a deck of billions": (
        "whatif",
        {"game": "scythe", "position": {"deck": [10**12]}, "event": {"type": "x"}},
    ),
    "an overlong name": ("new", {"game": "a" * 100_000}),
    "a million players set by hand": ("new", {"game": "golem", "setup": {"humans": 10**6}}),
}


@pytest.mark.parametrize("what", HUGE)
def test_what_is_too_large_is_refused_before_anything_is_made_of_it(what):
    op, message = HUGE[what]
    service = Service(MemoryStorage())
    for name in games.names():  # boxes and rulebooks are read once
        service.handle({"op": "box", "game": name})
    began = time.process_time()
    code, error = status(service, {"op": op, **message})
    spent = time.process_time() - began
    assert (code, error) == (400, None)
    began = time.process_time()
    for _ in range(10):
        service.handle({"op": "games"})
    assert spent < max(SECONDS, 2 * (time.process_time() - began)), "no more than a look at the list of games"


# --- what is accepted works --------------------------------------------------------------------------------


UNPLAYABLE = [
    ("golem", {"counts": {"nonsense": 3}}),
    ("pendulum", {"mat": {"tracks": ["power", "culture"]}}),
    ("pendulum", {"automa_cards": {"15x": {"worker": "purple"}}}),
    ("scythe", {"game": {"mechs": -3}}),
]


@pytest.mark.parametrize(("name", "tables"), UNPLAYABLE)
def test_a_box_no_game_can_be_played_with_is_not_kept(name, tables):
    service = Service(MemoryStorage())
    with pytest.raises(UserError):
        service.handle({"op": "box-save", "game": name, "tables": tables})
    assert service.storage.own_box(name) == {}
    assert service.handle({"op": "new", "game": name})["table"]


def test_a_box_that_cannot_be_put_into_words_is_not_kept(monkeypatch):
    def describe_value(self, key, value):
        return next(iter(()))

    monkeypatch.setattr(type(games.game_class("scythe").display), "describe_value", describe_value)
    service = Service(MemoryStorage())
    with raises_user_error("core-box-unfit"):
        service.handle({"op": "box-save", "game": "scythe", "tables": {"game": {"mechs": 3}}})
    assert service.storage.own_box("scythe") == {}


@pytest.mark.parametrize("name", games.names())
def test_a_spoilt_box_that_is_accepted_plays(name):
    """Every number of the shipped box in turn made odd: refused, or a game begins and goes on."""
    game, chance = games.load(name), random.Random(name)
    leaves = [(key, value) for key, value in boxes.leaves(boxes.shipped(game.folder / "box"))]
    leaves = [(key, value) for key, value in leaves if not key.startswith("provenance")]
    accepted = 0
    for key, value in chance.sample(leaves, min(60, len(leaves))):
        odd = chance.choice([0, -1, 1, 2, 99, 10**6, "", "x", [], ["x"], True, {}, value])
        tables = odd
        for part in reversed(key.split(".")):
            tables = {part: tables}
        service = Service(MemoryStorage())
        try:
            service.handle({"op": "box-save", "game": name, "tables": tables})
        except UserError:
            continue
        accepted += 1
        table = service.handle({"op": "new", "game": name, "seed": 3})["table"]
        for _ in range(12):
            view = service.handle({"op": "view", "table": table})
            if not view["questions"]:
                break
            question = view["questions"][0]
            value = question["options"][0]["value"] if question["options"] else question["low"] or 0
            answer = [value] if question["kind"] == "list" else value
            try:
                service.handle({"op": "answer", "table": table, "value": answer})
            except UserError:
                break
    assert accepted
