"""The engine beside a plain reading of the book: the same rules written a second time, with lists and loops.

Nothing of the engine's choosing is used here, only its data; thousands of random positions must agree.
"""

import random

import pytest
from msgspec.structs import replace

from automatable.core.engine.resolution import Resolver
from automatable.games.red_rising.position.state import UNKNOWN, Count, State, Tokens
from automatable.games.red_rising.rules import scoring, turn

ROW = ["jupiter", "mars", "luna", "institute"]
BONUS = {"jupiter": "fleet", "mars": "helium", "institute": "influence"}
PAIR = {"A": "D", "D": "A", "B": "C", "C": "B"}
FLEET = [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]
LEVELS = {"1": (5, 2), "2": (6, 3), "3": (8, 4), "4": (10, 5), "5": (12, 6), "6": (14, 7)}
POSITIONS = 4000


class Plain:
    """A table with counters: cards per location, tokens, who holds the Sovereign token."""

    def __init__(self, piles, letters, tokens, sovereign, deck, hands):
        self.piles = dict(zip(ROW, piles, strict=True))
        self.letters = dict(zip(letters, ROW, strict=True))
        self.tokens = dict(tokens)
        self.sovereign, self.deck, self.banished = sovereign, deck, 0
        self.own_hand, self.hand = hands

    def place(self, sign):
        return sign if sign in ROW else self.letters[sign]

    def onward(self, place, arrow):
        at = ROW.index(place) + (1 if arrow == "right" else -1)
        return ROW[at % len(ROW)]

    def full(self, place):
        return place != "luna" and self.tokens[BONUS[place]] == 10

    def carry_out(self, card, block):
        if self.deck:
            self.deck -= 1
            self.piles[self.place(card.deploy)] += 1
        gained = self.place(card.gain)
        if any(self.piles.values()):
            while not self.piles[gained]:
                gained = self.onward(gained, card.arrow)
            self.piles[gained] -= 1
            self.hand += 1
            if card.extra == "bonus":
                self.bonus(gained, card.arrow, block)
        if card.extra == "banish" and self.deck:
            self.deck -= 1
            self.banished += 1

    def bonus(self, place, arrow, block):
        while self.full(place):
            place = self.onward(place, arrow)
        if place != "luna":
            self.tokens[BONUS[place]] += 1
            return
        if self.sovereign == "human" and self.own_hand and block:
            self.banished += 1
            self.own_hand -= 0 if self.deck else 1
            self.deck -= 1 if self.deck else 0
        else:
            self.sovereign = "automus"
        luna = next(letter for letter, at in self.letters.items() if at == "luna")
        shown = self.letters[PAIR[luna]]
        for _ in ROW:
            if shown != "luna" and not self.full(shown):
                self.tokens[BONUS[shown]] += 1
                return
            shown = self.onward(shown, arrow)


def some_position(chance):
    """Piles, tokens and token holder, with empty places and full tracks far more often than in a game."""
    piles = [chance.choice((0, 0, 1, 2, 5)) for _ in ROW]
    letters = chance.sample("ABCD", 4)
    tokens = {track: chance.choice((0, 6, 9, 10, 10, 10)) for track in BONUS.values()}
    deck = chance.choice((0, 1, 2, 40))
    return piles, letters, tokens, chance.choice(("", "human", "automus")), deck, [chance.randrange(3), 4]


def engine_state(piles, letters, tokens, sovereign, deck, hands):
    def cards(number):
        return (UNKNOWN,) * number

    return State(
        level="2",
        cards="table",
        house="mars",
        variant=False,
        card_five="balanced",
        phase="automus",
        first="human",
        side="even",
        priorities="".join(letters),
        locations=tuple(cards(number) for number in piles),
        unnamed=deck,
        human_hand=cards(hands[0]),
        automus_hand=cards(hands[1]),
        automus=Tokens(**tokens),
        sovereign=sovereign,
    )


@pytest.mark.rule("gain-location", "bonus-location", "luna-bonus", "R4", "R5", "R6", "R9", "R10")
@pytest.mark.parametrize("explaining", [False, True])
def test_a_card_is_carried_out_as_a_plain_reading_would(box, explaining):
    chance = random.Random(11)
    for _ in range(POSITIONS // 4 if explaining else POSITIONS):
        given = some_position(chance)
        number, block = chance.randint(1, 22), chance.random() < 0.5
        card = box.automus.cards[str(number)]
        plain = Plain(*given)
        plain.carry_out(card, block)
        r = Resolver(explaining, {"block-1": "yes" if block else "no"})
        after = turn.carry_out(box, engine_state(*given), number, 1, r)
        case = {"given": given, "card": number, "block": block}
        assert [len(pile) for pile in after.locations] == list(plain.piles.values()), case
        assert {track: getattr(after.automus, track) for track in plain.tokens} == plain.tokens, case
        assert after.sovereign == plain.sovereign, case
        sizes = (after.unnamed, len(after.banished), len(after.human_hand), len(after.automus_hand))
        assert sizes == (plain.deck, plain.banished, plain.own_hand, plain.hand), case


def plain_influence(own, other):
    """Most, second most, the rest; equal numbers share a place, the neutral three take part."""
    places = sorted({own, other, 3}, reverse=True)
    return own * (4, 2, 1)[places.index(own)]


def plain_tokens(tokens, sovereign, other):
    return FLEET[tokens.fleet] + 3 * tokens.helium + 10 * sovereign + plain_influence(tokens.influence, other)


@pytest.mark.rule("automus-laurels", "cut-to-twenty", "card-laurels", "matching", "influence-ranks")
@pytest.mark.rule("R1", "R7", "R12", "R13", "winner", "excess-cards")
def test_laurels_and_winner_are_those_of_a_plain_reading(box):
    chance = random.Random(12)
    for _ in range(POSITIONS):
        hand = tuple(chance.sample(range(len(box.ids)), chance.choice((0, 2, 19, 20, 21, 34))))
        human = Tokens(chance.randint(0, 10), chance.randint(0, 12), chance.choice((0, 2, 3, 4, 10)))
        automus = Tokens(chance.randint(0, 10), chance.randint(0, 10), chance.choice((0, 2, 3, 4, 10)))
        side, level = chance.choice(("even", "odd")), chance.choice("123456")
        holder, cards = chance.choice(("", "human", "automus")), chance.randint(0, 9)

        each, rest = LEVELS[level]
        fits = sorted((box.people[card].value % 2 == (side == "odd") for card in hand), reverse=True)
        its = 70 + plain_tokens(automus, holder == "automus", human.influence)
        its += sum(each if fit else rest for fit in fits[:20])
        mine = plain_tokens(human, holder == "human", automus.influence) - 10 * max(0, cards - 7)
        points = chance.choice((its - mine, its - mine + 1, its - mine - 1))
        winner = {1: "human", -1: "automus", 0: holder or "nobody"}[mine + points - its]

        state = State(
            level=level,
            cards="app",
            house="mars",
            variant=True,
            card_five="balanced",
            phase="counted",
            side=side,
            automus_hand=hand,
            human=human,
            automus=automus,
            sovereign=holder,
        )
        count = Count(scoring.matching_cards(box, state), cards, points)
        found = scoring.result(box, replace(state, count=count))
        assert [total.total for total in found.sides] == [mine + points, its]
        assert found.winner == winner
