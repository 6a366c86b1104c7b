"""The plan of a run: what is played, how often, from which seed, cut into jobs.

The cut depends on the numbers of the games alone, never on the workers or on how many games there are in all.
So the same plan gives the same numbers everywhere, and a run with more games contains the one with fewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from math import inf
from pathlib import Path
from typing import Literal

from msgspec import Struct

import automatable
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.game import AnyGame
from automatable.core.engine.resolution import State
from automatable.core.forms.setup_form import setup_form
from automatable.lab.analysis.measures import (
    ByTurn,
    MeasureFunction,
    PlannedMeasure,
    at_least,
    listed,
    plan_measures,
)
from automatable.lab.humans.models import HumanLike, distinct_names, source_of
from automatable.lab.runs.sources import Source
from automatable.lab.variants import (
    GameClass,
    VariantLike,
    game_of,
    load_game,
    simulation_for,
    source_of_variant,
)
from automatable.locales import Words
from automatable.play.simulations import AnySimulation, on_another, spoken, tables_of

CHUNK_FEWEST, CHUNK_MOST, CHUNK_UNTIL = 25, 250, 100
"""Games of a job: few at the beginning, more later, so many where a run stops at an interval."""
CHUNK_GROWS = 2000
"""Games after which jobs are larger: at the end of a run a worker waits for another's job, at most."""
CARD_CHUNK = 5
"""Games of a job in which each card is left out."""
FOLLOWED, FOLLOWED_EVERY = 100, 50
"""The first games of a level and model are followed in detail, after them one in so many."""
TWIN_EVERY = 10
JobKind = Literal["games", "cards", "pairs"]
GameLike = str | GameClass | AnyGame
"""A game: its name, its class or an object of it; the class may be a variant's."""
Humans = str | HumanLike | Sequence[str | HumanLike]
"""One human model or several; ``all`` are those shipped with the game."""


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    """The other side of a comparison."""

    level: str
    setup: Data
    box: Data
    names: tuple[str, str] = ("A", "B")
    """Both sides as they were written."""
    variant: Source | None = None


