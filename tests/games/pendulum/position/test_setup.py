"""Set-up, page 2."""

import pytest
from user_errors import raises_user_error

from automatable.core.engine.errors import UserError

PURPLE, GREEN, NONE = {"worker": "purple"}, {"worker": "green"}, {"worker": "none"}


@pytest.mark.rule("introduction")
def test_there_are_always_two_automas_in_a_real_time_game_for_three(table):
    t = table()
    assert len(t.state.automas) == 2
    assert len(t.box.rules.privilege_points) == 3
    assert t.game.checklist(t.state).instructions[0].message == "pendulum-do-set-up"
    with pytest.raises(UserError):
        t.game.decode_setup({"timers": "untimed"})


@pytest.mark.rule("set-up-privilege")
def test_the_privilege_order_is_drawn_marker_by_marker(table):
    t = table()
    (question,) = t.game.questions(t.state)
    assert question.deck == "privilege"
    assert [option.value for option in question.options] == ["human", "automa-1", "automa-2"]
    t.do("set-up", first="automa-2")
    assert [option.value for option in t.last.questions[0].options] == ["human", "automa-1"]
    t.answer("automa-1").answer(1).answer(2)
    assert t.state.privilege == ("automa-2", "automa-1", "human")


@pytest.mark.rule("set-up-mat")
def test_both_markers_begin_on_the_start_circle(table):
    t = table()
    assert [automa.points for automa in t.state.automas] == [0, 0]
    assert "pendulum-do-set-up-mat" in [each.message for each in t.game.checklist(t.state).instructions]


@pytest.mark.rule("set-up-colours")
def test_the_checklist_names_both_colours_and_they_must_differ(table):
    t = table(automa_1="orange", automa_2="green")
    colours = [
        each.args
        for each in t.game.checklist(t.state).instructions
        if each.message == "pendulum-do-set-up-colours"
    ]
    assert colours == [{"first": "@colour-orange", "second": "@colour-green"}]
    with raises_user_error("same-colour"):
        table(automa_1="red", automa_2="red")


@pytest.mark.rule("set-up-level")
def test_the_first_game_is_level_b(table):
    assert table().state.level == "B"


@pytest.mark.rule("set-up-deck")
def test_the_deck_has_all_32_cards(table):
    assert table().state.deck.bit_count() == 32


@pytest.mark.rule("set-up-workers", "p02-example-1")
@pytest.mark.parametrize(
    ("cards", "purple", "green"),
    [
        ((PURPLE, GREEN), ["T2", "B1", "B2"], ["T2", "B1", "B2"]),
        ((PURPLE, NONE), ["T2", "B1", "B2"], ["T1", "B1", "B2"]),
        ((NONE, GREEN), ["T1", "B1", "B2"], ["T2", "B1", "B2"]),
        ((NONE, NONE), ["T1", "B1", "B2"], ["T1", "B1", "B2"]),
    ],
)
def test_p02_six_grande_workers_stand_where_the_two_cards_say(table, cards, purple, green):
    t = table(cards={1: cards[0], 2: cards[1]}).ready()
    assert (t.workers("purple"), t.workers("green")) == (purple, green)


@pytest.mark.rule("P10")
def test_an_icon_of_the_other_colour_counts_as_no_icon(table):
    t = table(cards={1: GREEN, 2: PURPLE}).ready()
    assert (t.workers("purple"), t.workers("green")) == (["T1", "B1", "B2"], ["T1", "B1", "B2"])
    assert [
        node.ruling for node in t.last.explanation if getattr(node, "message", "").endswith("set-up-card")
    ] == [
        "P10",
        "P10",
    ]


@pytest.mark.rule("set-up-reshuffle")
def test_the_two_drawn_cards_go_back_into_the_deck(table):
    t = table().ready()
    assert t.state.deck == t.box.all_cards
    assert "shuffle-all" in t.messages


@pytest.mark.rule("levels")
@pytest.mark.parametrize(
    ("level", "advanced"), [("A", False), ("B", False), ("C", False), ("D", True), ("E", True), ("F", True)]
)
def test_levels_d_to_f_demand_the_advanced_variant(table, level, advanced):
    t = table(level=level)
    assert t.state.advanced is advanced
    assert ("pendulum-do-advanced" in [i.message for i in t.game.checklist(t.state).instructions]) is advanced
    assert table(level=level, advanced=True).state.advanced
    if advanced:
        t.ready()
        with raises_user_error("needs-advanced"):
            t.set(advanced=False)


def test_set_up_happens_once(table):
    with raises_user_error("not-now"):
        table().ready().do("set-up", first="human")
