"""A recorded playthrough: one whole game as text, compared line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from random_play import Driver, table_of

from automatable import games
from automatable.cli.wording import Narrator

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 2026


def folder(name: str) -> Path:
    """The recordings of a game: ours together, those of another package beside its own tests."""
    found = games.game_class(name)
    ours = found.__module__.startswith("automatable.")
    return FOLDER if ours else found.folder.parent / "tests" / "playthroughs"


def recorded() -> list[tuple[str, int, dict[str, Any], Path]]:
    """Every game and set-up with its seed and the file its playthrough stands in."""
    return [
        (
            name,
            getattr(table_of(name), "SEEDS", {}).get(number, SEED),
            setup,
            folder(name) / f"{name}-{number}.txt",
        )
        for name in games.names()
        for number, setup in enumerate(table_of(name).SETUPS)
    ]


def lines(name: str, seed: int, setup: dict[str, Any]) -> Iterator[str]:
    """What happened and what was shown, in English, with the position after each step."""
    driver = Driver(name, setup, seed).to_the_end()
    narrator = Narrator("en", driver.game.id)
    yield msgspec.json.encode(setup, order="sorted").decode()
    for event, resolution in zip(driver.events, driver.resolutions, strict=True):
        yield ""
        yield f"> {msgspec.json.encode(event, order='sorted').decode()}"
        yield from narrator.instructions(resolution.instructions)
        yield from narrator.explanation(resolution.explanation)
        if resolution.state.pending is None:
            yield driver.game.to_text(resolution.state)
    result = driver.game.result(driver.state)
    assert result is not None
    yield ""
    yield from narrator.result(result)
