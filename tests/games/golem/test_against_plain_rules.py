"""The marble choice against a second, plain reading of page 4, over many random cards and synagogues."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from games.golem.positions import BOX, GAME, position, table

from automatable.core.resolution import Resolving
from automatable.games.golem import marbles
from automatable.games.golem.components import CRITERIA
from automatable.games.golem.state import COLOURS, ROWS

TOKEN_OF = {"golem": "red", "artifact": "yellow", "study": "blue"}


class Plain:
    """Page 4 sentence by sentence: lists of (row, colour), no masks, no shared code."""

    def __init__(self, rows, tokens, standing, shown, taken):
        self.rows, self.tokens, self.standing, self.shown, self.taken = rows, tokens, standing, shown, taken

    def wanted_colour(self, side):
        left, right = self.shown
        first, other = (left, right) if side == "left" else (right, left)
        return other if first in self.taken else first

    def met(self, criterion, marble, possible):
        row, colour = marble
        if criterion == "most-marbles":
            return len(self.rows[row]) == max(len(self.rows[other]) for other, _ in possible)
        if criterion == "work":
            return row in ("work", "mirror") and self.standing > 0
        if criterion == "strategy":
            token_rows = [other for other, _ in possible if other in TOKEN_OF]
            return row in token_rows and row == min(token_rows, key=self.height)
        if criterion in ("black", "white"):
            return colour == criterion
        if criterion == "not-character":
            return colour not in self.shown
        return colour == self.wanted_colour(criterion)

    def height(self, row):
        return self.tokens.index(TOKEN_OF[row])

    def choose(self, criteria):
        every = sorted({(row, colour) for row, colours in self.rows.items() for colour in colours})
        ignored = [colour for colour in self.taken if colour in self.shown]
        possible = [marble for marble in every if marble[1] not in ignored] or every
        active = []
        for criterion in criteria:
            if active and len(possible) == 1:
                break
            fitting = [marble for marble in possible if self.met(criterion, marble, possible)]
            if fitting:
                possible = fitting
                active.append(criterion)
        return (self.by_tokens(possible) if possible else None), "work" in active

    def by_tokens(self, possible):
        rows = {row for row, _ in possible}
        if rows != {"mirror"}:
            rows -= {"mirror"}
        if "work" in rows and (self.standing >= 2 or len(rows) == 1):
            row = "work"
        elif rows == {"mirror"}:
            row = "mirror"
        else:
            row = min(rows - {"work"}, key=self.height)
        colours = [colour for other, colour in possible if other == row]
        return row, min(colours, key=[*self.tokens, "black", "white"].index)

    def mirrored(self, for_work):
        if for_work or self.standing >= 2:
            return "work"
        return min(TOKEN_OF, key=self.height)


def random_case(random):
    left, right = random.sample([colour for colour in COLOURS if colour != "black"], 2)
    bag = [colour for colour in COLOURS for _ in range(BOX.base.marbles[colour])]
    random.shuffle(bag)
    taken = [bag.pop()] if random.random() < 0.5 else []
    rows = {row: [] for row in ROWS}
    offered = random.sample(ROWS, random.randint(1, 5))
    for colour in bag[: random.randint(1, 14)]:
        rows[random.choice(offered)].append(colour)
    standing, lying = random.choice([(0, 0), (0, 2), (1, 0), (1, 1), (2, 0), (3, 1)])
    places = [f"{district}-{section}" for district in ("red", "yellow", "blue") for section in (1, 2)]
    golems = places[:standing] + [f"{place}-lying" for place in places[standing : standing + lying]]
    criteria = tuple(random.sample(CRITERIA, random.randint(0, len(CRITERIA))))
    tokens = random.sample(["red", "yellow", "blue"], 3)
    return (left, right), taken, rows, standing, golems, criteria, tokens


def engine_choice(state, criteria, shown, listen):
    r = Resolving(listen)
    t = table(state, r)
    card = marbles.character(state)
    t.owner = True  # so that the character of the case can be told
    t.learned = {f"characters.{card}.left": shown[0], f"characters.{card}.right": shown[1]}
    _, chosen, for_work = marbles.choose(t, state, criteria)
    if chosen is None:
        return None, for_work
    row, colour = divmod(chosen, marbles.WIDTH)
    return (ROWS[row], COLOURS[colour]), for_work


@pytest.mark.rule("choose-marble", "marble-fallback", "ignored-colour", "L1", "L2", "L12", "L13", "L14")
def test_the_marble_choice_agrees_with_a_plain_reading_on_thousands_of_synagogues():
    random = Random(5)
    blank = position()
    for _ in range(3000):
        shown, taken, rows, standing, golems, criteria, tokens = random_case(random)
        data = GAME.to_json(blank)
        data["automa"] |= {"golems": golems, "tokens": tokens, "marbles": taken}
        data["table"]["rows"] = rows
        state = GAME.from_json(data)
        plain, for_work = Plain(rows, tokens, standing, shown, taken).choose(criteria)
        case = (criteria, rows, tokens, golems, shown, taken)
        found, spoke = engine_choice(state, criteria, shown, listen=False)
        assert found == plain, case
        assert (found, spoke) == engine_choice(state, criteria, shown, listen=True), case
        if plain is not None and plain[0] in ("mirror", "work"):
            assert spoke == for_work, case


@pytest.mark.rule("choose-marble", "p05-example-3")
def test_every_order_of_four_criteria_agrees_with_the_plain_reading():
    rows = {
        "work": ["red", "black"],
        "golem": ["yellow", "white"],
        "artifact": ["red", "yellow"],
        "study": ["blue"],
        "mirror": ["white", "black"],
    }
    data = GAME.to_json(position())
    data["automa"] |= {"golems": ["red-1"], "tokens": ["blue", "yellow", "red"], "marbles": ["yellow"]}
    data["table"]["rows"] = rows
    state = GAME.from_json(data)
    shown = ("red", "yellow")
    for criteria in permutations(CRITERIA, 4):
        plain = Plain(rows, ["blue", "yellow", "red"], 1, shown, ["yellow"]).choose(criteria)[0]
        assert engine_choice(state, criteria, shown, listen=False)[0] == plain, criteria
