"""Every ruling is cited where it decides, and nowhere else.

``readings`` takes each ruling away. A ruling decides where the same event then ends otherwise; for each there
are positions where it decides and where it does not, and in whole games it is cited exactly where it decides.
"""

from functools import partial

import pytest
from games.red_rising.readings import READINGS
from random_play import Driver
from rulings import cited, decides

COUNT = {"type": "counted"}
NOTHING = {**COUNT, "points": 0, "matching": 0}
TURN = {"type": "turned", "card": 14, "second": 15}
FULL = {f"automus.{track}": 10 for track in ("fleet", "helium", "influence")}
EMPTY = dict.fromkeys(("jupiter", "mars", "luna", "institute"), 0)
SHOWS_INSTITUTE = {"jupiter": "A", "mars": "D", "luna": "C", "institute": "B"}
SHOWS_MARS = {"jupiter": "A", "mars": "B", "luna": "C", "institute": "D"}
ON_MARS = {"phase": "deployed", "deployed": "mars"}
SIX = ["lysander", "virga", "nanny", "ash-lord", "modjob", "cassius"]


def turned(first, second=14):
    return {"type": "turned", "card": first, "second": second}


def used(character):
    return {"type": "used", "character": character}


def hand(*cards, **more):
    """A hand to be counted; 70 laurels of the Automus and its two cards, worth 3 each, stand against it."""
    return "known", {"phase": "ended", "human.hand": list(cards), **more}, COUNT


def table(changes, event, **answers):
    return "position", changes, event, answers


def known(changes, event, **answers):
    return "known", changes, event, answers


MARS = {"locations.mars": ["roque", "judge", "seer"], **ON_MARS, "variant": True}
TACTUS = {**ON_MARS, "locations.mars": ["tactus"]}
CALLIOPE = {"phase": "human", "human.hand": ["calliope"], "locations.jupiter": ["pelus"]}
ON_JUPITER = {"type": "deployed", "location": "jupiter", "card": "calliope"}
BLOCKED = {"priorities": SHOWS_INSTITUTE, "sovereign": "human"}
HACKER = {
    "phase": "ended",
    "house": "ceres",
    "human.hand": ["hacker", "lorn"],
    "locations.institute": ["ceo"],
}
TWO_CARDS = {"phase": "ended", "house": "ceres", "human.hand": 2, "deck.rest": 95}
NOTHING_NAMED = {**COUNT, "matching": 0}

