"""Asking a service, in tests."""

import msgspec

from automatable.core.engine.errors import UserError
from automatable.play.error_response import error_response


def say(service, op, **message):
    return msgspec.json.decode(msgspec.json.encode(service.handle({"op": op, **message})))


def user_error(service, op, **message):
    try:
        service.handle({"op": op, **message})
    except UserError as caught:
        return error_response(caught).error
    raise AssertionError(f"{op} was not refused")


def play_to_the_end(service, **new):
    table = say(service, "new", game="toy", **new)["table"]
    say(service, "event", table=table, event={"type": "scored", "points": 30})
    while not (view := say(service, "view", table=table))["over"]:
        if view["questions"][0]["id"] == "more":
            say(service, "answer", table=table, value=4)
        else:
            say(service, "deal", table=table)
    return view
