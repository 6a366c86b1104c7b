"""The human's turn, as far as the Automa and the final count need it."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import each
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.scythe.box.tables import BASE, FOREIGN, MAT, Box
from automatable.games.scythe.position.events import HumanAttacked, HumanMoved, HumanPlaced, StarPlaced
from automatable.games.scythe.position.json_format import place_of
from automatable.games.scythe.position.state import (
    Human,
    State,
    automa_territories,
    combat_units,
    contested,
    resources_at,
)
from automatable.games.scythe.rules.combat import fight
from automatable.games.scythe.rules.resources import take_resources, with_resources
from automatable.games.scythe.rules.retreat import send_workers_home
from automatable.games.scythe.rules.stars import human_star
from automatable.games.scythe.rules.tokens import put_token


def human_moved(box: Box, state: State, event: HumanMoved, r: Resolver) -> State:
    """The human moves pieces; Automa workers without a combat unit at the target go home."""
    _check_running(state)
    faction = state.human.faction
    origin, to = place_of(box, event.origin, faction), place_of(box, event.to, faction)
    if to >= FOREIGN and not wayfares(box, state, to):
        raise UserError("scythe-no-wayfare", base=box.references[to], ruling="S39")
    human = state.human
    _check_there(box, human, event, origin)
    if event.carry:
        human = _carried(box, human, origin, to, event)
    companions = _companions(box, human, event, origin)
    if event.piece == "worker" and automa_territories(state) >> to & 1 and not contested(state) >> to & 1:
        raise UserError("scythe-worker-into-enemy", at=box.references[to], ruling="S29")
    state = structs.replace(state, human=_moved(human, event, origin, to))
    r.cause("movement")
    state = _arrived(box, state, event.piece, to, r)
    return _joined(state, origin, to, companions)


def human_placed(box: Box, state: State, event: HumanPlaced, r: Resolver) -> State:
    """The human puts a new piece on the board."""
    _check_running(state)
    at = place_of(box, event.at, state.human.faction)
    if event.count != 1 and event.piece not in ("mech", "worker"):
        raise UserError("scythe-no-piece-left", piece=event.piece)
    if at >= FOREIGN or (at == BASE and event.piece in ("structure", "token")):
        raise UserError("scythe-not-on-base", piece=event.piece)
    if event.piece == "token":
        return put_token(box, state, at)
    if event.piece in ("structure", "mech") and box.lakes >> at & 1:
        raise UserError("scythe-not-on-lake", piece=event.piece)
    if event.piece == "structure":
        mask = state.human.structures | 1 << at
        if mask == state.human.structures or mask.bit_count() > box.printed.game.structures:
            raise UserError("scythe-no-piece-left", piece=event.piece)
        return structs.replace(state, human=structs.replace(state.human, structures=mask))
    if automa_territories(state) >> at & 1:
        raise UserError("scythe-placed-on-enemy", at=box.references[at], ruling="S29")
    human = _put(box, _unlocked(box, state.human, event), event.piece, at, event.count)
    return structs.replace(state, human=human)


def human_attacked(box: Box, state: State, event: HumanAttacked, r: Resolver) -> State:
    """The human attacks on this territory."""
    _check_running(state)
    at = place_of(box, event.at, state.human.faction)
    if not contested(state) >> at & 1:
        raise UserError("scythe-no-combat", at=box.references[at])
    r.cause("combat")
    state = fight(box, state, at, "human", r)
    return state if state.over is not None else _encountered(box, state, at, r, fought=True)


def fight_question(box: Box, state: State) -> Question:
    """Ask for the territory of the next combat, where combat units of both sides meet."""
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


def star_placed(box: Box, state: State, event: StarPlaced, r: Resolver) -> State:
    """The human places a star of its own."""
    _check_running(state)
    r.cause("gain")
    return human_star(box, state, "own", r)


def wayfares(box: Box, state: State, place: int) -> bool:
    """Whether the human's units may be on this base of another faction (S39)."""
    active = (state.human.faction, state.automa.faction)
    return "wayfare" in state.human.abilities and box.bases[place - FOREIGN] not in active


def _check_running(state: State) -> None:
    if state.over is not None:
        raise UserError("core-game-over")


