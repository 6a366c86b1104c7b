"""Flags of Albion and traps of Togawa (Invaders from Afar, pp. 4 to 6); only the human uses them (S36)."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.engine.choices import Mask
from automatable.core.engine.errors import UserError
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Option
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import (
    Automa,
    State,
    automa_territories,
    fighters,
    territories,
)


def put_token(box: Box, state: State, at: int) -> State:
    """The human places a flag or an armed trap, or arms a sprung one again (Shinobi)."""
    human, here = state.human, 1 << at
    if box.printed.factions[human.faction].token is None:
        raise UserError("scythe-no-tokens", faction=f"@faction-{human.faction}")
    laid = (human.tokens | human.disarmed).bit_count() - bool(human.disarmed & here)
    if human.tokens & here or laid >= box.printed.game.tokens:
        raise UserError("scythe-no-piece-left", piece="token")
    human = replace(human, tokens=human.tokens | here, disarmed=human.disarmed & ~here)
    return replace(state, human=human)


def armed_traps(box: Box, state: State) -> Mask:
    """The territories with armed traps of the human."""
    human = state.human
    return human.tokens if human.tokens and box.printed.factions[human.faction].token == "trap" else 0


def spring_trap(box: Box, state: State, territory: int, r: Resolver) -> State:
    """An Automa unit has moved onto a trap: it pays the penalty before anything else happens there (S35)."""
    human, here, most = state.human, 1 << territory, box.printed.game.traps
    penalty = r.ask(
        Question(
            f"trap-{box.names[territory]}",
            "scythe-ask-trap",
            "S35",
            {"at": box.references[territory]},
            options=tuple(
                Option(name, "scythe-option-trap", {"penalty": name, "count": count})
                for name, count in most.items()
            ),
        )
    )
    count = most[penalty]
    if r.explaining:
        r.instruct("scythe-do-trap", "S35", at=box.references[territory], penalty=penalty, count=count)
    automa = _lost(state.automa, penalty, count, r)
    human = replace(human, tokens=human.tokens & ~here, disarmed=human.disarmed | here)
    state = replace(state, automa=automa, human=human)
    r.checkpoint(state)
    return state


def _lost(automa: Automa, penalty: str, count: int, r: Resolver) -> Automa:
    if penalty == "popularity":
        if r.explaining:
            r.note("scythe-note-trap-popularity", "automa-limits", ruling="S35")
        return automa
    field = penalty.replace("-", "_")
    before = getattr(automa, field)
    after = max(0, before - count)
    if r.explaining and penalty != "combat-cards":
        r.record(f"scythe-net-{penalty}", "S35", before, after)
    return replace(automa, **{field: after})


def flagged(box: Box, state: State) -> Mask:
    """The flags that count once more: with a unit or structure of Albion, not beside its base (S34)."""
    human = state.human
    if box.printed.factions[human.faction].token != "flag":
        return 0
    units = fighters(human) | territories(human.workers)
    own = (units | human.structures) & ~automa_territories(state)
    beside = box.base_rings[human.faction].sets[1]
    return human.tokens & own & ~beside
