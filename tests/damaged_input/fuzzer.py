"""Real messages, spoilt: what people, browsers and files could send when something is wrong with them.

The messages are those of whole games driven through a service. Each is spoilt in its structure (a value of
another kind, a number beyond all bounds, a text without end, a key that is none, a part of another message,
a note full of line breaks and control characters, JSON nested thousands of levels deep) and sent to a service
where those games stand.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from random_play import Driver, table_of

from automatable import games
from automatable.core.engine.errors import UserError
from automatable.play.boxes import toml_writer
from automatable.play.boxes.box_link import SharedBox, to_text
from automatable.play.error_response import STATUS, error_response
from automatable.play.service import Service
from automatable.play.storage.base import MemoryStorage

LONG = "a" * 50_000
NUMBERS = [
    0,
    1,
    -1,
    2,
    7,
    22,
    99,
    255,
    1000,
    10**6,
    2**31,
    2**53,
    2**53 + 1,
    2**63,
    10**30,
    0.5,
    float("nan"),
    1e308,
]
TEXTS = ["", "base", "R2C1", "4-6", "@x", "@territory-R3C5", "{ $x }", "0", "15x", "null", "true", "../..",
         "\x00", "😀", "\ud800", "ё" * 300, LONG, "a.b.c", "type", "513", "-1", "1e9"]  # fmt: skip
NOTES = ["\n" * 1_000, "a\nb", "\r\n" * 300, "\t\t", "\x00\x01\x1b[2J\x7f\x85", "\u2028\u2029\ufeff\u202e",
         '"' * 900, "'" * 3 + '"' * 3 + "\\", "\\u0000 \\x \\", "\n[game]\nmechs = 1", "#" * 1_990,
         "a" * 1_999, "a" * 2_001, "ж" * 100_000, "b" * 199_990, "c" * 200_001, "{ $x } @x", " ",
         "=", "📦" * 900]  # fmt: skip
"""What a note on a box may hold: who typed it, where it comes from."""
NOTED = ("note", "source", "by", "edition")

DEEP: Any = []
for _ in range(200):
    DEEP = [DEEP]
ODD = [
    None,
    True,
    False,
    [],
    {},
    [1],
    ["base"] * 9,
    [[]],
    {"type": "x"},
    {"a": {"b": {"c": 1}}},
    DEEP,
    list(range(500)),
]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = []
    for key, value in pairs:
        found += [(*path, key), *places(value, (*path, key))]
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def spoilt(message: Any, others: list[Any], chance: random.Random) -> Any:
    """One to three faults in it."""
    message = copy.deepcopy(message)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        found = [path for path in places(message) if path != ("op",)]
        if not found:
            break
        path = chance.choice(found)
        inside, last = at(message, path[:-1]), path[-1]
        if last in NOTED and chance.random() < 0.5:
            inside[last] = chance.choice(NOTES)
            continue
        match chance.randrange(11):
            case 0 | 1:
                inside[last] = chance.choice(NUMBERS)
            case 2 | 3:
                inside[last] = chance.choice(TEXTS)
            case 4:
                inside[last] = copy.deepcopy(chance.choice(ODD))
            case 5:
                del inside[last]
            case 6:
                other = chance.choice(others)
                parts = places(other)
                inside[last] = copy.deepcopy(at(other, chance.choice(parts))) if parts else other
            case 7:
                if isinstance(inside, dict):
                    inside[chance.choice(TEXTS)] = inside[last]
                else:
                    inside += inside[: chance.randrange(4)]
            case 8:
                inside[last] = chance.choice(NOTES)
            case 9 | 10:
                inside[last] = _near(inside[last], chance.choice(others), chance)
    return message


def _near(value: Any, other: Any, chance: random.Random) -> Any:
    """A value that may well be possible there: a number beside it, or one of its kind from elsewhere."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-2, -1, 1, 2))
    found = [each for path in places(other) if type(each := at(other, path)) is type(value)]
    return copy.deepcopy(chance.choice(found)) if found else value


