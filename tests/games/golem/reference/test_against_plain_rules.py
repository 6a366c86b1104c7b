"""The marble choice against a second, plain reading of page 4, over many random cards and synagogues."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from games.golem.entry.printed_answers import answer, cheapest
from games.golem.positions import BOX, GAME, context, position, used
from msgspec import structs

from automatable import games
from automatable.core.engine.question import Ask
from automatable.core.engine.resolution import Resolver
from automatable.games.golem.box.printed import CRITERIA
from automatable.games.golem.entry.context import new_context
from automatable.games.golem.position.state import COLOURS, ROWS
from automatable.games.golem.rules.board import book_columns, upgrades
from automatable.games.golem.rules.turn import actions, marble_rows, marbles

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

    def mirrored(self):
        if self.standing >= 2:
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


def engine_choice(state, criteria, shown, explain):
    card = marbles.character(state)
    learned = {f"characters.{card}.left": shown[0], f"characters.{card}.right": shown[1]}
    state = structs.replace(state, box="owner", learned=learned)
    _, chosen, for_work = marbles.choose(context(state, Resolver(explain)), state, lambda enough: criteria)
    if chosen is None:
        return None, for_work
    row, colour = divmod(chosen, marble_rows.WIDTH)
    return (ROWS[row], COLOURS[colour]), for_work


@pytest.mark.rule(
    "choose-marble", "marble-fallback", "ignored-colour", "mirror", "L1", "L2", "L12", "L13", "L14"
)
def test_the_marble_choice_agrees_with_a_plain_reading_on_thousands_of_synagogues():
    random = Random(5)
    blank = position()
    for _ in range(3000):
        shown, taken, rows, standing, golems, criteria, tokens = random_case(random)
        data = GAME.to_json(blank)
        data["automa"] |= {"golems": golems, "tokens": tokens, "marbles": taken}
        data["table"]["rows"] = rows
        state = GAME.from_json(data)
        reading = Plain(rows, tokens, standing, shown, taken)
        plain, for_work = reading.choose(criteria)
        case = (criteria, rows, tokens, golems, shown, taken)
        found, spoke = engine_choice(state, criteria, shown, explain=False)
        assert found == plain, case
        assert (found, spoke) == engine_choice(state, criteria, shown, explain=True), case
        if plain is not None and plain[0] in ("mirror", "work"):
            assert spoke == for_work, case
        assert ROWS[actions.mirrored(context(state), state)] == reading.mirrored(), case


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
        assert engine_choice(state, criteria, shown, explain=False)[0] == plain, criteria


def plain_step(golems, tokens, way):
    """One step of page 2 on a list of [district, section, lies]; None when nobody moves."""
    if way == "either":
        fallen = [golem for golem in golems if golem[2] and golem[1] == 1]
        way = "forward" if fallen else "back"
        movable = fallen or [golem for golem in golems if golem[1] > 1]
    elif way == "back":
        movable = [golem for golem in golems if golem[1] > 1]
    else:
        movable = [golem for golem in golems if golem[1] < 10 and (golem[2] or way == "forward")]
    if not movable:
        return None
    movable = [golem for golem in movable if golem[2]] or movable
    if way == "back":
        chosen = max(movable, key=lambda golem: (golem[1], tokens.index(golem[0])))
        return chosen, -1
    return min(movable, key=lambda golem: (golem[1], tokens.index(golem[0]))), 1


@pytest.mark.rule("golem-forward", "golem-back", "golem-either", "golem-may", "far-sections", "L8", "L9")
def test_golem_steps_and_their_price_agree_with_a_plain_reading():
    random = Random(8)
    for _ in range(600):
        tokens = random.sample(["red", "yellow", "blue"], 3)
        golems = [
            [random.choice(tokens), random.choice([1, 1, 2, 4, 7, 8, 9, 10]), random.random() < 0.4]
            for _ in range(random.randint(0, 6))
        ]
        way, steps = random.choice(["forward", "back", "either", "may"]), random.randint(1, 5)
        form = [f"{district}-{section}" + ("-lying" if lies else "") for district, section, lies in golems]
        state = position({"golems": form, "tokens": tokens, "resources": 20})
        after = GAME.to_json(used(state, {"do": f"golem-{way}", "steps": steps}))["automa"]
        spent = 0
        for _ in range(steps):
            step = plain_step(golems, tokens, way)
            if step is None:
                break
            golem, by = step
            golem[1], golem[2] = golem[1] + by, False
            spent += BOX.board.entry_cost.get(str(golem[1]), 0) if by > 0 else 0
        entered = [f"{district}-{section}" + ("-lying" if lies else "") for district, section, lies in golems]
        assert sorted(after["golems"]) == sorted(entered), (form, tokens, way, steps)
        assert after["resources"] == 20 - spent and after["points"] == 0, (form, tokens, way, steps)


def plain_column(columns, colour):
    """Page 6: the column for a book, columns as lists of colours; None when there is none."""
    if colour == "black":
        empty = [n for n, column in enumerate(columns) if not column]
        room = [n for n, column in enumerate(columns) if len(column) < 5]
        return empty[0] if empty else max(room, key=lambda n: (len(columns[n]), -n)) if room else None
    for n, column in enumerate(columns):
        if colour in column:
            return n if len(column) < 5 else None
    for fits in (lambda column: not column, lambda column: set(column) == {"black"} and len(column) < 5):
        for n, column in enumerate(columns):
            if fits(column):
                return n
    return None


@pytest.mark.rule("place-coloured-book", "place-black-book", "book-column", "column-limit", "L16")
def test_the_column_of_a_book_agrees_with_a_plain_reading_while_the_columns_fill():
    random = Random(9)
    for _ in range(60):
        left = {id: book.colour for id, book in BOX.printed.books.items()}
        catalog: list[list[str]] = [[], [], [], [], []]
        for _ in range(26):
            book = random.choice(sorted(left))
            columns = [[BOX.printed.books[id].colour for id in column] for column in catalog]
            state = position({"books": catalog})
            found = book_columns.column_for(context(state), state, left[book], Resolver())
            assert found == plain_column(columns, left[book]), (columns, left[book])
            if found is not None:
                catalog[found].append(book)
                del left[book]


BOARDS = {
    "golem": (("head", "left-arm", "torso", "right-arm", "leg-2", "leg-3"), ("leg-3", "torso")),
    "study": (("column-1", "column-2", "column-3", "column-4", "column-5", "track"), ("column-3", "track")),
}
"""The upgrades as the board shows them, and the two of which the book names one first (pp. 5 and 6)."""


def plain_upgrade(kind, costs, made):
    """The cheapest; of the printed pair the first; then as the board shows them."""
    shown, (first, second) = BOARDS[kind]
    left = [id for id in shown if id not in made]
    cheapest = [id for id in left if costs[id] == min(costs[other] for other in left)]
    return next(id for id in cheapest if id != second or first not in cheapest)


def owners_choice(box, state, kind):
    """What an owner's Automa makes next; every price it asks for is entered from the owner's box."""
    entered: dict[str, object] = {}
    while True:
        known = new_context(BOX, state, Resolver(answers=entered))
        try:
            _, board, number = upgrades.choose(known, state, ("golem", "artifact", "study").index(kind))
        except Ask as asked:
            question = asked.question
            if ".cheapest." in question.id:
                entered[question.id] = cheapest(box, question)
            elif question.fields:
                entered[question.id] = question.filled(lambda part: answer(box, part.key))
            else:
                entered[question.id] = answer(box, question.id)
        else:
            assert number is not None
            return known.printed.with_learned(state), board.ids[number]


@pytest.mark.rule("L15", "upgrade-golem", "upgrade-study", "table-upgrade-1", "owners-box")
@pytest.mark.parametrize("kind", BOARDS)
def test_upgrades_by_price_agree_with_a_plain_reading_for_the_box_and_for_an_owner_who_is_asked(kind):
    random = Random(kind)
    shown, _ = BOARDS[kind]
    for _ in range(150):
        printed = {id: BOX.flat[f"{kind}_upgrades.{id}.cost"] for id in shown}
        asked = [id for id in shown if not BOX.is_known(f"{kind}_upgrades.{id}.cost")]
        costs = printed | {id: random.randint(1, 6) for id in asked}
        game = games.load("golem", {f"{kind}_upgrades": {id: {"cost": costs[id]} for id in asked}})
        owner, made = position(box="owner"), random.sample(shown, random.choice((0, 0, 0, 1, 2)))
        while len(made) < len(shown):
            form = {"automa": {"upgrades": {kind: made}}}
            expected = plain_upgrade(kind, costs, made)
            dealt = game.decide(f"upgrade-{kind}", game.from_json(form), {}).choice
            assert dealt == expected, (costs, made)
            mask = sum(1 << game.box.upgrade_ids[0 if kind == "golem" else 2].index(id) for id in made)
            ups = (mask, 0, 0) if kind == "golem" else (0, 0, mask)
            owner, entered = owners_choice(game.box, structs.replace(owner, upgrades=ups), kind)
            assert entered == expected, (costs, made)
            made = [*made, expected]
