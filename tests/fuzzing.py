"""Real messages, spoilt: what people, browsers and files could send when something is wrong with them.

The messages are those of whole games driven through a desk. Each is spoilt in its structure (a value of
another kind, a number beyond all bounds, a text without end, a key that is none, a part of another message)
and sent to a desk where those games stand.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from driving import Driver, table_of

from automatable import games
from automatable.core.refused import Refused
from automatable.play import toml
from automatable.play.carrying import Carried, to_text
from automatable.play.desk import Desk
from automatable.play.keeper import MemoryStore
from automatable.play.problem import STATUS, trouble

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
    """One to three things wrong with it."""
    message = copy.deepcopy(message)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        found = [path for path in places(message) if path != ("op",)]
        if not found:
            break
        path = chance.choice(found)
        inside, last = at(message, path[:-1]), path[-1]
        match chance.randrange(8):
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
    return message


class Corpus:
    """A desk with a table of every game, and the messages that brought them there and ask about them."""

    def __init__(self, seed: int = 1, steps: int = 60) -> None:
        self.desk = Desk(MemoryStore())
        self.messages: list[dict[str, Any]] = [
            {"op": op} for op in ("games", "tables", "history", "settings", "export-all")
        ]
        self.messages.append({"op": "settings-save", "settings": {"language": "ru", "theme": "dark"}})
        for name in games.names():
            self._play(name, seed, steps)

    def _play(self, name: str, seed: int, steps: int) -> None:
        setup = table_of(name).SETUPS[0]
        driver = Driver(name, setup, seed)
        while len(driver.events) < steps and driver.step():
            pass
        decks = sorted(
            {q.deck for one in driver.resolutions for q in one.questions if q.deck} | set(driver.game.decks)
        )
        self.send({"op": "new", "game": name, "setup": setup, "physical": decks})
        table = self.desk.keeper.games()[0].id
        for event in driver.events:
            self.send({"op": "event", "table": table, "event": event})
        file = self.desk.handle({"op": "export", "table": table})["file"]
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
        ):
            self.send({"op": op, "table": table})
        text = driver.game.to_text(msgspec.structs.replace(driver.state, pending=None))
        shipped = {name: table for name, table in _box(driver.game).items() if name != "provenance"}
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
            {"op": "box", "game": name},
            {"op": "box-save", "game": name, "tables": shipped},
            {"op": "box-look", "game": name, "text": toml.dumps(shipped)[:90_000]},
            {"op": "box-take", "text": to_text(Carried(game=name, tables=shipped)), "theirs": []},
            {"op": "box-compare", "one": to_text(Carried(game=name)), "other": toml.dumps(shipped)[:90_000]},
            {"op": "box-share", "game": name, "by": "A", "edition": "B"},
            {"op": "box-contributed", "game": name},
            {"op": "words", "game": name, "lang": "ru"},
            {"op": "rulebook", "game": name, "lang": "ru"},
            *(
                {"op": "box-enter", "game": name, "key": key, "answers": {}}
                for key in driver.game.missing()[:3]
            ),
            {"op": "answer", "table": table, "value": 1},
            {"op": "view", "table": table},
        ):
            self.send(message)

    def send(self, message: dict[str, Any]) -> None:
        """A message that makes sense: it is kept for spoiling, whether or not it is refused just now."""
        self.messages.append(message)
        with suppress(Refused):
            self.desk.handle(copy.deepcopy(message))


def _box(game: Any) -> dict[str, Any]:
    from automatable.core import box

    return copy.deepcopy(dict(box.shipped(game.folder / "box")))


def status(desk: Desk, message: Any) -> tuple[int, Exception | None]:
    """What a server would answer, and what was not foreseen."""
    try:
        msgspec.json.encode(desk.handle(message))
    except Refused as refused:
        said = trouble(refused)
        assert len(msgspec.json.encode(said)) < 5_000, "a refusal is a sentence"
        return STATUS.get(refused.message, 400), None
    except Exception as error:
        return 500, error
    return 200, None


def storm(corpus: Corpus, seed: int, number: int, found: Counter[str]) -> Counter[int]:
    """Send spoilt messages; count the answers, and what was not foreseen by its kind."""
    chance = random.Random(seed)
    answers: Counter[int] = Counter()
    own = {name: corpus.desk.keeper.own_box(name) for name in games.names()}
    for _ in range(number):
        message = spoilt(chance.choice(corpus.messages), corpus.messages, chance)
        code, error = status(corpus.desk, message)
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
                corpus.desk.keeper.save_own_box(name, tables)
    return answers
