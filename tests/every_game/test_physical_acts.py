"""Every physical act is an instruction of its own; bookkeeping holds counters and tracks only.

Over all recorded games: pieces that come, move or go, cards that are drawn, tokens that are placed. The
position after an event is the one before it with what its instructions say.
"""

from __future__ import annotations

from collections import Counter

import pytest
from random_play import Driver
from transcript import recorded

from automatable import games
from automatable.games.golem.position.golem_spot import SPOTS as GOLEM_SPOTS
from automatable.games.golem.position.golem_spot import district_of, laid_down, spot
from automatable.games.golem.position.state import DISTRICTS, KINDS, UNKNOWN
from automatable.games.golem.rules.golems.movement import spot_name
from automatable.games.pendulum.box.printed import AREAS, TIMERS
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


def scythe(before, after, large, event):
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


def red_rising(before, after, large, event):
    shown = Counter(one.message for one in large)
    placed = shown["red-rising-do-influence"] - shown["red-rising-do-influence-lost"]
    assert after.automus.influence - before.automus.influence == placed


SPOTS = {spot_name(None, at): at for at in range(len(DISTRICTS) * GOLEM_SPOTS)}
"""Where a golem is, by its name in an instruction."""


def placed(one):
    """The spot that an instruction names by district, section and how the golem is."""
    return SPOTS[one.args["golem"]]


def golem_pieces(state):
    """Everything of the Automa's that lies on a board, beside its golems."""
    kinds = {f"upgrade-{kind}": made.bit_count() for kind, made in zip(KINDS, state.upgrades, strict=True)}
    students = {f"student-{name}": at for name, at in zip(DISTRICTS, state.students, strict=True)}
    return Counter(
        dead=state.dead,
        graves=state.graves.bit_count(),
        ingots=state.ingots.bit_count(),
        books=sum(len(column) for column in state.books),
        rabbi=state.rabbi != UNKNOWN,
        marbles=len(state.marbles),
        **kinds,
        **students,
    )


def golem_instructed(before, large):
    """The golems and the other pieces after these instructions."""
    golems, others = [*before.golems], Counter(golem_pieces(before))
    for one in large:
        what = one.message.removeprefix("golem-do-")
        if what == "start-golems":
            golems += [
                spot(DISTRICTS.index(at.removeprefix("@district-")), 1) for at in one.args["districts"]
            ]
        elif what == "create":
            golems.append(placed(one))
        elif what == "move":
            reached = SPOTS[one.args["reached"]]
            section = int(one.args["origin"].removeprefix("@section-"))
            golems.remove(spot(district_of(reached), section, one.args["raised"] == "yes"))
            golems.append(reached)
        elif what == "lay-down":
            golems.remove(placed(one))
            golems.append(laid_down(placed(one)))
        elif what == "kill":
            golems.remove(placed(one))
            others["dead"] += 1
        elif what.startswith("student-"):
            name = one.args["student"].removeprefix("@student-")
            others[f"student-{name}"] += 1 if what == "student-forward" else -1
        elif what.startswith("upgrade-"):
            others[what] += 1
        elif more := {
            "bury": "graves",
            "ingot": "ingots",
            "book": "books",
            "marble": "marbles",
            "rabbi": "rabbi",
        }.get(what):
            others[more] += 1
    return sorted(golems), others


def golem(before, after, large, event):
    """With the printed game the player may do a turn by hand and enters what came of it: not compared."""
    if before.owner:
        return
    golems, others = golem_instructed(before, large)
    assert golems == sorted(after.golems)
    now = golem_pieces(after)
    if after.round != before.round:  # marbles and rabbi come back, as the rules say
        others["marbles"] = others["rabbi"] = 0
    assert {k: v for k, v in others.items() if v} == {k: v for k, v in now.items() if v}
    messages = {one.message for one in large}
    if after.tokens != before.tokens:
        assert messages & {"golem-do-tokens", "golem-do-drop-token"}
    if len(after.cards) > len(before.cards):
        assert "golem-do-card" in messages
    if before.cards and after.round != before.round:
        assert messages & {"golem-do-cards-under", "golem-do-reshuffle"}
    if after.order != before.order:
        assert "golem-do-turn-order" in messages


FLIPPED = "pendulum-do-flip"
PLACES = {f"@space-{space.id}": at for at, space in enumerate(games.load("pendulum").box.spaces)}


def pendulum_shown(before, large):
    """The Automas' workers, grande workers and cards after these instructions."""
    workers, shown = [*before.workers], Counter()
    for one in large:
        what, args = one.message.removeprefix("pendulum-do-"), one.args
        if what == "move":
            area = AREAS.index(args["area"].removeprefix("@area-"))
            workers[area] ^= 1 << PLACES[args["source"]] | 1 << PLACES[args["target"]]
        elif what in ("grande", "foreshadow", "lay"):
            shown[what, args["automa"]] += args.get("count", 1)
        else:
            shown[what] += 1
    return tuple(workers), shown


def pendulum(before, after, large, event):
    """Workers, timers that the Automas flip, markers, privilege, the board of the council, cards."""
    workers, shown = pendulum_shown(before, large)
    if after.phase in ("set-up", "placing") or before.phase in ("set-up", "placing"):
        return  # the board is set up anew, as its own instructions say
    assert workers == after.workers
    flips = Counter(one.args["timer"] for one in large if one.message == "pendulum-do-flip")
    if event["type"] == "timer-flipped":  # the player's own flip
        flips[f"@timer-{event['timer']}"] += 1
    for timer, was, now in zip(TIMERS, before.timers, after.timers, strict=True):
        assert (was.row != now.row) == flips[f"@timer-{timer}"] % 2, timer
    assert shown["marker"] == after.markers - before.markers
    assert shown["remove-token"] == int(before.token and not after.token)
    assert shown["privilege"] or after.privilege == before.privilege
    for number, (was, now) in enumerate(zip(before.automas, after.automas, strict=True), 1):
        assert shown["grande", number] == int(now.grande and not was.grande)
        drawn = shown["foreshadow", number] + shown["lay", number]
        if now.cards:
            assert len(now.cards) - len(was.cards) == drawn


PIECES = {"scythe": scythe, "red-rising": red_rising, "golem": golem, "pendulum": pendulum}


HUMANS = ("corrected", "human-placed", "acted", "golem-buried", "legendary-gained")
"""Events that say what the human did with a piece, or how it should lie."""
BY_HAND = "pendulum-note-by-hand"
"""The player has moved the pieces, and said where they are."""


@pytest.mark.parametrize(
    ("name", "seed", "setup"),
    [pytest.param(name, seed, setup, id=path.stem) for name, seed, setup, path in recorded()],
)
def test_no_physical_act_is_bookkeeping(name, seed, setup):
    driver = Driver(name, setup, seed)
    before, event = driver.state, {}
    while driver.step():
        resolution = driver.resolutions[-1]
        counted = {one.message for one in resolution.instructions if one.net}
        assert counted <= TRACKS_AND_COINS
        event = event if driver.events[-1]["type"] == "answered" else driver.events[-1]
        if resolution.state.pending is not None:
            continue
        by_hand = any(getattr(node, "message", "") == BY_HAND for node in resolution.explanation)
        if name in PIECES and event["type"] not in HUMANS and not by_hand:
            large = [one for one in resolution.instructions if not one.net]
            PIECES[name](before, resolution.state, large, event)
        before = resolution.state
