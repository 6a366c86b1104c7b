"""Retreat after a combat (p. 10), and from combats that are not fought."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from automatable.core.engine.choices import each
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.scythe.box.tables import BASE, MAT, Box
from automatable.games.scythe.position.state import (
    Human,
    State,
    automa_territories,
    contested,
    resources_at,
)
from automatable.games.scythe.rules.resources import set_resources


def beat_automa(box: Box, state: State, territory: int, r: Resolver) -> State:
    """The Automa's combat units go to the mat, Ultimaszyna's to its base."""
    automa = state.automa
    to_base = box.printed.star_cards[state.level].ultimaszyna
    lost = automa.mechs.count(territory)
    mechs = tuple(place for place in automa.mechs if place != territory)
    if to_base:
        mechs += (BASE,) * lost
    character = automa.character
    if character == territory:
        character = BASE if to_base else MAT
    if r.explaining:
        r.instruct(
            "scythe-do-automa-beaten",
            "ultimaszyna-retreat" if to_base else "combat-loser",
            what="both" if character != automa.character and lost else "mechs" if lost else "character",
            mechs=lost,
            at=box.references[territory],
            to="@base" if to_base else "@mat",
        )
    return replace(state, automa=replace(automa, mechs=mechs, character=character))


def send_workers_home(box: Box, state: State, territory: int, popularity: int, r: Resolver) -> State:
    """The Automa's workers on this territory go to its base; the human pays in popularity."""
    workers = state.automa.workers.count(territory)
    if not workers:
        return state
    home = tuple(BASE if place == territory else place for place in state.automa.workers)
    before = state.human.popularity
    after = before - min(popularity, before)
    if r.explaining:
        at = box.references[territory]
        r.instruct("scythe-do-workers-home", "lone-workers", count=workers, at=at, to="@base")
        r.record("scythe-net-your-popularity", "lone-workers", before, after)
    return replace(
        state,
        automa=replace(state.automa, workers=tuple(sorted(home))),
        human=replace(state.human, popularity=after),
    )


def retreat_human(box: Box, state: State, territory: int, r: Resolver, tag: str) -> State:
    """The human lost: its units go home, or with Seaworthy to an adjacent lake (S37)."""
    lakes = box.around[territory] & box.lakes & ~automa_territories(state)
    if "seaworthy" not in state.human.abilities or not lakes:
        return send_human_home(box, state, territory, r)
    home = Option("base", "scythe-option-base")
    to = _asked(box, r, f"{tag}-retreat", territory, "units", (home, *_named(box, each(lakes))))
    workers = to
    if to != BASE and territory in state.human.workers:
        carried = territory in state.human.mechs
        lake = _named(box, [to])
        workers = (
            _asked(box, r, f"{tag}-retreat-workers", territory, "workers", (*lake, home)) if carried else BASE
        )
    if r.explaining and to != BASE:
        r.note("scythe-note-seaworthy", "S37", ruling="S37", at=box.references[to])
    return _left(box, state, territory, to, workers, r, "combat")


def _asked(
    box: Box, r: Resolver, id: str, territory: int, what: str, options: tuple[Option, ...], rule: str = "S37"
) -> int:
    at = box.references[territory]
    place = r.ask(Question(id, f"scythe-ask-{what}-back", rule, {"at": at}, options=options))
    return BASE if place == "base" else box.place[place]


def _named(box: Box, places: Iterable[int]) -> tuple[Option, ...]:
    return tuple(Option(box.names[p], "scythe-option-territory", {"at": box.references[p]}) for p in places)


def send_human_home(box: Box, state: State, territory: int, r: Resolver, rule: str = "combat") -> State:
    """All the human's units on this territory go to its base."""
    return _left(box, state, territory, BASE, BASE, r, rule)


def _left(box: Box, state: State, territory: int, to: int, workers: int, r: Resolver, rule: str) -> State:
    human = state.human
    if r.explaining:
        home = f"@base-{human.faction}"
        at = box.references[territory]
        if to == workers or territory not in human.workers:
            r.instruct("scythe-do-human-home", rule, at=at, to=home if to == BASE else box.references[to])
        else:
            r.instruct("scythe-do-human-lake", rule, at=at, to=box.references[to], home=home)
    fighters = replace(
        human,
        character=to if human.character == territory else human.character,
        mechs=_moved(human.mechs, territory, to),
        workers=_moved(human.workers, territory, workers),
    )
    return replace(state, human=fighters)


def _moved(units: tuple[int, ...], territory: int, to: int) -> tuple[int, ...]:
    return tuple(sorted([to if place == territory else place for place in units]))


def call_off(box: Box, state: State, r: Resolver) -> State:
    """The game is over with combats not fought: each attacker goes back to where it came from (S33)."""
    for territory in each(contested(state)):
        state = _called_off(box, state, territory, r)
    return state


def _called_off(box: Box, state: State, territory: int, r: Resolver) -> State:
    """Ask where each unit came from; resources go back with the first unit that returns to a territory."""
    human = state.human
    free = box.all & ~automa_territories(state)
    near, far = free & box.around[territory], free & ~box.around[territory]
    options = (*_named(box, each(near)), Option("base", "scythe-option-base"), *_named(box, each(far)))
    carried = resources_at(human, territory)
    for number, piece in enumerate(_pieces(human, territory)):
        id = f"back-{box.names[territory]}-{number + 1}"
        to = _asked(box, r, id, territory, piece, options, "S33")
        if r.explaining:
            home = f"@base-{human.faction}"
            end = home if to == BASE else box.references[to]
            r.instruct("scythe-do-called-off", "S33", piece=piece, origin=box.references[territory], to=end)
        human = _one_back(human, piece, territory, to)
        state = replace(state, human=human)
        if carried and to != BASE:
            state = set_resources(state, territory, 0)
            state = set_resources(state, to, resources_at(state.human, to) + carried)
            human, carried = state.human, 0
        r.checkpoint(state)
    return state


def _pieces(human: Human, territory: int) -> list[str]:
    character = ["character"] if human.character == territory else []
    mechs, workers = human.mechs.count(territory), human.workers.count(territory)
    return character + ["mech"] * mechs + ["worker"] * workers


def _one_back(human: Human, piece: str, territory: int, to: int) -> Human:
    if piece == "character":
        return replace(human, character=to)
    field = "mechs" if piece == "mech" else "workers"
    units = list(getattr(human, field))
    units[units.index(territory)] = to
    return replace(human, **{field: tuple(sorted(units))})
