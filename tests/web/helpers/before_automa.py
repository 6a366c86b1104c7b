"""Tables at the moment before the Automa acts, the same ones again and again from one seed."""

from __future__ import annotations

from typing import Any

SETUPS: dict[str, dict[str, Any]] = {
    "scythe": {"level": "automa", "human": "saxony", "automa": "nordic"},
    "pendulum": {"level": "D"},
    "red-rising": {"first": "automus"},
    "golem": {},
}
TURNS = {"scythe": 8, "golem": 1, "red-rising": 2, "pendulum": 1}


def answered(served: Any, view: dict[str, Any], at: int = 0) -> dict[str, Any]:
    """The first question, answered with one of its options or the number offered."""
    question = view["questions"][0]
    options = question["options"]
    value = options[at % len(options)]["value"] if options else question["default"] or question["low"] or 0
    shown = {"question": question["id"], "value": [value] if question["kind"] == "list" else value}
    found: dict[str, Any] = served.say("answer", table=view["table"], **shown).json()
    return found


def before_the_automa(served: Any, game: str, seed: int = 7) -> dict[str, Any]:
    """A table where the Automa is to act next: its card is due, or in Pendulum the council is called."""
    view = served.say("new", game=game, setup=SETUPS[game], seed=seed).json()
    if game == "pendulum":
        return _called(served, view)
    turns = 0
    for at in range(200):
        if view["deals"]:
            if turns == TURNS[game]:
                return view
            turns += 1
            view = served.say("deal", table=view["table"]).json()
        else:
            view = answered(served, view, at)
    raise AssertionError("its turn never came")


def _called(served: Any, view: dict[str, Any]) -> dict[str, Any]:
    while view["questions"]:
        view = answered(served, view)
    places = [one for one in view["position"]["council"] if one != "grande"]
    may = [view["shown"]["council"][place]["may_be"] for place in places]
    cards: list[str] = []
    for each in may:
        cards.append(next(one for one in each if one not in ("", "?", *cards)))
    for event in (
        {"type": "round-started", "at": 1000},
        {"type": "council-laid", "cards": cards},
        {"type": "corrected", "set": {"phase": "called", "flips": 3}},
    ):
        reply = served.say("event", table=view["table"], event=event)
        view = reply.json()
        assert reply.is_success, view
    return view


def automa_acts(served: Any, view: dict[str, Any]) -> dict[str, Any]:
    """Its card is turned, or the council is held without a vote of the player's."""
    if view["deals"]:
        found: dict[str, Any] = served.say("deal", table=view["table"]).json()
        return found
    return answered(served, view)


def actions(served: Any, view: dict[str, Any]) -> list[str]:
    """The pieces that the Automa then acts on, found out on a table of the same seed."""
    after = automa_acts(served, view)
    shown = served.say("actions", table=after["table"]).json()["actions"]
    counted = [one for one in shown if one["message"] != "red-rising-may-be-covered"]
    return [one["at"] for one in counted] or [""]
