"""Every ruling has a position in which it decides and is cited, and one close to it in which it does not."""

import random

import pytest
from games.scythe.positions import GAME, OPEN, position
from games.scythe.rules.test_against_plain_rules import (
    AROUND,
    FACTORY,
    PLAIN,
    SPOTS,
    Plain,
    any_position,
    over_land,
)

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Kept, Picked, Section

ATTACK = {"type": "human-attacked", "at": "R3C3"}
COUNT = {"type": "final-count", "structure_bonus": 0}
STAR = {"type": "star-placed"}
QUIET = {"workers": ["R1C4", "R1C5"], "character": "R2C5"}


def cited(explanation):
    """The rulings an explanation names."""
    found = set()
    for node in explanation:
        if isinstance(node, Section):
            found |= cited(node.steps)
        elif isinstance(node, Kept):
            found |= {cut.ruling for cut in node.cuts}
        elif isinstance(node, Picked):
            found |= {weighed.ruling for weighed in node.weighed}
        else:
            found.add(node.ruling)
    return found


def happens(state, event, **answers):
    """The rulings of a whole event: of its explanation, its instructions and questions, or of its refusal.

    What is not answered is answered as offered first.
    """
    try:
        resolution = GAME.apply(state, GAME.decode_event(event), explain=True)
    except UserError as user_error:
        return {user_error.args_.get("ruling")}
    found = set()
    while True:
        found |= cited(resolution.explanation) | {one.rule for one in resolution.instructions}
        if resolution.state.pending is None:
            return found
        question = resolution.questions[0]
        found.add(question.rule)
        first = question.options[0].value if question.options else question.default or question.low or 0
        value = answers.get(question.id.replace("-", "_"), first)
        resolution = GAME.apply(resolution.state, GAME.decode_event(question.answer(value)), explain=True)


def turn(card, automa=None, human=None, answers=None, **rest):
    state = position(QUIET if automa is None else automa, human, **rest)
    return happens(state, {"type": "card-turned", "card": card}, **(answers or {}))


def decided(rule, automa, human=None, **rest):
    return cited(GAME.decide(rule, position(automa, human, **rest), {}).explanation)


def battle(automa=None, human=None, dial=0, cards=0, card=9, answers=None, **rest):
    """The human attacks on the forest R3C3."""
    state = position(
        {"mechs": ["R3C3"], "power": 8, "combat_cards": 3, "tracker": OPEN, **(automa or {})},
        {"mechs": ["R3C3"], "power": 10, **(human or {})},
        **rest,
    )
    return happens(state, ATTACK, combat_dial=dial, combat_cards=cards, combat_card=card, **(answers or {}))


def attacked(automa=None, human=None, answers=None, **rest):
    """The Automa's mech attacks the human's on R4C4 with card 17."""
    state = position(
        {"mechs": ["R3C3"], "power": 8, "tracker": OPEN, **(automa or {})},
        {"mechs": ["R4C4"], "power": 7, **(human or {})},
        **rest,
    )
    return happens(state, {"type": "card-turned", "card": 17}, **{"combat_card": 3, **(answers or {})})


def counted(automa, human, **rest):
    return happens(position(automa, human, over="human", **rest), COUNT)


def set_up(**chosen):
    try:
        state = GAME.new(GAME.decode_setup(chosen))
    except UserError as user_error:
        return {user_error.args_["ruling"]}
    return {one.rule for one in GAME.checklist(state).instructions}


def corrected(**keys):
    return happens(
        position({}), {"type": "corrected", "set": {k.replace("__", "."): v for k, v in keys.items()}}
    )


def moved(piece, origin, to, automa, human, **rest):
    event = {"type": "human-moved", "piece": piece, "from": origin, "to": to}
    return happens(position(automa, human, **rest), event)


def won(dial, **rest):
    """The human's character fights a mech on the encounter R2C2."""
    state = position(
        {"faction": "togawa", "mechs": ["R2C2"], "power": 3, "tracker": OPEN},
        {"character": "R2C2", "power": 7, **rest},
    )
    return happens(state, {"type": "human-attacked", "at": "R2C2"}, combat_dial=dial, combat_card=3)


