"""``make soak``: much more of what the suite does a little of, with its figures. It stops by itself.

Spoilt requests to a real server on this machine, half-read connections, wrong command lines, damaged files of
saved games, and a server killed in the middle of writing. It fails (exit code 1) when anything comes out that
is no answer and no sentence: a 5xx, a traceback, a bug report, a box that is accepted and cannot be read.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from damaged_input.command_lines import Line, lines, run, wrong
from damaged_input.fuzzer import Corpus, anything, body
from server_process import Served, half_asks

from automatable.core.engine.errors import UserError
from automatable.play.service import Service
from automatable.play.session import Start
from automatable.play.storage.sqlite import SqliteStorage

JSON = {"content-type": "application/json"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=200_000)
    parser.add_argument("--commands", type=int, default=20_000)
    parser.add_argument("--databases", type=int, default=500)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, help="a run with the same seed does the same again")
    asked = parser.parse_args()
    seed = secrets.randbelow(1_000_000) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # some command lines write files
        for part, number in (
            (kills, asked.kills),
            (databases, asked.databases),
            (commands, asked.commands),
            (requests, asked.requests),
        ):
            bad += tell(part, Path(folder) / part.__name__, number, seed)
        os.chdir("/")
    print(f"failed: {bad} bad (seed {seed})" if bad else f"passed (seed {seed})", flush=True)
    return 1 if bad else 0


def tell(part: Any, folder: Path, number: int, seed: int) -> int:
    if not number:
        return 0
    folder.mkdir()
    began = time.monotonic()
    figures, bad = part(folder, number, random.Random(seed))
    shown = ", ".join(f"{name} {value}" for name, value in figures.items())
    print(
        f"{part.__name__}: {number}, {shown}, {time.monotonic() - began:.0f} s, bad {sum(bad.values())}",
        flush=True,
    )
    for what, count in bad.most_common(20):
        print(f"  {count} × {what}", flush=True)
    return sum(bad.values())


class Slowest:
    """The longest time, and what took it."""

    def __init__(self) -> None:
        self.seconds, self.what = 0.0, ""

    def took(self, began: float, what: str) -> None:
        seconds = time.monotonic() - began
        if seconds > self.seconds:
            self.seconds, self.what = seconds, what

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s ({self.what})"


def progress(count: int, number: int) -> None:
    """How far it is, where someone looks."""
    if sys.stderr.isatty() and (count % 1000 == 999 or count + 1 == number):
        print(f"\r  {count + 1} of {number}", end="\n" * (count + 1 == number), file=sys.stderr, flush=True)


def requests(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """Spoilt messages over HTTP, among connections that are never whole; the server is a real process."""
    corpus = Corpus(steps=40)
    codes: Counter[int] = Counter()
    bad: Counter[str] = Counter()
    slowest = Slowest()
    strangers: deque[socket.socket] = deque()
    with Served(folder, "--port", "0") as served, served.client() as client:
        for message in corpus.messages:
            client.post(f"/api/{message['op']}", json=message)
        memory = resident(served.process.pid)
        opened = 0
        for count in range(number):
            progress(count, number)
            if chance.random() < 0.02:
                strangers.append(half_asks(served.port, chance))
                opened += 1
            if len(strangers) > 150:
                strangers.popleft().close()
            message = anything(corpus.messages, chance)
            op = message.pop("op")
            text = body(message, chance)
            began = time.monotonic()
            try:
                answer = client.post(f"/api/{op}", content=text, headers=JSON)
            except httpx.HTTPError as error:
                bad[f"{op}: {type(error).__name__}"] += 1
                continue
            slowest.took(began, f"{op} of {len(text)} bytes")
            codes[answer.status_code] += 1
            if answer.status_code >= 500:
                bad[f"{op}: {answer.status_code}: {text[:200]!r}"] += 1
            elif answer.status_code >= 400 and not answer.json()["error"]["ru"]:
                bad[f"{op}: {answer.status_code} without a sentence"] += 1
            if op in ("box-save", "box-take", "box-enter") and answer.status_code == 200:
                game = message.get("game") or answer.json()["game"]
                bad.update(not_read_back(client, game, text))
            if op in ("new", "import", "open-link") and answer.status_code == 200:
                client.post("/api/delete", json={"table": answer.json()["table"]})
        after = resident(served.process.pid)
        for line in strangers:
            line.close()
        if client.post("/api/games", json={}).status_code != 200:
            bad["the server no longer answers"] += 1
    bad.update(reported(folder, "".join(served.said)))
    figures = {str(code): count for code, count in sorted(codes.items())}
    half = {"half connections": opened}
    return {**figures, **half, "slowest": slowest, "memory MB": f"{memory} → {after}"}, bad


def not_read_back(client: httpx.Client, game: str, text: bytes) -> Iterator[str]:
    """What no longer works with a box that was accepted; then the box is as it was."""
    new = client.post("/api/new", json={"game": game})
    if new.status_code == 200:
        client.post("/api/delete", json={"table": new.json()["table"]})
    for op, answer in (("new", new), ("box", client.post("/api/box", json={"game": game}))):
        if answer.status_code != 200:
            yield f"{op}: {answer.status_code} after a box was accepted: {text[:200]!r}"
    reset = client.post("/api/box-save", json={"game": game, "tables": {}})
    if reset.status_code != 200:
        yield f"box-save: {reset.status_code} after a box was accepted: {text[:200]!r}"


def reported(home: Path, said: str) -> Iterator[str]:
    """Bug reports and tracebacks: whatever was sent, none of it is a bug."""
    for report in sorted(home.glob("reports/*")):
        lines = report.read_text(encoding="utf-8").strip().splitlines()
        yield f"report: {lines[1]}: {lines[-1]}"[:300]
    yield from ["traceback on the terminal"] * said.count("Traceback")


def commands(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """Wrong command lines, in this process."""
    home = folder / "home"
    os.environ.update(AUTOMATABLE_HOME=str(home), AUTOMATABLE_LANG="en")
    known = lines(folder)
    codes: Counter[int] = Counter()
    bad: Counter[str] = Counter()
    slowest = Slowest()
    memory = resident(os.getpid())
    for count in range(number):
        progress(count, number)
        line = wrong(chance.choice(known), known, chance)
        began = time.monotonic()
        try:
            code, said = run(line)
        except BaseException as error:
            bad[f"{line.words}: {error!r}"[:300]] += 1
            continue
        slowest.took(began, f"{' '.join(line.words)[:60]!r}")
        codes[code] += 1
        if code not in (0, 1, 2) or "Unexpected error" in said or "Traceback" in said:
            bad[f"{line.words}: {said}"[:300]] += 1
        elif code == 1 and len(said.splitlines()) != 1 and "--batch" not in line.words:
            bad[f"{line.words}: not one sentence: {said}"[:300]] += 1
        if line.words[:1] == ["box"] and (home / "boxes").exists():
            bad.update(box_not_read_back(line, home))
        if count % 1000 == 999:
            bad.update(reported(home, ""))
            shutil.rmtree(home, ignore_errors=True)  # else lists of games would grow without end
    after = resident(os.getpid())
    figures = {f"exit {code}": count for code, count in sorted(codes.items())}
    return {**figures, "slowest": slowest, "memory MB": f"{memory} → {after}"}, bad


def box_not_read_back(line: Line, home: Path) -> Iterator[str]:
    """Boxes that were kept and cannot be read; then there are none."""
    for box in sorted((home / "boxes").glob("[!.]*.toml")):
        code, said = run(Line("box", "show", box.stem))
        if code:
            yield f"{line.words}: kept, then: {said}"[:300]
    shutil.rmtree(home / "boxes")


def databases(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """Random bits flipped in a file of saved games; the figures say what a player learns of it.

    ``rescued``: the file was set aside with a sentence. ``marked``: the list or the table says which games
    cannot be read or played on. ``nothing hit``: every game is as it was. ``other value``: a game has another
    value that is possible too, or seems to have been undone; nothing in the file can show that.
    """
    path = folder / "games.sqlite"
    store = SqliteStorage(path)
    for seed in range(10):
        _, session = store.create(Start("scythe", {}, seed))
        for _ in range(8):
            session.deal()
    store.close()
    _, whole = everything(path)
    good = path.read_bytes()
    bad: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for _ in range(number):
        for left in folder.glob("games*"):
            left.unlink()
        data = bytearray(good)
        for _ in range(chance.choice((1, 4, 16, 64, 256))):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        try:
            kept[_opened(path, whole)] += 1
        except Exception as error:
            bad[repr(error)[:200]] += 1
    return dict(kept), bad


def everything(path: Path) -> tuple[set[int], dict[int, Any]]:
    """The games of which the list or the table says that they cannot be read, and every game as exported."""
    store = SqliteStorage(path)
    service = Service(store)
    marked, found = set(), {}
    for one in service.handle({"op": "tables", "limit": 200}):
        id = one["id"]
        found[id] = service.handle({"op": "export", "table": id})
        if one["problem"] is not None or cannot_be_played(service, id):
            marked.add(id)
    service.handle({"op": "new", "game": "scythe"})
    store.close()
    return marked, found


def cannot_be_played(service: Service, id: int) -> bool:
    """Whether the player is informed so when the game is opened."""
    try:
        return bool(service.handle({"op": "view", "table": id})["older"])
    except UserError as user_error:
        if user_error.message == "play-store-damaged":
            raise
        return True


def _opened(path: Path, whole: dict[int, Any]) -> str:
    """Open, list and read everything, as often as the storage reports that something was damaged."""
    given = 0
    while given < 4:
        try:
            marked, found = everything(path)
        except UserError as user_error:
            given += 1
            if user_error.message not in ("play-store-damaged", "play-save-damaged"):
                raise
        else:
            changed = {id for id in whole if found.get(id) != whole[id]}
            if given:
                return "rescued"
            if changed - found.keys():
                raise RuntimeError("a game is gone without a word")
            if changed - marked:
                return "other value"
            return "marked" if changed else "nothing hit"
    raise RuntimeError("it stays damaged")


def kills(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """A server killed at a random moment while it writes; what it had answered is there afterwards."""
    bad: Counter[str] = Counter()
    shown, table = 0, 0
    for _ in range(number):
        with Served(folder, "--port", "0") as served, served.client() as client:
            if not table:
                table = client.post("/api/new", json={"game": "toy"}).json()["table"]
            found = client.post("/api/view", json={"table": table}).json().get("version", -1)
            if found < shown:
                bad[f"version {found} after {shown} was shown"] += 1
            killer = threading.Timer(chance.uniform(0.0, 0.15), served.process.kill)
            killer.start()
            try:
                while True:
                    event = {"type": "scored", "points": 1}
                    answer = client.post("/api/event", json={"table": table, "event": event})
                    if answer.status_code == 200:
                        shown = answer.json()["version"]
                    else:
                        table, shown = client.post("/api/new", json={"game": "toy"}).json()["table"], 0
            except (httpx.HTTPError, ValueError):
                pass
            killer.join()
    return {"versions": shown}, bad


def resident(pid: int) -> int:
    """Megabytes of memory a process holds, where the system tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * 4096 // 2**20


if __name__ == "__main__":
    sys.exit(main())
