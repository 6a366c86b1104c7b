"""The six movement symbols once more, straight from the book with names, sets and ``sorted``.

Nothing here comes from the engine but the position's JSON form and the printed map: what both say must agree
on every position, however odd.
"""

import random
import tomllib
from pathlib import Path

import pytest
from games.scythe.positions import GAME, choice

import automatable.games.scythe as scythe

BOX = Path(scythe.__file__).parent / "box"
MAP = tomllib.loads((BOX / "map.toml").read_text(encoding="utf-8"))["map"]
FACTIONS = tomllib.loads((BOX / "factions.toml").read_text(encoding="utf-8"))["factions"]
STAR_CARDS = tomllib.loads((BOX / "star_cards.toml").read_text(encoding="utf-8"))["star_cards"]
SPOTS = {name: (spot["row"], spot["x"]) for name, spot in MAP["territories"].items()}
TYPES = {name: spot["type"] for name, spot in MAP["territories"].items()}
RIVERS = {frozenset(pair) for pair in MAP["rivers"]}
FACTORY = MAP["factory"]
READING = sorted(SPOTS, key=SPOTS.get)


def steps(a, b):
    """Hex steps between two spots whose columns are counted in half hexes."""
    sideways, down = abs(a[1] - b[1]), abs(a[0] - b[0])
    return max(down, (sideways + down) // 2)


AROUND = {a: [b for b in READING if steps(SPOTS[a], SPOTS[b]) == 1] for a in READING}


def over_land(a, b):
    return frozenset((a, b)) not in RIVERS and "lake" not in (TYPES[a], TYPES[b])


class Plain:
    """One position, read from its JSON form."""

    def __init__(self, form):
        self.automa, self.human = form["automa"], form["human"]
        self.encounters, self.tunnels_count = set(form["encounters"]), form["modifiers"]["tunnels"]
        self.water = self.automa["tracker"] not in STAR_CARDS[form["level"]]["water_closed"]
        self.base = MAP["bases"][self.automa["faction"]]
        self.enemy_fighters = [*self.human["mechs"], self.human["character"]]
        self.enemies = {*self.enemy_fighters, *self.human["workers"]}

    def units(self):
        """(kind, place) of everything of the Automa on the board."""
        found = [("worker", place) for place in self.automa["workers"]]
        found += [("mech", place) for place in self.automa["mechs"]]
        found.append(("character", self.automa["character"]))
        return [unit for unit in found if unit[1] != "mat"]

    def near(self, place):
        """The neighbourhood of an Automa unit: none for one on the base."""
        if place not in SPOTS:
            return set()
        return {place, *(b for b in AROUND[place] if self.water or over_land(place, b))}

    def reach(self, with_base):
        found = set(self.base["land"]) if with_base else set()
        for _, place in self.units():
            found |= self.near(place)
        return found

    def threatened(self):
        found = set(self.human["marked"])
        for place in self.enemy_fighters:
            if place in SPOTS:
                found |= {place, *(b for b in AROUND[place] if self.human_enters(place, b))}
                if self.tunnels_count and place in MAP["tunnels"]:
                    found |= set(MAP["tunnels"])
        return found - set(self.human["cleared"])

    def human_enters(self, a, b):
        has = set(self.human["abilities"])
        if "lake" in (TYPES[a], TYPES[b]):
            return bool(has & {"seaworthy", "submerge", "suiton"})
        if over_land(a, b) or "toka" in has:
            return True
        if "burrow" in has and (a in MAP["tunnels"] or b in MAP["tunnels"]):
            return True
        return "riverwalk" in has and TYPES[b] in FACTIONS[self.human["faction"]]["rivers"]

    def from_base(self, place):
        """Standing on the base is no distance at all."""
        return 0 if place == "base" else steps((self.base["row"], self.base["x"]), SPOTS[place])

    def select(self, kinds):
        """Step 1: nearest the base, then reading order; a mech before the character on one spot (S2)."""
        found = [unit for unit in self.units() if unit[0] in kinds]
        return min(
            found,
            key=lambda u: (self.from_base(u[1]), SPOTS.get(u[1], ()), u[0] == "character"),
            default=None,
        )

    def without(self, unit):
        left = self.units()
        left.remove(unit)
        return left

    def to_enemy(self, place):
        spots = [SPOTS[enemy] for enemy in self.enemy_fighters if enemy in SPOTS]
        if not spots and "base" in self.enemy_fighters:
            base = MAP["bases"][self.human["faction"]]
            spots = [(base["row"], base["x"])]
        return min((steps(SPOTS[place], spot) for spot in spots), default=0)

    def last_two(self, place):
        return steps(SPOTS[place], SPOTS[FACTORY]), SPOTS[place]


def plain_worker(p):
    unit = p.select({"worker"})
    if unit is None:
        return None
    others = p.without(unit)
    workers = {place for kind, place in others if kind == "worker"}
    valid = p.reach(True) - p.enemies - workers - p.threatened()
    return _moved(
        unit, valid, lambda place: (-sum(place in p.near(other) for _, other in others), *p.last_two(place))
    )


def plain_fighter(kind):
    def rule(p):
        unit = p.select({kind})
        if unit is None:
            return None
        fighters = {place for other, place in p.without(unit) if other != "worker"}
        valid = p.reach(True) - p.enemies - fighters
        return _moved(unit, valid, lambda place: (p.to_enemy(place), *p.last_two(place)))

    return rule


def plain_encounter(p):
    unit = p.select({"character"})
    if unit is None:
        return None
    wanted = p.encounters | (set() if p.automa["factory_card"] else {FACTORY})
    return _moved(unit, p.reach(False) & wanted - p.enemies - set(p.automa["mechs"]), p.last_two)


def plain_attack_worker(p):
    unit = p.select({"mech", "character"})
    if unit is None:
        return None
    valid = p.reach(True) & set(p.human["workers"]) - set(p.enemy_fighters)
    return _moved(unit, valid, lambda place: (-p.human["resources"].get(place, 0), *p.last_two(place)))


def plain_attack_fighter(p):
    unit = p.select({"mech", "character"})
    if unit is None:
        return None
    valid = p.reach(True) & set(p.enemy_fighters)
    return _moved(unit, valid, lambda place: (p.enemy_fighters.count(place), *p.last_two(place)))


def _moved(unit, valid, key):
    if not valid:
        return None
    return {"piece": unit[0], "from": unit[1], "to": sorted(valid, key=key)[0]}


PLAIN = {
    "move-worker": plain_worker,
    "move-mech": plain_fighter("mech"),
    "move-character": plain_fighter("character"),
    "encounter-or-factory": plain_encounter,
    "attack-worker": plain_attack_worker,
    "attack-combat-unit": plain_attack_fighter,
}


def any_position(dice):
    """A possible position: crowded or empty, near or far, on a few territories so that ties are common."""
    mine, its = dice.sample(sorted(FACTIONS), 2)
    level = dice.choice(sorted(STAR_CARDS))
    closed = STAR_CARDS[level]["water_closed"]
    tracker = dice.choice([0, len(closed)])
    land = [name for name in READING if TYPES[name] != "lake"]
    ground = READING if tracker not in closed else land
    some = dice.sample(ground, dice.choice([4, 8, 16, len(ground)]))
    hers = [name for name in some if dice.random() < 0.6]
    theirs = [name for name in some if name not in hers]
    if dice.random() < 0.3:  # a fight not yet fought
        theirs.append(dice.choice(some))

    def pieces(where, most, base=0.25):
        count = dice.randint(0, most)
        return ["base" if not where or dice.random() < base else dice.choice(where) for _ in range(count)]

    def character(where):
        return dice.choice([*pieces(where, 1), "mat"])

    return {
        "level": level,
        "modifiers": {"tunnels": dice.random() < 0.2},
        "encounters": [name for name in MAP["encounters"] if dice.random() < 0.6],
        "automa": {
            "faction": its,
            "character": character(hers),
            "mechs": pieces(hers, 4),
            "workers": pieces(hers, 8),
            "tracker": tracker,
            "factory_card": dice.random() < 0.5,
        },
        "human": {
            "faction": mine,
            "character": character(theirs),
            "mechs": pieces(theirs, 4, base=dice.choice([0, 1])),
            "workers": pieces(theirs, 8),
            "abilities": [name for name in FACTIONS[mine]["abilities"] if dice.random() < 0.5],
            "resources": {name: dice.randint(1, 3) for name in READING if dice.random() < 0.2},
            "marked": [name for name in READING if dice.random() < 0.05],
            "cleared": [name for name in READING if dice.random() < 0.05],
        },
    }


@pytest.mark.rule("move-worker", "move-mech", "move-character")
@pytest.mark.rule("encounter-or-factory", "attack-worker", "attack-combat-unit")
@pytest.mark.rule("neighbourhood", "teleportation", "reading-order", "S1", "S2", "S4", "S5", "S6", "S7", "S8")
@pytest.mark.parametrize("seed", range(8))
def test_the_engine_and_the_plain_reading_of_the_book_agree_on_thousands_of_positions(seed):
    dice = random.Random(seed)
    found = dict.fromkeys(PLAIN, 0)
    for _ in range(400):
        state = GAME.position.parse_json(any_position(dice))
        if GAME.position.defects(state):
            continue
        form = GAME.to_json(state)
        for rule, plain in PLAIN.items():
            expected = plain(Plain(form))
            assert choice(rule, state) == expected, (rule, GAME.to_text(state))
            found[rule] += expected is not None
    assert min(found.values()) > 40, found
