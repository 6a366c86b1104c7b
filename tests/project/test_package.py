"""The wheel and the sdist, built here and installed where nothing else is."""

import json
import os
import re
import subprocess
import tarfile
import zipfile

import httpx
import pytest
import wheels
from server_process import PATIENCE

from automatable import __version__

pytestmark = pytest.mark.slow

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


def test_the_wheel_holds_the_files_that_the_page_without_a_server_runs(built):
    """That page is built from the sources of these folders; Viticulture comes there from its own wheel."""
    wheel, source, compared = zipfile.ZipFile(built[0]), wheels.ROOT / "src" / "automatable", 0
    for part in ("core", "games", "play", "locales"):
        for path in (source / part).rglob("*"):
            if path.suffix in (".py", ".toml", ".ftl"):
                assert wheel.read(f"automatable/{path.relative_to(source).as_posix()}") == path.read_bytes()
                compared += 1
    assert compared > 300


def test_the_wheels_work_where_nothing_else_is(programs, tmp_path):
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "AUTOMATABLE"))}
    clean |= {"AUTOMATABLE_HOME": str(tmp_path / "home"), "AUTOMATABLE_LANG": "en"}

    def run(*words, program="automatable", typed=""):
        return subprocess.run(
            [programs / program, *words],
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
    lab = [programs / "automatable", "lab", "run", "viticulture", "--level", "hard", "--games", "20"]
    simulated = subprocess.run(
        [*lab, "--human", "steady", "--cards", "0", "--json"],
        capture_output=True, text=True, env=clean, cwd=tmp_path, timeout=PATIENCE,
    )  # fmt: skip
    assert (simulated.returncode, simulated.stderr) == (0, ""), simulated
    means = {row["measure"]: row["mean"] for row in json.loads(simulated.stdout)["summary"]}
    blocked = [mean for measure, mean in means.items() if measure.startswith("blocked-")]
    assert len(blocked) == 12 and all(1 < mean < 6 for mean in blocked), means
    placed = sum(count * means[f"{season}-{count}"] for season in ("summer", "winter") for count in range(5))
    assert sum(blocked) == pytest.approx(placed) and 0 <= means["human-wins"] <= 1
    server = subprocess.Popen(
        [programs / "automatable", "serve", "--no-open", "--port", "0"],
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
