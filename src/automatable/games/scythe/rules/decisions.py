"""The rules that can be asked on their own, each with its checklist and its inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from automatable.core.engine.choices import Keep, Pick
from automatable.core.engine.errors import UserError
from automatable.core.engine.resolution import Resolver
from automatable.core.engine.rules import Rule
from automatable.games.scythe.box.tables import BASE, Box
from automatable.games.scythe.position.json_format import name_of, names_of
from automatable.games.scythe.position.state import State, water_open
from automatable.games.scythe.rules import movement
from automatable.games.scythe.rules.five_steps import Steps
from automatable.games.scythe.rules.neighbourhood import Look, near_human, threatened

Inputs = Mapping[str, object]


def _movement(action: str) -> Callable[[Box, State, Inputs, Resolver], dict[str, str] | None]:
    def decide(box: Box, state: State, args: Inputs, r: Resolver) -> dict[str, str] | None:
        found = movement.ACTIONS[action](box, state, r)
        if found is None:
            return None
        return {"piece": found.piece, "from": name_of(box, found.origin), "to": name_of(box, found.to)}

    return decide


def _attack_combat_unit(box: Box, state: State, args: Inputs, r: Resolver) -> dict[str, str] | None:
    """The condition comes before the five steps: enough power for the number by the symbol (p. 8)."""
    needed = args.get("power", 0)
    if type(needed) is not int or needed < 0:
        raise UserError("core-bad-input", rule="attack-combat-unit", input="power", value=str(needed))
    if state.automa.power < needed:
        if r.explaining:
            power = state.automa.power
            r.note("scythe-note-too-weak", "attack-combat-unit", needed=needed, power=power)
        return None
    return _movement("attack-combat-unit")(box, state, {}, r)


def _neighbourhood(box: Box, state: State, args: Inputs, r: Resolver) -> dict[str, object]:
    near = box.near[water_open(box, state)]
    automa = {
        name_of(box, place): names_of(box, near[place])
        for place in (*state.automa.workers, *state.automa.mechs, state.automa.character)
        if place < BASE
    }
    if r.explaining:
        _cite(box, state, r)
    human = {
        name_of(box, place): names_of(box, near_human(box, state.human, state.modifiers.tunnels, place))
        for place in (*state.human.mechs, state.human.character)
        if place < BASE
    }
    return {
        "automa": automa,
        "base": names_of(box, box.base_near[state.automa.faction]),
        "human": human,
        "threatened": names_of(box, threatened(box, state.human, state.modifiers.tunnels)),
    }


def _cite(box: Box, state: State, r: Resolver) -> None:
    water = "open" if water_open(box, state) else "closed"
    r.note("scythe-note-near-automa", "neighbourhood", ruling="S4", water=water)
    r.note("scythe-note-near-base", "neighbourhood", ruling="S5")
    r.note("scythe-note-near-human", "neighbourhood", ruling="S6")


def _steps(steps: Steps) -> tuple[Keep[Look] | Pick[Look] | str, ...]:
    safe = () if steps.safe is None else (steps.safe,)
    return (
        "scythe-step-select",
        steps.select,
        "scythe-step-valid" if steps.from_base else "scythe-step-valid-units",
        steps.valid,
        "scythe-step-lift",
        "scythe-step-destination",
        *safe,
        steps.target,
        "scythe-step-place",
    )


RULES = {
    "move-worker": Rule("move-worker", _steps(movement.MOVE_WORKER), _movement("move-worker")),
    "move-mech": Rule("move-mech", _steps(movement.MOVE_MECH), _movement("move-mech")),
    "move-character": Rule("move-character", _steps(movement.MOVE_CHARACTER), _movement("move-character")),
    "encounter-or-factory": Rule(
        "encounter-or-factory", _steps(movement.ENCOUNTER), _movement("encounter-or-factory")
    ),
    "attack-worker": Rule("attack-worker", _steps(movement.ATTACK_WORKER), _movement("attack-worker")),
    "attack-combat-unit": Rule(
        "attack-combat-unit",
        ("scythe-step-enough-power", *_steps(movement.ATTACK_COMBAT_UNIT)),
        _attack_combat_unit,
        {"power": "the number printed by the symbol; 0 if left out"},
    ),
    "neighbourhood": Rule("neighbourhood", ("scythe-step-neighbourhood",), _neighbourhood),
}
