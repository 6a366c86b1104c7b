"""The marble action: the active-criterion algorithm, the mirror, the three main actions (pp. 4 to 7)."""

import pytest
from games.golem.positions import BOX, GAME, check_ties, choice, own, position, rows, said, turn
from user_errors import raises_user_error


def chosen(criteria, lying, automa=None, **rest):
    """The marble by these criteria, ``row-colour``; the character shows red left, yellow right."""
    state = position(automa, {"rows": lying}, **rest)
    found = choice("choose-marble", state, criteria=criteria)
    return None if found is None else f"{found['row']}-{found['colour']}"


EXAMPLE_1 = rows(work="blue white", golem="black", artifact="red", study="red black", mirror="yellow blue")


@pytest.mark.rule("p04-example-1", "choose-marble", "L1", "L12", "L13", "mirror")
def test_p04_example_1_yellow_is_taken_from_the_mirror_a_coin_is_paid_and_golems_work():
    state = position({"golems": ["red-2", "blue-1-lying"]}, {"rows": EXAMPLE_1})
    assert choice("choose-marble", state, card="01") == {
        "row": "mirror",
        "colour": "yellow",
        "for_work": True,
    }
    resolution = turn(state, "01")
    assert said(resolution)[:4] == ["card", "marble", "student-forward", "net-resources"]
    after = own(resolution.state)
    assert after["golems"] == ["red-2-lying", "blue-1-lying"] and after["marbles"] == ["yellow"]
    surplus = 2 - BOX.base.work_cost["1"]
    assert after["resources"] == -BOX.automa.mirror_cost + surplus + 3


EXAMPLE_3 = rows(work="white", golem="blue blue", artifact="red blue", study="red yellow")


@pytest.mark.rule("p05-example-3", "choose-marble", "marble-fallback", "criterion-right", "L13")
def test_p05_example_3_the_right_marble_was_taken_so_red_and_the_artifact_token_is_higher():
    own_part = {"marbles": ["yellow"], "cards": ["01", "02"], "rabbi": 2}
    state = position(own_part, {"rows": EXAMPLE_3})
    assert choice("choose-marble", state, card="03") == {
        "row": "artifact",
        "colour": "red",
        "for_work": False,
    }
    lower = position({**own_part, "tokens": ["blue", "yellow", "red"]}, {"rows": EXAMPLE_3})
    assert choice("choose-marble", lower, card="03")["row"] == "study"


@pytest.mark.rule("criterion-most-marbles", "choose-marble")
def test_p04_most_marbles_decides_alone_if_one_row_has_most():
    assert chosen(["most-marbles"], rows(work="red", study="blue blue")) == "study-blue"
    state = position(None, {"rows": rows(work="red", study="blue blue")})
    check_ties("choose-marble", state, ["crit-most-marbles"], criteria=["most-marbles", "black"])


@pytest.mark.rule("criterion-work", "L12")
def test_p04_work_needs_a_standing_golem_and_is_skipped_without_one():
    lying = rows(work="white", golem="black", mirror="blue")
    assert chosen(["work", "black"], lying, {"golems": ["red-2-lying"]}) == "golem-black"
    assert chosen(["work", "white"], lying, {"golems": ["red-2"]}) == "work-white"
    assert chosen(["work"], rows(golem="red", mirror="blue"), {"golems": ["red-2"]}) == "mirror-blue"


@pytest.mark.rule("L12")
def test_a_mirror_marble_works_only_if_the_work_criterion_spoke_for_it():
    state = position({"golems": ["red-2"]}, {"rows": rows(golem="red", mirror="black")})
    assert choice("choose-marble", state, criteria=["work"])["for_work"] is True
    assert choice("choose-marble", state, criteria=["black", "work"])["for_work"] is False
    assert choice("choose-marble", state, criteria=["white", "work"])["for_work"] is True


@pytest.mark.rule("criterion-strategy", "L13")
def test_p04_strategy_takes_the_highest_token_whose_row_offers_something():
    lying = rows(work="red", artifact="blue", study="blue")
    assert chosen(["strategy"], lying) == "artifact-blue"
    assert chosen(["strategy"], lying, {"tokens": ["blue", "red", "yellow"]}) == "study-blue"
    assert chosen(["strategy", "white"], rows(work="red", mirror="white")) == "mirror-white", "skipped"


