"""Set-up (p. 2): the human's as in a two-player game, the Automa's by its own list."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.marks import asked_if
from automatable.games.scythe.box.printed import Faction
from automatable.games.scythe.box.tables import BASE, Box
from automatable.games.scythe.position.state import Automa, Human, Modifiers, State

Change = Annotated[int, Meta(ge=-2, le=2)]
PASSING = ("automa", "automaszyna")
"""Levels at which the Automa may pass on the pass symbol (S24)."""
PlayerMat = Literal[
    "industrial", "engineering", "militant", "patriotic", "innovative", "mechanical", "agricultural"
]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices before a game. The defaults are the book's recommended first game: far apart, easy."""

    human: Faction = "polania"
    automa: Faction = "rusviet"
    level: str = "autometta"
    player_mat: PlayerMat = "industrial"
    passes: Annotated[bool, asked_if(level=PASSING)] = False
    coins: Change = 0
    power: Change = 0
    move_check: bool = False
    piece_check: bool = False
    all_moves: bool = False
    tunnels: bool = False


def new(box: Box, setup: Setup) -> State:
    """The position before the human's first turn."""
    if setup.human == setup.automa:
        raise UserError("scythe-same-faction", faction=f"@faction-{setup.human}")
    if setup.passes and setup.level not in PASSING:
        raise UserError("scythe-passes-level", level=f"@level-{setup.level}", ruling="S24")
    its, mine = box.printed.factions[setup.automa], box.printed.factions[setup.human]
    mat = box.printed.player_mats[setup.player_mat]
    return State(
        level=setup.level,
        modifiers=Modifiers(
            passes=setup.passes,
            coins=setup.coins,
            power=setup.power,
            move_check=setup.move_check,
            piece_check=setup.piece_check,
            all_moves=setup.all_moves,
            tunnels=setup.tunnels,
        ),
        automa=Automa(
            setup.automa,
            character=BASE,
            workers=_workers(box, setup.automa),
            power=its.power,
            coins=box.printed.game.automa_coins,
            combat_cards=its.combat_cards,
        ),
        human=Human(
            setup.human,
            character=BASE,
            workers=_workers(box, setup.human),
            power=mine.power,
            popularity=mat.popularity,
            coins=mat.coins,
        ),
        encounters=box.encounters,
        deck=box.deck,
    )


def _workers(box: Box, faction: Faction) -> tuple[int, ...]:
    return tuple(sorted(box.place[name] for name in box.printed.map.bases[faction].workers))


def checklist(box: Box, state: State, r: Resolver) -> None:
    """The checklist of the set-up."""
    automa, numbers = state.automa, box.printed.game
    where = [box.references[place] for place in automa.workers]
    r.instruct("scythe-prepare-board", "set-up")
    r.instruct("scythe-prepare-faction", "set-up", faction=f"@faction-{automa.faction}")
    r.instruct("scythe-prepare-power-cards", "set-up", power=automa.power, cards=automa.combat_cards)
    r.instruct(
        "scythe-prepare-coins-popularity", "set-up", coins=automa.coins, popularity=numbers.automa_popularity
    )
    r.instruct("scythe-prepare-pieces", "set-up", where=where)
    r.instruct("scythe-prepare-mat", "set-up", mechs=numbers.mechs, workers=numbers.workers - len(where))
    r.instruct("scythe-prepare-star-card", "set-up", level=f"@level-{state.level}")
    r.instruct_holder("automa", "scythe-prepare-deck", "set-up", cards=len(box.cards))
    if box.printed.factions[automa.faction].invaders:
        replaced = sorted(int(number) for number in box.printed.invaders)
        r.instruct_holder("automa", "scythe-prepare-invaders", "S18", cards=replaced)
    if token := box.printed.factions[automa.faction].token:
        r.instruct("scythe-prepare-no-tokens", "S36", token=token)
    r.instruct("scythe-prepare-first", "first-turn")
