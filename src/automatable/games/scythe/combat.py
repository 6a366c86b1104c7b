"""Combat in both directions (p. 10)."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.resolution import Resolving
from automatable.games.scythe.resources import remove_resources, take_resources
from automatable.games.scythe.retreat import beat_automa, retreat_human, send_workers_home
from automatable.games.scythe.stars import first_reached, human_star, placed
from automatable.games.scythe.state import State, Who
from automatable.games.scythe.strength import (
    Strength,
    automa_strength,
    human_strength,
    known_power,
    use_abilities,
)
from automatable.games.scythe.tables import Box


def fight(box: Box, state: State, territory: int, attacker: Who, r: Resolving, nth: int = 1) -> State:
    """One combat on one territory, the ``nth`` of this event; a tie goes to the attacker (ruling S10)."""
    at = box.references[territory]
    if r.listens:
        r.do("scythe-do-combat", "combat", at=at, attacker=attacker)
    tag = "combat" if nth == 1 else f"combat-{nth}"
    state = known_power(box, state, r, tag)
    before = state.automa
    power = state.human.power
    state = use_abilities(box, state, territory, attacker, r, tag)
    topped = power < state.human.power == box.printed.game.power_most
    if topped and attacker == "human":
        state = _power_star(box, state, r, tag)
        if state.over is not None:
            return state
    human = human_strength(box, state, territory, r, tag)
    state, automa = automa_strength(box, state, territory, before, r, tag)
    lead = automa.total - human.total
    automa_wins = lead > 0 or (lead == 0 and attacker == "automa")
    if r.listens:
        if lead == 0:
            r.note("scythe-note-tie", "combat", ruling="S10", attacker=attacker)
        winner = "automa" if automa_wins else "human"
        r.do("scythe-do-combat-won", "combat", winner=winner, automa=automa.total, human=human.total, at=at)
    state = _pay(state, automa, human, r)
    if automa_wins:
        state = _automa_won(box, state, territory, human, r, tag)
    else:
        state = _human_won(box, state, territory, attacker, automa, r)
    if topped and attacker == "automa" and state.over is None:
        state = _power_star(box, state, r, tag)
    return state


def _power_star(box: Box, state: State, r: Resolving, tag: str) -> State:
    """Shield or Ronin took the human to the end of the power track (S40)."""
    return (
        human_star(box, state, "power", r) if first_reached("power", f"{tag}-power-star", "S40", r) else state
    )


def _pay(state: State, automa: Strength, human: Strength, r: Resolving) -> State:
    """Both sides pay the power they used; all cards used are gone."""
    its, mine = state.automa, state.human
    cards = its.combat_cards - automa.cards
    if r.listens:
        if automa.cards or human.cards_total:
            r.do("scythe-do-discard-cards", "combat")
        r.net("scythe-net-power", "combat", its.power, its.power - automa.power)
        r.net("scythe-net-cards-used", "combat", its.combat_cards, cards)
        r.net("scythe-net-your-power", "combat", mine.power, mine.power - human.power)
    return replace(
        state,
        automa=replace(its, power=its.power - automa.power, combat_cards=cards),
        human=replace(mine, power=mine.power - human.power),
    )


def _automa_won(box: Box, state: State, territory: int, human: Strength, r: Resolving, tag: str) -> State:
    """The human's units retreat, the resources are gone; up to two combat stars."""
    if r.listens and human.total:
        r.do("scythe-do-human-draws", "combat")
    state = retreat_human(box, state, territory, r, tag)
    state = remove_resources(box, state, territory, r)
    automa = state.automa
    if automa.combat_stars >= box.printed.game.combat_stars:
        return state
    state = replace(state, automa=replace(automa, combat_stars=automa.combat_stars + 1))
    return placed(box, state, "combat", r)


def _human_won(
    box: Box, state: State, territory: int, attacker: Who, automa: Strength, r: Resolving
) -> State:
    """The Automa's combat units go to the mat (Ultimaszyna: its base), its workers to the base."""
    its = state.automa
    if automa.total:
        if r.listens:
            r.net("scythe-net-cards-drawn", "combat", its.combat_cards, its.combat_cards + 1)
        state = replace(state, automa=replace(its, combat_cards=its.combat_cards + 1))
    state = beat_automa(box, state, territory, r)
    workers = state.automa.workers.count(territory)
    if attacker == "human":
        spared = "camaraderie" in state.human.abilities
        state = send_workers_home(box, state, territory, 0 if spared else workers, r)
        state = take_resources(box, state, territory, r)
    return _combat_star(box, state, r)


def _combat_star(box: Box, state: State, r: Resolving) -> State:
    """A combat won is a star: two at most, for Saxony any number."""
    human = state.human
    if human.combat_stars >= box.printed.game.combat_stars and human.faction != "saxony":
        return state
    human = replace(human, combat_stars=human.combat_stars + 1)
    return human_star(box, replace(state, human=human), "combat", r)
