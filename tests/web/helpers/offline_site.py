"""The page without a server: the built site behind a file server that can be taken away, and its service."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from devices import PATIENCE, ROOT
from polling import wait_until
from server_process import free_port, wait_for_port

SITE = ROOT / "build" / "site"

# A second tab's service: the site's own worker, asked without a page around it.
ASK = """async ([worker, messages]) => {
  window.desk ??= new Worker(worker, { type: 'module' });
  window.asked ??= 0;
  const ask = ([op, message]) => new Promise((resolve, reject) => {
    const id = ++window.asked;
    const hear = ({ data }) => {
      if ('failed' in data) reject(new Error(data.failed));
      if (data.answered !== id) return;
      window.desk.removeEventListener('message', hear);
      resolve({ status: data.handled.status, body: data.handled.error ?? data.handled.response });
    };
    window.desk.addEventListener('message', hear);
    window.desk.postMessage({ id, op, request: message });
  });
  let met;
  for (const message of messages) {
    met = await ask(message);
    if (met.status !== 200) break;
  }
  return met;
}"""


class Reply(NamedTuple):
    """What the service answered, as an HTTP answer looks to the tests."""

    status: int
    body: Any

    def json(self) -> Any:
        return self.body

    @property
    def status_code(self) -> int:
        return self.status

    @property
    def is_success(self) -> bool:
        return self.status == 200

    @property
    def text(self) -> str:
        return json.dumps(self.body)


class Host:
    """``python -m http.server`` on a folder, as a player would use it; the site lies in a subfolder."""

    def __init__(self, folder: Path = SITE, port: int = 0) -> None:
        if not (folder / "sw.js").is_file():
            raise FileNotFoundError(f"{folder} holds no built site: make site")
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}/{folder.name}"
        self.command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.command += ["-d", str(folder.parent)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if self.process is None:
            quiet = subprocess.DEVNULL
            self.process = subprocess.Popen(self.command, stdout=quiet, stderr=quiet)
            wait_for_port(self.port)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> Host:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class BrowserApi(Host):
    """One device: a browser context whose network is gone once the page has been loaded."""

    def __init__(self, browser: Any) -> None:
        super().__init__()
        self.browser = browser
        self.context: Any = None

    def device(self, **options: Any) -> Any:
        """The device; there is one at a time, and without a server nobody else sees its tables."""
        if self.context is None:
            self.context = self.browser.new_context(**options)
        return self.context

    def opened(self, page: Any) -> None:
        """The page has been opened: once everything is there, the network goes."""
        ready(page)
        self.stop()

    def gone(self) -> None:
        """The device is put away, with all that it kept."""
        self.context = None
        self.__dict__.pop("tab", None)
        self.start()

    @cached_property
    def tab(self) -> Any:
        """Another tab of the same device."""
        page = self.device(locale="en-GB", reduced_motion="reduce").new_page()
        page.goto(f"{self.url}/manifest.webmanifest")
        return page

    def say(self, op: str, **message: Any) -> Reply:
        return self.say_all((op, message))

    def say_all(self, *messages: tuple[str, dict[str, Any]]) -> Reply:
        """One after the other, until one is refused; the last answer."""
        (worker,) = (SITE / "assets").glob("worker-*.js")
        return Reply(**self.tab.evaluate(ASK, [f"{self.url}/assets/{worker.name}", messages]))


def ready(page: Any) -> None:
    """The engine is there, and the service worker holds every file."""
    page.wait_for_selector(".game, .play, .page", timeout=PATIENCE)
    page.wait_for_selector(".loading", state="detached", timeout=PATIENCE)
    wait_until(page, "navigator.serviceWorker.controller !== null", seconds=PATIENCE / 1000)