MECH = {"mechs": ["R4C6"], "faction": "rusviet"}
LAST = {**QUIET, "power": 13, "combat_stars": 2, "tracker": 17}
NO_MOVE = {"workers": ["R1C4"]}

CASES = {
    # steps over land cannot tell two territories behind the river apart; hex steps can
    "S1": (
        lambda: decided("move-worker", {"workers": ["R3C6", "R4C7"], "faction": "rusviet"}),
        lambda: decided("move-worker", {"workers": ["R3C3", "R4C5"], "faction": "albion"}),
    ),
    "S2": (
        lambda: decided("attack-worker", {"mechs": ["R1C4"], "character": "R1C4"}, {"workers": ["R2C5"]}),
        lambda: decided("attack-worker", {"mechs": ["R1C4"], "character": "R1C5"}, {"workers": ["R2C5"]}),
    ),
    "S3": (
        lambda: decided("move-mech", {"workers": ["R1C4"]}),
        lambda: decided("move-mech", {"mechs": ["R1C4"]}),
    ),
    "S4": (
        lambda: decided("move-mech", {**MECH, "tracker": OPEN}, {"mechs": ["R4C4"]}),
        lambda: decided("move-mech", MECH, {"mechs": ["R4C4"]}),
    ),
    "S5": (
        lambda: decided("move-mech", {**MECH, "mechs": ["base"]}, {"mechs": ["R2C5"]}),
        lambda: decided("move-mech", {**MECH, "mechs": ["R4C7"]}, {"mechs": ["R2C5"]}),
    ),
    "S6": (
        lambda: decided(
            "move-worker", {"workers": ["R1C4", "R2C5"]}, {"mechs": ["R2C4"], "marked": ["R1C4"]}
        ),
        lambda: decided("move-worker", {"workers": ["R1C4", "R2C5"]}, {"mechs": ["R2C4"]}),
    ),
    "S7": (
        lambda: decided("move-worker", {"workers": ["R1C4"]}, {"marked": ["R1C4", "R1C5", "R2C5"]}),
        lambda: decided("move-worker", {"workers": ["R1C4"]}, {"mechs": ["R2C4"]}),
    ),
    "S8": (
        lambda: decided("move-mech", MECH, {"faction": "nordic", "mechs": ["base"]}),
        lambda: decided("move-mech", MECH, {"faction": "nordic", "mechs": ["R2C5"]}),
    ),
    "S9": (
        lambda: turn(3, {"workers": ["R7C3", "R8C1"], "faction": "crimea"}, {"faction": "nordic"}),
        lambda: turn(3),
    ),
    "S10": (lambda: battle(dial=7, cards=3, answers={"combat_automa_cards": 3}), lambda: battle(dial=7)),
    "S11": (lambda: battle(card=13), lambda: battle(card=9)),
    "S12": (lambda: turn(7, level="autometta"), lambda: turn(4, level="autometta")),
    "S13": (
        lambda: turn(3, {**QUIET, "tracker": 8}),
        lambda: turn(3, {**QUIET, "tracker": 8}, deck=[3], combat_pile=[4]),
    ),
    "S14": (lambda: turn(3, {**QUIET, "power": 14}), lambda: turn(3, {**QUIET, "power": 13})),
    "S15": (
        lambda: counted({"mechs": ["R4C4"]}, {"popularity": 0}),
        lambda: counted({"mechs": ["R3C3"]}, {"popularity": 0}),
    ),
    "S16": (
        lambda: battle(dial=7, cards=5, card=4),
        lambda: battle(dial=7, cards=5, card=4, top=9),
    ),
    "S17": (lambda: turn(5, LAST), lambda: turn(3, {**QUIET, "tracker": 20})),
    "S18": (
        lambda: turn(5, {"workers": ["R1C1", "R1C2"], "faction": "albion"}),
        lambda: turn(6, {"workers": ["R1C1", "R1C2"], "faction": "albion"}),
    ),
    "S19": (
        lambda: turn(3, modifiers={"power": 1}),
        lambda: turn(13, modifiers={"coins": 1}),
    ),
    "S20": (
        lambda: turn(3, human={"resources": {"R2C5": 2}}),
        lambda: turn(3, human={"resources": {"R5C3": 2}}),
    ),
    "S21": (
        lambda: attacked({"mechs": [], "character": "R3C3"}),
        lambda: attacked(),
    ),
    "S22": (
        lambda: turn(15, NO_MOVE, modifiers={"move_check": True}),
        lambda: turn(3, modifiers={"move_check": True}, answers={"move_check_0": 5}),
    ),
    "S23": (
        lambda: battle(human={"abilities": ["scout"]}, card=13),
        lambda: battle(human={"abilities": ["scout"]}, card=3),
    ),
    "S24": (
        lambda: set_up(level="autometta", passes=True),
        lambda: set_up(level="automa", passes=True),
    ),
    "S25": (
        lambda: counted({"workers": ["base"]}, {"popularity": 0, "character": "base"}),
        lambda: counted({"coins": 1}, {"popularity": 0}),
    ),
    "S26": (
        lambda: battle(dial=7, cards=5, card=4, top=9, deck=[]),
        lambda: battle(dial=7, cards=5, card=4, top=9),
    ),
    "S27": (
        lambda: counted({"workers": ["R1C4"]}, {"popularity": 10, "workers": ["R7C3"]}),
        lambda: counted({"workers": ["R1C4"]}, {"popularity": 10, "workers": ["R7C3"], "power": 1}),
    ),
    "S28": (lambda: won(7), lambda: won(0)),
    "S29": (
        lambda: moved("worker", "R3C2", "R3C3", {"workers": ["R3C3"]}, {"workers": ["R3C2"]}),
        lambda: moved("mech", "R3C2", "R3C3", {"workers": ["R3C3"]}, {"mechs": ["R3C2"]}),
    ),
    "S30": (
        lambda: turn(1, {}, {"recruits": ["power"], "power": 15}),
        lambda: turn(1, {}, {"recruits": ["power"], "power": 14}),
    ),
    "S31": (lambda: corrected(human__stars=6), lambda: corrected(human__stars=5)),
    "S32": (
        lambda: battle(human={"faction": "saxony", "abilities": ["disarm"], "structures": ["R3C3"]}),
        lambda: battle(human={"faction": "saxony", "abilities": ["disarm"]}),
    ),
    "S33": (
        lambda: happens(position({"mechs": ["R3C3"]}, {"mechs": ["R3C3"], "stars": 5}), STAR),
        lambda: happens(position({"mechs": ["R3C3"]}, {"mechs": ["R3C3"], "stars": 4}), STAR),
    ),
    "S34": (
        lambda: counted({}, {"faction": "albion", "tokens": ["R3C3"], "workers": ["R3C3"], "popularity": 0}),
        lambda: counted({}, {"faction": "albion", "tokens": ["R3C3"], "workers": ["R3C2"], "popularity": 0}),
    ),
    "S35": (
        lambda: turn(3, human={"faction": "togawa", "tokens": ["R2C5"]}),
        lambda: turn(3, human={"faction": "togawa", "tokens": ["R5C3"]}),
    ),
    "S36": (lambda: set_up(automa="togawa"), lambda: set_up(automa="nordic")),
    "S37": (
        lambda: battle(
            {"faction": "saxony"},
            {"faction": "nordic", "abilities": ["seaworthy"]},
            answers={"combat_retreat": "R3C4"},
        ),
        lambda: battle({"faction": "saxony"}, {"faction": "nordic"}),
    ),
    "S38": (
        lambda: battle(human={"faction": "togawa", "abilities": ["ronin"]}),
        lambda: battle(human={"faction": "togawa", "abilities": ["ronin"], "workers": ["R3C3"]}),
    ),
    "S39": (
        lambda: moved("mech", "R5C3", "base-saxony", {}, {"mechs": ["R5C3"]}),
        lambda: moved("mech", "R5C3", "base-saxony", {}, {"mechs": ["R5C3"], "abilities": ["wayfare"]}),
    ),
    "S40": (
        lambda: battle(human={"faction": "togawa", "abilities": ["ronin"], "power": 14}),
        lambda: battle(human={"faction": "togawa", "abilities": ["ronin"], "power": 13}),
    ),
}


