"""Flags of Albion and traps of Togawa (Invaders from Afar, pp. 4 to 6): the human's only (S34 to S36)."""

from __future__ import annotations

from msgspec.structs import replace

from automatable.core.choosing import Mask
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import Resolving
from automatable.games.scythe.state import Automa, State, automa_territories, combat_units, territories
from automatable.games.scythe.tables import Box


def put_token(box: Box, state: State, at: int) -> State:
    """The human lays a flag or an armed trap, or arms a sprung one again (Shinobi)."""
    human, here = state.human, 1 << at
    if box.printed.factions[human.faction].token is None:
        raise Refused("scythe-no-tokens", faction=f"@faction-{human.faction}")
    laid = (human.tokens | human.disarmed).bit_count() - bool(human.disarmed & here)
    if human.tokens & here or laid >= box.printed.game.tokens:
        raise Refused("scythe-no-piece-left", piece="token")
    human = replace(human, tokens=human.tokens | here, disarmed=human.disarmed & ~here)
    return replace(state, human=human)


def armed_traps(box: Box, state: State) -> Mask:
    """Where traps of the human lie in wait."""
    human = state.human
    return human.tokens if human.tokens and box.printed.factions[human.faction].token == "trap" else 0


def spring_trap(box: Box, state: State, territory: int, r: Resolving) -> State:
    """An Automa unit has moved onto a trap: it costs what stands on it, before anything else there (S35)."""
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
    if r.listens:
        r.do("scythe-do-trap", "S35", at=box.references[territory], penalty=penalty, count=count)
    automa = _lost(state.automa, penalty, count, r)
    human = replace(human, tokens=human.tokens & ~here, disarmed=human.disarmed | here)
    return replace(state, automa=automa, human=human)


def _lost(automa: Automa, penalty: str, count: int, r: Resolving) -> Automa:
    if penalty == "popularity":
        if r.listens:
            r.note("scythe-note-trap-popularity", "automa-limits", ruling="S35")
        return automa
    field = penalty.replace("-", "_")
    before = getattr(automa, field)
    after = max(0, before - count)
    if r.listens:
        what = "cards-used" if penalty == "combat-cards" else penalty
        r.net(f"scythe-net-{what}", "S35", before, after)
    return replace(automa, **{field: after})


def flagged(box: Box, state: State) -> Mask:
    """Where a flag counts once more: with a unit or structure of Albion, not beside its base (S34)."""
    human = state.human
    if box.printed.factions[human.faction].token != "flag":
        return 0
    units = territories(combat_units(human) + human.workers)
    own = (units | human.structures) & ~automa_territories(state)
    beside = box.base_rings[human.faction].sets[1]
    return human.tokens & own & ~beside
