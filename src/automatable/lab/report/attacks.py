"""What the Automa does to the human, and the games worth a look, for the report."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator
from html import escape
from typing import TYPE_CHECKING

from automatable.lab.analysis import statistics as stats
from automatable.lab.report import bars
from automatable.lab.runs.counters import Counts, Observed

if TYPE_CHECKING:
    from automatable.lab.analysis.results import Results
    from automatable.lab.report.labels import Labels

RULINGS, PLACES, CARDS = 12, 8, 5
"""Rows that are shown of rulings, of places without a map, and of cards."""


def inside(results: Results, words: Labels) -> str:
    """For each attack how often, when, by which cards and where it came; then the rulings that decided."""
    observed = together(results)
    made = "".join(_attacks(results, words, observed)) if observed.games else ""
    if not made:
        return ""
    drawn, model = "yes" if 'class="heat' in made else "no", words.model(results.strongest)
    note = words.say("happens-note", games=observed.games, map=drawn, model=model)
    rulings = "".join(_rulings(results, words, observed))
    return f'<div class="beside">{made}</div>{rulings}<p class="note">{escape(note)}</p>'


def together(results: Results) -> Observed:
    """The counts of all levels against the strongest model; a mean over models would describe none."""
    whole = Counts()
    for (_, model), counts in results.cells.items():
        if model == results.strongest:
            whole.add(Counts(observed=counts.observed))
    return whole.observed


def _attacks(results: Results, words: Labels, observed: Observed) -> Iterator[str]:
    draw = _map(results, words)
    for attack in results.simulation.attacks:
        times = observed.when.get(attack.name)
        if not times:
            continue
        often = f"{stats.total(times) / observed.games:.1f}"
        early, half, late = (int(stats.quantile(times, share).value) for share in (0.25, 0.5, 0.75))
        when = {"early": early, "half": half, "late": late}
        said = words.say("happens-says", often=often, time=results.simulation.time, **when)
        if cards := observed.cards.get(attack.name):
            said += " " + words.say("happens-cards", cards=_most(cards, observed.games))
        rows = [
            [words.level(level), words.model(model), f"{_often(counts.observed, attack.name):.2f}"]
            for (level, model), counts in results.cells.items()
            if counts.observed.games
        ]
        heads = [words.say(each) for each in ("level", "model", "times-per-game")]
        yield (
            f"<div><h3>{escape(words.attack(attack.name))}</h3><p>{escape(said)}</p>"
            f"{_where(words, observed, attack.name, draw)}"
            f"{bars.folded(words.say('happens-by-level'), bars.table(heads, rows, grouped=True))}</div>"
        )


def _most(cards: dict[str, int], games: int) -> str:
    """The cards that do it most often, with their times in a game."""
    most = sorted(cards.items(), key=lambda each: (-each[1], each[0]))[:CARDS]
    return ", ".join(f"{card} ({n / games:.2f})" for card, n in most)


def _often(observed: Observed, name: str) -> float:
    return stats.total(observed.when.get(name, {})) / observed.games


def _map(results: Results, words: Labels) -> Callable[[str, dict[str, float]], str]:
    """A map of the places on the board; empty if one of them is not on the board."""
    plan, simulation = results.plan, results.simulation
    game = plan.load()
    board = simulation.board(game)
    start = game.new(game.decode_setup({**plan.setup, "level": plan.levels[0]}))
    homes = [(x, y, words.say(f"home-{side}")) for side, (x, y) in simulation.homes(game, start).items()]

    def draw(title: str, often: dict[str, float]) -> str:
        if not set(often) <= set(board):
            return ""
        spots = [
            (x, y, str(words.words.name(place)), often.get(place, 0.0)) for place, (x, y) in board.items()
        ]
        return bars.heat(title, spots, homes)

    return draw


def _where(words: Labels, observed: Observed, name: str, draw: Callable[[str, dict[str, float]], str]) -> str:
    places = {place: n for place, n in observed.where.get(name, {}).items() if place != "-"}
    if not places:
        return ""
    per_game = {place: n / observed.games for place, n in places.items()}
    if drawn := draw(words.attack(name), per_game):
        return drawn
    most = sorted(per_game.items(), key=lambda each: (-each[1], each[0]))[:PLACES]
    rows = [[str(words.words.name(place)), f"{often:.2f}"] for place, often in most]
    return bars.table([words.say("place"), words.say("times-per-game")], rows)


def _rulings(results: Results, words: Labels, observed: Observed) -> Iterator[str]:
    """Which rulings of the project decided where the book is silent, and how often."""
    rows = [
        [ruling, words.said(ruling), f"{n / observed.games:.2f}"]
        for ruling, n in sorted(observed.rulings.items(), key=lambda each: (-each[1], each[0]))[:RULINGS]
    ]
    if rows:
        heads = [words.say(each) for each in ("ruling", "rule", "times-per-game")]
        yield bars.folded(words.say("happens-rulings"), bars.table(heads, rows))


def surprising(results: Results) -> Iterator[tuple[str, str, int, str]]:
    """Level, model, the human's lead and the command that opens the game: the farthest of each cell.

    Against models that try to win; without any, against all.
    """
    trying = [cell for cell in results.cells if results.tries(cell[1])] or list(results.cells)
    for level, model in trying:
        counts = results.cells[level, model]
        farthest, words = counts.farthest.get("margin"), command(results, level, model)
        if farthest is None or not words:
            continue
        for value, number in dict.fromkeys((farthest.low, farthest.high)):
            yield level, model, int(value), f"{words} --game {number}"


def command(results: Results, level: str, model: str) -> str:
    """The command that opens a game of this level and model; empty where there is none.

    The folder of the run is needed for a box, for a function, and for the player's own games, which may have
    become more since. A game by other rules cannot be opened in the companion.
    """
    plan = results.plan
    if plan.variant is not None:
        return ""
    (human,) = (source for source in plan.models if source.name == model)
    words = ["automatable", "lab", "keep", plan.game, "--level", level]
    if plan.box or human.kind not in ("shipped", "paced") or human.named == "mine":
        return shlex.join([*words, "--human", model, "--run", str(results.folder)]) if results.folder else ""
    words += ["--human", human.named, "--seed", str(plan.seed)]
    for key, value in plan.setup.items():
        if results.simulation.setup.get(key) != value:
            words += ["--set", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(words)
