"""Finding human models: shipped with the game, in a module, in a file, or passed as a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from automatable.core.engine.errors import UserError
from automatable.core.topics.simulation import HumanModel, Pace, usual_answer
from automatable.lab.runs.sources import (
    Source,
    is_reference,
    load_function,
    source_of_function,
    source_of_reference,
)
from automatable.play.simulations import AnySimulation

HumanLike = Callable[..., Any]
"""A designer's own human model: (game, state, context) to what the human does now."""


def source_of(human: str | HumanLike, game: str, simulation: AnySimulation) -> Source:
    """The source of a model: ``steady``, ``mine``, ``paced:score=60-100,turn=20-26``, ``module:function``,
    ``file.py:function``, or a function itself."""
    if not isinstance(human, str):
        return source_of_function(human)
    if human in simulation.models:
        return Source(human, named=human)
    if human == "mine" or human.startswith("paced:"):
        from automatable.lab.humans.pace import my_pace, pace_of  # with saved games; workers need none

        pace = my_pace(game) if human == "mine" else pace_of(human)
        if simulation.paced(human, pace) is None:
            raise UserError("lab-no-pace", game=game)
        return Source(human.partition(":")[0], "paced", msgspec.json.encode(pace).decode(), named=human)
    if not is_reference(human):
        names = ", ".join((*simulation.models, "mine", "paced:score=60-100,turn=20-26"))
        raise UserError("lab-unknown-model", model=human, models=names)
    return source_of_reference(human)


def distinct_names(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """Models with a name each: one pace is called ``paced``, of several each as it was written."""
    paces = [source for source in sources if source.name == "paced" and source.kind == "paced"]
    if len(paces) < 2:
        return sources
    return tuple(replace(source, name=source.named) if source in paces else source for source in sources)


def load_model(source: Source, simulation: AnySimulation) -> HumanModel:
    """The model of a source, in whatever process this is."""
    if source.kind == "shipped":
        return simulation.models[source.name]
    if source.kind == "paced":
        made = simulation.paced(source.name, msgspec.json.decode(source.where, type=Pace))
        assert made is not None, "it was checked when it was named"
        return made
    found = load_function(source)
    return HumanModel(source.name, found, getattr(found, "answer", usual_answer))
