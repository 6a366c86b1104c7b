"""Pendulum's humans with the same council board in every commit, whatever they are asked.

A council once asked for the card at each place, and now asks once where the first card of some icons lies
(6c2e6bc). The models of the game draw cards by chance for what they are asked, so their games are others
since. Here the cards lie on the board from the beginning; which ones follows from the round and the Automas'
cards, and ``absent`` needs no chance at all. That the rules play the same games is shown by

``python -m bench.against ebff007 pendulum --one-stream --models bench/council_board.py:absent``
"""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Any

HERE, THEN = "automatable.games.pendulum.simulation", "automatable.games.pendulum.study"
_module: Any = import_module(HERE if find_spec(HERE) else THEN)
_models: Any = (_module.SIMULATION if hasattr(_module, "SIMULATION") else _module.STUDY).models
NAMES = ("first", "second", "third")
"""The icons that a question names, as arguments."""


def _with_board(name: str) -> Any:
    """The model of this name, looking at the board; everything else it answers as always."""
    model = _models[name]
    acts = model.act if hasattr(model, "act") else model.happens

    act = partial(acts)

    def answer(game: Any, state: Any, question: Any, context: Any) -> Any:
        if question.event != "council-held" and question.id.startswith("council-"):
            return board(game.box, state, context)[question.id.removeprefix("council-")]
        if question.id.startswith("reward-"):
            return _first(game.box, board(game.box, state, context), question)
        return model.answer(game, state, question, context)

    act.answer = answer  # type: ignore[attr-defined]
    return act


def board(box: Any, state: Any, context: Any) -> dict[str, str]:
    """The card at each place in this round, in an order that the position at the first question gives."""
    name = f"board-{state.round}"
    if name not in context.notes:
        cards = [card for card, option in box.offered.items() for _ in range(option.weight)]
        seed = repr((state.round, [automa.cards for automa in state.automas]))
        keys = blake2b(
            seed.encode()
        ).digest()  # a byte for each card: the board's own work counts on both sides
        order = sorted(range(len(cards)), key=keys.__getitem__)
        context.notes[name] = dict(zip(box.council.places, [cards[n] for n in order], strict=False))
    found: dict[str, str] = context.notes[name]
    return found


def _first(box: Any, lying: dict[str, str], question: Any) -> Any:
    """The place of the first card of the first icon that has one on the board."""
    *unknown, otherwise = (option.value for option in question.options)
    for name in NAMES[: int(question.args["count"])]:
        icon = box.icons[question.args[name].removeprefix("@icon-")]
        for place in unknown:
            if lying[place] in icon:
                return place
    return otherwise


absent, steady, aggressive = map(_with_board, ("absent", "steady", "aggressive"))
