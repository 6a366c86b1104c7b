"""Net results of one turn never contradict each other.

Each counter has at most one net result in a turn: from its value before the turn to its
value after it. What is shown while a turn waits for answers goes on from where the last part left it.
``COUNTERS`` says for every net message of every game which value of the position it counts.
"""

from __future__ import annotations

import random

import pytest
from games.golem.entry.invented_box import invented
from owners import golem_owner, pendulum_owner
from random_play import Driver, table_of

from automatable import games
from automatable.core.box.loader import shipped
from automatable.core.engine.instructions import new_instructions, short
from automatable.games.scythe.position.state import combat_units


def _of(side, field):
    return lambda state, args: getattr(getattr(state, side), field)


COUNTERS = {
    "scythe-net-power": _of("automa", "power"),
    "scythe-net-coins": _of("automa", "coins"),
    "scythe-net-tracker": lambda state, args: state.automa.tracker + 1,
    "scythe-net-your-power": _of("human", "power"),
    "scythe-net-your-popularity": _of("human", "popularity"),
    "scythe-net-your-coins": _of("human", "coins"),
    "pendulum-net-marker": lambda state, args: state.automas[args["of"] - 1].points,
    **{
        f"red-rising-{word}-{track}": _of(side, track)
        for word, side in (("your", "human"), ("automus", "automus"))
        for track in ("fleet", "helium", "influence")
        if (word, track) != ("automus", "influence")
    },
    **{
        f"golem-net-{name.replace('_', '-')}": lambda state, args, name=name: getattr(state, name)
        for name in ("resources", "points", "golem_track", "study_track")
    },
}


def scythe_own(seed):
    """An own Scythe box: the printed symbols dealt to other cards, with several attacks on one line."""
    chance = random.Random(seed)
    tables = shipped(games.game_class("scythe").folder / "box")
    schemes = [card[half] for card in tables["cards"].values() for half in ("scheme_1", "scheme_2")]
    gains = [scheme["gains"] for scheme in schemes]
    chance.shuffle(gains)
    cards = {}
    for id, card in tables["cards"].items():
        attacks = [{"action": "attack-combat-unit"}] * chance.randint(1, 3)
        moves = [{"action": "move-character"}, {"action": "move-mech"}, {"action": "attack-worker"}]
        halves = {}
        for half in ("scheme_1", "scheme_2"):
            line = [*attacks, *chance.sample(moves, chance.randint(0, 3))]
            chance.shuffle(line)
            halves[half] = {**card[half], "moves": line, "gains": gains.pop()}
        table = {"combat_cards": chance.randint(0, 3), "combat_power": [0, 2, chance.randint(2, 7)]}
        cards[id] = {**card, **table, **halves}
    return {"cards": cards, "invaders": dict.fromkeys(tables["invaders"])}


USUAL = table_of("scythe").happens


def eager(game, state, choose):
    """A human of Scythe who strikes back, so that the Automa fights, loses and draws cards."""
    event = USUAL(game, state, choose)
    if event is None and state.over is None and not choose(3) and len(combat_units(state.automa)):
        return {"type": "corrected", "set": {"automa.combat_cards": choose(5), "human.power": choose(17)}}
    return event


class Eager:
    """The table of Scythe with such a human."""

    happens = staticmethod(eager)


SHIPPED = [
    pytest.param(name, setup, None, None, id=f"{name}-{number}")
    for name in games.names()
    if any(message.startswith(f"{name}-") for message in COUNTERS)
    for number, setup in enumerate(table_of(name).SETUPS)
]
OWN = [
    *(
        pytest.param("scythe", setup, scythe_own, Eager, id=f"scythe-own-{number}")
        for number, setup in enumerate(
            [
                {"level": "ultimaszyna"},
                {"level": "automa", "all_moves": True, "human": "togawa", "automa": "polania"},
                {"level": "ultimaszyna", "human": "albion", "automa": "crimea"},
                {"level": "automaszyna", "all_moves": True, "human": "saxony", "automa": "nordic"},
            ]
        )
    ),
    pytest.param("golem", {"box": "owner"}, lambda seed: golem_owner(), None, id="golem-owner"),
    pytest.param("golem", {"box": "owner", "level": "expert"}, invented, None, id="golem-invented"),
    pytest.param(
        "pendulum",
        {"values": "printed", "level": "D"},
        lambda seed: pendulum_owner(),
        None,
        id="pendulum-owner",
    ),
]


def whole_events(driver):
    """Every event with the position before it and its resolutions, from the first question to the last."""
    before = driver.state
    while driver.step():
        parts = [driver.resolutions[-1]]
        event = driver.events[-1]
        while parts[-1].state.pending is not None:
            assert driver.step()
            parts.append(driver.resolutions[-1])
        yield before, event, parts
        before = driver.state


def key(one):
    return one.message, str({k: v for k, v in one.args.items() if k in ("of", "piece")})


def nets(instructions):
    return [one for one in instructions if one.net]


def began(before, one, parts):
    """What a counter stood at before the turn; the player may have said so."""
    value = COUNTERS[one.message](before, one.args)
    if one.message == "scythe-net-your-power":
        pending = next((part.state.pending for part in reversed(parts) if part.state.pending), None)
        return (pending.answers if pending else {}).get("combat-power", value)
    return value


@pytest.mark.parametrize(("name", "setup", "own", "table"), [*SHIPPED, *OWN])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_has_one_net_result_for_each_counter_from_before_it_to_after_it(name, setup, own, table, seed):
    driver = Driver(name, setup, seed, table=table)
    if own:
        driver.game = games.load(name, own(seed))
        driver.state = driver.game.new(driver.game.decode_setup(setup))
    met = set()
    for before, event, parts in whole_events(driver):
        if event["type"] == "corrected":
            continue
        after = parts[-1].state
        found = nets(parts[-1].instructions)
        assert len({key(one) for one in found}) == len(found), [(one.message, one.args) for one in found]
        for one in found:
            assert one.args["before"] == began(before, one, parts), (one.message, one.args)
            assert one.args["after"] == COUNTERS[one.message](after, one.args), (one.message, one.args)
            met.add(one.message)
        shown(parts)
    assert met or setup.get("values") == "printed", "an unknown track is not counted by the app"


def shown(parts):
    """The parts of an event as the table sees them, one after the other: each goes on from the last."""
    said, stands = (), {}
    for part in parts:
        for one in nets(short(new_instructions(part.instructions, said))):
            assert stands.get(key(one), one.args["before"]) == one.args["before"], (one.message, one.args)
            stands[key(one)] = one.args["after"]
        said = part.instructions
    for one in nets(parts[-1].instructions):
        assert stands[key(one)] == one.args["after"]


def test_every_net_message_of_every_game_is_checked():
    """The words know all messages; a new one must say here what it counts."""
    for name in games.names():
        english = (games.game_class(name).folder / "words" / "en.ftl").read_text(encoding="utf-8")
        ids = {line.split(" =")[0] for line in english.splitlines() if line.startswith(f"{name}-net-")}
        assert ids <= COUNTERS.keys(), name