class Until(Struct, frozen=True, forbid_unknown_fields=True):
    """Play until half the 95 % interval of this measure's mean is that narrow, at every level and model."""

    measure: str
    half: float


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the numbers depend on. ``games`` is per level and human model."""

    game: str
    levels: tuple[str, ...]
    models: tuple[Source, ...]
    games: int
    seed: int
    setup: Data = {}
    box: Data = {}
    cards: int = 0
    listen_every: int = 0
    """Follow one game in so many in detail; 0 follows the first hundred, then one in fifty."""
    twin_every: int = TWIN_EVERY
    samples: bool = False
    rival: Rival | None = None
    measures: tuple[PlannedMeasure, ...] = ()
    until: Until | None = None
    variant: Source | None = None
    code: str = ""

    @property
    def simulation(self) -> AnySimulation:
        """What the lab plays and measures in this game."""
        return simulation_for(self.game, self.variant)

    def load(self, box: Mapping[str, object] | None = None, file: str = "box") -> AnyGame:
        """The game with the box of the plan, or with another one."""
        return load_game(self.game, self.variant, self.box if box is None else box, file)

    @property
    def columns(self) -> tuple[str, ...]:
        """Every measure: the game's, then the designer's own."""
        return (*self.simulation.measures, *(name for own in self.measures for name in own.columns))

    @property
    def plays(self) -> int:
        """Games in the whole run, without the twins."""
        return sum(job.plays for job in self.jobs())

    def followed(self, number: int) -> bool:
        """Whether a game is followed in detail."""
        if self.listen_every:
            return number % self.listen_every == 0
        return number < FOLLOWED or number % FOLLOWED_EVERY == 0

    def jobs(self) -> list[Job]:
        """The run in jobs. Levels, models and cards take turns, so that a stopped run has games of all."""
        kind: JobKind = "pairs" if self.rival else "games"
        jobs = []
        for at, level in enumerate(self.levels):
            for number, model in enumerate(self.models):
                for first, count in self._chunks():
                    plays = count * (2 if kind == "pairs" else 1)
                    name = f"{kind}-{at}-{number}-{first:07}"
                    jobs.append((first / self.games, Job(name, kind, level, model.name, first, count, plays)))
        out = len(self.left_out)
        for at, level in enumerate(self.levels if out else ()):
            for first in range(0, self.cards, CARD_CHUNK):
                count = min(CARD_CHUNK, self.cards - first)
                job = Job(
                    f"cards-{at}-{first:07}",
                    "cards",
                    level,
                    self.cards_model,
                    first,
                    count,
                    count * (out + 1),
                )
                jobs.append((first / self.cards, job))
        jobs.sort(key=lambda each: each[0])
        return [job for _, job in jobs]

    def _chunks(self) -> Iterator[tuple[int, int]]:
        """First game and number of games of the jobs of a level and model."""
        first = 0
        while first < self.games:
            size = min(CHUNK_MOST, max(CHUNK_FEWEST, first // CHUNK_GROWS * CHUNK_FEWEST))
            count = min(self.games - first, size if self.until is None else CHUNK_UNTIL)
            yield first, count
            first += count

    @property
    def practice(self) -> tuple[str, ...]:
        """Tables of practice values its games rest on, never shown as official (ruling G3)."""
        sides = [(self.load(), self.setup, self.levels[0])]
        if self.rival is not None:
            other = load_game(self.game, self.rival.variant, self.rival.box)
            sides.append((other, self.rival.setup, self.rival.level))
        found: dict[str, None] = {}
        for game, setup, level in sides:
            start = game.new(game.decode_setup({**setup, "level": level}))
            found |= dict.fromkeys(game.components.practice(start))
        return tuple(found)

    @property
    def cards_model(self) -> str:
        """The model of games without a card: the first that tries to win, or else the first."""
        return next((each.name for each in self.models if self.tries(each.name)), self.models[0].name)

    def tries(self, model: str) -> bool:
        """Whether a model tries to win; a designer's own model does."""
        known = self.simulation.models
        return model not in known or known[model].tries

    @property
    def left_out(self) -> tuple[str, ...]:
        """The cards that are left out one at a time."""
        return self.simulation.cards(tables_of(self.load())) if self.cards else ()


class Job(Struct, frozen=True):
    """A part of a run: games ``first`` to ``first + count - 1`` at one level against one model."""

    name: str
    kind: JobKind
    level: str
    model: str
    first: int
    count: int
    plays: int


def until_of(until: str | float | None, measures: tuple[str, ...]) -> Until | None:
    """``0.5`` is of the Automa's points, ``turns=0.2`` of another measure."""
    if until is None:
        return None
    name, equals, half = str(until).rpartition("=")
    measure = name if equals else "automa"
    try:
        found = Until(measure, float(half))
    except ValueError:
        raise UserError("lab-bad-until", text=str(until)) from None
    if not 0 < found.half < inf:
        raise UserError("lab-bad-until", text=str(until))
    if measure not in measures:
        raise UserError("lab-unknown-measure", measure=measure, measures=listed(measures))
    return found


def setup_options(game: AnyGame, needed: Mapping[str, object], setup: Mapping[str, object]) -> Data:
    """Set-up options with those the lab needs, which cannot be chosen otherwise: no table is asked here.

    A number stands for the choice that is written like it: ``challenge=6``.
    """
    if "level" in setup:
        raise UserError("lab-level-option")
    for key, value in needed.items():
        if setup.get(key, value) != value:
            raise UserError("lab-fixed-option", key=key, needed=str(value), value=str(setup[key]))
    form = setup_form(game)
    texts = {field.key: [option.value for option in form.options(field)] for field in form.fields}
    given = {
        key: str(value) if type(value) is int and str(value) in texts.get(key, ()) else value
        for key, value in setup.items()
    }
    return {**needed, **given}


