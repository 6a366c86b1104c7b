"""Combat in both directions, whole turns of the Automa and the final count against the plain reading."""

import random

import pytest
from games.scythe.positions import GAME
from games.scythe.rules.plain_turn import CARDS, STAR_CARDS, PlainTurn, automa_stars
from games.scythe.rules.test_against_plain_rules import AROUND, FACTIONS, MAP, READING, SPOTS, TYPES, steps

MAY_BE_ASKED = ("artillery", "disarm", "sword", "ronin", "scout", "retreat", "power-star")
LAND = [name for name in READING if TYPES[name] != "lake"]


def happens(state, event, dice):
    """The engine's answer, and what it was entered on the way by the questions' ids."""
    answers = {}
    resolution = GAME.apply(state, GAME.decode_event(event))
    while resolution.state.pending is not None:
        question = resolution.questions[0]
        if question.options:
            value = dice.choice(question.options).value
        else:
            value = dice.randint(question.low, question.high)
        if question.id.endswith("-power") and dice.random() < 0.7:
            value = question.default  # as the app knows it
        answers[question.id] = value
        resolution = GAME.apply(resolution.state, GAME.decode_event(question.answer(value)))
    return GAME.to_json(resolution.state), answers


def agrees(state, after, plain):
    assert plain.now == after, (GAME.to_text(state), plain.answers)
    assert plain.read == plain.answers.keys(), "asked, but the book needs no answer"


# --- the human attacks -----------------------------------------------------------------------------------


def any_battle(dice):
    its, faction = dice.sample(sorted(FACTIONS), 2)
    at = dice.choice(READING)
    level = dice.choice(sorted(STAR_CARDS))
    spots = STAR_CARDS[level]["stars"]
    tracker = dice.choice([5, spots[0], spots[2]])
    alone = dice.random() < 0.4
    return at, {
        "level": level,
        "top": dice.choice([0, *range(1, 15)]),
        "automa": {
            "faction": its,
            "character": dice.choice([at, "mat", "base"]),
            "mechs": [at] * dice.choice([1, 2]) + [dice.choice([place for place in READING if place != at])],
            "workers": [at] * dice.choice([0, 0, 2]) + ["base"],
            "power": dice.randint(0, 15),
            "combat_cards": dice.randint(0, 4),
            "combat_stars": dice.randint(0, 2),
            "tracker": tracker,
        },
        "human": {
            "faction": faction,
            "character": "base" if alone else dice.choice([at, "mat", "base"]),
            "mechs": [at] * (1 if alone else dice.choice([1, 3])),
            "workers": [] if alone else [at] * dice.choice([0, 0, 2]),
            "structures": [at] * (TYPES[at] != "lake" and dice.random() < 0.3),
            "power": dice.choice([14, 15, 16] if faction == "togawa" else range(17)),
            "popularity": dice.randint(0, 3),
            "stars": (stars := dice.randint(2, 5)),
            "combat_stars": dice.randint(0, min(2, stars)),
            "resources": {at: dice.randint(1, 3)} if dice.random() < 0.5 else {},
            "abilities": [name for name in FACTIONS[faction]["abilities"] if dice.random() < 0.7],
        },
    }


@pytest.mark.rule("combat", "combat-table", "combat-loser", "taking-resources", "ultimaszyna-retreat")
@pytest.mark.rule("S10", "S11", "S23", "S28", "S32", "S33", "S37", "S38", "S40")
@pytest.mark.parametrize("seed", range(3))
def test_the_engine_and_the_plain_reading_agree_on_a_combat_with_abilities(seed):
    dice, found = random.Random(seed), dict.fromkeys(("won", "lost", *MAY_BE_ASKED), 0)
    for _ in range(300):
        at, data = any_battle(dice)
        state = GAME.position.parse_json(data)
        if GAME.position.defects(state) or state.over:
            continue
        form = GAME.to_json(state)
        after, answers = happens(state, {"type": "human-attacked", "at": at}, dice)
        plain = PlainTurn(form, answers)
        plain.attack(at)
        agrees(state, after, plain)
        found["won" if at in after["human"]["mechs"] else "lost"] += 1
        for asked in MAY_BE_ASKED:
            found[asked] += f"combat-{asked}" in answers
    assert min(found.values()) > 0, found


# --- a turn of the Automa --------------------------------------------------------------------------------


