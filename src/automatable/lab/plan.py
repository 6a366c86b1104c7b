"""The plan of a run: what is played, how often, from which seed, cut into fixed jobs.

The cut depends on the plan alone, never on the number of workers, so the same plan gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from math import inf
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

import automatable
from automatable import games as doors
from automatable.core.refused import Refused
from automatable.core.story import Data
from automatable.lab.measures import ByTurn, Look, Measured, at_least, listed, measured
from automatable.lab.models import Source, source_of, told_apart
from automatable.play.studies import study_of, tables_of

CHUNK_MOST, CHUNK_UNTIL = 250, 100
"""Games of a job, at most: what is broken off loses no more, and the bar moves as often."""
LISTEN_EVERY, LISTENED = 50, 100
"""Of the games of a level and model about a hundred are listened to, at least one in fifty."""
TWIN_EVERY = 10
Kind = Literal["games", "cards", "pairs"]
Human = Callable[..., Any]
"""A human model of one's own: (game, state, person) to what the human does now."""


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    """The other side of a comparison."""

    level: str
    setup: Data
    box: Data
    names: tuple[str, str] = ("A", "B")
    """Both sides as they were written."""


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
    listen_every: int = LISTEN_EVERY
    twin_every: int = TWIN_EVERY
    samples: bool = False
    rival: Rival | None = None
    measures: tuple[Measured, ...] = ()
    until: Until | None = None
    code: str = ""

    @property
    def columns(self) -> tuple[str, ...]:
        """Every measure: the game's, then one's own."""
        return (*study_of(self.game).measures, *(name for own in self.measures for name in own.columns))

    @property
    def chunk(self) -> int:
        """Games in one job; with ``until`` few, so that no more are played than are wanted."""
        if self.until is not None:
            return min(CHUNK_UNTIL, self.games)
        return min(CHUNK_MOST, max(25, self.games // 20))

    @property
    def plays(self) -> int:
        """Games in the whole run, without the twins."""
        return sum(job.plays for job in self.jobs())

    def jobs(self) -> Iterator[Job]:
        """The run, cut up: first the games, then the games with one card left out."""
        number = 0
        kind: Kind = "pairs" if self.rival else "games"
        for level in self.levels:
            for model in self.models:
                for first in range(0, self.games, self.chunk):
                    count = min(self.chunk, self.games - first)
                    yield Job(number, kind, level, model.name, first, count, count * (1 + (kind == "pairs")))
                    number += 1
        size = max(5, self.chunk // 20)
        out = len(self.left_out)
        for level in self.levels if out else ():
            for first in range(0, self.cards, size):
                count = min(size, self.cards - first)
                yield Job(number, "cards", level, self.cards_model, first, count, count * (out + 1))
                number += 1

    @property
    def practice(self) -> tuple[str, ...]:
        """Tables of practice values its games rest on, never shown as official (ruling G3)."""
        sides = [(self.box, self.setup, self.levels[0])]
        if self.rival is not None:
            sides.append((self.rival.box, self.rival.setup, self.rival.level))
        found: dict[str, None] = {}
        for box, setup, level in sides:
            door = doors.load(self.game, box)
            start = door.new(door.decode_setup({**setup, "level": level}))
            found |= dict.fromkeys(door.practice(start))
        return tuple(found)

    @property
    def cards_model(self) -> str:
        """Whom games without a card are played against: the first that tries to win, or else the first."""
        return next((each.name for each in self.models if self.tries(each.name)), self.models[0].name)

    def tries(self, model: str) -> bool:
        """Whether a model tries to win; one's own do."""
        known = study_of(self.game).models
        return model not in known or known[model].tries

    @property
    def left_out(self) -> tuple[str, ...]:
        """The cards that are left out one at a time."""
        return _cards(self.game, doors.load(self.game, self.box)) if self.cards else ()


class Job(Struct, frozen=True):
    """A part of a run: games ``first`` to ``first + count - 1`` at one level against one model."""

    number: int
    kind: Kind
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
        raise Refused("lab-bad-until", text=str(until)) from None
    if not 0 < found.half < inf:
        raise Refused("lab-bad-until", text=str(until))
    if measure not in measures:
        raise Refused("lab-unknown-measure", measure=measure, measures=listed(measures))
    return found


def _cards(name: str, game: Any) -> tuple[str, ...]:
    return study_of(name).cards(tables_of(game))


def options_of(needed: Mapping[str, Any], setup: Mapping[str, Any]) -> dict[str, Any]:
    """Set-up options with those the lab needs, which nobody can choose otherwise: no table is asked here."""
    if "level" in setup:
        raise Refused("lab-level-option")
    for key, value in needed.items():
        if setup.get(key, value) != value:
            raise Refused("lab-fixed-option", key=key, needed=str(value), value=str(setup[key]))
    return {**needed, **setup}


def make_plan(
    game: str,
    *,
    levels: str | Sequence[str] = "all",
    models: str | Human | Sequence[str | Human] = "all",
    games: int = 1000,
    seed: int = 1,
    setup: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    file: str = "box",
    cards: int | None = None,
    listen_every: int | None = None,
    twin_every: int = TWIN_EVERY,
    samples: bool = False,
    measures: Mapping[str, Look | ByTurn] | None = None,
    until: str | float | None = None,
) -> Plan:
    """A plan whose every part has been tried: unknown levels, models and broken boxes are refused here."""
    door = doors.load(game, box, file)
    study = study_of(game)
    games, twin_every = at_least("games", games, 1), at_least("twin-every", twin_every, 1)
    if listen_every is None:
        listen_every = max(1, min(LISTEN_EVERY, games // LISTENED))
    listen_every = at_least("listen-every", listen_every, 1)
    if cards is not None:
        cards = at_least("cards", cards, 0)
    if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
        raise Refused("lab-bad-seed", seed=str(seed))
    if levels == "all":
        levels = door.levels
    chosen = (levels,) if isinstance(levels, str) else tuple(levels)
    for level in chosen:
        if level not in door.levels:
            raise Refused("lab-unknown-level", level=level, game=game, levels=", ".join(door.levels))
    if models == "all":
        models = tuple(study.models)
    several = (models,) if isinstance(models, str) or callable(models) else tuple(models)
    sources = told_apart(tuple(source_of(model, game) for model in several))
    if not chosen or not sources:
        raise Refused("lab-nothing-to-play")
    if len({source.name for source in sources}) < len(sources) or len(set(chosen)) < len(chosen):
        raise Refused("lab-twice")
    options = options_of(study.setup, setup or {})
    for level in chosen:
        door.new(door.decode_setup({**options, "level": level}))
    own = measured(measures, study.measures)
    wanted = until_of(until, (*study.measures, *(name for one in own for name in one.columns)))
    if cards is None:
        cards = max(min(100, games), games // 50)
    return Plan(
        game,
        chosen,
        sources,
        games,
        seed,
        options,
        dict(box or {}),
        cards,
        listen_every,
        twin_every,
        samples,
        measures=own,
        until=wanted,
        code=code_digest(game),
    )


@cache
def code_digest(game: str) -> str:
    """What the numbers also depend on: the rules, boxes and lab of this version."""
    root = Path(automatable.__file__).parent
    folders = (root / "core", root / "games" / game.replace("-", "_"), root / "play", root / "lab")
    digest = blake2b(automatable.__version__.encode(), digest_size=8)
    for folder in folders:
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("box/*.toml")]):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
