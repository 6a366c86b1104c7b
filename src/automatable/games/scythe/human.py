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
from automatable.games.scythe.tables import BASE, MAT, Tables


def contested(s: State) -> Mask:
    """Territories where combat units of both sides stand and have not fought."""
    human = s.human
    if not human.mechs and human.character >= BASE:
        return 0
    return territories(combat_units(human)) & territories(combat_units(s.automa))


def place_of(t: Tables, name: str) -> int:
    """A place by its name: a territory id or ``base``."""
    if name == "base":
        return BASE
    if name not in t.place:
        raise Refused("scythe-unknown-territory", name=name)
    return t.place[name]


def human_moved(t: Tables, s: State, event: HumanMoved, r: Resolving) -> State:
    """Pieces go from one place to another. Lone Automa workers there go home at once."""
    _running(s)
    origin, to = place_of(t, event.origin), place_of(t, event.to)
    s = _taken(t, s, event, origin)
    if event.carry:
        s = _carried(t, s, origin, to, event)
    s = _put(t, s, event.piece, to, event.count)
    return _arrived(t, s, event.piece, to, r)


def human_placed(t: Tables, s: State, event: HumanPlaced, r: Resolving) -> State:
    """A new piece on the board."""
    _running(s)
    at = place_of(t, event.at)
    if event.count != 1 and event.piece not in ("mech", "worker"):
        raise Refused("scythe-no-piece-left", piece=event.piece)
    if event.piece in ("structure", "token"):
        if at == BASE:
            raise Refused("scythe-not-on-base", piece=event.piece)
        field = "structures" if event.piece == "structure" else "tokens"
        mask = getattr(s.human, field) | 1 << at
        if event.piece == "structure" and mask.bit_count() > t.box.game.structures:
            raise Refused("scythe-no-piece-left", piece=event.piece)
        return structs.replace(s, human=structs.replace(s.human, **{field: mask}))
    if _automa_at(s, at):
        raise Refused("scythe-placed-on-enemy", at=_name(t, at))
    return _put(t, s, event.piece, at, event.count)


def human_attacked(t: Tables, s: State, event: HumanAttacked, r: Resolving) -> State:
    """The human is the aggressor on this territory."""
    _running(s)
    at = place_of(t, event.at)
    if not contested(s) >> at & 1:
        raise Refused("scythe-no-combat", at=_name(t, at))
    s = fight(t, s, at, "human", r)
    return s if s.over is not None else _encountered(t, s, at, r)


def star_placed(t: Tables, s: State, event: StarPlaced, r: Resolving) -> State:
    """One of the human's own stars."""
    _running(s)
    return human_star(t, s, "own", r)


def _running(s: State) -> None:
    if s.over is not None:
        raise Refused("core-game-over")


def _taken(t: Tables, s: State, event: HumanMoved, origin: int) -> State:
    human = s.human
    if event.piece == "character":
        if event.count != 1 or human.character != origin:
            raise Refused("scythe-no-such-piece", piece=event.piece, at=_name(t, origin))
        return structs.replace(s, human=structs.replace(human, character=MAT))
    units = list(human.mechs if event.piece == "mech" else human.workers)
    if event.count < 1 or units.count(origin) < event.count:
        raise Refused("scythe-no-such-piece", piece=event.piece, at=_name(t, origin))
    for _ in range(event.count):
        units.remove(origin)
    field = "mechs" if event.piece == "mech" else "workers"
    return structs.replace(s, human=structs.replace(human, **{field: tuple(units)}))


def _carried(t: Tables, s: State, origin: int, to: int, event: HumanMoved) -> State:
    lying = resources_at(s.human, origin) if origin < BASE else 0
    if not 0 <= event.carry <= lying or to == BASE:
        raise Refused("scythe-too-few-resources", count=event.carry, at=_name(t, origin))
    s = set_resources(s, origin, lying - event.carry)
    return set_resources(s, to, resources_at(s.human, to) + event.carry)


def _put(t: Tables, s: State, piece: str, at: int, count: int) -> State:
    human = s.human
    if piece == "character":
        if human.character != MAT:
            raise Refused("scythe-no-piece-left", piece=piece)
        return structs.replace(s, human=structs.replace(human, character=at))
    field, most = ("mechs", t.box.game.mechs) if piece == "mech" else ("workers", t.box.game.workers)
    units = getattr(human, field)
    if not 1 <= count <= most - len(units):
        raise Refused("scythe-no-piece-left", piece=piece)
    if piece == "worker" and _automa_at(s, at) and not contested(s) >> at & 1:
        raise Refused("scythe-worker-into-enemy", at=_name(t, at))
    units = tuple(sorted((*units, *([at] * count))))
    return structs.replace(s, human=structs.replace(human, **{field: units}))


def _arrived(t: Tables, s: State, piece: str, to: int, r: Resolving) -> State:
    if piece == "worker" or to == BASE:
        return s
    if not territories(combat_units(s.automa)) >> to & 1 and to in s.automa.workers:
        s = send_workers_home(t, s, to, s.automa.workers.count(to), r)
        s = take_resources(t, s, r, to)
    if piece == "mech" or contested(s) >> to & 1:
        return s
    return _encountered(t, s, to, r)


def _encountered(t: Tables, s: State, at: int, r: Resolving) -> State:
    """The human's character takes the token where it stands, after a combat only if it won (ruling S28)."""
    if s.human.character != at or not s.encounters >> at & 1:
        return s
    if r.listens:
        r.do("scythe-do-human-encounter", "encounter-or-factory", at=_name(t, at))
    return structs.replace(s, encounters=s.encounters & ~(1 << at))


def _automa_at(s: State, place: int) -> bool:
    return bool(territories(combat_units(s.automa) + s.automa.workers) >> place & 1)


def _name(t: Tables, place: int) -> str:
    return "@base" if place == BASE else f"@territory-{t.names[place]}"
