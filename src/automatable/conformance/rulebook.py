"""The rulebook: cited entries exist, and each entry has code and a test."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from automatable.conformance.finding import Findings
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Kept, Node, Picked, Section
from automatable.core.engine.game import AnyGame
from automatable.core.engine.resolution import Resolution
from automatable.core.evidence import marked_tests

FILE = "rulebook.toml"


def check_rulebook(game: AnyGame, findings: Findings, tests: Path | None = None) -> None:
    """Every entry has code and a test; every ruling and test names an entry."""
    try:
        entries = game.rulebook.entries
    except UserError as error:
        findings.add("rulebook", FILE, "entry", str(error), "correct the file")
        return
    package = type(game).__module__
    evidence = marked_tests(tests, tests) if tests else game.rulebook.evidence
    if not evidence and not game.rulebook.without_tests:
        advice = "give the folder of the tests, or mark a test with @pytest.mark.rule"
        findings.add("evidence", FILE, "tests", "no test of this game was found", advice)
    for id, entry in entries.items():
        if not entry.code:
            findings.add("evidence", FILE, id, "names no code", 'add code = "module.name"')
        elif not _exists(package, entry.code):
            findings.add("evidence", FILE, id, f"{entry.code} does not exist", "correct its `code`")
        if evidence and id not in evidence:
            findings.add("evidence", FILE, id, "no test", f'mark a test with @pytest.mark.rule("{id}")')
        for language in game.languages:
            if language == "ru" and not (entry.heading_ru and entry.says_ru):
                findings.add("words", FILE, id, "not in Russian", "add heading_ru and says_ru")
    for id, proofs in evidence.items():
        if id not in entries:
            findings.add("rulebook", proofs[0].partition("::")[0], id, "no such entry", f"add it to {FILE}")
    for path in sorted(game.folder.rglob("*.py")):
        for ruling in re.findall(r'ruling="([^"]+)"', path.read_text(encoding="utf-8")):
            if ruling not in entries:
                file = path.relative_to(game.folder).as_posix()
                findings.add("rulebook", file, ruling, "no such entry", f"add it to {FILE}")
    for rule in game.rules:
        if rule not in entries:
            findings.add("rulebook", FILE, rule, "a rule of `rules` without an entry", "add an entry")


def check_cited(game: AnyGame, resolution: Resolution[Any], findings: Findings) -> None:
    """Check that the entries cited in a game exist."""
    cited = [(one.rule, one.message) for one in resolution.instructions]
    cited += [(question.rule, question.message) for question in resolution.questions]
    cited += [pair for node in resolution.explanation for pair in _cited(node)]
    for rule, message in cited:
        if rule not in game.rulebook.entries:
            problem = f"{message or 'a choice'} cites an entry that does not exist"
            findings.add("rulebook", FILE, rule, problem, "add the entry or correct the citation")


def _cited(node: Node) -> Iterator[tuple[str, str]]:
    yield node.rule, getattr(node, "message", "")
    rulings = [getattr(node, "ruling", None)]
    if isinstance(node, Kept):
        rulings += [cut.ruling for cut in node.cuts]
    elif isinstance(node, Picked):
        rulings += [weighed.ruling for weighed in node.weighed]
    elif isinstance(node, Section):
        for step in node.steps:
            yield from _cited(step)
    yield from ((ruling, "a ruling") for ruling in rulings if ruling)


def _exists(package: str, code: str) -> bool:
    """Whether ``module.name`` exists in the package; a module alone will do."""
    found: ModuleType | Any = None
    steps = code.split(".")
    for number in range(len(steps), 0, -1):
        try:
            found = import_module(".".join((package, *steps[:number])))
        except ModuleNotFoundError:
            continue
        for name in steps[number:]:
            found = getattr(found, name, None)
        return found is not None
    return False
