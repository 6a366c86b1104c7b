"""Scythe: whole games of the Automa against a human who stays at home."""

from __future__ import annotations

from functools import cache
from random import Random
from time import process_time

from automatable import games
from automatable.games.scythe.position.events import CardTurned

_load = cache(games.load)


def turns(seconds: float, explain: bool = False) -> float:
    """Automa turns per second, level Automa, every card drawn at random from what is left of the deck."""
    game, draw = _load("scythe"), Random(1)
    setup = game.decode_setup({"level": "automa"})
    deck = [CardTurned(card) for card in game.box.cards]
    left: list[CardTurned] = []
    done, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        state = game.new(setup)
        while state.over is None:
            if not state.deck or state.deck == game.box.deck:
                left = list(deck)
            turned = left.pop(int(draw.random() * len(left)))
            state = game.apply(state, turned, explain).state
            done += 1
    return done / spent
