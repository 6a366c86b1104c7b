"""Command lines as people and scripts type them, and the same with something wrong."""

from __future__ import annotations

import io
import json
import random
import socket
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from damaged_input.fuzzer import LONG, NOTES, TEXTS, body, noted_box, spoilt
from random_play import Driver, table_of

from automatable import cli, games
from automatable.play.boxes import toml_writer
from automatable.play.storage.sqlite import SqliteStorage
from automatable.web import server

WORDS = [*TEXTS, "-", "--", "--json", "--lang", "ru", "xx", "--help", "--level", "9" * 5000, "1", "-5", "/",
         "/dev/null", "\udcff", "golem", "--set", "a=b", "--seed", "NaN", "--no-such", "--batch", "\n",
         "=", "'"]  # fmt: skip


class Line:
    """Words, what stands on standard input, and once it has run what stood on standard output."""

    def __init__(self, *words: str, stdin: Any = None) -> None:
        self.words = list(words)
        self.stdin = stdin
        self.said = ""


def lines(folder: Path) -> list[Line]:
    """Every command in its usual forms, for every game."""
    found = [
        Line("games"),
        Line("games", "--json"),
        Line("--version"),
        Line("log"),
        Line("log", "1"),
        Line("export", "1"),
        Line("serve", "--no-open", "--port", "0"),
    ]
    for name in games.names():
        driver = Driver(name, table_of(name).SETUPS[0], 3)
        for _ in range(25):
            driver.step()
        position, event = driver.game.to_json(driver.state), driver.events[-1]
        before = driver.game.to_json(driver.resolutions[-2].state)
        asked = {"game": name, "position": before, "event": event}
        found += [
            Line("resolve", "-", stdin=asked),
            Line("explain", "--lang", "ru", "-", stdin=asked),
            Line("rules", name),
            Line("rules", name, "--json"),
            Line("checklist", name),
            Line("rulebook", name),
            Line("box", "show", name),
            Line("box", "export", name),
            Line("box", "link", name, "--codes", "--by", "A"),
            Line("box", "compare", name, name),
            Line("new", name, "--seed", "4"),
            Line("new", name, "--json"),
            *(Line("decide", name, rule, "-", stdin=position) for rule in list(driver.game.rules)[:6]),
        ]
        box = folder / f"{name}.toml"
        box.write_text(toml_writer.dumps(noted_box(driver.game)), encoding="utf-8")
        found += [
            Line("box", "check", str(box), "--game", name),
            Line("box", "import", name, str(box), "--theirs"),
            Line("box", "import", name, str(box), stdin="t\nt\nm\n"),
            Line("box", "compare", name, str(box)),
            Line("box", "enter", name, stdin="1\n2\n3\n\n"),
            Line("box", "correct", name, stdin="1\n1\n2\n\n\n"),
            Line("box", "shelf", name, "--json"),
            Line("box", "export", name, str(folder / f"out-{name}.toml"), "--by", "A", "--edition", "B"),
            Line("schema", name, "position"),
            Line(
                "decide", name, next(iter(driver.game.rules)), "-", stdin={"position": position, "args": {}}
            ),
            Line("resolve", "-", stdin={**asked, "options": {"box": {}, "setup": {}, "explanation": True}}),
            Line("import", "-", stdin=exported(driver)),
        ]
        for text in (
            "",
            "quit\n",
            "why\nundo\nlog\nboard\nhelp\nposition\nquit\n",
            "\n\n\n1\n2\nset a 1\nevent {}\nquit\n",
        ):
            found.append(Line("play", name, stdin="\n" + text))
    hand = ["Darrow", "Mustang"]
    found += [
        Line("score", "red-rising", "-", stdin={"hand": hand}),
        Line("import", "-", stdin={"automatable": 1}),
        Line("export", "--all", str(folder / "everything.json")),
    ]
    return found


def wrong(line: Line, all_lines: list[Line], chance: random.Random) -> Line:
    """One or two faults in it."""
    words, stdin = list(line.words), line.stdin
    for _ in range(chance.choice((1, 1, 2))):
        match chance.choice((3, 4, 5)) if stdin and chance.random() < 0.5 else chance.randrange(8):
            case 0:
                words[chance.randrange(len(words))] = chance.choice(WORDS)
            case 1:
                words.insert(chance.randrange(len(words) + 1), chance.choice(WORDS))
            case 2 if len(words) > 1:
                del words[chance.randrange(len(words))]
            case 3 if isinstance(stdin, dict):
                stdin = spoilt(stdin, [other.stdin for other in all_lines if other.stdin], chance)
            case 4 if isinstance(stdin, str):
                stdin = "\n".join([*stdin.split("\n"), chance.choice(WORDS)[:2000], "quit"])
            case 5 if isinstance(stdin, dict):
                stdin = body(stdin, chance).decode("utf-8", "surrogateescape")
            case 6 if len(words) > 1:
                place = chance.randrange(1, len(words))
                words[place] = _spoilt_file(words[place], chance)
            case 7 if len(words) > 1:
                other = chance.choice(all_lines).words
                words[chance.randrange(1, len(words))] = chance.choice(other)
            case 2:
                words += chance.choice(all_lines).words[1:2]
    if words[:1] == ["lab"]:  # it would stay; its own tests are elsewhere
        words = ["games", *words]
    return Line(*words, stdin=stdin)


def _spoilt_file(path: str, chance: random.Random) -> str:
    """A copy of a box with a note nobody writes, if this is one; otherwise a note as a word."""
    note, box = chance.choice(NOTES), Path(path)
    if box.suffix != ".toml" or not box.is_file():
        return note[:4000]
    old, new = chance.choice(
        (('"p. 2"', json.dumps(note)), ('"my copy"', f'"""{note}"""'), ("true", "[" * 3000))
    )
    text = box.read_text(encoding="utf-8").replace(old, new)
    copy = box.with_name(f"spoilt-{box.name}")
    copy.write_text(text, encoding="utf-8", errors="replace")
    return str(copy)


def exported(driver: Driver) -> dict[str, Any]:
    """A game as the file it is exported to."""
    steps = [{"event": event} for event in driver.events[:10]]
    start = {"game": driver.game.id, "setup": table_of(driver.game.id).SETUPS[0], "seed": 3}
    return {"automatable": 1, "start": start, "steps": steps, "at": len(steps)}


def opened_and_closed(store: SqliteStorage, listening: socket.socket, *_: object) -> None:
    """In place of a companion that would stay: many a spoilt line comes down to no command at all."""
    listening.close()
    store.close()


def run(line: Line) -> tuple[int, str]:
    """The command in this process: its exit code and what stood on standard error."""
    try:
        data = line.stdin if isinstance(line.stdin, str) else msgspec.json.encode(line.stdin).decode()
    except (UnicodeEncodeError, ValueError):
        data = str(line.stdin)
    kept = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(data.encode("utf-8", "surrogatepass")), errors="surrogateescape")
    sys.stdout = out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    sys.stderr = shown = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    code: Any = 0
    try:
        with patch.object(server, "run", opened_and_closed):
            cli.main([word[: len(LONG)].replace("\0", "") for word in line.words])  # no system hands one over
    except SystemExit as left:
        code = left.code or 0
    finally:
        out.flush()
        line.said = out.buffer.getvalue().decode("utf-8", "replace")
        shown.flush()
        said = shown.buffer.getvalue().decode("utf-8", "replace")
        sys.stdin, sys.stdout, sys.stderr = kept
    return (code if isinstance(code, int) else 1), said
