"""Combat and the final count once more, from the books, with plain dictionaries.

Nothing here comes from the engine but the position's JSON form and the printed values; both must agree.
"""

import copy
import random
import tomllib

import pytest
from games.scythe.positions import GAME
from games.scythe.test_against_plain_rules import BOX, FACTIONS, MAP, READING, SPOTS, TYPES, steps

CARDS = tomllib.loads((BOX / "automa_cards.toml").read_text(encoding="utf-8"))["cards"]
STAR_CARDS = tomllib.loads((BOX / "star_cards.toml").read_text(encoding="utf-8"))["star_cards"]
LAND = [name for name in READING if TYPES[name] != "lake"]


# --- combat ----------------------------------------------------------------------------------------------


def plain_fight(form, at, mine, number, drawn):
    """The human attacks on ``at`` with ``mine`` = (dial, cards) and without abilities."""
    after = copy.deepcopy(form)
    automa, human = after["automa"], after["human"]
    card, power = CARDS[str(number)], automa["power"]
    column = 0 if power <= 7 else 1 if power <= 13 else 2
    spent = min(card["combat_power"][column], power)
    automa["power"] -= spent
    automa["combat_cards"] -= min(card["combat_cards"], automa["combat_cards"])
    human["power"] -= mine[0]
    after["deck"].remove(number)
    after["combat_pile"] = sorted([*after["combat_pile"], number])
    if spent + drawn > sum(mine):
        beaten_human(after, at)
        if automa["combat_stars"] < 2:
            automa["combat_stars"] += 1
    else:
        if spent + drawn:
            automa["combat_cards"] += 1
        beaten_automa(after, at)
        if human["combat_stars"] < 2 or human["faction"] == "saxony":
            human["combat_stars"] += 1
            human["stars"] += 1
    after["over"] = ended(after)
    if human["character"] == at and after["over"] is None and at in after["encounters"]:
        after["encounters"].remove(at)
    return after


def beaten_human(after, at):
    human = after["human"]
    for kind in ("mechs", "workers"):
        human[kind] = placed("base" if place == at else place for place in human[kind])
    human["character"] = "base" if human["character"] == at else human["character"]
    human["resources"].pop(at, None)


def beaten_automa(after, at):
    automa, human = after["automa"], after["human"]
    ultimaszyna = after["level"] == "ultimaszyna"
    lost = automa["mechs"].count(at)
    automa["mechs"] = placed([p for p in automa["mechs"] if p != at] + ["base"] * lost * ultimaszyna)
    if automa["character"] == at:
        automa["character"] = "base" if ultimaszyna else "mat"
    workers = automa["workers"].count(at)
    automa["workers"] = placed("base" if place == at else place for place in automa["workers"])
    if "camaraderie" not in human["abilities"]:
        human["popularity"] = max(0, human["popularity"] - workers)
    if after["top"] and TYPES[at] not in ("lake", "village", "factory"):
        found = human["resources"].get(at, 0) + CARDS[str(after["top"])]["resources"]
        if found:
            human["resources"][at] = found


def placed(places):
    return sorted(places, key=lambda place: SPOTS.get(place, (99, 99)))


def automa_stars(form):
    stars = [space for space in STAR_CARDS[form["level"]]["stars"] if space <= form["automa"]["tracker"]]
    return len(stars) + form["automa"]["combat_stars"] + form["automa"]["power_star"]


def ended(form):
    if form["human"]["stars"] >= 6:
        return "human"
    return "automa" if automa_stars(form) >= 6 else None


def any_battle(dice):
    its, faction = dice.sample(sorted(FACTIONS), 2)
    at = dice.choice(READING if faction != "nordic" else LAND)
    level = dice.choice(sorted(STAR_CARDS))
    spots = STAR_CARDS[level]["stars"]
    tracker = dice.choice([5, spots[0], spots[2]])
    peaceful = [a for a in FACTIONS[faction]["abilities"] if a in ("camaraderie", "speed", "riverwalk")]
    return at, {
        "level": level,
        "top": dice.choice([0, *range(1, 15)]),
        "automa": {
            "faction": its,
            "character": dice.choice([at, "mat", "base"]),
            "mechs": [at] * dice.choice([1, 2]),
            "workers": [at] * dice.choice([0, 0, 2]) + ["base"],
            "power": dice.randint(0, 15),
            "combat_cards": dice.randint(0, 4),
            "combat_stars": dice.randint(0, 2),
            "tracker": tracker,
        },
        "human": {
            "faction": faction,
            "character": dice.choice([at, "mat", "base"]),
            "mechs": [at] * dice.choice([1, 3]),
            "workers": [at] * dice.choice([0, 0, 2]),
            "power": dice.randint(0, 16),
            "popularity": dice.randint(0, 3),
            "stars": (stars := dice.randint(2, 5)),
            "combat_stars": dice.randint(0, min(2, stars)),
            "resources": {at: dice.randint(1, 3)} if dice.random() < 0.5 else {},
            "abilities": [name for name in peaceful if dice.random() < 0.5],
        },
    }