def test_every_ruling_is_here():
    rulings = [entry.id for entry in GAME.rulebook.entries.values() if entry.kind == "ruling"]
    assert list(CASES) == rulings


@pytest.mark.parametrize("ruling", CASES)
def test_a_ruling_is_cited_where_it_decides_and_not_beside_it(ruling):
    decides, beside = CASES[ruling]
    assert ruling in decides()
    assert ruling not in beside()


# --- taken away ------------------------------------------------------------------------------------------


def walked(start):
    """Steps over land from these territories; 47 where there is no way."""
    far, ring, step = {}, list(start), 0
    while ring:
        far.update(dict.fromkeys(ring, step))
        ring = list({b for a in ring for b in AROUND[a] if over_land(a, b) and b not in far})
        step += 1
    return {place: far.get(place, 47) for place in SPOTS}


class Walking(Plain):
    """Without S1: distances are walked."""

    def from_base(self, place):
        return 0 if place == "base" else 1 + walked(self.base["land"])[place]

    def to_enemy(self, place):
        near = [enemy for enemy in self.enemy_fighters if enemy in SPOTS]
        return walked(near)[place] if near else super().to_enemy(place)

    def last_two(self, place):
        return walked([FACTORY])[place], SPOTS[place]


class CharacterFirst(Plain):
    """Without S2: on one spot the character goes."""

    def select(self, kinds):
        found = super().select(kinds)
        if found and len(kinds) > 1 and found[1] == self.automa["character"]:
            return ("character", found[1])
        return found


