"""Council phase, step 2, pages 6 and 7: an Automa's council reward."""

import pytest
from user_errors import raises_user_error


def cards(*icons):
    """Three cards, left to right; 1 is the leftmost."""
    return {number: {"icon": icon} for number, icon in enumerate(icons, start=11)}


def looking(table, icons, board, grande=False):
    """Automa 1 in front of a council board, with three cards."""
    t = table(cards=cards(*icons)).called()
    places = dict(zip(("s1", "s2", "s3", "grande", "s4", "s5"), board, strict=True))
    deck = [number for number in range(1, 33) if number not in (11, 12, 13)]
    return t.set(council=places, automas__1__cards=[11, 12, 13], automas__1__grande=grande, deck=deck)


def chosen(t):
    return t.game.decide("council-reward", t.state, {"automa": 1})


BOARD = ("vote", "one-gold", "vote-province", "grande", "military-province", "five-gold")


@pytest.mark.rule("council-reward", "p07-example-1", "P12")
def test_p07_example_1_the_paid_province_for_2_votes_is_first_in_reading_order(table):
    t = looking(table, ("grande", "grande", "paid-province"), BOARD, grande=True)
    decision = chosen(t)
    assert decision.choice == "s3"
    *icons, kept, card, place = decision.explanation
    assert [note.args["icon"] for note in icons] == ["@icon-grande", "@icon-grande", "@icon-paid-province"]
    assert kept.cuts[0].out == ("11", "12")
    assert card.chosen == "13"
    assert place.candidates == ("@place-s3", "@place-s4")


@pytest.mark.rule("no-reward", "p07-example-1")
def test_p07_example_1_without_a_valid_icon_the_automa_gains_1_point(table):
    t = table(cards=cards("grande", "grande", "stratagems"), level="A").called()
    t.do("council-laid", cards=["vote", "one-gold", "province", "five-gold", "five-culture"])
    t.set(automas__1__grande=True, automas__2__grande=True)
    t.do("council-held", 13, 12, 11, 21, 22, 23, votes=99).do("reward-taken", place="printed")
    assert t.state.privilege == ("human", "automa-2", "automa-1"), (
        "the third in privilege gains no points for it"
    )
    gained = [args for message, args in t.instructions if message == "net-marker" and args["of"] == 1]
    assert [(args["before"], args["after"]) for args in gained] == [(0, 1)]
    assert any(node.rule == "no-reward" for node in t.last.explanation)
    assert chosen(looking(table, ("stratagems",) * 3, BOARD)).choice is None


@pytest.mark.rule("council-reward", "P8")
def test_the_newest_card_is_looked_at_first(table):
    t = table(cards={11: {"icon": "votes"}, 12: {}, 13: {"icon": "resources"}}, level="A").called()
    t.do("council-laid", cards=list(BOARD[:3] + BOARD[4:]))
    t.do("council-held", 11, 12, 13, 21, 22, 23, votes=99).do("reward-taken", place="printed")
    taken = [args for message, args in t.instructions if message == "discard-reward" and args["automa"] == 1]
    assert taken == [{"automa": 1, "reward": "@reward-one-gold", "place": "@place-s2"}]


@pytest.mark.rule("council-reward", "P8")
@pytest.mark.parametrize(
    ("icons", "note"),
    [
        (("votes", "stratagems", "resources"), "newest-first-perhaps"),
        (("votes", "stratagems", "grande"), "newest-first"),
        (("votes", "stratagems", "votes"), None),
        (("votes", "votes", "votes"), None),
    ],
)
def test_the_order_of_the_cards_is_shown_where_a_place_not_asked_for_may_hold_another(table, icons, note):
    """The newest card finds its reward at once: nothing more is asked; the oldest may have found another."""
    decision = chosen(looking(table, icons, ("vote", "?", "?", "grande", "?", "?")))
    assert decision.choice == "s1"
    ruled = [node.message for node in decision.explanation if getattr(node, "ruling", "") == "P8"]
    assert ruled == ([f"pendulum-note-{note}"] if note else [])


@pytest.mark.rule("grande-reward")
def test_the_grande_worker_goes_to_the_automas_box_once(table):
    t = table(cards=cards("grande", "grande", "grande"), level="A").called()
    t.do("council-laid", cards=["vote", "one-gold", "province", "five-gold", "five-culture"])
    t.do("council-held", 13, 12, 11, 21, 22, 23, votes=99).do("reward-taken", place="s1")
    grande = [args["automa"] for message, args in t.instructions if message == "grande"]
    assert len(grande) == 1
    assert t.state.automas[grande[0] - 1].grande
    assert t.state.round == 2
    assert t.state.council[3] == "grande", "the card lies face up again in the next round"


@pytest.mark.rule("grande-reward")
@pytest.mark.parametrize(("grande", "choice"), [(False, "grande"), (True, "s1")])
def test_an_automa_with_a_grande_worker_passes_over_that_icon(table, grande, choice):
    t = looking(table, ("grande", "votes", "votes"), BOARD, grande)
    assert chosen(t).choice == choice


