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
from functools import cache, partial
from pathlib import Path

import msgspec
import pytest
from choice_runs import chosen, key, left, other_outcome, recorded_runs, turned_round
from recorded_views import names, numbers, taken, views

from automatable.core.engine.choices import Keep, each
from automatable.core.engine.errors import UserError
from automatable.play.session import Session

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
    shown = [(number, view) for number in numbers(game) for view in views(game, number)]
    return {
        "words": [path.read_text(encoding="utf-8") for path in files],
        "views": [
            {"at": [number, view["steps"]], "rows": view["rows"], "explanation": view["explanation"]}
            for number, view in shown
        ],
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


@cache
def session(game, number):
    return Session(*taken(game, number))


def sections(nodes):
    """Every node of an explanation, with those inside of sections."""
    for node in nodes:
        yield key(node)
        if node["type"] == "section":
            yield from sections(node["steps"])


def resolved(reason):
    """The number of the step whose event made the choice, the last of those that the view shows."""
    game = session(reason["game"], reason["at"][0])
    for step in reversed(range(reason["at"][1])):
        if key(reason["node"]) in sections(msgspec.to_builtins(game.resolutions[step + 1].explanation)):
            return game, step
    raise AssertionError(reason)


def other(reason, run):
    """What the choice is if the step that the page names comes out the other way.

    Of several conditions that is the last one: the sentence gives it as the reason.
    """
    if isinstance(run.choice, Keep):
        conditions = run.choice.conditions
        without = tuple(one for one in conditions if one.id != reason["cuts"][-1])
        excluded = left(run, without) & ~left(run, conditions)
        return excluded & -excluded
    tie_breaks = run.choice.tie_breaks
    at = [one.id for one in tie_breaks].index(reason["step"])
    instead = chosen(run, (*tie_breaks[:at], turned_round(tie_breaks[at]), *tie_breaks[at + 1 :]))
    taken = chosen(run, tie_breaks)
    assert taken is not None
    return each(run.candidates & ~(1 << taken))[0] if instead is None else instead


EXPLAINED_OTHERWISE = {"pendulum-do-winner", "pendulum-do-queen"}
"""The winner is found among all three at once, and explained in two: the Automas, then the better and you."""

NOWHERE = "pendulum-what-card"
"""A card whose icon lies nowhere on the council board leads to nothing, even if it should decide."""


def test_with_another_outcome_of_what_it_names_the_step_is_another(decided):
    """The whole event is resolved again, with this one choice the other way, if anybody could be chosen."""
    tried = Counter()
    for reason, run in decided:
        if not run.candidates or reason["message"] in EXPLAINED_OTHERWISE or reason["step"] == NOWHERE:
            continue
        game, step = resolved(reason)
        event = game.game.decode_event(game.steps[step].event)
        with other_outcome(reason["node"], run, partial(other, reason)) as turned:
            try:
                after = game.game.apply(game.resolutions[step].state, event, explain=True)
            except UserError:  # it needs a printed value that nobody has entered: another step, too
                continue
        if (
            not turned
        ):  # with the printed game other values are looked at, and asked for, before it comes to it
            assert getattr(game.setup, "box", "practice") != "practice", f"not met again: {reason}"
            continue
        steps = [
            [one.args for one in resolution.instructions if one.message == reason["message"]]
            for resolution in (game.resolutions[step + 1], after)
        ]
        assert steps[0] != steps[1], f"the same with another outcome: {reason}"
        tried[reason["game"]] += 1
    assert min(tried.values()) > 3 and tried.total() > 100, tried
