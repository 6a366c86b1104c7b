"""The forecast of the council agrees with every draw of cards played out."""

from collections import Counter
from fractions import Fraction

import pytest
from msgspec import structs
from random_play import Driver, table_of

from automatable import games
from automatable.core.engine.explanation import Section, Summed
from automatable.core.engine.forecast import chances
from automatable.core.engine.resolution import SILENT
from automatable.games.pendulum.rules.council import points_gained

GAME = games.load("pendulum")


def odds(game, state):
    return {
        (one.message.removeprefix("pendulum-may-have-"), one.args["automa"], one.args["value"]): (
            Fraction(one.weight, one.total)
        )
        for one in chances(game, state)
    }


def drawn_out(game, state):
    """The same from every order of cards, drawn one by one as the council lays them."""
    found = Counter()

    def follow(now, chance):
        if now.pending is None:
            count(now, chance)
            return
        question = game.open_questions(now)[0]
        for option in question.options:
            event = game.decode_event(question.answer(option.value))
            follow(game.apply(now, event).state, chance / len(question.options))

    def count(end, chance):
        for number, automa in enumerate(end.automas):
            found["votes", number + 1, automa.votes] += chance
            points = points_gained(game.box, end, number, SILENT)[1]
            found["points", number + 1, points] += chance

    # with most votes of all the player is first: it stops there, before any reward
    most = game.decode_event({"type": "council-held", "votes": 99})
    follow(game.apply(state, most).state, Fraction(1))
    return dict(found)


def called(game, cards, deck):
    """A council that is called, with these cards before the Automas and these left in the deck."""
    new = game.new(game.decode_setup({"level": "D"}))
    council = ("",) * len(new.council)
    automas = tuple(structs.replace(one, cards=own) for one, own in zip(new.automas, cards, strict=True))
    mask = sum(1 << card for card in deck)
    human_first = ("human", "automa-1", "automa-2")
    return structs.replace(
        new, phase="called", automas=automas, deck=mask, council=council, privilege=human_first, markers=2
    )


@pytest.mark.parametrize(
    ("cards", "deck"),
    [
        (((1, 2), (3, 4)), range(5, 24)),  # one card each
        (((1, 2), (3, 4)), [7]),  # the deck runs out between them
        (((1,), (3, 4)), [7]),  # and in the middle of a hand
        (((1, 2), (3, 4)), []),
        (((1, 2, 5), (3, 4, 6)), range(7, 24)),  # nothing to draw
    ],
)
def test_the_sums_are_those_of_every_draw_played_out(cards, deck):
    state = called(GAME, cards, deck)
    found = odds(GAME, state)
    assert found == drawn_out(GAME, state)
    for what in ("points", "votes"):
        for automa in (1, 2):
            assert sum(chance for key, chance in found.items() if key[:2] == (what, automa)) == 1


def sums(explanation):
    """What the explanation adds up, as far down as it goes."""
    for node in explanation:
        if isinstance(node, Summed):
            yield node
        elif isinstance(node, Section):
            yield from sums(node.steps)


@pytest.mark.parametrize("number", range(len(table_of("pendulum").SETUPS)))
def test_in_a_whole_game_the_sums_of_each_council_had_a_chance(number):
    driver = Driver("pendulum", table_of("pendulum").SETUPS[number], seed=3)
    councils, before = 0, driver.state
    held = None
    while driver.step():
        if driver.events[-1]["type"] == "council-held":
            held = odds(driver.game, before)
        if held and driver.state.pending is None:
            for node in sums(driver.resolutions[-1].explanation):
                if node.message == "pendulum-sum-points":
                    assert held["points", node.args["automa"], max(0, node.total)] > 0
                    councils += 1
                if node.message == "pendulum-sum-votes":
                    votes = min(driver.game.box.rules.most_votes, max(0, node.total))
                    assert held["votes", node.args["automa"], votes] > 0
            held = None
        before = driver.state
    printed = driver.state.values == "printed"
    assert councils >= (0 if printed else 4)


def test_a_printed_value_nobody_entered_is_not_made_up():
    state = called(games.load("pendulum"), ((1, 2), (3, 4)), range(5, 24))
    assert chances(GAME, structs.replace(state, values="printed")) == ()


def test_the_council_cards_the_automas_take_are_their_actions_and_could_be_guessed(table):
    t = table(cards={13: {"icon": "votes"}, 23: {"icon": "grande"}}, level="A").called()
    t.do("council-laid", cards=["vote", "one-gold", "vote-province", "military-province", "five-gold"])
    before = t.state
    t.do("council-held", 11, 12, 13, 21, 22, 23, votes=0)
    taken = [action.at for action in t.game.display.actions(before, t.state, t.last.instructions)]
    assert taken == ["@place-s1", "@place-grande"], "the vote for the first, the grande worker for the second"
    assert set(taken) <= set(t.game.display.guessable(before))


def test_the_council_cards_on_the_board_can_be_guessed_once_it_is_called(table):
    placed = table().called()
    assert placed.game.display.guessable(placed.state)
    assert not placed.game.display.guessable(structs.replace(placed.state, phase="round"))
