"""Asking a desk, in tests."""

import msgspec

from automatable.core.refused import Refused
from automatable.play.problem import trouble


def say(desk, op, **message):
    return msgspec.json.decode(msgspec.json.encode(desk.handle({"op": op, **message})))


def refused(desk, op, **message):
    try:
        desk.handle({"op": op, **message})
    except Refused as caught:
        return trouble(caught).error
    raise AssertionError(f"{op} was not refused")


def play_to_the_end(desk, **new):
    table = say(desk, "new", game="toy", **new)["table"]
    say(desk, "event", table=table, event={"type": "scored", "points": 30})
    while not (view := say(desk, "view", table=table))["over"]:
        if view["questions"][0]["id"] == "more":
            say(desk, "answer", table=table, value=4)
        else:
            say(desk, "deal", table=table)
    return view