CASES = {  # ruling: where it decides, where it does not
    "R1": ([hand("lorn", level="3")], [hand("lorn")]),
    "R2": (
        [table({}, turned(5)), table({"card_five": "transcribed"}, turned(5))],
        [
            table({}, turned(6)),
            table({"priorities": {"jupiter": "C", "mars": "D", "luna": "A", "institute": "B"}}, turned(5)),
        ],
    ),
    "R3": ([table({}, turned(3))], [table({}, TURN), table({"deck.rest": 0}, turned(3))]),
    "R4": ([table({"deck.rest": 0, "locations": EMPTY}, TURN)], [table({"locations.jupiter": 0}, TURN)]),
    "R5": (
        [
            table(FULL, turned(6)),
            table(
                {"automus.helium": 10, "priorities": {**SHOWS_INSTITUTE, "mars": "B", "institute": "D"}},
                turned(6),
            ),
        ],
        [table({"automus.influence": 10, "priorities": SHOWS_INSTITUTE}, turned(6)), table({}, turned(6))],
    ),
    "R6": ([table({"deck.rest": 0}, TURN)], [table({}, TURN)]),
    "R7": (
        [
            hand("lorn", **{"human.influence": 1}),
            hand("lorn", **{"human.influence": 2, "automus.influence": 3}),
        ],
        [hand("lorn", **{"human.influence": 5, "automus.influence": 4}), hand("lorn")],
    ),
    "R8": (
        [
            table({**ON_MARS, "automus.fleet": 10}, used("pelus")),
            table({**ON_MARS, "automus.fleet": 10, "discard": [2, 1]}, used("pelus")),
        ],
        [
            table({**ON_MARS, "automus.fleet": 9}, used("pelus")),
            table({**ON_MARS, **FULL}, used("pelus")),
        ],
    ),
    "R9": (
        [
            table(BLOCKED, turned(6), block_1="yes"),
            known(
                {
                    **ON_MARS,
                    "locations.mars": ["tactus"],
                    "automus.hand": ["lorn", "judge"],
                    "human.hand": [],
                },
                used("tactus"),
            ),
            known(
                {"phase": "human", "sovereign": "automus", "automus.hand": ["justice"]},
                {"type": "took", "bonus": "sovereign"},
            ),
        ],
        [
            table(BLOCKED, turned(6), block_1="no"),
            table({**BLOCKED, **FULL}, turned(6), block_1="yes"),
            known(TACTUS, used("tactus")),
            known({"phase": "human", "sovereign": "automus"}, {"type": "took", "bonus": "sovereign"}),
        ],
    ),
    "R10": (
        [table({"deck.rest": 0, "locations": EMPTY}, turned(1))],
        [table({"deck.rest": 0, "locations": EMPTY}, TURN), table({}, turned(1))],
    ),
    "R11": (
        [
            known({**MARS, "automus.hand": [*SIX, "deanna"]}, used("roque")),
            table({**ON_MARS, **FULL, "variant": True}, used("auctioneer")),
        ],
        [
            known({**MARS, "automus.hand": SIX}, used("roque")),
            table({**ON_MARS, "variant": True}, used("auctioneer")),
        ],
    ),
    "R12": (
        [
            table(
                {"phase": "ended", "automus.hand": 8, "deck.rest": 86}, {**COUNT, "points": 0, "matching": 0}
            ),
            table({"phase": "ended", "sovereign": "human"}, {**COUNT, "points": 66, "matching": 0}),
        ],
        [
            table(
                {"phase": "ended", "automus.hand": 7, "deck.rest": 87}, {**COUNT, "points": 0, "matching": 0}
            ),
            table({"phase": "ended", "sovereign": "human"}, {**COUNT, "points": 67, "matching": 0}),
        ],
    ),
    "R13": (
        [table({"phase": "ended"}, {**COUNT, "points": 76, "matching": 0})],
        [
            table({"phase": "ended"}, {**COUNT, "points": 75, "matching": 0}),
            table({"phase": "ended", "sovereign": "human"}, {**COUNT, "points": 66, "matching": 0}),
        ],
    ),
    "R14": (
        [hand("quietus", **{"human.influence": 1}), hand("diplomat", **{"human.influence": 3})],
        [
            hand("quietus", **{"human.influence": 3}),
            hand("diplomat", **{"human.influence": 1}),
            hand("orion"),
        ],
    ),
    "R15": (
        [hand("lawyer", "judge", "seer", **{"locations.mars": ["virga"]})],
        [hand("lawyer", "seer", **{"locations.mars": ["virga"]})],
    ),
    "R16": (
        [
            hand("artisan-chef", "sefi", "lorn"),
            hand("artisan-chef", "karnus", "cassius", "nero"),
        ],
        [hand("artisan-chef", "lorn"), hand("sefi", "lorn"), hand("artisan-chef", "sefi")],
    ),
    "R17": (
        [hand("mustang", "trigg", "darrow")],
        [hand("mustang", "lorn", "darrow")],
    ),
    "R18": (
        [hand("trigg", "deanna", **{"automus.hand": ["harmony"]})],
        [hand("deanna", **{"automus.hand": []})],
    ),
    "R19": (
        [known({**CALLIOPE, "deck.top": ["aja"]}, ON_JUPITER, calliope_to="mars")],
        [
            known({**CALLIOPE, "deck.top": ["lorn"], "human.hand": ["calliope", "dancer"]}, ON_JUPITER),
            known({**CALLIOPE, "deck.top": ["aja"]}, ON_JUPITER, calliope_to="mars", ability_aja="no"),
        ],
    ),
    "R20": (
        [
            known(HACKER, COUNT, house_end_banish_1="hacker"),
            table(TWO_CARDS, {**NOTHING_NAMED, "hand": ["lorn"]}, reveals="yes", revealed_value=20),
        ],
        [
            known(HACKER, COUNT, house_end_banish_1="lorn"),
            known({**HACKER, "house": "mars"}, COUNT),
            table(TWO_CARDS, {**NOTHING_NAMED, "hand": ["hacker"]}, revealed_value=20),
            table(TWO_CARDS, {**NOTHING_NAMED, "hand": ["lorn"]}, reveals="no"),
        ],
    ),
}


CHOSEN = [
    pytest.param(ruling, case, decided, id=f"{ruling}-{'decides' if decided else 'idle'}-{n}")
    for ruling, (where, elsewhere) in CASES.items()
    for decided, cases in ((True, where), (False, elsewhere))
    for n, case in enumerate(cases)
]


@pytest.mark.parametrize(("ruling", "case", "decided"), CHOSEN)
def test_a_ruling_is_cited_where_it_decides_and_not_elsewhere(game, request, play, ruling, case, decided):
    where, changes, event, *answers = case
    state = request.getfixturevalue(where)(changes)

    def happen():
        return play(state, event, **(answers[0] if answers else {}))

    found = happen()
    assert decides(game, READINGS[ruling], happen, found) is decided, "the case itself"
    assert (ruling in cited(found.explanation)) is decided


def test_every_ruling_has_such_positions(game):
    entries = game.rulebook.entries.values()
    assert {entry.id for entry in entries if entry.kind == "ruling"} == set(CASES) == set(READINGS)


@pytest.mark.parametrize(
    ("setup", "seed"),
    [({}, 4), ({"cards": "app", "level": "4"}, 7), ({"cards": "app", "variant": True, "house": "ceres"}, 12)],
)
def test_in_whole_games_rulings_are_cited_exactly_where_they_decide(game, setup, seed):
    driver = Driver("red-rising", setup, seed)
    driver.game = game
    before = driver.state
    while driver.step():
        found, event = driver.resolutions[-1], game.decode_event(driver.events[-1])
        if found.state.pending is None:
            again = partial(game.apply, before, event, explain=True)
            for ruling, readings in READINGS.items():
                decided = decides(game, readings, again, found)
                assert (ruling in cited(found.explanation)) is decided, (ruling, driver.events[-1])
        before = driver.state
