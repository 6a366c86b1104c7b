"""Set-up, levels, the aggressive variant and the campaign before the first year."""

import pytest

from automatable import UserError, Words

EXPLAINED = {
    "1": "vine cards", "2": "2 ordinary workers", "3": "6 workers", "4": "three fields",
    "5": "any wake-up row", "6": "large cellar", "7": "2 lira", "8": "No orders",
}  # fmt: skip


@pytest.mark.rule("set-up-vineyard", "set-up-pieces", "set-up-marker", "set-up-your-marker", "set-up-tokens")
def test_what_is_put_where(board):
    checklist = board().checklist
    assert list(checklist)[:5] == ["do-vineyard", "do-your-marker", "do-pieces", "do-marker", "do-tokens"]
    assert checklist["do-pieces"].args == {"workers": 6} and checklist["do-tokens"].args == {"rows": 7}
    assert checklist["do-marker"].args == {"points": 20} and checklist["do-your-marker"].args == {"points": 0}
    assert board().state.rows == (1, 2, 3, 4, 5, 6, 7) and board().state.tokens == 0


@pytest.mark.rule("set-up-visitors", "V4")
def test_visitors_are_named_by_criterion_and_by_the_four_that_all_lists_have(board):
    assert board().checklist["do-visitors"].args["list"] == [
        "@visitor-swindler", "@visitor-wedding-party", "@visitor-queen", "@visitor-governor",
    ]  # fmt: skip


def said(board, message, language="en", **setup):
    """A line of the set-up in words."""
    line = board(**setup).checklist[message]
    return Words(language, "viticulture").say(line.message, line.args)


@pytest.mark.rule("spaces-left", "spaces-bonus")
def test_only_the_left_spaces_are_in_play(board):
    assert board().checklist["do-spaces"].rule == "spaces-left"
    assert said(board, "do-spaces") == "Only the left space of each action is in play."


@pytest.mark.rule("challenge-2")
@pytest.mark.parametrize(
    ("language", "only"), [("en", "Only the middle space"), ("ru", "только среднее место")]
)
def test_in_challenge_two_the_middle_spaces_are_in_play_alone(board, language, only):
    spaces = said(board, "do-spaces", language, challenge="2")
    assert only in spaces and board(challenge="2").checklist["do-spaces"].rule == "challenge-2"
    assert not spaces.startswith("Only the left") and not spaces.endswith(
        "только левое место каждого действия."
    )
    assert "space" not in said(board, "do-challenge", challenge="2")


@pytest.mark.rule("level-table")
@pytest.mark.parametrize(
    ("level", "years", "automa", "start"),
    [
        ("very-easy", 8, 20, 0),
        ("easy", 7, 20, 3),
        ("normal", 7, 20, 0),
        ("hard", 7, 20, 0),
        ("very-hard", 7, 23, 0),
    ],
)
def test_five_levels(board, level, years, automa, start):
    new = board(level=level)
    args = new.game.display.facts(new.state)["progress"].args
    assert (args["years"], new.automa, new.state.points) == (years, automa, start)
    assert ("do-draws-on" in new.checklist) == (level in ("hard", "very-hard"))


@pytest.mark.rule("level-table")
def test_in_the_eighth_year_every_row_is_free_and_gives_a_token(board):
    game = board(level="very-easy")
    for _ in range(7):
        game.year()
    assert game.state.rows == () and game.state.tokens == 7
    (question,) = game.game.questions(game.state)
    assert [option.value for option in question.options] == [1, 2, 3, 4, 5, 6, 7]
    assert game.answer(4).state.tokens == 8


@pytest.mark.rule("aggressive-levels")
@pytest.mark.parametrize("level", ["very-easy", "very-hard"])
def test_the_aggressive_variant_is_for_three_levels(board, level):
    for offered in ("easy", "normal", "hard"):
        assert "do-aggressive" in board(level=offered, aggressive=True).checklist
    with pytest.raises(UserError, check=lambda error: "no-aggressive" in error.message):
        board(level=level, aggressive=True)


@pytest.mark.rule("campaign", "challenge-1", "challenge-7", "challenge-8")
@pytest.mark.parametrize("challenge", "12345678")
def test_every_challenge_is_explained_at_the_set_up(board, challenge):
    instructed = board(challenge=challenge).checklist["do-challenge"]
    assert instructed.args == {"challenge": int(challenge)} and instructed.rule == f"challenge-{challenge}"
    for language in ("en", "ru"):
        said = Words(language, "viticulture").say(instructed.message, instructed.args)
        other = Words(language, "viticulture").say(instructed.message, {"challenge": int(challenge) % 8 + 1})
        assert said != other
    assert EXPLAINED[challenge] in Words("en", "viticulture").say(instructed.message, instructed.args)


@pytest.mark.rule("campaign-losses")
def test_losses_in_a_row_are_tokens_at_the_start(board):
    assert board(challenge="1", losses=2).state.tokens == 2
    assert board(challenge="1", losses=2).checklist["do-losses"].args == {"tokens": 2}
    assert board(losses=2).state.tokens == 0, "only in the campaign"


@pytest.mark.rule("V11", "campaign-losses")
@pytest.mark.parametrize("challenge", "25")
def test_where_no_tokens_may_be_used_losses_give_none(board, challenge):
    game = board(challenge=challenge, losses=2)
    assert game.state.tokens == 0 and "do-losses" not in game.checklist
    assert game.checklist["do-no-tokens"].rule == "V11"
    assert board(challenge=challenge).checklist["do-no-tokens"].rule == f"challenge-{challenge}"


@pytest.mark.rule("campaign")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_set_up_of_a_challenge_says_the_order_and_the_score(board, language):
    line = said(board, "do-campaign", language, challenge="3")
    for needed in {"en": ("1 to 8", "fewer"), "ru": ("1 по 8", "меньше")}[language]:
        assert needed in line
    assert "do-campaign" not in board().checklist


@pytest.mark.rule("V12", "challenge-7")
def test_the_income_of_challenge_seven_is_two_lira(board):
    assert said(board, "do-challenge", challenge="7") == "Start with a residual income of 2 lira."


@pytest.mark.rule("challenge-4", "challenge-7", "V6")
@pytest.mark.parametrize(
    ("challenge", "level", "points"), [("4", "normal", -5), ("7", "normal", -3), ("4", "easy", -2)]
)
def test_first_vp_of_level_and_challenge_are_added(board, challenge, level, points):
    assert board(challenge=challenge, level=level).state.points == points


@pytest.mark.rule("challenge-6")
def test_challenge_six_is_left_out_in_the_aggressive_variant(board):
    with pytest.raises(UserError, check=lambda error: "no-challenge-six" in error.message):
        board(challenge="6", aggressive=True)
