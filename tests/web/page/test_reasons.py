"""The short reason of every step of the recorded games is the step of the explanation that decided.

The page chooses the reason, so the page's own code is run over what the engine explains.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from recorded_views import names, numbers, views

ROOT = Path(__file__).parents[3]
WORDS = ROOT / "src" / "automatable"


def npx() -> str | None:
    """The npx that builds the page."""
    spec = importlib.util.spec_from_file_location("bundle", ROOT / "webapp" / "bundle.py")
    assert spec is not None and spec.loader is not None
    bundle = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bundle)
    return shutil.which("npx", path=bundle.search_path())


def recorded(game: str) -> dict[str, object]:
    """The words of a game, and the rows and explanations of its recorded games."""
    files = (
        WORDS / "locales/en/core.ftl",
        WORDS / "locales/en/web.ftl",
        WORDS / "games" / game.replace("-", "_") / "words/en.ftl",
    )
    shown = [view for number in numbers(game) for view in views(game, number)]
    return {
        "words": [path.read_text(encoding="utf-8") for path in files],
        "views": [{"rows": view["rows"], "explanation": view["explanation"]} for view in shown],
    }


def test_the_reason_of_a_step_is_what_decided(tmp_path):
    found = npx()
    if found is None or not (ROOT / "webapp" / "node_modules" / "vitest").is_dir():
        pytest.skip("needs the packages of the page")
    file = tmp_path / "steps.json"
    file.write_text(json.dumps({"games": {game: recorded(game) for game in names()}}), encoding="utf-8")
    ran = subprocess.run(
        [found, "vitest", "run", "tests/lib/recorded_reasons.test.ts"],
        cwd=ROOT / "webapp",
        env={**os.environ, "RECORDED_STEPS": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert f"{3 * len(names()) + 1} passed" in ran.stdout
