"""The owner's box: entered key by key, resumed, checked."""

import pytest

from automatable import games
from automatable.core.box import merged
from automatable.core.refused import Refused
from automatable.games.pendulum import own_box


def enter(box, key, *values):
    """Answer everything asked for a key, in order."""
    answers = {}
    for value in values:
        question = own_box.next_entry(box, key, answers)
        question.check(value)
        answers[question.id] = value
    assert own_box.next_entry(box, key, answers) is None
    return own_box.entered(box, key, answers)


def test_everything_is_missing_at_first_but_the_two_cells_the_book_gives():
    missing = games.load("pendulum").missing()
    assert len([key for key in missing if key.startswith("cards.")]) == 32
    assert len([key for key in missing if key.startswith("scoring.")]) == 22
    assert missing[-1] == "track"


def test_a_card_is_five_taps_and_is_kept_under_its_number():
    box = games.load("pendulum").box
    tables = enter(box, "cards.7", "purple", "black", 2, 1, "grande")
    game = games.load("pendulum", tables)
    card = game.box.cards[7]
    assert (card.worker, card.timer, card.province) == ("purple", "black", 0)
    assert (card.votes, card.points, card.icon) == (2, 1, "grande")
    assert (card.left, card.right) == ("printed", "printed")
    assert "cards.7" not in game.missing()
    assert "cards.8" in game.missing()


def test_a_card_with_neither_icon_is_asked_for_its_province():
    box = games.load("pendulum").box
    assert enter(box, "cards.7", "none", "none", 3, 0, 0, "votes")["cards"]["7"]["province"] == 3


def test_a_half_filled_box_is_resumed_where_it_was_left():
    tables = {}
    for number in (1, 2, 3):
        box = games.load("pendulum", tables).box
        key = own_box.missing(box)[0]
        assert key == f"cards.{number}"
        tables = merged(tables, enter(box, key, "green", "none", number, 0, "votes"))
    assert own_box.missing(games.load("pendulum", tables).box)[0] == "cards.4"


def test_after_32_cards_the_deck_is_complete_and_the_app_can_shuffle_it(table):
    practice = games.load("pendulum").box
    tables = {}
    for number, card in practice.cards.items():
        values = [card.worker, card.timer]
        if card.worker == card.timer == "none":
            values.append(card.province)
        values += [card.votes, card.points, card.icon]
        box = games.load("pendulum", tables).box
        assert box.printed.provenance["cards"].kind == "practice", "until the last card is in"
        tables = merged(tables, enter(box, f"cards.{number}", *values))
    game = games.load("pendulum", tables)
    assert not [key for key in game.missing() if key.startswith("cards")]
    assert game.box_defects() == ()
    assert game.box.printed.provenance["cards"].kind == "printed"
    assert game.box.printed.provenance["scoring"].kind == "practice"
    t = table(own=tables, values="printed").ready().do("round-started").do("worker-lifted", 9)
    assert t.state.pending is None, "nothing about a card is asked any more"
    assert t.game.practice(t.state) == ("icons",), "what an icon covers is ours with a printed deck too (P12)"
    assert "track" in table().game.practice(table().state)


def test_a_scoring_cell_and_the_track_are_entered_likewise(table):
    box = games.load("pendulum").box
    cell = enter(box, "scoring.E.2", 7, 6)
    assert cell["scoring"]["E"]["2"] == {"points": 7, "votes": 6, "provenance": "printed"}
    track = enter(box, "track", 2, 10, 12, 3, 9, 2, 4, 6, 2, 9, 12, 1, 22)
    game = games.load("pendulum", merged(cell, track))
    assert game.box.track.rows == [10, 12]
    assert game.box.track.labels == [(2, 9), (6, 4), (9, 2)]
    assert (game.box.track.parchment, game.box.track.glory) == (12, [22])
    assert game.box_defects() == ()
    assert "track" not in game.missing()


def test_unknown_keys_and_unfinished_answers_are_refused():
    box = games.load("pendulum").box
    for key in ("cards.33", "cards.x", "scoring.G.1", "scoring.A.5", "crown"):
        with pytest.raises(Refused, match="unknown-key"):
            own_box.next_entry(box, key, {})
    with pytest.raises(Refused, match="no-question"):
        own_box.entered(box, "cards.7", {"card-7-worker": "none"})
    crowns = {f"card-7-{field}": "crown" for field in ("worker", "timer", "votes", "points", "icon")}
    with pytest.raises(Refused, match="answer-option"):
        own_box.entered(box, "cards.7", crowns)
