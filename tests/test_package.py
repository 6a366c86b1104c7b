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
from serving import PATIENCE

from automatable import __version__

ROOT = Path(__file__).parent.parent

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


def test_they_carry_the_one_version_and_what_is_needed(built):
    wheel, sdist = built
    assert __version__ in wheel.name and __version__ in sdist.name
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "automatable/boxes/README.md" in inside
    for name in ("web/static/index.html", "games/scythe/box/automa_cards.toml", "games/golem/words/ru.ftl"):
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


def test_the_wheel_works_where_nothing_else_is(built, tmp_path):
    venv.create(tmp_path / "env", with_pip=True)
    folder = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = folder / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(built[0])], check=True, timeout=600)
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "AUTOMATABLE"))}
    clean |= {"AUTOMATABLE_HOME": str(tmp_path / "home"), "AUTOMATABLE_LANG": "en"}

    def run(*words):
        return subprocess.run(
            [folder / "automatable", *words],
            capture_output=True,
            text=True,
            env=clean,
            cwd=tmp_path,
            timeout=PATIENCE,
        ).stdout

    assert run("--version").strip() == f"automatable, version {__version__}"
    for name in ("scythe", "pendulum", "red-rising", "golem"):
        assert name in run("games")
    assert run("new", "scythe", "--seed", "3")
    server = subprocess.Popen(
        [folder / "automatable", "serve", "--no-open", "--port", "0"],
        env={**clean, "PYTHONUNBUFFERED": "1"}, cwd=tmp_path, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        url = re.search(r"http://\S+", server.stdout.readline())[0]
        assert "<script" in httpx.get(url, timeout=PATIENCE).text
        assert {one["id"] for one in httpx.post(f"{url}api/games", json={}, timeout=PATIENCE).json()} >= {
            "scythe",
            "golem",
        }
    finally:
        server.kill()
        server.communicate()
