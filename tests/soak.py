"""``make soak``: much more of what the suite does a little of, with its figures. It stops by itself.

Spoilt requests to a real server on this machine, wrong command lines, damaged files of saved games, and a
server killed in the middle of writing. Fails when anything comes out that is no answer and no sentence.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
from command_lines import lines, run, wrong
from fuzzing import Corpus, spoilt
from serving import PATIENCE, Served

from automatable.core.refused import Refused
from automatable.play.desk import Desk
from automatable.play.session import Start
from automatable.play.store import Store


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=200_000)
    parser.add_argument("--commands", type=int, default=20_000)
    parser.add_argument("--databases", type=int, default=500)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # some command lines write files
        for part, number in ((kills, asked.kills), (databases, asked.databases), (commands, asked.commands)):
            bad += tell(part, Path(folder) / part.__name__, number, asked.seed)
        bad += tell(requests, Path(folder) / "requests", asked.requests, asked.seed)
    return 1 if bad else 0


def tell(part: Any, folder: Path, number: int, seed: int) -> int:
    folder.mkdir()
    began = time.monotonic()
    figures, bad = part(folder, number, random.Random(seed))
    shown = ", ".join(f"{name} {value}" for name, value in figures.items())
    print(
        f"{part.__name__}: {number}, {shown}, {time.monotonic() - began:.0f} s, bad {sum(bad.values())}",
        flush=True,
    )
    for what, count in bad.most_common(10):
        print(f"  {count} × {what}", flush=True)
    return sum(bad.values())


def requests(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """Spoilt messages over HTTP; the server is a real process with a real file."""
    corpus = Corpus(steps=40)
    codes: Counter[int] = Counter()
    bad: Counter[str] = Counter()
    slowest = 0.0
    with Served(folder, "--port", "0") as served, served.client() as client:
        for message in corpus.messages:
            client.post(f"/api/{message['op']}", json=message)
        memory = resident(served.process.pid)
        for count in range(number):
            message = spoilt(chance.choice(corpus.messages), corpus.messages, chance)
            op = message.pop("op")
            try:
                body = msgspec.json.encode(message)
            except (UnicodeEncodeError, ValueError):
                body = json.dumps(message).encode()
            if body and chance.random() < 0.2:
                raw = bytearray(body)
                raw[chance.randrange(len(raw))] = chance.randrange(256)
                body = bytes(raw)
            began = time.monotonic()
            try:
                answer = client.post(
                    f"/api/{op}", content=body, headers={"content-type": "application/json"}, timeout=PATIENCE
                )
            except httpx.HTTPError as error:
                bad[f"{op}: {type(error).__name__}"] += 1
                continue
            slowest = max(slowest, time.monotonic() - began)
            codes[answer.status_code] += 1
            if answer.status_code >= 500:
                bad[f"{op}: {answer.status_code}: {body[:200]!r}"] += 1
            if op in ("box-save", "box-take") and answer.status_code == 200:
                client.post("/api/box-save", json={"game": message.get("game"), "tables": {}})
            if count % 2000 == 1999:
                print(f"\r  {count + 1} of {number}", end="", file=sys.stderr, flush=True)
        after = resident(served.process.pid)
    print(file=sys.stderr)
    figures = {str(code): count for code, count in sorted(codes.items())}
    return {**figures, "slowest s": f"{slowest:.2f}", "memory MB": f"{memory} → {after}"}, bad


def commands(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """Wrong command lines, in this process."""
    os.environ.update(AUTOMATABLE_HOME=str(folder / "home"), AUTOMATABLE_LANG="en")
    known = lines(folder)
    codes: Counter[int] = Counter()
    bad: Counter[str] = Counter()
    for _ in range(number):
        line = wrong(chance.choice(known), known, chance)
        try:
            code, said = run(line)
        except BaseException as error:
            bad[f"{line.words}: {error!r}"[:300]] += 1
            continue
        codes[code] += 1
        if code not in (0, 1, 2) or "foresaw" in said or "Traceback" in said:
            bad[f"{line.words}: {said}"[:300]] += 1
    return {f"exit {code}": count for code, count in sorted(codes.items())}, bad


def databases(folder: Path, number: int, chance: random.Random) -> tuple[dict[str, Any], Counter[str]]:
    """Random bytes flipped in a file of saved games."""
    path = folder / "games.sqlite"
    store = Store(path)
    for seed in range(10):
        _, session = store.create(Start("scythe", {}, seed))
        for _ in range(8):
            session.deal()
    store.close()
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
            kept[_opened(path)] += 1
        except Exception as error:
            bad[repr(error)[:200]] += 1
    return dict(kept), bad


def _opened(path: Path) -> str:
    """Open, list and read everything, as often as it is told that something was damaged."""
    told = 0
    while told < 4:
        try:
            store = Store(path)
            desk = Desk(store)
            for one in desk.handle({"op": "tables", "limit": 200}):
                desk.handle({"op": "export", "table": one["id"]})
            desk.handle({"op": "new", "game": "scythe"})
            store.close()
        except Refused as refused:
            told += 1
            if refused.message not in ("play-store-damaged", "play-save-damaged"):
                raise
        else:
            return "rescued" if told else "not noticed"
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
