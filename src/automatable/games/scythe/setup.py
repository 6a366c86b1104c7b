"""Set-up (p. 2): the human's as in a two-player game, the Automa's by its own list."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.scythe.printed import Faction
from automatable.games.scythe.state import Automa, Human, Modifiers, State
from automatable.games.scythe.tables import BASE, Box

Change = Annotated[int, Meta(ge=-2, le=2)]
PlayerMat = Literal[
    "industrial", "engineering", "militant", "patriotic", "innovative", "mechanical", "agricultural"
]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen before a game. The defaults are the first game the book recommends: far apart, easy."""

    human: Faction = "polania"
    automa: Faction = "rusviet"
    level: str = "autometta"
    player_mat: PlayerMat = "industrial"
    passes: bool = False
    coins: Change = 0
    power: Change = 0
    move_check: bool = False
    piece_check: bool = False
    all_moves: bool = False
    tunnels: bool = False


@lru_cache(maxsize=64)
def new(box: Box, setup: Setup) -> State:
    """The position before the human's first turn."""
    if setup.human == setup.automa:
        raise Refused("scythe-same-faction", faction=f"@faction-{setup.human}")
    if setup.passes and setup.level not in ("automa", "automaszyna"):
        raise Refused("scythe-passes-level", level=f"@level-{setup.level}", ruling="S24")
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


def checklist(box: Box, state: State, r: Resolving) -> None:
    """The checklist of what to put where."""
    automa, numbers = state.automa, box.printed.game
    where = [box.references[place] for place in automa.workers]
    r.do("scythe-prepare-board", "set-up")
    r.do("scythe-prepare-faction", "set-up", faction=f"@faction-{automa.faction}")
    r.do("scythe-prepare-power-cards", "set-up", power=automa.power, cards=automa.combat_cards)
    r.do(
        "scythe-prepare-coins-popularity", "set-up", coins=automa.coins, popularity=numbers.automa_popularity
    )
    r.do("scythe-prepare-pieces", "set-up", where=where)
    r.do("scythe-prepare-mat", "set-up", mechs=numbers.mechs, workers=numbers.workers - len(where))
    r.do("scythe-prepare-star-card", "set-up", level=f"@level-{state.level}")
    r.do_with("automa", "scythe-prepare-deck", "set-up", cards=len(box.cards))
    if box.printed.factions[automa.faction].invaders:
        replaced = sorted(int(number) for number in box.printed.invaders)
        r.do_with("automa", "scythe-prepare-invaders", "S18", cards=replaced)
    if token := box.printed.factions[automa.faction].token:
        r.do("scythe-prepare-no-tokens", "S36", token=token)
    r.do("scythe-prepare-first", "first-turn")
