"""The year: wake-up rows, cards, your tokens, upkeep."""

import pytest

from automatable import UserError, Words


@pytest.mark.rule("wake-up", "row-once", "token-kept")
def test_a_row_gives_its_token_once_and_tokens_are_kept(board):
    game = board().year(row=3)
    assert game.state.tokens == 1 and game.state.rows == (1, 2, 4, 5, 6, 7) and game.state.year == 2
    with pytest.raises(UserError, check=lambda error: "not-row" in error.message):
        game.do("woke-up", row=3)
    game.answer(7)
    assert game.state.tokens == 2 and game.state.workers == () and game.state.step == "summer"


@pytest.mark.rule("row-benefits")
def test_each_row_has_its_benefit(board):
    gains = []
    for row in range(1, 8):
        gains.append(board().do("woke-up", row=row).done.instructions[0].args["gain"].removeprefix("@gain-"))
    assert gains == ["nothing", "vine", "order", "lira", "visitor", "point", "worker"]


@pytest.mark.rule("summer-card", "winter-card", "fall", "no-turns", "discard")
def test_one_card_begins_summer_and_one_winter(board):
    game = board().answer(1)
    game.do("card-turned", card="13")
    assert game.said == ["do-card", "do-place", "do-place"] and game.state.step == "winter"
    game.do("card-turned", card="14")
    assert game.said == ["do-fall", "do-card", "do-place", "do-place"] and game.state.step == "year-end"
    assert {"13", "14"}.isdisjoint(game.state.left) and len(game.state.left) == 22
    (question,) = game.game.questions(game.state)
    assert question.id == "points", "no card between your turns"
    with pytest.raises(UserError, check=lambda error: "no-card" in error.message):
        game.do("card-turned", card="1")


@pytest.mark.rule("winter-card")
def test_seven_years_take_fourteen_cards(board):
    game = board()
    for _ in range(7):
        game.year()
    assert len(game.state.left) == 10 and game.result


@pytest.mark.rule("card-colors", "card-tuscany", "place", "V8")
def test_a_card_is_read_in_its_season_without_tuscany(board):
    resolution = board().answer(1).do("card-turned", card="1")
    assert resolution.state.workers == ("draw-vine", "give-tour")
    cuts = {cut.condition: cut.out for cut in resolution.done.explanation[0].cuts}
    assert cuts == {
        "viticulture-out-season": ("@space-build-or-tour",),
        "viticulture-out-tuscany": ("@space-trade-field",),
    }
    winter = board().put(step="winter", row=1).do("card-turned", card="1")
    assert winter.state.workers == () and winter.said == ["do-fall", "do-card", "do-place-none"]


@pytest.mark.rule("only-block")
def test_workers_of_the_automa_change_nothing_else(board):
    before = board().answer(1).state
    after = board().answer(1).do("card-turned", card="2").state
    same = ("points", "tokens", "rows", "row", "year", "planned")
    assert all(getattr(before, name) == getattr(after, name) for name in same)
    assert after.workers == ("draw-vine", "build-structure", "plant-vine")


@pytest.mark.rule("place-none")
def test_no_worker_is_a_result_at_the_normal_level(board):
    game = board().answer(1).do("card-turned", card="16")
    assert game.state.workers == () and game.state.step == "winter" and "do-place-none" in game.said


@pytest.mark.rule("planned", "planned-first", "V9")
def test_a_planned_worker_keeps_its_space_and_acts_first(board):
    game = board().answer(1).do("card-turned", card="1").do("planned", space="harvest")
    game.do("card-turned", card="13")
    assert game.said == ["do-fall", "do-planned-now", "do-card", "do-place"]
    assert game.state.workers == ("draw-vine", "give-tour", "draw-order")
    assert [cut.out for cut in game.done.explanation[0].cuts if cut.condition.endswith("occupied")] == [
        ("@space-harvest",)
    ]
    assert game.answer(0).state.planned is None


@pytest.mark.rule("V9")
@pytest.mark.parametrize(
    ("step", "space"), [("winter", "plant-vine"), ("year-end", "harvest"), ("spring", "harvest")]
)
def test_only_a_winter_space_is_planned_and_only_in_summer(board, step, space):
    with pytest.raises(UserError, check=lambda error: "not-planned" in error.message):
        board().put(step=step).do("planned", space=space)


BONUSES = {
    "draw-vine": "one vine card more", "give-tour": "1 lira more", "build-structure": "it costs 1 lira less",
    "summer-visitor": "a second summer visitor", "sell-grape": "1 VP", "plant-vine": "a second vine",
    "draw-order": "one order card more", "harvest": "a second field", "make-wine": "a third wine",
    "winter-visitor": "a second winter visitor", "train-worker": "it costs 1 lira less", "fill-order": "1 VP",
}  # fmt: skip


