"""The real server: who may come in, staying in step, and losing nothing."""

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from itertools import chain, repeat

import httpx
import pytest
from server_process import PATIENCE, Served
from user_errors import raises_user_error

from automatable.web import live_updates, server


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("home"), "--port", "0") as served:
        yield served


@pytest.fixture(scope="module")
def lan(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("lan"), "--port", "0", "--lan") as served:
        yield served


def scored(served, table, points, **more):
    return served.say("event", table=table, event={"type": "scored", "points": points}, **more)


# --- who may come in -----------------------------------------------------------------------------------


def test_only_this_machine_is_served_unless_asked():
    for lan, host in ((False, "127.0.0.1"), (True, "0.0.0.0")):
        with server.listen(0, lan) as found:
            assert found.getsockname()[0] == host


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "192.168.1.5", "", "127.0.0.1.evil.example"]
)
def test_a_strange_host_is_refused(served, host):
    for method, path in (("GET", "/"), ("POST", "/api/games"), ("GET", "/api/stream?table=1")):
        with served.client(host=host) as client:
            answer = client.request(method, path)
            assert answer.status_code in (400, 403)
            assert "toy" not in answer.text


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:{port}", "127.0.0.1:{port}", "[::1]:{port}", "[::1]"]
)
def test_our_own_names_are_ours(served, host):
    with served.client(host=host.format(port=served.port)) as client:
        assert client.get("/").status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_write(served, headers):
    with served.client(**headers) as client:
        answer = client.post("/api/new", json={"game": "toy"})
        assert answer.status_code == 403
        assert answer.json()["error"]["message"] == "serve-wrong-origin"


def test_another_site_cannot_listen(served):
    with served.client(origin="http://evil.example") as client:
        assert client.get("/api/stream", params={"table": 1}).status_code == 403


def test_our_own_page_can_write(served):
    with served.client(origin=served.url) as client:
        assert client.post("/api/new", json={"game": "toy"}).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_is_no_message(served, kind):
    with served.client(**{"content-type": kind}) as client:
        answer = client.post("/api/new", content=b'{"game": "toy"}')
        assert answer.status_code == 415
        assert answer.json()["error"]["message"] == "serve-not-json"


def test_a_request_that_is_too_large_is_refused_whether_or_not_it_says_so(served):
    def pieces():
        for _ in range(40):
            yield b" " * 100_000

    for content in (b" " * 4_000_000, pieces()):
        with served.client(**{"content-type": "application/json"}) as client:
            answer = client.post("/api/games", content=content)
            assert answer.status_code == 413
            assert answer.json()["error"]["message"] == "serve-too-large"


def test_every_answer_carries_the_headers_that_keep_others_out(served):
    with served.client() as client:
        for answer in (client.get("/"), client.get("/nothing.js"), client.post("/api/games", json={})):
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "http" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers


def test_without_the_key_nobody_reads_or_writes(lan):
    paths = ("/", "/index.html", "/api/stream?table=1", "/api/schema/openapi.json", "/nothing")
    with httpx.Client(base_url=lan.url, timeout=PATIENCE) as stranger:
        for headers in ({}, {"authorization": "Bearer no"}, {"cookie": "automatable=no"}, {"cookie": "=;;="}):
            for path in paths:
                assert stranger.get(path, headers=headers).status_code == 401
            answer = stranger.post("/api/new", json={"game": "toy"}, headers=headers)
            assert answer.status_code == 401
            assert answer.json()["error"]["message"] == "serve-no-key"
        assert stranger.get("/", params={"key": "no"}).status_code == 401
        assert stranger.get("/", params={"key": ""}).status_code == 401
    assert lan.say("tables").json() == []


def test_the_link_lets_a_device_in_and_leaves_no_key_in_the_address(lan):
    with httpx.Client(base_url=lan.url, timeout=PATIENCE) as phone:
        answer = phone.get("/", params={"key": lan.key, "table": "3"})
        assert answer.status_code == 303
        assert answer.headers["location"] == "/?table=3"
        assert "HttpOnly" in answer.headers["set-cookie"] and "SameSite=Lax" in answer.headers["set-cookie"]
        assert phone.get("/").status_code == 200
        assert phone.post("/api/games", json={}).status_code == 200