def anything(messages: list[Any], chance: random.Random) -> Any:
    """Some message, spoilt; a box that would be saved also comes as a file or a link."""
    taken = chance.choice(messages)
    if taken["op"] == "event" and chance.random() < 0.7:  # else most would be events
        taken = chance.choice([message for message in messages if message["op"] != "event"])
    message = spoilt(taken, messages, chance)
    if message.get("op") != "box-save" or chance.random() < 0.5:
        return message
    game, tables = message.get("game"), message.get("tables")
    with suppress(TypeError, ValueError, RecursionError, AttributeError):
        if chance.random() < 0.5:
            text = toml_writer.dumps({"box": game, **tables})
        else:
            text = to_text(SharedBox(game=game, tables=tables))
        op = chance.choice(("box-take", "box-look"))
        return {"op": op, "text": text, **({"game": game} if chance.random() < 0.5 else {})}
    return message


def body(message: Any, chance: random.Random) -> bytes:
    """A message as JSON; sometimes nested deeply, cut off, or with bytes in it that are none of JSON's."""
    try:
        text = msgspec.json.encode(message)
    except (UnicodeEncodeError, ValueError):
        text = json.dumps(message).encode()
    odd = chance.random()
    if odd < 0.03:
        text = _nested(message, chance)
    elif odd < 0.05:
        text = text[: chance.randrange(len(text) + 1)]
    elif odd < 0.2 and text:
        raw = bytearray(text)
        for _ in range(chance.randrange(1, 4)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
        text = bytes(raw)
    return text


def _nested(message: Any, chance: random.Random) -> bytes:
    """A message with one value nested far too deeply; no encoder of ours would write it."""
    depth = chance.choice((20, 26, 100, 500, 990, 1_100, 5_000, 50_000))
    deep = chance.choice(("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth))
    found = places(message)
    if not found:
        return deep.encode()
    message = copy.deepcopy(message)
    path = chance.choice(found)
    at(message, path[:-1])[path[-1]] = "the deep one"
    return json.dumps(message).replace('"the deep one"', deep).encode()


class Corpus:
    """A service with a table of every game, and the messages that brought them there and ask about them."""

    def __init__(self, seed: int = 1, steps: int = 60) -> None:
        self.service = Service(MemoryStorage())
        self.messages: list[dict[str, Any]] = [
            {"op": op} for op in ("games", "tables", "history", "settings", "export-all")
        ]
        self.messages.append({"op": "settings-save", "settings": {"language": "ru", "theme": "dark"}})
        for name in games.names():
            self._play(name, seed, steps)
        self.send({"op": "import-all", "file": self.service.handle({"op": "export-all"})["file"]})
        self.messages.append({"op": "delete", "table": 10**6})

    def _play(self, name: str, seed: int, steps: int) -> None:
        setup = table_of(name).SETUPS[0]
        driver = Driver(name, setup, seed)
        while len(driver.events) < steps and driver.step():
            pass
        decks = sorted(
            {q.deck for one in driver.resolutions for q in one.questions if q.deck} | set(driver.game.decks)
        )
        self.send({"op": "new", "game": name, "setup": setup, "physical": decks})
        table = self.service.storage.games()[0].id
        for event in driver.events:
            self.send({"op": "event", "table": table, "event": event})
        file = self.service.handle({"op": "export", "table": table})["file"]
        position = driver.game.to_json(driver.state)
        for op in (
            "view",
            "log",
            "checklist",
            "deal",
            "undo",
            "redo",
            "export",
            "link",
            "bug-report",
            "bgstats",
            "printed",
            "foresee",
            "actions",
            "before",
        ):
            self.send({"op": op, "table": table})
        text = driver.game.to_text(msgspec.structs.replace(driver.state, pending=None))
        shipped = {name: table for name, table in _box(driver.game).items() if name != "provenance"}
        noted = noted_box(driver.game)
        keys = [path for path in places(position) if isinstance(path[-1], str)]
        for path in keys[:40]:
            dotted = ".".join(str(part) for part in path)
            self.send(
                {
                    "op": "event",
                    "table": table,
                    "event": {"type": "corrected", "set": {dotted: at(position, path)}},
                }
            )
        for message in (
            {"op": "import", "file": file},
            {"op": "open-link", "game": name, "text": text},
            {"op": "whatif", "game": name, "position": position, "event": driver.events[-1]},
            *(
                {"op": "decide", "game": name, "rule": rule, "position": position, "args": {}}
                for rule in driver.game.rules
            ),
            {"op": "fields", "game": name, "position": position},
            {"op": "par", "game": name, "level": position.get("level"), "table": table},
            {"op": "advice", "game": name},
            {"op": "qr", "text": text},
            {"op": "box", "game": name},
            *(
                {"op": "box-component", "game": name, "key": key}
                for key in self.service.handle({"op": "box", "game": name})["entry_keys"][:3]
            ),
            {"op": "box-save", "game": name, "tables": shipped},
            {"op": "box-save", "game": name, "tables": noted},
            {"op": "box-take", "game": name, "text": toml_writer.dumps({"box": name, **noted}), "theirs": []},
            {"op": "box-take", "text": to_text(SharedBox(game=name, tables=noted)), "theirs": []},
            {"op": "box-look", "game": name, "text": toml_writer.dumps(shipped)[:90_000]},
            {"op": "box-take", "text": to_text(SharedBox(game=name, tables=shipped)), "theirs": []},
            {
                "op": "box-compare",
                "one": to_text(SharedBox(game=name)),
                "other": toml_writer.dumps(shipped)[:90_000],
            },
            {"op": "box-share", "game": name, "by": "A", "edition": "B"},
            {"op": "box-contributed", "game": name},
            {"op": "words", "game": name, "lang": "ru"},
            {"op": "rulebook", "game": name, "lang": "ru"},
            *(
                {"op": "box-enter", "game": name, "key": key, "answers": {}}
                for key in driver.game.components.missing()[:3]
            ),
            {"op": "answer", "table": table, "value": 1},
            {"op": "view", "table": table},
        ):
            self.send(message)

    def send(self, message: dict[str, Any]) -> None:
        """A message that makes sense: it is kept for spoiling, whether or not it is refused just now."""
        self.messages.append(message)
        with suppress(UserError):
            self.service.handle(copy.deepcopy(message))


def noted_box(game: Any) -> dict[str, Any]:
    """One table of the shipped box, and where it comes from."""
    name, table = next((name, table) for name, table in _box(game).items() if name != "provenance")
    source = {"kind": "printed", "source": "my copy", "note": "p. 2", "by": "Anna", "edition": "2021"}
    return {name: table, "provenance": {name: source}}


def _box(game: Any) -> dict[str, Any]:
    from automatable.core.box import loader

    return copy.deepcopy(dict(loader.shipped(game.folder / "box")))


def status(service: Service, message: Any) -> tuple[int, Exception | None]:
    """What a server would answer, and what was not foreseen."""
    try:
        msgspec.json.encode(service.handle(message))
    except UserError as user_error:
        said = error_response(user_error)
        assert len(msgspec.json.encode(said)) < 5_000, "a refusal is a sentence"
        return STATUS.get(user_error.message, 400), None
    except Exception as error:
        return 500, error
    return 200, None


def storm(corpus: Corpus, seed: int, number: int, found: Counter[str]) -> Counter[int]:
    """Send spoilt messages; count the answers, and what was not foreseen by its kind."""
    chance = random.Random(seed)
    answers: Counter[int] = Counter()
    own = {name: corpus.service.storage.own_box(name) for name in games.names()}
    for _ in range(number):
        message = anything(corpus.messages, chance)
        code, error = status(corpus.service, message)
        answers[code] += 1
        if error is not None:
            found[f"{message.get('op')}: {type(error).__name__}: {str(error)[:120]}"] += 1
        if code == 200 and message.get("op") in (
            "box-save",
            "box-take",
            "import-all",
            "delete",
            "box-enter",
        ):
            for name, tables in own.items():
                corpus.service.storage.save_own_box(name, tables)
    return answers
