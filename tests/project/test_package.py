"""The wheel and the sdist, built here and installed where nothing else is."""

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest
from server_process import PATIENCE

from automatable import __version__

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)],
        cwd=ROOT, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, sdist


@pytest.fixture(scope="module")
def viticulture(tmp_path_factory):
    """The wheel of a game that is a package of its own."""
    folder = tmp_path_factory.mktemp("viticulture")
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT / "packages" / "viticulture", capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


LIBRARY = """
import automatable, automatable_viticulture
assert "site-packages" in automatable_viticulture.__file__ and "site-packages" in automatable.__file__
from automatable import MemoryStorage, Service
service = Service(MemoryStorage())
view = service.handle({"op": "new", "game": "viticulture", "seed": 3})
while not view["over"]:
    if view["deals"]:
        view = service.handle({"op": "deal", "table": view["table"]})
    else:
        options = view["questions"][0]["options"]
        value = options[0]["value"] if options else 25
        view = service.handle({"op": "answer", "table": view["table"], "value": value})
print(view["result"]["winner"])
"""


def test_they_carry_the_one_version_and_what_is_needed(built):
    wheel, sdist = built
    assert __version__ in wheel.name and __version__ in sdist.name
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "automatable/boxes/README.md" in inside
    for name in (
        "web/static/index.html",
        "games/scythe/box/automa_cards.toml",
        "games/golem/words/ru.ftl",
        "games/golem/evidence.json",
    ):
        assert f"automatable/{name}" in inside
    with tarfile.open(sdist) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}
    assert {
        "pyproject.toml",
        "hatch_build.py",
        "webapp/package-lock.json",
        "src/automatable/__init__.py",
    } <= names
    assert not any("node_modules" in name or name.startswith(".venv") for name in names)


def test_the_wheels_work_where_nothing_else_is(built, viticulture, tmp_path):
    venv.create(tmp_path / "env", with_pip=True)
    folder = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = folder / "python"
    wheels = [str(built[0]), str(viticulture)]
    subprocess.run([python, "-m", "pip", "install", "--quiet", *wheels], check=True, timeout=600)
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "AUTOMATABLE"))}
    clean |= {"AUTOMATABLE_HOME": str(tmp_path / "home"), "AUTOMATABLE_LANG": "en"}

    def run(*words, program="automatable", typed=""):
        return subprocess.run(
            [folder / program, *words],
            input=typed,
            capture_output=True,
            text=True,
            env=clean,
            cwd=tmp_path,
            timeout=PATIENCE,
        ).stdout

    assert run("--version").strip() == f"automatable, version {__version__}"
    for name in ("scythe", "pendulum", "red-rising", "golem", "viticulture"):
        assert name in run("games")
    assert run("new", "scythe", "--seed", "3")
    assert run("-c", LIBRARY, program="python").strip() == "human"
    years = [line for row in range(1, 8) for line in (str(row), "", "", "25")]
    ended = run("play", "viticulture", typed="\n".join(["", *years, "quit"]) + "\n")
    assert "→ You" in ended, ended
    simulated = run(
        "lab", "run", "viticulture", "--level", "normal", "--games", "5", "--cards", "0", "--json"
    )
    assert '"human-wins"' in simulated, simulated
    server = subprocess.Popen(
        [folder / "automatable", "serve", "--no-open", "--port", "0"],
        env={**clean, "PYTHONUNBUFFERED": "1"}, cwd=tmp_path, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        url = re.findall(r"http://\S+", server.stdout.readline())[0]
        assert "<script" in httpx.get(url, timeout=PATIENCE).text
        assert {one["id"] for one in httpx.post(f"{url}api/games", json={}, timeout=PATIENCE).json()} >= {
            "scythe",
            "golem",
        }
    finally:
        server.kill()
        server.communicate()
