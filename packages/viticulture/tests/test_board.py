"""The board that the game declares, and the events that you may report."""

from fractions import Fraction

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


def chances(game):
    """The exact chance of each space to be blocked."""
    branches = tuple(game.game.display.forecast(game.state))
    total, found = sum(branch.weight for branch in branches), {}
    for branch in branches:
        for action in branch.actions:
            space = action.at.removeprefix("@space-")
            found[space] = found.get(space, Fraction()) + Fraction(branch.weight, total)
    return found


@pytest.mark.rule("place", "card-colors")
def test_the_forecast_says_how_many_of_the_cards_block_each_space(board):
    """Every space is on six of the 24 cards, also where it is not the first one of its card."""
    game = board()
    assert chances(game) == {}, "no card comes before you have chosen a row"
    for season in ("summer", "winter"):
        spaces = [place.ref for place in game.parts[f"viticulture-season-{season}"].places]
        found = chances(board().put(step=season))
        assert found == {ref.removeprefix("@space-"): Fraction(6, 24) for ref in spaces}


@pytest.mark.rule("planned", "planned-first")
def test_the_forecast_leaves_out_your_planned_worker(board):
    found = chances(board().put(step="winter", planned="harvest", left=["1", "5", "13", "14"]))
    assert found == {"draw-order": Fraction(2, 4), "make-wine": Fraction(1, 4)}


@pytest.mark.rule("hard-draw", "reshuffle")
def test_at_the_hard_levels_the_forecast_is_of_all_cards_of_the_season(board):
    """Card 16 places nobody in summer, 5 gives a tour, 13 draws a vine and plays a visitor."""
    game = board(level="hard").put(step="summer", left=["5", "13", "16"])
    assert chances(game) == {
        "give-tour": Fraction(1, 2), "draw-vine": Fraction(1), "summer-visitor": Fraction(1),
    }  # fmt: skip
    game.put(left=["16"])
    whole = chances(board(level="hard").put(step="summer"))
    assert chances(game) == whole and all(Fraction(6, 24) < chance < 1 for chance in whole.values())