@pytest.mark.rule("criterion-black", "criterion-white", "criterion-not-character")
def test_p04_colour_criteria_take_their_colour_and_an_unavailable_one_is_skipped():
    lying = rows(work="red", golem="white", study="black")
    assert chosen(["black"], lying) == "study-black"
    assert chosen(["white"], lying) == "golem-white"
    assert chosen(["not-character", "white"], lying) == "golem-white"
    assert chosen(["black", "white"], rows(work="red", golem="white")) == "golem-white"


@pytest.mark.rule("criterion-left", "criterion-right")
def test_p04_left_and_right_change_places_once_taken():
    lying = rows(work="red", golem="yellow", study="blue")
    assert chosen(["left"], lying) == "work-red"
    assert chosen(["right"], lying) == "golem-yellow"
    assert chosen(["left"], lying, {"marbles": ["red"]}) == "golem-yellow"
    assert chosen(["right"], lying, {"marbles": ["yellow"]}) == "work-red"


@pytest.mark.rule("choose-marble")
def test_p04_later_criteria_narrow_the_active_one_and_never_undo_it():
    lying = rows(work="red blue", golem="red black", artifact="yellow", study="black black")
    assert chosen(["left", "black", "strategy"], lying) == "golem-red"
    assert chosen(["black", "left", "most-marbles", "strategy"], lying) == "golem-black"
    state = position(None, {"rows": lying})
    check_ties(
        "choose-marble",
        state,
        ["crit-black", "crit-left", "crit-most-marbles", "crit-strategy"],
        criteria=["black", "left", "most-marbles", "strategy"],
    )


@pytest.mark.rule("marble-fallback", "L1", "L14")
def test_p04_after_the_criteria_not_the_mirror_work_with_two_tokens_then_colours():
    everywhere = rows(work="red", golem="red", mirror="red")
    assert chosen(["left"], everywhere) == "golem-red"
    two = {"golems": ["red-2", "blue-2"]}
    assert chosen(["left"], everywhere, two) == "work-red"
    assert chosen(["left"], rows(work="red", mirror="red")) == "work-red"
    same = {"rows": rows(golem="blue yellow white black")}
    state = position({"tokens": ["blue", "yellow", "red"]}, same)
    assert choice("choose-marble", state, criteria=["strategy"])["colour"] == "blue"
    check_ties(
        "choose-marble",
        state,
        ["crit-strategy", "tie-not-mirror", "tie-work-with-two", "tie-row-token", "tie-colour-order"],
        criteria=["strategy"],
    )
    assert chosen(["strategy"], rows(golem="white black")) == "golem-black"


@pytest.mark.rule("ignored-colour", "L2", "L3")
def test_p04_a_taken_character_colour_is_ignored_while_there_are_others():
    lying = rows(work="red red", golem="blue")
    assert chosen(["strategy"], rows(golem="red blue"), {"marbles": ["red"]}) == "golem-blue"
    assert chosen(["strategy"], rows(golem="red"), {"marbles": ["red"]}) == "golem-red", (
        "nothing else is left"
    )
    assert chosen(["strategy"], rows(golem="white black"), {"marbles": ["white"]}) == "golem-black"
    assert chosen(["white"], rows(golem="white black"), {"marbles": ["white"]}) == "golem-white", (
        "no character colour"
    )
    assert chosen(["most-marbles"], lying, {"marbles": ["red"]}) == "golem-blue"
    counted = rows(work="red red blue", golem="blue blue")
    assert chosen(["most-marbles"], counted, {"marbles": ["red"]}) == "work-blue", "ignored ones still count"


@pytest.mark.rule("L3")
def test_white_is_a_character_colour_where_the_card_shows_it():
    shown = {"rows": rows(golem="white black"), "characters": ["07", "02", "03", "04"]}
    state = position({"marbles": ["white"]}, shown)
    assert choice("choose-marble", state, criteria=["white"])["colour"] == "black"


@pytest.mark.rule("mirror", "table-mirror-1", "table-mirror-2")
def test_p07_the_mirror_works_with_two_standing_golems_otherwise_by_the_tokens():
    two = position({"golems": ["red-2", "red-3"]})
    assert choice("mirror", two) == "work"
    check_ties("mirror", two, ["tie-work-with-two"])
    one = position({"golems": ["red-2", "red-3-lying"], "tokens": ["yellow", "red", "blue"]})
    assert choice("mirror", one) == "artifact"
    check_ties("mirror", one, ["tie-work-with-two", "tie-row-token"])


