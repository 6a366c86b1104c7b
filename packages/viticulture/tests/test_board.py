"""The board that the game declares, and the events that you may report."""

import pytest


def test_it_has_twelve_spaces_the_chart_the_track_and_three_piles(board):
    new = board()
    assert len(new.places) == 12 and len(new.parts["viticulture-board-rows"].places) == 7
    assert [number for number, _ in new.parts["viticulture-part-human"].pieces] == [20, 0]
    piles = ("field-tokens", "board-stock", "board-deck")
    assert [new.parts[f"viticulture-{pile}"].count for pile in piles] == [0, 6, 24]


def test_workers_rooster_and_tokens_lie_where_they_are(board):
    game = board().do("woke-up", row=4).do("card-turned", card="2").do("planned", space="harvest")
    held = {id: place.pieces[0].of for id, place in game.places.items() if place.pieces}
    assert held == {
        "draw-vine": "automa", "build-structure": "automa", "plant-vine": "automa", "harvest": "human",
    }  # fmt: skip
    rows = game.parts["viticulture-board-rows"].places
    assert [len(place.pieces) for place in rows] == [1] * 7 and rows[3].current
    assert rows[3].pieces[0].of == "human", "the rooster lies where the token was"
    assert game.parts["viticulture-season-summer"].current


def test_slots_of_another_season_and_of_tuscany_are_faded(board):
    game = board().do("woke-up", row=4).do("card-turned", card="1")
    slots = game.parts["viticulture-card"].places
    assert [slot.faded for slot in slots] == [False, False, True, True] and slots[2].note is not None


def test_what_may_be_reported_follows_the_season_and_the_tokens(board):
    def offered(game):
        return [event.type for event in game.game.legal_events(game.state) if event.question is None]

    game = board()
    assert offered(game) == [] and not any(place.reports for place in game.places.values())
    game.do("woke-up", row=4).do("card-turned", card="5")
    assert offered(game) == ["token-used", "planned", "organized"]
    for form in game.game.legal_events(game.state)[1:]:
        game.game.apply(game.state, game.game.decode_event(form.begins))
    taps = {id: [tap.event["type"] for tap in place.reports] for id, place in game.places.items()}
    assert taps["plant-vine"] == ["token-used"] and taps["harvest"] == ["planned"]
    game.do("token-used", space="plant-vine").do("planned", space="harvest")
    assert offered(game) == ["organized"]


@pytest.mark.rule("challenge-2", "row-once")
def test_where_no_tokens_may_be_used_the_token_of_the_row_is_put_away(board):
    assert board(challenge="2").do("woke-up", row=4).said == ["do-row", "do-remove-token"]
    assert board(challenge="5").do("woke-up", row=4).said == ["do-row"]