def test_the_terminal_shows_the_link_and_its_code(lan):
    until(lambda: any("Ctrl" in line for line in lan.said))  # the last line stands below the code
    shown = "".join(lan.said)
    assert f"?key={lan.key}" in shown.replace(lan.url, "", 1)
    assert "█" in shown
    assert len(lan.key) >= 32


def test_on_a_home_network_a_name_is_still_not_ours(lan):
    with lan.client(host="evil.example") as client:
        assert client.get("/").status_code == 403
    with lan.client(host=f"192.168.1.5:{lan.port}") as client:
        assert client.get("/").status_code == 200


def test_the_key_stays_the_same_and_is_nobody_else_s_to_read(tmp_path):
    first = server.load_secret(tmp_path)
    assert server.load_secret(tmp_path) == first
    if os.name == "posix":
        assert (tmp_path / "lan-key").stat().st_mode & 0o077 == 0


# --- ports, start and stop -----------------------------------------------------------------------------


def test_a_port_in_use_moves_to_the_next_free_one_and_says_so(tmp_path):
    with server.listen(0, False) as taken:
        port = taken.getsockname()[1]
        with Served(tmp_path, "--port", str(port)) as served:
            assert served.port > port
            assert any(str(port) in line and str(served.port) in line for line in served.said)


def test_no_free_port_is_a_sentence(monkeypatch):
    monkeypatch.setattr(server, "TRIES", 1)
    with server.listen(0, False) as taken, raises_user_error("serve-port-taken"):
        server.listen(taken.getsockname()[1], False)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent to another process there")
def test_ctrl_c_ends_cleanly_even_while_someone_listens(tmp_path):
    with Served(tmp_path, "--port", "0") as served:
        table = served.say("new", game="toy").json()["table"]
        with listening(served, table) as counted:
            until(lambda: counted)
            assert served.stop() == 0
    shown = "".join(served.said)
    assert "Stopped" in shown and "Traceback" not in shown and "ERROR" not in shown


@pytest.mark.skipif(os.name != "posix", reason="the browser is a shell script here")
def test_the_browser_is_opened_at_the_page(tmp_path):
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    script.chmod(0o755)
    with Served(tmp_path, "--port", "0", "--lan", opens=script) as served:
        until(lambda: (tmp_path / "opened").exists() and (tmp_path / "opened").read_text())
        assert (tmp_path / "opened").read_text().strip() == f"{served.url}/?key={served.key}"


def test_other_commands_do_not_wait_for_the_server_s_libraries():
    code = "import sys, automatable.cli.commands.serve"
    code += "; print({'litestar', 'uvicorn', 'segno'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "set()"


# --- in step -------------------------------------------------------------------------------------------


@contextmanager
def listening(served, table, whole=False):
    """The versions one device receives, or table and version; a repeated one counts once."""
    counted = []
    last = {}
    client = served.client()

    def listen():
        try:
            with client.stream("GET", "/api/stream", params={"table": table}) as stream:
                assert stream.headers["content-type"].startswith("text/event-stream")
                for line in stream.iter_lines():
                    if line.startswith("data: "):
                        given = json.loads(line.removeprefix("data: "))
                        del given["next"]
                        if last.get(given["table"]) != given:
                            last[given["table"]] = given
                            counted.append(given if whole else given["version"])
        except (httpx.HTTPError, RuntimeError):
            pass  # the line was cut, here or there

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    yield counted
    client.close()


def until(holds):
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def test_two_devices_stay_in_step(served):
    table = served.say("new", game="toy").json()["table"]
    with listening(served, table) as first, listening(served, table) as second:
        until(lambda: first == second == [0])
        version = scored(served, table, 3, version=0).json()["version"]
        until(lambda: first == second == [0, version])
        late = scored(served, table, 4, version=0)
        assert late.status_code == 409
        assert late.json()["error"]["message"] == "play-changed-elsewhere"
        undone = served.say("undo", table=table).json()["version"]
        until(lambda: first == second == [0, version, undone])
    assert served.say("view", table=table).json()["position"]["player"] == 0


def test_a_device_that_was_away_gets_at_once_what_it_missed(served):
    table = served.say("new", game="toy").json()["table"]
    with listening(served, table) as counted:
        until(lambda: counted)
    for points in (1, 2):
        version = scored(served, table, points).json()["version"]
    with listening(served, table) as counted:
        until(lambda: counted == [version])


