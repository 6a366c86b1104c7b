"""The owner's box: entered key by key, resumed, checked."""

from msgspec import structs
from user_errors import raises_user_error

from automatable import games
from automatable.core.box.loader import merged
from automatable.games.pendulum.entry import own_box


def enter(box, key, **values):
    """The component on one screen: what is named here is tapped, the rest stays as it is filled in."""
    question = own_box.entry_question(box, key, {})
    answer = question.filled(lambda part: values.get(part.key.replace("-", "_"), part.value))
    answers = {key: answer}
    assert own_box.entry_question(box, key, answers) is None
    return own_box.entry_tables(box, key, answers)


def taps(card):
    """What has to be tapped for a card: what is printed on it."""
    empty = {"worker": "none", "timer": "none", "province": 0, "votes": 0, "points": 0}
    printed = {
        name: getattr(card, name) for name in ("worker", "timer", "province", "votes", "points", "icon")
    }
    return {name: value for name, value in printed.items() if empty.get(name) != value}


def test_everything_is_missing_at_first_but_the_two_cells_the_book_gives():
    missing = games.load("pendulum").components.missing()
    assert len([key for key in missing if key.startswith("cards.")]) == 32
    assert missing[32:] == (
        "scoring.A",
        "scoring.B",
        "scoring.C",
        "scoring.D",
        "scoring.E",
        "scoring.F",
        "track",
    )
    parts = games.load("pendulum").components.entry_question("scoring.D", {}).fields
    assert [(part.key, part.value) for part in parts if part.value is not None] == [
        ("points-2", 5),
        ("votes-2", 5),
        ("points-3", 10),
        ("votes-3", 9),
    ]


def test_a_card_is_at_most_five_taps_and_is_kept_under_its_number():
    box = games.load("pendulum").box
    tables = enter(box, "cards.7", worker="purple", timer="black", votes=2, points=1, icon="grande")
    game = games.load("pendulum", tables)
    card = game.box.cards[7]
    assert (card.worker, card.timer, card.province) == ("purple", "black", 0)
    assert (card.votes, card.points, card.icon) == (2, 1, "grande")
    assert (card.left, card.right) == ("printed", "printed")
    assert "cards.7" not in game.components.missing()
    assert "cards.8" in game.components.missing()


def test_a_card_with_neither_icon_is_asked_for_its_province():
    box = games.load("pendulum").box
    assert enter(box, "cards.7", province=3, icon="votes")["cards"]["7"]["province"] == 3
    province = next(
        part for part in own_box.entry_question(box, "cards.7", {}).fields if part.key == "province"
    )
    assert not province.applies({"worker": "none", "timer": "black"})


def test_a_half_filled_box_is_resumed_where_it_was_left():
    tables = {}
    for number in (1, 2, 3):
        box = games.load("pendulum", tables).box
        key = own_box.missing(box)[0]
        assert key == f"cards.{number}"
        tables = merged(tables, enter(box, key, worker="green", votes=number, icon="votes"))
    assert own_box.missing(games.load("pendulum", tables).box)[0] == "cards.4"


def test_after_32_cards_the_deck_is_complete_and_the_app_can_shuffle_it(table):
    practice = games.load("pendulum").box
    tables = {}
    tapped = 0
    for number, card in practice.cards.items():
        box = games.load("pendulum", tables).box
        assert box.printed.provenance["cards"].kind == "practice", "until the last card is in"
        tapped += len(taps(card))
        tables = merged(tables, enter(box, f"cards.{number}", **taps(card)))
    game = games.load("pendulum", tables)
    assert tapped <= 130
    for number, card in game.box.cards.items():
        assert structs.replace(card, left="practice", right="practice") == practice.cards[number]
    assert not [key for key in game.components.missing() if key.startswith("cards")]
    assert game.components.defects() == ()
    assert game.box.printed.provenance["cards"].kind == "printed"
    assert game.box.printed.provenance["scoring"].kind == "practice"
    t = table(own=tables, values="printed").ready().do("round-started").do("worker-lifted", 9)
    assert t.state.pending is None, "nothing about a card is asked any more"
    assert t.game.components.practice(t.state) == ("icons",), (
        "what an icon covers is ours with a printed deck too (P12)"
    )
    assert "track" in table().game.components.practice(table().state)


def test_a_scoring_cell_and_the_track_are_entered_likewise(table):
    box = games.load("pendulum").box
    points = {f"points_{round}": cell.points for round, cell in box.scoring["E"].items()}
    votes = {f"votes_{round}": cell.votes for round, cell in box.scoring["E"].items()}
    card = enter(box, "scoring.E", **points, **votes | {"votes_2": 6})
    assert card["scoring"]["E"]["2"] == {"points": 7, "votes": 6, "provenance": "printed"}
    geometry = {"rows": [10, 12], "label_spaces": [2, 6, 9], "labels": [9, 4, 2], "parchment": 12}
    geometry["green"] = [22]
    track = enter(box, "track", **geometry)
    with raises_user_error("labels"):
        enter(box, "track", **geometry | {"labels": [9]})
    game = games.load("pendulum", merged(card, track))
    assert game.box.track.rows == [10, 12]
    assert game.box.track.labels == [(2, 9), (6, 4), (9, 2)]
    assert (game.box.track.parchment, game.box.track.glory) == (12, [22])
    assert game.components.defects() == ()
    assert "track" not in game.components.missing()


def test_unknown_keys_and_unfinished_answers_are_refused():
    box = games.load("pendulum").box
    for key in ("cards.33", "cards.x", "scoring.G", "scoring.A.5", "crown"):
        with raises_user_error("unknown-key"):
            own_box.entry_question(box, key, {})
    with raises_user_error("part-missing"):
        own_box.entry_tables(box, "cards.7", {"cards.7": {"worker": "none"}})
    with raises_user_error("answer-option"):
        enter(box, "cards.7", worker="crown", icon="votes")
