"""Games of Scythe that are over after two turns of the Automa, without a page."""

from __future__ import annotations

from typing import Any


def finished(served: Any, level: str, coins: int) -> int:
    """A new game at this level that the human ends with so many coins; its table."""
    table: int = served.say("new", game="scythe", setup={"level": level}).json()["table"]
    return ended(served, table, coins)


def ended(served: Any, table: int, coins: int) -> int:
    """The Automa takes two turns, then the human ends the game with so many coins."""
    view = served.say("view", table=table).json()
    for op, more in (
        *[("deal", {})] * 2,
        *[("event", {"event": {"type": "star-placed"}})] * 6,
        ("event", {"event": {"type": "final-count", "structure_bonus": 0}}),
    ):
        view = served.say(op, table=table, version=view["version"], **more).json()
    while view["result"] is None:
        asked = view["questions"][0]
        value = coins if asked["id"] == "final-coins" else asked["default"]
        view = served.say(
            "answer", table=table, version=view["version"], question=asked["id"], value=value
        ).json()
    return table