def test_a_change_by_another_program_is_sent_too(served):
    from automatable.play.session import Step
    from automatable.play.storage.base import JournalEntry
    from automatable.play.storage.sqlite import SqliteStorage

    table = served.say("new", game="toy").json()["table"]
    with listening(served, table) as counted:
        until(lambda: counted == [0])
        store = SqliteStorage(served.home / "games.sqlite")
        store.write(table, 1, [JournalEntry(0, Step({"type": "scored", "points": 5}))])
        store.close()
        until(lambda: counted == [0, 1])
    assert served.say("view", table=table).json()["position"]["player"] == 5


def test_one_stream_tells_of_several_tables_and_goes_on_when_one_is_deleted(served):
    one, other = (served.say("new", game="toy").json()["table"] for _ in range(2))
    with listening(served, [one, other, 9999], whole=True) as counted:
        until(lambda: counted == [{"table": one, "version": 0}, {"table": other, "version": 0}])
        version = scored(served, other, 3, version=0).json()["version"]
        until(lambda: counted[2:] == [{"table": other, "version": version}])
        served.say("delete", table=one)
        version = scored(served, other, 4).json()["version"]
        until(lambda: counted[3:] == [{"table": other, "version": version}])


class FakeHub(live_updates.Hub):
    """Its service waits for an event at each look, and nothing waits between two looks."""

    def __init__(self, looks):
        super().__init__()
        self.looks = looks

    async def in_turn(self, do, what):
        await next(self.looks).wait()
        return await super().in_turn(do, what)

    async def wait(self, seconds):
        await asyncio.sleep(0)


def test_a_quiet_table_and_a_busy_service_still_give_signs_of_life(monkeypatch):
    """Without them a dead connection looks like a table at which nothing happens."""
    monkeypatch.setattr(live_updates, "ALIVE", 0.01)

    class Quiet:
        def version(self, table):
            return 4

    async def listen():
        free, busy = asyncio.Event(), asyncio.Event()
        free.set()
        hub = FakeHub(chain([free, busy], repeat(free)))
        events = live_updates.versions(Quiet(), hub, [7])
        said = [await anext(events) for _ in range(3)]  # the second and third while the service is busy
        busy.set()
        said += [await anext(events) for _ in range(2)]
        await events.aclose()
        hub.done()
        return said

    assert asyncio.run(listen()) == 5 * [b'data: {"table": 7, "version": 4, "next": 1}\n\n']


def test_nobody_can_listen_to_a_table_that_is_not_there(served):
    with served.client() as client:
        many = [("table", number) for number in range(1, 102)]
        assert client.get("/api/stream", params=many).status_code == 400
        assert client.get("/api/stream", params={"table": 9999}).status_code == 404
        assert client.get("/api/stream", params={"table": "x"}).status_code == 400


# --- losing nothing ------------------------------------------------------------------------------------


def test_a_kill_in_mid_game_loses_nothing_and_the_key_still_fits(tmp_path):
    with Served(tmp_path, "--port", "0", "--lan") as served:
        table = served.say("new", game="toy", seed=3).json()["table"]
        scored(served, table, 2)
        served.say("undo", table=table)
        scored(served, table, 5)
        view = served.say("deal", table=table).json()
        served.kill()
        assert served.process.returncode != 0
    with Served(tmp_path, "--port", str(served.port), "--lan") as again:
        assert (again.port, again.key) == (served.port, served.key)
        assert again.say("view", table=table).json() == view
        assert again.say("tables").json()[0]["steps"] == 2


def test_a_kill_in_the_middle_of_writing_loses_nothing_that_was_shown(tmp_path):
    with Served(tmp_path, "--port", "0") as served:
        table = served.say("new", game="toy").json()["table"]
        shown = 0
        with served.client() as client:
            event = {"table": table, "event": {"type": "scored", "points": 1}}
            while True:
                try:
                    shown = client.post("/api/event", json=event).json()["position"]["player"]
                except httpx.HTTPError:
                    break
                if shown == 5:  # at some moment after this, however busy the machine is
                    threading.Timer(0.05, served.process.kill).start()
        served.process.wait()
    assert shown >= 5
    with Served(tmp_path, "--port", "0") as again:
        view = again.say("view", table=table).json()
        assert view["position"]["player"] in (shown, shown + 1)
        steps = again.say("export", table=table).json()["file"]["steps"]
        assert len(steps) == view["version"] == view["position"]["player"]
