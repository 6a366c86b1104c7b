"""The box and the simulation: sources of all tables, and what the lab shows."""

from __future__ import annotations

from collections.abc import Mapping

from automatable.conformance.finding import Findings
from automatable.conformance.sources import source_of
from automatable.conformance.words import WordCheck
from automatable.core.box import loader
from automatable.core.box.components import PROVENANCE
from automatable.core.engine.game import AnyGame
from automatable.core.topics.simulation import MAIN, Simulation
from automatable.locales import Words
from automatable.play.simulations import on_another, spoken


def check_box(game: AnyGame, findings: Findings) -> None:
    """Check that each source names a table or a group of values with words, and all constraints."""
    tables = loader.shipped(game.folder / "box")
    files = {
        key: path.relative_to(game.folder).as_posix()
        for path in sorted((game.folder / "box").glob("*.toml"))
        for key in loader.read(path).get(PROVENANCE, {})
    }
    for key in game.printed.provenance:
        group = f"{game.id}-things-{key.replace('_', '-')}"
        if not _has(tables, key) and not Words("en", game.id).has(group):
            file = files.get(key, "box")
            problem, advice = f"there is no table {key}", "name a table of the box"
            findings.add("provenance", file, f"provenance.{key}", problem, advice)
    for defect in game.components.defects():
        said = Words("en", game.id).say(defect.message, defect.args)
        findings.add("provenance", "box", defect.message, said, "correct the value")


def _has(tables: Mapping[str, object], key: str) -> bool:
    inner: object = tables
    for step in key.split("."):
        if not isinstance(inner, Mapping) or step not in inner:
            return False
        inner = inner[step]
    return True


def check_simulation(game: AnyGame, words: WordCheck, findings: Findings) -> None:
    """Check before any game that the simulation has its words, measures and places of the board."""
    simulation, id = game.simulation, game.id
    for message in (*spoken(game, simulation), *simulation.parts):
        words.need(message)
    for attack in simulation.attacks:
        words.need(attack.message)
        words.need(f"{id}-attack-{attack.name}")
    known = {*MAIN, *(f"part {message}" for message in simulation.parts)}
    for measure in simulation.measures:
        stem, _, number = measure.rpartition("-")
        numbered = number.isdigit() and Words("en", id).has(f"{id}-measure-{stem}")
        if measure not in known and not numbered and not Words("en").has(f"lab-measure-{measure}"):
            words.need(f"{id}-measure-{measure}")
    for model in simulation.models:
        if not Words("en").has(f"lab-model-{model}"):
            words.need(f"{id}-model-{model}")
    if (found := on_another(simulation.board(game))) is not None:
        file, (place, other) = source_of(game, type(simulation)), found
        problem, advice = (
            f"the heat map draws it on {other}",
            "move it: side by side 2 apart, in one column 2.4",
        )
        findings.add("simulation", file, place, problem, advice)
    start = game.new(game.decode_setup(dict(simulation.setup)))
    for side in simulation.homes(game, start):
        words.need(f"lab-home-{side}")
    usual = type(simulation).cards is Simulation.cards
    if usual and simulation.cards_table not in loader.shipped(game.folder / "box"):
        advice = "name the table of the Automa's cards in `cards_table`"
        findings.add("simulation", "box", simulation.cards_table, "there is no such table", advice)
