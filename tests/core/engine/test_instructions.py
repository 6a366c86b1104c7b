"""Instructions have their reasons, and bookkeeping is given as its net result."""

from automatable.core.engine.instructions import Row, rows, short
from automatable.core.engine.resolution import Instruction, Resolver


def test_an_instruction_is_decided_by_what_was_shown_since_the_one_before():
    r = Resolver(True)
    r.note("chose-jupiter", "rule")
    r.instruct("gain-jupiter", "rule")
    r.note("chose-luna", "rule")
    r.note("luna-again", "rule")
    r.instruct("put-luna", "rule")
    assert [one.why for one in r.instructions] == [((0,),), ((1,), (2,))]


def test_two_instructions_of_one_choice_share_its_reasons():
    r = Resolver(True)
    r.note("chose", "rule")
    r.instruct("move", "rule")
    r.instruct("take-away", "rule")
    assert [one.why for one in r.instructions] == [((0,),), ((0,),)]


def test_what_is_shown_in_a_section_is_reached_through_it_and_no_neighbour_claims_it():
    r = Resolver(True)
    r.note("before", "rule")
    with r.section("symbol", "rule"):
        r.note("inside", "rule")
        r.instruct("move", "rule")
    r.instruct("after", "rule")
    r.note("last", "rule")
    r.instruct("end", "rule")
    assert [one.why for one in r.instructions] == [((1, 0),), (), ((2,),)]


def test_a_section_without_an_instruction_is_a_reason_of_what_follows():
    r = Resolver(True)
    with r.section("symbol", "rule"):
        r.note("inside", "rule")
    r.instruct("move", "rule")
    assert r.instructions[0].why == ((0,),)


def test_bookkeeping_is_shown_once_as_its_net_result():
    r = Resolver(True)
    r.record("power", "rule", 3, 5)
    r.instruct("move", "rule")
    r.record("power", "rule", 5, 4)
    r.record("coins", "rule", 2, 3)
    r.record("coins", "rule", 3, 2)
    assert [(one.message, one.args) for one in short(r.instructions)] == [
        ("power", {"before": 3, "after": 4}),
        ("move", {}),
    ]


def test_what_changed_nothing_neither_places_nor_cites_a_net_result():
    r = Resolver(True)
    r.record("cards", "ability", 4, 4)
    r.instruct("lay", "combat")
    r.record("cards", "combat", 4, 3)
    r.record("cards", "bonus", 3, 3)
    instructed = [(one.message, one.rule) for one in short(r.instructions)]
    assert instructed == [("lay", "combat"), ("cards", "combat")]


def test_nets_of_different_counters_stay_apart():
    r = Resolver(True)
    r.record("track", "rule", 1, 2, automa=1)
    r.record("track", "rule", 1, 3, automa=2)
    assert len(short(r.instructions)) == 2


def test_rows_are_made_of_causes_and_end_with_the_net_results():
    one, two = Instruction("a", "rule", cause="movement"), Instruction("b", "rule", cause="movement")
    net, other = Instruction("n", "rule", net=True), Instruction("c", "rule", cause="income")
    loose = Instruction("d", "rule"), Instruction("e", "rule")
    assert rows([one, two, net, other, *loose]) == (
        Row("movement", (one, two)),
        Row("income", (other,)),
        Row("", (loose[0],)),
        Row("", (loose[1],)),
        Row("net", (net,), net=True),
    )


def test_a_net_result_may_say_more_about_where_it_ends_than_whose_it_is():
    r = Resolver(True)
    r.record("marker", "rule", 3, 5, of=1, row=1)
    r.record("marker", "rule", 1, 2, of=2, row=1)
    r.record("marker", "rule", 5, 14, of=1, row=2)
    assert [one.args for one in short(r.instructions)] == [
        {"of": 1, "row": 2, "before": 3, "after": 14},
        {"of": 2, "row": 1, "before": 1, "after": 2},
    ]


def test_a_rule_that_is_only_tried_has_the_answers_and_tells_nothing():
    r = Resolver(True, {"sand": True})
    tried = r.silent()
    assert not tried.explaining
    assert tried.answers == {"sand": True}
