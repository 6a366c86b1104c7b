"""How a game ends: all years, a draw, the aggressive variant, the campaign."""

import pytest

from automatable import UserError, Words, lab


def last(board, points, **setup):
    """The result of a game whose last year ends with these VP."""
    game = board(**setup)
    years = game.game.display.facts(game.state)["progress"].args["years"]
    return game.put(year=years, step="year-end").do("year-ended", points=points).result


@pytest.mark.rule("end-years")
def test_twenty_vp_early_end_nothing(board):
    game = board()
    for year in range(1, 8):
        assert game.result is None and game.state.year == year
        game.year(points=25)
    assert game.result.winner == "human"


@pytest.mark.rule("end-win", "end-loss", "end-draw", "V1")
@pytest.mark.parametrize(("points", "winner"), [(21, "human"), (20, "nobody"), (19, "automa")])
def test_more_vp_win_and_equal_vp_are_a_draw(board, points, winner):
    assert last(board, points).winner == winner
    assert last(board, points + 3, level="very-hard").winner == winner


@pytest.mark.rule("aggressive-table")
def test_the_marker_of_the_aggressive_variant_by_year(board):
    game, found = board(aggressive=True), []
    for _ in range(7):
        found.append(game.automa)
        game.year(points=30)
        assert (game.said[-1] == "do-marker") == (game.state.step != "over")
    assert found == [-1, 0, 1, 4, 8, 13, 20] and game.result.winner == "human"


@pytest.mark.rule("aggressive-year-end", "aggressive-moment")
@pytest.mark.parametrize(("points", "lost"), [(3, True), (4, True), (5, False)])
def test_not_strictly_ahead_at_the_end_of_a_year_is_lost(board, points, lost):
    game = board(aggressive=True).put(year=4, step="year-end").do("year-ended", points=points)
    assert game.said[0] == "do-upkeep" and (game.state.step == "over") == lost
    if lost:
        assert (game.result.winner, game.result.reason) == ("automa", "viticulture-lost-behind")


@pytest.mark.rule("challenge-5", "V7")
def test_challenge_five_has_eight_years_any_row_and_no_tokens(board):
    game = board(challenge="5", aggressive=True)
    for _ in range(7):
        game.year(points=21, row=2)
    assert game.state.year == 8 and game.state.tokens == 0
    assert game.automa == 20
    assert game.year(points=21, row=2).result.winner == "human"


@pytest.mark.rule("challenge-2")
def test_challenge_two_has_no_tokens(board):
    assert "do-no-tokens" in board(challenge="2").checklist
    game = board(challenge="2").answer(1).do("card-turned", card="1")
    assert game.state.tokens == 0
    with pytest.raises(UserError, check=lambda error: "tokens-forbidden" in error.message):
        game.do("token-used", space="plant-vine")


@pytest.mark.rule("challenge-3")
@pytest.mark.parametrize(("value", "lost"), [("yes", False), ("no", True)])
def test_challenge_three_needs_six_workers_after_year_three(board, value, lost):
    game = board(challenge="3").year().year().put(year=3, step="year-end").do("year-ended", points=4)
    assert [question.id for question in game.done.questions] == ["workers"]
    game.answer(value)
    assert (game.result is not None) == lost
    if lost:
        assert (game.result.winner, game.result.reason) == ("automa", "viticulture-lost-workers")


@pytest.mark.rule("challenge-6")
def test_challenge_six_counts_wine_at_the_end(board):
    game = board(challenge="6", level="easy").put(year=7, step="year-end")
    with pytest.raises(UserError):
        game.answer(9)
    game.answer(3).answer(7).answer(4)
    assert game.result.sides[0].total == 3 + 2 * 7 + 4 and game.result.winner == "human"


def offered(game, step):
    """The spaces on which a token is offered, with one at hand."""
    forms = game.put(step=step, tokens=1).game.legal_events(game.state)
    return [
        option.value
        for form in forms
        if form.type == "token-used"
        for option in form.form.options(form.form.fields[0])
    ]


@pytest.mark.rule("V13", "challenge-6", "challenge-8")
@pytest.mark.parametrize(
    ("challenge", "summer", "winter"), [("none", True, True), ("6", False, False), ("8", True, False)]
)
def test_a_token_is_offered_only_where_it_adds_something(board, challenge, summer, winter):
    assert ("sell-grape" in offered(board(challenge=challenge), "winter")) == summer
    assert ("fill-order" in offered(board(challenge=challenge), "year-end")) == winter
    assert "plant-vine" in offered(board(challenge=challenge), "winter")
    game = board(challenge=challenge).put(step="year-end", tokens=1).do("token-used", space="fill-order")
    bonus = game.done.instructions[0].args["bonus"]
    assert bonus == ("@bonus-fill-order" if winter else "@bonus-none"), "old games may hold such a token"


@pytest.mark.rule("V13", "challenge-6", "row-benefits")
def test_in_challenge_six_row_six_gives_no_vp(board):
    for challenge, gain in (("6", "@gain-no-point"), ("8", "@gain-point")):
        game = board(challenge=challenge)
        (question,) = game.game.questions(game.state)
        assert question.options[5].args["gain"] == gain
        assert game.parts["viticulture-board-rows"].places[5].name.args["gain"] == gain
        assert game.do("woke-up", row=6).done.instructions[0].args["gain"] == gain
        moved = board(challenge=challenge).answer(1).do("card-turned", card="1").do("organized", row=6)
        assert moved.done.instructions[0].args["gain"] == gain


def test_par_says_why_there_is_none(board):
    with pytest.raises(UserError, check=lambda error: error.message == "viticulture-no-par"):
        lab.par("viticulture")
    for level, needed in (("normal", 21), ("very-hard", 24)):
        for points, winner in ((needed, "human"), (needed - 1, "nobody")):
            assert last(board, points, level=level).winner == winner
        assert str(needed) in Words("en", "viticulture").say("viticulture-no-par")


@pytest.mark.parametrize(
    "wrong",
    [
        {"left": ["25"]}, {"left": ["1", "1"]}, {"left": []}, {"year": 8}, {"rows": [1, 1]}, {"rows": []},
        {"row": 9}, {"workers": ["harvest", "harvest"]}, {"workers": ["harvest"], "planned": "harvest"},
        {"planned": "plant-vine"}, {"tokens": -1}, {"more": True}, {"level": "very-hard", "aggressive": True},
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(board, wrong):
    with pytest.raises(UserError):
        board().put(**wrong)


def test_a_year_does_not_end_before_winter(board):
    with pytest.raises(UserError, check=lambda error: "not-year-end" in error.message):
        board().do("year-ended", points=3)