def _check_there(box: Box, human: Human, event: HumanMoved, origin: int) -> None:
    """The pieces that move must be on the board, at the origin of the move."""
    if event.piece == "character":
        there = event.count == 1 and human.character == origin
    else:
        units = human.mechs if event.piece == "mech" else human.workers
        there = 1 <= event.count <= units.count(origin)
    if not there:
        raise UserError("scythe-no-such-piece", piece=event.piece, at=box.references[origin])


def _moved(human: Human, event: HumanMoved, origin: int, to: int) -> Human:
    """The human with the pieces in their new place."""
    if event.piece == "character":
        return structs.replace(human, character=to)
    units = list(human.mechs if event.piece == "mech" else human.workers)
    for _ in range(event.count):
        units[units.index(origin)] = to
    units.sort()
    if event.piece == "mech":
        return structs.replace(human, mechs=tuple(units))
    return structs.replace(human, workers=tuple(units))


def _companions(box: Box, human: Human, event: HumanMoved, origin: int) -> int:
    """The number of workers that go along, once they are known to be there."""
    if event.workers and (event.piece == "worker" or not 0 < event.workers <= human.workers.count(origin)):
        raise UserError("scythe-no-such-companions", count=event.workers, at=box.references[origin])
    return event.workers


def _joined(state: State, origin: int, to: int, count: int) -> State:
    """Workers follow the unit that has arrived: it has sent the Automa's workers home, or a combat is due."""
    if not count:
        return state
    workers = list(state.human.workers)
    for _ in range(count):
        workers.remove(origin)
    human = structs.replace(state.human, workers=tuple(sorted((*workers, *([to] * count)))))
    return structs.replace(state, human=human)


def _unlocked(box: Box, human: Human, event: HumanPlaced) -> Human:
    """The human with the ability that its new mech unlocks."""
    ability = event.ability
    if not ability:
        return human
    if ability not in box.printed.factions[human.faction].abilities:
        raise UserError("scythe-unknown-ability", ability=ability, faction=f"@faction-{human.faction}")
    if event.piece != "mech" or ability in human.abilities:
        raise UserError("scythe-ability-not-unlocked", ability=f"@ability-{ability}")
    return structs.replace(human, abilities=(*human.abilities, ability))


def _carried(box: Box, human: Human, origin: int, to: int, event: HumanMoved) -> Human:
    there = resources_at(human, origin) if origin < BASE else 0
    if not 0 <= event.carry <= there or to >= BASE:
        raise UserError("scythe-too-few-resources", count=event.carry, at=box.references[origin])
    human = with_resources(human, origin, there - event.carry)
    return with_resources(human, to, resources_at(human, to) + event.carry)


def _put(box: Box, human: Human, piece: str, at: int, count: int) -> Human:
    """The human with new pieces on the board."""
    numbers = box.printed.game
    if piece == "character":
        if human.character != MAT:
            raise UserError("scythe-no-piece-left", piece=piece)
        return structs.replace(human, character=at)
    units, most = (human.mechs, numbers.mechs) if piece == "mech" else (human.workers, numbers.workers)
    if not 1 <= count <= most - len(units):
        raise UserError("scythe-no-piece-left", piece=piece)
    units = tuple(sorted((*units, *([at] * count))))
    if piece == "mech":
        return structs.replace(human, mechs=units)
    return structs.replace(human, workers=units)


def _arrived(box: Box, state: State, piece: str, to: int, r: Resolver) -> State:
    if piece == "worker" or to >= BASE:
        return state
    if to in state.automa.workers and to not in combat_units(state.automa):
        state = send_workers_home(box, state, to, state.automa.workers.count(to), r)
        state = take_resources(box, state, to, r)
    if piece == "mech" or contested(state) >> to & 1:
        return state
    return _encountered(box, state, to, r)


def _encountered(box: Box, state: State, at: int, r: Resolver, fought: bool = False) -> State:
    """The human's character takes the encounter token here, after a combat only if it won (S28)."""
    if state.human.character != at or not state.encounters >> at & 1:
        return state
    if r.explaining:
        if fought:
            r.note("scythe-note-encounter-won", "encounter-or-factory", ruling="S28")
        r.instruct("scythe-do-human-encounter", "encounter-or-factory", at=box.references[at])
    return structs.replace(state, encounters=state.encounters & ~(1 << at))
