"""The explanation in words: reasons for going, no choices of one, no numbers of our own."""

import pytest

from automatable import games
from automatable.cli.terminal.form import FormPrompt
from automatable.cli.wording import Narrator
from automatable.core.engine.explanation import Cut, Kept, Picked, Summand, Summed, Weighed
from automatable.locales import Words

WHAT = "red-rising-gain-from"
ALL = tuple(f"@location-{name}" for name in ("jupiter", "mars", "luna", "institute"))


@pytest.fixture
def shown():
    narrator = Narrator("en", "red-rising")
    return lambda *nodes: list(narrator.explanation(nodes))


def kept(*left, cuts=(), candidates=ALL):
    return Kept("gain-location", 3, candidates, cuts, left, WHAT)


def picked(*candidates, weighed=(), chosen=None):
    return Picked("gain-location", 3, candidates, weighed, chosen, WHAT)


def test_a_condition_is_the_reason_for_going_and_the_only_one_left_is_no_choice(shown):
    out = Cut("red-rising-holds-a-card", ALL[1:])
    assert shown(kept(ALL[0], cuts=(out,)), picked(ALL[0], chosen=ALL[0])) == [
        "• Gain a character from: Jupiter, Mars, Luna, the Institute",
        "    − Out: Mars, Luna, the Institute — no card lies there",
        "    Still in: Jupiter",
    ]


def test_conditions_that_removed_nobody_are_not_shown(shown):
    assert shown(kept(*ALL), picked(ALL[2], chosen=ALL[2])) == ["• Gain a character from: only Luna"]


def test_further_conditions_go_on_where_the_first_left_off(shown):
    first, second = (Cut("red-rising-holds-a-card", (ALL[3],)), Cut("red-rising-bonus-not-maxed", (ALL[2],)))
    assert shown(kept(*ALL[:3], cuts=(first,)), kept(*ALL[:2], cuts=(second,), candidates=ALL[:3])) == [
        "• Gain a character from: Jupiter, Mars, Luna, the Institute",
        "    − Out: the Institute — no card lies there",
        "    Still in: Jupiter, Mars, Luna",
        "    − Out: Luna — the Automus has the maximum of this bonus",
        "    Still in: Jupiter, Mars",
    ]


def test_nobody_left_is_shown_once_and_says_what_for(shown):
    out = Cut("red-rising-holds-a-card", ALL)
    assert shown(kept(cuts=(out,)), picked()) == [
        "• Gain a character from: Jupiter, Mars, Luna, the Institute",
        "    − Out: Jupiter, Mars, Luna, the Institute — no card lies there",
        "• Gain a character from: none is possible.",
    ]
    assert shown(kept(candidates=()), kept(candidates=()), picked()) == [
        "• Gain a character from: none is possible."
    ]
    assert shown(picked()) == ["• Gain a character from: none is possible."]


def test_what_the_conditions_left_is_not_listed_twice_and_a_place_in_an_order_has_no_number(shown):
    out = Cut("red-rising-holds-a-card", ALL[2:])
    steps = Weighed("red-rising-steps-along-arrow", "fewest", {ALL[0]: 2, ALL[1]: 2}, ALL[:2], False)
    order = Weighed("red-rising-steps-along-arrow", "first", {ALL[0]: 1, ALL[1]: 2}, ALL[:1], True)
    lines = shown(kept(*ALL[:2], cuts=(out,)), picked(*ALL[:2], weighed=(steps, order), chosen=ALL[0]))
    assert lines[3:] == [
        "    ? the next location along the arrow; after the last comes the first (Jupiter: 2, Mars: 2)",
        "    ? the next location along the arrow; after the last comes the first — decided",
        "    → Chosen: Jupiter",
    ]


def test_a_negative_part_of_a_sum_is_taken_away(shown):
    parts = (Summand("red-rising-part-fleet", 2), Summand("red-rising-part-excess", -20))
    assert shown(Summed("laurels", 3, "red-rising-part-cards", parts, -18)) == [
        "• Cards: 2 (Fleet track) − 20 (Cards over seven) = −18"
    ]
    parts = (Summand("red-rising-part-excess", -20), Summand("red-rising-part-fleet", 2))
    assert shown(Summed("laurels", 3, "red-rising-part-cards", parts, -18)) == [
        "• Cards: −20 (Cards over seven) + 2 (Fleet track) = −18"
    ]


def test_a_symbol_printed_with_a_number_is_listed_with_it():
    question = games.load("golem").components.entry_question("automa_cards.01", {})
    bonus = next(part for part in question.fields if part.key.endswith(".bonus"))
    prompt = FormPrompt(question.form, Words("en", "golem"))
    listed = [row.split(maxsplit=1)[1] for row in prompt.drawn(bonus).splitlines()[1].split(" · ")]
    assert len({*listed}) == len(listed) == len(bonus.options)
    assert prompt.parsed(bonus, "a gold ingot 3") == "gold-3"
