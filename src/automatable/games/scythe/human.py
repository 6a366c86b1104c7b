"""What the human does at the table, as far as the Automa and the final count need it."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import Mask
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.scythe.combat import fight, human_star, send_workers_home
from automatable.games.scythe.events import HumanAttacked, HumanMoved, HumanPlaced, StarPlaced
from automatable.games.scythe.resources import set_resources, take_resources
from automatable.games.scythe.state import State, combat_units, resources_at, territories
from automatable.games.scythe.tables import BASE, MAT, Box


def contested(state: State) -> Mask:
    """Territories where combat units of both sides stand and have not fought."""
    human = state.human
    if not human.mechs and human.character >= BASE:
        return 0
    return territories(combat_units(human)) & territories(combat_units(state.automa))


def place_of(box: Box, name: str) -> int:
    """A place by its name: a territory id or ``base``."""
    if name == "base":
        return BASE
    if name not in box.place:
        raise Refused("scythe-unknown-territory", name=name)
    return box.place[name]


def human_moved(box: Box, state: State, event: HumanMoved, r: Resolving) -> State:
    """Pieces go from one place to another. Lone Automa workers there go home at once."""
    _running(state)
    origin, to = place_of(box, event.origin), place_of(box, event.to)
    state = _taken(box, state, event, origin)
    if event.carry:
        state = _carried(box, state, origin, to, event)
    state = _put(box, state, event.piece, to, event.count)
    return _arrived(box, state, event.piece, to, r)


def human_placed(box: Box, state: State, event: HumanPlaced, r: Resolving) -> State:
    """A new piece on the board."""
    _running(state)
    at = place_of(box, event.at)
    if event.count != 1 and event.piece not in ("mech", "worker"):
        raise Refused("scythe-no-piece-left", piece=event.piece)
    if event.piece in ("structure", "token"):
        if at == BASE:
            raise Refused("scythe-not-on-base", piece=event.piece)
        field = "structures" if event.piece == "structure" else "tokens"
        mask = getattr(state.human, field) | 1 << at
        if event.piece == "structure" and mask.bit_count() > box.printed.game.structures:
            raise Refused("scythe-no-piece-left", piece=event.piece)
        return structs.replace(state, human=structs.replace(state.human, **{field: mask}))
    if _automa_at(state, at):
        raise Refused("scythe-placed-on-enemy", at=box.references[at])
    return _put(box, state, event.piece, at, event.count)


def human_attacked(box: Box, state: State, event: HumanAttacked, r: Resolving) -> State:
    """The human is the aggressor on this territory."""
    _running(state)
    at = place_of(box, event.at)
    if not contested(state) >> at & 1:
        raise Refused("scythe-no-combat", at=box.references[at])
    state = fight(box, state, at, "human", r)
    return state if state.over is not None else _encountered(box, state, at, r)


def star_placed(box: Box, state: State, event: StarPlaced, r: Resolving) -> State:
    """One of the human's own stars."""
    _running(state)
    return human_star(box, state, "own", r)


def _running(state: State) -> None:
    if state.over is not None:
        raise Refused("core-game-over")


def _taken(box: Box, state: State, event: HumanMoved, origin: int) -> State:
    human = state.human
    if event.piece == "character":
        if event.count != 1 or human.character != origin:
            raise Refused("scythe-no-such-piece", piece=event.piece, at=box.references[origin])
        return structs.replace(state, human=structs.replace(human, character=MAT))
    units = list(human.mechs if event.piece == "mech" else human.workers)
    if event.count < 1 or units.count(origin) < event.count:
        raise Refused("scythe-no-such-piece", piece=event.piece, at=box.references[origin])
    for _ in range(event.count):
        units.remove(origin)
    field = "mechs" if event.piece == "mech" else "workers"
    return structs.replace(state, human=structs.replace(human, **{field: tuple(units)}))


def _carried(box: Box, state: State, origin: int, to: int, event: HumanMoved) -> State:
    lying = resources_at(state.human, origin) if origin < BASE else 0
    if not 0 <= event.carry <= lying or to == BASE:
        raise Refused("scythe-too-few-resources", count=event.carry, at=box.references[origin])
    state = set_resources(state, origin, lying - event.carry)
    return set_resources(state, to, resources_at(state.human, to) + event.carry)


def _put(box: Box, state: State, piece: str, at: int, count: int) -> State:
    human = state.human
    if piece == "character":
        if human.character != MAT:
            raise Refused("scythe-no-piece-left", piece=piece)
        return structs.replace(state, human=structs.replace(human, character=at))
    field, most = (
        ("mechs", box.printed.game.mechs) if piece == "mech" else ("workers", box.printed.game.workers)
    )
    units = getattr(human, field)
    if not 1 <= count <= most - len(units):
        raise Refused("scythe-no-piece-left", piece=piece)
    if piece == "worker" and _automa_at(state, at) and not contested(state) >> at & 1:
        raise Refused("scythe-worker-into-enemy", at=box.references[at])
    units = tuple(sorted((*units, *([at] * count))))
    return structs.replace(state, human=structs.replace(human, **{field: units}))


def _arrived(box: Box, state: State, piece: str, to: int, r: Resolving) -> State:
    if piece == "worker" or to == BASE:
        return state
    if not territories(combat_units(state.automa)) >> to & 1 and to in state.automa.workers:
        state = send_workers_home(box, state, to, state.automa.workers.count(to), r)
        state = take_resources(box, state, to, r)
    if piece == "mech" or contested(state) >> to & 1:
        return state
    return _encountered(box, state, to, r)


def _encountered(box: Box, state: State, at: int, r: Resolving) -> State:
    """The human's character takes the token where it stands, after a combat only if it won (ruling S28)."""
    if state.human.character != at or not state.encounters >> at & 1:
        return state
    if r.listens:
        r.do("scythe-do-human-encounter", "encounter-or-factory", at=box.references[at])
    return structs.replace(state, encounters=state.encounters & ~(1 << at))


def _automa_at(state: State, place: int) -> bool:
    return bool(territories(combat_units(state.automa) + state.automa.workers) >> place & 1)
