"""A player of Scythe that does random possible actions."""

from __future__ import annotations

from automatable.core.engine.choices import each
from automatable.games.scythe.box.tables import BASE, MAT
from automatable.games.scythe.position.state import combat_units, territories
from automatable.games.scythe.rules.human_turn import contested

LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")
SETUPS = [
    *({"level": level} for level in LEVELS),
    {"human": "nordic", "automa": "saxony", "level": "automaszyna", "passes": True, "coins": 1, "power": -1},
    {"human": "crimea", "automa": "albion", "level": "automa", "move_check": True, "piece_check": True},
    {"human": "togawa", "automa": "polania", "level": "automa", "all_moves": True, "power": 2},
    {"human": "albion", "automa": "togawa", "level": "ultimaszyna", "coins": -1, "move_check": True},
    {"human": "saxony", "automa": "crimea", "level": "automa", "tunnels": True, "all_moves": True},
    {"human": "rusviet", "automa": "nordic", "level": "ultimaszyna", "piece_check": True},
]


def happens(game, state, choose):
    """Something the human does, or None to let the Automa's turn come."""
    box, human = game.box, state.human
    if state.over is not None:
        return None
    for territory in each(contested(state)):
        return {"type": "human-attacked", "at": box.names[territory]}
    act = choose(14)
    if act < 5:
        return _move(box, state, choose)
    if act == 5 and len(human.mechs) < 4:
        return {"type": "human-placed", "piece": "mech", "at": "base"}
    if act == 6 and len(human.workers) < 8:
        return {"type": "human-placed", "piece": "worker", "at": "base"}
    if act == 7:
        free = [a for a in box.printed.factions[human.faction].abilities if a not in human.abilities]
        if free:
            return {"type": "corrected", "set": {"human.abilities": [*human.abilities, free[0]]}}
    if act == 8:
        return {"type": "corrected", "set": {"human.power": choose(17), "human.recruits": ["power", "coin"]}}
    if act == 9 and not choose(8):
        return {"type": "star-placed"}
    if act == 10 and human.workers and human.workers[0] < BASE:
        place = box.names[human.workers[0]]
        return {"type": "corrected", "set": {f"human.resources.{place}": choose(9)}}
    return None


def _move(box, state, choose):
    human = state.human
    movable = [("mech", place) for place in human.mechs] + [("worker", place) for place in human.workers]
    if human.character != MAT:
        movable.append(("character", human.character))
    piece, place = movable[choose(len(movable))]
    to = box.base_near[human.faction] if place == BASE else box.around[place]
    if piece == "worker":
        to &= ~territories(combat_units(state.automa) + state.automa.workers)
    targets = [p for p in range(BASE) if to >> p & 1]
    if not targets:
        return None
    origin = "base" if place == BASE else box.names[place]
    return {
        "type": "human-moved",
        "piece": piece,
        "from": origin,
        "to": box.names[targets[choose(len(targets))]],
    }
