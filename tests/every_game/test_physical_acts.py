"""Every physical act is an instruction of its own; bookkeeping holds counters and tracks only.

Over all recorded games: pieces that come or go, cards that are drawn, tokens that are placed.
"""

from __future__ import annotations

from collections import Counter

import pytest
from random_play import Driver
from transcript import recorded

from automatable.games.scythe.box.tables import MAT

TRACKS_AND_COINS = {
    "scythe-net-power",
    "scythe-net-coins",
    "scythe-net-tracker",
    "scythe-net-your-power",
    "scythe-net-your-popularity",
    "scythe-net-your-coins",
    "red-rising-automus-fleet",
    "red-rising-automus-helium",
    "red-rising-your-fleet",
    "red-rising-your-helium",
    "red-rising-your-influence",  # the player's own tokens: the player said so
    "golem-net-resources",
    "golem-net-points",
    "golem-net-golem-track",
    "golem-net-study-track",
    "pendulum-net-marker",
}
"""Everything that may be bookkeeping: a marker on a track, or coins in a heap."""


def scythe_pieces(state):
    automa = state.automa
    return Counter(worker=len(automa.workers), mech=len(automa.mechs), character=int(automa.character != MAT))


def scythe_instructed(instructions):
    """Pieces that came to the board less those that left it, as large instructions tell."""
    shown = Counter()
    for one in instructions:
        if one.message == "scythe-do-new-piece":
            shown[one.args["piece"]] += one.args["count"]
        if one.message == "scythe-do-automa-beaten" and one.args["to"] == "@mat":
            shown["mech"] -= one.args["mechs"]
            shown["character"] -= one.args["what"] in ("both", "character")
    return shown


def scythe(before, after, large):
    changed = scythe_pieces(after)
    changed.subtract(scythe_pieces(before))
    shown = scythe_instructed(large)
    assert {k: v for k, v in changed.items() if v} == {k: v for k, v in shown.items() if v}
    messages = [one.message for one in large]
    if after.automa.combat_cards > before.automa.combat_cards:
        assert "scythe-do-automa-draws" in messages
    if after.encounters != before.encounters:
        assert {"scythe-do-encounter", "scythe-do-human-encounter"} & set(messages)
    if after.automa.factory_card and not before.automa.factory_card:
        assert "scythe-do-factory-card" in messages


def red_rising(before, after, large):
    shown = Counter(one.message for one in large)
    placed = shown["red-rising-do-influence"] - shown["red-rising-do-influence-lost"]
    assert after.automus.influence - before.automus.influence == placed


PIECES = {"scythe": scythe, "red-rising": red_rising}


@pytest.mark.parametrize(
    ("name", "seed", "setup"),
    [pytest.param(name, seed, setup, id=path.stem) for name, seed, setup, path in recorded()],
)
def test_no_physical_act_is_bookkeeping(name, seed, setup):
    driver = Driver(name, setup, seed)
    before = driver.state
    while driver.step():
        resolution = driver.resolutions[-1]
        counted = {one.message for one in resolution.instructions if one.net}
        assert counted <= TRACKS_AND_COINS
        if resolution.state.pending is not None:
            continue
        if name in PIECES and driver.events[-1]["type"] not in ("corrected", "human-placed"):
            PIECES[name](before, resolution.state, [one for one in resolution.instructions if not one.net])
        before = resolution.state
