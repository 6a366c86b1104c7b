"""The short reason of every step of the recorded games is the step of the explanation that decided.

The page chooses the reason, so the page's own code is run over what the engine explains.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from choice_runs import chosen, key, left, recorded_runs, turned_round
from recorded_views import names, numbers, views

from automatable.core.engine.choices import Keep

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


@pytest.fixture(scope="module")
def decided(tmp_path_factory):
    """What the page names as the reason of each step, and every choice of these games as it was resolved."""
    found = npx()
    if found is None or not (ROOT / "webapp" / "node_modules" / "vitest").is_dir():
        pytest.skip("needs the packages of the page")
    file = tmp_path_factory.mktemp("reasons") / "steps.json"
    views.cache_clear()
    with recorded_runs() as runs:
        steps = {"games": {game: recorded(game) for game in names()}}
    file.write_text(json.dumps(steps), encoding="utf-8")
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
    assert f"{4 * len(names()) + 1} passed" in ran.stdout
    lines = Path(f"{file}.decided").read_text(encoding="utf-8").splitlines()
    return [(reason, runs[key(reason["node"])]) for reason in map(json.loads, dict.fromkeys(lines))]


def test_the_reason_of_a_step_is_what_decided(decided):
    kinds = Counter((reason["game"], reason["kind"]) for reason, _ in decided)
    assert {game for game, _ in kinds} >= {"golem", "pendulum", "scythe"}
    assert {kind for _, kind in kinds} == {"weigh", "keep", "nobody"}


def test_with_another_outcome_of_the_tie_break_it_names_another_candidate_is_chosen(decided):
    """The tie-breaks before it leave rivals, and no later one has anything to decide."""
    of_kind = [(reason, run) for reason, run in decided if reason["kind"] == "weigh"]
    assert len(of_kind) > 50
    for reason, run in of_kind:
        tie_breaks = run.choice.tie_breaks
        at = [one.id for one in tie_breaks].index(reason["step"])
        taken = chosen(run, tie_breaks)
        assert taken is not None
        assert chosen(run, tie_breaks[:at]) is None, f"decided before: {reason}"
        assert chosen(run, tie_breaks[: at + 1]) == taken, f"decided later: {reason}"
        for later in range(at + 1, len(tie_breaks)):
            assert chosen(run, (*tie_breaks[:later], *tie_breaks[later + 1 :])) == taken
        turned = (*tie_breaks[:at], turned_round(tie_breaks[at]), *tie_breaks[at + 1 :])
        assert chosen(run, turned) != taken, f"the other outcome changes nothing: {reason}"


def test_without_the_conditions_it_names_other_candidates_are_left(decided):
    """They alone exclude every rival, or everybody; the conditions that it does not name change nothing."""
    of_kind = [(reason, run) for reason, run in decided if reason["kind"] != "weigh"]
    assert len(of_kind) > 10
    for reason, run in of_kind:
        if not run.candidates:
            assert reason["kind"] == "nobody" and not reason["cuts"]
            continue
        assert isinstance(run.choice, Keep), reason
        conditions = run.choice.conditions
        named = tuple(one for one in conditions if one.id in reason["cuts"])
        others = tuple(one for one in conditions if one.id not in reason["cuts"])
        stays = left(run, conditions)
        assert stays.bit_count() == (0 if reason["kind"] == "nobody" else 1)
        assert left(run, named) == stays, f"another condition excluded one too: {reason}"
        assert left(run, others) != stays, f"without them nothing changes: {reason}"
        first = conditions.index(named[0])
        assert left(run, conditions[:first]) == run.candidates, f"an earlier one decided: {reason}"