@pytest.mark.rule("token-once", "token-effect", "token-bonuses")
def test_a_token_adds_the_bonus_of_an_action_of_this_season(board):
    words, bonuses = Words("en", "viticulture"), {}
    for space in board().places:
        season = board().game.box.spaces[space].season
        game = board().put(step={"summer": "winter", "winter": "year-end"}[season], tokens=2)
        game.do("token-used", space=space)
        assert game.said == ["do-bonus", "do-discard-token"] and game.state.tokens == 1
        bonuses[space] = words.name(game.done.instructions[0].args["bonus"])
    assert bonuses == BONUSES
    with pytest.raises(UserError, check=lambda error: "other-season" in error.message):
        board().put(step="winter", tokens=1).do("token-used", space="harvest")
    with pytest.raises(UserError, check=lambda error: "no-token" in error.message):
        board().put(step="winter").do("token-used", space="plant-vine")


@pytest.mark.rule("token-blocked", "spaces-grande", "V5")
def test_a_token_on_a_blocked_space_takes_the_grande_worker(board):
    game = board().put(step="winter", tokens=1, workers=["plant-vine"]).do("token-used", space="plant-vine")
    assert game.said == ["do-bonus", "do-grande", "do-discard-token"]
    assert game.done.instructions[1].rule == "V5"


@pytest.mark.rule("organizer")
def test_the_organizer_gives_no_token_and_never_row_seven(board):
    game = board().answer(1).do("card-turned", card="1").do("organized", row=4)
    assert game.state.row == 4 and game.state.tokens == 1 and 4 in game.state.rows
    for row in (7, 4, 9):
        with pytest.raises(UserError, check=lambda error: "not-organized" in error.message):
            game.do("organized", row=row)


@pytest.mark.rule("upkeep")
def test_at_the_end_of_the_year_the_automa_takes_its_workers_back(board):
    game = board().answer(1).do("card-turned", card="13").do("card-turned", card="14").answer(2)
    assert game.said == ["do-upkeep", "do-take-back"] and game.done.instructions[1].args == {"workers": 4}
    assert game.state.workers == () and (game.state.year, game.state.points) == (2, 2)


@pytest.mark.rule("hard-draw", "extra-skip", "V3")
def test_hard_draws_until_two_workers_stand(board):
    game = board(level="hard").answer(1).do("card-turned", card="16")
    assert game.state.more and game.state.step == "summer" and not game.game.questions(game.state)[0].waits
    game.do("card-turned", card="7")
    assert game.state.workers == ("draw-vine", "summer-visitor") and not game.state.more
    game = (
        board(level="hard")
        .answer(1)
        .put(workers=["summer-visitor"], left=["3", "4"], cards=["11"], more=True)
    )
    game.put(workers=["draw-vine"]).do("card-turned", card="3")
    assert game.state.workers == ("draw-vine", "summer-visitor"), "the occupied space does not count again"
    game = (
        board(level="hard").answer(1).put(workers=["draw-order"], step="winter").do("card-turned", card="6")
    )
    assert game.state.workers == ("draw-order", "fill-order")
    game = board(level="hard").put(step="winter", workers=["draw-order"], more=True)
    game.do("card-turned", card="7")
    assert game.state.more and "7" not in game.state.left and game.state.cards == ("7",)


@pytest.mark.rule("extra-whole")
def test_an_extra_card_is_resolved_whole(board):
    game = (
        board(level="hard")
        .answer(1)
        .do("card-turned", card="3")
        .put(workers=["draw-vine"], more=True, step="summer")
    )
    game.do("card-turned", card="4")
    assert game.state.workers == ("draw-vine", "give-tour", "build-structure", "sell-grape")


@pytest.mark.rule("six-workers", "V2")
def test_the_sixth_worker_ends_a_card_in_printed_order(board):
    summer = ["draw-vine", "give-tour", "build-structure", "sell-grape"]
    game = board(level="hard").put(step="winter", workers=[*summer, "make-wine"], more=True)
    game.do("card-turned", card="23")
    assert game.state.workers[-1] == "draw-order" and len(game.state.workers) == 6
    assert not game.state.more and game.state.step == "year-end", "no card after the sixth worker"
    stock = game.done.explanation[1].cuts[0]
    assert stock.ruling == "V2" and stock.out == ("@space-train-worker", "@space-fill-order")


@pytest.mark.rule("reshuffle", "V10")
def test_an_empty_deck_is_made_anew_from_all_discarded_cards(board):
    game = board(level="hard").answer(1).put(left=["16"]).do("card-turned", card="16")
    assert game.state.more and len(game.state.left) == 24 and "do-reshuffle" in game.said


@pytest.mark.rule("summer-most")
def test_summer_leaves_at_least_two_workers(board):
    """Every pair of cards: the second is drawn only while fewer than two workers stand."""
    game = board(level="hard").answer(1)
    box, most = game.game.box, 0
    for first in box.cards:
        after = board(level="hard").answer(1).do("card-turned", card=first)
        for second in box.cards if after.state.more else ():
            if second != first:
                event = after.game.decode_event({"type": "card-turned", "card": second})
                most = max(most, len(after.game.apply(after.state, event).state.workers))
        most = max(most, len(after.state.workers))
    assert most == 4
