"""The lab's hand-builder: it plays by the rules, knows what a player knows, ends the game when it leads."""

from msgspec.structs import replace

from automatable import games
from automatable.core.engine.choices import mask_of
from automatable.core.engine.question import Question
from automatable.core.forms.form import Option
from automatable.core.topics.simulation import ModelContext
from automatable.games.red_rising.human_models.hand_builder import (
    TurnValues,
    answer,
    best_turn,
    hand_builder,
    steps_left,
    turns,
)
from automatable.games.red_rising.position.events import Deployed, Gained, Moved
from automatable.games.red_rising.position.state import Tokens
from automatable.games.red_rising.rules import cards
from automatable.games.red_rising.simulation import SIMULATION
from automatable.lab import play, run
from automatable.lab.runs.game_loop import LabTable

GAME = games.load("red-rising")
BOX = GAME.box


def numbers(*ids):
    return tuple(BOX.numbers[id] for id in ids)


def position(hand, jupiter=(), mars=(), luna=(), institute=(), **more):
    """A turn of yours with these cards; nothing else is known to lie anywhere."""
    placed = tuple(numbers(*pile) for pile in (jupiter, mars, luna, institute))
    known = {*numbers(*hand), *(card for pile in placed for card in pile)}
    state = GAME.new(GAME.decode_setup({"cards": "app", "level": "2"}))
    deck = state.deck & ~mask_of(known)
    basis = {"phase": "human", "first": "automus", "priorities": "ABCD", "side": "even"}
    return replace(
        state, **{**basis, "locations": placed, "human_hand": numbers(*hand), "deck": deck, **more}
    )


def test_it_takes_the_card_that_scores_with_what_it_holds():
    """Orion brings 10 with The Pax, and The Pax 15 with Orion."""
    state = position(("orion", "janitor"), jupiter=("the-pax",), luna=("gardener",))
    first, *rest = best_turn(BOX, state).events
    assert isinstance(first, Deployed) and first.card == "janitor"
    assert rest[-1] == Gained("jupiter")


def test_it_uses_an_ability_that_brings_a_card():
    """Victra gains the bottom card of her location and is banished, then a card is gained as always."""
    state = position(("victra", "orion", "the-pax"), mars=("janitor", "morning-star"), luna=("gardener",))
    chosen = best_turn(BOX, state)
    assert chosen.events[0] == Deployed("mars", "victra")
    assert chosen.events[1] == Moved("mars", "hand", "morning-star")
    assert chosen.events[2] == Moved("mars", "banished", "victra")
    assert len(chosen.hand) + chosen.drawn == 4


def test_cassius_brings_the_card_beneath_him_and_stays_for_a_gold():
    for under, after in (("lorn", ()), ("nanny", (Moved("mars", "banished", "cassius"),))):
        state = position(("cassius", "janitor"), mars=(under, "orion"), luna=("gardener",))
        used = [turn.events for turn in turns(BOX, state) if Moved("mars", "hand", under) in turn.events]
        assert used and all(events[2 : 2 + len(after)] == after for events in used)
        assert not any(Moved("mars", "hand", "orion") in turn.events for turn in turns(BOX, state))


def test_with_an_empty_hand_it_gains_at_once():
    state = position((), jupiter=("lorn",), mars=("nanny",))
    gained = {turn.events[0] for turn in turns(BOX, state) if isinstance(turn.events[0], Gained)}
    assert gained == {Gained("jupiter"), Gained("mars"), Gained("deck"), Gained("nothing")}


def test_it_parts_with_the_card_that_costs_it_least_and_claims_no_card_it_does_not_hold():
    state = position(("orion", "the-pax", "janitor"))
    context = ModelContext(lambda bound: 0)
    shown = cards.options(BOX, state.human_hand)
    asked = Question("swapped-yours", "red-rising-ask-banish-own", "human-abilities", options=shown)
    assert answer(GAME, state, asked, context) == "janitor"
    yes_no = (Option("yes", "core-value-yes"), Option("no", "core-value-no"))
    hidden = Question("hidden", "red-rising-ask-hidden", "human-laurels", options=yes_no)
    assert answer(GAME, state, hidden, context) == "no"


def test_it_ends_the_game_when_it_leads_and_not_when_it_is_behind():
    """One helium on Mars is the second threshold: it goes there only if it is ahead."""
    ready = {
        "human": Tokens(fleet=7, helium=6),
        "jupiter": ("lorn",),
        "mars": ("nanny",),
        "luna": ("gardener",),
    }
    ahead = best_turn(BOX, position(("morning-star", "orion", "the-pax", "virga"), **ready))
    assert ahead.tokens.helium >= 7
    behind = best_turn(BOX, position(("janitor",), automus_hand=tuple(range(40, 60)), **ready))
    assert behind.tokens.helium == 6


def test_it_knows_no_more_than_a_player():
    """What it would draw is a mean over the deck: the order of it is nowhere in the position."""
    state = position(("orion", "janitor", "lorn"), jupiter=("the-pax",), mars=("nanny",), luna=("gardener",))
    unseen = {turn.drawn for turn in turns(BOX, state) if turn.events[-1] == Gained("deck")}
    assert unseen == {1}
    assert TurnValues(BOX, state).unseen == TurnValues(BOX, state).unseen > 0


def test_the_way_to_the_end_is_its_two_best_tracks_or_all_three_with_the_automus():
    state = position(("lorn",), human=Tokens(fleet=5, helium=3))
    assert steps_left(BOX, state) == 2 + 4
    assert steps_left(BOX, replace(state, automus=Tokens(helium=7, influence=6))) == 2 + 0 + 1


def test_every_plan_of_its_is_possible():
    """Every turn it looks at in some positions of a game is carried out by the engine without a refusal."""
    tried = 0
    for state, _, _ in play("red-rising", level="2", human="hand-builder", seed=4):
        if state.phase != "human" or tried > 250:
            continue
        for turn in list(turns(BOX, state))[::7]:
            carried_out(state, turn)
            tried += 1
    assert tried > 100


def carried_out(state, turn):
    """The turn through the lab's table: chance and questions are answered."""
    table = LabTable(GAME, SIMULATION, SIMULATION.models["hand-builder"], {"cards": "app", "level": "2"})
    r = table.resolver(1)
    r.context.notes["uses"] = turn.uses
    for event in turn.events:
        if state.phase in ("human", "deployed"):
            r.state = state
            r.forget()
            state = GAME.handlers[type(event)](GAME.box, state, event, r)
    assert state.phase != "deployed"
    if not turn.drawn:
        assert sorted(state.human_hand) == sorted(turn.hand)


def test_it_wins_a_credible_share():
    """Measured over 200 games each: 76 of 100 at level 1, 52 at level 2, 18 at level 3."""
    results = run("red-rising", level=["1", "2"], human="hand-builder", games=12, cards=0, seed=11)
    wins = [results.values(level, "hand-builder", "human-wins").get(1, 0) for level in "12"]
    assert wins[0] >= 6 and wins[1] >= 3


def test_it_waits_while_the_automus_plays():
    state = replace(position(("lorn",)), phase="automus")
    assert hand_builder(GAME, state, ModelContext(lambda bound: 0)) is None