class ByLandOnly(Plain):
    """Without S4: the water never opens."""

    def near(self, place):
        return {b for b in super().near(place) if b == place or over_land(place, b)}


class BaseAlone(Plain):
    """Without S5: the base has no neighbourhood."""

    def reach(self, with_base):
        return super().reach(False)


class PlainThreat(Plain):
    """Without S6: a human unit reaches its neighbours over land, whatever it has unlocked."""

    def threatened(self):
        near = [place for place in self.enemy_fighters if place in SPOTS]
        return {*near, *(b for a in near for b in AROUND[a] if over_land(a, b))}


class Disliked(Plain):
    """Without S7: where everything is threatened the worker goes all the same."""

    def threatened(self):
        threat = super().threatened()
        workers = {place for kind, place in self.without(self.select({"worker"})) if kind == "worker"}
        return threat if self.reach(True) - self.enemies - workers - threat else set()


class NoBases(Plain):
    """Without S8: units on bases draw nobody."""

    def to_enemy(self, place):
        return super().to_enemy(place) if any(enemy in SPOTS for enemy in self.enemy_fighters) else 0


TAKEN_AWAY = {
    "S1": Walking,
    "S2": CharacterFirst,
    "S4": ByLandOnly,
    "S5": BaseAlone,
    "S6": PlainThreat,
    "S7": Disliked,
    "S8": NoBases,
}


def test_a_ruling_of_movement_is_cited_only_where_its_absence_would_move_otherwise():
    dice, found = random.Random(7), dict.fromkeys(TAKEN_AWAY, 0)
    for _ in range(500):
        data = any_position(dice)
        if dice.random() < 0.1:  # everything is threatened
            data["human"] |= {"marked": list(SPOTS), "cleared": []}
        state = GAME.position.parse_json(data)
        if GAME.position.defects(state):
            continue
        form = GAME.to_json(state)
        for rule, plain in PLAIN.items():
            decision = GAME.decide(rule, state, {})
            for ruling in cited(decision.explanation) & TAKEN_AWAY.keys():
                found[ruling] += 1
                if ruling == "S8" and set(Plain(form).enemy_fighters) == {"mat"}:
                    continue  # with no enemy at all there is only the Factory to go by
                assert plain(TAKEN_AWAY[ruling](form)) != decision.choice, (ruling, rule, GAME.to_text(state))
    assert min(found.values()) > 5, found