@pytest.mark.rule("council-reward")
def test_a_card_the_player_took_is_not_there_any_more(table):
    t = looking(table, ("votes", "resources", "votes"), ("", *BOARD[1:]))
    assert chosen(t).choice == "s2"


@pytest.mark.rule("council-board")
def test_an_automa_asks_once_for_the_first_of_its_cards_among_those_that_may_have_it(table):
    t = table(cards={n: {"icon": "votes", "votes": 0} for n in range(11, 17)}, level="A").called()
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=99).do("reward-taken", place="s2")
    assert t.asked == ["reward-2"]
    assert [option.value for option in t.last.questions[0].options] == ["s1", "s3", "s4", "s5", "none"], (
        "the place the player emptied is passed over"
    )
    t.answer("s3")
    assert t.asked == ["reward-1"]
    assert [option.value for option in t.last.questions[0].options] == ["s4", "s5", "none"], (
        "the first place holds no votes, as the answer for the first Automa said"
    )
    t.answer("none")
    assert t.state.phase == "placing"
    assert ("discard-place", {"automa": 2, "place": "@place-s3"}) in t.instructions
    assert t.state.ruled_out == (), "a new round has new cards"


@pytest.mark.rule("council-board")
def test_what_one_automa_did_not_find_is_not_asked_for_the_next(table):
    icons = ("votes", "stratagems", "resources")
    shown = {n: {"icon": icon, "votes": 0} for n, icon in enumerate(icons * 2, start=11)}
    t = table(cards=shown, level="A").called()
    t.do("council-held", 13, 12, 11, 16, 15, 14, votes=1).do("reward-taken", place="printed")
    assert t.asked == ["reward-2"]
    args = t.last.questions[0].args
    assert (args["first"], args["second"], args["third"]) == tuple(f"@icon-{icon}" for icon in icons)
    t.answer("none")
    assert t.state.round == 2, "nothing of it lies anywhere, so the second Automa is not asked"


@pytest.mark.rule("council-board")
def test_what_was_ruled_out_stays_so_after_the_players_turn_and_in_both_forms(table):
    t = table(cards={n: {"icon": "votes", "votes": 9 if n < 14 else 0} for n in range(11, 17)}, level="A")
    t.called().do("council-held", 11, 12, 13, 14, 15, 16, votes=8)
    assert t.asked == ["reward-1"]
    t.answer("s4")
    assert t.state.phase == "rewards" and t.state.ruled_out[:3] == (("vote",),) * 3
    assert t.game.from_text(t.game.to_text(t.state)) == t.state
    assert t.game.from_json(t.game.to_json(t.state)) == t.state
    t.do("reward-taken", place="s5")
    assert t.state.round == 2, "only the places before the first one are left, and they hold no votes"


@pytest.mark.rule("council-board")
def test_a_known_card_is_the_answer_if_no_unknown_place_before_it_has_one(table):
    t = looking(table, ("votes", "resources", "grande"), ("?", "five-gold", "?", "grande", "?", "vote"))
    t.set(phase="rewards", privilege=["human", "automa-1", "automa-2"], flips=3).do(
        "reward-taken", place="printed"
    )
    question = t.last.questions[0]
    assert [option.value for option in question.options] == ["s1", "s3", "s4", "s5"]
    assert question.options[-1].message == "pendulum-reward-known"
    assert question.args["count"] == 1, "votes lie on the board, so resources do not matter"
    t.answer("s5")
    taken = [args for message, args in t.instructions if message == "discard-reward"]
    assert taken[0] == {"automa": 1, "reward": "@reward-vote", "place": "@place-s5"}


@pytest.mark.rule("council-board")
def test_a_corrected_row_forgets_what_was_ruled_out(table):
    t = table().called().set(ruled_out={"s1": ["vote"]})
    assert t.state.ruled_out[0] == ("vote",)
    assert t.set(council__s2="vote").state.ruled_out == ()


@pytest.mark.rule("council-board")
def test_a_grande_icon_asks_for_no_place(table):
    t = table(cards={n: {"icon": "grande"} for n in range(11, 17)}, level="A").called()
    t.do("council-held", 11, 12, 13, 14, 15, 16, votes=99).do("reward-taken", place="s2")
    assert t.state.phase == "placing"


@pytest.mark.rule("P12")
def test_what_an_icon_covers_is_box_data(table):
    assert chosen(looking(table, ("paid-province",) * 3, ("province", *BOARD[1:]))).choice == "s3"
    own = {"icons": {"paid-province": ["province", "vote-province", "military-province"]}}
    t = table(own=own).called()
    assert t.box.icons["paid-province"][0] == "province"


def test_the_player_cannot_take_what_is_gone(table):
    t = table(cards=cards("votes", "votes", "votes"), level="A").called()
    t.do("council-laid", cards=["vote", "", "province", "five-gold", "five-culture"])
    t.do("council-held", 11, 12, 13, 21, 22, 23, votes=99)
    with raises_user_error("answer-option"):
        t.do("reward-taken", place="s2")
    with raises_user_error("bad-input"):
        t.game.decide("council-reward", t.state, {"automa": 3})