def any_turn(dice):
    """The two sides stand side by side, near stars and the ends of tracks."""
    its, faction = dice.sample(sorted(FACTIONS), 2)
    level = dice.choice(sorted(STAR_CARDS))
    spots, closed = STAR_CARDS[level]["stars"], len(STAR_CARDS[level]["water_closed"])
    tracker = dice.choice([0, closed, spots[0] - 1, spots[0], spots[2], spots[4] - 1])
    middle = dice.choice(LAND)
    ground = [place for place in (middle, *AROUND[middle]) if place in LAND or tracker >= closed]
    dice.shuffle(ground)
    hers, theirs = [*ground[:3], "base"], [*ground[3:], "base"]
    power, stars = dice.choice([1, 6, 9, 15, 16]), dice.randint(0, 5)
    top = dice.choice([0, *CARDS])
    left = [number for number in CARDS if number != top]
    return {
        "level": level,
        "scheme": 2 if tracker >= spots[0] else 1,
        "top": top,
        "deck": dice.choice([left, dice.sample(left, 9), dice.sample(left, 1)]),
        "encounters": [name for name in MAP["encounters"] if dice.random() < 0.6],
        "modifiers": {
            "coins": dice.choice([0, 0, -1, 2]),
            "power": dice.choice([0, 0, -2, 1]),
            "move_check": dice.random() < 0.2,
            "piece_check": dice.random() < 0.2,
            "all_moves": dice.random() < 0.3,
            "passes": level in ("automa", "automaszyna") and dice.random() < 0.3,
        },
        "automa": {
            "faction": its,
            "character": dice.choice([*hers, "mat"]),
            "mechs": dice.choices(hers, k=dice.randint(0, 4)),
            "workers": dice.choices(hers, k=dice.randint(0, 8)),
            "tracker": tracker,
            "factory_card": dice.random() < 0.5,
            "power": power,
            "power_star": power == 16 or dice.random() < 0.3,
            "combat_cards": dice.randint(0, 4),
            "combat_stars": dice.randint(0, 2),
            "coins": dice.randint(0, 9),
        },
        "human": {
            "faction": faction,
            "character": dice.choice([*theirs, "mat"]),
            "mechs": dice.choices(theirs, k=dice.randint(0, 4)),
            "workers": dice.choices(theirs, k=dice.randint(0, 4)),
            "structures": dice.sample(LAND, 2),
            "tokens": dice.sample(LAND, 4) if faction == "togawa" else [],
            "abilities": [name for name in FACTIONS[faction]["abilities"] if dice.random() < 0.7],
            "recruits": dice.sample(["power", "popularity", "coin", "combat-card"], 2),
            "resources": {name: dice.randint(1, 3) for name in ground if dice.random() < 0.5},
            "power": dice.choice([0, 5, 13, 14, 15, 16]),
            "popularity": dice.choice([0, 17, 18]),
            "stars": stars,
            "combat_stars": dice.randint(0, min(2, stars)),
        },
    }


ATTACKING = (7, 13, 14, 15, 16, 17, 19)


@pytest.mark.rule("automa-turn", "movement-line", "gains", "recruit-bonus", "star-tracker", "scheme-switch")
@pytest.mark.rule("combat", "combat-loser", "stars", "game-end", "autometta-pass", "brackets", "two-piles")
@pytest.mark.rule(
    "ultimaszyna-moves", "ultimaszyna-coins", "ultimaszyna-power", "modifier-coins", "modifier-power"
)
@pytest.mark.rule("modifier-move-check", "modifier-piece-check", "modifier-all-moves", "modifier-passes")
@pytest.mark.rule("S12", "S13", "S14", "S17", "S18", "S19", "S20", "S21", "S22", "S30", "S35", "S38", "S40")
@pytest.mark.parametrize("seed", range(4))
def test_the_engine_and_the_plain_reading_agree_on_whole_turns_and_the_automas_attacks(seed):
    dice = random.Random(seed)
    found = dict.fromkeys(("attacked", "shield", "trap", "ended", "checked", "recruit-star"), 0)
    for _ in range(800):
        state = GAME.position.parse_json(any_turn(dice))
        if GAME.position.defects(state) or state.over or GAME.questions(state)[0].id == "fight":
            continue
        form = GAME.to_json(state)
        wanted = [number for number in ATTACKING if number in form["deck"]]
        number = dice.choice(wanted if wanted and dice.random() < 0.9 else form["deck"])
        after, answers = happens(state, {"type": "card-turned", "card": number}, dice)
        plain = PlainTurn(form, answers)
        plain.turn(number)
        agrees(state, after, plain)
        found["attacked"] += "combat-card" in answers
        found["shield"] += "combat-shield" in answers
        found["trap"] += any(id.startswith("trap") for id in answers)
        found["ended"] += after["over"] is not None
        found["checked"] += any("-check-" in id for id in answers)
        found["recruit-star"] += "recruit-star" in answers
    assert min(found.values()) > 0, found


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
        automa, human, *_ = plain_count(GAME.to_json(GAME.position.parse_json(data)))
        short = data["automa" if automa < human else "human"]
        short["coins"] += abs(automa - human)
    return data


@pytest.mark.rule("final-count", "final-tie", "S15", "S25", "S27", "S34", "S35")
def test_the_engine_and_the_plain_reading_agree_on_the_final_count():
    dice, ties = random.Random(3), 0
    for _ in range(800):
        state = GAME.position.parse_json(any_end(dice))
        if GAME.position.defects(state):
            continue
        automa, human, winner, number = plain_count(GAME.to_json(state))
        result = GAME.result(state)
        totals = {side.name: side.total for side in result.sides}
        assert (totals["automa"], totals["human"], result.winner) == (automa, human, winner), GAME.to_text(
            state
        )
        ties += number > 1
    assert ties > 20