def fought(state, at, dial, cards, number):
    """The engine's answer, and the total it drew for the Automa's cards."""
    drawn = 0
    answers = {"combat-dial": dial, "combat-cards": cards, "combat-card": number}
    event = {"type": "human-attacked", "at": at}
    resolution = GAME.apply(state, GAME.decode_event(event), listen=True)
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        value = answers.get(question.id, question.default)
        if question.id == "combat-automa-cards":
            value = drawn = question.options[len(question.options) // 2].value
        resolution = GAME.apply(resolution.state, GAME.decode_event(question.answer(value)), listen=True)
    return GAME.to_json(resolution.state), drawn


@pytest.mark.rule("combat", "combat-table", "combat-loser", "taking-resources", "S10", "S11", "S28")
@pytest.mark.parametrize("seed", range(4))
def test_the_engine_and_the_plain_reading_agree_on_a_combat(seed):
    dice, wins = random.Random(seed), {True: 0, False: 0}
    for _ in range(150):
        at, data = any_battle(dice)
        state = GAME.parse_json(data)
        if GAME.defects(state) or state.over:
            continue
        form = GAME.to_json(state)
        dial = dice.randint(0, min(7, form["human"]["power"]))
        cards = dice.randint(0, 5)
        number = dice.choice(form["deck"])
        after, drawn = fought(state, at, dial, cards, number)
        assert after == plain_fight(form, at, (dial, cards), number, drawn), GAME.to_text(state)
        wins[at in after["human"]["mechs"]] += 1
    assert min(wins.values()) > 20, wins


# --- the final count -------------------------------------------------------------------------------------


def plain_count(form):
    """Coins of both sides, the winner, and how many comparisons it took."""
    automa, human = form["automa"], form["human"]
    its = {p for p in (*automa["workers"], *automa["mechs"], automa["character"]) if p in SPOTS}
    units = {p for p in (*human["workers"], *human["mechs"], human["character"]) if p in SPOTS}
    own = (units | set(human["structures"])) - its
    mine = own | (set(human["tokens"]) - its if human["faction"] == "togawa" else set())
    flags = set(human["tokens"]) & own if human["faction"] == "albion" else set()
    base = MAP["bases"][human["faction"]]
    flags = {place for place in flags if steps(SPOTS[place], (base["row"], base["x"])) > 1}
    territories = worth(mine) + len(flags)
    tier = 0 if human["popularity"] < 7 else 1 if human["popularity"] < 13 else 2
    pairs = sum(min(6, n) for place, n in human["resources"].items() if place in mine) // 2
    stars = automa_stars(form)
    automa_coins = automa["coins"] + 4 * stars + 3 * worth(its)
    human_coins = human["coins"] + (3 + tier) * human["stars"] + (2 + tier) * territories
    human_coins += (1 + tier) * pairs + form["structure_bonus"]
    compared = (
        (automa_coins, human_coins),
        (pieces(automa), pieces(human) + len(human["structures"])),
        (automa["power"], human["power"]),
        (10, human["popularity"]),
        (worth(its), territories),
        (stars, human["stars"]),
    )
    for number, (a, b) in enumerate(compared):
        if a != b:
            return automa_coins, human_coins, "automa" if a > b else "human", number
    return automa_coins, human_coins, "nobody", len(compared)


def pieces(side):
    return len(side["mechs"]) + len(side["workers"])


def worth(places):
    return len(places) + 2 * (MAP["factory"] in places)


def any_end(dice):
    its, faction = dice.sample(sorted(FACTIONS), 2)
    some = dice.sample(LAND, 10)
    hers, theirs = some[:5], some[5:]
    token = faction in ("albion", "togawa")

    def several(where, most):
        return [dice.choice([*where, "base"]) for _ in range(dice.randint(0, most))]

    data = {
        "level": "automa",
        "over": "human",
        "structure_bonus": dice.choice([0, 2, 9]),
        "automa": {
            "faction": its,
            "character": dice.choice([*hers, "mat", "base"]),
            "mechs": several(hers, 3),
            "workers": several(hers, 5),
            "coins": dice.randint(0, 30),
            "combat_stars": dice.randint(0, 2),
            "power": dice.randint(0, 3),
            "tracker": dice.choice([0, 9, 17]),
        },
        "human": {
            "faction": faction,
            "character": dice.choice([*theirs, "mat", "base"]),
            "mechs": several(theirs, 3),
            "workers": several(theirs, 5),
            "structures": dice.sample(some, dice.randint(0, 4)),
            "tokens": dice.sample(LAND, dice.randint(0, 4)) if token else [],
            "resources": {place: dice.randint(1, 9) for place in some if dice.random() < 0.4},
            "coins": dice.randint(0, 30),
            "stars": dice.randint(0, 5),
            "power": dice.randint(0, 3),
            "popularity": dice.randint(0, 18),
        },
    }
    if dice.random() < 0.4:  # as near to a tie as coins can make it
        data["human"]["popularity"] = 10
        automa, human, *_ = plain_count(GAME.to_json(GAME.parse_json(data)))
        short = data["automa" if automa < human else "human"]
        short["coins"] += abs(automa - human)
    return data


@pytest.mark.rule("final-count", "final-tie", "S15", "S25", "S27", "S34", "S35")
def test_the_engine_and_the_plain_reading_agree_on_the_final_count():
    dice, ties = random.Random(3), 0
    for _ in range(800):
        state = GAME.parse_json(any_end(dice))
        if GAME.defects(state):
            continue
        automa, human, winner, number = plain_count(GAME.to_json(state))
        result = GAME.result(state)
        totals = {side.name: side.total for side in result.sides}
        assert (totals["automa"], totals["human"], result.winner) == (automa, human, winner), GAME.to_text(
            state
        )
        ties += number > 1
    assert ties > 20
