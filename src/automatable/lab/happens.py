"""What happens to me: what the Automa does to the human, for the report, and games worth a look."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator
from html import escape
from typing import TYPE_CHECKING

from automatable import games as doors
from automatable.lab import marks
from automatable.lab import statistics as stats
from automatable.lab.counting import Counts, Heard

if TYPE_CHECKING:
    from automatable.lab.results import Results
    from automatable.lab.wording import Wording

RULINGS, PLACES, CARDS = 12, 8, 5
"""So many are shown of rulings, of places where there is no map, and of cards."""


def inside(results: Results, words: Wording) -> str:
    """Each happening: how often, when, by which cards, where; then the rulings that decided."""
    heard = together(results)
    made = "".join(_happenings(results, words, heard)) if heard.games else ""
    if not made:
        return ""
    drawn, model = "yes" if 'class="heat' in made else "no", words.model(results.strongest)
    note = words.say("happens-note", games=heard.games, map=drawn, model=model)
    rulings = "".join(_rulings(results, words, heard))
    return f'<div class="beside">{made}</div>{rulings}<p class="note">{escape(note)}</p>'


def together(results: Results) -> Heard:
    """What was heard at all levels against the strongest model: a mean over several would be true of none."""
    whole = Counts()
    for (_, model), counts in results.cells.items():
        if model == results.strongest:
            whole.add(Counts(heard=counts.heard))
    return whole.heard


def _happenings(results: Results, words: Wording, heard: Heard) -> Iterator[str]:
    draw = _map(results, words)
    for happening in results.study.happenings:
        times = heard.when.get(happening.name)
        if not times:
            continue
        often = f"{stats.total(times) / heard.games:.1f}"
        early, half, late = (int(stats.quantile(times, share).value) for share in (0.25, 0.5, 0.75))
        when = {"early": early, "half": half, "late": late}
        said = words.say("happens-says", often=often, time=results.study.time, **when)
        if cards := heard.cards.get(happening.name):
            said += " " + words.say("happens-cards", cards=_most(cards, heard.games))
        rows = [
            [words.level(level), words.model(model), f"{_often(counts.heard, happening.name):.2f}"]
            for (level, model), counts in results.cells.items()
            if counts.heard.games
        ]
        heads = [words.say(each) for each in ("level", "model", "times-per-game")]
        yield (
            f"<div><h3>{escape(words.say(f'happening-{happening.name}'))}</h3><p>{escape(said)}</p>"
            f"{_where(words, heard, happening.name, draw)}"
            f"{marks.folded(words.say('happens-by-level'), marks.table(heads, rows, grouped=True))}</div>"
        )


def _most(cards: dict[str, int], games: int) -> str:
    """The cards that do it most often, with their times in a game."""
    most = sorted(cards.items(), key=lambda each: (-each[1], each[0]))[:CARDS]
    return ", ".join(f"{card} ({n / games:.2f})" for card, n in most)


def _often(heard: Heard, name: str) -> float:
    return stats.total(heard.when.get(name, {})) / heard.games


def _map(results: Results, words: Wording) -> Callable[[str, dict[str, float]], str]:
    """Draws places on the board of the game; nothing where one of them has no place there."""
    plan, study = results.plan, results.study
    game = doors.load(plan.game, plan.box)
    board = study.board(game)
    start = game.new(game.decode_setup({**plan.setup, "level": plan.levels[0]}))
    homes = [(x, y, words.say(f"home-{side}")) for side, (x, y) in study.homes(game, start).items()]

    def draw(title: str, often: dict[str, float]) -> str:
        if not set(often) <= set(board):
            return ""
        spots = [
            (x, y, str(words.words.name(place)), often.get(place, 0.0)) for place, (x, y) in board.items()
        ]
        return marks.heat(title, spots, homes)

    return draw


def _where(words: Wording, heard: Heard, name: str, draw: Callable[[str, dict[str, float]], str]) -> str:
    places = {place: n for place, n in heard.where.get(name, {}).items() if place != "-"}
    if not places:
        return ""
    per_game = {place: n / heard.games for place, n in places.items()}
    if drawn := draw(words.say(f"happening-{name}"), per_game):
        return drawn
    most = sorted(per_game.items(), key=lambda each: (-each[1], each[0]))[:PLACES]
    rows = [[str(words.words.name(place)), f"{often:.2f}"] for place, often in most]
    return marks.table([words.say("place"), words.say("times-per-game")], rows)


def _rulings(results: Results, words: Wording, heard: Heard) -> Iterator[str]:
    """Where the book is silent: which rulings of the project decided, and how often."""
    rows = [
        [ruling, words.said(ruling), f"{n / heard.games:.2f}"]
        for ruling, n in sorted(heard.rulings.items(), key=lambda each: (-each[1], each[0]))[:RULINGS]
    ]
    if rows:
        heads = [words.say(each) for each in ("ruling", "rule", "times-per-game")]
        yield marks.folded(words.say("happens-rulings"), marks.table(heads, rows))


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
            yield level, model, value, f"{words} --game {number}"


def command(results: Results, level: str, model: str) -> str:
    """What opens a game of this level and model: from the plan where words suffice, else from its folder.

    Words do not carry a box, a function, or games of one's own that have become more since.
    """
    plan = results.plan
    (human,) = (source for source in plan.models if source.name == model)
    words = ["automatable", "lab", "keep", plan.game, "--level", level]
    if plan.box or human.named in ("", "mine"):
        return shlex.join([*words, "--human", model, "--run", str(results.folder)]) if results.folder else ""
    words += ["--human", human.named, "--seed", str(plan.seed)]
    for key, value in plan.setup.items():
        if results.study.setup.get(key) != value:
            words += ["--set", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(words)
