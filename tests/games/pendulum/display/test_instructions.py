"""The instructions and questions of each moment."""

import pytest

from automatable.core.engine.explanation import Picked
from automatable.locales import Words

FLIPS = {"timer": "green"}
SAY = Words("en", "pendulum").say


def asks(t):
    question = t.last.questions[0]
    return question.message.removeprefix("pendulum-ask-"), question.args


def with_the_deck(t):
    """What only the holder of the Automa deck does."""
    held = [each.message for each in t.last.instructions if each.deck == "automa"]
    return [message.removeprefix("pendulum-do-") for message in held]


@pytest.mark.rule("draw")
def test_the_holder_of_the_deck_learns_what_a_card_is_turned_for(table):
    t = table(cards={7: FLIPS}, foreshadowing=True)
    t.do("set-up", "automa-1", first="human")
    assert asks(t) == ("card-set-up", {"area": "@area-purple"})
    t.answer(1).answer(2).do("round-started")
    assert asks(t) == ("card-foreshadow", {"automa": 1})
    t.answer(11).answer(12).do("worker-lifted", at=180_000)
    assert asks(t) == ("card-action", {})
    t.answer(7)
    assert asks(t) == ("card-foreshadow", {"automa": 1})


@pytest.mark.rule("victory-points")
def test_the_council_says_draw_three_and_lay_them_for_each_automa(table):
    t = table().called().do("council-held", votes=9)
    assert with_the_deck(t) == ["lay"]
    assert t.instructions == [("lay", {"automa": 1, "count": 3})]
    assert asks(t) == ("card-council", {"automa": 1, "count": 1, "most": 3})
    t.answer(11).answer(12).answer(13)
    assert asks(t) == ("card-council", {"automa": 2, "count": 1, "most": 3})
    assert with_the_deck(t) == ["lay", "lay"]


@pytest.mark.rule("foreshadowing")
def test_with_cards_already_in_front_only_the_missing_ones_are_drawn(table):
    t = table().called().set(automas__1__cards=[4, 5], deck=list(range(6, 33))).do("council-held", votes=9)
    assert t.instructions == [("lay", {"automa": 1, "count": 1})]
    assert asks(t) == ("card-council", {"automa": 1, "count": 3, "most": 3})


@pytest.mark.rule("draw", "foreshadowing", "victory-points")
def test_a_deck_that_is_out_is_made_anew_before_a_card_is_laid_from_it(table):
    t = table(foreshadowing=True).ready().set(deck=[]).do("round-started")
    assert with_the_deck(t) == ["reshuffle", "foreshadow"]
    t = table(foreshadowing=True).ready().set(deck=[9]).do("round-started", 9)
    assert with_the_deck(t) == ["foreshadow", "reshuffle", "foreshadow"]
    t = table().called().set(deck=[]).do("council-held", votes=9)
    assert with_the_deck(t) == ["reshuffle", "lay"]
    t = table().called().set(deck=[9]).do("council-held", 9, votes=9)
    assert with_the_deck(t) == ["lay", "reshuffle"], "the last card of the old deck is drawn first"


@pytest.mark.rule("set-up-deck", "set-up-privilege", "set-up-reshuffle")
def test_what_the_app_decides_by_itself_is_not_on_the_players_list(table):
    t = table()
    decks = {each.message: each.deck for each in t.game.checklist(t.state).instructions}
    assert decks["pendulum-do-set-up-deck"] == "automa"
    assert decks["pendulum-do-set-up-privilege"] == "privilege"
    t.ready()
    assert with_the_deck(t) == ["shuffle-all"]


@pytest.mark.rule("base-round-set-up", "round-set-up")
@pytest.mark.parametrize(("round", "cards"), [(1, "5 new council cards"), (3, "The 5 final council cards")])
def test_the_round_set_up_turns_the_grande_worker_card_face_up(table, round, cards):
    t = table(level="A").called().set(round=round)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=0)
    while t.last.questions:
        t.answer(t.last.questions[0].options[0].value)
    cards_laid = [args for message, args in t.instructions if message == "round-council"]
    said = [SAY("pendulum-do-round-council", args) for args in cards_laid]
    assert said == [f"{cards}; grande worker card face up"]
    assert t.messages[-1] == "place"


@pytest.mark.rule("trigger")
def test_your_worker_waits_only_where_the_board_changes_first(table):
    shows = {7: {"worker": "purple"}, 8: FLIPS, 9: {"province": 1}, 10: {"worker": "green"}, 11: FLIPS}
    t = table(cards=shows).started()
    assert t.do("worker-lifted", 7, at=1000).messages[-1] == "then-place"
    assert t.do("worker-lifted", 8, at=2000).messages == ["nothing"], "no timer has run out"
    assert t.do("worker-lifted", 9, at=3000).messages == ["province", "new-province", "then-place"]
    assert "then-place" not in t.do("timer-flipped", 10, timer="black", at=190_000).messages, (
        "no worker waits"
    )
    t.do("worker-lifted", 11, at=200_000)
    assert t.messages == ["flip", "marker", "then-place"], "the row a worker may be placed on has changed"


@pytest.mark.rule("call-council")
def test_the_council_has_not_begun_at_its_call(table):
    t = table().started().do("timer-flipped", timer="purple", at=180_000)
    t.do("timer-flipped", timer="purple", at=360_000)
    assert t.messages == ["call", "finish"]
    assert t.last.questions[0].id == "votes"
    assert SAY(t.last.questions[0].message).startswith("All actions done")


@pytest.mark.rule("privilege")
def test_places_on_the_privilege_track_are_shown_from_1(table):
    t = table().ready()
    picked = t.game.decide("privilege", t.state, {"human": 3, "automa-1": 3, "automa-2": 3}).explanation[0]
    assert isinstance(picked, Picked)
    assert picked.weighed[-1].values == {"@side-human": 1, "@side-automa-1": 2, "@side-automa-2": 3}
    t = table().ready().set(automas__1__points=41, automas__2__points=41)
    picked = t.game.decide("game-end", t.state, {"legendary": False}).explanation[0]
    assert picked.weighed[-1].values == {"@side-automa-1": 2, "@side-automa-2": 3}


@pytest.mark.rule("P11", "track")
def test_a_capped_advance_tells_where_the_marker_really_goes(table):
    cards = {number: {"points": 2} for number in (11, 12, 13)}
    t = table(cards=cards, level="D").called().set(automas__1__points=58, automas__2__points=60)
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=99)
    moved = [args for message, args in t.instructions if message == "net-marker"]
    assert moved == [{"of": 1, "row": 5, "space": 12, "before": 58, "after": 60}], "the other cannot move"
    lost = [node.args["lost"] for node in t.last.explanation if getattr(node, "ruling", None) == "P11"]
    assert lost[0] == 6, "2 + 2 + 2 from the cards and 2 from the scoring card; two of them count"


@pytest.mark.rule("track")
def test_what_an_automa_gains_in_one_event_is_one_move_of_its_marker(table):
    cards = {n: {"icon": "stratagems", "votes": 9 if n == 11 else 0, "points": 1} for n in range(11, 17)}
    t = table(cards=cards, level="A").called().do("council-laid", cards=["vote", "one-gold", "", "", ""])
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=0)
    # 3 from the cards, 2 or 1 for privilege, 1 instead of a reward
    moved = [args for message, args in t.instructions if message == "net-marker"]
    assert [(args["of"], args["before"], args["after"]) for args in moved] == [(1, 0, 6), (2, 0, 5)]
