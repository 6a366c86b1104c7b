"""Positions and what is checked on them: a test's body is a position before and what comes out."""

from __future__ import annotations

from typing import Any

import msgspec

from automatable import games
from automatable.core.resolution import Resolving
from automatable.games.golem import using
from automatable.games.golem.effects import Effects

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
    """What a rule chooses; the silent run must agree with the told one."""
    told = GAME.decide(rule, state, args, listen=True)
    assert told.choice == GAME.decide(rule, state, args, listen=False).choice
    return told.choice


def check_ties(rule: str, state: Any, ties: list[str], **args: Any) -> None:
    """The tie-breaks a rule needed on this position, in order."""
    story = GAME.decide(rule, state, args).story
    picked = [node for node in story if type(node).__name__ == "Picked"][-1]
    assert [weighed.tie_break.removeprefix("golem-") for weighed in picked.weighed] == ties


def table(state: Any, r: Resolving | None = None) -> Any:
    """What the rules look at."""
    return using.table(BOX, state, r or Resolving())


def used(state: Any, *effects: dict[str, Any]) -> Any:
    """The position after these effects."""
    return using.use(table(state), state, msgspec.convert(list(effects), Effects), "test")


def happen(state: Any, event: dict[str, Any], answers: dict[str, Any] | None = None) -> Any:
    """An event and the answers it asks for; every question must be answered and every answer asked for."""
    resolution = GAME.apply(state, GAME.decode_event(event), listen=True)
    left = dict(answers or {})
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        if question.deck == "books" and question.id not in left:
            left[question.id] = question.options[0].value
        assert question.id in left, f"asked: {question.id}"
        answer = GAME.decode_event(question.answer(left.pop(question.id)))
        resolution = GAME.apply(resolution.state, answer, listen=True)
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


def nodes(story: Any) -> list[Any]:
    """Everything a story tells, the headings left out."""
    found: list[Any] = []
    for node in story:
        found += nodes(node.steps) if type(node).__name__ == "Section" else [node]
    return found


def noted(resolution: Any) -> list[str]:
    """The facts a story tells, without the game's name."""
    told = [getattr(node, "message", "") for node in nodes(resolution.story)]
    return [message.removeprefix("golem-note-") for message in told if message]


def cited(story: Any) -> set[str]:
    """The rulings a story cites."""
    found: set[str] = set()
    for node in nodes(story):
        steps = (node, *getattr(node, "cuts", ()), *getattr(node, "weighed", ()))
        found |= {ruling for step in steps if (ruling := getattr(step, "ruling", None))}
    return found