def make_plan(
    game: GameLike,
    *,
    variant: VariantLike | None = None,
    level: str | Sequence[str] = "all",
    human: Humans = "all",
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, object] | None = None,
    box: Mapping[str, object] | None = None,
    file: str = "box",
    cards: int | None = None,
    listen_every: int | None = None,
    twin_every: int = TWIN_EVERY,
    samples: bool = False,
    measures: Mapping[str, MeasureFunction | ByTurn] | None = None,
    until: str | float | None = None,
) -> Plan:
    """A plan whose every part has been checked: unknown levels, models and broken boxes are refused here."""
    id, rules, own = game_of(game)
    if variant is not None:
        rules = source_of_variant(id, variant)
    layer = both(own, box or {})
    loaded, simulation = load_game(id, rules, layer, file), simulation_for(id, rules)
    games, twin_every = at_least("games", games, 1), at_least("twin-every", twin_every, 1)
    if listen_every is not None:
        listen_every = at_least("listen-every", listen_every, 1)
    if cards is not None:
        cards = at_least("cards", cards, 0)
    if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
        raise UserError("lab-bad-seed", seed=str(seed))
    if level == "all":
        level = loaded.levels
    levels = (level,) if isinstance(level, str) else tuple(level)
    for each in levels:
        if each not in loaded.levels:
            raise UserError("lab-unknown-level", level=each, game=id, levels=", ".join(loaded.levels))
    if human == "all":
        human = tuple(simulation.models)
    several = (human,) if isinstance(human, str) or callable(human) else tuple(human)
    sources = distinct_names(tuple(source_of(model, id, simulation) for model in several))
    if not levels or not sources:
        raise UserError("lab-nothing-to-play")
    if len({source.name for source in sources}) < len(sources) or len(set(levels)) < len(levels):
        raise UserError("lab-twice")
    options = setup_options(loaded, simulation.setup, setup or {})
    starts = [loaded.new(loaded.decode_setup({**options, "level": each})) for each in levels]
    _check_simulation(loaded, simulation, starts[0])
    planned = plan_measures(measures, simulation.measures)
    wanted = until_of(until, (*simulation.measures, *(name for one in planned for name in one.columns)))
    if cards is None:
        cards = max(min(100, games), games // 50)
    return Plan(
        id,
        levels,
        sources,
        games,
        seed,
        options,
        layer,
        cards,
        listen_every or 0,
        twin_every,
        samples,
        measures=planned,
        until=wanted,
        variant=rules,
        code=code_digest(id),
    )


def _check_simulation(game: AnyGame, simulation: AnySimulation, start: State) -> None:
    """Reject a simulation without the words or the board that the report needs, before any game is played."""
    words = Words("en", game.id)
    homes = (f"lab-home-{side}" for side in simulation.homes(game, start))
    missing = [message for message in (*spoken(game, simulation), *homes) if not words.has(message)]
    if missing:
        raise UserError("lab-simulation-words", game=game.id, messages=", ".join(missing))
    if (found := on_another(simulation.board(game))) is not None:
        place, other = found
        raise UserError("lab-simulation-board", game=game.id, place=place[1:], other=other[1:])


def both(under: Mapping[str, object], over: Mapping[str, object]) -> Data:
    """Two layers of a box merged into one. None, which removes a key, stays in it."""
    layer = dict(under)
    for key, value in over.items():
        below = layer.get(key)
        layer[key] = both(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return layer


@cache
def code_digest(game: str) -> str:
    """A digest of the rules, boxes and lab of this version, on which the numbers depend too."""
    root = Path(automatable.__file__).parent
    folders = (root / "core", root / "games" / game.replace("-", "_"), root / "play", root / "lab")
    digest = blake2b(automatable.__version__.encode(), digest_size=8)
    for folder in folders:
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("box/*.toml")]):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