@pytest.mark.rule("action-golem", "action-artifact", "action-study", "red-zone")
@pytest.mark.parametrize(("row", "kind"), [("golem", "golem"), ("artifact", "artifact"), ("study", "study")])
def test_p05_resources_then_an_upgrade_outside_the_red_zone_then_the_main_action(row, kind):
    books = {"rows": rows(**{row: "white white"}), "library": ["01", "02", "03", "04", "05"]}
    rich = turn(position({"resources": 9}, books), "18")
    assert f"upgrade-{kind}" in said(rich)
    given = said(rich)
    done = {"golem": "create", "artifact": "ingot", "study": "book"}[kind]
    assert given.index("net-resources") < given.index(f"upgrade-{kind}") < given.index(done)
    poor = turn(position({"resources": -4}, books), "18")
    assert f"upgrade-{kind}" not in said(poor) and done in said(poor)


@pytest.mark.rule("red-zone", "L7")
@pytest.mark.parametrize(
    ("level", "marker", "red"),
    [("easy", 0, False), ("normal", -1, True), ("hard", -2, False), ("expert", -3, True)],
)
def test_the_red_zone_begins_where_the_level_says(level, marker, red):
    assert choice("red-zone", position({"resources": marker}, level=level)) is red
    assert BOX.printed.provenance["board"].kind == "practice"


@pytest.mark.rule("strategy-token-drops", "incomplete-action")
def test_p05_an_exhausted_kind_gives_resources_only():
    spent = {
        "dead": 6,
        "upgrades": {"golem": list(BOX.golem_ids)},
        "dropped": ["red"],
        "tokens": ["yellow", "blue", "red"],
    }
    resolution = turn(position(spent, {"rows": rows(golem="white white")}), "18")
    assert said(resolution) == ["card", "marble", "net-resources"]


def test_no_marble_anywhere_is_two_points():
    after = turn(position({}, {"rows": rows()}), "18").state
    assert after.points == BOX.automa.useless


def test_where_no_criterion_is_met_the_marbles_of_all_rows_are_asked_for_on_one_screen():
    asked = {"rows": dict.fromkeys(("work", "golem", "artifact", "study", "mirror"))}
    state = position({}, asked, box="owner", learned={**CARD, **CHARACTER})
    resolution = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "01"}), explain=True)
    question = resolution.questions[0]
    assert question.shared and [part.key for part in question.fields] == list(asked["rows"])


CARD = {
    "automa_cards.01.bonus": "none",
    "automa_cards.01.first": "marble",
    "automa_cards.01.marble": ["work"],
}
CHARACTER = {"characters.01.left": "red", "characters.01.right": "yellow"}


@pytest.mark.rule("choose-marble")
def test_asked_alone_the_card_is_the_last_one_turned_and_there_may_be_no_marble():
    lying = {"rows": rows(work="red", golem="blue blue")}
    last = position({"cards": ["18"], "golems": ["red-2"]}, lying)
    assert choice("choose-marble", last) == choice("choose-marble", last, card="18")
    assert choice("choose-marble", position({}, {"rows": rows()}), card="18") is None
    with raises_user_error("core-missing-input"):
        GAME.decide("choose-marble", position({}, lying), {})


def test_no_row_holds_more_of_a_colour_than_can_be_counted():
    asked = {"rows": dict.fromkeys(("work", "golem", "artifact", "study", "mirror"))}
    state = position({}, asked, box="owner", learned={**CARD, **CHARACTER})
    resolution = GAME.apply(state, GAME.decode_event({"type": "card-turned", "card": "01"}), explain=True)
    many = resolution.questions[0].answer(
        {"work": ["blue"] * 16, "mirror": [], "golem": [], "artifact": [], "study": []}
    )
    with raises_user_error("golem-refused-rows"):
        GAME.apply(resolution.state, GAME.decode_event(many))


@pytest.mark.rule("choose-marble", "owners-box")
def test_a_marble_is_chosen_by_the_rounds_character_which_is_asked_for():
    state = position({}, {"characters": [""] * 4, "rows": rows(work="red")}, box="owner")
    with raises_user_error(r"core-missing-input.*characters"):
        GAME.decide("choose-marble", state, {"criteria": ["left"]})
