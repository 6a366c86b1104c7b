"""Positions and what is checked on them: a test's body is a position before and what comes out."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable import games
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.effects import Effects
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.rules.board import effect_use

GAME = games.load("golem")
BOX = GAME.box


def position(automa: dict[str, Any] | None = None, table: dict[str, Any] | None = None, **rest: Any) -> Any:
    """A state from the JSON form; tokens red, yellow, blue from the top unless said otherwise."""
    level = GAME.levels.index(rest.get("level", "normal")) + 1
    own = {"artifact_tile": "01", "starting": ["10", "11", "12", "13"][:level], **(automa or {})}
    around = {"characters": ["01", "02", "03", "04"], "tiles": ["01", "02", "03"], **(table or {})}
    around.setdefault("quarters", quarters())
    if rest.get("humans", 1) != 1 and "tiles" not in (table or {}):
        around["tiles"] = [f"{n:02}" for n in range(1, rest["humans"] + 3)]
    return GAME.from_json({"automa": own, "table": around, **rest})


def quarters(**changed: str) -> list[str]:
    """Neighbourhood tiles 01 to 09 in each district; ``red_4="red-08"`` lays that one there, by exchange."""
    laid = []
    for district in ("red", "yellow", "blue"):
        laid += [f"{district}-{n:02}" for n in range(1, 10)] + ["-"]
    for place, tile in changed.items():
        district, section = place.split("_")
        index = ("red", "yellow", "blue").index(district) * 10 + int(section) - 1
        if tile in laid and tile != "-":
            laid[laid.index(tile)] = laid[index]
        laid[index] = tile
    return laid


def rows(**marbles: str) -> dict[str, list[str]]:
    """Marbles by row: ``work="red white"``."""
    return {row: marbles.get(row, "").split() for row in ("work", "golem", "artifact", "study", "mirror")}


def choice(rule: str, state: Any, **args: Any) -> Any:
    """What a rule chooses; the silent run must agree with the explained one."""
    resolved = GAME.decide(rule, state, args, explain=True)
    assert resolved.choice == GAME.decide(rule, state, args, explain=False).choice
    return resolved.choice


def check_ties(rule: str, state: Any, ties: list[str], **args: Any) -> None:
    """The tie-breaks a rule needed on this position, in order."""
    explanation = GAME.decide(rule, state, args).explanation
    picked = [node for node in explanation if type(node).__name__ == "Picked"][-1]
    assert [weighed.tie_break.removeprefix("golem-") for weighed in picked.weighed] == ties


def context(state: Any, r: Resolver | None = None) -> Any:
    """What the rules read besides the position."""
    return new_context(BOX, state, r or Resolver())


def used(state: Any, *effects: dict[str, Any]) -> Any:
    """The position after these effects."""
    return effect_use.use(context(state), state, msgspec.convert(list(effects), Effects), "test")


def happen(state: Any, event: dict[str, Any], answers: dict[str, Any] | None = None) -> Any:
    """An event and the answers it asks for; every question must be answered and every answer asked for."""
    resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    left = dict(answers or {})
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        if question.deck == "books" and question.id not in left:
            left[question.id] = question.options[0].value
        assert question.id in left, f"asked: {question.id}"
        answer = GAME.decode_event(question.answer(left.pop(question.id)))
        resolution = GAME.apply(resolution.state, answer, explain=True)
    assert not left, f"never asked: {left}"
    return resolution


def turn(state: Any, card: str, answers: dict[str, Any] | None = None) -> Any:
    """The Automa's turn with this card."""
    return happen(state, {"type": "card-turned", "card": card}, answers)


def own(state: Any) -> dict[str, Any]:
    """The Automa's part of the JSON form."""
    automa: dict[str, Any] = GAME.to_json(state)["automa"]
    return automa


def said(resolution: Any) -> list[str]:
    """The instructions, without the game's name."""
    return [each.message.removeprefix("golem-").removeprefix("do-") for each in resolution.instructions]


def nodes(explanation: Any) -> list[Any]:
    """Everything an explanation tells, the headings left out."""
    found: list[Any] = []
    for node in explanation:
        found += nodes(node.steps) if type(node).__name__ == "Section" else [node]
    return found


def noted(resolution: Any) -> list[str]:
    """The facts an explanation tells, without the game's name."""
    resolved = [getattr(node, "message", "") for node in nodes(resolution.explanation)]
    return [message.removeprefix("golem-note-") for message in resolved if message]


def cited(explanation: Any) -> set[str]:
    """The rulings an explanation cites."""
    found: set[str] = set()
    for node in nodes(explanation):
        steps = (node, *getattr(node, "cuts", ()), *getattr(node, "weighed", ()))
        found |= {ruling for step in steps if (ruling := getattr(step, "ruling", None))}
    return found
