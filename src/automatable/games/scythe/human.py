"""What the human does at the table, as far as the Automa and the final count need it."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import each
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.scythe.combat import fight
from automatable.games.scythe.events import HumanAttacked, HumanMoved, HumanPlaced, StarPlaced
from automatable.games.scythe.notation import place_of
from automatable.games.scythe.resources import take_resources, with_resources
from automatable.games.scythe.retreat import send_workers_home
from automatable.games.scythe.stars import human_star
from automatable.games.scythe.state import (
    Human,
    State,
    automa_territories,
    combat_units,
    contested,
    resources_at,
)
from automatable.games.scythe.tables import BASE, FOREIGN, MAT, Box
from automatable.games.scythe.tokens import put_token


def human_moved(box: Box, state: State, event: HumanMoved, r: Resolving) -> State:
    """Pieces go from one place to another. Lone Automa workers there go home at once."""
    _running(state)
    faction = state.human.faction
    origin, to = place_of(box, event.origin, faction), place_of(box, event.to, faction)
    if to >= FOREIGN and not wayfares(box, state, to):
        raise Refused("scythe-no-wayfare", base=box.references[to], ruling="S39")
    human = _taken(box, state.human, event, origin)
    if event.carry:
        human = _carried(box, human, origin, to, event)
    state = _put(box, state, human, event.piece, to, event.count)
    r.cause("movement")
    return _arrived(box, state, event.piece, to, r)


def human_placed(box: Box, state: State, event: HumanPlaced, r: Resolving) -> State:
    """A new piece on the board."""
    _running(state)
    at = place_of(box, event.at, state.human.faction)
    if event.count != 1 and event.piece not in ("mech", "worker"):
        raise Refused("scythe-no-piece-left", piece=event.piece)
    if at >= FOREIGN or (at == BASE and event.piece in ("structure", "token")):
        raise Refused("scythe-not-on-base", piece=event.piece)
    if event.piece == "token":
        return put_token(box, state, at)
    if event.piece in ("structure", "mech") and box.lakes >> at & 1:
        raise Refused("scythe-not-on-lake", piece=event.piece)
    if event.piece == "structure":
        mask = state.human.structures | 1 << at
        if mask == state.human.structures or mask.bit_count() > box.printed.game.structures:
            raise Refused("scythe-no-piece-left", piece=event.piece)
        return structs.replace(state, human=structs.replace(state.human, structures=mask))
    if automa_territories(state) >> at & 1:
        raise Refused("scythe-placed-on-enemy", at=box.references[at], ruling="S29")
    return _put(box, state, state.human, event.piece, at, event.count)


def human_attacked(box: Box, state: State, event: HumanAttacked, r: Resolving) -> State:
    """The human is the aggressor on this territory."""
    _running(state)
    at = place_of(box, event.at, state.human.faction)
    if not contested(state) >> at & 1:
        raise Refused("scythe-no-combat", at=box.references[at])
    r.cause("combat")
    state = fight(box, state, at, "human", r)
    return state if state.over is not None else _encountered(box, state, at, r, fought=True)


def fight_question(box: Box, state: State) -> Question:
    """Combat units of both sides stand together: the fight is due, where first is the human's choice."""
    return Question(
        "fight",
        "scythe-ask-fight",
        "combat",
        options=tuple(
            Option(box.names[place], "scythe-option-fight", {"at": box.references[place]})
            for place in each(contested(state))
        ),
        event="human-attacked",
        field="at",
    )


def star_placed(box: Box, state: State, event: StarPlaced, r: Resolving) -> State:
    """One of the human's own stars."""
    _running(state)
    r.cause("gain")
    return human_star(box, state, "own", r)


def wayfares(box: Box, state: State, place: int) -> bool:
    """Whether the human's units may stand on this base of another faction (S39)."""
    active = (state.human.faction, state.automa.faction)
    return "wayfare" in state.human.abilities and box.bases[place - FOREIGN] not in active


def _running(state: State) -> None:
    if state.over is not None:
        raise Refused("core-game-over")


def _taken(box: Box, human: Human, event: HumanMoved, origin: int) -> Human:
    if event.piece == "character":
        if event.count != 1 or human.character != origin:
            raise Refused("scythe-no-such-piece", piece=event.piece, at=box.references[origin])
        return structs.replace(human, character=MAT)
    units = list(human.mechs if event.piece == "mech" else human.workers)
    if event.count < 1 or units.count(origin) < event.count:
        raise Refused("scythe-no-such-piece", piece=event.piece, at=box.references[origin])
    for _ in range(event.count):
        units.remove(origin)
    field = "mechs" if event.piece == "mech" else "workers"
    return structs.replace(human, **{field: tuple(units)})


def _carried(box: Box, human: Human, origin: int, to: int, event: HumanMoved) -> Human:
    lying = resources_at(human, origin) if origin < BASE else 0
    if not 0 <= event.carry <= lying or to >= BASE:
        raise Refused("scythe-too-few-resources", count=event.carry, at=box.references[origin])
    human = with_resources(human, origin, lying - event.carry)
    return with_resources(human, to, resources_at(human, to) + event.carry)


def _put(box: Box, state: State, human: Human, piece: str, at: int, count: int) -> State:
    numbers = box.printed.game
    if piece == "character":
        if human.character != MAT:
            raise Refused("scythe-no-piece-left", piece=piece)
        return structs.replace(state, human=structs.replace(human, character=at))
    field, most = ("mechs", numbers.mechs) if piece == "mech" else ("workers", numbers.workers)
    units = getattr(human, field)
    if not 1 <= count <= most - len(units):
        raise Refused("scythe-no-piece-left", piece=piece)
    if piece == "worker" and automa_territories(state) >> at & 1 and not contested(state) >> at & 1:
        raise Refused("scythe-worker-into-enemy", at=box.references[at], ruling="S29")
    units = tuple(sorted((*units, *([at] * count))))
    return structs.replace(state, human=structs.replace(human, **{field: units}))


def _arrived(box: Box, state: State, piece: str, to: int, r: Resolving) -> State:
    if piece == "worker" or to >= BASE:
        return state
    if to in state.automa.workers and to not in combat_units(state.automa):
        state = send_workers_home(box, state, to, state.automa.workers.count(to), r)
        state = take_resources(box, state, to, r)
    if piece == "mech" or contested(state) >> to & 1:
        return state
    return _encountered(box, state, to, r)


def _encountered(box: Box, state: State, at: int, r: Resolving, fought: bool = False) -> State:
    """The human's character takes the token where it stands, after a combat only if it won (ruling S28)."""
    if state.human.character != at or not state.encounters >> at & 1:
        return state
    if r.listens:
        if fought:
            r.note("scythe-note-encounter-won", "encounter-or-factory", ruling="S28")
        r.do("scythe-do-human-encounter", "encounter-or-factory", at=box.references[at])
    return structs.replace(state, encounters=state.encounters & ~(1 << at))
